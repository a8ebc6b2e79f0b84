// What may be done, by where on the board it is done.
import type { LegalAction } from '$web/board/contract';
import type { View } from './view';

/** A move to a space: what it burns or brings, and what it would set off first, as its label has it. */
export interface Landing {
  action: string;
  space: number;
  isForward: boolean;
  spaces: number;
  /** Logs from the bank, when going back. */
  logs: number;
  touched: number;
  /** Who would advance first and how far: `+5` for oneself, `C+5` for another. */
  push: string;
}

export function landingsOf(legal: LegalAction[], view: View): Map<number, Landing> {
  const landings = legal.flatMap(({ action, said }) => {
    const [, way, spaces] = /^([fb])(\d+)$/.exec(action) ?? [];
    if (way === undefined) return [];
    const args = (said.args ?? {}) as Record<string, number | string>;
    const push = String(args['contact_quoted'] ?? '').split(' ').at(-1)!.replace('…', '');
    return {
      action, space: Number(args['space'] ?? view.board.goal), isForward: way === 'f', spaces: Number(spaces),
      logs: Number(args['logs'] ?? 0), touched: Number(args['touched'] ?? 0), push: push.includes('+') ? push : '',
    };
  });
  return new Map(landings.map((landing) => [landing.space, landing]));
}

/** A way to lie: which sixths of a turn, and what they cost. */
export interface Turn {
  action: string;
  label: string;
  sixths: number;
  logs: number;
}

const SIXTHS: Record<string, number> = { l2: -2, l1: -1, turn0: 0, r1: 1, r2: 2, turn3: 3 };

/** From the furthest left to the furthest right. */
export function turnsOf(legal: LegalAction[]): Turn[] {
  return legal
    .filter(({ action }) => action in SIXTHS)
    .map(({ action, label, said }) => ({ action, label, sixths: SIXTHS[action]!, logs: Number(said.args?.['logs'] ?? 0) }))
    .sort((a, b) => a.sixths - b.sixths);
}

/** The numbers of a boat drawn turned, clockwise. */
export const turned = (edges: number[], sixths: number) => edges.map((_, direction) => edges[(direction - sixths + 12) % 6]!);

const logsInAll = (view: View) => view.boats.reduce((sum, { logs }) => sum + logs, view.bank);

/** How the way to a space that is no choice is written, to ask why not. */
export function notationOf(space: number, view: View, seat: number): string | null {
  const own = view.boats[seat]?.space;
  if (own == null || view.boats.some((boat) => boat.space === space)) return null;
  const [low, high] = space > own ? [own + 1, space] : [space, own - 1];
  const taken = view.boats.filter((boat) => boat.space !== null && boat.space >= low && boat.space <= high).length;
  const spaces = high - low + 1 - taken;
  // However far it is, it is one's own logs that do not last.
  return space > own ? `f${Math.min(spaces, logsInAll(view))}` : `b${spaces}`;
}
