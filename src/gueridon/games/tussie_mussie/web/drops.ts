// What it means to drop a tile somewhere: an action, or that the tile is held until an option is chosen.
import type { LegalAction } from '$web/board/contract';
import type { View } from './view';

export type Dropped = { action: string } | { held: string } | null;

/** How far a tile of one's own is dragged up or down, in pixels, to change rows. */
const BETWEEN_ROWS = 20;

/** `target` is the place it was dropped on: "tray", an arrangement ("row2") or a column of it ("row2.0"). */
export function dropped(spot: string, target: string, down: number, view: View, you: number, possible: readonly LegalAction[]): Dropped {
  const isOwn = target.split('.')[0] === `row${you}`;
  if (spot.startsWith('drawn')) {
    const isWelcome = view.phase === 'offer' ? target !== 'tray' && !isOwn : isOwn;
    if (!isWelcome) return null;
    return possible.length === 1 ? { action: possible[0]!.action } : { held: spot };
  }
  const column = Number((spot === 'kept' ? target : spot).split('.')[1]) + 1;
  if (Number.isNaN(column)) return null;
  if (spot === 'kept') return isOwn ? { action: `replace${column}` } : null;
  if (target === 'tray') return { action: `discard${column}` };
  return isOwn && Math.abs(down) > BETWEEN_ROWS ? { action: `move${column}` } : null;
}
