// The shape of what the game lets a viewer know, and how its notation is read. No rule of the game is in here.
import type { Said } from '$web/board/contract';

export const COLOURS = ['green', 'pink', 'orange', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Team = 'blue' | 'pink';
export type TeamCard = Team | 'crown';
export type Joker = 'unicorn' | 'monkey' | 'pigeon';
/** `g0` to `b10`, or a joker. */
export type Card = string;
export type Cup = number | 'hidden' | null;

export interface Play {
  seat: number;
  card: Card;
}

/** A sentence of the law in force. */
export interface LawSentence {
  code: string;
  arguments: Record<string, number | string | LawSentence>;
}

export interface View {
  seats: number;
  round: number;
  phase: 'reveal' | 'teams' | 'deal' | 'pass' | 'trick' | 'steal' | 'cups' | 'over';
  rules: string[];
  rules_to_come: string[];
  law: LawSentence[];
  teams: (TeamCard | null)[];
  hand: Card[];
  hands: { size: number; jokers: number; known: Card[]; void: Colour[]; passed: Card[] }[];
  leader: number | null;
  demanded: Colour | null;
  trick: Play[];
  winning: number | null;
  tricks: { plays: Play[]; winner: number | null }[];
  piles: Record<Team, Card[]>;
  pile_stars: Record<Team, number>;
  thrown: Card[];
  stolen: Card[];
  stars: Record<Team, number>[];
  cups: Cup[][];
}

export const ROUNDS = 4;
/** The first Rule cards of the row are white, the others black. */
export const WHITE_ROUNDS = 2;

/** The stars printed on an animal, by its value. */
const PRINTED_STARS = [0, 0, 0, 1, 1, 2, 1, 1, 0, 0, 0];

/** The colour of an animal; null for a joker. */
export function colourOf(card: Card): Colour | null {
  return /^[gpob]\d+$/.test(card) ? (COLOURS.find((colour) => colour[0] === card[0]) ?? null) : null;
}

export const valueOf = (card: Card) => Number(card.slice(1));
export const starsOn = (card: Card) => (colourOf(card) === null ? 0 : (PRINTED_STARS[valueOf(card)] ?? 0));
export const teamOf = (team: TeamCard | null): Team | null => (team === 'crown' ? 'blue' : team);

/** Stars as they are written: with a real minus. */
export const written = (stars: number | '') => String(stars).replace('-', '−');

/** The same sentence as `words.say` takes it. */
export function asSaid({ code, arguments: given }: LawSentence): Said {
  const args = Object.entries(given).map(([name, value]) => [name, typeof value === 'object' ? asSaid(value) : value] as const);
  return { code, args: Object.fromEntries(args) };
}

/** The colours from the weakest to the strongest, as the law in force orders them. */
export function colourOrder(law: LawSentence[]): Colour[] {
  const order = law.find(({ code }) => code === 'law-order');
  return order ? ['a', 'b', 'c', 'd'].map((place) => String(order.arguments[place]).replace('colour-', '') as Colour) : [...COLOURS];
}

/** Whether a sentence of the law is about a card: its colour, or its value. */
export function isAbout({ arguments: { cards } }: LawSentence, card: Card): boolean {
  const colour = colourOf(card);
  if (colour === null || cards === undefined) return false;
  return typeof cards === 'object' ? cards.arguments['value'] === valueOf(card) : cards === `cards-${colour}`;
}
