// What happened as short pictures one after another: each window as it was, and the one card that moves in it now.
import { paneAt } from './view';
import type { AnyEvent, Ate, Covered, Left, Moved, Pane, Placed, View, Window } from './wire';

export type Glazing = Pick<Window, 'panes' | 'frame'>;

/** A card goes somewhere, or is drawn where it is placed. */
export type Move = Placed | Moved | Covered | Left | Ate;

export interface Frame {
  /** Seat by seat, without the cards that are on their way. */
  windows: Glazing[];
  moves: (Move | null)[];
}

const isMove = (event: AnyEvent): event is Move => event.is === 'placed' || 'motion' in event;

/** Lift the card that moves from where it lies. */
function lifted(window: Glazing, move: Move): Glazing {
  if (move.is === 'placed') return window;
  return { ...window, panes: window.panes.filter(({ cell }) => cell !== move.motion.start) };
}

function laidBy(move: Move): Pane | null {
  if (move.is === 'placed') return { cell: move.cell, cards: [move.card], moved: false };
  const { card, end, under } = move.motion;
  return end === null ? null : { cell: end, cards: move.is === 'ate' ? [card] : [...under, card], moved: true };
}

/** Put it down where it goes. */
function laid(window: Glazing, move: Move): Glazing {
  const pane = laidBy(move);
  if (pane === null) return window;
  const isTaken = paneAt(window, pane.cell) !== undefined;
  return {
    ...window,
    panes: isTaken ? window.panes.map((each) => (each.cell === pane.cell ? pane : each)) : [...window.panes, pane],
  };
}

/** The windows come alive all at once, each at its own pace: the first move of each, then the second, and so on. */
export function film(before: View, told: readonly AnyEvent[]): Frame[] {
  const all = told.filter(isMove);
  const queues = before.players.map((_, seat) => all.filter((move) => move.seat === seat));
  const length = Math.max(...queues.map((queue) => queue.length));
  let windows: Glazing[] = before.players.map(({ window }) => window);
  return Array.from({ length }, (_, i) => {
    const moves = queues.map((queue) => queue[i] ?? null);
    const shown = windows.map((window, seat) => (moves[seat] ? lifted(window, moves[seat]) : window));
    windows = shown.map((window, seat) => (moves[seat] ? laid(window, moves[seat]) : window));
    return { windows: shown, moves };
  });
}
