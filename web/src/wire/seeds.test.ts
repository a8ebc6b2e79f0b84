// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { TableFacts } from './messages';
import { answerTo } from './seeds';

// What a client does for its part in the shuffle: docs/protocol.md, "Fair deals".

beforeEach(() => localStorage.clear());

interface Given {
  status: TableFacts['status'];
  commitment?: string | null;
  promise?: string;
}
const tableWith = ({ status, commitment = null, promise = 'promise-1' }: Given) =>
  ({ id: 'k3v9', status, promise, seats: [{ commitment: null }, { commitment }] }) as TableFacts;

const answer = (given: Given) => answerTo(tableWith(given), 1);

/** The seed that this browser keeps for seat 1. */
function keptSeed(): string | undefined {
  const kept = JSON.parse(localStorage.getItem('gueridon-seeds') ?? '{}') as Record<string, { seed: string }>;
  return kept['k3v9 1']?.seed;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function committed(): Promise<string> {
  const command = await answer({ status: 'open' });
  if (command?.do !== 'commit') throw new Error(`${command?.do} is no commitment`);
  return command.commitment;
}

test('before the start a seat is bound by the hash of four lines', async () => {
  const commitment = await committed();
  expect(keptSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment).toBe(await sha256(`gueridon player seed\nk3v9\n1\n${keptSeed()}\n`));
});

test('a commitment that stands is not sent again', async () => {
  const commitment = await committed();
  expect(await answer({ status: 'open', commitment })).toBeNull();
});

test('a commitment that never arrived is sent again, to the same seed', async () => {
  const commitment = await committed();
  expect(await answer({ status: 'open' })).toEqual({ do: 'commit', table: 'k3v9', commitment });
});

test('two screens of one person do not outbid each other', async () => {
  await committed();
  expect(await answer({ status: 'open', commitment: 'of another screen' })).toBeNull();
});

test('when the table shuffles, the seed is revealed that is bound', async () => {
  const commitment = await committed();
  expect(await answer({ status: 'shuffling', commitment })).toEqual({
    do: 'reveal',
    table: 'k3v9',
    player_seed: keptSeed(),
  });
});

test('a seed that is not the one bound stays secret', async () => {
  await committed();
  expect(await answer({ status: 'shuffling', commitment: 'of another screen' })).toBeNull();
});

test('whoever has no seed when the table shuffles has nothing to send', async () => {
  expect(await answer({ status: 'shuffling', commitment: 'of another browser' })).toBeNull();
  expect(keptSeed()).toBeUndefined();
});

test('a new secret of the table wants a new seed: the old one may have been revealed', async () => {
  const first = await committed();
  const seed = keptSeed();
  const second = await answer({ status: 'open', promise: 'promise-2', commitment: first });
  expect(second?.do).toBe('commit');
  expect(keptSeed()).not.toBe(seed);
});

test('once the game is under way the seed is forgotten', async () => {
  await committed();
  expect(await answer({ status: 'playing' })).toBeNull();
  expect(keptSeed()).toBeUndefined();
});

test('the seats of one table have seeds of their own', async () => {
  const facts = tableWith({ status: 'open' });
  const [one, other] = [await answerTo(facts, 0), await answerTo(facts, 1)];
  expect(one).not.toEqual(other);
});
