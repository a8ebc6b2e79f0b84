import { expect, test } from 'vitest';
import type { Words } from '$web/board/contract';
import type { Craft, Landing } from './choices';
import { nameOfSpace } from './names';
import type { Course } from './wire';

/** Words that say which message is asked for, and with what. */
const words = {
  t: (code: string, args: object = {}) => `${code}(${Object.values(args).join(' ')})`,
  player: (seat: number) => `player ${seat}`,
} as unknown as Words;
const COURSE = { start: 0, goal: 9 } as Course;
const boat = { letter: 'A', colour: 'red', space: 4, edges: [1, 2, 3, 4, 5, 6], logs: 2 } as Craft;
const nameOf = (space: number, given?: Landing, push = '') => nameOfSpace(space, COURSE, [boat], given, push, words);

test('start and goal have names of their own', () => {
  expect([nameOf(0), nameOf(9), nameOf(5)]).toEqual(['board-start(0)', 'board-goal(9)', 'board-space(5)']);
});

test('where a boat lies, the boat is named with all that is painted on it', () => {
  expect(nameOf(4)).toBe('board-boat(A colour-red() player 0 4 1 2 3 4 5 6)');
});

test('where one may land, it says what that costs', () => {
  expect(nameOf(5, { is: 'forward', logs: 3 } as Landing)).toBe('board-forward(board-space(5) 3)');
});

test('backwards it says how far that is too', () => {
  expect(nameOf(5, { is: 'back', spaces: 2, logs: 1 } as Landing)).toBe('board-back(board-space(5) 2 1)');
});

test('where one would touch boats, it says how many and who would advance first', () => {
  const touching = { is: 'forward-touching', logs: 3, touched: 2 } as Landing;
  expect(nameOf(5, touching, 'C+5')).toBe('board-touching(board-forward(board-space(5) 3) 2 C+5)');
  expect(nameOf(5, touching)).toBe('board-touching(board-forward(board-space(5) 3) 2 =)');
});
