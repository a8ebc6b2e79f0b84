// The shape of what view.data() gives, and small readings of it.
import type { Colour } from './flowers';

export interface Column {
  /** Null for a face-down tile that the viewer may not look at. */
  tile: string | null;
  row: 'bouquet' | 'keepsakes';
  colour: Colour | null;
  hearts: number | null;
}

export interface Presented extends Column {
  tile: string;
  hearts: number;
  effect_points: number;
}

export interface Owner {
  points: number[];
  total: number;
  arrangement: Column[];
}

export interface Offer {
  from: number;
  to: number;
  up: string | null;
  down: string | null;
  taken: 'up' | 'down' | null;
}

export interface Plan {
  arrangement: Column[];
  steps: string[];
  drawing: boolean;
  keeps: string | null;
}

export interface View {
  round: number;
  phase: 'first-player' | 'left-with-apprentice' | 'turn-card' | 'discard' | 'draw' | 'offer' | 'choice' | 'distribution' | 'pre-presentation' | 'over';
  first_player: number | null;
  players: Owner[];
  apprentice: Owner | null;
  offers: Offer[];
  turn_cards: string[];
  drawn: (string | null)[];
  pre_presentation: Plan[] | null;
  presentation: Presented[][] | null;
}

/** How many columns an arrangement has room for from the start. */
const PLACES = 4;

/** Players by seat, then the apprentice. */
export const ownersOf = (view: View): Owner[] => (view.apprentice ? [...view.players, view.apprentice] : view.players);

/** An arrangement as it stands, with what its player has already done before the presentation. */
export const arrangementOf = (view: View, owner: number): Column[] =>
  view.pre_presentation?.[owner]?.arrangement ?? ownersOf(view)[owner]?.arrangement ?? [];

/** Until the keepsakes are revealed, they lie face down, even those that the viewer knows. */
export const isSecretYet = (view: View): boolean => view.phase !== 'pre-presentation' && view.phase !== 'over';

export const roomOf = (view: View, owner: number): number =>
  isSecretYet(view) ? Math.max(PLACES, arrangementOf(view, owner).length) : arrangementOf(view, owner).length;

/** The offer that is being made or waits for an answer. */
export const openOffer = (view: View): Offer | null => view.offers.find((offer) => offer.taken === null) ?? null;

/** The turn card in force, and the tile it had discarded. */
export function currentCard(view: View): { card: string; burnt: string | null } | null {
  const card = view.turn_cards.filter((entry) => /^t\d$/.test(entry)).at(-1);
  return card === undefined ? null : { card, burnt: view.turn_cards[view.turn_cards.indexOf(card) + 1] ?? null };
}

/** The drawn tile that a player has chosen and that now replaces one of theirs. */
export const keptBy = (view: View, seat: number | null): string | null => (seat === null ? null : (view.pre_presentation?.[seat]?.keeps ?? null));
