import { expect, test } from 'vitest';
import { placesFrom } from './places';

test.each([3, 4, 5, 6])('at a table of %i everybody has a place of their own, oneself below', (seats) => {
  const places = placesFrom(1, seats);
  expect(new Set(places.map(({ place }) => place)).size).toBe(seats);
  expect(places.map(({ seat }) => seat).toSorted()).toEqual(Array.from({ length: seats }, (_, i) => i));
  expect(places[0]).toEqual({ seat: 1, place: 'own' });
});

test('the others sit clockwise, from the left', () => {
  expect(placesFrom(2, 4)).toEqual([
    { seat: 2, place: 'own' },
    { seat: 3, place: 'left' },
    { seat: 0, place: 'top' },
    { seat: 1, place: 'right' },
  ]);
});
