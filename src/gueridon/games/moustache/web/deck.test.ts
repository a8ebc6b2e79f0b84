import { expect, test } from 'vitest';
import { Deck } from './deck';
import type { Box } from './wire';

const deck = new Deck({
  cards: [
    { name: 'p8', animal: { colour: 'pink', value: 8, stars: 1 } },
    { name: 'unicorn', animal: null },
  ],
  rules: [
    { name: 'eights', cards: ['p8', 'b8'] },
    { name: 'jokers', cards: ['unicorn'] },
  ],
} as unknown as Box);

test('a card shows an animal, a joker none', () => {
  expect(deck.animal('p8')).toEqual({ colour: 'pink', value: 8, stars: 1 });
  expect(deck.animal('unicorn')).toBeNull();
});

test('of a row those Rule cards are found that are about a card', () => {
  expect(deck.rulesAbout('p8', ['jokers', 'eights']).map(({ name }) => name)).toEqual(['eights']);
  expect(deck.rulesAbout('p8', [])).toEqual([]);
});
