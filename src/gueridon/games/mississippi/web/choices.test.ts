import { expect, test } from 'vitest';
import type { Legal } from '$web/board/contract';
import { fleetOf, landingsOf, pushOf, turned, turnsOf, type Landing } from './choices';
import type { AnyChoice, Box } from './wire';

const BOX = {
  boats: [
    { letter: 'A', colour: 'red' },
    { letter: 'C', colour: 'green' },
  ],
} as Box;
const move = (space: number) => ({ is: 'forward', space, action: `m${space}` }) as Legal<AnyChoice>;
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
  const touching = (seat: number) =>
    ({ is: 'forward-touching', first: { seat, spaces: 5, others_wait: false } }) as Landing;
  expect([pushOf(touching(1), 0, BOX), pushOf(touching(1), 1, BOX)]).toEqual(['C+5', '+5']);
});

test('where nobody would advance, no push is written', () => {
  const balanced = { is: 'forward-touching', first: null } as Landing;
  expect([pushOf(balanced, 1, BOX), pushOf({ is: 'forward' } as Landing, 1, BOX)]).toEqual(['', '']);
});

test('a boat that turns right by a sixth shows in the east what it showed in the north-east', () => {
  expect(turned([1, 2, 3, 4, 5, 6], 1)).toEqual([6, 1, 2, 3, 4, 5]);
  expect(turned([1, 2, 3, 4, 5, 6], -1)).toEqual([2, 3, 4, 5, 6, 1]);
});
