import { expect, test } from 'vitest';
import { way } from './motion';

test('a way along the river has every space from the first to the last, in either direction', () => {
  expect(way(3, 6)).toEqual([3, 4, 5, 6]);
  expect(way(6, 4)).toEqual([6, 5, 4]);
  expect(way(3, 3)).toEqual([3]);
});
