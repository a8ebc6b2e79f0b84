// Shows pictures one after another; whatever comes next ends what still runs.
const FRAME = 320;

export class Projector {
  /** Which picture is shown; as many as there are when all have been. */
  at = $state(Infinity);
  /** How far it has come, from 0 to 1. */
  progress = $state(1);
  #request = 0;
  #finish = () => {};

  get isRunning(): boolean {
    return this.at !== Infinity;
  }

  /** Settled when the last picture has been shown, or something else has come. */
  show(count: number, pace: number): Promise<void> {
    this.stop();
    if (count === 0) return Promise.resolve();
    const duration = FRAME / pace;
    let start: number | null = null;
    this.at = this.progress = 0;
    const turn = (now: number) => {
      start ??= now;
      const passed = (now - start) / duration;
      if (passed >= count) return this.stop();
      this.at = Math.floor(passed);
      this.progress = eased(passed % 1);
      this.#request = requestAnimationFrame(turn);
    };
    this.#request = requestAnimationFrame(turn);
    return new Promise((resolve) => (this.#finish = resolve));
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
    this.at = Infinity;
    this.progress = 1;
    this.#finish();
  }
}

const eased = (x: number) => (x < 0.5 ? 2 * x * x : 1 - (2 - 2 * x) ** 2 / 2);
