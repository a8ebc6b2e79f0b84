// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { explain } from './explain';
import { Lost, Refusal } from './wire/http';
import { catalogues } from './words/catalogues.svelte';
import { bundleOf, Words } from './words/words';

const SOURCE = `
refuse-turn = It is { $seat }’s turn.
player-name = Player { $number }
ui-line-lost = No line.
ui-our-mistake = Our mistake.
`;
const shell = new Words('en', bundleOf('en', [SOURCE]));
const refusal = new Refusal({ code: 'refuse-turn', args: { seat: 0 } });

test('before there are words a refusal is its code', () => {
  catalogues.shell = null;
  expect(explain(refusal)).toBe('refuse-turn');
});

test('at a table players are called by their names, elsewhere by their numbers', () => {
  catalogues.shell = shell;
  expect(explain(refusal, shell.at(['Anna'], null))).toBe('It is Anna’s turn.');
  expect(explain(refusal)).toBe('It is Player 1’s turn.');
});

test('when nobody answers the line is to blame', () => {
  catalogues.shell = shell;
  expect(explain(new Lost('502'))).toBe('No line.');
});

test('anything else is our mistake, and reported', () => {
  catalogues.shell = shell;
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mistake = new TypeError('a mistake');
  expect(explain(mistake)).toBe('Our mistake.');
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake);
});
