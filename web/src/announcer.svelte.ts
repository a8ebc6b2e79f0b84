// What a screen reader hears: polite sentences, one region for what happens and one for what went wrong.
const LINGERS = 8000; // whoever looks for it later should not take it for news

class Announcer {
  polite = $state('');
  urgent = $state('');
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #warning: ReturnType<typeof setTimeout> | undefined;

  /** Sentences said within a moment are heard together, so that none wipes out another. */
  say(text: string): void {
    if (text) this.#queue.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.polite = this.#queue.join(' ');
      this.#queue = [];
      this.#timer = setTimeout(() => (this.polite = ''), LINGERS);
    }, 120);
  }

  /** Nothing that was about to be heard is heard any more: the device goes to somebody else. */
  hush(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#warning);
    this.#queue = [];
    this.polite = this.urgent = '';
  }

  warn(text: string): void {
    this.urgent = '';
    queueMicrotask(() => (this.urgent = text));
    clearTimeout(this.#warning);
    this.#warning = setTimeout(() => (this.urgent = ''), LINGERS);
  }
}

export const announcer = new Announcer();
