import { expect, test } from 'vitest';
import { countOf, fateOf, hangingIn, roundEndIn, trickStory } from './wall';
import type { AnyEvent, Trick, View } from './wire';

const said = { code: 'tell' };
const event = (is: AnyEvent['is'], more: object = {}) => ({ is, said, ...more }) as AnyEvent;
const viewOf = (given: Partial<View>) =>
  ({ round: 2, trick: [], tricks: [], winning: null, thrown: [], stolen: [], ...given }) as View;
const plays = [
  { seat: 0, card: 'p2' },
  { seat: 1, card: 'g9' },
];
const complete: Trick = { plays, winner: 1 };

test('the trick that is being played hangs on the wall, with who wins so far', () => {
  const winning = { seat: 0, card: 'p2', reasons: [] };
  expect(hangingIn(viewOf({ trick: plays, winning, tricks: [{ plays: [], winner: 3 }] }))).toEqual({
    plays,
    winner: 0,
    isComplete: false,
  });
});

test('until the next card is led, the last trick hangs there', () => {
  expect(hangingIn(viewOf({ tricks: [{ plays: [], winner: 3 }, complete] }))).toEqual({
    plays,
    winner: 1,
    isComplete: true,
  });
});

test('at the beginning of a round nothing hangs there', () => {
  expect(hangingIn(viewOf({}))).toEqual({ plays: [], winner: null, isComplete: true });
});

test('the story of a trick is what was thrown out, who took it and who leads', () => {
  const told = [
    event('card-played'),
    event('thrown-out'),
    event('trick-taken'),
    event('rule-revealed'),
    event('leads'),
  ];
  expect(trickStory(told).map(({ is }) => is)).toEqual(['thrown-out', 'trick-taken', 'leads']);
});

test('a step that ends no round has no end of a round', () => {
  expect(roundEndIn(viewOf({}), [event('trick-taken', { seat: 1 })])).toBeNull();
});

test('at first sight it is not shown how a round ended', () => {
  expect(roundEndIn(null, [event('round-won', { team: 'blue' })])).toBeNull();
});

test('the end of a round has its last trick whole, with the card that was played last', () => {
  const before = viewOf({ trick: plays.slice(0, 1), round: 3 });
  const told = [
    event('card-played', plays[1]),
    event('trick-taken', { seat: 1 }),
    event('round-won', { team: 'blue', why: 'more' }),
  ];
  expect(roundEndIn(before, told)).toMatchObject({
    round: 3,
    trick: { plays, winner: 1, isComplete: true },
    verdict: { team: 'blue' },
  });
});

test('a last trick that nobody takes has no winner', () => {
  const told = [event('nobody-takes'), event('round-won', { team: 'pink' })];
  expect(roundEndIn(viewOf({ trick: plays }), told)?.trick.winner).toBeNull();
});

test('the count of a team is every line that was told of it, in order', () => {
  const told = [
    event('cards-counted', { team: 'blue', sum: 4 }),
    event('cards-counted', { team: 'pink', sum: 9 }),
    event('team-counted', { team: 'blue' }),
    event('last-counted', { team: 'blue', sum: -2 }),
  ];
  expect(countOf('blue', told).map(({ is }) => is)).toEqual(['cards-counted', 'last-counted']);
});

test('a card of a complete trick may have been thrown out or stolen', () => {
  const view = viewOf({ thrown: ['p2'], stolen: ['g9'] });
  const hanging = { plays, winner: 1, isComplete: true };
  expect(['p2', 'g9', 'b4'].map((card) => fateOf(view, hanging, card))).toEqual(['thrown', 'stolen', null]);
});

test('while a trick is played nothing has become of its cards', () => {
  const view = viewOf({ thrown: ['p2'] });
  expect(fateOf(view, { plays, winner: 0, isComplete: false }, 'p2')).toBeNull();
});
