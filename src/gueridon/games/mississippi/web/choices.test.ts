import { expect, test } from 'vitest';
import type { Legal } from '$web/board/contract';
import { fleetOf, landingsOf, pushOf, turned, turnsOf } from './choices';
import type { AnyChoice, Box, Move } from './wire';

const BOX = {
  boats: [
    { letter: 'A', colour: 'red' },
    { letter: 'C', colour: 'green' },
  ],
} as Box;
const move = (space: number) => ({ is: 'move', space, action: `m${space}` }) as Legal<AnyChoice>;
const turn = (sixths: number) => ({ is: 'turn', sixths, action: `t${sixths}` }) as Legal<AnyChoice>;

test('a boat has the letter and the colour of its seat', () => {
  expect(fleetOf([{ space: 3, edges: null, logs: 2 }], BOX)).toEqual([
    { space: 3, edges: null, logs: 2, letter: 'A', colour: 'red' },
  ]);
});

test('landings are found by their space, and turns are none', () => {
  const landings = landingsOf([move(3), turn(1), move(7)]);
  expect([...landings.keys()]).toEqual([3, 7]);
  expect(landings.get(7)?.action).toBe('m7');
});

test('turns go from the furthest left to the furthest right', () => {
  expect(turnsOf([turn(2), move(3), turn(-1), turn(0)]).map(({ sixths }) => sixths)).toEqual([-1, 0, 2]);
});

test('a push is written with the letter of who advances, unless that is oneself', () => {
  const first = (seat: number) => ({ first: { seat, spaces: 5, others_wait: false } }) as Move;
  expect([pushOf(first(1), 0, BOX), pushOf(first(1), 1, BOX), pushOf({ first: null } as Move, 1, BOX)]).toEqual([
    'C+5',
    '+5',
    '',
  ]);
});

test('a boat that turns right by a sixth shows in the east what it showed in the north-east', () => {
  expect(turned([1, 2, 3, 4, 5, 6], 1)).toEqual([6, 1, 2, 3, 4, 5]);
  expect(turned([1, 2, 3, 4, 5, 6], -1)).toEqual([2, 3, 4, 5, 6, 1]);
});
