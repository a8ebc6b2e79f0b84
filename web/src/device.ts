// Tables where several people share this device: which of them holds which seat. Kept here only; the server knows cookies.
import { settings } from './settings.svelte';
import { lay } from './laying';
import { server } from './wire/http';
import type { NewTable } from './wire/messages';

const KEY = 'gueridon-device';

function kept(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** The people of this device who sit at a table: 0 is its owner. */
export const guestsAt = (table: string): number[] => kept()[table] ?? [0];

/** Everybody who has a cookie of their own here. */
export const everybodyHere = (): number[] => [...new Set([0, ...Object.values(kept()).flat()])];

export function remember(table: string, guests: number[]): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [table]: guests }));
}

/** Lays a table and seats everybody who shares this device, the owner first, by one invite each. */
export async function layForDevice(
  wish: Omit<NewTable, 'language'>,
  others: { seat: number; name: string }[],
): Promise<string> {
  const { id } = await lay(wish);
  for (const [i, { seat, name }] of others.entries()) {
    const guest = i + 1;
    const { token } = await server.invite(id, { seat });
    await server.becomeSomebody(name, settings.kept.language, guest);
    await server.join(token, guest);
  }
  remember(id, [0, ...others.map((_, i) => i + 1)]);
  return id;
}
