// The games that this server has, with their names in the reader's language.
import { settings } from './settings.svelte';
import { server } from './wire/http';
import type { Shelf } from './wire/messages';

class Games {
  shelf = $state.raw<Shelf | null>(null);
  failure = $state.raw<Error | null>(null);

  /** To be run as an effect: asks once. */
  load(): void {
    if (this.shelf) return;
    server.shelf().then(
      (shelf) => ([this.shelf, this.failure] = [shelf, null]),
      (error: Error) => (this.failure = error),
    );
  }

  named(game: string): string {
    return this.shelf?.games.find(({ name }) => name === game)?.title[settings.kept.language] ?? game;
  }
}

export const games = new Games();
