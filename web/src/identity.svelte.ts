// Who we are to the server: a name and a cookie that only the server can read.
import { settings } from './settings.svelte';
import { Refusal, server } from './wire/http';
import type { Identity } from './wire/messages';
import { t } from './words/catalogues.svelte';

class Me {
  identity = $state.raw<Identity | null>(null);
  #asked: Promise<Identity | null> | null = null;
  #renaming: Promise<unknown> = Promise.resolve();

  /** Who we are, if we are anybody yet. */
  known(): Promise<Identity | null> {
    if (!settings.kept.isSomebody) return Promise.resolve(null); // not worth a refusal
    this.#asked ??= server.me().then(
      (identity) => (this.identity = identity),
      (error: unknown) => {
        this.#asked = null;
        if (error instanceof Refusal) return null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Makes us somebody if need be; nobody is asked for a name before playing. */
  async ensure(): Promise<void> {
    const known = this.identity ?? (await this.known());
    if (known === null) await this.rename(settings.kept.name || t('ui-guest'));
  }

  /** Everybody who shares this device, its owner (0) last: until then they can try again. */
  async forget(people: number[]): Promise<void> {
    await this.#renaming.catch(() => {}); // a new name that comes after we are forgotten would make us somebody again
    for (const guest of people.toSorted((a, b) => b - a)) {
      await server.forget(guest).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.status === 401)) throw error; // nobody any more
      });
    }
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(settings.kept, { name: '', isSomebody: false });
    settings.apply();
  }

  rename(name: string): Promise<void> {
    const renaming = this.#rename(name);
    this.#renaming = renaming;
    return renaming;
  }

  async #rename(name: string): Promise<void> {
    settings.kept.name = name;
    this.identity = await server.becomeSomebody(name, settings.kept.language);
    settings.kept.isSomebody = true;
    this.#asked = Promise.resolve(this.identity);
  }
}

export const me = new Me();
