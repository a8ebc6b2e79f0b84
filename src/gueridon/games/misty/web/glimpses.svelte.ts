// What each choice would lead to, as far as somebody has looked: asked for once, forgotten when the game goes on.
import type { Preview, Said } from '$web/board/contract';
import type { Cell, View } from './view';

export class Glimpses {
  /** Null where a choice would open the others' windows: that cannot be seen before, nor taken back after. */
  seen = $state.raw<Record<Cell, Said[] | null>>({});
  #asked: Record<Cell, Promise<Said[] | null>> = {};

  look(cell: Cell, preview: (action: string) => Promise<Preview<View> | null>): Promise<Said[] | null> {
    const asked = this.#asked;
    asked[cell] ??= preview(cell).catch(() => null).then((found) => {
      const told = found?.told ?? null;
      if (asked === this.#asked) this.seen = { ...this.seen, [cell]: told };
      return told;
    });
    return asked[cell];
  }

  forget(): void {
    this.seen = {};
    this.#asked = {};
  }
}
