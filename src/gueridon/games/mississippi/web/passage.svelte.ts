// What is seen of each step: boats push one another along the river, or one of them turns.
import { tick, untrack } from 'svelte';
import type { BoardProps } from '$web/board/contract';
import { chainOf } from './chain';
import type { Chart } from './chart';
import { turned } from './choices';
import { swing } from './motion';
import { Voyage, type Cast } from './voyage.svelte';
import type { Game, View } from './wire';

interface Given {
  game: () => BoardProps<Game>;
  chart: () => Chart;
  /** A step begins; whether the viewer has already turned their boat by hand. */
  onbegin: () => boolean;
}

export class Passage implements Cast {
  readonly #given: Given;
  readonly voyage = new Voyage();
  readonly boats: HTMLElement[] = $state([]);
  readonly marks: [HTMLElement[], HTMLElement[]] = $state([[], []]);
  readonly figures: HTMLElement[] = $state([]);
  /** What the last step moved; null where it is not to be shown. */
  readonly chain = $derived.by(() => {
    const { before, told } = this.#given.game();
    return before === null ? null : chainOf(told);
  });

  /** To be made while the board is set up. */
  constructor(given: Given) {
    this.#given = given;
    $effect.pre(() => {
      void given.chart(); // turned: the ways of the boats lie elsewhere
      untrack(() => this.voyage.rest());
    });
    $effect.pre(() => {
      void given.game().step;
      untrack(() => this.#begin());
    });
  }

  #begin(): void {
    const { before, hasMotion, hold, pace } = this.#given.game();
    this.voyage.rest();
    const hasTurnedByHand = this.#given.onbegin();
    if (before === null || !hasMotion) return;
    if (before.phase === 'turn') this.#swingAfter(before, hasTurnedByHand);
    else if (this.chain?.hops.length) hold(this.voyage.depart(this.chain, this.#given.chart().places, this, pace));
  }

  #swingAfter({ current: seat, boats: lay }: View, hasTurnedByHand: boolean): void {
    const { view, you, pace } = this.#given.game();
    if (seat === null || (seat === you && hasTurnedByHand)) return;
    const [from, to] = [lay[seat]!.edges!, view.boats[seat]!.edges!];
    const sixths = from.findIndex((_, each) => turned(from, each)[0] === to[0]);
    void tick().then(() => swing(this.boats[seat], sixths, pace));
  }
}
