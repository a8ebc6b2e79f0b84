import { expect, test } from 'vitest';
import { figuresOf, markOf, sailOf } from './keyframes';
import type { Timetable } from './timetable';
import type { Contact } from './wire';

const CONTACT = { seat: 1, other: 0 } as Contact;
const PLACES = [0, 100, 200, 300].map((x) => ({ x: x + 50, y: 50 }));
/** Seat 0 sails from 0 to 1, its plates meet those of seat 1, and that one sails from 2 to 3. */
const TABLE: Timetable = {
  meetings: [{ contacts: [CONTACT], begin: 400, end: 800 }],
  runs: [
    { seat: 0, from: 0, to: 1, begin: 0, end: 400 },
    { seat: 1, from: 2, to: 3, begin: 800, end: 1000 },
  ],
  end: 1000,
};
const offsets = (frames: Keyframe[]) => frames.map(({ offset }) => offset);
/** Where a browser refuses keyframes: their offsets must lie between 0 and 1 and never go back. */
const areInOrder = (frames: Keyframe[]) =>
  offsets(frames).every((offset, i) => offset! >= 0 && offset! <= 1 && (i === 0 || offset! >= offsets(frames)[i - 1]!));

test('a boat that stays has nothing to animate', () => {
  expect(sailOf(2, TABLE, PLACES)).toEqual([]);
});

test('a boat is at its first space until it departs and at its last when all is over', () => {
  const frames = sailOf(1, TABLE, PLACES);
  expect(frames[0]).toMatchObject({ offset: 0, transform: 'translate3d(200.00%, 0.00%, 0px)' });
  expect(frames[1]).toMatchObject({ offset: 0.8, transform: 'translate3d(200.00%, 0.00%, 0px)' });
  expect(frames.at(-1)).toMatchObject({ offset: 1, transform: 'translate3d(300.00%, 0.00%, 0px)' });
  expect(areInOrder(frames)).toBe(true);
});

test('a boat that sails lies above the others', () => {
  const [, , under] = sailOf(1, TABLE, PLACES);
  expect(under!['transform']).toBe('translate3d(250.00%, 0.00%, 1px)');
});

test('a mark is seen from when plates meet until the boat runs', () => {
  const frames = markOf(0, 0, TABLE);
  expect(offsets(frames)).toEqual([0, 0.4, 0.49, 0.8, 1]);
  expect(frames.map(({ opacity }) => opacity)).toEqual([0, 0, 1, 0, 0]);
});

test('a push has no more marks than contacts, and every other push has its own', () => {
  expect([markOf(0, 1, TABLE), markOf(1, 0, TABLE)]).toEqual([[], []]);
});

test('the figures of a push stand from when its plates meet', () => {
  expect(figuresOf(0, TABLE).map(({ offset, transform }) => [offset, transform])).toEqual([
    [0, 'translateY(100%)'],
    [0.4, 'none'],
    [1, 'none'],
  ]);
  expect(figuresOf(1, TABLE).every(({ transform }) => transform === 'translateY(100%)')).toBe(true);
});
