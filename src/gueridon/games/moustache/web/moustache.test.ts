import { expect, test } from 'vitest';
import { moustache } from './moustache';

/** How far an outline reaches to the right. */
const reach = (value: number) =>
  Math.max(...[...moustache(value).outline.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)));

test('0 and 1 have no moustache', () => {
  expect([moustache(0), moustache(1)]).toEqual([
    { outline: '', sheen: '' },
    { outline: '', sheen: '' },
  ]);
});

test('a moustache has two halves that mirror each other', () => {
  const [right, left] = moustache(7).outline.split('z');
  expect(left).toBe(right!.replace(/(-?[\d.]+) /g, (_, x: string) => `${(-Number(x)).toFixed(1)} `));
});

test('up to 5 a moustache only grows', () => {
  expect([2, 3, 4, 5].map((value) => reach(value) < reach(value + 1))).toEqual([true, true, true, true]);
});
