// What happened as short pictures one after another: each window as it was, and the one card that moves in it now.
import type { Said } from '$web/board/contract';
import type { Cell, Picture, View, Window } from './view';

export type Glazing = Pick<Window, 'panes' | 'moved' | 'frame'>;

export interface Move {
  picture: Picture;
  /** Null for a card that is drawn where it is placed. */
  from: Cell | null;
  /** Null for a card that leaves the window. */
  to: Cell | null;
  isMeal: boolean;
}

export interface Frame {
  /** Seat by seat, without the cards that are on their way. */
  windows: Glazing[];
  moves: (Move | null)[];
}

/** The card that an event is about: "the-rocket" is the rocket with its article. */
const pictureIn = (event: Said): Picture => String(event.args?.['card']).replace(/^the-/, '');

function moveIn(event: Said): Move | null {
  const at = (name: string) => (event.args?.[name] ? String(event.args[name]) : null);
  const isMeal = event.code === 'tell-eats';
  switch (event.code) {
    case 'tell-places':
      return { picture: pictureIn(event), from: null, to: at('quoted'), isMeal };
    case 'tell-moves':
    case 'tell-covers':
    case 'tell-covers-pile':
    case 'tell-leaves':
    case 'tell-eats':
      return { picture: pictureIn(event), from: at('from_quoted'), to: at('to_quoted'), isMeal };
    default:
      return null;
  }
}

/** The move that a choice is about, as far as its words say. */
export function thoughtIn({ code, args }: Said): Move[] {
  if (!['do-move', 'do-cover', 'do-cover-pile', 'do-leave'].includes(code)) return [];
  const to = args?.['to_quoted'] ? String(args['to_quoted']) : null;
  return [{ picture: String(args?.['card']).replace(/^card-/, ''), from: String(args?.['quoted']), to, isMeal: false }];
}

/** All moves of a telling, seat by seat, in order. */
export function movesIn(told: readonly Said[], seats: number): Move[][] {
  const moves: Move[][] = Array.from({ length: seats }, () => []);
  for (const event of told) {
    const move = moveIn(event);
    if (move) moves[Number(event.args?.['seat'])]?.push(move);
  }
  return moves;
}

/** Lift the card that moves from where it lies. */
function lifted(window: Glazing, { from }: Move): Glazing {
  if (from === null) return window;
  const panes = { ...window.panes };
  const left = (panes[from] ?? []).slice(0, -1);
  if (left.length) panes[from] = left;
  else delete panes[from];
  return { ...window, panes };
}

/** Put it down where it goes. */
function laid(window: Glazing, { picture, from, to, isMeal }: Move): Glazing {
  if (to === null) return window;
  const under = isMeal ? [] : (window.panes[to] ?? []);
  const moved = from === null ? window.moved : [...window.moved, to];
  return { ...window, moved, panes: { ...window.panes, [to]: [...under, picture] } };
}

/** The windows come alive all at once, each at its own pace: the first move of each, then the second, and so on. */
export function film(before: View, told: readonly Said[]): Frame[] {
  const queues = movesIn(told, before.players.length);
  const length = Math.max(...queues.map((queue) => queue.length));
  let windows: Glazing[] = before.players;
  return Array.from({ length }, (_, i) => {
    const moves = queues.map((queue) => queue[i] ?? null);
    const shown = windows.map((window, seat) => (moves[seat] ? lifted(window, moves[seat]) : window));
    windows = shown.map((window, seat) => (moves[seat] ? laid(window, moves[seat]) : window));
    return { windows: shown, moves };
  });
}
