import { expect, test } from 'vitest';
import { arrowTo, doodleOf, placedBeside, wayOf, written } from './doodles';

const CARDS = [
  { picture: 'rocket', role: 'up' },
  { picture: 'leaf', role: 'plain' },
] as const;

test('a card that moves has the way of its arrow; others have none', () => {
  expect([wayOf(CARDS, 'rocket'), wayOf(CARDS, 'leaf'), wayOf(CARDS, 'unknown')]).toEqual(['up', null, null]);
});

test('a drawing makes room on the side where its arrow stands', () => {
  expect(placedBeside('up')).toBe('translate(50 59) scale(0.7) translate(-50 -50)');
  expect(placedBeside(null)).toBe('translate(50 50) scale(0.8) translate(-50 -50)');
});

test('an arrow is turned to where it points', () => {
  expect(arrowTo('left').turn).toBe('rotate(270 50 50)');
});

test('a picture that nobody drew is a star', () => {
  expect(doodleOf('unknown')).toBe(doodleOf('star'));
});

test('a number is written digit by digit, after its sign', () => {
  const { glyphs, width } = written(12, '+');
  expect(glyphs.map(({ x }) => x)).toEqual([0, 23, 46]);
  expect(width).toBe(66);
  expect(glyphs[1]).toEqual({ ...written(1).glyphs[0], x: 23 });
});
