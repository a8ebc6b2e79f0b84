// The games that this server has, with their names in the reader's language.
import { settings } from './settings.svelte';
import { server } from './wire/http';
import type { Shelf } from './wire/messages';
import { loadWords } from './words/catalogues.svelte';
import type { Words } from './words/words';

class Games {
  shelf = $state.raw<Shelf | null>(null);
  /** The words of each game, by its name. */
  words = $state.raw<Record<string, Words>>({});
  failure = $state.raw<Error | null>(null);

  /** To be run as an effect: asks once, and again for the words when the language changes. */
  load(): void {
    const { language } = settings.kept;
    const asked = this.shelf ? Promise.resolve(this.shelf) : server.shelf();
    asked
      .then(async (shelf) => {
        const found = await Promise.all(shelf.games.map(async ({ name }) => [name, await loadWords(language, name)] as const));
        this.shelf = shelf;
        if (settings.kept.language === language) this.words = Object.fromEntries(found);
        this.failure = null;
      })
      .catch((error: Error) => (this.failure = error));
  }

  named(game: string): string {
    return this.words[game]?.t('game-name') ?? game;
  }
}

export const games = new Games();
