// Recorded games, and the words for them: tools/record.py writes both beside the page.
import type { Preview } from '../board/contract';
import type { Moment } from '../wire/messages';
import { bundleOf, Words, type Language } from '../words/words';

export interface Recording {
  game: string;
  seats: number;
  box: unknown;
  words: Record<Language, string>;
  names: string[];
  viewers: Record<string, { moment: Moment; previews: Record<string, Preview<unknown>> }[]>;
}

/** From the folder `recordings` beside the page: what tools/record.py has written there. */
async function recorded<What>(file: string): Promise<What> {
  return (await fetch(`recordings/${file}.json`)).json() as Promise<What>;
}
export const recordingNames = () => recorded<string[]>('index');
export const recordingOf = (name: string) => recorded<Recording>(name);

const CATALOGUES = import.meta.glob<string>(['../../../src/gueridon/core/words.*.ftl', '../words.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function wordsOf(recording: Recording | null, language: Language, you: number | null): Words {
  const sources = Object.entries(CATALOGUES)
    .filter(([path]) => path.endsWith(`.${language}.ftl`))
    .map(([, text]) => text);
  const bundle = bundleOf(language, [...sources, recording?.words[language] ?? '']);
  return new Words(language, bundle, recording?.names ?? [], you);
}
