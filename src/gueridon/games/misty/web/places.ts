// Where a cell is drawn: one cell is SIDE units wide, whatever the window.
import type { Cell, Window } from './view';

export const SIDE = 100;
/** The grid has this many columns, and rows. */
const LENGTH = 7;
/** No cell is drawn larger than this many times its side, however few there are. */
const LARGEST = 1.3;

export interface Box {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export const columnOf = (cell: Cell) => cell.charCodeAt(0) - 'a'.charCodeAt(0);
export const rowOf = (cell: Cell) => Number(cell.slice(1)) - 1;
export const cellAt = (column: number, row: number): Cell => `${String.fromCharCode('a'.charCodeAt(0) + column)}${row + 1}`;

export const beside = (cell: Cell, columns: number): Cell => cellAt(columnOf(cell) + columns, rowOf(cell));

/** The upper left corner of a cell. */
export const corner = (cell: Cell): [x: number, y: number] => [columnOf(cell) * SIDE, rowOf(cell) * SIDE];

/** The cell at a point, or the nearest where the grid has none. */
export function cellNear(x: number, y: number): Cell {
  const within = (length: number) => Math.min(Math.max(Math.floor(length / SIDE), 0), LENGTH - 1);
  return cellAt(within(x), within(y));
}

export function boxAround(cells: readonly Cell[]): Box {
  if (cells.length === 0) return boxAround(['d4']);
  const columns = cells.map(columnOf);
  const rows = cells.map(rowOf);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** Room for one more card on every side where the window can still grow. */
function withRoom(box: Box, longest: number): Box {
  const aside = box.columns < longest ? 1 : 0;
  const above = box.rows < longest ? 1 : 0;
  return { left: box.left - aside, top: box.top - above, columns: box.columns + 2 * aside, rows: box.rows + 2 * above };
}

/** What of the grid is to be seen: the whole window once it is decided, until then its cards and room around them. */
export function boxOf(window: Pick<Window, 'panes' | 'frame'>, longest: number): Box {
  return window.frame.length ? boxAround(window.frame) : withRoom(boxAround(Object.keys(window.panes)), longest);
}

/** The same without room, for windows that are only looked at; one card alone is not drawn as large as a window. */
export function smallBoxOf(window: Pick<Window, 'panes' | 'frame'>): Box {
  const box = boxAround(window.frame.length ? window.frame : Object.keys(window.panes));
  const columns = Math.max(box.columns, 3);
  const rows = Math.max(box.rows, 3);
  return { left: box.left - (columns - box.columns) / 2, top: box.top - (rows - box.rows) / 2, columns, rows };
}

/** A window and, on its short side, room to write its sum. */
export function withSum(box: Box): { box: Box; x: number; y: number } {
  const right = (box.left + box.columns) * SIDE;
  const bottom = (box.top + box.rows) * SIDE;
  return box.columns > box.rows
    ? { box: { ...box, rows: box.rows + 0.95 }, x: right - (box.columns * SIDE) / 2, y: bottom + SIDE * 0.52 }
    : { box: { ...box, columns: box.columns + 1.2 }, x: right + SIDE * 0.68, y: bottom - (box.rows * SIDE) / 2 };
}

export function cellsIn({ left, top, columns, rows }: Box): Cell[][] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cellAt(left + column, top + row)));
}

/** How to look at a box through a pane of glass of this size. */
export function cameraOn(box: Box, width: number, height: number): Camera {
  const margin = SIDE * 0.22;
  const scale = Math.min((width - margin) / (box.columns * SIDE), (height - margin) / (box.rows * SIDE), LARGEST);
  return {
    scale,
    x: width / 2 - (box.left + box.columns / 2) * SIDE * scale,
    y: height / 2 - (box.top + box.rows / 2) * SIDE * scale,
  };
}
