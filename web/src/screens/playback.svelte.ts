// A game again, step by step, as everybody or as one seat knew it then. The address names the moment.
import { announcer } from '../announcer.svelte';
import { me } from '../identity.svelte';
import { router, to } from '../router.svelte';
import { namesOf, seatsOf } from '../seating';
import { settings } from '../settings.svelte';
import { server } from '../wire/http';
import type { Replay, TableFacts } from '../wire/messages';
import { loadWords } from '../words/catalogues.svelte';
import type { Words } from '../words/words';

/** What the address asks for. */
export interface Asked {
  readonly table: string;
  readonly as: string | null;
  readonly step: number | null;
}

export class Playback {
  readonly #given: () => Asked;
  facts = $state.raw<TableFacts | null>(null);
  problem = $state.raw<unknown>(null);
  at = $state(0);
  before = $state.raw<unknown>(null);
  isRunning = $state(false);
  speed = $state(1);
  #replay = $state.raw<Replay | null>(null);
  #gameWords = $state.raw<Words | null>(null);
  /**
   * Another viewpoint was asked for: others saw more moments or fewer, and the one on screen is looked for among
   * theirs.
   */
  #keepsMoment = false;
  #holdUntil: Promise<unknown> = Promise.resolve();

  readonly moments = $derived.by(() => this.#replay?.moments ?? []);
  readonly last = $derived.by(() => Math.max(0, this.moments.length - 1));
  readonly now = $derived.by(() => this.moments[this.at]);
  readonly you = $derived.by(() => this.#replay?.viewer ?? null);
  readonly words = $derived.by(() => {
    const [words, facts] = [this.#gameWords, this.facts];
    return words && facts ? words.at(namesOf(facts.seats, words), this.you) : null;
  });
  readonly seats = $derived.by(() =>
    this.facts && this.words ? seatsOf(this.facts.seats, this.words, this.you, this.now?.position.to_act ?? []) : [],
  );
  readonly story = $derived.by(() =>
    this.moments
      .slice(0, this.at + 1)
      .map(({ told }) => told)
      .filter((told) => told.length),
  );
  readonly shownAs = $derived.by(
    () => this.#asked.as ?? (this.facts?.status === 'over' ? 'all' : this.you === null ? 'none' : String(this.you)),
  );

  /** To be made while the screen is set up. */
  constructor(asked: () => Asked) {
    this.#given = asked;
    $effect(() => {
      void this.#load(this.#asked.as).catch((error: unknown) => (this.problem = error));
    });
    $effect(() => {
      const { language } = settings.kept;
      if (this.facts)
        loadWords(language, this.facts.game).then(
          (found) => (this.#gameWords = found),
          (error: unknown) => (this.problem = error),
        );
    });
    $effect(() => this.#run());
  }

  get #asked(): Asked {
    return this.#given();
  }

  async #load(viewer: string | null): Promise<void> {
    await me.known();
    const { table } = this.#asked;
    this.facts = await server.table(table);
    // A finished game hides nothing, and shows it all unless asked otherwise.
    const wanted = viewer ?? (this.facts.status === 'over' ? 'all' : null);
    const found = await server.replay(table, wanted);
    if (viewer !== this.#asked.as) return; // yet another was asked for meanwhile
    this.at = this.#placeIn(found);
    this.#replay = found;
    this.before = null;
    if (this.#keepsMoment) this.#nameMoment();
    this.#keepsMoment = false;
  }

  #placeIn({ moments }: Replay): number {
    if (!this.#keepsMoment) return Math.max(0, Math.min(this.#asked.step ?? 0, moments.length - 1));
    const number = this.now?.number ?? 0;
    return Math.max(
      0,
      moments.findLastIndex((each) => (each.number ?? 0) <= number),
    );
  }

  #nameMoment(): void {
    history.replaceState(null, '', to.replay(this.#asked.table, this.#asked.as, this.at));
  }

  go(wanted: number): void {
    const next = Math.max(0, Math.min(wanted, this.last));
    if (next === this.at) return;
    this.before = next === this.at + 1 ? (this.now?.position.view ?? null) : null;
    this.at = next;
    this.#nameMoment();
    if (this.isRunning || !this.words) return;
    for (const event of this.now?.told ?? []) announcer.say(this.words.say(event.said));
  }

  #run(): (() => void) | undefined {
    if (!this.isRunning) return undefined;
    if (this.at >= this.last) {
      this.isRunning = false;
      return undefined;
    }
    const told = this.now?.told.length ?? 0;
    const timer = setTimeout(
      () => void this.#holdUntil.then(() => this.isRunning && this.go(this.at + 1)),
      (700 + Math.min(told, 4) * 500) / this.speed,
    );
    return () => clearTimeout(timer);
  }

  /** Run on, or stop; from the beginning where the end has been reached. */
  toggle(): void {
    if (this.at >= this.last) this.go(0);
    this.isRunning = !this.isRunning;
  }

  hold(movement: Promise<unknown>): void {
    this.#holdUntil = movement;
  }

  seeAs(viewer: string): void {
    this.#keepsMoment = true;
    router.replace(to.replay(this.#asked.table, viewer));
  }

  /** The address of this moment, as it is seen here. */
  get link(): string {
    return new URL(to.replay(this.#asked.table, this.shownAs, this.at), location.href).href;
  }
}
