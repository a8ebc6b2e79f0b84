// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember } from '../device';
import { Feed, momentsOf } from './feed.svelte';
import { Refusal } from './http';
import type { ChatLine, LogEvent, Position, Sync, TableFacts, Told, Update } from './messages';

// A table as a client knows it: docs/protocol.md, "Following a table".

const line = vi.hoisted(() => ({ do: vi.fn(), follow: vi.fn(() => () => {}) }));
vi.mock('./connection.svelte', async (original) => ({ ...(await original()), connectionOf: () => line }));

const NOW = 1_700_000_000;

beforeEach(() => {
  localStorage.clear();
  line.do.mockReset();
  vi.useFakeTimers({ now: NOW * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const told = (code: string): Told => ({ is: 'happened', said: { code } });
const facts = { id: 'k3v9', status: 'playing' } as TableFacts;
const position = (given: Partial<Position> = {}) =>
  ({ view: { bank: 6, boats: [{ space: 1 }] }, to_act: [0], legal: [], can_undo: false, ...given }) as Position;
const syncWith = (given: Partial<Sync> = {}): Sync => ({
  is: 'sync',
  table: 'k3v9',
  stream: 'x7',
  seq: 4,
  now: NOW,
  build: '',
  you: 0,
  facts,
  position: position(),
  log: { first: 0, moments: [], void: [] },
  recap: [],
  chat: [],
  ...given,
});
const updateOf = (seq: number, given: Partial<Update> = {}): Update => ({ is: 'update', table: 'k3v9', seq, ...given });
/** An update that is a step of the game. */
const stepOf = (seq: number, given: Partial<Update> = {}) =>
  updateOf(seq, { told: [told(`tell-${seq}`)], position: { news: { bank: seq } }, ...given });

function synced(given: Partial<Sync> = {}): Feed {
  const feed = new Feed('k3v9');
  feed.sync(syncWith(given));
  return feed;
}
const bankOf = (feed: Feed) => (feed.position?.view as { bank: number }).bank;
const kindsOf = (feed: Feed) => feed.log.map(({ kind }) => kind);
const codesOf = (feed: Feed) => feed.log.map(({ told }) => told.map(({ said }) => said.code));

// --- what is told ----------------------------------------------------------------------------------------------------

test('a table that is not known yet has no place to go on from', () => {
  expect(new Feed('k3v9').place()).toBeNull();
});

test('at first sight nothing has happened: a board shows the view at once', () => {
  const feed = synced();
  expect([feed.before, feed.told, feed.step]).toEqual([null, [], 1]);
  expect(feed.place()).toEqual({ stream: 'x7', seq: 4 });
});

test('a step has the view before it, what happened, and the view after it', () => {
  const feed = synced();
  expect(feed.update(stepOf(5))).toBe(true);
  expect(feed.before).toEqual({ bank: 6, boats: [{ space: 1 }] });
  expect(feed.told).toEqual([told('tell-5')]);
  expect(feed.position?.view).toEqual({ bank: 5, boats: [{ space: 1 }] });
  expect(feed.step).toBe(2);
});

test('fields of a position that an update does not name are as before', () => {
  const feed = synced({ position: position({ paragraph: '3.2', to_act: [1] }) });
  feed.update(updateOf(5, { position: { can_undo: true } }));
  expect(feed.position).toMatchObject({ paragraph: '3.2', to_act: [1], can_undo: true });
});

test('a view that comes whole takes the place of the one before', () => {
  const feed = synced({ position: null });
  feed.update(updateOf(5, { position: position({ view: { bank: 2 } }) }));
  expect(feed.position?.view).toEqual({ bank: 2 });
  expect(feed.before).toBeNull();
});

test('what was seen before the line broke changes nothing', () => {
  const feed = synced();
  expect(feed.update(stepOf(4))).toBe(true);
  expect([feed.step, bankOf(feed)]).toEqual([1, 6]);
});

test('an update after a gap is refused, and changes nothing', () => {
  const feed = synced();
  expect(feed.update(stepOf(6))).toBe(false);
  expect([feed.step, feed.place()]).toEqual([1, { stream: 'x7', seq: 4 }]);
});

test('an update without a position is no step', () => {
  const feed = synced();
  feed.update(updateOf(5, { facts: { ...facts, status: 'paused' } }));
  expect([feed.facts?.status, feed.step, feed.place()?.seq]).toEqual(['paused', 1, 5]);
});

test('the latest presence counts', () => {
  const feed = synced();
  const presence = { is: 'presence', table: 'k3v9', now: NOW, present: [0], away: [], watching: 2 } as const;
  feed.heard({ ...presence, present: [0], away: [] });
  expect(feed.presence?.watching).toBe(2);
});

test('the clocks of server and browser are compared when the table is opened', () => {
  expect(synced({ now: NOW + 3 }).clockOffset).toBe(3);
});

test('how long a seat has been waited for lasts as long as it is waited for', () => {
  const feed = synced({ position: position({ to_act: [0, 1] }) });
  vi.advanceTimersByTime(5000);
  feed.update(stepOf(5, { position: { to_act: [1, 2] } }));
  expect(feed.waitingSince).toEqual({ 1: NOW, 2: NOW + 5 });
});

// --- the log ---------------------------------------------------------------------------------------------------------

const noticed = (about: string) => ({ is: 'noticed', about, said: { code: `notice-${about}` } }) as LogEvent;

test('each aside is a line of the log, and all that was told together is one', () => {
  const feed = synced();
  const asides = [noticed('left'), noticed('bot')] as NonNullable<Update['asides']>;
  feed.update(stepOf(5, { asides, told: [told('tell-a'), told('tell-b')] }));
  expect(kindsOf(feed)).toEqual(['aside', 'aside', 'moment']);
  expect(codesOf(feed)).toEqual([['notice-left'], ['notice-bot'], ['tell-a', 'tell-b']]);
});

test('the story is of moments of the game alone, and since we came', () => {
  const feed = synced({ log: { first: 0, moments: [[told('tell-0')]], void: [] } });
  feed.update(stepOf(5, { asides: [noticed('left')] as NonNullable<Update['asides']> }));
  expect(feed.story).toEqual([[told('tell-5')]]);
});

test('moments that were taken back stay in the log, struck out, by their numbers', () => {
  const feed = synced({
    log: { first: 7, moments: [[told('tell-7')], [told('tell-8')], [told('tell-9')]], void: [8] },
  });
  expect(kindsOf(feed)).toEqual(['moment', 'void', 'moment']);
  feed.update(updateOf(5, { void: [9] }));
  expect(kindsOf(feed)).toEqual(['moment', 'void', 'void']);
});

test('an undo shows at once how it was before', () => {
  const feed = synced();
  feed.update(stepOf(5));
  feed.update(stepOf(6, { is_undo: true, void: [0] }));
  expect([feed.before, feed.told, bankOf(feed), feed.step]).toEqual([null, [], 6, 3]);
});

test('earlier moments are put before those that are known', async () => {
  const feed = synced({ log: { first: 2, moments: [[told('tell-2')]], void: [] } });
  const earlier = { first: 0, moments: [[told('tell-0')], [told('tell-1')]], void: [1] };
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(earlier)));
  await feed.recall();
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/tables/k3v9/log?before=2']);
  expect(codesOf(feed)).toEqual([['tell-0'], ['tell-1'], ['tell-2']]);
  expect(kindsOf(feed)).toEqual(['moment', 'void', 'moment']);
  expect(feed.earlier).toBe(0);
});

test('a log that is known from its beginning asks for nothing', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  await synced().recall(true);
  expect(fetch).not.toHaveBeenCalled();
});

test('all of a long log comes part by part', async () => {
  const feed = synced({ log: { first: 2, moments: [[told('tell-2')]], void: [] } });
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(JSON.stringify({ first: 1, moments: [[told('tell-1')]], void: [] })))
    .mockResolvedValueOnce(new Response(JSON.stringify({ first: 0, moments: [[told('tell-0')]], void: [] })));
  await feed.recall(true);
  expect(codesOf(feed)).toEqual([['tell-0'], ['tell-1'], ['tell-2']]);
});

test('without its beginning a log will do', async () => {
  const feed = synced({ log: { first: 2, moments: [[told('tell-2')]], void: [] } });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'));
  await feed.recall(true);
  expect([feed.earlier, codesOf(feed)]).toEqual([2, [['tell-2']]]);
});

test('whoever shares this device had a part in the shuffle by it: that they had none of their own is no news', () => {
  const log = { first: 0, moments: [[noticed('no-part')]], void: [] };
  expect(codesOf(synced({ log }))).toEqual([['notice-no-part']]);
  remember('k3v9', [0, 1]);
  expect(codesOf(synced({ log }))).toEqual([[]]);
});

test('what a replay tells is a log of moments', () => {
  expect(momentsOf([[told('tell-a')]])).toMatchObject([{ kind: 'moment', told: [told('tell-a')] }]);
});

// --- one step at a time ----------------------------------------------------------------------------------------------

test('while something moves on the board the next step waits', async () => {
  const feed = synced();
  let arrive = () => {};
  feed.update(stepOf(5));
  feed.hold(new Promise<void>((resolve) => (arrive = resolve)));
  feed.update(stepOf(6));
  expect([feed.isMoving, bankOf(feed)]).toEqual([true, 5]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect([feed.isMoving, bankOf(feed)]).toEqual([false, 6]);
});

test('no movement holds the next step back for more than twelve seconds', async () => {
  const feed = synced();
  feed.hold(new Promise(() => {}));
  feed.update(stepOf(5));
  await vi.advanceTimersByTimeAsync(11_999);
  expect(bankOf(feed)).toBe(6);
  await vi.advanceTimersByTimeAsync(1);
  expect(bankOf(feed)).toBe(5);
});

test('at most six steps wait for what moves', () => {
  const feed = synced();
  feed.hold(new Promise(() => {}));
  for (let seq = 5; seq <= 10; seq++) feed.update(stepOf(seq));
  expect(bankOf(feed)).toBe(6);
  feed.update(stepOf(11));
  expect(bankOf(feed)).toBe(5);
});

test('whoever acts has seen enough: all that waits is shown', async () => {
  const feed = synced();
  line.do.mockResolvedValue({ is: 'done', id: '1' });
  feed.hold(new Promise(() => {}));
  feed.update(stepOf(5));
  feed.update(stepOf(6));
  await feed.do({ do: 'undo' });
  expect([feed.isMoving, bankOf(feed)]).toEqual([false, 6]);
});

test('a table that is opened anew shows nothing of what still waited', async () => {
  const feed = synced();
  feed.hold(new Promise(() => {}));
  feed.update(stepOf(5));
  feed.sync(syncWith({ seq: 9 }));
  await vi.advanceTimersByTimeAsync(12_000);
  expect([bankOf(feed), feed.isMoving, feed.place()?.seq]).toEqual([6, false, 9]);
});

// --- what is done ----------------------------------------------------------------------------------------------------

test('a command is sent for this table, and the feed is busy until it is answered', async () => {
  const feed = synced();
  let answer = (_: unknown) => {};
  line.do.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const doing = feed.do({ do: 'play', action: 'rocket' });
  expect(line.do).toHaveBeenCalledExactlyOnceWith({ do: 'play', action: 'rocket', table: 'k3v9' });
  expect(feed.isBusy).toBe(true);
  answer({ is: 'done', id: '1' });
  expect(await doing).toEqual({ is: 'done', id: '1' });
  expect(feed.isBusy).toBe(false);
});

test('a refusal is kept to be shown until the next step or the next command', async () => {
  const feed = synced();
  const refusal = new Refusal({ code: 'refuse-follow-suit' }, 'cards', '3.2');
  line.do.mockRejectedValue(refusal);
  expect(await feed.do({ do: 'play', action: 'p2' })).toBeNull();
  expect([feed.refusal, feed.isBusy]).toEqual([refusal, false]);
  feed.update(stepOf(5));
  expect(feed.refusal).toBeNull();
});

test('a mistake of ours is no refusal', async () => {
  const feed = synced();
  line.do.mockRejectedValue(new TypeError('a mistake'));
  await expect(feed.do({ do: 'undo' })).rejects.toThrow('a mistake');
  expect([feed.refusal, feed.isBusy]).toEqual([null, false]);
});

test('an onlooker has no part in the shuffle', async () => {
  await synced({ you: null, facts: { ...facts, status: 'open' } }).shuffle();
  expect(line.do).not.toHaveBeenCalled();
});

test('whoever sits is bound to a seed before the start', async () => {
  const seats = [{ commitment: null }] as TableFacts['seats'];
  await synced({ facts: { ...facts, status: 'open', promise: 'promise-1', seats } }).shuffle();
  expect(line.do).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ do: 'commit', table: 'k3v9' }));
});

// --- the chat --------------------------------------------------------------------------------------------------------

const wrote = (seat: number | null, at: number): ChatLine => ({ seat, name: 'Anna', text: 'Good game!', at });

test('unread is what others have written since the chat was shown', () => {
  const feed = synced({ chat: [wrote(1, NOW), wrote(0, NOW + 1), wrote(null, NOW + 2)] });
  expect(feed.unread).toBe(2);
  feed.readChat();
  expect(feed.unread).toBe(0);
  feed.update(updateOf(5, { chat: [wrote(1, NOW + 3)] }));
  expect(feed.unread).toBe(1);
});

test('what was read stays read when the page is loaded anew', () => {
  const chat = [wrote(1, NOW)];
  synced({ chat }).readChat();
  expect(synced({ chat }).unread).toBe(0);
});
