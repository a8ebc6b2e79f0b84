// The tile that is looked at, and where the lens is held over it.
import { tick } from 'svelte';
import type { Words } from '$web/board/contract';
import type { Sheet } from './sheet.svelte';
import type { Spot } from './spots';
import { arrangementOf, isSecretYet, keptBy } from './view';
import type { View } from './wire';

interface Looked {
  held: Spot;
  view: View;
  you: number | null;
  sheet: Sheet;
  name: (owner: number) => string;
  words: Words;
}

export function seenThrough({ held, view, you, sheet, name, words }: Looked) {
  if (held.on !== 'row') {
    const tile = held.on === 'tray' ? (view.drawn[held.place]?.tile ?? null) : keptBy(view, you);
    return { tile, colour: null, isSecret: false, lines: [] };
  }
  const { owner, column: at } = held;
  const column = (sheet.isOpen ? view.presentation?.[owner] : arrangementOf(view, owner))?.[at];
  if (!column) return null;
  const { tile, colour, row } = column;
  const isSecret = !sheet.isOpen && isSecretYet(view) && row === 'keepsakes';
  const code = owner === you ? 'board-lies-yours' : 'board-lies';
  const place = words.t(code, { row: words.t(`row-${row}`), name: name(owner) });
  const line = sheet.isOpen ? sheet.scored[owner]?.[at]?.said : undefined;
  return { tile, colour, isSecret, lines: line ? [place, words.say(line)] : [place] };
}

/** No lens is wider, in pixels. */
const WIDEST = 416;

export class LensPlace {
  left = $state(0);
  top = $state(0);
  isAbove = $state(false);
  glass = $state<HTMLElement>();

  /** Above or below a tile, whichever has more room. */
  holdOver(tile: HTMLElement, root: HTMLElement): void {
    const [box, all] = [tile.getBoundingClientRect(), root.getBoundingClientRect()];
    const width = Math.min(all.width - 16, WIDEST);
    this.left = Math.max(8, Math.min(box.left - all.left + box.width / 2 - width / 2, all.width - width - 8));
    const isAbove = box.top - all.top > all.height / 2;
    this.isAbove = isAbove;
    this.top = isAbove ? box.top - all.top - 10 : box.bottom - all.top + 10;
    void tick().then(() => this.glass?.scrollIntoView({ block: 'nearest' }));
  }
}
