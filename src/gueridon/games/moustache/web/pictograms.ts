// What each Rule card changes, as a few signs put side by side in a box of 72 by 40 round 0, 0.
import type { Colour } from './deck';

export type Sign =
  | { sign: 'mark'; colour: Colour; x: number; y?: number; size?: number }
  | { sign: 'star'; x: number; y?: number; size?: number }
  | { sign: 'text'; text: string; x: number; y?: number; size?: number }
  | { sign: 'crown'; x: number; y: number; size?: number }
  | { sign: 'card'; x: number; y?: number; turn?: number }
  | { sign: 'line' | 'cross' | 'solid'; path: string };

const mark = (colour: Colour, x: number, y = 0, size = 1): Sign => ({ sign: 'mark', colour, x, y, size });
const star = (x: number, y = 0, size = 1): Sign => ({ sign: 'star', x, y, size });
const text = (given: string, x: number, y = 0, size = 24): Sign => ({ sign: 'text', text: given, x, y, size });
const crown = (x: number, y: number, size = 1): Sign => ({ sign: 'crown', x, y, size });
const card = (x: number, y = 0, turn = 0): Sign => ({ sign: 'card', x, y, turn });
const line = (path: string): Sign => ({ sign: 'line', path });
const cross = (path: string): Sign => ({ sign: 'cross', path });
const times = (number: number, sign: (i: number) => Sign) => Array.from({ length: number }, (_, i) => sign(i));
const solid = (path: string): Sign => ({ sign: 'solid', path });

/** By the name of the card; its number is the box's to say. */
export const PICTOGRAMS: Record<string, (number: number) => Sign[]> = {
  green_negative: () => [mark('green', -20, 0, 1.25), text('−', 2), star(21, 0, 1.15)],
  pink_open: () => [
    card(-18),
    mark('pink', -18, 0, 0.7),
    line('M0 0c6-11 24-11 30 0-6 11-24 11-30 0z'),
    solid('M15-5a5 5 0 1 1 0 10 5 5 0 1 1 0-10z'),
  ],
  pass_three: (number) => [
    ...times(number, (i) => card(9 + i * 9, 1 - (i % 2), -8 + i * 10)),
    line('M-3 0h-26m9-9-9 9 9 9'),
  ],
  most_blue: (number) => [
    mark('blue', -29, 3, 0.85),
    mark('blue', -21, -3, 0.85),
    mark('blue', -13, 3, 0.85),
    text(`−${number}`, 8, 0, 20),
    star(28, 0, 0.9),
  ],
  pink_bonus: (number) => [mark('pink', -24, 0, 1.1), text(`+${number}`, 1, 0, 21), star(25, 0, 1)],
  fewest_stars: () => [
    star(-20, 5, 1),
    crown(-20, -9, 0.85),
    text('>', 0, 0, 20),
    star(15, 5, 0.7),
    star(28, 5, 0.7),
    star(21.5, -6, 0.7),
  ],
  last_trick: (number) => [
    line('M-30 16v-32'),
    solid('M-29-16h17l-4 6 4 6h-17z'),
    text(`+${number}`, 2, 0, 21),
    star(26, 0, 1),
  ],
  starry_zeros: (number) => [
    text('0', -22, 0, 30),
    text('=', -4, 0, 18),
    ...times(number, (i) => star(12 + i * 15, 0, 0.95)),
  ],
  twos_win: () => [
    text('2', 0, 4, 32),
    crown(0, -15, 1.1),
    line('M-12 6c-9-2-13-9-12-18M12 6c9-2 13-9 12-18M-20-1l-6 1M-24-8l-6-1M20-1l6 1M24-8l6-1'),
  ],
  equals_out: () => [card(-14), card(14), text('5', -14, 0, 18), text('5', 14, 0, 18), cross('M-30 15 30-15')],
  colours_reversed: () => [
    mark('blue', -27, 6, 0.7),
    mark('orange', -9, 6, 0.8),
    mark('pink', 9, 6, 0.9),
    mark('green', 27, 6, 1.1),
    line('M-27-4c4-13 44-15 52-5m0-7v8h-8'),
  ],
  three_lowest: () => [
    text('3', -22, 0, 30),
    solid('M4 14V2h7v12zM15 14V-5h7v19zM26 14v-27h7v27z'),
    crown(7.5, -5, 0.75),
  ],
  cut_sets_colour: () => [
    mark('pink', -24, 0, 1.1),
    line('M-9 0H9m-7-7 8 7-8 7'),
    cross('M-28 13-20-13'),
    mark('orange', 24, 0, 1.1),
  ],
  tens_fall: () => [text('10', -10, -4, 28), line('M20-15v24m-8-8 8 8 8-8M-30 15h60')],
  runner_up: () => [solid('M-29 15V1h18v14zM-9 15V-7H9v22zM11 15V6h18v9z'), crown(-20, -8, 0.95)],
  left_leads: () => [
    crown(21, -6, 0.9),
    solid(
      'M13 15c0-8 3-11 8-11s8 3 8 11zM-29 15c0-8 3-11 8-11s8 3 8 11zM-21-8a5.500 5.500 0 1 1 0 11 5.500 5.500 0 1 1 0-11z',
    ),
    line('M10-10c-6-6-16-6-22 0m1-7-1 7 7 1'),
  ],
};
