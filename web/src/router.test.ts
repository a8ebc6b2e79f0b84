// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { read, router, to } from './router.svelte';

test.each(['', '#', '#/'])('%j is home', (hash) => {
  expect(read(hash)).toEqual({ at: 'home' });
});

test('an address that is made is read as what it was made of', () => {
  expect(read(to.home())).toEqual({ at: 'home' });
  expect(read(to.new('a game', 'friends'))).toEqual({ at: 'new', game: 'a game', way: 'friends' });
  expect(read(to.table('k3/v9'))).toEqual({ at: 'table', table: 'k3/v9' });
  expect(read(to.replay('k3v9', '2', 7))).toEqual({ at: 'replay', table: 'k3v9', as: '2', step: 7 });
});

test('without another wish one plays against bots', () => {
  expect(read('#/new/cards')).toEqual({ at: 'new', game: 'cards', way: 'bots' });
  expect(read('#/new/cards/whatever')).toEqual({ at: 'new', game: 'cards', way: 'bots' });
});

test('a replay may leave open whose eyes it is seen with, and at which step', () => {
  expect(to.replay('k3v9')).toBe('#/replay/k3v9');
  expect(read('#/replay/k3v9')).toEqual({ at: 'replay', table: 'k3v9', as: null, step: null });
});

test('a step that is no whole number is none', () => {
  expect(read('#/replay/k3v9?step=two')).toMatchObject({ step: null });
  expect(read('#/replay/k3v9?step=1.5')).toMatchObject({ step: null });
});

test('an invite is all that follows its equals sign', () => {
  expect(read('#join=tok_en-1')).toEqual({ at: 'join', token: 'tok_en-1' });
});

test.each(['#/table', '#/nowhere/k3v9', '#/replay/'])('%s leads nowhere', (hash) => {
  expect(read(hash)).toEqual({ at: 'lost' });
});

test('another address in the bar is another route', () => {
  location.hash = '#/table/k3v9';
  dispatchEvent(new Event('hashchange'));
  expect(router.route).toEqual({ at: 'table', table: 'k3v9' });
});

test('an address that is replaced cannot be come back to', () => {
  const replace = vi.spyOn(history, 'replaceState');
  router.replace('#/table/m4w0');
  expect(router.route).toEqual({ at: 'table', table: 'm4w0' });
  expect(replace).toHaveBeenCalledExactlyOnceWith(null, '', '#/table/m4w0');
});
