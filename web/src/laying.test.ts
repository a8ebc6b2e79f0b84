// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { clockText, ownOptions, usualLevel, usualSeats } from './laying';
import { settings } from './settings.svelte';
import type { GameFacts } from './wire/messages';
import { catalogues } from './words/catalogues.svelte';
import { bundleOf, Words } from './words/words';

const gameFor = (...players: number[]) => ({ players }) as GameFacts;

test('a first game is for two where two can play it, else for as few as can', () => {
  expect([gameFor(1, 2, 3, 4), gameFor(3, 4, 5, 6), gameFor(1)].map(usualSeats)).toEqual([2, 3, 1]);
});

test('a first game is against the second weakest bots', () => {
  expect(usualLevel(['newcomer', 'decent', 'expert'])).toBe('decent');
  expect(usualLevel(['only'])).toBe('only');
});

test('where a game asks for a language it is the player’s own; other options are left as they are', () => {
  settings.kept.language = 'fr';
  const options = [
    { name: 'names', choices: ['en', 'fr'] },
    { name: 'smiles', choices: ['pairs', 'chains'] },
  ];
  expect(ownOptions({ options } as unknown as GameFacts)).toEqual({ names: 'fr' });
});

test('a clock is said in minutes up to an hour and in days beyond', () => {
  const source = 'ui-clock-none = none\nui-clock-minutes = { $n } min\nui-clock-days = { $n } d';
  catalogues.shell = new Words('en', bundleOf('en', [source]));
  expect([0, 60, 900, 86_400, 259_200].map(clockText)).toEqual(['none', '1 min', '15 min', '1 d', '3 d']);
});
