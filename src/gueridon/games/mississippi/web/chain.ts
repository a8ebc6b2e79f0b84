// What was told of a move, as the hops one can watch: who goes where, and which plates sent them.
import type { Said } from '$web/board/contract';
import type { View } from './view';

export interface Contact {
  seat: number;
  other: number;
  number: number;
  otherNumber: number;
  difference: number;
  /** Where the two boats lie when they touch. */
  space: number;
  otherSpace: number;
}

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

export function chainOf(told: Said[], before: View): Chain {
  const spaces = before.boats.map((boat) => boat.space ?? 0);
  const chain: Chain = { hops: [], ties: [] };
  let contacts: Contact[] = [];
  for (const { code, args = {} } of told) {
    if (/^tell-(contact|pushed|tie)/.test(code)) contacts.push(contactOf(args as Record<string, number>, spaces));
    if (code === 'tell-tie') chain.ties.push(...contacts.splice(0));
    if (!/^tell-(forward|backward|pushed|sum)/.test(code)) continue;
    const { seat, space } = args as Record<string, number>;
    if (seat === undefined || space === undefined) continue;
    chain.hops.push({ seat, from: spaces[seat]!, to: space, contacts });
    spaces[seat] = space;
    contacts = [];
  }
  return chain;
}

function contactOf(args: Record<string, number>, spaces: number[]): Contact {
  const [seat, other] = [args['seat']!, args['x_seat']!];
  return {
    seat, other, number: args['number']!, otherNumber: args['x_number']!, difference: args['difference']!,
    space: spaces[seat]!, otherSpace: spaces[other]!,
  };
}

/** The way of each boat through a chain: every space where it stops, the first included. */
export function wakesOf(hops: Hop[]): Map<number, number[]> {
  const wakes = new Map<number, number[]>();
  for (const { seat, from, to } of hops) wakes.set(seat, [...(wakes.get(seat) ?? [from]), to]);
  return wakes;
}
