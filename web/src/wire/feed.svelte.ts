// A table as this browser knows it: what the server told, in the order it told it, one step on screen at a time.
import { flushSync } from 'svelte';
import { guestsAt } from '../device';
import { connectionOf, failures, type Command, type Follower } from './connection.svelte';
import { Lost, Refusal, server } from './http';
import { merged } from './merge';
import { keepRead, readUntil } from './read';
import { answerTo } from './seeds';
import type {
  ChatLine,
  Done,
  Log,
  LogEvent,
  Position,
  PositionChange,
  Presence,
  Sync,
  TableFacts,
  Told,
  Update,
} from './messages';

const LONGEST_HOLD = 12_000;
const MOST_WAITING = 6;

/** A line of the log: a moment of the game, one that was taken back, or something beside the game. */
export interface LogLine {
  kind: 'moment' | 'void' | 'aside';
  told: LogEvent[];
  /** The same with all that a board may show of it, where we were there. */
  events?: Told[];
}
const lineOf = (told: LogEvent[], events?: Told[]): LogLine => ({
  kind: told.some(({ is }) => is === 'noticed') ? 'aside' : 'moment',
  told,
  ...(events && { events }),
});
export const momentsOf = (story: readonly Told[][]): LogLine[] => story.map((told) => lineOf(told, told));

export class Feed implements Follower {
  facts = $state.raw<TableFacts | null>(null);
  you = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  before = $state.raw<unknown>(null);
  told = $state.raw<Told[]>([]);
  step = $state(0);
  log = $state.raw<LogLine[]>([]);
  /** How many lines of the log came before those that are known. */
  earlier = $state(0);
  /** What holds of it and happened since we came. */
  story = $derived.by(() => this.log.flatMap(({ kind, events }) => (kind === 'moment' && events ? [events] : [])));
  /** How the last round or trick had ended when we came: the server may not remember to have told it. */
  recap = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of the chat others have written since it was last shown. */
  unread = $derived.by(
    () => this.chat.filter(({ seat, at }) => at > this.#readUntil && (seat === null || seat !== this.you)).length,
  );
  presence = $state.raw<Presence | null>(null);
  isBusy = $state(false);
  /** Something that takes a while to see is still under way. */
  isMoving = $state(false);
  /** Since when, by our clock, the table has waited for each seat that it waits for now. */
  waitingSince = $state.raw<Record<number, number>>({});
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table cannot be opened. */
  failure = $state.raw<Error | null>(null);
  /** The server's clock less ours, in seconds. */
  clockOffset = $state(0);

  #readUntil = $state(0);
  #stream: string | null = null;
  #seq = 0;
  #recalling: Promise<boolean> | null = null;
  #isShuffling = false;
  #waiting: Update[] = [];
  #held: Promise<unknown> | null = null;
  #stop: () => void;

  constructor(
    readonly table: string,
    readonly guest = 0,
  ) {
    this.#readUntil = readUntil(this.whose);
    failures.set(this, (error) => (this.failure = error));
    this.#stop = connectionOf(guest).follow(this);
  }

  /** Each of those who share this device has read for themselves. */
  get whose(): string {
    return `${this.table} ${this.guest}`;
  }

  readChat(): void {
    const until = this.chat.at(-1)?.at ?? 0;
    if (until <= this.#readUntil) return;
    this.#readUntil = until;
    keepRead(this.whose, until);
  }

  stop(): void {
    this.#stop();
  }

  place() {
    return this.#stream === null ? null : { stream: this.#stream, seq: this.#seq };
  }

  sync(message: Sync): void {
    this.#stream = message.stream;
    this.#seq = message.seq;
    this.#waiting = [];
    this.#letGo();
    this.failure = null;
    this.clockOffset = message.now - Date.now() / 1000;
    this.facts = message.facts;
    this.you = message.you;
    this.position = message.position;
    this.before = null;
    this.told = [];
    this.log = this.#linesOf(message.log);
    this.earlier = message.log.first;
    this.recap = message.recap;
    this.chat = message.chat;
    this.#countWaiting();
    this.step += 1;
  }

  #linesOf({ first, moments, void: struck }: Log): LogLine[] {
    return moments.map((told, i) =>
      struck.includes(first + i) ? { kind: 'void', told } : lineOf(this.#noticeable(told)),
    );
  }

  /** Whoever shares this device had a part in the shuffle by it. */
  #noticeable(told: LogEvent[]): LogEvent[] {
    const isShared = guestsAt(this.table).length > 1;
    return isShared ? told.filter((event) => !('about' in event && event.about === 'no-part')) : told;
  }

  /**
   * Fetch the moments before those that are known, a part of them or all; a log without its beginning will do
   * meanwhile.
   */
  async recall(all = false): Promise<void> {
    do this.#recalling ??= this.#fetchEarlier().finally(() => (this.#recalling = null));
    while ((await this.#recalling) && all);
  }

  /** Whether there may be more. */
  async #fetchEarlier(): Promise<boolean> {
    const [stream, before] = [this.#stream, this.earlier];
    if (before === 0) return false;
    try {
      const part = await server.log(this.table, before, this.guest);
      if (this.#stream !== stream || this.earlier !== before) return false;
      this.log = [...this.#linesOf(part), ...this.log];
      this.earlier = part.first;
      return part.first > 0;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Lost)) throw error;
      return false;
    }
  }

  #countWaiting(): void {
    const now = Date.now() / 1000;
    this.waitingSince = Object.fromEntries(
      (this.position?.to_act ?? []).map((seat) => [seat, this.waitingSince[seat] ?? now]),
    );
  }

  #letGo(): void {
    this.#held = null;
    this.isMoving = false;
  }

  update(message: Update): boolean {
    if (message.seq <= this.#seq) return true; // seen before the line broke
    if (message.seq !== this.#seq + 1) return false;
    this.#seq = message.seq;
    this.#waiting.push(message);
    this.#showNext();
    return true;
  }

  heard(message: Presence): void {
    this.presence = message;
  }

  /**
   * The next step is shown only when this has come to its end; a board calls it when something takes a while to see.
   */
  hold(movement: Promise<unknown>): void {
    const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_HOLD));
    const held = Promise.race([movement, limit]).finally(() => {
      if (this.#held !== held) return;
      this.#letGo();
      this.#showNext();
    });
    this.#held = held;
    this.isMoving = true;
  }

  /** Send a command; a refusal is kept for the table to show. */
  async do(command: Command): Promise<Done | null> {
    this.isBusy = true;
    this.refusal = null;
    this.#letGo(); // whoever acts has seen enough; their own action shows at once
    this.#showNext();
    try {
      return await connectionOf(this.guest).do({ ...command, table: this.table } as Command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  /** Our part in the shuffle of the deals, whenever what is known of the table changes. */
  async shuffle(): Promise<void> {
    if (this.#isShuffling || this.facts === null || this.you === null) return;
    this.#isShuffling = true;
    try {
      const facts = this.facts;
      const command = await answerTo(facts, this.you);
      if (command) await connectionOf(this.guest).do(command);
      if (this.facts !== facts) queueMicrotask(() => void this.shuffle()); // it went on meanwhile
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the start was quicker; what the table tells next says what to do
    } finally {
      this.#isShuffling = false;
    }
  }

  #showNext(): void {
    while (this.#waiting.length && (this.#held === null || this.#waiting.length > MOST_WAITING)) {
      this.#show(this.#waiting.shift() as Update);
      flushSync(); // the board sees each step, and may hold the next one back
    }
  }

  #show(update: Update): void {
    if (update.facts) this.facts = update.facts;
    if (update.chat?.length) this.chat = [...this.chat, ...update.chat];
    if (update.void?.length) this.#strike(update.void);
    const asides = (update.asides ?? []).map((event) => lineOf(this.#noticeable([event])));
    if (asides.length || update.told?.length)
      this.log = [...this.log, ...asides, ...(update.told?.length ? [lineOf(update.told, update.told)] : [])];
    if (!update.position) return;
    this.before = update.is_undo ? null : (this.position?.view ?? null);
    this.told = this.before === null ? [] : (update.told ?? []);
    this.position = this.#changed(update.position);
    this.#countWaiting();
    this.step += 1;
    if (this.refusal) this.refusal = null;
  }

  #changed({ news, ...rest }: PositionChange): Position {
    const view = rest.view ?? merged(this.position?.view, news ?? {});
    return { ...this.position, ...rest, view } as Position;
  }

  #strike(numbers: readonly number[]): void {
    this.log = this.log.map((line, i) => (numbers.includes(this.earlier + i) ? { ...line, kind: 'void' } : line));
  }
}
