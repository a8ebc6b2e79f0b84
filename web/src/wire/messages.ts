// Made by ./dev types from src/gueridon/server/messages.py. Do not edit.

export type Wire =
  | Absence
  | AnswerQuestion
  | Chat
  | ChatLine
  | Choice
  | Said
  | Clock
  | Close
  | Command
  | Commit
  | Deadline
  | Decide
  | Done
  | Free
  | GameFacts
  | GameOption
  | Health
  | Hint
  | Identity
  | IdentityChange
  | Invite
  | Invited
  | InvitedSeat
  | Join
  | Joined
  | Leave
  | Log
  | LogEvent
  | Moment
  | Told
  | Position
  | Result
  | Mute
  | NewIdentity
  | NewInvite
  | NewTable
  | Noticed
  | Open
  | Pause
  | Ping
  | Play
  | Pong
  | PositionChange
  | Presence
  | Preview
  | Question
  | Refused
  | Rematch
  | Remove
  | Replay
  | Request
  | Resume
  | Return
  | Reveal
  | SeatBot
  | SeatFacts
  | ServerMessage
  | Shelf
  | Sit
  | Start
  | Sync
  | TableFacts
  | TableLine
  | Undo
  | Update
  | Why
  | AnyRequest
  | AnyServerMessage;
export type AnyRequest =
  | Open
  | Close
  | Ping
  | Sit
  | Leave
  | Commit
  | Reveal
  | Start
  | Play
  | Undo
  | Decide
  | AnswerQuestion
  | Chat
  | SeatBot
  | Free
  | Remove
  | Return
  | Pause
  | Resume
  | Mute
  | Rematch;
export type AnyServerMessage = Sync | Update | Presence | Done | Refused | Pong;

/**
 * Somebody who holds a seat and is not there; from `grace_until` on the host may let a bot play on.
 */
export interface Absence {
  seat: number;
  since: number;
  grace_until: number;
}
/**
 * Agree, or not, to what the table is asked: `question` of its facts.
 */
export interface AnswerQuestion {
  do: 'answer';
  id: string;
  table?: string;
  agree: boolean;
}
/**
 * Say something to the whole table.
 */
export interface Chat {
  do: 'chat';
  id: string;
  table?: string;
  text: string;
}
/**
 * What somebody said. `seat` is None for an onlooker.
 */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * One legal action: its notation and what to call it. Each game has kinds and further fields of its own; without a
 *     label the game's message `do-<is>` says it, filled with the numbers among them.
 */
export interface Choice {
  is: string;
  action: string;
  label?: Said;
}
/**
 * A sentence by its id in the Fluent catalogues, and what to fill into it.
 */
export interface Said {
  code: string;
  args?: {
    [k: string]: number | string | (number | string)[] | Said;
  };
}
/**
 * How long somebody may think about one decision; when the time is up, a bot decides that one.
 */
export interface Clock {
  seconds: number;
}
/**
 * Follow a table no longer.
 */
export interface Close {
  do: 'close';
  id: string;
  table: string;
}
/**
 * Something that is done at a table. Over HTTP the address names the table, and `table` may be left out.
 */
export interface Command {
  do: 'Command';
  id: string;
  table?: string;
}
/**
 * Bind oneself to a player seed before the game starts: the hash tells nothing of it. A later one replaces it.
 */
export interface Commit {
  do: 'commit';
  id: string;
  table?: string;
  commitment: string;
}
/**
 * When the time of a seat is up.
 */
export interface Deadline {
  seat: number;
  at: number;
}
/**
 * Ask the others that a bot makes the decision for which a seat has let the table wait for long.
 */
export interface Decide {
  do: 'decide';
  id: string;
  table?: string;
  seat: number;
}
/**
 * A request was carried out, and what it changed is on disk.
 */
export interface Done {
  is: 'done';
  id: string;
  again?: boolean;
  table?: string | null;
}
/**
 * Before the start, make a seat free: of a bot, or of somebody who is not there. The host's.
 */
export interface Free {
  do: 'free';
  id: string;
  table?: string;
  seat: number;
}
export interface GameFacts {
  name: string;
  version: number;
  players: number[];
  options: GameOption[];
  is_open: boolean;
  title: {
    [k: string]: string;
  };
  tagline: {
    [k: string]: string;
  };
}
export interface GameOption {
  name: string;
  choices: string[];
  default: string;
  players: number[];
}
/**
 * Failing while nothing can be written; `error` says why.
 */
export interface Health {
  status: 'failing' | 'ok';
  version: string;
  error?: Said | null;
}
/**
 * What an expert would do. All figures are in percent.
 */
export interface Hint {
  action: string;
  confidence: number;
  chance: number;
  doubt: number;
}
export interface Identity {
  name: string;
  language: 'en' | 'fr';
  webhook: string | null;
}
export interface IdentityChange {
  name?: string;
  language?: 'en' | 'fr';
  webhook?: string | null;
}
export interface Invite {
  token: string;
  link: string;
}
/**
 * What an invite leads to, told to whoever holds it before they use it.
 */
export interface Invited {
  table: string;
  game: string;
  status: 'broken' | 'open' | 'over' | 'paused' | 'playing' | 'shuffling';
  host: string | null;
  seats: InvitedSeat[];
  to_watch: boolean;
  replaces: string | null;
  your_seat: number | null;
  problem: Said | null;
  may_see: boolean;
}
export interface InvitedSeat {
  name: string | null;
  bot: string | null;
}
export interface Join {
  invite: string;
}
export interface Joined {
  table: string;
  seat: number | null;
}
/**
 * Get up from one's seat; during a game a bot plays on, until one is back or the others have agreed to a substitute.
 */
export interface Leave {
  do: 'leave';
  id: string;
  table?: string;
}
/**
 * Moments of what a viewer was told, one after the other; each has a number, from 0.
 */
export interface Log {
  first: number;
  moments: LogEvent[][];
  void: number[];
}
/**
 * An event as the log keeps it: its sentence, and whether it says where points came from. Of a Noticed, all of it.
 */
export interface LogEvent {
  said: Said;
  counts?: boolean;
  is?: string;
}
/**
 * An action of a player (`seat`), or the deals between two of them (`seat` is None), as a viewer saw it.
 */
export interface Moment {
  number: number | null;
  seat: number | null;
  told: Told[];
  position: Position;
}
/**
 * Something that happened, as the viewer saw it. Each game has kinds and further fields of its own: its wire.py.
 */
export interface Told {
  is: string;
  said: Said;
  counts?: boolean;
}
/**
 * The game as one viewer may know it.
 */
export interface Position {
  view: unknown;
  to_act: number[];
  legal: Choice[];
  ask: Said;
  paragraph: string;
  can_undo: boolean;
  can_hint: boolean;
  deadlines: Deadline[];
  result: Result | null;
}
/**
 * How a game ended, seat by seat; place 1 is a winner's.
 */
export interface Result {
  scores: number[];
  places: number[];
  reason: Said;
}
/**
 * Keep somebody from chatting, or let them again. The host's.
 */
export interface Mute {
  do: 'mute';
  id: string;
  table?: string;
  seat: number;
  muted: boolean;
}
export interface NewIdentity {
  name: string;
  language?: 'en' | 'fr';
}
/**
 * An invite to a certain seat, to any free one, or to look on. The one made before for the same seat is void.
 */
export interface NewInvite {
  seat?: number | null;
  to_watch?: boolean;
}
/**
 * The table to be laid. You are its host and take the first seat that is not a bot's.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: string;
  };
  bots?: {
    [k: string]: string;
  };
  language?: 'en' | 'fr';
  is_public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  clock?: Clock | null;
}
/**
 * What everybody noticed beside the game.
 */
export interface Noticed {
  is: 'noticed';
  about: 'back' | 'bots-seat' | 'decided-by-bot' | 'left' | 'no-part' | 'played-by-bot' | 'substitute';
  seat: number;
  said: Said;
  counts?: boolean;
}
/**
 * Follow a table from now on. With the `stream` and `seq` last seen, only what was missed is sent.
 */
export interface Open {
  do: 'open';
  id: string;
  table: string;
  stream?: string | null;
  seq?: number;
}
/**
 * Stop the clocks and the bots. The host's.
 */
export interface Pause {
  do: 'pause';
  id: string;
  table?: string;
}
/**
 * Answered with `pong`.
 */
export interface Ping {
  do: 'ping';
  id: string;
}
/**
 * Do one of the legal actions, in notation.
 */
export interface Play {
  do: 'play';
  id: string;
  table?: string;
  action: string;
}
export interface Pong {
  is: 'pong';
  id: string;
  now: number;
}
/**
 * What of a position is not as it was told last; what is left out is as before.
 */
export interface PositionChange {
  view?: unknown;
  news?: unknown;
  to_act?: number[];
  legal?: Choice[];
  ask?: Said;
  paragraph?: string;
  can_undo?: boolean;
  can_hint?: boolean;
  deadlines?: Deadline[];
  result?: Result | null;
}
/**
 * Who is there now. Not numbered: the latest one counts.
 */
export interface Presence {
  is: 'presence';
  table: string;
  now: number;
  present: number[];
  away: Absence[];
  watching: number;
}
/**
 * What a legal action would lead to. `view` is null where that shows only once it is done.
 */
export interface Preview {
  view: unknown;
  told: Told[];
}
/**
 * What the table is asked; it happens once nobody's answer is missing, and one no ends it.
 *
 *     `undo`: the seat wants to take back more than a slip. `substitute`: somebody who is called `name` wants to play on for
 *     whoever has left the seat. `decide`: a bot shall make the decision that the table waits for; only who is there counts.
 */
export interface Question {
  kind: 'decide' | 'substitute' | 'undo';
  seat: number;
  name: string | null;
  missing: number[];
  until: number | null;
}
/**
 * A request was refused and nothing has changed. `game` names the catalogue that has the words, if not the core's.
 */
export interface Refused {
  is: 'error';
  error: Said;
  id?: string | null;
  game?: string | null;
  paragraph?: string | null;
  retry_after?: number | null;
}
/**
 * Lay the same table again for the same people, once the game is over.
 */
export interface Rematch {
  do: 'rematch';
  id: string;
  table?: string;
}
/**
 * Remove somebody from the table for good, rematches included; once the game runs, whoever has been away. The host's.
 */
export interface Remove {
  do: 'remove';
  id: string;
  table?: string;
  seat: number;
}
/**
 * A game step by step, as one viewer knew it at each step; `viewer` is None for an onlooker.
 */
export interface Replay {
  table: string;
  viewer: number | null;
  everything: boolean;
  moments: Moment[];
}
/**
 * Whatever a client sends. `id` is made by the client and comes back in the answer; sent twice, it is done once.
 */
export interface Request {
  do: 'Request';
  id: string;
}
/**
 * Go on after a pause. The host's.
 */
export interface Resume {
  do: 'resume';
  id: string;
  table?: string;
}
/**
 * Take one's own seat back from the bot that plays on.
 */
export interface Return {
  do: 'back';
  id: string;
  table?: string;
}
/**
 * Tell the player seed that one is bound to, once the host has started the shuffle.
 */
export interface Reveal {
  do: 'reveal';
  id: string;
  table?: string;
  player_seed: string;
}
/**
 * Put a bot on a free seat, or let it play on for somebody who is away. The host's.
 */
export interface SeatBot {
  do: 'bot';
  id: string;
  table?: string;
  seat: number;
  level: string;
}
/**
 * Who sits in a seat. Nobody: neither `name` nor `bot`. Both: the bot plays on for a person who is away.
 */
export interface SeatFacts {
  name: string | null;
  bot: string | null;
  is_host: boolean;
  is_muted: boolean;
  has_left: boolean;
  commitment: string | null;
  player_seed: string | null;
}
/**
 * Whatever the server sends over the socket.
 */
export interface ServerMessage {
  is: 'ServerMessage';
}
export interface Shelf {
  games: GameFacts[];
  bots: string[];
  yardsticks: string[];
  languages: string[];
  warming_up?: boolean;
}
/**
 * Take a free seat; during a game, ask to play on for somebody who has left.
 */
export interface Sit {
  do: 'sit';
  id: string;
  table?: string;
  seat: number;
}
/**
 * Begin; every seat is taken. The game starts once every player seed is revealed. The host's.
 */
export interface Start {
  do: 'start';
  id: string;
  table?: string;
  without?: number[];
}
/**
 * The whole table as the viewer may know it: forget everything that was known of it before.
 */
export interface Sync {
  is: 'sync';
  table: string;
  stream: string;
  seq: number;
  now: number;
  build: string;
  you: number | null;
  facts: TableFacts;
  position: Position | null;
  log: Log;
  recap: Told[];
  chat: ChatLine[];
}
/**
 * What everybody who may see the table knows about it, the game itself apart.
 */
export interface TableFacts {
  id: string;
  game: string;
  box: string;
  options: {
    [k: string]: string;
  };
  language: 'en' | 'fr';
  is_public: boolean;
  spectators: boolean;
  hints: boolean;
  clock: Clock | null;
  status: 'broken' | 'open' | 'over' | 'paused' | 'playing' | 'shuffling';
  seats: SeatFacts[];
  promise: string;
  restarts: number;
  unrevealed: number[];
  without_seed: number[];
  counts: boolean;
  deciding: number[];
  question: Question | null;
  rematch: string | null;
  rematch_by: number | null;
  readable_until?: number | null;
}
/**
 * One table of a list.
 */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  players: (string | null)[];
  free: number;
  your_seat: number | null;
  your_turn: boolean;
  changed: number;
}
/**
 * Take back one's last action; where that takes more than a slip, ask the others.
 */
export interface Undo {
  do: 'undo';
  id: string;
  table?: string;
}
/**
 * What changed; `seq` is one more than that of the message before. What is left out is as before.
 */
export interface Update {
  is: 'update';
  table: string;
  seq: number;
  asides?: Noticed[];
  told?: Told[];
  void?: number[];
  facts?: TableFacts | null;
  position?: PositionChange | null;
  chat?: ChatLine[];
  is_undo?: boolean;
  done?: string | null;
}
/**
 * Which rule forbids an action; without `error` it is allowed.
 */
export interface Why {
  error?: Said | null;
  game?: string | null;
  paragraph?: string | null;
}
