// What this browser remembers of its reader's taste; nothing here is secret and nothing leaves the browser.
import type { Language } from './words/words';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  hasSound: boolean;
  confirms: boolean;
  pace: number;
  prefersText: boolean;
  name: string;
  /** The games whose rules in short were read here. */
  knows: readonly string[];
  /** The server has given this browser a cookie. */
  isSomebody: boolean;
}

const KEY = 'gueridon';
const USUAL: Kept = {
  language:
    navigator.languages.some((each) => each.startsWith('fr')) && !navigator.languages[0]?.startsWith('en')
      ? 'fr'
      : 'en',
  theme: 'system',
  motion: 'system',
  hasSound: false,
  confirms: false,
  pace: 1,
  prefersText: false,
  name: '',
  knows: [],
  isSomebody: false,
};

function kept(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...USUAL }; // private windows may refuse storage; the usual will do
  }
}

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  kept = $state<Kept>(kept());
  #systemIsDark = $state(darkness.matches);
  #systemIsStill = $state(stillness.matches);

  constructor() {
    darkness.addEventListener('change', (event) => (this.#systemIsDark = event.matches));
    stillness.addEventListener('change', (event) => (this.#systemIsStill = event.matches));
  }

  get isDark(): boolean {
    return this.kept.theme === 'system' ? this.#systemIsDark : this.kept.theme === 'dark';
  }

  get hasMotion(): boolean {
    return this.kept.motion === 'system' ? !this.#systemIsStill : this.kept.motion === 'full';
  }

  /** Puts the settings on the page and into storage; to be run as an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.isDark ? 'dark' : 'light';
    root.dataset['motion'] = this.hasMotion ? 'full' : 'none';
    root.lang = this.kept.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // without storage the settings last as long as the page
    }
  }
}

export const settings = new Settings();
