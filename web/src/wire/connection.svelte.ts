// One socket for all tables: reconnects by itself, goes on from the last message seen, and sends again what was not answered.
import { asGuest, Refusal } from './http';
import { renewal } from './renewal';
import type { AnyRequest, AnyServerMessage, Done, Presence, Refused, Sync, Update } from './messages';

const PING_AFTER = 2500;
const DEAD_AFTER = 9000;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

export type LineState = 'connecting' | 'open' | 'lost';

export interface Follower {
  readonly table: string;
  /** Where it has got to; null when it needs a fresh sync. */
  place(): { stream: string; seq: number } | null;
  sync(message: Sync): void;
  /** False when a message is missing before this one. */
  update(message: Update): boolean;
  heard(message: Presence): void;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Command = WithoutId<AnyRequest>;

interface Pending {
  message: AnyRequest;
  /** How often it was refused for something that passes by itself. */
  refusals?: number;
  done(answer: Done): void;
  failed(error: Error): void;
}

const MOST_REFUSALS = 30;

/** Whether it is worth sending the same again: too much at once, a table that cannot be read just now, or somebody has sat down a moment ago and is not bound to a seed yet. */
function passes({ error, retry_after }: Refused, waiting: Pending): boolean {
  waiting.refusals = (waiting.refusals ?? 0) + 1;
  if (error.code === 'error-too-fast' || (waiting.message.do === 'open' && retry_after != null)) return true;
  return error.code === 'error-server-seed-missing' && waiting.refusals <= MOST_REFUSALS;
}

class Connection {
  state = $state<LineState>('connecting');
  /** When, by our clock, the next attempt is made. */
  retryAt = $state<number | null>(null);
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #followers = new Map<string, Follower>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #sent = 0;
  #isWanted = false;

  /** `guest` is which of the people at this device it speaks for: 0 is the browser's owner. */
  constructor(readonly guest: number) {
    addEventListener('online', () => this.#reconnectNow());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#reconnectNow();
    });
  }

  /** Follow a table until the returned function is called. */
  follow(follower: Follower): () => void {
    this.#followers.set(follower.table, follower);
    this.#isWanted = true;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#open(follower);
    else this.#connect();
    return () => {
      if (this.#followers.get(follower.table) !== follower) return;
      this.#followers.delete(follower.table);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ do: 'close', id: newId(), table: follower.table });
    };
  }

  /** Carry out a command. Rejects with a Refusal, and otherwise keeps trying for as long as the page lives. */
  do(command: Command): Promise<Done> {
    return new Promise((done, failed) => {
      const message = { ...command, id: newId() } as AnyRequest;
      this.#pending.set(message.id, { message, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(message);
      else this.#connect();
    });
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    this.retryAt = null;
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws${asGuest(this.guest)}`,
    );
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(event.data as string) as AnyServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#closed();
    };
  }

  #opened(): void {
    this.#attempt = 0;
    this.state = 'open';
    this.#heard = Date.now();
    for (const follower of this.#followers.values()) this.#open(follower);
    for (const { message } of this.#pending.values()) if (message.do !== 'open') this.#send(message);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#keepAlive(), 1000);
  }

  #open(follower: Follower): void {
    for (const [id, { message }] of this.#pending) {
      if (message.do === 'open' && message.table === follower.table) this.#pending.delete(id);
    }
    const message = { do: 'open', id: newId(), table: follower.table, ...follower.place() } as const;
    this.#pending.set(message.id, {
      message,
      done: () => {},
      failed: (error) => failures.get(follower)?.(error),
    });
    this.#send(message);
  }

  #closed(): void {
    clearInterval(this.#beat);
    this.state = 'lost';
    this.#socket = null;
    if (!this.#isWanted && this.#pending.size === 0) return;
    const wait = (WAITS[Math.min(this.#attempt, WAITS.length - 1)] ?? 8000) * (0.75 + Math.random() / 2);
    this.#attempt += 1;
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** Whoever is nobody any more, perhaps because they wished it on another page, would be refused again and again. */
  #giveUp(error: Refusal): void {
    this.#isWanted = false;
    for (const { failed } of this.#pending.values()) failed(error);
    this.#pending.clear();
    for (const follower of this.#followers.values()) failures.get(follower)?.(error);
  }

  #reconnectNow(): void {
    if (this.#isWanted && this.#socket === null) this.#connect();
  }

  #keepAlive(): void {
    const now = Date.now();
    if (now - this.#heard > DEAD_AFTER) {
      const dead = this.#socket;
      this.#socket = null;
      dead?.close();
      this.#closed();
      return;
    }
    this.#renew();
    if (now - this.#sent >= PING_AFTER) this.#send({ do: 'ping', id: newId() });
  }

  #send(message: AnyRequest): void {
    this.#sent = Date.now();
    this.#socket?.send(JSON.stringify(message));
  }

  #answered(answer: Done): void {
    this.#pending.get(answer.id)?.done(answer);
    this.#pending.delete(answer.id);
    this.#renew();
  }

  /** Once nothing that was done here is still on its way. */
  #renew(): void {
    if ([...connections.values()].every((each) => each.#pending.size === 0)) renewal.now();
  }

  #received(message: AnyServerMessage): void {
    this.#heard = Date.now();
    switch (message.is) {
      case 'sync':
        this.#followers.get(message.table)?.sync(message);
        renewal.due(message.build);
        this.#renew();
        break;
      case 'update': {
        const follower = this.#followers.get(message.table);
        try {
          if (follower && !follower.update(message)) this.#open(follower);
        } finally {
          if (message.done != null) this.#answered({ is: 'done', id: message.done }); // though a board fails to show it
        }
        break;
      }
      case 'presence':
        this.#followers.get(message.table)?.heard(message);
        break;
      case 'done':
        this.#answered(message);
        break;
      case 'error': {
        const id = message.id;
        if (id == null) {
          // A table may be seen no longer, and it is not said which: whoever asks for it again is told.
          if (message.error.code === 'error-server-not-yours-to-see')
            for (const follower of this.#followers.values()) this.#open(follower);
          else if (message.error.code === 'error-no-identity') this.#giveUp(new Refusal(message.error));
          else console.error(message.error.code);
          break;
        }
        const waiting = this.#pending.get(id);
        if (waiting && passes(message, waiting)) {
          setTimeout(() => this.#send(waiting.message), 1000 * (message.retry_after ?? 1));
          break;
        }
        this.#pending.delete(id);
        waiting?.failed(new Refusal(message.error, message.game ?? null, message.paragraph ?? null));
        break;
      }
    }
  }
}

/** What to do when a table cannot be opened at all. */
export const failures = new WeakMap<Follower, (error: Error) => void>();

export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID exists only over https and on this machine
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const connections = new Map<number, Connection>();

/** The connection of one of the people at this device; each has a seat, secrets and a socket of their own. */
export function connectionOf(guest: number): Connection {
  const known = connections.get(guest) ?? new Connection(guest);
  connections.set(guest, known);
  return known;
}

export const connection = connectionOf(0);
