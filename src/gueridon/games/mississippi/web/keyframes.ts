// How everything moves in a chain, from its departure to its end. Only transforms and opacities move, so that the browser's compositor does it alone.
import { between, type Point } from './chart';
import { afloat, way } from './motion';
import type { Run, Timetable } from './timetable';

/** All runs of a boat, and its waits between them. */
export function sailOf(seat: number, { runs, end }: Timetable, places: Point[]): Keyframe[] {
  const own = runs.filter((run) => run.seat === seat);
  if (!own.length) return [];
  const [first, last] = [own[0]!.from, own.at(-1)!.to].map((space) => ({ transform: afloat(places[space]!) }));
  return [{ ...first, offset: 0 }, ...own.flatMap((run) => stops(run, places, end)), { ...last, offset: 1 }];
}

/** One speed all the way, but for the first and the last part: they begin and end in rest and take twice the time. */
const [FASTER, SLOWER] = ['cubic-bezier(0.5, 0, 0.75, 0.5)', 'cubic-bezier(0.25, 0.5, 0.5, 1)'];

function stops({ from, to, begin, end }: Run, places: Point[], duration: number): Keyframe[] {
  const [first, ...rest] = way(from, to).map((space) => places[space]!) as [Point, ...Point[]];
  const points = rest.length === 1 ? [first, between(first, rest[0]!), rest[0]!] : [first, ...rest];
  const last = points.length - 1;
  return points.map((point, i) => {
    const share = i === 0 ? 0 : i === last ? 1 : (i + 1) / (last + 2);
    return {
      offset: (begin + share * (end - begin)) / duration,
      transform: afloat(point, i === 0 || i === last ? 0 : 1),
      easing: i === 0 ? FASTER : i === last - 1 ? SLOWER : 'linear',
    };
  });
}

/** Milliseconds in which a mark pops up. */
const POP = 90;
const UNSEEN = { opacity: 0, transform: 'scale(0.6)' };
const SEEN = { opacity: 1, transform: 'none' };

/** One mark of every other push: it pops up where plates meet, and goes when the boat runs. */
export function markOf(push: number, index: number, { meetings, end: duration }: Timetable): Keyframe[] {
  const own = meetings.filter(({ contacts }, i) => i % 2 === push && index < contacts.length);
  if (!own.length) return [];
  const turns = own.flatMap(({ begin, end }) => [
    { ...UNSEEN, offset: begin / duration, easing: 'ease-out' },
    { ...SEEN, offset: Math.min(begin + POP, end) / duration, easing: 'step-end' },
    { ...UNSEEN, offset: end / duration },
  ]);
  return [{ ...UNSEEN, offset: 0 }, ...turns, { ...UNSEEN, offset: 1 }];
}

/** The figures of every other push: from when its plates meet until those of the next do. */
export function figuresOf(push: number, { meetings, end }: Timetable): Keyframe[] {
  const out = { transform: 'translateY(100%)', easing: 'step-end' };
  const turns = meetings.map(({ begin }, i) => ({
    ...out,
    ...(i % 2 === push && { transform: 'none' }),
    offset: begin / end,
  }));
  return turns.length ? [{ ...out, offset: 0 }, ...turns, { ...turns.at(-1), offset: 1 }] : [];
}
