// What is said of a space: everything that can be seen there.
import type { Words } from '$web/board/contract';
import type { Craft, Landing } from './choices';
import type { Course } from './wire';

const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

export function nameOfSpace(
  space: number,
  course: Course,
  fleet: Craft[],
  landing: Landing | undefined,
  push: string,
  words: Words,
): string {
  const seat = fleet.findIndex((boat) => boat.space === space);
  if (seat >= 0) return nameOfBoat(seat, fleet[seat]!, words);
  const place = words.t(space === course.goal ? 'board-goal' : space === course.start ? 'board-start' : 'board-space', {
    space,
  });
  if (!landing) return place;
  const { logs } = landing;
  const way =
    'spaces' in landing
      ? words.t('board-back', { place, spaces: landing.spaces, logs })
      : words.t('board-forward', { place, logs });
  return 'touched' in landing ? words.t('board-touching', { way, touched: landing.touched, push: push || '=' }) : way;
}

function nameOfBoat(seat: number, { letter, colour, edges, space }: Craft, words: Words): string {
  const numbers = Object.fromEntries((edges ?? []).map((number, direction) => [DIRECTIONS[direction]!, number]));
  return words.t('board-boat', {
    letter,
    colour: words.t(`colour-${colour}`),
    player: words.player(seat),
    space: space ?? 0,
    ...numbers,
  });
}
