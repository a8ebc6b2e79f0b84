import { expect, test } from 'vitest';
import type { Glazing } from './film';
import { cameraOn, Grid, withSum } from './places';
import type { Box, WindowKind } from './wire';

/** A grid of five by five: columns a to e, rows 1 to 5. */
const cells = [...'12345'].flatMap((row, r) =>
  [...'abcde'].map((name, c) => ({ name: name + row, column: c, row: r })),
);
const grid = new Grid({ cells, first_cell: 'c3' } as Box);
const KIND = { short_side: 3, long_side: 4 } as WindowKind;
const glazing = (panes: string[], frame: string[] = []): Glazing => ({
  frame,
  panes: panes.map((cell) => ({ cell, cards: ['leaf'], moved: false })),
});

test('a cell is a hundred wide and as high', () => {
  expect([grid.corner('c2'), grid.middle('c2')]).toEqual([
    [200, 100],
    [250, 150],
  ]);
});

test('what is dropped goes to the nearest cell, beyond the edge too', () => {
  expect([grid.nearest(260, 130), grid.nearest(-400, 9000)]).toEqual(['c2', 'a5']);
});

test('an empty window is looked at where its first card goes', () => {
  expect(grid.around([])).toEqual({ left: 2, top: 2, columns: 1, rows: 1 });
});

test('an area holds all its cells', () => {
  expect(grid.around(['b2', 'd3'])).toEqual({ left: 1, top: 1, columns: 3, rows: 2 });
});

test('cells are given row by row, and what lies beyond the grid has none', () => {
  expect(grid.rowsIn({ left: 1, top: 1, columns: 2, rows: 2 })).toEqual([
    ['b2', 'c2'],
    ['b3', 'c3'],
  ]);
  expect(grid.rowsIn({ left: 4, top: 0, columns: 2, rows: 1 })).toEqual([['e1']]);
});

test('a window that grows has room for a card on every side where it may still grow', () => {
  expect(grid.areaOf(glazing(['b3', 'c3', 'd3', 'e3']), KIND)).toEqual({ left: 1, top: 1, columns: 4, rows: 3 });
});

test('a window that is decided is seen whole, and no more', () => {
  expect(grid.areaOf(glazing(['b2'], ['b2', 'd4']), KIND)).toEqual({ left: 1, top: 1, columns: 3, rows: 3 });
});

test('one card alone of a neighbour is not drawn as large as a window', () => {
  expect(grid.smallAreaOf(glazing(['c3']), KIND)).toEqual({ left: 1, top: 1, columns: 3, rows: 3 });
});

test('the sum of a window stands on its short side: below a wide one, to the right of a high one', () => {
  expect(withSum({ left: 0, top: 0, columns: 4, rows: 3 })).toEqual({
    area: { left: 0, top: 0, columns: 4, rows: 3.95 },
    x: 200,
    y: 352,
  });
  expect(withSum({ left: 0, top: 0, columns: 3, rows: 4 })).toEqual({
    area: { left: 0, top: 0, columns: 4.2, rows: 4 },
    x: 368,
    y: 200,
  });
});

test('a camera shows the whole of an area, with a margin, in the middle of the glass', () => {
  expect(cameraOn({ left: 1, top: 0, columns: 4, rows: 2 }, 422, 300)).toEqual({ scale: 1, x: -89, y: 50 });
});

test('few cells are not drawn larger than a third more than their side', () => {
  expect(cameraOn({ left: 0, top: 0, columns: 1, rows: 1 }, 1000, 1000).scale).toBe(1.3);
});
