// Drawings by one finger, each in a square of 100, and the digits that are written into the fog.
import type { Picture } from './view';
import type { Card, Motion } from './wire';

export type Direction = NonNullable<Motion['way']>;

interface Doodle {
  /** The lines the finger draws. */
  lines: string;
  /** Finer lines, drawn with the nail. */
  fine?: string;
}

const wheel = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} .5a${r} ${r} 0 0 1-${2 * r}-.5`;
const dot = (x: number, y: number) => `M${x} ${y}v.1`;

const DOODLES: Record<Picture, Doodle> = {
  rocket: {
    lines: 'M50 16c-15 13-18 33-13 53h27c4-20 1-40-14-53zM36 49c-10 5-13 14-12 27l14-9M65 49c10 5 13 14 11 27l-13-9',
    fine: `${wheel(50, 43, 6)}M44 79c-1 5 0 8 1 12M57 79c1 5 0 8-1 12`,
  },
  balloon: {
    lines: 'M50 14c-20 0-27 16-24 30 3 13 14 23 24 25 11-2 21-12 24-25 3-14-5-30-24-30zM50 70l-6 7 12 .5z',
    fine: 'M51 78c-8 5 6 9-1 17M37 36c1-5 4-9 9-10',
  },
  leaf: {
    lines: 'M29 70C19 43 37 19 76 15c5 37-15 63-47 55zM19 86c9-15 22-30 38-46',
    fine: 'M43 54l-2-16M44 54l17-1',
  },
  raindrop: {
    lines: 'M50 11C41 29 25 41 25 60a25 24 0 0 0 50 .5C75 41 58 29 50 11z',
    fine: 'M38 61c1 8 5 12 11 13',
  },
  'fire-truck': {
    lines: `M25 72c-6 0-11 1-16 0-1-10 0-20 0-30 16-1 31 1 46 0 1 10-1 20 0 30H42M72 72h18c1-9 0-14-2-17L78 41c-8 1-15 0-23 0M9 31c17-3 33-7 50-11${wheel(33, 73, 8)}${wheel(64, 73, 8)}`,
    fine: 'M20 29l1 8M34 26l1 8M48 23l1 8M66 50h10l5 8H66z',
  },
  scooter: {
    lines: `M60 22l10-2 12 44M70 48c-2 14-9 19-22 20H34M12 66c-4-20 6-27 24-25 9 1 11 12 11 27M13 36h28${wheel(23, 73, 11)}${wheel(82, 75, 10)}`,
  },
  tractor: {
    lines: `M14 66V47h30V22h30l4 25M30 46V28${wheel(70, 63, 19)}${wheel(24, 74, 9)}M34 72h16M44 47h12`,
    fine: `${wheel(70, 63, 6)}`,
  },
  unicycle: {
    lines: `${wheel(50, 64, 24)}M50 64V24M34 19c5 6 27 6 33-2`,
    fine: `M38 70l24-12M33 70h9M58 58h9${dot(50, 64)}`,
  },
  smile: {
    lines:
      'M46 14C24 16 12 34 15 54c3 20 18 33 37 32 22-1 36-18 34-39C84 26 68 12 42 15M30 59c8 17 32 18 40-2M38 38c1 3 0 5 0 7M62 37c0 3 1 5 0 7',
  },
  flower: {
    lines:
      'M44 33C27 14 53 2 53 26c9-21 32-4 12 9 23 3 14 29-5 17-2 23-29 16-19-3-22 6-25-18 3-16zM53 56c2 15 0 25-3 37M51 78c5-11 15-14 24-12-3 9-12 14-24 12M50 84c-5-8-12-11-21-9',
    fine: wheel(53, 39, 4),
  },
  monster: {
    lines:
      'M21 89C11 54 14 21 50 20c37 0 40 34 31 68-4-4-7-8-11-11-3 4-6 8-10 12-3-4-6-9-10-12-3 4-6 9-10 12-3-4-5-9-9-12-3 3-6 8-10 12zM29 29c-3-7-7-12-12-18M70 28c4-6 7-12 11-18M37 41c1 3 0 5 0 8M61 40c0 3 1 6 0 8M31 63l9 7 8-8 8 8 9-8',
  },
  house: {
    lines:
      'M9 51c13-11 27-25 41-37 14 11 28 22 42 35M21 42c1 15-1 29 1 44 19-1 38 1 58 0 1-15-1-29 0-44M41 86c0-8-1-16 0-24 6 0 12-1 18 0 1 8-1 16 0 24M73 30c-1-5 0-10 0-15',
    fine: 'M73 8c5-4 0-4 4-7',
  },
  heart: { lines: 'M53 86C15 63 4 37 22 23c12-9 25-1 28 14 4-16 19-23 31-13 14 13 7 36-33 63' },
  star: {
    lines:
      'M49 10c4 9 8 18 13 27 9 0 18 2 28 4-7 6-14 13-21 20 3 9 5 19 6 29-8-4-16-9-25-14-8 5-16 10-25 14 1-9 3-19 5-29-6-7-13-12-20-19 9-2 18-4 28-5 3-9 7-18 13-29',
  },
};

const ARROW = 'M50 22V10M42 17l8-8 8 8';
const TURNS: Record<Direction, number> = { up: 0, right: 90, down: 180, left: 270 };
/** The way an arrow points. */
export const AHEAD: Record<Direction, readonly [x: number, y: number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
/** How far a drawing makes room for its arrow. */
const ROOM = 9;

export const doodleOf = (picture: Picture): Doodle => DOODLES[picture] ?? DOODLES['star']!;

const isArrow = (role: Card['role']): role is Direction => role in AHEAD;

/** The way of the arrow on a card; null where it has none. */
export function wayOf(cards: readonly Pick<Card, 'picture' | 'role'>[], picture: Picture): Direction | null {
  const role = cards.find((card) => card.picture === picture)?.role;
  return role && isArrow(role) ? role : null;
}

export function placedBeside(way: Direction | null): string {
  const [x, y] = way ? AHEAD[way] : [0, 0];
  return `translate(${50 - x * ROOM} ${50 - y * ROOM}) scale(${way ? 0.7 : 0.8}) translate(-50 -50)`;
}

export const arrowTo = (way: Direction) => ({ lines: ARROW, turn: `rotate(${TURNS[way]} 50 50)` });

/** A finger that rubs back and forth: what is left of a pile. */
export const SMUDGE = 'M22 32c18-9 40-12 58-7M18 48c20-11 44-15 65-10M20 63c20-11 42-14 62-10M26 78c16-8 34-10 50-8';

const DIGITS = [
  'M10 3C1 5 1 25 10 27 19 25 19 5 10 3z',
  'M4 9l7-6v24',
  'M3 9C5 0 17 1 17 9c0 7-9 10-14 18h15',
  'M4 5c6-5 13-2 12 4-1 4-4 5-7 5 5 0 9 2 8 7-1 7-10 8-14 3',
  'M13 27V3L2 19h16',
  'M16 3H6L5 13c6-4 12-1 12 6 0 8-9 10-14 5',
  'M15 3C7 7 3 14 4 20c2 9 13 9 13 1 0-8-10-8-13-1',
  'M3 4h14C12 11 9 18 8 27',
  'M10 14C2 11 3 3 10 3s8 8 0 11c-9 3-9 13 0 13s9-10 0-13z',
  'M16 10C15 1 3 1 3 9c0 8 11 7 13 1 0 8-2 13-7 17',
];
const PLUS = 'M10 9v14M3 16h14';
const DIGIT_WIDTH = 23;

/** A number as lines, with the width it takes; each digit is 20 wide and 30 high. */
export function written(number: number, sign = ''): { glyphs: { lines: string; x: number }[]; width: number } {
  const lines = [...sign, ...String(number)].map((letter) => (letter === '+' ? PLUS : DIGITS[Number(letter)]!));
  return {
    glyphs: lines.map((each, i) => ({ lines: each, x: i * DIGIT_WIDTH })),
    width: lines.length * DIGIT_WIDTH - 3,
  };
}
