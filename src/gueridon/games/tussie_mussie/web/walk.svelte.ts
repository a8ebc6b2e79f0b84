// The presentation is counted tile after tile.
const A_TILE = 340;

export class Walk {
  /** How many tiles have been counted; all of them when nobody is walking. */
  counted = $state(Infinity);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finish = () => {};

  /** Settled when the last tile is counted, or nobody looks any more. */
  start(tiles: number, pace: number): Promise<void> {
    this.stop();
    this.counted = 0;
    const next = () => {
      this.counted += 1;
      if (this.counted > tiles) this.#finish();
      else this.#timer = setTimeout(next, A_TILE / pace);
    };
    this.#timer = setTimeout(next, A_TILE / pace);
    return new Promise((finished) => (this.#finish = finished));
  }

  stop() {
    clearTimeout(this.#timer);
    this.counted = Infinity;
    this.#finish();
  }
}
