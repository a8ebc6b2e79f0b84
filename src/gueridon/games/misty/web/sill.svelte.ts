// What stands on the sill of the large window: the hand, the card that waits to be placed, and a line about them.
import type { BoardProps } from '$web/board/contract';
import type { namesIn } from './names';
import type { Showing } from './showing.svelte';
import { noteOn } from './texts';
import type { Thinking } from './thinking.svelte';
import { handOf, toPlace, type Picture } from './view';
import type { Game } from './wire';

interface Given {
  game: () => BoardProps<Game>;
  showing: Showing;
  thinking: Thinking;
  names: () => ReturnType<typeof namesIn>;
  /** Whose window is large. */
  shown: () => number;
}

export class Sill {
  readonly #given: Given;
  /** The card of the hand that is looked at. */
  looked = $state<Picture | null>(null);
  readonly owner = $derived.by(() => this.#given.game().view.players[this.#given.shown()]!);
  readonly isOwn = $derived.by(() => this.#given.shown() === this.#given.game().you);
  readonly waiting = $derived.by(() => (this.#given.showing.frame === null ? toPlace(this.owner) : null));
  readonly hand = $derived.by(() => (this.#given.showing.isEnding ? [] : handOf(this.owner)));
  /** Where the card to place would go, or will once all have chosen. */
  readonly ghost = $derived.by(() => {
    const { game, thinking } = this.#given;
    const isPlacing = game().view.stage === 'place' && this.isOwn && thinking.choices.has(thinking.thought ?? '');
    const cell = this.owner.goes_to ?? (isPlacing ? thinking.thought : null);
    return cell !== null && this.waiting !== null ? { cell, picture: this.waiting } : null;
  });
  /** Which card of the hand is set aside. */
  readonly chosenAt = $derived.by(() =>
    this.isOwn && this.owner.set_aside !== null ? this.hand.indexOf(this.owner.set_aside) : -1,
  );
  readonly worth = $derived.by(() => this.#given.showing.worthOf(this.#given.shown()));
  readonly note = $derived.by(() => {
    const { showing, thinking, names } = this.#given;
    const { view, legal, words } = this.#given.game();
    const card = this.looked ?? this.waiting;
    const [isEnding, isPending, canAct] = [showing.isEnding, thinking.pending !== null, legal.length > 0];
    const { owner, isOwn, worth } = this;
    return noteOn({ view, owner, isOwn, worth, isEnding, isPending, card, canAct, words, names: names() });
  });

  constructor(given: Given) {
    this.#given = given;
  }
}
