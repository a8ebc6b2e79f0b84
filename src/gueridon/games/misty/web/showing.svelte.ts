// What is seen of each step: windows come alive picture by picture, and a round ends on the glass.
import { untrack } from 'svelte';
import type { BoardProps } from '$web/board/contract';
import { film } from './film';
import { Projector } from './projector.svelte';
import { isWorth } from './view';
import type { Game, WindowWorth } from './wire';

export class Showing {
  readonly #given: () => BoardProps<Game>;
  readonly projector = new Projector();
  /** The next round is dealt at once; its cards are shown when the viewer has seen how the last one ended. */
  #endsSeen = $state(0);
  readonly isEnding = $derived.by(() => {
    const { last_round, points } = this.#given().view;
    return last_round !== null && this.#endsSeen < points.length;
  });
  readonly #frames = $derived.by(() => {
    const { before, told } = this.#given();
    return before === null ? [] : film(before, told);
  });
  readonly frame = $derived.by(() => this.#frames[this.projector.at] ?? null);
  readonly windows = $derived.by(() => {
    const { view } = this.#given();
    return this.frame?.windows ?? (this.isEnding ? view.last_round! : view.players.map(({ window }) => window));
  });
  readonly #worths = $derived.by(
    () =>
      this.#given()
        .story.findLast((told) => told.some(isWorth))
        ?.filter(isWorth) ?? [],
  );
  /** While a round still ends on the glass, its score is not told yet. */
  readonly stood = $derived.by(() => {
    const { before, view } = this.#given();
    return this.frame !== null && before !== null ? before : view;
  });
  /** How far the sums have been written, from 0 to 1. */
  readonly writing = $derived.by(() => (this.projector.at === this.#frames.length ? this.projector.progress : 1));

  /** To be made while the board is set up. */
  constructor(given: () => BoardProps<Game>) {
    this.#given = given;
    this.#endsSeen = untrack(() => (given().kept as number | null) ?? 0);
    $effect.pre(() => {
      void given().step;
      untrack(() => this.#begin());
    });
  }

  #begin(): void {
    const { told, hasMotion, hold, pace } = this.#given();
    const pictures = this.#frames.length + (told.some(isWorth) ? 1 : 0);
    if (hasMotion && pictures) hold(this.projector.show(pictures, pace));
    else this.projector.stop();
  }

  worthOf(seat: number): WindowWorth | null {
    return this.frame === null && this.isEnding ? (this.#worths.find((worth) => worth.seat === seat) ?? null) : null;
  }

  /** The viewer has seen how the round ended. */
  goOn(): void {
    const { view, keep } = this.#given();
    this.#endsSeen = view.points.length;
    keep?.(this.#endsSeen);
    this.projector.stop();
  }
}
