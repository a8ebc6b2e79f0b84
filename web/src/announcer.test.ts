// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from './announcer.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  announcer.hush();
  vi.useRealTimers();
});

test('sentences said within a moment are heard together', () => {
  announcer.say('Anna leads the pink 2.');
  announcer.say('It is your turn.');
  vi.advanceTimersByTime(120);
  expect(announcer.polite).toBe('Anna leads the pink 2. It is your turn.');
});

test('what was heard is gone after eight seconds: nobody takes it for news', () => {
  announcer.say('It is your turn.');
  announcer.warn('No line.');
  vi.advanceTimersByTime(120 + 8000);
  expect([announcer.polite, announcer.urgent]).toEqual(['', '']);
});

test('the same warning twice is heard twice', async () => {
  announcer.warn('No line.');
  await vi.advanceTimersByTimeAsync(0);
  expect(announcer.urgent).toBe('No line.');
  announcer.warn('No line.');
  expect(announcer.urgent).toBe('');
  await vi.advanceTimersByTimeAsync(0);
  expect(announcer.urgent).toBe('No line.');
});

test('when the device goes to somebody else, nothing that was about to be heard is heard', () => {
  announcer.say('You hold the pink 2.');
  announcer.hush();
  vi.advanceTimersByTime(10_000);
  expect(announcer.polite).toBe('');
});
