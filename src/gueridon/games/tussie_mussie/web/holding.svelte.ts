// The tile that was taken up: what can be done with it, and what is done by touching and by dragging.
import type { BoardProps } from '$web/board/contract';
import { dropped, type Target } from './drops';
import type { Hand } from './hand';
import type { Sheet } from './sheet.svelte';
import { actionsBySpot, type Spot } from './spots';
import type { Game } from './wire';

interface Given {
  game: () => BoardProps<Game>;
  sheet: Sheet;
  /** How long a tile takes to turn over, in milliseconds. */
  turning: () => number;
  /** Where a spot is drawn. */
  at: (id: string) => HTMLElement | null | undefined;
}

export class Holding implements Hand {
  readonly #given: Given;
  spot = $state.raw<Spot | null>(null);
  readonly #actions = $derived.by(() => actionsBySpot(this.#game.legal, this.#game.you));
  readonly doings = $derived.by(() => (this.spot === null ? [] : (this.#actions.get(this.spot.id) ?? [])));
  /** Which tile of the tray it is. */
  readonly picked = $derived.by(() => (this.spot?.on === 'tray' ? this.spot.place : null));

  constructor(given: Given) {
    this.#given = given;
  }

  get #game(): BoardProps<Game> {
    return this.#given.game();
  }

  readonly lit = ({ id }: Spot): boolean => {
    if (this.#given.sheet.isOpen) return false;
    if (this.doings.length) return id === this.spot?.id && this.doings.length === 1;
    return this.#actions.has(id);
  };

  readonly does = ({ id }: Spot) =>
    this.#actions
      .get(id)
      ?.map(({ action }) => action)
      .join(' ');

  readonly held = ({ id }: Spot): boolean => id === this.spot?.id;

  readonly turning = (): number => this.#given.turning();

  readonly perform = (action: string): void => {
    if (!this.#game.isBusy) this.#game.act(action);
  };

  /** The first touch takes a tile up; the second does with it what can be done, if that is one thing. */
  readonly touch = (spot: Spot): void => {
    const isHeld = spot.id === this.spot?.id;
    if (isHeld && this.doings.length === 1) this.perform(this.doings[0]!.action);
    else if (isHeld && this.doings.length === 0) this.putBack();
    else this.#takeUp(spot);
  };

  /** Every tile can be read; on one's own turn, one with which nothing can be done also says why. */
  #takeUp(spot: Spot): void {
    this.spot = spot;
    const { you, legal, isBusy, whyNot } = this.#game;
    const isAsked = you !== null && legal.length > 0 && !isBusy && !this.#given.sheet.isOpen;
    if (isAsked && !this.#actions.has(spot.id)) whyNot(spot.id);
  }

  readonly putBack = (): void => {
    const spot = this.spot;
    this.spot = null;
    if (spot !== null) this.#given.at(spot.id)?.focus({ preventScroll: true });
  };

  readonly mayDrag = (spot: Spot): boolean =>
    this.#game.legal.length > 0 && !this.#given.sheet.isOpen && (this.#actions.has(spot.id) || spot.on === 'kept');

  /** Dragging is a shortcut for touching twice; what is not legal is explained. */
  readonly drop = (spot: Spot, target: Target, down: number): void => {
    const { view, you, whyNot } = this.#game;
    const meant = you === null ? null : dropped(spot, target, down, view, you, this.#actions);
    if (meant === null) return;
    if ('held' in meant) this.spot = meant.held;
    else if ('asked' in meant) whyNot(meant.asked);
    else this.perform(meant.action);
  };
}
