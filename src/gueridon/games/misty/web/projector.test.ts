import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Projector } from './projector.svelte';

/** A screen that draws a frame when the test says so. */
let draw: ((now: number) => void) | null = null;

beforeEach(() => {
  draw = null;
  vi.stubGlobal('requestAnimationFrame', (look: (now: number) => void) => {
    draw = look;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (draw = null));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** How many milliseconds have passed since the first frame. */
const at = (now: number) => draw?.(1000 + now);

test('nothing to show is shown at once', async () => {
  const projector = new Projector();
  await projector.show(0, 1);
  expect(projector.isRunning).toBe(false);
});

test('pictures follow one another, a third of a second each', async () => {
  const projector = new Projector();
  const shown = projector.show(2, 1);
  at(0);
  expect([projector.at, projector.progress]).toEqual([0, 0]);
  at(160);
  expect([projector.at, projector.progress]).toEqual([0, 0.5]);
  at(320);
  expect([projector.at, projector.progress]).toEqual([1, 0]);
  at(640);
  await shown;
  expect([projector.isRunning, projector.progress]).toEqual([false, 1]);
});

test('at twice the pace a picture takes half the time', () => {
  const projector = new Projector();
  void projector.show(2, 2);
  at(0);
  at(160);
  expect(projector.at).toBe(1);
});

test('whatever comes next ends what still runs', async () => {
  const projector = new Projector();
  const first = projector.show(2, 1);
  void projector.show(1, 1);
  await expect(first).resolves.toBeUndefined();
  expect(projector.isRunning).toBe(true);
  projector.stop();
  expect([projector.isRunning, draw]).toEqual([false, null]);
});
