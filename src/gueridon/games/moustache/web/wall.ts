// What hangs on the wall: the trick being played, else the last complete one, until the next card is led.
import type { Team } from './deck';
import type { AnyEvent, CardsCounted, LastCounted, MostCounted, Play, RoundWon, View } from './wire';

export interface Hanging {
  plays: Play[];
  /** Whose card wins so far, or has won. */
  winner: number | null;
  isComplete: boolean;
}

/** How a round ended, as it was told in the step that ended it; the view itself begins the next round at once. */
export interface RoundEnd {
  round: number;
  before: View;
  trick: Hanging;
  told: AnyEvent[];
  verdict: RoundWon;
}

export function hangingIn(view: View): Hanging {
  if (view.trick.length) return { plays: view.trick, winner: view.winning?.seat ?? null, isComplete: false };
  const last = view.tricks.at(-1);
  return { plays: last?.plays ?? [], winner: last?.winner ?? null, isComplete: true };
}

const OF_TRICK = new Set<AnyEvent['is']>([
  'thrown-out',
  'lowest-wins',
  'stolen',
  'nothing-stolen',
  'trick-taken',
  'trick-spoilt',
  'nobody-takes',
  'leads',
]);

/** What a step told of the trick that it completed: what was thrown out, who took it and why, who leads. */
export const trickStory = (told: AnyEvent[]) => told.filter((event) => OF_TRICK.has(event.is));

export function roundEndIn(before: View | null, told: AnyEvent[]): RoundEnd | null {
  const verdict = told.find((event) => event.is === 'round-won');
  if (before === null || !verdict) return null;
  const played = told.filter((event) => event.is === 'card-led' || event.is === 'card-played');
  const taking = told.find((event) => event.is === 'trick-taken' || event.is === 'trick-spoilt');
  const trick = { plays: [...before.trick, ...played], winner: taking?.seat ?? null, isComplete: true };
  return { round: before.round, before, trick, told, verdict };
}

/** A line of the count: cards that are worth as much each, or what the law adds or takes. */
export type CountLine = CardsCounted | MostCounted | LastCounted;

/** The count of a team's stars, line by line, as it was told. */
export function countOf(team: Team, told: AnyEvent[]): CountLine[] {
  return told
    .filter((event) => event.is === 'cards-counted' || event.is === 'most-counted' || event.is === 'last-counted')
    .filter((line) => line.team === team);
}

/** What became of a card of a complete trick, other than being taken by the winner. */
export function fateOf(view: View, { isComplete }: Hanging, card: string): 'thrown' | 'stolen' | null {
  if (!isComplete) return null;
  if (view.thrown.includes(card)) return 'thrown';
  return view.stolen.includes(card) ? 'stolen' : null;
}
