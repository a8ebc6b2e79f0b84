// The id under which the drawings of Garden.svelte are found from any tile of the same board.
import { getContext, setContext } from 'svelte';

const KEY = 'tussie-mussie-garden';
export const plant = (id: string) => setContext(KEY, id);
export const garden = () => getContext<string>(KEY);
