// Puts what changed into what was known, as `changes` in core/wire.py gives it; what did not change stays the same object.

/** An object stands for what changed within, of a list by place; only {"=": something} stands for something new. */
export function merged(before: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change;
  if ('=' in change) return change['='];
  const changes = change as Record<string, unknown>;
  if (Array.isArray(before)) return before.map((one, i) => (String(i) in changes ? merged(one, changes[i]) : one));
  const known = before as Record<string, unknown>;
  return {
    ...known,
    ...Object.fromEntries(Object.entries(changes).map(([name, each]) => [name, merged(known[name], each)])),
  };
}
