// What was told of a move, as the hops one can watch: who goes where, and which plates sent them.
import type { AnyEvent, Contact } from './wire';

export interface Hop {
  seat: number;
  from: number;
  to: number;
  /** Why it moves; empty for the move that its player chose. */
  contacts: Contact[];
}

export interface Chain {
  hops: Hop[];
  /** Contacts of equal numbers, when all is at rest. */
  ties: Contact[];
}

export function chainOf(told: AnyEvent[]): Chain {
  const chain: Chain = { hops: [], ties: [] };
  for (const event of told) {
    if (event.is === 'moved') chain.hops.push({ seat: event.seat, from: event.start, to: event.end, contacts: [] });
    else if (event.is === 'pushed')
      chain.hops.push({ seat: event.seat, from: event.start, to: event.end, contacts: event.contacts });
    else if (event.is === 'tied') chain.ties.push(event.contact);
  }
  return chain;
}

/** The way of each boat through a chain: every space where it stops, the first included. */
export function wakesOf(hops: Hop[]): Map<number, number[]> {
  const wakes = new Map<number, number[]>();
  for (const { seat, from, to } of hops) wakes.set(seat, [...(wakes.get(seat) ?? [from]), to]);
  return wakes;
}
