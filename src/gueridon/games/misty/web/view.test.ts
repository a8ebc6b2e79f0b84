import { expect, test } from 'vitest';
import { handOf, paneAt, toPlace, touchedFor } from './view';
import type { AnyChoice, Player } from './wire';

const player = (given: object) => given as Player;

test('the card to place is the first that was taken and has no cell yet', () => {
  expect(toPlace(player({ window: { cards: ['leaf', 'star'], cells: ['c3'] } }))).toBe('star');
  expect(toPlace(player({ window: { cards: ['leaf'], cells: ['c3'] } }))).toBeNull();
});

test('a hand that was not seen has as many cards, and none of them is known', () => {
  expect(handOf(player({ hand: null, hand_size: 2 }))).toEqual([null, null]);
  expect(handOf(player({ hand: ['leaf'], hand_size: 1 }))).toEqual(['leaf']);
});

test('a pane is found by its cell', () => {
  const pane = { cell: 'c3', cards: ['leaf'], moved: false };
  expect([paneAt({ panes: [pane] }, 'c3'), paneAt({ panes: [pane] }, 'c4')]).toEqual([pane, undefined]);
});

test('what is touched is the card of the hand, the cell, or the card that would move', () => {
  const choices = [
    { is: 'pick', card: 'leaf' },
    { is: 'place', card: 'leaf', cell: 'c3' },
    { is: 'move', motion: { card: 'rocket', start: 'b2', end: 'b1' } },
  ] as unknown as AnyChoice[];
  expect(choices.map(touchedFor)).toEqual(['leaf', 'c3', 'b2']);
});
