// What may be done, by where on the board it is done.
import type { Legal } from '$web/board/contract';
import type { AnyChoice, Boat, Box, Colour, Move, Turn } from './wire';

export type Landing = Legal<Move>;
export type Way = Legal<Turn>;
/** A boat as it lies, with what is painted on it. */
export type Craft = Boat & Colour;

export const fleetOf = (boats: readonly Boat[], box: Box): Craft[] =>
  boats.map((boat, seat) => ({ ...boat, ...box.boats[seat]! }));

export function landingsOf(legal: Legal<AnyChoice>[]): Map<number, Landing> {
  return new Map(legal.flatMap((choice) => (choice.is === 'move' ? [[choice.space, choice] as const] : [])));
}

/** From the furthest left to the furthest right. */
export function turnsOf(legal: Legal<AnyChoice>[]): Way[] {
  return legal.flatMap((choice) => (choice.is === 'turn' ? choice : [])).sort((a, b) => a.sixths - b.sixths);
}

/** Who would advance first and how far: `+5` for oneself, `C+5` for another. */
export function pushOf({ first }: Move, you: number | null, box: Box): string {
  if (first === null) return '';
  return `${first.seat === you ? '' : box.boats[first.seat]!.letter}+${first.spaces}`;
}

/** The numbers of a boat drawn turned, clockwise. */
export const turned = (edges: number[], sixths: number) =>
  edges.map((_, direction) => edges[(direction - sixths + 12) % 6]!);
