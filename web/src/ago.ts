// How long ago something was, in the reader's words: "2 hours ago", "yesterday".
import { settings } from './settings.svelte';

const UNITS = [
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function ago(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at); // another clock than ours may be ahead
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(settings.kept.language, { numeric: 'auto' }).format(
    -Math.floor(seconds / length),
    unit,
  );
}
