// What the shell gives to a game's board, and what a board may ask of the shell. BOARDS.md explains it.
import type { Component } from 'svelte';
import type { Choice, Told } from '../wire/messages';
import type { Words } from '../words/words';

export type { Said, Told } from '../wire/messages';
export type { Words } from '../words/words';

export interface Seat {
  /** 0, 1, … in playing order, clockwise. */
  number: number;
  name: string;
  /** The level of the bot that plays here; null for a person. */
  bot: string | null;
  isYou: boolean;
  isToAct: boolean;
}

/** Something that may be done: what the game's `choice` says of it, and its label in the reader's words. */
export type Legal<AnyChoice = Choice> = AnyChoice & { text: string };

/** What an action would lead to, as far as its player may know. */
export interface Preview<View, Event = Told> {
  view: View;
  told: Event[];
}

/** Everything a game sends, as its wire.ts has it. */
export interface Wire {
  view: unknown;
  event: Told;
  choice: Choice;
  box: unknown;
}

export interface BoardProps<Game extends Wire = Wire> {
  /** The game as this viewer may know it: what `view.data()` of the game gives. */
  view: Game['view'];
  /** What lies in its box. */
  box: Game['box'];
  /** The view before the last step; null at first sight, after an undo and after a jump: then nothing is animated. */
  before: Game['view'] | null;
  /** What happened between `before` and `view`, event by event; empty when `before` is null. */
  told: Game['event'][];
  /**
   * What was told of the game so far, moment by moment; its first moments may be missing, but never how the last round
   * or trick ended.
   */
  story: Game['event'][][];
  /** Changes whenever `view` does: animate once per value. */
  step: number;
  /** The viewer's seat; null for an onlooker, and in replays that show everything. */
  you: number | null;
  seats: Seat[];
  /** What the viewer may do now; empty when it is not their turn, and in replays. */
  legal: Legal<Game['choice']>[];
  /** True while an action is on its way: show it as done, take no other. */
  isBusy: boolean;
  /** False under reduced motion: show the end of every movement at once. */
  hasMotion: boolean;
  /** How fast to animate: 1 is the usual pace, 2 twice as fast. */
  pace: number;
  /** The result is known: show final scores on the board if the game has a place for them. */
  isOver: boolean;
  words: Words;
  /** Carry out a legal action. Asks for confirmation first where the player wants that. */
  act: (action: string) => void;
  /**
   * Say why something touched is not possible, by its notation or by a place that the game's `meant` knows: the shell
   * shows the sentence and the rule.
   */
  whyNot: (place: string) => void;
  /** What a legal action would lead to; null where that would show something hidden. */
  preview: (action: string) => Promise<Preview<Game['view'], Game['event']> | null>;
  /** Something that takes a while to see is under way: the next step is shown when the promise is settled. */
  hold: (movement: Promise<unknown>) => void;
  /**
   * Before the next decision something of the board's own is to be looked at and put away: it is asked for instead;
   * null when it has been.
   */
  asksFirst?: (sentence: string | null) => void;
  /** What the board last gave to `keep` at this table, in this tab, also before the page was loaded anew; else null. */
  kept?: unknown;
  /**
   * Keep something for when the page is loaded anew: how a round ended, until that has been put away. Null keeps
   * nothing.
   */
  keep?: (value: unknown) => void;
  /** Say something to a screen reader, politely. What is told in `told` is announced by the shell already. */
  announce: (text: string) => void;
}

export type Board = Component<BoardProps<never>>;
