// Where on the board an action is: tiles on the tray are "drawn0" and "drawn1", tiles of an arrangement "row2.0".
import type { LegalAction } from '$web/board/contract';
import { COLOURS, FLOWERS, type Sign } from './flowers';
import { arrangementOf, ownersOf, type View } from './view';

export const columnSpot = (owner: number, column: number) => `row${owner}.${column}`;

const COLOUR_NAMES: readonly string[] = COLOURS;

export function spotOf(action: string, view: View, you: number): string | null {
  const drawn = view.drawn.indexOf(action);
  if (drawn >= 0) return `drawn${drawn}`;
  if (action === 'up' || action.startsWith('left')) return 'drawn0';
  if (action === 'down' || action.startsWith('right')) return 'drawn1';
  const column = /^(?:move|replace|discard)(\d)$/.exec(action)?.[1];
  if (column !== undefined) return columnSpot(you, Number(column) - 1);
  if (action === 'draw') return spotOfSign('draw', view, you);
  return COLOUR_NAMES.includes(action) ? spotOfSign('colours', view, you) : null;
}

/** The "Before" flowers that still have something to do, by the signs on them. */
export function abilities(legal: readonly LegalAction[], view: View, you: number | null): string[] {
  if (you === null || view.phase !== 'pre-presentation') return [];
  const signs = new Set<string>(legal.map(({ action }) => (COLOUR_NAMES.includes(action) ? 'colours' : action.replace(/\d$/, ''))));
  return arrangementOf(view, you).flatMap(({ tile }) => {
    const [when, what] = FLOWERS[tile ?? '']?.effect ?? [];
    return tile !== null && when === 'before' && signs.has(what ?? '') ? [tile] : [];
  });
}

/** The tile with a "Before" action of one's own that is used without touching another tile. */
function spotOfSign(sign: Sign, view: View, you: number): string | null {
  const column = arrangementOf(view, you).findIndex(({ tile }) => {
    const signs = FLOWERS[tile ?? '']?.effect ?? [];
    return signs[0] === 'before' && signs.includes(sign);
  });
  return column < 0 ? null : columnSpot(you, column);
}

/** What can be done at each place. */
export function actionsBySpot(legal: readonly LegalAction[], view: View, you: number | null): Map<string, LegalAction[]> {
  const found = new Map<string, LegalAction[]>();
  if (you === null) return found;
  for (const action of legal) {
    const spot = spotOf(action.action, view, you);
    if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), action]);
  }
  return found;
}

/** Which tiles have just moved on the board: [from, to]. */
export function movements(before: View, view: View): [string, string][] {
  if (before.round !== view.round) return [];
  return [...offered(before, view), ...arrived(before, view), ...shifted(before, view)];
}

/** The two tiles of an offer change places when the right one is laid face up. */
function offered(before: View, view: View): [string, string][] {
  const isOffering = before.phase === 'offer' && view.phase === 'choice';
  return isOffering && before.drawn[1] !== null && before.drawn[1] === view.drawn[0] ? [['drawn0', 'drawn1'], ['drawn1', 'drawn0']] : [];
}

/** Tiles go from the tray to the right end of two arrangements. */
function arrived(before: View, view: View): [string, string][] {
  const end = (owner: number) => columnSpot(owner, ownersOf(before)[owner]?.arrangement.length ?? 0);
  const offer = before.phase === 'choice' ? view.offers[before.offers.length - 1] : undefined;
  if (offer?.taken) {
    const taken = offer.taken === 'up' ? 0 : 1;
    return [[`drawn${taken}`, end(offer.to)], [`drawn${1 - taken}`, end(offer.from)]];
  }
  const split = before.phase === 'distribution' ? view.turn_cards[before.turn_cards.length] : undefined;
  if (split === undefined) return [];
  const own = split.startsWith('left') ? 0 : 1;
  return [[`drawn${own}`, end(0)], [`drawn${1 - own}`, end(1)]];
}

/** Before the presentation columns close up, and a kept tile comes in. */
function shifted(before: View, view: View): [string, string][] {
  return (view.pre_presentation ?? []).flatMap((plan, owner) => {
    const earlier = before.pre_presentation?.[owner];
    if (!earlier) return [];
    return plan.arrangement.flatMap(({ tile }, column): [string, string][] => {
      const was = earlier.arrangement.findIndex((each) => each.tile === tile);
      if (was < 0) return [['kept', columnSpot(owner, column)]];
      return was === column ? [] : [[columnSpot(owner, was), columnSpot(owner, column)]];
    });
  });
}

/** Whether the tray holds tiles that have just been drawn. */
export function hasDrawn(before: View, view: View): boolean {
  if (view.drawn.length === 0 || view.phase === 'choice') return false;
  return before.drawn.length === 0 || before.phase !== view.phase || before.turn_cards.length !== view.turn_cards.length;
}
