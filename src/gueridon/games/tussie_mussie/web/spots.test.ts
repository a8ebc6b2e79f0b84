import { expect, test } from 'vitest';
import { actionsBySpot, hasDrawn, KEPT, columnSpot, movements, traySpot, usable, type Action } from './spots';
import type { Column, Offer, Plan, Turn, View } from './wire';

const column = (tile: string | null, row: Column['row'] = 'bouquet'): Column => ({ tile, row, colour: null });
const owner = (...tiles: string[]) => ({ points: [], total: 0, arrangement: tiles.map((tile) => column(tile)) });
const drawn = (...tiles: (string | null)[]) => tiles.map((tile) => ({ tile, side: null }));
const viewOf = (given: Partial<View>) =>
  ({ round: 1, phase: 'offer', players: [], apprentice: null, offers: [], turns: [], drawn: [], ...given }) as View;
const action = (given: object) => given as Action;
const ids = (before: View, view: View) => movements(before, view).map(([from, to]) => `${from.id} > ${to.id}`);

test('what can be done is found by where: on the tray, or in a column of one’s own', () => {
  const take = action({ is: 'take', place: 1, action: 'take up' });
  const move = action({ is: 'move', column: 2, action: 'move 3' });
  const draw = action({ is: 'draw', column: 2, action: 'draw 3' });
  expect([...actionsBySpot([take, move, draw], 0)]).toEqual([
    ['drawn1', [take]],
    ['row0.2', [move, draw]],
  ]);
});

test('being done is done nowhere, and an onlooker does nothing', () => {
  const done = action({ is: 'done', action: 'done' });
  const take = action({ is: 'take', place: 1, action: 'take up' });
  expect([actionsBySpot([done], 0).size, actionsBySpot([take], null).size]).toEqual([0, 0]);
});

test('flowers of one’s own that may still do something are found', () => {
  const view = viewOf({ players: [owner('rose', 'ivy')] });
  const legal = [action({ is: 'discard', column: 1, by: 'ivy' }), action({ is: 'done' })];
  expect([usable(legal, view, 0), usable(legal, view, null)]).toEqual([['ivy'], []]);
});

test('nothing moves from one round to the next', () => {
  expect(movements(viewOf({ round: 1, drawn: drawn('rose', 'ivy') }), viewOf({ round: 2 }))).toEqual([]);
});

test('the two tiles of an offer change places when the right one is laid face up', () => {
  const before = viewOf({ phase: 'offer', drawn: drawn('rose', 'ivy') });
  expect(ids(before, viewOf({ phase: 'choice', drawn: drawn('ivy', 'rose') }))).toEqual([
    'drawn0 > drawn1',
    'drawn1 > drawn0',
  ]);
  expect(ids(before, viewOf({ phase: 'choice', drawn: drawn('rose', 'ivy') }))).toEqual([]);
});

test('an onlooker who knows neither tile sees none change places', () => {
  const before = viewOf({ phase: 'offer', drawn: drawn(null, null) });
  expect(ids(before, viewOf({ phase: 'choice', drawn: drawn('ivy', null) }))).toEqual([]);
});

test('the tile that was taken goes to the taker and the other to the offerer, each to the right end', () => {
  const offer = { offerer: 0, taker: 1, up: 'rose', down: null, taken: null } as Offer;
  const players = [owner('fern'), owner()];
  const before = viewOf({ phase: 'choice', offers: [offer], players });
  expect(ids(before, viewOf({ offers: [{ ...offer, taken: 'up' }], players }))).toEqual([
    'drawn0 > row1.0',
    'drawn1 > row0.1',
  ]);
  expect(ids(before, viewOf({ offers: [{ ...offer, taken: 'down' }], players }))).toEqual([
    'drawn1 > row1.0',
    'drawn0 > row0.1',
  ]);
});

test('alone, one tile goes to oneself and the other to the apprentice', () => {
  const turn = { card: 't1', discarded: null, taken: null, option: null } as Turn;
  const before = viewOf({ phase: 'distribution', turns: [turn], players: [owner('fern')], apprentice: owner() });
  expect(ids(before, viewOf({ turns: [{ ...turn, taken: 'right' }] }))).toEqual(['drawn1 > row0.1', 'drawn0 > row1.0']);
});

test('before the presentation columns close up, and a tile that is kept comes in', () => {
  const plan = (...tiles: string[]) =>
    ({ arrangement: tiles.map((tile) => column(tile)), steps: [], drawing: false, keeps: null }) as Plan;
  const before = viewOf({ pre_presentation: [plan('rose', 'ivy', 'fern')] });
  expect(ids(before, viewOf({ pre_presentation: [plan('rose', 'fern')] }))).toEqual(['row0.2 > row0.1']);
  expect(ids(before, viewOf({ pre_presentation: [plan('rose', 'lily', 'fern')] }))).toEqual([`${KEPT.id} > row0.1`]);
});

test('a place says where it is by its id', () => {
  expect([traySpot(1).id, columnSpot(0, 2).id, KEPT.id]).toEqual(['drawn1', 'row0.2', 'kept']);
});

test('tiles are new on the tray when it was empty or another turn begins, and not while one chooses', () => {
  const empty = viewOf({ drawn: [] });
  const full = viewOf({ drawn: drawn('rose', 'ivy') });
  expect([hasDrawn(empty, full), hasDrawn(full, full), hasDrawn(full, empty)]).toEqual([true, false, false]);
  expect(hasDrawn(full, { ...full, phase: 'draw' })).toBe(true);
  expect(hasDrawn(empty, { ...full, phase: 'choice' })).toBe(false);
});
