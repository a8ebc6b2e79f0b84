// What any part of a board may want to know: what lies in the box, and the id under which it finds the drawings of Garden.svelte.
import { getContext, setContext } from 'svelte';
import type { Box, Flower } from './wire';

export interface Garden {
  id: string;
  box(): Box;
}

const KEY = 'tussie-mussie-garden';
export const plant = (garden: Garden) => setContext(KEY, garden);
export const garden = () => getContext<Garden>(KEY);

/** What is printed on a tile; null for one that lies face down. */
export const flowerOf = (box: Box, tile: string | null): Flower | null =>
  box.flowers.find(({ id }) => id === tile) ?? null;
