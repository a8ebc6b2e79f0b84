// The full names of pieces, for who listens and for who points.
import type { Words } from '$web/board/contract';
import { colourOf, starsOn, type Card, type Cup, type Play, type View } from './view';
import { fateOf, type Hanging } from './wall';

export function cardName(words: Words, card: Card): string {
  const colour = colourOf(card);
  if (colour === null) return words.t('board-joker', { card: words.t(`card-${card}`), effect: words.t(`card-${card}-effect`) });
  return words.t('board-card', { card: words.t(`card-${card}`), animal: words.t(`animal-${colour}`), stars: starsOn(card) });
}

/** A card on the wall: whose it is, what it is, and how it fares. */
export function playName(words: Words, view: View, hanging: Hanging, { seat, card }: Play): string {
  const fate = fateOf(view, hanging, card);
  const said = [words.t('board-played', { player: words.player(seat), card: cardName(words, card) })];
  if (seat === hanging.winner) said.push(words.t('board-is-winning'));
  if (fate) said.push(words.t(`board-is-${fate}`));
  return said.join('. ');
}

const listed = (words: Words, cards: Card[]) => cards.map((card) => words.t(`card-${card}`)).join(', ');

const cupName = (words: Words, cup: Cup) => (cup === 'hidden' ? words.t('board-cup-hidden') : String(cup));

/** Everything that can be seen of a player. */
export function seatFacts(words: Words, view: View, seat: number): string[] {
  const hand = view.hands[seat];
  const team = view.teams[seat];
  const cups = (view.cups[seat] ?? []).filter((cup) => cup !== null);
  if (!hand) return [];
  const facts = [words.t('board-seat-hand', { n: hand.size, jokers: hand.jokers })];
  if (team) facts.unshift(words.t('board-seat-team', { team: words.t(`team-card-${team}`) }));
  if (hand.known.length && hand.known.length < hand.size) facts.push(words.t('board-seat-known', { cards: listed(words, hand.known) }));
  if (hand.void.length) facts.push(words.t('board-seat-void', { colours: hand.void.map((colour) => words.t(`colour-${colour}`)).join(', ') }));
  if (cups.length) facts.push(words.t('board-seat-cups', { cups: cups.map((cup) => cupName(words, cup)).join(', ') }));
  return facts;
}
