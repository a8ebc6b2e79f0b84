// What a screen reader hears: polite sentences, one region for what happens and one for what went wrong.
class Announcer {
  polite = $state('');
  urgent = $state('');
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Sentences said within a moment are heard together, so that none wipes out another. */
  say(text: string): void {
    if (text) this.#queue.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.polite = this.#queue.join(' ');
      this.#queue = [];
    }, 120);
  }

  warn(text: string): void {
    this.urgent = '';
    queueMicrotask(() => (this.urgent = text));
  }
}

export const announcer = new Announcer();
