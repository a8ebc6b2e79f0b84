// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Follower } from './connection.svelte';
import type { AnyServerMessage, Sync, Update } from './messages';

// What a client does on its socket: docs/protocol.md, "The socket".

/** A socket to nowhere: what is sent is kept, and what comes is what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  hear(message: Partial<AnyServerMessage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** What was asked, of one kind. */
  asked(kind: string) {
    return this.sent.filter((message) => message['do'] === kind);
  }
}

/** Each test has a page of its own: a page has one connection for each who shares the device. */
let page: typeof import('./connection.svelte');
/** What listens for the network to come back. */
let online: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // waits are neither longer nor shorter than they are on average
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (online = listener));
  FakeSocket.all = [];
  vi.resetModules();
  page = await import('./connection.svelte');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follower(place: ReturnType<Follower['place']> = null) {
  const updates: Update[] = [];
  return {
    table: 'k3v9',
    place: () => place,
    sync: vi.fn<(message: Sync) => void>(),
    update: vi.fn((message: Update) => updates.push(message) > 0),
    heard: vi.fn(),
  } satisfies Follower;
}

/** A table that is followed over an open line. */
function following(place: ReturnType<Follower['place']> = null) {
  const table = follower(place);
  const stop = page.connection.follow(table);
  FakeSocket.last.open();
  return { table, stop, socket: FakeSocket.last };
}

/** A command, and what became of it. */
function doing(action = 'rocket') {
  const answer = page.connection.do({ do: 'play', table: 'k3v9', action });
  const outcome: { done?: unknown; error?: unknown } = {};
  answer.then(
    (done) => (outcome.done = done),
    (error: unknown) => (outcome.error = error),
  );
  const idOf = (socket: FakeSocket) => socket.asked('play').at(-1)?.['id'] as string;
  return { outcome, idOf };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('everybody who shares the device has a socket of their own', () => {
  page.connection.follow(follower());
  page.connectionOf(2).follow(follower());
  expect(FakeSocket.all.map(({ address }) => address)).toEqual([
    'ws://localhost:3000/ws',
    'ws://localhost:3000/ws?as=2',
  ]);
  expect(page.connectionOf(2)).toBe(page.connectionOf(2));
});

test('a table is opened as soon as the line is', () => {
  const { socket } = following();
  expect(socket.asked('open')).toMatchObject([{ do: 'open', table: 'k3v9' }]);
  expect(page.connection.state).toBe('open');
});

test('whoever has been there goes on from the last message seen', () => {
  const { socket } = following({ stream: 'x7', seq: 4 });
  expect(socket.asked('open')).toMatchObject([{ stream: 'x7', seq: 4 }]);
});

test('what is told of a table reaches who follows it', () => {
  const { table, socket } = following();
  socket.hear({ is: 'sync', table: 'k3v9', build: '' });
  socket.hear({ is: 'update', table: 'k3v9', seq: 1 });
  socket.hear({ is: 'presence', table: 'k3v9' });
  socket.hear({ is: 'update', table: 'another', seq: 1 });
  expect(table.sync).toHaveBeenCalledOnce();
  expect(table.update).toHaveBeenCalledExactlyOnceWith({ is: 'update', table: 'k3v9', seq: 1 });
  expect(table.heard).toHaveBeenCalledOnce();
});

test('where a message is missing the table is opened again', () => {
  const { table, socket } = following();
  table.update.mockReturnValue(false);
  socket.hear({ is: 'update', table: 'k3v9', seq: 3 });
  expect(socket.asked('open')).toHaveLength(2);
});

test('whoever stops following closes the table, and hears no more of it', () => {
  const { table, stop, socket } = following();
  stop();
  socket.hear({ is: 'update', table: 'k3v9', seq: 1 });
  expect(socket.asked('close')).toMatchObject([{ table: 'k3v9' }]);
  expect(table.update).not.toHaveBeenCalled();
});

test('a command is answered by done', async () => {
  const { socket } = following();
  const { outcome, idOf } = doing();
  socket.hear({ is: 'done', id: idOf(socket) });
  await settled();
  expect(outcome.done).toMatchObject({ is: 'done' });
});

test('a play may be answered by the update that it led to', async () => {
  const { socket } = following();
  const { outcome, idOf } = doing();
  socket.hear({ is: 'update', table: 'k3v9', seq: 1, done: idOf(socket) });
  await settled();
  expect(outcome.done).toMatchObject({ is: 'done', id: idOf(socket) });
});

test('a play is answered though a board fails to show what it led to', async () => {
  const { table, socket } = following();
  const { outcome, idOf } = doing();
  table.update.mockImplementation(() => {
    throw new Error('a board failed');
  });
  expect(() => socket.hear({ is: 'update', table: 'k3v9', seq: 1, done: idOf(socket) })).toThrow('a board failed');
  await settled();
  expect(outcome.done).toMatchObject({ is: 'done' });
});

test('a refusal has the sentence, the game and the paragraph', async () => {
  const { socket } = following();
  const { outcome, idOf } = doing();
  const error = { code: 'refuse-follow-suit' };
  socket.hear({ is: 'error', id: idOf(socket), error, game: 'cards', paragraph: '3.2' });
  await settled();
  expect(outcome.error).toMatchObject({ said: error, game: 'cards', paragraph: '3.2' });
});

test('what was not answered before the line broke is sent again, with the same id', () => {
  const { socket } = following();
  const { idOf } = doing();
  socket.close();
  vi.advanceTimersByTime(250);
  FakeSocket.last.open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(idOf(FakeSocket.last)).toBe(idOf(socket));
});

test('a command that is given while there is no line waits for one', () => {
  const { idOf } = doing();
  const [socket] = FakeSocket.all;
  expect(socket!.sent).toEqual([]);
  socket!.open();
  expect(idOf(socket!)).toMatch(/^[0-9a-f]{32}$/);
});

test('whoever asked too much at once asks the same again when they may', async () => {
  const { socket } = following();
  const { outcome, idOf } = doing();
  const id = idOf(socket);
  socket.hear({ is: 'error', id, error: { code: 'error-too-fast' }, retry_after: 2 });
  await vi.advanceTimersByTimeAsync(1999);
  expect(socket.asked('play')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.asked('play').map((message) => message['id'])).toEqual([id, id]);
  expect(outcome).toEqual({});
});

test('a start that still lacks a seed is asked for every second, thirty times', async () => {
  const { socket } = following();
  const { outcome, idOf } = doing();
  for (let i = 0; i < 31; i++) {
    socket.hear({ is: 'error', id: idOf(socket), error: { code: 'error-server-seed-missing' } });
    socket.hear({ is: 'pong', id: 'p' }); // the line lives
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(socket.asked('play')).toHaveLength(31);
  expect(outcome.error).toMatchObject({ said: { code: 'error-server-seed-missing' } });
});

test('a table that cannot be read just now is opened again later', () => {
  const { socket } = following();
  const id = socket.asked('open')[0]!['id'] as string;
  socket.hear({ is: 'error', id, error: { code: 'error-server-unreadable' }, retry_after: 3 });
  vi.advanceTimersByTime(3000);
  expect(socket.asked('open')).toHaveLength(2);
});

test('whoever follows a table that does not open is told why', () => {
  const { table, socket } = following();
  const failed = vi.fn();
  page.failures.set(table, failed);
  const id = socket.asked('open')[0]!['id'] as string;
  socket.hear({ is: 'error', id, error: { code: 'error-server-no-such-table' } });
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ said: { code: 'error-server-no-such-table' } }),
  );
});

test('the line is sought again after a quarter of a second, and then ever more seldom', () => {
  following();
  for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    FakeSocket.last.close();
    expect(page.connection.state).toBe('lost');
    expect(page.connection.retryAt).toBe(Date.now() + wait);
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test('once there is a network again, the line is sought at once', () => {
  following();
  FakeSocket.last.close();
  online();
  expect(FakeSocket.all).toHaveLength(2);
});

test('a line that nobody wants is not sought', () => {
  online();
  expect(FakeSocket.all).toEqual([]);
});

test('whoever has sent nothing for two and a half seconds sends a ping', () => {
  const { socket } = following();
  vi.advanceTimersByTime(2000);
  expect(socket.asked('ping')).toEqual([]);
  vi.advanceTimersByTime(1000); // it is looked at once a second
  expect(socket.asked('ping')).toHaveLength(1);
});

test('a line from which nothing came for nine seconds is dead', () => {
  const { socket } = following();
  vi.advanceTimersByTime(9000);
  expect(page.connection.state).toBe('open');
  vi.advanceTimersByTime(1000);
  expect([page.connection.state, socket.readyState]).toEqual(['lost', 3]);
});

test('a line over which anything comes lives', () => {
  const { socket } = following();
  for (let second = 0; second < 30; second++) {
    vi.advanceTimersByTime(1000);
    socket.hear({ is: 'pong', id: 'p' });
  }
  expect(page.connection.state).toBe('open');
});

test('whoever is nobody any more is told, and asks no more', async () => {
  const { table, socket } = following();
  const failed = vi.fn();
  page.failures.set(table, failed);
  const { outcome } = doing();
  socket.hear({ is: 'error', error: { code: 'error-no-identity' } });
  socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalled();
  expect(outcome.error).toMatchObject({ said: { code: 'error-no-identity' } });
  expect(FakeSocket.all).toHaveLength(1);
});

test('when a table may be seen no longer, all are opened again: it is not said which', () => {
  const { socket } = following();
  socket.hear({ is: 'error', error: { code: 'error-server-not-yours-to-see' } });
  expect(socket.asked('open')).toHaveLength(2);
});

test('ids are made of 32 hexadecimal digits and never the same', () => {
  const ids = new Set(Array.from({ length: 100 }, () => page.newId()));
  expect(ids.size).toBe(100);
  expect([...ids].every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
