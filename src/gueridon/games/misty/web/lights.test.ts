import { expect, test } from 'vitest';
import { COLOURS, dropletsOver, lightsOver } from './lights';

test('the street is the same for the same seed, and another for another', () => {
  expect(lightsOver(280, 210, 3)).toEqual(lightsOver(280, 210, 3));
  expect(lightsOver(280, 210, 3)).not.toEqual(lightsOver(280, 210, 4));
});

test('there is a light for every seventy by seventy', () => {
  expect(lightsOver(280, 210, 3)).toHaveLength(4 * 3);
});

test('every light has one of the colours, and is neither a point nor a wall', () => {
  for (const { colour, r } of lightsOver(700, 700, 5)) {
    expect(COLOURS[colour]).toMatch(/^#/);
    expect(r).toBeGreaterThanOrEqual(28);
    expect(r).toBeLessThanOrEqual(59.5);
  }
});

test('drops hang within the pane, and the larger it is the more there are', () => {
  const drops = dropletsOver(260, 100, 1);
  expect(drops).toHaveLength(10);
  expect(drops.every(({ x, y }) => x >= 0 && x < 260 && y >= 0 && y < 100)).toBe(true);
});
