// Puts whatever went wrong into a sentence for the reader.
import { Lost, Refusal } from './wire/http';
import { catalogues, t } from './words/catalogues.svelte';
import type { Words } from './words/words';

/** `words` are those of the table it happened at, where there is one: they know the players' names. */
export function explain(error: unknown, words: Words | null = null): string {
  if (error instanceof Refusal) {
    const known = words ?? catalogues.shell;
    return known?.say(error.said) ?? error.said.code;
  }
  if (error instanceof Lost) return t('ui-line-lost');
  console.error(error);
  return t('ui-our-mistake');
}
