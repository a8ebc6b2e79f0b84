// What the pieces ask of the board: what is lit or held, and what a touch or a drop does.
import { getContext, setContext } from 'svelte';

export interface Hand {
  lit(spot: string): boolean;
  /** What touching it leads to, in notation. */
  does(spot: string): string | undefined;
  /** The spot that was touched last and is looked at, or waits for what to do with it. */
  held(): string | null;
  /** How long a tile takes to turn over, in milliseconds. */
  turning(): number;
  touch(spot: string): void;
  mayDrag(spot: string): boolean;
  drop(spot: string, target: string | null, down: number): void;
}

const KEY = 'tussie-mussie-hand';
export const give = (given: Hand) => setContext(KEY, given);
export const hand = () => getContext<Hand>(KEY);
