// The grammar of the flowers: layers of petals round a centre, fans out of a calyx, florets along a spike. Every layer
// becomes strokes of one pen; the table that says what grows where is flowers.ts.

export type Shape = 'round' | 'point' | 'notch' | 'ray' | 'fringe' | 'ruffle' | 'trumpet';
export type Point = readonly [x: number, y: number];

interface Petals {
  shape: Shape;
  length: number;
  /** Half of the greatest breadth. */
  width: number;
  /** Which of the flower's tints: 0 is the usual one. */
  tint?: number;
  /** Leans every petal to one side, as in a pinwheel. */
  curl?: number;
  veins?: boolean;
  at?: Point;
}

export type Layer =
  | (Petals & { ring: number; turn?: number })
  | (Petals & { fan: readonly number[] })
  | { disc: number; tint?: number; seeds?: number; at?: Point }
  | { spiral: number; at?: Point }
  | { stamens: readonly number[]; length: number; at?: Point }
  | { draw: string; tint: number }
  | { line: string; width?: number; tint?: number }
  | {
      florets: readonly (readonly [x: number, y: number, size: number, turn?: number, mirrored?: boolean])[];
      of: readonly Layer[];
    };

/** One stroke: an outline to fill, or a line. */
export interface Stroke {
  path: string;
  transform: string;
  /** What it is filled with; a line has the ink of that tint. */
  tint: number;
  isLine: boolean;
  width: number;
}

const short = (value: number) => Number(value.toFixed(1));
const path = (strings: TemplateStringsArray, ...values: number[]) =>
  strings.reduce((text, part, i) => text + short(values[i - 1] ?? 0) + part);

/** Teeth along the outer edge of a petal that widens like a fan. */
function edge(length: number, width: number, teeth: number, depth: number, isRound: boolean): string {
  let text = path`M0 0C${-width * 0.35} ${-length * 0.35} ${-width} ${-length * 0.55} ${-width} ${-length * 0.82}`;
  for (let i = 1; i <= teeth; i++) {
    const across = (at: number) => -width + (2 * width * at) / teeth;
    const height = (at: number) => -length * (0.82 + 0.18 * Math.sin((Math.PI * at) / teeth));
    const [x, y] = [across(i), height(i)];
    const [tip_x, tip_y] = [across(i - 0.5), height(i - 0.5) - depth];
    text += isRound ? path`Q${tip_x} ${tip_y - depth} ${x} ${y}` : path`L${tip_x} ${tip_y}L${x} ${y + depth * 0.4}`;
  }
  return text + path`C${width} ${-length * 0.55} ${width * 0.35} ${-length * 0.35} 0 0Z`;
}

/** A petal from its base at 0 0 up to its tip. */
export function petal(shape: Shape, l: number, w: number): string {
  switch (shape) {
    case 'round':
      return path`M0 0C${-w * 1.1} ${-l * 0.25} ${-w * 1.25} ${-l} 0 ${-l}C${w * 1.25} ${-l} ${w * 1.1} ${-l * 0.25} 0 0Z`;
    case 'point':
      return path`M0 0C${-w * 1.2} ${-l * 0.3} ${-w * 1.15} ${-l * 0.68} 0 ${-l}C${w * 1.15} ${-l * 0.68} ${w * 1.2} ${-l * 0.3} 0 0Z`;
    case 'notch':
      return path`M0 0C${-w} ${-l * 0.3} ${-w * 1.45} ${-l} ${-w * 0.45} ${-l}Q${-w * 0.1} ${-l} 0 ${-l * 0.88}Q${w * 0.1} ${-l} ${w * 0.45} ${-l}C${w * 1.45} ${-l} ${w} ${-l * 0.3} 0 0Z`;
    case 'ray':
      return path`M${-w * 0.5} 0C${-w * 1.1} ${-l * 0.5} ${-w * 1.1} ${-l} 0 ${-l}C${w * 1.1} ${-l} ${w * 1.1} ${-l * 0.5} ${w * 0.5} 0Z`;
    case 'fringe':
      return edge(l, w, 6, l * 0.07, false);
    case 'ruffle':
      return edge(l, w, 4, l * 0.05, true);
    case 'trumpet':
      return path`M-1 0C${-w * 0.3} ${-l * 0.5} ${-w * 0.5} ${-l * 0.7} ${-w * 0.6} ${-l * 0.78}C${-w * 1.2} ${-l * 0.86} ${-w * 1.7} ${-l * 0.8} ${-w * 1.8} ${-l * 0.7}C${-w * 2.1} ${-l * 0.95} ${-w} ${-l * 1.06} ${-w * 0.1} ${-l}C${w * 0.6} ${-l * 1.1} ${w * 1.9} ${-l * 1.02} ${w * 1.6} ${-l * 0.82}C${w * 1.2} ${-l * 0.9} ${w * 0.8} ${-l * 0.86} ${w * 0.6} ${-l * 0.78}C${w * 0.5} ${-l * 0.6} ${w * 0.3} ${-l * 0.4} 1 0Z`;
  }
}

/** No two petals of a real flower are alike: a small wobble, always the same for the same place. */
const wobble = (seed: number) => Math.sin(seed * 12.9898) * 0.5;

const circle = (r: number) => path`M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const place = (at: Point | undefined) => (at ? `translate(${at[0]} ${at[1]}) ` : '');

function petalStrokes(layer: Petals, turns: readonly number[], base: string): Stroke[] {
  const { shape, length, width, tint = 0, curl = 0 } = layer;
  return turns.flatMap((turn, i) => {
    const long = length * (1 + 0.06 * wobble(i + length));
    const lean = curl ? ` skewX(${curl})` : '';
    const transform = `${base}${place(layer.at)}rotate(${short(turn + 4 * wobble(3 * i + width))})${lean}`;
    const blade = { path: petal(shape, long, width), transform, tint, isLine: false, width: 0.8 };
    if (!layer.veins) return [blade];
    const vein = path`M0 ${-long * 0.2}V${-long * 0.8}M0 ${-long * 0.3}Q${-width * 0.4} ${-long * 0.5} ${-width * 0.42} ${-long * 0.72}M0 ${-long * 0.3}Q${width * 0.4} ${-long * 0.5} ${width * 0.42} ${-long * 0.72}`;
    return [blade, { path: vein, transform, tint, isLine: true, width: 0.6 }];
  });
}

/** Seeds in the spiral that sunflowers and daisies have. */
function seedStrokes(r: number, seeds: number, transform: string): Stroke[] {
  let text = '';
  for (let i = 1; i <= seeds; i++) {
    const [far, turn] = [r * 0.92 * Math.sqrt(i / seeds), i * 2.39996];
    text += path`M${far * Math.cos(turn)} ${far * Math.sin(turn)}h.01`;
  }
  return [{ path: text, transform, tint: GOLD, isLine: true, width: 1.5 }];
}

/** The heart of a rose: a leaf of paper rolled up. */
function spiralStrokes(r: number, transform: string): Stroke[] {
  const roll = path`M${-r} ${r * 0.1}C${-r} ${-r * 0.9} ${r * 0.8} ${-r * 1.1} ${r * 0.85} ${-r * 0.1}C${r * 0.85} ${r * 0.7} ${-r * 0.5} ${r * 0.75} ${-r * 0.55} ${r * 0.05}C${-r * 0.55} ${-r * 0.55} ${r * 0.45} ${-r * 0.6} ${r * 0.45} ${-r * 0.02}C${r * 0.42} ${r * 0.35} ${-r * 0.15} ${r * 0.35} ${-r * 0.12} ${r * 0.02}`;
  return [
    { path: circle(r), transform, tint: 0, isLine: false, width: 0.8 },
    { path: roll, transform, tint: 0, isLine: true, width: 1.3 },
  ];
}

function stamenStrokes(turns: readonly number[], length: number, base: string): Stroke[] {
  return turns.flatMap((turn, i) => {
    const long = length * (1 + 0.12 * wobble(7 * i));
    const transform = `${base}rotate(${turn})`;
    return [
      { path: path`M0 0Q${long * 0.12} ${-long * 0.6} 0 ${-long}`, transform, tint: GOLD, isLine: true, width: 1 },
      {
        path: circle(1.7),
        transform: `${transform} translate(0 ${short(-long)})`,
        tint: GOLD,
        isLine: false,
        width: 0.5,
      },
    ];
  });
}

/** Tints from here on are the same in every flower: gold of anthers, two greens of leaves. */
export const GOLD = 8;
export const LEAF = 9;
export const STEM = 10;

export function strokesOf(layers: readonly Layer[], base = ''): Stroke[] {
  return layers.flatMap((layer): Stroke[] => {
    if ('florets' in layer)
      return layer.florets.flatMap(([x, y, size, turn = 0, mirrored = false]) =>
        strokesOf(layer.of, `${base}translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -size : size} ${size}) `),
      );
    if ('draw' in layer) return [{ path: layer.draw, transform: base, tint: layer.tint, isLine: false, width: 0.8 }];
    if ('line' in layer)
      return [{ path: layer.line, transform: base, tint: layer.tint ?? 0, isLine: true, width: layer.width ?? 0.8 }];
    const here = base + place(layer.at);
    if ('ring' in layer) {
      const turns = Array.from({ length: layer.ring }, (_, i) => (layer.turn ?? 0) + (360 / layer.ring) * i);
      return petalStrokes(layer, turns, base);
    }
    if ('fan' in layer) return petalStrokes(layer, layer.fan, base);
    if ('stamens' in layer) return stamenStrokes(layer.stamens, layer.length, here);
    if ('spiral' in layer) return spiralStrokes(layer.spiral, here);
    const disc: Stroke = {
      path: circle(layer.disc),
      transform: here,
      tint: layer.tint ?? GOLD,
      isLine: false,
      width: 0.7,
    };
    return layer.seeds ? [disc, ...seedStrokes(layer.disc, layer.seeds, here)] : [disc];
  });
}
