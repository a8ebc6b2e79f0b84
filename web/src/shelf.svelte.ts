// The games that this server has, with their names in the reader's language.
import { settings } from './settings.svelte';
import { server } from './wire/http';
import type { Shelf } from './wire/messages';

const WARMING_UP = 5_000;

class Games {
  shelf = $state.raw<Shelf | null>(null);
  failure = $state.raw<Error | null>(null);

  /** To be run as an effect: asks once. */
  load(): void {
    if (!this.shelf) this.#ask();
  }

  /** Asks again as long as the bots of a server that was just set up are warming up. */
  #ask(): void {
    server.shelf().then(
      (shelf) => {
        [this.shelf, this.failure] = [shelf, null];
        if (shelf.warming_up) setTimeout(() => this.#ask(), WARMING_UP);
      },
      (error: Error) => (this.failure = error),
    );
  }

  named(game: string): string {
    return this.shelf?.games.find(({ name }) => name === game)?.title[settings.kept.language] ?? game;
  }
}

export const games = new Games();
