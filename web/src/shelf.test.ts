// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { games } from './shelf.svelte';

const SHELF = { games: [{ name: 'cards', title: { en: 'Cards', fr: 'Cartes' } }], bots: [] };
const answer = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));

beforeEach(() => {
  Object.assign(games, { shelf: null, failure: null });
});

test('the shelf is asked for once', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(() => answer(SHELF));
  games.load();
  await vi.waitFor(() => expect(games.shelf).toEqual(SHELF));
  games.load();
  expect(fetch).toHaveBeenCalledOnce();
});

test('what went wrong is kept until it goes well', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no line'));
  games.load();
  await vi.waitFor(() => expect(games.failure).toBeInstanceOf(Error));
  fetch.mockImplementation(() => answer(SHELF));
  games.load();
  await vi.waitFor(() => expect([games.shelf, games.failure]).toEqual([SHELF, null]));
});

test('a game is called by its title in the language of the reader, and by its name until that is known', () => {
  expect(games.named('cards')).toBe('cards');
  games.shelf = SHELF as unknown as typeof games.shelf;
  settings.kept.language = 'fr';
  expect(games.named('cards')).toBe('Cartes');
  expect(games.named('chess')).toBe('chess');
});
