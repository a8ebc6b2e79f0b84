// What the pieces ask of the board: what is lit or held, and what a touch or a drop does.
import { getContext, setContext } from 'svelte';
import type { Target } from './drops';
import type { Spot } from './spots';

export interface Hand {
  lit: (spot: Spot) => boolean;
  /** What touching it leads to, in notation. */
  does: (spot: Spot) => string | undefined;
  /** The spot that was touched last and is looked at, or waits for what to do with it. */
  held: (spot: Spot) => boolean;
  /** How long a tile takes to turn over, in milliseconds. */
  turning: () => number;
  touch: (spot: Spot) => void;
  mayDrag: (spot: Spot) => boolean;
  drop: (spot: Spot, target: Target, down: number) => void;
}

const KEY = 'tussie-mussie-hand';
export const give = (given: Hand) => setContext(KEY, given);
export const hand = () => getContext<Hand>(KEY);
