// What touching a tile would mean now, if it were allowed: how to ask which rule forbids it.
import { COLOURS, FLOWERS } from './flowers';
import { arrangementOf, keptBy, type View } from './view';

export function meantBy(spot: string, view: View, you: number): string | null {
  const [, tray, owner, column] = /^(?:drawn(\d)|row(\d+)\.(\d+)|kept)$/.exec(spot) ?? [];
  if (owner === undefined) return meantOnTray(view, tray === undefined ? null : Number(tray), you);
  const tile = arrangementOf(view, Number(owner))[Number(column)]?.tile ?? null;
  // Before the presentation a tile is used; until then it is taken for one of those that are drawn or offered, or drawn.
  return view.phase === 'pre-presentation' ? meantBefore(tile, Number(owner), Number(column) + 1, view, you) : (tile ?? 'draw');
}

/** The tile that was kept would be kept once more; one that is offered would be taken as it lies. */
function meantOnTray(view: View, place: number | null, you: number): string | null {
  if (place === null) return keptBy(view, you);
  const tile = view.drawn[place] ?? null;
  return view.phase === 'choice' || tile === null ? asItLies(place === 0) : tile;
}

/** What its own effect does; what one of one's own would do with it; or else to take it, as in an offer. */
function meantBefore(tile: string | null, owner: number, column: number, view: View, you: number): string {
  const own = arrangementOf(view, you);
  if (owner !== you) return asItLies(true);
  if (view.drawn.length) return `replace${column}`;
  const sign = abilityOf(tile) ?? own.map((each) => abilityOf(each.tile)).find((each) => each === 'move' || each === 'discard');
  if (sign === 'colours') return COLOURS[0]!; // any of them
  if (sign === 'draw') return sign;
  return sign === undefined ? asItLies(own[column - 1]?.row === 'bouquet') : `${sign}${column}`;
}

const asItLies = (isUp: boolean) => (isUp ? 'up' : 'down');

/** The sign of a “Before” action that a tile gives. */
function abilityOf(tile: string | null) {
  const [when, what] = FLOWERS[tile ?? '']?.effect ?? [];
  return when === 'before' ? what : undefined;
}
