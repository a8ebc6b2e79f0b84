// One's own boat taken along by mouse or finger: a shortcut for touching where it is to land.
import type { Drag } from '$web/board/drag';
import type { Thought } from './thought.svelte';

export class Carrying {
  /** How far it is from where it lies, in CSS pixels. */
  at = $state<{ x: number; y: number } | null>(null);
  readonly drag: Drag;

  constructor(thought: Thought, isBusy: () => boolean, choose: (action: string) => void) {
    this.drag = {
      onstart: () => thought.landings.size > 0 && !isBusy(),
      onmove: (x, y, over) => {
        this.at = { x, y };
        thought.looked = thought.under(over)?.action ?? null;
      },
      ondrop: (over) => {
        this.at = thought.looked = null;
        const there = thought.under(over);
        if (there && there.action !== thought.chosen) choose(there.action);
      },
    };
  }
}
