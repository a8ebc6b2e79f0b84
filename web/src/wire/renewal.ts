// A page of another build than the server's loads itself anew, once nobody would lose anything by it.
const RENEWED = 'gueridon-renewed';

/**
 * The script that this page began with: its name holds a hash of all it loads. None where the app is being developed.
 */
export const ownBuild = (): string | null =>
  document.querySelector('script[src*="/assets/"]')?.getAttribute('src') ?? null;

/** A line of chat or a name that somebody has begun to write. */
const isWriting = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type]), input[type=text], textarea',
    ),
  ].some(({ value }) => value !== '');

class Renewal {
  #wanted: string | null = null;

  /**
   * The server has told which build belongs to it. A page that was loaded anew for it and is still another stays as it
   * is.
   */
  due(build: string): void {
    const own = ownBuild();
    const isOther = own !== null && build !== '' && build !== own;
    this.#wanted = isOther && sessionStorage.getItem(RENEWED) !== build ? build : null;
  }

  now(): void {
    if (this.#wanted === null || isWriting()) return;
    sessionStorage.setItem(RENEWED, this.#wanted);
    this.#wanted = null;
    location.reload();
  }
}

export const renewal = new Renewal();
