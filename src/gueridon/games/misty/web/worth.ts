// What each pane was worth, as it was told at the end of a round.
import type { Said } from '$web/board/contract';
import { beside, columnOf } from './places';
import type { Cell, Picture } from './view';

export interface Worth {
  /** The whole of it in words. */
  said: Said;
  flower: number;
  smile: number;
  other: number;
  pile: number;
  /** For smiles side by side, together. */
  together: number;
}

function reasonsIn(why: Said): Said[] {
  const { first, then } = why.args ?? {};
  return why.code === 'why-also' ? [...reasonsIn(first as Said), ...reasonsIn(then as Said)] : [why];
}

const isWorth = ({ code }: Said) => code === 'score-window-worth';

/** Whether a round ended with this moment. */
export const tellsWorth = (told: readonly Said[]) => told.some(isWorth);

/** Seat by seat, of a moment with which a round ended. */
export function worthsIn(told: readonly Said[]): Worth[] {
  return told.filter(isWorth).map((said) => {
    const reasons = reasonsIn(said.args?.['why'] as Said);
    const all = (code: string) => Number(reasons.find((each) => each.code === code)?.args?.['points'] ?? 0);
    const each = (code: string) => all(code) / Number(reasons.find((reason) => reason.code === code)?.args?.['n'] ?? 1);
    return {
      said, flower: each('why-flowers'), smile: each('why-smiles'), other: each('why-others'), pile: 0,
      together: all('why-side-by-side'),
    };
  });
}

export function worthOf(cards: readonly Picture[], worth: Worth): number {
  if (cards.length > 1) return worth.pile;
  const [picture] = cards;
  return picture === 'flower' || picture === 'smile' ? worth[picture] : worth.other;
}

export interface Together {
  cells: [first: Cell, last: Cell];
  points: number;
}

/** Smiles side by side, and what they were worth together where the telling leaves no doubt. */
export function togetherIn(panes: Record<Cell, readonly Picture[]>, { together }: Worth): Together[] {
  const isSmile = (cell: Cell) => panes[cell]?.length === 1 && panes[cell][0] === 'smile';
  const rows = Object.keys(panes).filter((cell) => isSmile(cell) && !isSmile(beside(cell, -1))).map((first) => {
    let last = first;
    while (isSmile(beside(last, 1))) last = beside(last, 1);
    return { cells: [first, last] as [Cell, Cell], points: columnOf(last) - columnOf(first) };
  }).filter(({ points }) => points > 0);
  if (rows.length === 1) return [{ ...rows[0]!, points: together }];
  return rows.reduce((sum, { points }) => sum + points, 0) === together ? rows : [];
}
