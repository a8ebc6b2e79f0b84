// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ago } from './ago';
import { settings } from './settings.svelte';

const NOW = 1_700_000_000;
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
  settings.kept.language = 'en';
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [0, 'now'],
  [59, 'now'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [2 * HOUR + 59 * MINUTE, '2 hours ago'],
  [DAY, 'yesterday'],
  [3 * DAY, '3 days ago'],
  [30 * DAY, 'last month'],
])('%i seconds ago is said as "%s"', (seconds, said) => {
  expect(ago(NOW - seconds)).toBe(said);
});

test('it is said in the language of the reader', () => {
  settings.kept.language = 'fr';
  expect(ago(NOW - DAY)).toBe('hier');
});

test('nothing has happened in the future, though another clock may be ahead of ours', () => {
  expect(ago(NOW + 40)).toBe('now');
});
