// When everything happens in a chain that one watches: plates meet, then a boat runs on, hop after hop.
import type { Chain } from './chain';
import type { Contact } from './wire';

/** Whoever watches a long chain should not have to wait for it. */
const LONGEST = 7200;
const [SHORTEST_HOP, LONGEST_HOP] = [240, 700];
/** How much of a hop is to see why: the rest is the run. */
const MEETING = 0.6;

export interface Meeting {
  contacts: Contact[];
  /** Milliseconds since the departure, here and below. */
  begin: number;
  end: number;
}

export interface Run {
  seat: number;
  from: number;
  to: number;
  begin: number;
  end: number;
}

export interface Timetable {
  meetings: Meeting[];
  runs: Run[];
  end: number;
}

export function timetableOf({ hops, ties }: Chain, pace: number): Timetable {
  const table: Timetable = { meetings: [], runs: [], end: 0 };
  const each = Math.max(SHORTEST_HOP, Math.min(LONGEST_HOP, LONGEST / (hops.length + 1)));
  const next = (duration: number) => ({ begin: table.end, end: (table.end += duration / pace) });
  for (const { seat, from, to, contacts } of hops) {
    if (contacts.length) table.meetings.push({ contacts, ...next(each * MEETING) });
    table.runs.push({
      seat,
      from,
      to,
      ...next(contacts.length ? each * (1 - MEETING) : Math.min(each, 200 + 40 * Math.abs(to - from))),
    });
  }
  if (ties.length) table.meetings.push({ contacts: ties, ...next(LONGEST_HOP) });
  return table;
}
