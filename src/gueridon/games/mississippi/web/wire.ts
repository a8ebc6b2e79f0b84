// Made by ./dev types from src/gueridon/games/mississippi/wire.py. Do not edit.

export type Wire =
  | Advance
  | Back
  | Said
  | BackTouching
  | Began
  | Boat
  | Box
  | Course
  | Place
  | Colour
  | Contact
  | Finish
  | Forward
  | ForwardTouching
  | LogsTaken
  | Missed
  | Moved
  | Pass
  | Passed
  | Pushed
  | Rolled
  | Tied
  | Touched
  | Turn
  | Turned
  | View
  | Won
  | AnyEvent
  | AnyChoice;
export type AnyEvent = Began | LogsTaken | Missed | Moved | Passed | Pushed | Rolled | Tied | Touched | Turned | Won;
export type AnyChoice = Back | BackTouching | Finish | Forward | ForwardTouching | Pass | Turn;

/**
 * Who would advance first, and how far.
 */
export interface Advance {
  seat: number;
  spaces: number;
  others_wait: boolean;
}
export interface Back {
  is: 'back';
  space: number;
  spaces: number;
  logs: number;
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
export interface BackTouching {
  is: 'back-touching';
  space: number;
  spaces: number;
  logs: number;
  touched: number;
  first: Advance | null;
  action: string;
  label?: Said;
}
/**
 * Chance has drawn who begins.
 */
export interface Began {
  is: 'began';
  seat: number;
  said: Said;
  counts?: boolean;
}
export interface Boat {
  space: number | null;
  edges: number[] | null;
  logs: number;
}
export interface Box {
  courses: Course[];
  boats: Colour[];
  edges: number[];
  logs: number;
}
export interface Course {
  name: string;
  rows: number;
  width: number;
  start: number;
  goal: number;
  places: Place[];
}
/**
 * Where a space lies.
 */
export interface Place {
  halves: number;
  row: number;
}
export interface Colour {
  letter: string;
  colour: string;
}
/**
 * Two boats that touch, where they lie, and the numbers on the edge they share.
 */
export interface Contact {
  seat: number;
  other: number;
  number: number;
  other_number: number;
  difference: number;
  space: number;
  other_space: number;
}
/**
 * Into the goal.
 */
export interface Finish {
  is: 'finish';
  space: number;
  logs: number;
  action: string;
  label?: Said;
}
export interface Forward {
  is: 'forward';
  space: number;
  logs: number;
  action: string;
  label?: Said;
}
export interface ForwardTouching {
  is: 'forward-touching';
  space: number;
  logs: number;
  touched: number;
  first: Advance | null;
  action: string;
  label?: Said;
}
/**
 * Everybody takes as many logs, and the bank is empty.
 */
export interface LogsTaken {
  is: 'logs-taken';
  logs: number;
  said: Said;
  counts?: boolean;
}
/**
 * A boat that was waiting for its moment loses it, because the boat whose turn it is advances.
 */
export interface Missed {
  is: 'missed';
  seat: number;
  other: number;
  said: Said;
  counts?: boolean;
}
/**
 * A boat goes where its player wants it.
 */
export interface Moved {
  is: 'moved';
  seat: number;
  start: number;
  end: number;
  spaces: number;
  logs: number;
  said: Said;
  counts?: boolean;
}
export interface Pass {
  is: 'pass';
  action: string;
  label?: Said;
}
export interface Passed {
  is: 'passed';
  seat: number;
  said: Said;
  counts?: boolean;
}
/**
 * A boat advances by reaction.
 */
export interface Pushed {
  is: 'pushed';
  seat: number;
  start: number;
  end: number;
  spaces: number;
  contacts: Contact[];
  in_goal: boolean;
  said: Said;
  counts?: boolean;
}
export interface Rolled {
  is: 'rolled';
  seat: number;
  number: number;
  space: number;
  said: Said;
  counts?: boolean;
}
/**
 * Equal numbers touch, once everything is at rest.
 */
export interface Tied {
  is: 'tied';
  contact: Contact;
  said: Said;
  counts?: boolean;
}
/**
 * One of several contacts that together push a boat on.
 */
export interface Touched {
  is: 'touched';
  contact: Contact;
  said: Said;
  counts?: boolean;
}
export interface Turn {
  is: 'turn';
  sixths: number;
  logs: number;
  number: number;
  action: string;
  label?: Said;
}
export interface Turned {
  is: 'turned';
  seat: number;
  sixths: number;
  number: number;
  logs: number;
  said: Said;
  counts?: boolean;
}
export interface View {
  board: string;
  phase: 'first' | 'move' | 'over' | 'roll' | 'turn';
  first: number | null;
  turns: number;
  current: number | null;
  boats: Boat[];
  bank: number;
  winner: number | null;
}
export interface Won {
  is: 'won';
  seat: number;
  in_goal: boolean;
  said: Said;
  counts?: boolean;
}

export interface Game {
  view: View;
  event: AnyEvent;
  choice: AnyChoice;
  box: Box;
}
