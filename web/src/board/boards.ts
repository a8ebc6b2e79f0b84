// Finds the boards and covers that games bring along. No game is named here.
import type { Component } from 'svelte';
import type { Board } from './contract';

const BOARDS = import.meta.glob<{ default: Board }>('../../../src/gueridon/games/*/web/Board.svelte');
const COVERS = import.meta.glob<{ default: Component }>('../../../src/gueridon/games/*/web/Cover.svelte');

function of<T>(found: Record<string, () => Promise<{ default: T }>>, game: string): (() => Promise<T>) | null {
  const path = Object.keys(found).find((each) => each.includes(`/games/${game}/web/`));
  const load = path === undefined ? undefined : found[path];
  return load === undefined ? null : () => load().then((module) => module.default);
}

/** How to load a game's own board; null for a game that has none: the fallback board plays it. */
export const boardOf = (game: string) => of(BOARDS, game);

/** How to load the picture of a game for the shelf. */
export const coverOf = (game: string) => of(COVERS, game);
