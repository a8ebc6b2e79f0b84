// What touching and dragging do: take a card, place it, and let the window come alive.
import { tick, untrack } from 'svelte';
import type { BoardProps } from '$web/board/contract';
import { SIDE, type Grid } from './places';
import type { Thinking } from './thinking.svelte';
import { toPlace, type Cell, type Picture } from './view';
import type { Game } from './wire';

interface Given {
  game: () => BoardProps<Game>;
  thinking: Thinking;
  grid: () => Grid;
  /** Whether the window that is large is the viewer's. */
  isOwn: () => boolean;
  root: () => HTMLElement | undefined;
}

export const cellUnder = (over: Element | null): Cell | null =>
  over?.closest('[role=gridcell]')?.getAttribute('data-spot') ?? null;

export class Doing {
  readonly #given: Given;
  /** A card dragged from the hand to a pane is picked, and goes there as soon as it may. */
  #wish = $state.raw<{ picture: Picture; cell: Cell } | null>(null);

  /** To be made while the board is set up. */
  constructor(given: Given) {
    this.#given = given;
    $effect(() => this.#fulfil());
  }

  get #game(): BoardProps<Game> {
    return this.#given.game();
  }

  readonly actionOn = (spot: Cell | Picture): string | undefined => {
    const { thinking, isOwn } = this.#given;
    return isOwn() && (thinking.pending === null || thinking.pending === spot)
      ? thinking.choices.get(spot)?.action
      : undefined;
  };

  readonly touch = (cell: Cell): void => {
    const { view, isBusy, act, whyNot } = this.#game;
    if (!this.#given.isOwn() || isBusy) return;
    const choice = this.#given.thinking.choices.get(cell);
    if (!choice) whyNot(cell);
    else if (view.stage === 'activate') void this.#activate(cell, choice.action);
    else act(choice.action);
  };

  /** Beside the panes there is only fog, and a rule that no card goes there. */
  readonly touchFog = ({ clientX, clientY, target }: MouseEvent): void => {
    const { root, isOwn, grid, thinking } = this.#given;
    const { view, isBusy, legal, whyNot } = this.#game;
    const drawn = root()?.querySelector<SVGGElement>('.pane [role=grid]')?.getScreenCTM();
    const isPlacing = isOwn() && !isBusy && view.stage === 'place' && legal.length > 0;
    if (!drawn || (target as Element).closest('[data-spot]') || !isPlacing) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawn.inverse());
    const cell = grid().nearest(x, y);
    if (!thinking.choices.has(cell)) whyNot(cell);
  };

  /** Steps can be taken back until the last one, which opens all windows: that one is asked for twice. */
  async #activate(cell: Cell, action: string): Promise<void> {
    const { thinking, root } = this.#given;
    const game = this.#game;
    if (thinking.pending === cell) return game.act(action);
    const at = game.view;
    const seen = await thinking.look(action);
    if (at !== game.view || game.isBusy) return;
    if (seen !== null) return game.act(action);
    thinking.pending = cell;
    game.announce(game.words.t('board-last-step'));
    await tick();
    root()?.querySelector<HTMLElement>('.finish')?.focus();
  }

  readonly touchHand = (picture: Picture): void => {
    const { isBusy, act, whyNot } = this.#game;
    if (isBusy) return;
    const choice = this.#given.thinking.choices.get(picture);
    if (choice) act(choice.action);
    else whyNot(picture);
  };

  readonly dragPane = (cell: Cell, x: number, y: number, over: Element | null): void => {
    const ground = this.#given.root()?.querySelector(`[data-spot=${cell}] .ground`);
    const width = ground?.getBoundingClientRect().width ?? SIDE;
    this.#given.thinking.held = { cell, x: (x / width) * SIDE, y: (y / width) * SIDE };
    this.#given.thinking.aim = cellUnder(over);
  };

  readonly dropPane = (cell: Cell, over: Element | null): void => {
    const { thinking } = this.#given;
    const goal = thinking.motions.find(({ start }) => start === cell)?.end ?? null;
    const target = cellUnder(over);
    thinking.held = thinking.aim = null;
    if (over !== null && target !== cell && target === goal) this.touch(cell);
  };

  readonly dropCard = (picture: Picture, over: Element | null): void => {
    const cell = cellUnder(over);
    this.#given.thinking.aim = null;
    if (cell === null || !this.#given.isOwn() || this.#game.isBusy) return;
    if (this.#game.view.stage === 'place') return this.touch(cell);
    this.#wish = { picture, cell };
    this.touchHand(picture);
  };

  #fulfil(): void {
    const { view, you, isBusy, act } = this.#game;
    const mine = you === null ? null : view.players[you]!;
    if (this.#wish === null || isBusy || mine === null) return;
    const { picture, cell } = this.#wish;
    if (view.stage === 'pick' && (mine.set_aside ?? picture) === picture) return;
    this.#wish = null;
    const choice = this.#given.thinking.choices.get(cell);
    if (view.stage === 'place' && toPlace(mine) === picture && choice) untrack(() => act(choice.action));
  }
}
