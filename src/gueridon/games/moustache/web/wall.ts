// What hangs on the wall: the trick being played, else the last complete one, until the next card is led.
import type { Said } from '$web/board/contract';
import type { Card, Play, Team, View } from './view';

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
  told: Said[];
}

export function hangingIn(view: View): Hanging {
  if (view.trick.length) return { plays: view.trick, winner: view.winning, isComplete: false };
  const last = view.tricks.at(-1);
  return { plays: last?.plays ?? [], winner: last?.winner ?? null, isComplete: true };
}

export const winningPlay = ({ plays, winner }: Hanging) => plays.find(({ seat }) => seat === winner);

const nounOf = (said: Said) => String(said.args?.['card']).replace('card-', '');
const seatIn = (said: Said) => Number(said.args?.['seat']);

const PLAYED = new Set(['tell-lead', 'tell-play']);
const isTaking = ({ code }: Said) => code.startsWith('tell-take') || code === 'tell-pigeon';
const isRoundWon = ({ code }: Said) => code.startsWith('score-round');

/** What a step told of the trick that it completed: what was thrown out, who took it and why, who leads. */
export function trickStory(told: Said[]): Said[] {
  const CODES = ['tell-equals', 'tell-lowest', 'tell-lowest-strongest', 'tell-steal', 'tell-nothing-to-steal', 'tell-nobody', 'tell-leads-again', 'tell-still-leads', 'tell-left'];
  return told.filter((said) => isTaking(said) || CODES.includes(said.code));
}

export function roundEndIn(before: View | null, told: Said[]): RoundEnd | null {
  if (before === null || !told.some(isRoundWon)) return null;
  const played = told.filter(({ code }) => PLAYED.has(code)).map((said) => ({ seat: seatIn(said), card: nounOf(said) }));
  const taking = told.find(isTaking);
  const trick = { plays: [...before.trick, ...played], winner: taking ? seatIn(taking) : null, isComplete: true };
  return { round: before.round, before, trick, told };
}

/** A line of the count: cards that are worth as much each, or what the law adds or takes. */
export interface CountLine {
  said: Said;
  cards: Card[];
  stars: number;
}

export interface TeamCount {
  lines: CountLine[];
  total: number;
}

/** The count of a team's stars, line by line, as it was told. */
export function countOf(team: Team, { told }: RoundEnd): TeamCount {
  const own = told.filter(({ args }) => args?.['team'] === `team-${team}`);
  const lines = own.filter(({ code }) => ['score-worth', 'score-most', 'score-last'].includes(code)).map((said) => {
    const cards = said.args?.['cards'];
    const stars = Number(said.args?.['stars']);
    return { said, stars: said.code === 'score-most' ? -stars : stars, cards: Array.isArray(cards) ? cards.map((noun) => String(noun).replace('card-', '')) : [] };
  });
  return { lines, total: Number(own.find(({ code }) => code === 'score-total')?.args?.['stars'] ?? 0) };
}

export const verdictOf = ({ told }: RoundEnd) => told.find(isRoundWon);

/** What became of a card of a complete trick, other than being taken by the winner. */
export function fateOf(view: View, { isComplete }: Hanging, card: Card): 'thrown' | 'stolen' | null {
  if (!isComplete) return null;
  if (view.thrown.includes(card)) return 'thrown';
  return view.stolen.includes(card) ? 'stolen' : null;
}
