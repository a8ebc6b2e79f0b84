import { expect, test } from 'vitest';
import type { Words } from '$web/board/contract';
import { Deck } from './deck';
import { cardName, playName, seatFacts } from './names';
import type { Box, Hand, View } from './wire';

/** Words that say which message is asked for, and with what. */
const words = {
  t: (code: string, args: object = {}) => `${code}(${Object.values(args).join('; ')})`,
  player: (seat: number) => `player ${seat}`,
} as unknown as Words;
const deck = new Deck({
  cards: [
    { name: 'p8', animal: { colour: 'pink', value: 8, stars: 1 } },
    { name: 'unicorn', animal: null },
  ],
  rules: [],
} as unknown as Box);
const EIGHT = 'board-card(card-p8(); animal-pink(); 1)';

test('an animal is named with its stars, a joker with what it does', () => {
  expect(cardName(words, deck, 'p8')).toBe(EIGHT);
  expect(cardName(words, deck, 'unicorn')).toBe('board-joker(card-unicorn(); card-unicorn-effect())');
});

test('a card on the wall says who played it, whether it wins and what became of it', () => {
  const view = { thrown: ['p8'], stolen: [] } as unknown as View;
  const play = { seat: 1, card: 'p8' };
  const hanging = { plays: [play], winner: 1, isComplete: true };
  expect(playName(words, deck, view, hanging, play)).toBe(
    `board-played(player 1; ${EIGHT}). board-is-winning(). board-is-thrown()`,
  );
  expect(playName(words, deck, view, { ...hanging, winner: 0, isComplete: false }, play)).toBe(
    `board-played(player 1; ${EIGHT})`,
  );
});

const hand = (given: Partial<Hand>): Hand => ({ size: 5, jokers: 1, known: [], void: [], passed: [], ...given });
const seen = (given: Partial<View>) =>
  seatFacts(words, { teams: [null], crown: null, cups: [[]], hands: [hand({})], ...given } as View, 0);

test('of a player the size of the hand is seen', () => {
  expect(seen({})).toEqual(['board-seat-hand(5; 1)']);
});

test('the team is named first, and whoever bears the crown by it', () => {
  expect(seen({ teams: ['blue'] })[0]).toBe('board-seat-team(team-card-blue())');
  expect(seen({ teams: ['blue'], crown: 0 })[0]).toBe('board-seat-team(team-card-crown())');
});

test('cards that are known are listed, unless that is the whole hand', () => {
  expect(seen({ hands: [hand({ known: ['p8'] })] })).toContain('board-seat-known(card-p8())');
  expect(seen({ hands: [hand({ known: ['p8'], size: 1 })] })).toHaveLength(1);
});

test('colours that somebody has no more of are listed', () => {
  expect(seen({ hands: [hand({ void: ['pink', 'blue'] })] })).toContain(
    'board-seat-void(colour-pink(), colour-blue())',
  );
});

test('cups are listed, hidden ones as hidden', () => {
  expect(seen({ cups: [[3, null, 'hidden']] })).toContain('board-seat-cups(3, board-cup-hidden())');
});

test('of a seat that is not there nothing is seen', () => {
  expect(seen({ hands: [] })).toEqual([]);
});
