// What is looked at: how a round ended, the points so far, a Rule card or a player.
import { tick } from 'svelte';
import type { BoardProps } from '$web/board/contract';
import { roundEndIn, trickStory, type RoundEnd } from './wall';
import type { Game } from './wire';

// Milliseconds: what has to be read before the next thing may happen.
const READ_CARD = 450;
const READ_TRICK = 1100;
const READ_VERDICT = 4500;
export const COUNT_LINE = 420;

export class Showing {
  readonly #given: () => BoardProps<Game>;
  end = $state.raw<RoundEnd | null>(null);
  /** The last trick of a round is looked at before the count covers it. */
  isLastTrickUp = $state(false);
  poster = $state<'count' | 'ledger' | null>(null);
  /** The Rule card or the player that is looked at closely, or what may still come. */
  read = $state<{ rule: string } | { seat: number } | 'to-come' | null>(null);
  readonly rule = $derived.by(() =>
    this.read && this.read !== 'to-come' && 'rule' in this.read ? this.read.rule : null,
  );
  readonly seat = $derived.by(() =>
    this.read && this.read !== 'to-come' && 'seat' in this.read ? this.read.seat : null,
  );
  /** The round that has just ended, as long as it is looked at: the view itself is the next one's already. */
  readonly ended = $derived.by(() => (this.isLastTrickUp || this.poster === 'count' ? this.end : null));
  #seenStep = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endPause = () => {};

  /** To be made while the board is set up. */
  constructor(given: () => BoardProps<Game>) {
    this.#given = given;
    $effect.pre(() => this.#follow());
  }

  #follow(): void {
    const { step, before, you, isOver, view, told, hold, hasMotion } = this.#given();
    if (step === this.#seenStep) return;
    this.#seenStep = step;
    clearTimeout(this.#timer);
    if (before === null) this.end = this.#unread();
    // Whoever plays puts the count away themselves, though others go on; onlookers follow the play.
    if ((this.isLastTrickUp || this.poster === 'count') && before !== null && you !== null && !isOver)
      this.#showCount();
    else if (before === null || view.trick.length || this.poster === 'count')
      this.poster = isOver ? 'ledger' : before === null && this.end ? 'count' : null;
    this.isLastTrickUp = false;
    const ending = roundEndIn(before, told);
    if (ending) this.#showEnd(ending);
    else if (trickStory(told).length) hold(this.#pause(READ_TRICK));
    else if (before !== null && hasMotion) hold(this.#pause(READ_CARD));
  }

  /** How the last round ended, if that was on the board when the page was loaded anew. */
  #unread(): RoundEnd | null {
    const { kept, view } = this.#given();
    const last = kept as RoundEnd | null;
    return last?.round === view.round - 1 ? last : null;
  }

  #showEnd(ending: RoundEnd): void {
    const { hasMotion, hold, pace } = this.#given();
    this.end = ending;
    this.read = null;
    const lines = ending.told.filter((event) => event.is === 'cards-counted').length;
    const counting = hasMotion ? READ_TRICK + lines * 0.6 * COUNT_LINE : 0;
    hold(this.#pause(counting + READ_VERDICT));
    this.isLastTrickUp = hasMotion;
    if (hasMotion) this.#timer = setTimeout(() => this.#showCount(), READ_TRICK / pace);
    else this.#showCount();
  }

  #showCount(): void {
    this.isLastTrickUp = false;
    this.poster = 'count';
  }

  #pause(time: number): Promise<void> {
    return new Promise<void>((resolve) => {
      this.#endPause = resolve;
      setTimeout(resolve, time / this.#given().pace);
    });
  }

  /** Whatever lies over the wall is put away. */
  async goOn(): Promise<void> {
    clearTimeout(this.#timer);
    this.#endPause();
    this.isLastTrickUp = false;
    this.read = this.poster = null;
    await tick();
  }
}
