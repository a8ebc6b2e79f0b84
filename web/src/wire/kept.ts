// What a board keeps in this tab while its page is loaded anew: how a round ended, say, until that is put away.
import { ownBuild } from './renewal';

const KEY = 'gueridon-board';
const MOST_KEPT = 20;

interface Kept {
  /** Another build may keep something else. */
  build: string | null;
  value: unknown;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptAt(whose: string): unknown {
  const { build, value } = all()[whose] ?? { build: null, value: null };
  return build === ownBuild() ? value : null;
}

export function keepAt(whose: string, value: unknown): void {
  const { [whose]: _, ...others } = all();
  const newest = Object.entries(others).slice(1 - MOST_KEPT);
  const kept = value === null ? [] : [[whose, { build: ownBuild(), value }]];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, ...kept])));
  } catch {
    // without storage it is known as long as the page lasts
  }
}
