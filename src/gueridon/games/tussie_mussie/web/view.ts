// Small readings of what the game sends.
import type { AnyEvent, Box, Column, Offer, Owner, TileScored, View } from './wire';

/** Players by seat, then the apprentice. */
export const ownersOf = (view: View): Owner[] => (view.apprentice ? [...view.players, view.apprentice] : view.players);

/** An arrangement as it stands, with what its player has already done before the presentation. */
export const arrangementOf = (view: View, owner: number): Column[] =>
  view.pre_presentation?.[owner]?.arrangement ?? ownersOf(view)[owner]?.arrangement ?? [];

/** Until the keepsakes are revealed, they lie face down, even those that the viewer knows. */
export const isSecretYet = (view: View): boolean => view.phase !== 'pre-presentation' && view.phase !== 'over';

export const roomOf = (view: View, owner: number, box: Box): number =>
  isSecretYet(view) ? Math.max(box.own_tiles, arrangementOf(view, owner).length) : arrangementOf(view, owner).length;

/** The offer that is being made or waits for an answer. */
export const openOffer = (view: View): Offer | null => view.offers.find((offer) => offer.taken === null) ?? null;

/** The drawn tile that a player has chosen and that now replaces one of theirs. */
export const keptBy = (view: View, seat: number | null): string | null =>
  seat === null ? null : (view.pre_presentation?.[seat]?.keeps ?? null);

/** Whether a moment ends with a presentation. */
export const presents = (told: readonly AnyEvent[]) => told.some((event) => event.is === 'tile-scored');

/** What was told of every tile of a presentation, owner by owner. */
export function scoredIn(told: readonly AnyEvent[]): TileScored[][] {
  const rows: TileScored[][] = [];
  for (const event of told) if (event.is === 'tile-scored') (rows[event.owner] ??= []).push(event);
  return rows;
}
