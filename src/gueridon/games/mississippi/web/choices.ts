// What may be done, by where on the board it is done.
import type { Legal } from '$web/board/contract';
import type { AnyChoice, Boat, Box, Colour, Turn } from './wire';

export type Landing = Legal<Extract<AnyChoice, { space: number }>>;
export type Way = Legal<Turn>;
/** A boat as it lies, with what is painted on it. */
export type Craft = Boat & Colour;

export const fleetOf = (boats: readonly Boat[], box: Box): Craft[] =>
  boats.map((boat, seat) => ({ ...boat, ...box.boats[seat]! }));

export function landingsOf(legal: Legal<AnyChoice>[]): Map<number, Landing> {
  return new Map(legal.flatMap((choice) => ('space' in choice ? [[choice.space, choice] as const] : [])));
}

/** From the furthest left to the furthest right. */
export function turnsOf(legal: Legal<AnyChoice>[]): Way[] {
  return legal.flatMap((choice) => (choice.is === 'turn' ? choice : [])).sort((a, b) => a.sixths - b.sixths);
}

/** Who would advance first and how far: `+5` for oneself, `C+5` for another. */
export function pushOf(landing: Landing, you: number | null, box: Box): string {
  const first = 'first' in landing ? landing.first : null;
  if (first === null) return '';
  return `${first.seat === you ? '' : box.boats[first.seat]!.letter}+${first.spaces}`;
}

/** The numbers of a boat drawn turned, clockwise. */
export const turned = (edges: number[], sixths: number) =>
  edges.map((_, direction) => edges[(direction - sixths + 12) % 6]!);
