// What is asked of whoever sits at a table, and what they do about it.
import { announcer } from '../announcer.svelte';
import type { Legal, Preview } from '../board/contract';
import { explain } from '../explain';
import { settings } from '../settings.svelte';
import { chime, tap } from '../sound';
import { connectionOf } from '../wire/connection.svelte';
import type { Feed } from '../wire/feed.svelte';
import { Refusal, server } from '../wire/http';
import { t } from '../words/catalogues.svelte';
import type { Words } from '../words/words';

interface Table {
  readonly feed: Feed;
  readonly words: Words;
}

export class Turn {
  readonly #given: () => Table;
  is = $derived.by(() => this.#feed.you !== null && this.#feed.facts!.status === 'playing' && this.#offered.length > 0);
  legal = $derived.by<Legal[]>(() =>
    this.is ? this.#offered.map((choice) => ({ ...choice, text: this.#table.words.name(choice) })) : [],
  );
  /** A board has something of its own looked at and put away before the next decision. */
  askedFirst = $state<string | null>(null);
  /** Something was done that cannot be sent now. */
  isStranded = $derived.by(() => this.#feed.isBusy && connectionOf(this.#feed.guest).state !== 'open');
  ask = $derived.by(() => {
    const position = this.#feed.position;
    if (this.isStranded) return t('ui-sent-later');
    return this.askedFirst ?? (position ? this.#table.words.say(position.ask) : '');
  });
  /** Chosen, and to be confirmed: some players want that. */
  unconfirmed = $state.raw<Legal | null>(null);
  hint = $state.raw<{ said: string; action: string | null } | null>(null);
  isHinting = $state(false);

  constructor(table: () => Table) {
    this.#given = table;
  }

  get #table(): Table {
    return this.#given();
  }

  get #feed(): Feed {
    return this.#table.feed;
  }

  get #offered() {
    return this.#feed.position?.legal ?? [];
  }

  readonly act = (action: string): void => {
    const choice = this.legal.find((each) => each.action === action);
    if (!choice) return this.whyNot(action);
    if (settings.kept.confirms) {
      this.unconfirmed = choice;
      announcer.say(t('ui-confirm-ask', { action: choice.text }));
    } else void this.carryOut(choice);
  };

  async carryOut(choice: Legal): Promise<void> {
    this.#begin();
    tap();
    await this.#feed.do({ do: 'play', action: choice.action });
  }

  /** Whatever was asked or advised has been answered, or is no longer to the point. */
  #begin(): void {
    this.unconfirmed = null;
    this.hint = null;
  }

  readonly whyNot = (action: string): void => {
    const { feed, words } = this.#table;
    server.whyNot(feed.table, action, feed.guest).then(
      ({ error, game, paragraph }) => {
        if (!error) return;
        this.hint = null;
        feed.refusal = new Refusal(error, game ?? null, paragraph ?? null);
      },
      (error: unknown) => announcer.warn(explain(error, words)),
    );
  };

  readonly preview = async (action: string): Promise<Preview<unknown> | null> => {
    try {
      const found = await server.preview(this.#feed.table, action, this.#feed.guest);
      return found.view === null ? null : { view: found.view, told: found.told };
    } catch (error) {
      if (error instanceof Refusal) return null; // what is no longer legal has no preview
      throw error;
    }
  };

  readonly askHint = async (): Promise<void> => {
    if (!this.is || this.isHinting) return;
    this.isHinting = true;
    this.#feed.refusal = null;
    try {
      const { action, confidence: percent, chance } = await server.hint(this.#feed.table, this.#feed.guest);
      const best = this.legal.find((each) => each.action === action);
      this.hint = best ? { said: t('ui-hint-is', { action: best.text, percent, chance }), action } : null;
    } catch (error) {
      this.hint = { said: explain(error, this.#table.words), action: null };
    } finally {
      if (this.hint) announcer.say(this.hint.said);
      this.isHinting = false;
    }
  };

  /** What is heard when something happens; to be called while the screen is set up. */
  announce(): void {
    let heard = -1;
    let wasMine = false;
    $effect(() => {
      const feed = this.#feed;
      if (feed.step === heard) return;
      heard = feed.step;
      for (const event of feed.told) announcer.say(this.#table.words.say(event.said));
      if (this.is || feed.position?.result) announcer.say(this.ask);
      if (this.is && !wasMine) chime();
      wasMine = this.is;
      this.#begin();
    });
    $effect(() => {
      if (this.isStranded) announcer.say(t('ui-sent-later'));
    });
    $effect(() => {
      if (this.#feed.refusal) announcer.warn(explain(this.#feed.refusal, this.#table.words));
    });
  }
}
