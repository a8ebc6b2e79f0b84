// What each choice would lead to, as far as somebody has looked: asked for once, forgotten when the game goes on.
import type { Preview } from '$web/board/contract';
import type { AnyEvent, View } from './wire';

export class Glimpses {
  /** Null where a choice would open the others' windows: that cannot be seen before, nor taken back after. */
  seen = $state.raw<Record<string, AnyEvent[] | null>>({});
  #asked: Record<string, Promise<AnyEvent[] | null>> = {};

  look(
    action: string,
    preview: (action: string) => Promise<Preview<View, AnyEvent> | null>,
  ): Promise<AnyEvent[] | null> {
    const asked = this.#asked;
    asked[action] ??= preview(action)
      .catch(() => null)
      .then((found) => {
        const told = found?.told ?? null;
        if (asked === this.#asked) this.seen = { ...this.seen, [action]: told };
        return told;
      });
    return asked[action];
  }

  forget(): void {
    this.seen = {};
    this.#asked = {};
  }
}
