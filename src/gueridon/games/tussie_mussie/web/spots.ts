// Where on the board a tile lies, what can be done there, and which tiles have moved.
import type { Legal } from '$web/board/contract';
import { arrangementOf, ownersOf } from './view';
import type { AnyChoice, View } from './wire';

/** On the tray, in an arrangement, or kept from a draw; `id` is its name in the page, and what the game is asked about. */
export type Spot = { id: string } & (
  { on: 'tray'; place: number } | { on: 'row'; owner: number; column: number } | { on: 'kept' }
);

export const traySpot = (place: number): Spot => ({ id: `drawn${place}`, on: 'tray', place });
export const columnSpot = (owner: number, column: number): Spot => ({
  id: `row${owner}.${column}`,
  on: 'row',
  owner,
  column,
});
export const KEPT: Spot = { id: 'kept', on: 'kept' };

export type Action = Legal<AnyChoice>;

/** What can be done at each place, by its id. */
export function actionsBySpot(legal: readonly Action[], you: number | null): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of legal) {
    if (you === null || action.is === 'done') continue;
    const { id } = 'place' in action ? traySpot(action.place) : columnSpot(you, action.column);
    found.set(id, [...(found.get(id) ?? []), action]);
  }
  return found;
}

/** Flowers of one's own that still have something to do before the presentation. */
export function usable(legal: readonly Action[], view: View, you: number | null): string[] {
  const used = new Set(legal.map((action) => ('by' in action ? action.by : null)));
  return you === null
    ? []
    : arrangementOf(view, you).flatMap(({ tile }) => (tile !== null && used.has(tile) ? [tile] : []));
}

/** From where to where a tile has just moved, by the ids of the places. */
type Movement = readonly [from: Spot, to: Spot];

export function movements(before: View, view: View): Movement[] {
  if (before.round !== view.round) return [];
  return [...offered(before, view), ...arrived(before, view), ...shifted(before, view)];
}

/** The two tiles of an offer change places when the right one is laid face up. */
function offered(before: View, view: View): Movement[] {
  const isOffering = before.phase === 'offer' && view.phase === 'choice';
  const right = before.drawn[1]?.tile ?? null;
  const isSwapped = isOffering && right !== null && right === view.drawn[0]?.tile;
  return isSwapped
    ? [
        [traySpot(0), traySpot(1)],
        [traySpot(1), traySpot(0)],
      ]
    : [];
}

/** Tiles go from the tray to the right end of two arrangements. */
function arrived(before: View, view: View): Movement[] {
  const end = (owner: number) => columnSpot(owner, ownersOf(before)[owner]?.arrangement.length ?? 0);
  const offer = before.phase === 'choice' ? view.offers[before.offers.length - 1] : undefined;
  if (offer?.taken) {
    const taken = offer.taken === 'up' ? 0 : 1;
    return [
      [traySpot(taken), end(offer.taker)],
      [traySpot(1 - taken), end(offer.offerer)],
    ];
  }
  const turn = before.phase === 'distribution' ? view.turns[before.turns.length - 1] : undefined;
  if (!turn?.taken) return [];
  const own = turn.taken === 'left' ? 0 : 1;
  return [
    [traySpot(own), end(0)],
    [traySpot(1 - own), end(1)],
  ];
}

/** Before the presentation columns close up, and a kept tile comes in. */
function shifted(before: View, view: View): Movement[] {
  return (view.pre_presentation ?? []).flatMap((plan, owner) => {
    const earlier = before.pre_presentation?.[owner];
    if (!earlier) return [];
    return plan.arrangement.flatMap(({ tile }, column): Movement[] => {
      const was = earlier.arrangement.findIndex((each) => each.tile === tile);
      if (was < 0) return [[KEPT, columnSpot(owner, column)]];
      return was === column ? [] : [[columnSpot(owner, was), columnSpot(owner, column)]];
    });
  });
}

/** Whether the tray holds tiles that have just been drawn. */
export function hasDrawn(before: View, view: View): boolean {
  if (view.drawn.length === 0 || view.phase === 'choice') return false;
  return before.drawn.length === 0 || before.phase !== view.phase || before.turns.length !== view.turns.length;
}
