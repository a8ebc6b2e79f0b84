// What may be done, what of it is picked or looked at, and what that would lead to.
import type { BoardProps, Preview } from '$web/board/contract';
import { chainOf, type Chain } from './chain';
import { fleetOf, landingsOf, turnsOf } from './choices';
import type { AnyEvent, Game, View } from './wire';

interface Seen extends Preview<View, AnyEvent> {
  action: string;
  chain: Chain;
}

export class Thought {
  readonly #given: () => BoardProps<Game>;
  readonly landings = $derived.by(() => landingsOf(this.#given().legal));
  readonly turns = $derived.by(() => turnsOf(this.#given().legal));
  readonly otherwise = $derived.by(() => {
    const drawn = [...this.landings.values(), ...this.turns];
    return this.#given().legal.filter(({ action }) => !drawn.some((each) => each.action === action));
  });
  picked = $state<string | null>(null);
  looked = $state<string | null>(null);
  /** How one would lie is always chosen: at first as one lies. */
  readonly chosen = $derived.by(() => {
    if (this.picked !== null || !this.turns.length) return this.picked;
    return (this.turns.find(({ sixths }) => sixths === 0) ?? this.turns[0]!).action;
  });
  readonly turn = $derived.by(() => this.turns.find(({ action }) => action === this.chosen));
  readonly #sought = $derived.by(() => this.looked ?? (this.landings.size ? this.chosen : null));
  #seen = $state.raw<Seen | null>(null);
  #known = new Map<string, Promise<Preview<View, AnyEvent> | null>>();
  #looking: ReturnType<typeof setTimeout> | undefined;
  /** What the choice that is thought of would lead to. */
  readonly shown = $derived.by(() => (this.#seen !== null && this.#seen.action === this.#sought ? this.#seen : null));
  readonly landing = $derived.by(() => this.landingOf(this.shown?.action));
  /** Boats that would lie elsewhere. */
  readonly ghosts = $derived.by(() => {
    if (this.shown === null) return [];
    const { view, box } = this.#given();
    return fleetOf(this.shown.view.boats, box).flatMap((boat, seat) =>
      boat.space === null || boat.space === view.boats[seat]!.space ? [] : { boat, seat, space: boat.space },
    );
  });
  readonly firstContacts = $derived.by(() => {
    const chain = this.shown?.chain;
    return chain ? (chain.hops[1]?.contacts ?? chain.ties) : [];
  });

  /** To be made while the board is set up. */
  constructor(given: () => BoardProps<Game>) {
    this.#given = given;
    $effect(() => this.#ask());
  }

  #ask(): void {
    const action = this.#sought;
    if (action === null) return;
    const game = this.#given();
    const now = game.view;
    const asked = this.#known.get(action) ?? game.preview(action);
    this.#known.set(action, asked);
    void asked.then((found) => {
      if (!found || game.view !== now) return;
      if (this.#sought === action) this.#seen = { ...found, action, chain: chainOf(found.told) };
      if (this.picked === action) game.announce(found.told.map((event) => game.words.say(event.said)).join(' '));
    });
  }

  landingOf(action: string | null | undefined) {
    return [...this.landings.values()].find((each) => each.action === action) ?? null;
  }

  /** Touching the boat itself turns it on, but never does it. */
  get nextTurn(): string {
    const at = this.turns.findIndex(({ action }) => action === this.chosen);
    return this.turns[(at + 1) % this.turns.length]!.action;
  }

  pick(action: string): void {
    this.picked = action;
    this.looked = null;
  }

  putBack(): void {
    this.picked = this.looked = null;
  }

  /** Look at a space in passing: not at every one on the way of a pointer. */
  look(space: number | null): void {
    clearTimeout(this.#looking);
    const action = space === null ? null : (this.landings.get(space)?.action ?? null);
    this.#looking = setTimeout(() => (this.looked = action), action === null ? 60 : 120);
  }

  /** Where something is dropped that may land there. */
  under(over: Element | null) {
    const space = over?.closest('[data-space]')?.getAttribute('data-space');
    return space == null ? undefined : this.landings.get(Number(space));
  }

  /** The game has gone on. */
  forget(): void {
    clearTimeout(this.#looking);
    this.picked = this.looked = this.#seen = null;
    this.#known = new Map();
  }
}
