// What it means to drop a tile somewhere: an action, that the tile is held until an option is chosen, or a question.
import { columnSpot, type Action, type Spot } from './spots';
import type { View } from './wire';

export type Dropped = { action: string } | { held: Spot } | { asked: string } | null;

/** The tray, an arrangement, or a column of it. */
export interface Target {
  owner: number | null;
  column: number | null;
}

/** How far a tile of one's own is dragged up or down, in pixels, to change rows. */
const BETWEEN_ROWS = 20;

export function dropped(
  spot: Spot,
  target: Target,
  down: number,
  view: View,
  you: number,
  actions: ReadonlyMap<string, readonly Action[]>,
): Dropped {
  const isOwn = target.owner === you;
  const possible = actions.get(spot.id) ?? [];
  if (spot.on === 'tray') {
    const isWelcome = view.phase === 'offer' ? target.owner !== null && !isOwn : isOwn;
    if (!isWelcome) return null;
    return possible.length === 1 ? { action: possible[0]!.action } : { held: spot };
  }
  if (spot.on === 'kept')
    return (isOwn && target.column !== null && actions.get(columnSpot(you, target.column).id)?.[0]) || null;
  if (target.owner === null) return possible.find((each) => each.is === 'discard') ?? { asked: `${spot.id}>tray` };
  if (!isOwn || Math.abs(down) <= BETWEEN_ROWS) return null;
  return possible.find((each) => each.is === 'move') ?? { asked: `${spot.id}>row` };
}
