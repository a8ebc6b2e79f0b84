import { expect, test } from 'vitest';
import {
  alongside,
  angleOf,
  between,
  channel,
  chartOf,
  courseAt,
  drawn,
  outline,
  rotated,
  SPAN,
  written,
} from './chart';
import type { Box, Course } from './wire';

/** A river of two reaches, three spaces each: the second flows back below the first. */
const COURSE: Course = {
  name: 'small',
  rows: 2,
  width: 3,
  start: 0,
  goal: 5,
  places: [
    { halves: 0, row: 0 },
    { halves: 2, row: 0 },
    { halves: 4, row: 0 },
    { halves: 5, row: 1 },
    { halves: 3, row: 1 },
    { halves: 1, row: 1 },
  ],
};
const BOX = { courses: [COURSE] } as Box;
const flat = chartOf(COURSE, BOX, false);
const upright = chartOf(COURSE, BOX, true);
const rounded = (value: number) => Math.round(value * 10) / 10;

test('spaces of a reach lie one span apart, and a reach lies one and a half sizes below the other', () => {
  const [first, second] = flat.places;
  expect(second!.x - first!.x).toBeCloseTo(SPAN);
  expect(second!.y).toBe(first!.y);
  expect(flat.places[3]!.y - flat.places[2]!.y).toBeCloseTo(75);
});

test('a narrow screen turns the chart a quarter to the left: what is east lies above', () => {
  expect([rounded(upright.width), rounded(upright.height)]).toEqual([rounded(175 + 6), rounded(3.5 * SPAN + 12)]);
  expect(upright.places[1]!.y).toBeLessThan(upright.places[0]!.y);
  expect(upright.places[3]!.x).toBeGreaterThan(upright.places[2]!.x);
});

test('a shorter river has land at its sides on a narrow screen', () => {
  const longer = { ...COURSE, rows: 4 };
  const chart = chartOf(COURSE, { courses: [COURSE, longer] } as Box, true);
  expect(chart.width).toBeCloseTo(upright.width + 150);
});

test('every edge is drawn once: to the land, to the next space, or to the reach beside', () => {
  const count = (edges: string) => edges.split('M').length - 1;
  expect(count(flat.fords)).toBe(5);
  // A space has six edges: 36, of which each of the 5 fords and 4 banks is shared by two.
  expect(count(flat.banks)).toBe(4);
  expect(count(flat.shore)).toBe(36 - 2 * (5 + 4));
});

test('the river runs east in its first reach and back west in its second', () => {
  expect(courseAt(flat, 0)).toBeCloseTo(0);
  expect(Math.abs(courseAt(flat, 5))).toBeCloseTo(180);
  expect(courseAt(upright, 0)).toBeCloseTo(-90);
});

test('the six directions go clockwise from the east', () => {
  expect([0, 1, 2].map((direction) => angleOf(direction, false))).toEqual([0, 60, 120]);
  expect(angleOf(0, true)).toBe(-90);
});

test('a point that is turned a quarter goes from right to below', () => {
  expect(written(rotated({ x: 10, y: 0 }, 90))).toBe('0.0 10.0');
});

test('between two points is the middle, unless another share is wanted', () => {
  expect(between({ x: 0, y: 0 }, { x: 10, y: 20 })).toEqual({ x: 5, y: 10 });
  expect(between({ x: 0, y: 0 }, { x: 10, y: 20 }, 0.1)).toEqual({ x: 1, y: 2 });
});

test('the channel goes from the first space to the one that is asked for', () => {
  const points = channel(flat.places, 2);
  expect(points[0]).toEqual(flat.places[0]);
  expect(points.at(-1)).toEqual(flat.places[2]);
  expect(points.every(({ y }) => Math.abs(y - flat.places[0]!.y) < 0.001)).toBe(true);
});

test('a line beside another lies to its right when the distance is positive', () => {
  const line = [0, 10, 20, 30].map((x) => ({ x, y: 0 }));
  expect(alongside(line, 5).every(({ y }) => y === 5)).toBe(true);
});

test('points are written as a drawing and as an outline', () => {
  const points = [
    { x: 0, y: 1 },
    { x: 2.25, y: 3 },
  ];
  expect([drawn(points), outline(points)]).toEqual(['M0.0 1.0L2.3 3.0', '0.0 1.0 2.3 3.0']);
});
