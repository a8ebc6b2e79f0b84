import { expect, test } from 'vitest';
import { arrangementOf, isSecretYet, keptBy, openOffer, ownersOf, presents, roomOf, scoredIn } from './view';
import type { AnyEvent, Box, Column, Offer, Owner, Plan, View } from './wire';

const column = (tile: string): Column => ({ tile, row: 'bouquet', colour: null });
const owner = (...tiles: string[]): Owner => ({ points: [], total: 0, arrangement: tiles.map(column) });
const viewOf = (given: Partial<View>) =>
  ({ phase: 'offer', players: [], apprentice: null, offers: [], pre_presentation: null, ...given }) as View;
const plan = { arrangement: [column('fern')], steps: [], drawing: true, keeps: 'fern' } as Plan;
const BOX = { own_tiles: 4 } as Box;

test('the apprentice comes after the players', () => {
  expect(ownersOf(viewOf({ players: [owner('rose')], apprentice: owner('ivy') }))).toEqual([
    owner('rose'),
    owner('ivy'),
  ]);
  expect(ownersOf(viewOf({ players: [owner('rose')] }))).toEqual([owner('rose')]);
});

test('an arrangement is seen as its player has already changed it', () => {
  const view = viewOf({ players: [owner('rose'), owner('ivy')], pre_presentation: [plan] });
  expect([arrangementOf(view, 0), arrangementOf(view, 1), arrangementOf(view, 2)]).toEqual([
    [column('fern')],
    [column('ivy')],
    [],
  ]);
});

test('there is room for all tiles until the keepsakes are revealed, and then for those that lie there', () => {
  const players = [owner('rose')];
  expect(roomOf(viewOf({ players }), 0, BOX)).toBe(4);
  expect(roomOf(viewOf({ players, phase: 'over' }), 0, BOX)).toBe(1);
  expect(isSecretYet(viewOf({ phase: 'pre-presentation' }))).toBe(false);
});

test('an offer is open until one of its tiles is taken', () => {
  const offer = { offerer: 0, taker: 1, up: 'rose', down: null, taken: null } as Offer;
  expect(openOffer(viewOf({ offers: [{ ...offer, taken: 'up' }, offer] }))).toBe(offer);
  expect(openOffer(viewOf({ offers: [{ ...offer, taken: 'up' }] }))).toBeNull();
});

test('an onlooker keeps no tile', () => {
  const view = viewOf({ pre_presentation: [plan] });
  expect([keptBy(view, 0), keptBy(view, 1), keptBy(view, null)]).toEqual(['fern', null, null]);
});

test('what was told of the tiles of a presentation is found owner by owner', () => {
  const scored = (of: number, tile: string) => ({ is: 'tile-scored', owner: of, tile }) as AnyEvent;
  const told = [scored(0, 'rose'), scored(1, 'ivy'), { is: 'drew' } as AnyEvent, scored(0, 'fern')];
  expect(scoredIn(told).map((row) => row.map(({ tile }) => tile))).toEqual([['rose', 'fern'], ['ivy']]);
  expect([presents(told), presents([])]).toEqual([true, false]);
});
