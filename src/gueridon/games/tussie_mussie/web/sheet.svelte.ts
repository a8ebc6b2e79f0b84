// The presentation of a round: whether it is looked at, and how far it has been counted.
import type { BoardProps } from '$web/board/contract';
import { ownersOf, presents, scoredIn } from './view';
import { Walk } from './walk.svelte';
import type { Game } from './wire';

export class Sheet {
  readonly #given: () => BoardProps<Game>;
  readonly walk = new Walk();
  #isOpened = $state(false);
  readonly scored = $derived.by(() => scoredIn(this.#given().story.findLast(presents) ?? []));
  readonly isOpen = $derived.by(() => {
    const { presentation, phase } = this.#given().view;
    return presentation !== null && (this.#isOpened || phase === 'over');
  });
  /** Which round it is of. */
  readonly round = $derived.by(() => ownersOf(this.#given().view)[0]?.points.length ?? 0);

  constructor(given: () => BoardProps<Game>) {
    this.#given = given;
  }

  show(isWanted: boolean): void {
    this.#isOpened = isWanted;
    this.walk.stop();
  }

  /** At each step: a presentation that was told is counted, and one that is looked at stays open as long as it may. */
  follow(): void {
    const { told, before, view, hasMotion, pace, hold, kept } = this.#given();
    this.walk.stop();
    if (presents(told)) {
      this.#isOpened = true;
      if (hasMotion) hold(this.walk.start(view.presentation!.flat().length, pace));
    } else if (before === null) this.#isOpened = view.presentation !== null && kept === this.round;
    else if (this.#isReplay || view.presentation === null) this.#isOpened = false;
  }

  /** Nobody closes the sheet in a replay: there one may be to act and can do nothing. */
  get #isReplay(): boolean {
    const { you, legal, seats } = this.#given();
    return you === null || (legal.length === 0 && (seats[you]?.isToAct ?? false));
  }
}
