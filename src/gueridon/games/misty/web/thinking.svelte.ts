// What the viewer thinks of doing: a cell that is looked at, held or to be confirmed, and where cards would go then.
import type { BoardProps } from '$web/board/contract';
import { Glimpses } from './glimpses.svelte';
import type { Projector } from './projector.svelte';
import { choicesIn, type Cell } from './view';
import type { AnyEvent, Game, Motion } from './wire';

export class Thinking {
  readonly #given: () => BoardProps<Game>;
  readonly #projector: Projector;
  readonly #glimpses = new Glimpses();
  /** What may be done, by what is touched for it. */
  readonly choices = $derived.by(() => choicesIn(this.#given().legal));
  thought = $state<Cell | null>(null);
  /** Touched once, and to be touched again: what it leads to cannot be taken back. */
  pending = $state<Cell | null>(null);
  held = $state.raw<{ cell: Cell; x: number; y: number } | null>(null);
  /** Where what is dragged would be dropped. */
  aim = $state<Cell | null>(null);
  readonly motions = $derived.by((): Motion[] => {
    const cell = this.held?.cell ?? this.thought ?? this.pending;
    const choice = cell === null ? undefined : this.choices.get(cell);
    if (!choice || this.#given().view.stage !== 'activate' || this.#projector.isRunning) return [];
    const seen = this.#glimpses.seen[choice.action];
    if (seen) return seen.flatMap((event) => ('motion' in event ? [event.motion] : []));
    return 'motion' in choice ? [choice.motion] : [];
  });

  /** To be made while the board is set up. */
  constructor(given: () => BoardProps<Game>, projector: Projector) {
    this.#given = given;
    this.#projector = projector;
    $effect.pre(() => {
      void given().view;
      this.#glimpses.forget();
      this.thought = this.aim = this.held = null;
    });
    $effect.pre(() => {
      if (this.pending !== null && !this.choices.has(this.pending)) this.pending = null;
    });
  }

  readonly think = (cell: Cell | null): void => {
    const { view, isBusy } = this.#given();
    this.thought = cell;
    const choice = cell === null ? undefined : this.choices.get(cell);
    if (choice && view.stage === 'activate' && !isBusy) void this.look(choice.action);
  };

  look(action: string): Promise<AnyEvent[] | null> {
    return this.#glimpses.look(action, this.#given().preview);
  }
}
