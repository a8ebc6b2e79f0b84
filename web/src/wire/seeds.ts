// Our part in the shuffle: a random seed for each seat, bound by its hash before the start and revealed when the host starts.
// It is kept in this browser in between, so that a reload does not lose it.
import type { Command } from './connection.svelte';
import { newId } from './connection.svelte';
import type { TableFacts } from './messages';

const KEY = 'gueridon-seeds';

/** A seed, and the promise of the table's secret for which it was drawn. */
interface Kept {
  promise: string;
  seed: string;
}

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function keep(place: string, seed: Kept | null): void {
  const { [place]: _, ...others } = kept();
  localStorage.setItem(KEY, JSON.stringify(seed === null ? others : { ...others, [place]: seed }));
}

async function commitmentOf(seed: string, table: string, seat: number): Promise<string> {
  // The browser's own hashes are there over https and on this machine only; a table at home has neither.
  const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ]);
  return bytesToHex(sha256(utf8ToBytes(`gueridon player seed\n${table}\n${seat}\n${seed}\n`)));
}

/** What the table waits for from whoever sits there: null when there is nothing to send. */
export async function answerTo(
  { id: table, status, promise, seats }: TableFacts,
  seat: number,
): Promise<Command | null> {
  const place = `${table} ${seat}`;
  const stands = seats[seat]?.commitment ?? null;
  const found = kept()[place];
  if (status !== 'open' && status !== 'shuffling') {
    if (found) keep(place, null);
    return null;
  }
  const isNew = found?.promise !== promise; // a seed that was revealed is no secret any more
  if (isNew && status === 'shuffling') return null;
  const seed = isNew ? newId() + newId() : found.seed;
  if (isNew) keep(place, { promise, seed });
  const commitment = await commitmentOf(seed, table, seat);
  if (status === 'shuffling') return stands === commitment ? { do: 'reveal', table, player_seed: seed } : null;
  // What stands and is not ours is from another screen of the same person; two that outbid each other never end.
  return isNew || stands === null ? { do: 'commit', table, commitment } : null;
}
