// Which tiles the reason for some points speaks of, so that the board can point at them. The points themselves, and
// the reason, are told by the game.
import type { Said } from '$web/board/contract';
import type { Presented } from './view';

type IsMeant = (tile: Presented, isNeighbour: boolean, isItself: boolean) => boolean;

const MEANT: Readonly<Record<string, IsMeant>> = {
  'why-hearts': (_tile, _isNeighbour, isItself) => isItself,
  'why-per-heart': (tile) => tile.hearts > 0,
  'why-per-bouquet': (tile) => tile.row === 'bouquet',
  'why-per-keepsake': (tile) => tile.row === 'keepsakes',
  'why-two-in-bouquet': (tile) => tile.row === 'bouquet',
  'why-per-neighbour-heart': (tile, isNeighbour) => isNeighbour && tile.hearts > 0,
  'why-no-heart': () => true,
  'why-per-neighbour-in-bouquet': (tile, isNeighbour) => isNeighbour && tile.row === 'bouquet',
  'why-per-colour': () => true,
  'why-per-other-heartless': (tile, _isNeighbour, isItself) => !isItself && tile.hearts === 0,
};

/** The columns that gave points to the tile of a "score-tile" line. */
export function sourcesOf(line: Said, row: readonly Presented[], column: number): number[] {
  const why = line.args?.['why'];
  if (typeof why !== 'object' || Array.isArray(why)) return [];
  const reasons = why.code === 'why-both' ? [why.args?.['hearts'], why.args?.['effect']] : [why];
  return row.flatMap((tile, at) => {
    const isMeant = reasons.some((reason) => {
      if (typeof reason !== 'object' || Array.isArray(reason)) return false;
      if (reason.code === 'why-per-own-colour') return reason.args?.['colour'] === `colour-${tile.colour}`;
      return MEANT[reason.code]?.(tile, Math.abs(at - column) === 1, at === column) ?? false;
    });
    return isMeant ? [at] : [];
  });
}

/** Whether a moment ends with a presentation. */
export const presents = (told: readonly Said[]) => told.some(({ code }) => code === 'score-tile');

/** The lines of the latest presentation, owner by owner; the apprentice comes after the players. */
export function linesOf(told: readonly Said[], players: number): Said[][] {
  const lines: Said[][] = [];
  let owner = 0;
  for (const said of told) {
    if (said.code.startsWith('score-presents')) owner = Number(said.args?.['seat'] ?? players);
    if (said.code === 'score-tile') (lines[owner] ??= []).push(said);
  }
  return lines;
}
