// Made by ./dev types from src/gueridon/games/misty/wire.py. Do not edit.

export type Wire =
  | AtRest
  | Said
  | Ate
  | Motion
  | Box
  | Card
  | WindowKind
  | Points
  | GridCell
  | CameAlive
  | Cover
  | Covered
  | Eat
  | Feed
  | HandTaken
  | HandsPassed
  | HasPicked
  | HasPlaced
  | Leave
  | Left
  | Move
  | Moved
  | Pane
  | PaneWorth
  | PhaseBegan
  | Pick
  | Place
  | Placed
  | Player
  | Window
  | Step
  | RoundBegan
  | RoundWon
  | Run
  | SetAside
  | Sum
  | Taken
  | View
  | WillPlace
  | WindowWorth
  | AnyEvent
  | AnyChoice;
export type AnyEvent =
  | AtRest
  | Ate
  | CameAlive
  | Covered
  | HandTaken
  | HandsPassed
  | HasPicked
  | HasPlaced
  | Left
  | Moved
  | PhaseBegan
  | Placed
  | RoundBegan
  | RoundWon
  | SetAside
  | Taken
  | WillPlace
  | WindowWorth;
export type AnyChoice = Cover | Eat | Feed | Leave | Move | Pick | Place;

/**
 * Nothing in a window is left to do.
 */
export interface AtRest {
  is: 'at-rest';
  seat: number;
  said: Said;
  counts?: boolean;
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
export interface Ate {
  is: 'ate';
  seat: number;
  motion: Motion;
  said: Said;
  counts?: boolean;
}
/**
 * A card on its way through a window.
 */
export interface Motion {
  card: string;
  start: string;
  end: string | null;
  way: ('down' | 'left' | 'right' | 'up') | null;
  under: string[];
}
export interface Box {
  cards: Card[];
  windows: WindowKind[];
  points: Points;
  rounds_to_win: number;
  cells: GridCell[];
  first_cell: string;
}
export interface Card {
  picture: string;
  copies: number;
  role: 'down' | 'flower' | 'left' | 'monster' | 'plain' | 'right' | 'smile' | 'up';
}
export interface WindowKind {
  name: string;
  short_side: number;
  long_side: number;
  hand: number;
  passing: ('left' | 'right')[];
}
export interface Points {
  card: number;
  flower: number;
  pair: number;
}
/**
 * A place of the grid that windows grow on, from the left and from the top.
 */
export interface GridCell {
  name: string;
  column: number;
  row: number;
}
/**
 * The windows are complete.
 */
export interface CameAlive {
  is: 'came-alive';
  said: Said;
  counts?: boolean;
}
export interface Cover {
  is: 'cover';
  motion: Motion;
  action: string;
  label?: Said;
}
export interface Covered {
  is: 'covered';
  seat: number;
  motion: Motion;
  said: Said;
  counts?: boolean;
}
/**
 * The monster here eats a flower.
 */
export interface Eat {
  is: 'eat';
  cell: string;
  action: string;
  label?: Said;
}
/**
 * A monster eats the flower here.
 */
export interface Feed {
  is: 'feed';
  cell: string;
  action: string;
  label?: Said;
}
/**
 * The viewer's own, dealt or passed on.
 */
export interface HandTaken {
  is: 'hand-taken';
  cards: string[];
  said: Said;
  counts?: boolean;
}
export interface HandsPassed {
  is: 'hands-passed';
  passing: 'left' | 'right';
  said: Said;
  counts?: boolean;
}
export interface HasPicked {
  is: 'has-picked';
  seat: number;
  said: Said;
  counts?: boolean;
}
export interface HasPlaced {
  is: 'has-placed';
  seat: number;
  said: Said;
  counts?: boolean;
}
export interface Leave {
  is: 'leave';
  motion: Motion;
  action: string;
  label?: Said;
}
export interface Left {
  is: 'left';
  seat: number;
  motion: Motion;
  said: Said;
  counts?: boolean;
}
export interface Move {
  is: 'move';
  motion: Motion;
  action: string;
  label?: Said;
}
/**
 * To a free space.
 */
export interface Moved {
  is: 'moved';
  seat: number;
  motion: Motion;
  said: Said;
  counts?: boolean;
}
export interface Pane {
  cell: string;
  cards: string[];
  moved: boolean;
}
export interface PaneWorth {
  cell: string;
  points: number;
}
export interface PhaseBegan {
  is: 'phase-began';
  phase: number;
  cards: number;
  passing: 'left' | 'right';
  said: Said;
  counts?: boolean;
}
export interface Pick {
  is: 'pick';
  card: string;
  action: string;
  label?: Said;
}
export interface Place {
  is: 'place';
  cell: string;
  action: string;
  label?: Said;
}
export interface Placed {
  is: 'placed';
  seat: number;
  card: string;
  cell: string;
  said: Said;
  counts?: boolean;
}
export interface Player {
  hand_size: number;
  hand: string[] | null;
  set_aside: string | null;
  goes_to: string | null;
  passes_to: number | null;
  window: Window;
}
export interface Window {
  cards: string[];
  cells: string[];
  steps: Step[];
  panes: Pane[];
  frame: string[];
}
/**
 * What the owner of a window has chosen in its activation.
 */
export interface Step {
  cell: string;
  card: string;
}
export interface RoundBegan {
  is: 'round-began';
  round: number;
  said: Said;
  counts?: boolean;
}
export interface RoundWon {
  is: 'round-won';
  seat: number;
  round: number;
  points: number;
  wins: number;
  is_shared: boolean;
  said: Said;
  counts?: boolean;
}
/**
 * Smiles side by side in a row, and their points for that alone.
 */
export interface Run {
  first: string;
  last: string;
  points: number;
}
/**
 * The viewer's own pick, still sealed.
 */
export interface SetAside {
  is: 'set-aside';
  seat: number;
  card: string;
  said: Said;
  counts?: boolean;
}
/**
 * What all cards of a sort are worth together; side by side, how many runs.
 */
export interface Sum {
  of: 'flowers' | 'others' | 'piles' | 'side-by-side' | 'smiles';
  count: number;
  points: number;
}
export interface Taken {
  is: 'taken';
  seat: number;
  card: string;
  said: Said;
  counts?: boolean;
}
export interface View {
  window: string;
  smiles: 'chains' | 'pairs';
  round: number;
  stage: 'activate' | 'deal' | 'over' | 'pick' | 'place';
  phase: number | null;
  passing: ('left' | 'right') | null;
  points: number[][];
  wins: number[];
  players: Player[];
  last_round: Window[] | null;
}
/**
 * The viewer's own decision, still sealed.
 */
export interface WillPlace {
  is: 'will-place';
  seat: number;
  card: string;
  cell: string;
  said: Said;
  counts?: boolean;
}
export interface WindowWorth {
  is: 'window-worth';
  seat: number;
  points: number;
  panes: PaneWorth[];
  runs: Run[];
  sums: Sum[];
  said: Said;
  counts?: boolean;
}

export interface Game {
  view: View;
  event: AnyEvent;
  choice: AnyChoice;
  box: Box;
}
