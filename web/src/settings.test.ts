// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** The settings of a page that is loaded now. */
async function loaded(): Promise<(typeof import('./settings.svelte'))['settings']> {
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}

/** What the system prefers: `dark`, `reduce`. */
function prefers(...wishes: string[]): void {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => ({ matches: wishes.some((wish) => query.includes(wish)), addEventListener: () => {} }) as never,
  );
}

function speaks(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

beforeEach(() => localStorage.clear());

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['de', 'fr'], 'fr'],
  [['de', 'en'], 'en'],
])('whoever reads %j is shown %s', async (languages, shown) => {
  speaks(...languages);
  expect((await loaded()).kept.language).toBe(shown);
});

test('what was chosen is remembered; what is new since has its usual value', async () => {
  localStorage.setItem('gueridon', JSON.stringify({ language: 'fr', pace: 2 }));
  expect((await loaded()).kept).toMatchObject({ language: 'fr', pace: 2, confirms: false, theme: 'system' });
});

test('spoilt storage counts as empty', async () => {
  localStorage.setItem('gueridon', '{');
  expect((await loaded()).kept.pace).toBe(1);
});

test('it is dark and still as the system wishes, unless something else was chosen', async () => {
  prefers('dark', 'reduce');
  const settings = await loaded();
  expect([settings.isDark, settings.hasMotion]).toEqual([true, false]);
  Object.assign(settings.kept, { theme: 'light', motion: 'full' });
  expect([settings.isDark, settings.hasMotion]).toEqual([false, true]);
});

test('settings are put on the page and into storage', async () => {
  const settings = await loaded();
  Object.assign(settings.kept, { language: 'fr', theme: 'dark', motion: 'none' });
  settings.apply();
  const root = document.documentElement;
  expect([root.lang, root.dataset['theme'], root.dataset['motion']]).toEqual(['fr', 'dark', 'none']);
  expect((await loaded()).kept).toMatchObject({ language: 'fr', theme: 'dark', motion: 'none' });
});
