// The game as a viewer may know it: the shape of view.data() in view.py.
export type Cell = string; // "d4": column a-g, row 1-7; the first card of a window lies there
export type Picture = string;

export interface Window {
  /** The cards in the order they were taken; one more than cells while its owner decides where it goes. */
  cards: Picture[];
  cells: Cell[];
  /** The cells chosen in the activation, in order. */
  steps: Cell[];
  /** The cards on each cell, the lowest first. */
  panes: Record<Cell, Picture[]>;
  moved: Cell[];
  /** All cells of the window once its cards have decided where it is; until then none. */
  frame: Cell[];
}

export interface Player extends Window {
  hand_size: number;
  /** Null where the viewer has not seen it. */
  hand: Picture[] | null;
  /** A picture while picking, a cell while placing: the viewer's own choice until all have chosen. */
  chosen: string | null;
}

export interface View {
  window: 'classic' | 'first_steps';
  smiles: 'pairs' | 'chains';
  round: number;
  stage: 'deal' | 'pick' | 'place' | 'activate' | 'over';
  phase: number | null;
  passing: 'left' | 'right' | null;
  /** Round by round, seat by seat. */
  points: number[][];
  wins: number[];
  players: Player[];
  last_round: Window[] | null;
}

/** Until somebody is seen to choose a card of the next round, and after the last, the table can show how a round ended. */
export const isBetweenRounds = (view: View) =>
  view.last_round !== null && view.players.every(({ cards, chosen }) => cards.length === 0 && chosen === null);

/** The card that a player has taken and not placed yet. */
export const toPlace = (player: Window): Picture | null => player.cards[player.cells.length] ?? null;

/** A hand card by card; null for a card that the viewer has not seen. */
export const handOf = (player: Player): (Picture | null)[] => player.hand ?? Array.from({ length: player.hand_size }, () => null);
