// Where everything lies on the chart, in its own units: hexagons of 50 from middle to corner.
// A narrow screen turns the chart a quarter to the left: the river then runs up and down, and east is above.
import type { Box, Course } from './wire';

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 50;
export const SPAN = SIZE * Math.sqrt(3);
/** How far a number lies from the middle of its boat. */
export const PLATE = 28.6;
export interface Chart {
  isUpright: boolean;
  width: number;
  height: number;
  /** The middle of each space. */
  places: Point[];
  /** Corners of a hexagon round its middle. */
  corners: Point[];
  /** Edges of the river by what they part. */
  shore: string;
  banks: string;
  fords: string;
}

export function chartOf(course: Course, { courses }: Box, isUpright: boolean): Chart {
  const long = (course.width + 0.5) * SPAN;
  const wide = (rows: number) => (1.5 * rows + 0.5) * SIZE;
  // The longest river fills a narrow screen from edge to edge; a shorter one has land at its sides.
  const most = Math.max(...courses.map(({ rows }) => rows));
  const [side, ends] = isUpright ? [3 + (wide(most) - wide(course.rows)) / 2, 6] : [34, 34];
  const places = course.places.map(({ halves, row }) => {
    const east = ((halves + 1) * SPAN) / 2;
    const south = SIZE * (1 + 1.5 * row);
    return isUpright ? { x: side + south, y: ends + long - east } : { x: side + east, y: ends + south };
  });
  const corners = Array.from({ length: 6 }, (_, i) => polar(SIZE, 60 * i + (isUpright ? 0 : 30)));
  const [width, height] = isUpright
    ? [2 * side + wide(course.rows), 2 * ends + long]
    : [2 * side + long, 2 * ends + wide(course.rows)];
  return { isUpright, width, height, places, corners, ...edgesOf(places, isUpright) };
}

/** Where the river runs at a space, in degrees as drawn. */
export function courseAt({ places }: Chart, space: number): number {
  const at = places[space + 1] ? space : space - 1;
  return bearing(places[at]!, places[at + 1]!);
}

/** The direction from one point to another, in degrees. */
export const bearing = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The six directions from the east, clockwise, in degrees as drawn. */
export const angleOf = (direction: number, isUpright: boolean) => 60 * direction - (isUpright ? 90 : 0);

export const polar = (radius: number, degrees: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

/** A point as it lies when all round the middle is turned. */
export const rotated = ({ x, y }: Point, degrees: number): Point => plus(polar(x, degrees), polar(y, degrees + 90));

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const outline = (points: Point[]) => points.map(written).join(' ');

/** Every edge once: to the land, to a bend that lies alongside, or to the next space. */
function edgesOf(places: Point[], isUpright: boolean) {
  const edges = { shore: '', banks: '', fords: '' };
  places.forEach((middle, space) => {
    for (let direction = 0; direction < 6; direction++) {
      const angle = angleOf(direction, isUpright);
      const beyond = polar(SPAN, angle);
      const other = places.findIndex(({ x, y }) => Math.hypot(x - middle.x - beyond.x, y - middle.y - beyond.y) < 1);
      if (other >= 0 && other < space) continue;
      const [from, to] = [polar(SIZE, angle - 30), polar(SIZE, angle + 30)].map((corner) =>
        written(plus(middle, corner)),
      );
      edges[other < 0 ? 'shore' : other === space + 1 ? 'fords' : 'banks'] += `M${from}L${to}`;
    }
  });
  return edges;
}

/** The middle of the channel, rounded at the bends, as closely set points. */
export function channel(places: Point[], to: number): Point[] {
  const stops = places.slice(0, to + 1);
  const points: Point[] = [];
  stops.forEach((stop, i) => {
    const before = stops[i - 1];
    const after = stops[i + 1];
    const from = before ? between(before, stop) : stop;
    const till = after ? between(stop, after) : stop;
    for (let share = 0; share < 1; share += 0.25)
      points.push(between(between(from, stop, share), between(stop, till, share), share));
  });
  points.push(stops.at(-1)!);
  return points;
}

/** A line that follows another at a distance, to its right when positive; inside a bend it takes the short way. */
export function alongside(points: Point[], distance: number): Point[] {
  return points
    .map((point, i) => {
      const before = points[i - 1] ?? point;
      const after = points[i + 1] ?? point;
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      return {
        x: point.x - ((after.y - before.y) / length) * distance,
        y: point.y + ((after.x - before.x) / length) * distance,
      };
    })
    .filter(({ x, y }, i) =>
      points
        .slice(Math.max(0, i - 8), i + 9)
        .every((point) => Math.hypot(point.x - x, point.y - y) > Math.abs(distance) - 0.5),
    );
}

export const drawn = (points: Point[]) => points.map((point, i) => (i ? 'L' : 'M') + written(point)).join('');
