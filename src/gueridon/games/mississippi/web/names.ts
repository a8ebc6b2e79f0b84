// What is said of a space: everything that can be seen there.
import type { Words } from '$web/board/contract';
import type { Landing } from './choices';
import type { View } from './view';

const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

export function nameOfSpace(space: number, view: View, landings: Map<number, Landing>, words: Words): string {
  const seat = view.boats.findIndex((boat) => boat.space === space);
  if (seat >= 0) return nameOfBoat(seat, view, words);
  const place = space === view.board.goal ? words.t('board-goal', { space }) : space === view.board.start ? words.t('board-start', { space }) : words.t('board-space', { space });
  const landing = landings.get(space);
  if (!landing) return place;
  const way = landing.isForward ? words.t('board-forward', { place, spaces: landing.spaces }) : words.t('board-back', { place, spaces: landing.spaces, logs: landing.logs });
  return landing.touched ? words.t('board-touching', { way, touched: landing.touched, push: landing.push || '=' }) : way;
}

function nameOfBoat(seat: number, view: View, words: Words): string {
  const { letter, colour, edges, space } = view.boats[seat]!;
  const numbers = Object.fromEntries((edges ?? []).map((number, direction) => [DIRECTIONS[direction]!, number]));
  return words.t('board-boat', { letter, colour: words.t(`colour-${colour}`), player: words.player(seat), space: space ?? 0, ...numbers });
}
