// Made by ./dev types from src/gueridon/games/tussie_mussie/wire.py. Do not edit.

export type Wire =
  | BecameReady
  | Said
  | Box
  | Flower
  | TurnCard
  | Option
  | Column
  | CountAs
  | Discard
  | Discarded
  | Distribute
  | Distributed
  | Done
  | Draw
  | Drawn
  | Drew
  | DrewBefore
  | Keep
  | KeepsakesRevealed
  | Kept
  | LaidOut
  | LeftItAtThat
  | LeftWithApprentice
  | MakeOffer
  | Move
  | Moved
  | Offer
  | Offered
  | Owner
  | Plan
  | Presented
  | Recoloured
  | Replace
  | Replaced
  | RoundBegan
  | RoundScored
  | Take
  | TileScored
  | Took
  | TopDiscarded
  | Turn
  | TurnCardRevealed
  | UsedToDraw
  | View
  | AnyEvent
  | AnyChoice;
export type AnyEvent =
  | BecameReady
  | Discarded
  | Distributed
  | Drew
  | DrewBefore
  | KeepsakesRevealed
  | Kept
  | LaidOut
  | LeftItAtThat
  | LeftWithApprentice
  | Moved
  | Offered
  | Presented
  | Recoloured
  | Replaced
  | RoundBegan
  | RoundScored
  | TileScored
  | Took
  | TopDiscarded
  | TurnCardRevealed
  | UsedToDraw;
export type AnyChoice = CountAs | Discard | Distribute | Done | Draw | Keep | MakeOffer | Move | Replace | Take;

export interface BecameReady {
  is: 'became-ready';
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
export interface Box {
  flowers: Flower[];
  colours: string[];
  turn_cards: TurnCard[];
  rounds: number;
  own_tiles: number;
}
export interface Flower {
  id: string;
  colour: string;
  hearts: number;
  effect: string;
  points: number | null;
  is_before: boolean;
}
export interface TurnCard {
  id: string;
  discards_first: boolean;
  laid: ('down' | 'up')[];
  options: Option[];
}
/**
 * The sides that a turn card gives to your tile and to the apprentice's; `same` leaves it as it lies.
 */
export interface Option {
  yours: 'down' | 'same' | 'up';
  his: 'down' | 'same' | 'up';
}
export interface Column {
  tile: string | null;
  row: 'bouquet' | 'keepsakes';
  colour: string | null;
}
export interface CountAs {
  is: 'count-as';
  column: number;
  by: string;
  colour: string;
  action: string;
  label?: Said;
}
export interface Discard {
  is: 'discard';
  column: number;
  by: string;
  tile: string;
  action: string;
  label?: Said;
}
export interface Discarded {
  is: 'discarded';
  seat: number;
  tile: string;
  said: Said;
  counts?: boolean;
}
export interface Distribute {
  is: 'distribute';
  place: number;
  option: number;
  tile: string | null;
  row: 'bouquet' | 'keepsakes';
  his: string | null;
  his_row: 'bouquet' | 'keepsakes';
  action: string;
  label?: Said;
}
export interface Distributed {
  is: 'distributed';
  seat: number;
  tile: string | null;
  row: 'bouquet' | 'keepsakes';
  his: string | null;
  his_row: 'bouquet' | 'keepsakes';
  said: Said;
  counts?: boolean;
}
export interface Done {
  is: 'done';
  action: string;
  label?: Said;
}
export interface Draw {
  is: 'draw';
  column: number;
  by: string;
  action: string;
  label?: Said;
}
export interface Drawn {
  tile: string | null;
  side: ('down' | 'up') | null;
}
/**
 * Somebody drew the two tiles of an offer.
 */
export interface Drew {
  is: 'drew';
  seat: number;
  tiles: string[] | null;
  said: Said;
  counts?: boolean;
}
export interface DrewBefore {
  is: 'drew-before';
  seat: number;
  tiles: string[];
  said: Said;
  counts?: boolean;
}
export interface Keep {
  is: 'keep';
  place: number;
  tile: string;
  action: string;
  label?: Said;
}
export interface KeepsakesRevealed {
  is: 'keepsakes-revealed';
  owner: number;
  is_apprentice: boolean;
  tiles: string[];
  said: Said;
  counts?: boolean;
}
export interface Kept {
  is: 'kept';
  seat: number;
  tile: string;
  said: Said;
  counts?: boolean;
}
export interface LaidOut {
  is: 'laid-out';
  left: string | null;
  right: string | null;
  said: Said;
  counts?: boolean;
}
export interface LeftItAtThat {
  is: 'left-it-at-that';
  seat: number;
  said: Said;
  counts?: boolean;
}
/**
 * A tile is with the apprentice from the beginning of the round.
 */
export interface LeftWithApprentice {
  is: 'left-with-apprentice';
  tile: string | null;
  said: Said;
  counts?: boolean;
}
export interface MakeOffer {
  is: 'make-offer';
  place: number;
  up: string;
  down: string;
  action: string;
  label?: Said;
}
export interface Move {
  is: 'move';
  column: number;
  by: string;
  tile: string;
  row: 'bouquet' | 'keepsakes';
  action: string;
  label?: Said;
}
export interface Moved {
  is: 'moved';
  seat: number;
  tile: string;
  row: 'bouquet' | 'keepsakes';
  said: Said;
  counts?: boolean;
}
export interface Offer {
  offerer: number;
  taker: number;
  up: string;
  down: string | null;
  taken: ('down' | 'up') | null;
}
export interface Offered {
  is: 'offered';
  seat: number;
  other: number;
  up: string;
  down: string | null;
  said: Said;
  counts?: boolean;
}
export interface Owner {
  points: number[];
  total: number;
  arrangement: Column[];
}
/**
 * What a player has done before the presentation, as far as the viewer may know.
 */
export interface Plan {
  arrangement: Column[];
  steps: string[];
  drawing: boolean;
  keeps: string | null;
}
export interface Presented {
  is: 'presented';
  owner: number;
  is_apprentice: boolean;
  said: Said;
  counts?: boolean;
}
export interface Recoloured {
  is: 'recoloured';
  seat: number;
  tile: string;
  colour: string;
  said: Said;
  counts?: boolean;
}
export interface Replace {
  is: 'replace';
  column: number;
  tile: string;
  action: string;
  label?: Said;
}
export interface Replaced {
  is: 'replaced';
  seat: number;
  tile: string;
  old: string;
  said: Said;
  counts?: boolean;
}
export interface RoundBegan {
  is: 'round-began';
  round: number;
  seat: number | null;
  said: Said;
  counts?: boolean;
}
export interface RoundScored {
  is: 'round-scored';
  owner: number;
  is_apprentice: boolean;
  points: number;
  total: number;
  said: Said;
  counts?: boolean;
}
export interface Take {
  is: 'take';
  place: number;
  side: 'down' | 'up';
  tile: string | null;
  action: string;
  label?: Said;
}
export interface TileScored {
  is: 'tile-scored';
  owner: number;
  column: number;
  tile: string;
  colour: string;
  hearts: number;
  effect: number;
  reason: string | null;
  points: number;
  so_far: number;
  sources: number[];
  said: Said;
  counts?: boolean;
}
/**
 * A neighbour took one of two tiles, and the offerer keeps the other.
 */
export interface Took {
  is: 'took';
  seat: number;
  other: number;
  up: string;
  down: string | null;
  taken: 'down' | 'up';
  said: Said;
  counts?: boolean;
}
/**
 * A turn card discards the top tile of the stack.
 */
export interface TopDiscarded {
  is: 'top-discarded';
  tile: string;
  said: Said;
  counts?: boolean;
}
/**
 * A turn of the solo variant.
 */
export interface Turn {
  card: string;
  discarded: string | null;
  taken: ('left' | 'right') | null;
  option: number | null;
}
export interface TurnCardRevealed {
  is: 'turn-card-revealed';
  card: string;
  said: Said;
  counts?: boolean;
}
export interface UsedToDraw {
  is: 'used-to-draw';
  seat: number;
  tile: string;
  said: Said;
  counts?: boolean;
}
export interface View {
  round: number;
  phase:
    | 'choice'
    | 'discard'
    | 'distribution'
    | 'draw'
    | 'first-player'
    | 'left-with-apprentice'
    | 'offer'
    | 'over'
    | 'pre-presentation'
    | 'turn-card';
  names: 'en' | 'fr';
  head_start: boolean;
  hidden_keepsakes: boolean;
  first_player: number | null;
  players: Owner[];
  apprentice: Owner | null;
  offers: Offer[];
  turns: Turn[];
  drawn: Drawn[];
  pre_presentation: Plan[] | null;
  presentation: Column[][] | null;
}

export interface Game {
  view: View;
  event: AnyEvent;
  choice: AnyChoice;
  box: Box;
}
