import { expect, test } from 'vitest';
import type { Legal, Words } from '$web/board/contract';
import type { Glazing } from './film';
import { namesIn } from './names';
import type { Player } from './wire';

/** Words that say which message is asked for, and with what. */
const words = {
  reader: 0,
  t: (code: string, args: object = {}) => `${code}(${Object.values(args).join('; ')})`,
  player: (seat: number) => `player ${seat}`,
} as unknown as Words;
const names = namesIn(words);
const windowWith = (cards: string[], moved = false): Glazing => ({
  frame: [],
  panes: cards.length ? [{ cell: 'c3', cards, moved }] : [],
});

test('a pane is empty, holds a card, one that has moved, or a pile', () => {
  expect(names.pane('c3', windowWith([]))).toBe('board-pane-empty(c3)');
  expect(names.pane('c3', windowWith(['leaf']))).toBe('board-pane(c3; card-leaf())');
  expect(names.pane('c3', windowWith(['leaf'], true))).toBe('board-pane-moved(c3; card-leaf())');
  expect(names.pane('c3', windowWith(['leaf', 'star']))).toBe('board-pane-pile(c3; card-leaf(), card-star())');
});

test('where something may be done, a pane says what', () => {
  expect(names.pane('c3', windowWith(['leaf']), { text: 'Move the leaf' } as Legal)).toBe('Move the leaf');
});

test('the reader’s own window is theirs', () => {
  expect([names.window(0), names.window(1)]).toEqual(['board-window-yours()', 'board-window-of(player 1)']);
});

test('a card of the hand is hidden, set aside, or named with its effect', () => {
  expect(names.inHand(null, false)).toBe('board-hidden()');
  expect(names.inHand('leaf', true)).toBe('board-set-aside(card-leaf())');
  expect(names.inHand('leaf', false)).toBe('board-card(card-leaf(); card-leaf-effect())');
});

test('a small window names all that it shows', () => {
  const player = { hand: null, hand_size: 2, window: { cards: ['leaf', 'star'], cells: ['c3'] } } as unknown as Player;
  expect(names.neighbour(1, windowWith(['leaf']), 2, player)).toBe(
    'board-neighbour(board-window-of(player 1); draw-wins(2); ' +
      'board-pane(c3; card-leaf()). board-to-place(card-star()). draw-unknown(2))',
  );
});

test('a small window in which nothing lies says so', () => {
  expect(names.neighbour(1, windowWith([]), 0, null)).toContain('board-nothing()');
});
