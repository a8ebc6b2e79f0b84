// The words on screen: the shell's own, the table's and the game's, in the reader's language.
import { settings } from '../settings.svelte';
import { server } from '../wire/http';
import { bundleOf, Words, type Language } from './words';

const OWN = import.meta.glob<string>('../words.*.ftl', { query: '?raw', import: 'default' });
const loading = new Map<string, Promise<string>>();

function once(key: string, load: () => Promise<string>): Promise<string> {
  const known = loading.get(key);
  if (known) return known;
  const started = load();
  loading.set(key, started);
  started.catch(() => loading.delete(key)); // to be asked for again
  return started;
}

const own = (language: Language) => once(`own-${language}`, () => OWN[`../words.${language}.ftl`]!());
const core = (language: Language) => once(`core-${language}`, () => server.coreWords(language));
const ofGame = (language: Language, game: string) =>
  once(`${game}-${language}`, () => server.gameWords(language, game));

export async function loadWords(language: Language, game: string | null = null): Promise<Words> {
  const sources = await Promise.all([
    own(language),
    core(language),
    ...(game === null ? [] : [ofGame(language, game)]),
  ]);
  return new Words(language, bundleOf(language, sources));
}

class Catalogues {
  /** The words of the shell; null until they have been loaded. */
  shell = $state.raw<Words | null>(null);
  failure = $state.raw<Error | null>(null);

  /** To be run as an effect: loads what the chosen language needs. */
  load(): void {
    const { language } = settings.kept;
    loadWords(language).then(
      (words) => {
        if (settings.kept.language === language) [this.shell, this.failure] = [words, null];
      },
      (error: Error) => (this.failure = error),
    );
  }
}

export const catalogues = new Catalogues();

/** The shell's words, where they are known to be there. */
export const t = (code: string, args: Record<string, number | string> = {}): string =>
  catalogues.shell?.t(code, args) ?? '';
