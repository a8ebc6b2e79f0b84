import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Walk } from './walk.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('when nobody walks, everything is counted', () => {
  expect(new Walk().counted).toBe(Infinity);
});

test('tiles are counted one after the other, and then one has arrived', async () => {
  const walk = new Walk();
  const arrived = vi.fn();
  void walk.start(2, 1).then(arrived);
  expect(walk.counted).toBe(0);
  await vi.advanceTimersByTimeAsync(340);
  expect(walk.counted).toBe(1);
  await vi.advanceTimersByTimeAsync(340);
  expect([walk.counted, arrived.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(340);
  expect(arrived).toHaveBeenCalledOnce();
});

test('at twice the pace it takes half the time', async () => {
  const walk = new Walk();
  void walk.start(2, 2);
  await vi.advanceTimersByTimeAsync(340);
  expect(walk.counted).toBe(2);
});

test('who looks no more has seen everything', async () => {
  const walk = new Walk();
  const walking = walk.start(5, 1);
  walk.stop();
  await expect(walking).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(3000);
  expect(walk.counted).toBe(Infinity);
});
