// Where a cell is drawn: one cell is SIDE units wide, whatever the window.
import type { Glazing } from './film';
import type { Cell } from './view';
import type { Box, GridCell, WindowKind } from './wire';

export const SIDE = 100;
/** No cell is drawn larger than this many times its side, however few there are. */
const LARGEST = 1.3;

/** A part of the grid, in cells. */
export interface Area {
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

export class Grid {
  readonly #cells: Map<Cell, GridCell>;
  readonly #first: Cell;

  constructor({ cells, first_cell }: Box) {
    this.#cells = new Map(cells.map((cell) => [cell.name, cell]));
    this.#first = first_cell;
  }

  /** The upper left corner of a cell. */
  corner(cell: Cell): [x: number, y: number] {
    const { column, row } = this.#cells.get(cell)!;
    return [column * SIDE, row * SIDE];
  }

  middle(cell: Cell): [x: number, y: number] {
    const [x, y] = this.corner(cell);
    return [x + SIDE / 2, y + SIDE / 2];
  }

  nearest(x: number, y: number): Cell {
    const distance = (cell: Cell) => Math.hypot(this.middle(cell)[0] - x, this.middle(cell)[1] - y);
    return [...this.#cells.keys()].reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
  }

  rowsIn({ left, top, columns, rows }: Area): Cell[][] {
    const cells = [...this.#cells.values()].filter(({ column }) => column >= left && column < left + columns);
    return Array.from({ length: rows }, (_, i) => cells.filter(({ row }) => row === top + i).map(({ name }) => name));
  }

  around(cells: readonly Cell[]): Area {
    const found = (cells.length ? cells : [this.#first]).map((cell) => this.#cells.get(cell)!);
    const columns = found.map(({ column }) => column);
    const rows = found.map(({ row }) => row);
    const [left, top] = [Math.min(...columns), Math.min(...rows)];
    return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
  }

  /** What of the grid is to be seen: the whole window once it is decided, until then its cards and room around them. */
  areaOf(window: Glazing, { long_side }: WindowKind): Area {
    const area = this.#seenOf(window);
    return window.frame.length ? area : withRoom(area, long_side);
  }

  /** The same without room, for windows that are only looked at; one card alone is not drawn as large as a window. */
  smallAreaOf(window: Glazing, { short_side }: WindowKind): Area {
    const area = this.#seenOf(window);
    const columns = Math.max(area.columns, short_side);
    const rows = Math.max(area.rows, short_side);
    return { left: area.left - (columns - area.columns) / 2, top: area.top - (rows - area.rows) / 2, columns, rows };
  }

  #seenOf({ frame, panes }: Glazing): Area {
    return this.around(frame.length ? frame : panes.map(({ cell }) => cell));
  }
}

/** Room for one more card on every side where the window can still grow. */
function withRoom(area: Area, longest: number): Area {
  const aside = area.columns < longest ? 1 : 0;
  const above = area.rows < longest ? 1 : 0;
  return {
    left: area.left - aside,
    top: area.top - above,
    columns: area.columns + 2 * aside,
    rows: area.rows + 2 * above,
  };
}

/** A window and, on its short side, room to write its sum. */
export function withSum(area: Area): { area: Area; x: number; y: number } {
  const right = (area.left + area.columns) * SIDE;
  const bottom = (area.top + area.rows) * SIDE;
  return area.columns > area.rows
    ? { area: { ...area, rows: area.rows + 0.95 }, x: right - (area.columns * SIDE) / 2, y: bottom + SIDE * 0.52 }
    : { area: { ...area, columns: area.columns + 1.2 }, x: right + SIDE * 0.68, y: bottom - (area.rows * SIDE) / 2 };
}

/** How to look at an area through a pane of glass of this size. */
export function cameraOn(area: Area, width: number, height: number): Camera {
  const margin = SIDE * 0.22;
  const scale = Math.min((width - margin) / (area.columns * SIDE), (height - margin) / (area.rows * SIDE), LARGEST);
  return {
    scale,
    x: width / 2 - (area.left + area.columns / 2) * SIDE * scale,
    y: height / 2 - (area.top + area.rows / 2) * SIDE * scale,
  };
}
