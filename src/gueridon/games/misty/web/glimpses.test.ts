import { expect, test, vi } from 'vitest';
import { Glimpses } from './glimpses.svelte';
import type { AnyEvent, View } from './wire';

const told = [{ is: 'placed' }] as AnyEvent[];
const preview = () => vi.fn(() => Promise.resolve({ view: {} as View, told }));

test('what a choice would lead to is asked for once', async () => {
  const [glimpses, ask] = [new Glimpses(), preview()];
  expect(await glimpses.look('c3', ask)).toEqual(told);
  expect(await glimpses.look('c3', ask)).toEqual(told);
  expect(ask).toHaveBeenCalledExactlyOnceWith('c3');
  expect(glimpses.seen).toEqual({ c3: told });
});

test('a choice that would open what is hidden has been looked at, and shows nothing', async () => {
  const glimpses = new Glimpses();
  expect(await glimpses.look('c3', () => Promise.resolve(null))).toBeNull();
  expect(glimpses.seen).toEqual({ c3: null });
});

test('a question that fails shows nothing', async () => {
  expect(await new Glimpses().look('c3', () => Promise.reject(new Error('no line')))).toBeNull();
});

test('when the game goes on, everything is forgotten, and what comes late is not shown', async () => {
  const [glimpses, ask] = [new Glimpses(), preview()];
  const late = glimpses.look('c3', ask);
  glimpses.forget();
  await late;
  expect(glimpses.seen).toEqual({});
  await glimpses.look('c3', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});
