// The full names of pieces, for who listens and for who points.
import type { Words } from '$web/board/contract';
import type { Cup, Deck } from './deck';
import { fateOf, type Hanging } from './wall';
import type { Play, View } from './wire';

export function cardName(words: Words, deck: Deck, card: string): string {
  const animal = deck.animal(card);
  if (animal === null)
    return words.t('board-joker', { card: words.t(`card-${card}`), effect: words.t(`card-${card}-effect`) });
  return words.t('board-card', {
    card: words.t(`card-${card}`),
    animal: words.t(`animal-${animal.colour}`),
    stars: animal.stars,
  });
}

/** A card on the wall: whose it is, what it is, and how it fares. */
export function playName(words: Words, deck: Deck, view: View, hanging: Hanging, { seat, card }: Play): string {
  const fate = fateOf(view, hanging, card);
  const said = [words.t('board-played', { player: words.player(seat), card: cardName(words, deck, card) })];
  if (seat === hanging.winner) said.push(words.t('board-is-winning'));
  if (fate) said.push(words.t(`board-is-${fate}`));
  return said.join('. ');
}

const listed = (words: Words, cards: string[]) => cards.map((card) => words.t(`card-${card}`)).join(', ');

const cupName = (words: Words, cup: Cup) => (cup === 'hidden' ? words.t('board-cup-hidden') : String(cup));

/** Everything that can be seen of a player. */
export function seatFacts(words: Words, view: View, seat: number): string[] {
  const hand = view.hands[seat];
  const team = view.teams[seat];
  const cups = (view.cups[seat] ?? []).filter((cup) => cup !== null);
  if (!hand) return [];
  const facts = [words.t('board-seat-hand', { n: hand.size, jokers: hand.jokers })];
  if (team)
    facts.unshift(words.t('board-seat-team', { team: words.t(`team-card-${view.crown === seat ? 'crown' : team}`) }));
  if (hand.known.length && hand.known.length < hand.size)
    facts.push(words.t('board-seat-known', { cards: listed(words, hand.known) }));
  if (hand.void.length)
    facts.push(
      words.t('board-seat-void', { colours: hand.void.map((colour) => words.t(`colour-${colour}`)).join(', ') }),
    );
  if (cups.length) facts.push(words.t('board-seat-cups', { cups: cups.map((cup) => cupName(words, cup)).join(', ') }));
  return facts;
}
