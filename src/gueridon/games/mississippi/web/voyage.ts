// A chain as one watches it: two plates meet, then a boat runs on, hop after hop. Only transforms move, so that the
// browser's compositor does it alone.
import type { Chain, Contact, Hop } from './chain';
import type { Point } from './chart';

export interface Stage {
  places: Point[];
  pace: number;
  boat(seat: number): HTMLElement | undefined;
  /** The boat lies here from now on. */
  moor(seat: number, space: number): void;
  meet(contacts: Contact[]): void;
  isOver(): boolean;
}

/** The shell waits 8 seconds at most. */
const LONGEST = 7200;

export const afloat = ({ x, y }: Point) => `translate(${(x - 50).toFixed(2)}%, ${(y - 50).toFixed(2)}%)`;

export async function sail({ hops, ties }: Chain, stage: Stage): Promise<void> {
  const each = Math.max(240, Math.min(700, LONGEST / (hops.length + 1))) / stage.pace;
  for (const hop of hops) {
    if (hop.contacts.length) {
      stage.meet(hop.contacts);
      await wait(each * 0.5);
      if (stage.isOver()) return;
      stage.meet([]);
    }
    await run(hop, stage, hop.contacts.length ? each * 0.5 : Math.min(each, (200 + 40 * Math.abs(hop.to - hop.from)) / stage.pace));
    if (stage.isOver()) return;
  }
  if (!ties.length) return;
  stage.meet(ties);
  await wait(700 / stage.pace);
  if (!stage.isOver()) stage.meet([]);
}

async function run(hop: Hop, stage: Stage, duration: number): Promise<void> {
  stage.moor(hop.seat, hop.to);
  const steps = way(hop.from, hop.to).map((space) => ({ transform: afloat(stage.places[space]!) }));
  const movement = stage.boat(hop.seat)?.animate(steps, { duration, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' });
  await movement?.finished.catch(() => undefined); // cancelled: the next step has come
}

/** Every space from one to another, along the river. */
export function way(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

/** Turn the hull to where it is drawn now; the numbers stay upright. */
export function swing(boat: HTMLElement | undefined, degrees: number, pace: number): void {
  const timing = { duration: (180 + Math.abs(degrees)) / pace, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };
  const turn = (from: number) => [{ transform: `rotate(${from}deg)` }, { transform: 'rotate(0deg)' }];
  boat?.querySelector('.turning')?.animate(turn(-degrees), timing);
  boat?.querySelectorAll('.number').forEach((number) => number.animate(turn(degrees), timing));
}

const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
