// The flowers as they are drawn: one entry each, in the grammar of petals.ts. The head is near 0 0, the stem ends at
// 0 54. What is printed on a tile is not said here: colour, hearts and effect come from the box.
import { GOLD, LEAF, STEM, type Layer } from './petals';

interface Drawing {
  /** From the tip to the base of a petal, tint by tint. */
  tints: readonly (readonly [tip: string, base: string])[];
  line: string;
  layers: readonly Layer[];
}

// --- What several flowers share ---------------------------------------------------------------------------------------

const stem = (top = 0, bend = 4): Layer => ({
  draw: `M-1.3 ${top}C${bend - 1.3} 24 -3 40 -1.5 54H1.5C1 40 ${bend + 1.7} 24 1.3 ${top}Z`,
  tint: STEM,
});
const LEAF_PAIR: Layer = { fan: [-62, 58], shape: 'point', length: 30, width: 9, tint: LEAF, veins: true, at: [0, 46] };
const GLOSSY: Layer = {
  fan: [-96, 92, -48, 140, -150],
  shape: 'point',
  length: 46,
  width: 12,
  tint: LEAF,
  veins: true,
};
const STRAPS: Layer = {
  fan: [-34, 30, -16, 19],
  shape: 'ray',
  length: 52,
  width: 4.5,
  tint: LEAF,
  veins: true,
  at: [0, 56],
};
const LANCES: Layer = {
  draw: 'M-1 54C-6 36-14 22-27 8-25 30-18 46-3 55ZM1 54C7 38 13 28 24 18 23 36 17 48 3 55Z',
  tint: LEAF,
};
const HEART_LEAVES: Layer = {
  florets: [
    [-1, 50, 0.72, -62],
    [1, 51, 0.7, 56],
  ],
  of: [
    { line: 'M0 0V-16', width: 2, tint: STEM },
    { draw: 'M0-12C-7-8-17-12-15-22-13-32-4-36 0-42 4-36 13-32 15-22 17-12 7-8 0-12Z', tint: LEAF },
    { line: 'M0-12V-36M0-16Q-8-18-10-26M0-16Q8-18 10-26', width: 0.7, tint: LEAF },
  ],
};
const TALL_STEM: Layer = { draw: 'M-1.4 54C-2.5 20 1-10-.6-44H.6C2.4-10-.5 20 1.6 54Z', tint: STEM };

const STAR: Layer[] = [
  { ring: 6, shape: 'point', length: 9, width: 3.4 },
  { disc: 1.6, tint: 1 },
];
const SPURRED: Layer[] = [
  { draw: 'M-2-2C-5-11-12-13-16-9-12-10-7-7-4 2Z', tint: 1 },
  { ring: 5, shape: 'notch', length: 11, width: 6.3 },
  { fan: [-20, 20], shape: 'round', length: 5, width: 2.2, tint: 2 },
];
const LIPPED: Layer[] = [
  { draw: 'M-6 2C-5-3 0-5 4-5L5 4C1 6-4 5-6 2Z', tint: 1 },
  { draw: 'M2-5C0-12 6-16 11-13 15-15 19-10 15-6 13-2 6-1 3-3Z', tint: 0 },
  { draw: 'M2 3C4-1 10-2 14 1 19 2 20 8 15 9 14 14 8 14 6 11 2 11 0 7 2 3Z', tint: 0 },
  { draw: 'M4-1C7-4 12-3 13-1 12 2 7 3 4-1Z', tint: GOLD },
];
const PHLOX: Layer[] = [
  { ring: 5, shape: 'notch', length: 12, width: 7.2 },
  { ring: 5, shape: 'ray', length: 4.5, width: 1.4, tint: 1 },
  { disc: 1.5, tint: GOLD },
];
const FORGET: Layer[] = [
  { ring: 5, shape: 'round', length: 8.2, width: 4.6 },
  { disc: 2.9, tint: 1 },
  { disc: 1.7, tint: GOLD },
];
const TUBE: Layer[] = [
  { stamens: [-7, 8], length: 44 },
  { fan: [0], shape: 'trumpet', length: 34, width: 5.6 },
];
const BUD: Layer[] = [{ fan: [0], shape: 'point', length: 9, width: 3 }];

// --- The flowers ------------------------------------------------------------------------------------------------------

export const FLOWERS: Readonly<Record<string, Drawing>> = {
  camellia: {
    line: '#7a1626',
    tints: [
      ['#e0525c', '#b3263a'],
      ['#e97a7c', '#c43a48'],
    ],
    layers: [
      stem(),
      GLOSSY,
      { ring: 9, shape: 'round', length: 35, width: 12 },
      { ring: 9, turn: 20, shape: 'round', length: 28, width: 11, tint: 1 },
      { ring: 8, turn: 5, shape: 'round', length: 21.5, width: 9.5 },
      { ring: 7, turn: 28, shape: 'round', length: 15.5, width: 8, tint: 1 },
      { ring: 5, shape: 'round', length: 10, width: 6 },
      { ring: 3, turn: 40, shape: 'round', length: 5.5, width: 4, tint: 1 },
    ],
  },
  red_rose: {
    line: '#5f0f1d',
    tints: [
      ['#c9303f', '#8e1526'],
      ['#dc4c55', '#a51f31'],
    ],
    layers: [
      stem(16, 3),
      { line: 'M1 30l5-3M-2 40l-5-3', width: 1.6, tint: STEM },
      LEAF_PAIR,
      { fan: [-150, 150, 180, -120, 120], shape: 'point', length: 17, width: 3.6, tint: LEAF, at: [0, 13] },
      { fan: [-34, 34, -12, 12], shape: 'round', length: 45, width: 17, tint: 1, at: [0, 17] },
      { spiral: 13, at: [0, -16] },
      { fan: [-24, 26], shape: 'round', length: 39, width: 17, at: [0, 18] },
      { fan: [-4], shape: 'round', length: 30, width: 19, tint: 1, at: [0, 19] },
      { fan: [-58, 60], shape: 'round', length: 31, width: 13, at: [0, 19] },
    ],
  },
  red_tulip: {
    line: '#83191c',
    tints: [
      ['#ee6a4e', '#c22b2c'],
      ['#d8483c', '#a51d26'],
    ],
    layers: [
      stem(14, 2),
      LANCES,
      { fan: [-13, 13], shape: 'point', length: 46, width: 13, tint: 1, at: [0, 17] },
      { fan: [-25, 25], shape: 'point', length: 47, width: 15, veins: true, at: [0, 17] },
      { fan: [0], shape: 'point', length: 42, width: 17, veins: true, at: [0, 18] },
    ],
  },
  amaryllis: {
    line: '#7d1616',
    tints: [
      ['#e2473c', '#f6c9b0'],
      ['#cc2f32', '#e98a78'],
    ],
    layers: [
      { draw: 'M-2.5 0C-1 24-4 40-3 54H3C2.5 40 4 24 2.5 0Z', tint: STEM },
      STRAPS,
      { ring: 3, turn: 60, shape: 'point', length: 39, width: 12, tint: 1, veins: true },
      { ring: 3, shape: 'point', length: 39, width: 13.5, veins: true },
      { ring: 6, shape: 'point', length: 11, width: 2.4, tint: STEM },
      { stamens: [150, 165, 180, 195, 212, 176], length: 24 },
    ],
  },
  pink_rose: {
    line: '#a23a58',
    tints: [
      ['#f9cdd3', '#ec8fa3'],
      ['#f4b1bd', '#dd6f8a'],
    ],
    layers: [
      stem(),
      { line: 'M1 36l5-3M-2 44l-5-3', width: 1.6, tint: STEM },
      LEAF_PAIR,
      { fan: [36, -36, 108, -108, 180], shape: 'point', length: 39, width: 5, tint: LEAF },
      { ring: 5, shape: 'notch', length: 35, width: 19, veins: true },
      { ring: 5, turn: 36, shape: 'notch', length: 25, width: 14, tint: 1 },
      { ring: 14, turn: 6, shape: 'ray', length: 12, width: 1, tint: GOLD },
      { ring: 11, shape: 'ray', length: 8.5, width: 1, tint: GOLD },
      { disc: 4, tint: STEM, seeds: 9 },
    ],
  },
  pink_larkspur: {
    line: '#9d3868',
    tints: [
      ['#f3a9c8', '#d96a9d'],
      ['#e58db6', '#bd4f86'],
      ['#fff6ee', '#f3dcd9'],
    ],
    layers: [
      TALL_STEM,
      {
        florets: [
          [-3, 46, 1, -58],
          [3, 40, 1, 60],
          [-2, 52, 0.8, -96],
          [3, 50, 0.8, 98],
        ],
        of: [{ fan: [-20, 0, 20], shape: 'ray', length: 21, width: 2, tint: LEAF }],
      },
      {
        florets: [
          [-3, -35, 0.8, -40],
          [3, -38, 0.7, 36],
          [0, -38, 0.8, 0],
        ],
        of: BUD,
      },
      {
        florets: [
          [2, -31, 0.55, 0],
          [-8, -23, 0.75, -8],
          [9, -16, 0.85, 8, true],
          [-12, -6, 1, -6],
          [14, 3, 1.1, 6, true],
          [-14, 14, 1.2, -4],
          [14, 23, 1.25, 6, true],
        ],
        of: SPURRED,
      },
    ],
  },
  peony: {
    line: '#a8405f',
    tints: [
      ['#fbdde0', '#ef9fb1'],
      ['#f6bcc6', '#e17d97'],
    ],
    layers: [
      stem(),
      LEAF_PAIR,
      { fan: [-118, 122], shape: 'point', length: 44, width: 9, tint: LEAF, veins: true },
      { ring: 7, shape: 'ruffle', length: 38, width: 19, tint: 1, veins: true },
      { ring: 7, turn: 26, shape: 'ruffle', length: 31, width: 17, veins: true },
      {
        fan: [-100, 100, -135, 135, 180, -60, 60, -20, 20],
        shape: 'ruffle',
        length: 23,
        width: 12,
        tint: 1,
        at: [0, 1],
      },
      { fan: [-75, 75, -38, 38, 0, 120, -120, 160, -160], shape: 'ruffle', length: 16, width: 9, at: [0, 2] },
      { fan: [-50, 50, 0, 110, -110, 180], shape: 'ruffle', length: 10, width: 6, tint: 1, at: [0, 2] },
      { fan: [-30, 30, 150, -150], shape: 'ruffle', length: 6, width: 4, at: [0, 2] },
    ],
  },
  phlox: {
    line: '#9c2f5e',
    tints: [
      ['#f08bb0', '#d44f86'],
      ['#8f1f55', '#b13a70'],
    ],
    layers: [
      stem(10, 0),
      { fan: [-74, 70, -40, 44], shape: 'point', length: 34, width: 6, tint: LEAF, veins: true, at: [0, 44] },
      { line: 'M0 34Q-6 20-20 6M0 34Q6 20 20 6M0 34V4', width: 1.6, tint: STEM },
      {
        florets: [
          [-26, 2, 0.9, 8],
          [26, 2, 0.9, -20],
          [-17, -17, 0.95, 30],
          [17, -18, 0.95, 12],
          [0, -26, 0.95, 0],
          [-13, 11, 0.95, 50],
          [14, 12, 0.95, 20],
          [0, -6, 1.05, 40],
        ],
        of: PHLOX,
      },
    ],
  },
  forget_me_not: {
    line: '#46358c',
    tints: [
      ['#b3a6ee', '#7a67cc'],
      ['#fffdf2', '#e4e2f4'],
    ],
    layers: [
      {
        line: 'M0 54C-1 40-5 28-15 12-20 2-27-2-33 4M0 54C2 40 8 26 15 10 20 0 28-4 34 2M0 50C-1 30 0 10 1-12M-8 24Q-22 22-26 22M9 22Q20 20 25 21',
        width: 2,
        tint: STEM,
      },
      { fan: [-66, 62, -100, 96], shape: 'ray', length: 24, width: 5, tint: LEAF, veins: true, at: [0, 50] },
      {
        florets: [
          [-33, 3, 0.8, -160],
          [34, 1, 0.8, 160],
          [-26, 22, 0.8, -90],
          [25, 21, 0.8, 90],
        ],
        of: BUD,
      },
      {
        florets: [
          [-25, -9, 1.1],
          [25, -11, 1.1, 10],
          [-20, -27, 1, 8],
          [20, -30, 1, 44],
          [-15, 6, 1.15, 20],
          [15, 4, 1.15, 50],
          [-10, -16, 1.2, 10],
          [11, -19, 1.2, 30],
          [0, -33, 1.1, 20],
          [0, -5, 1.25],
          [1, 13, 1.05, 12],
        ],
        of: FORGET,
      },
    ],
  },
  hyacinth: {
    line: '#3c2670',
    tints: [
      ['#9c86d8', '#5f45a8'],
      ['#4b3390', '#6a50b0'],
    ],
    layers: [
      { draw: 'M-2.6 54V-30H2.6V54Z', tint: STEM },
      STRAPS,
      {
        florets: [
          [0, -38, 0.8],
          [-8, -33, 0.9, 10],
          [8, -33, 0.9, 30],
          [-15, -24, 1.05, 20],
          [0, -27, 1.05, 0],
          [15, -24, 1.05, 40],
          [-9, -17, 1.15, 10],
          [9, -17, 1.15, 25],
          [-18, -11, 1.15, 0],
          [18, -11, 1.15, 15],
          [0, -9, 1.2, 30],
          [-10, -1, 1.2, 5],
          [10, -1, 1.2, 20],
          [-18, 5, 1.15, 30],
          [18, 5, 1.15, 10],
          [0, 8, 1.2, 0],
          [-10, 15, 1.15, 20],
          [10, 15, 1.15, 40],
          [0, 22, 1.05, 10],
          [-16, 21, 1, 0],
          [16, 21, 1, 20],
        ],
        of: STAR,
      },
    ],
  },
  violet: {
    line: '#38215f',
    tints: [
      ['#8a63bd', '#5a3a8e'],
      ['#a684d0', '#6f4da4'],
    ],
    layers: [
      { draw: 'M-1.5 54C-6 30-9 6 2-20L4-19C-5 6-2 30 1.5 54Z', tint: STEM },
      HEART_LEAVES,
      { fan: [-27, 27], shape: 'round', length: 33, width: 14, veins: true, at: [0, 1] },
      { fan: [-104, 104], shape: 'round', length: 31, width: 12, tint: 1, veins: true },
      { fan: [180], shape: 'notch', length: 30, width: 16, tint: 1, veins: true },
      { draw: 'M-5-1C-3-5 3-5 5-1 4 5 2 9 0 9-2 9-4 5-5-1Z', tint: GOLD },
      { line: 'M-2 4l-5 14M2 4l5 14M0 6v16M-5 1l-13 5M5 1l13 5', width: 1 },
    ],
  },
  snapdragon: {
    line: '#5b1f5e',
    tints: [
      ['#c58ad0', '#93509f'],
      ['#a964b5', '#74367f'],
    ],
    layers: [
      TALL_STEM,
      { fan: [-70, 66, -40, 42, -92, 94], shape: 'ray', length: 25, width: 3, tint: LEAF, veins: true, at: [0, 46] },
      {
        florets: [
          [-3, -35, 0.7, -30],
          [3, -36, 0.7, 30],
          [0, -39, 0.8],
        ],
        of: BUD,
      },
      {
        florets: [
          [5, -26, 0.75, -6],
          [-5, -22, 0.8, 6, true],
          [7, -10, 1, -4],
          [-7, -4, 1.05, 4, true],
          [9, 9, 1.25, 0],
          [-9, 17, 1.3, 0, true],
          [7, 29, 1.3, 4],
        ],
        of: LIPPED,
      },
    ],
  },
  honeysuckle: {
    line: '#9a6a1c',
    tints: [
      ['#fbe6a4', '#e8a45a'],
      ['#f7d27a', '#d98a4a'],
    ],
    layers: [
      stem(14, 2),
      { fan: [-100, 100], shape: 'round', length: 33, width: 11, tint: LEAF, veins: true, at: [0, 20] },
      { fan: [-64, 62], shape: 'round', length: 27, width: 9, tint: LEAF, veins: true, at: [0, 44] },
      {
        florets: [
          [0, 14, 0.95, -84],
          [0, 14, 0.95, 84],
          [0, 14, 1.04, -42, true],
          [0, 14, 1.04, 42],
          [0, 14, 1.14, 0],
        ],
        of: TUBE,
      },
      { disc: 5, tint: STEM, at: [0, 14] },
    ],
  },
  carnation: {
    line: '#a8741a',
    tints: [
      ['#fdeaa2', '#eeb93c'],
      ['#fbdc78', '#dfa02a'],
    ],
    layers: [
      stem(26, 2),
      STRAPS,
      { fan: [-72, 72, -48, 48, -24, 24, 0], shape: 'fringe', length: 45, width: 16, at: [0, 19] },
      { fan: [-60, 60, -36, 36, -12, 12], shape: 'fringe', length: 36, width: 14, tint: 1, at: [0, 19] },
      { fan: [-46, 46, -22, 22, 0], shape: 'fringe', length: 27, width: 12, at: [0, 19] },
      { fan: [-28, 28, 0], shape: 'fringe', length: 18, width: 9, tint: 1, at: [0, 19] },
      { draw: 'M-6 14C-5 12 5 12 6 14 6 22 4 32 2 35H-2C-4 32-6 22-6 14Z', tint: STEM },
      { line: 'M-2 16v14M2 16v14', width: 0.8, tint: STEM },
    ],
  },
  marigold: {
    line: '#93400c',
    tints: [
      ['#f9b32c', '#e07a14'],
      ['#fcc64c', '#ea8f1c'],
    ],
    layers: [
      stem(),
      {
        florets: [
          [0, 44, 1, -58],
          [0, 46, 1, 58],
        ],
        of: [
          { line: 'M0 0V-30', width: 1.6, tint: STEM },
          { fan: [-55, 55], shape: 'ray', length: 13, width: 2.2, tint: LEAF, at: [0, -6] },
          { fan: [-50, 50], shape: 'ray', length: 12, width: 2.2, tint: LEAF, at: [0, -15] },
          { fan: [-42, 42, 0], shape: 'ray', length: 11, width: 2.2, tint: LEAF, at: [0, -24] },
        ],
      },
      { ring: 14, shape: 'ruffle', length: 35, width: 8.5 },
      { ring: 14, turn: 13, shape: 'ruffle', length: 30, width: 8, tint: 1 },
      { ring: 13, turn: 4, shape: 'ruffle', length: 25, width: 7 },
      { ring: 11, turn: 16, shape: 'ruffle', length: 20, width: 6.5, tint: 1 },
      { ring: 9, shape: 'ruffle', length: 15, width: 6 },
      { ring: 7, turn: 20, shape: 'ruffle', length: 10, width: 5, tint: 1 },
      { ring: 5, shape: 'ruffle', length: 5.5, width: 3.4 },
    ],
  },
  gardenia: {
    line: '#7d8069',
    tints: [
      ['#fffefb', '#e3e2cc'],
      ['#fffdf3', '#eeeacb'],
    ],
    layers: [
      stem(),
      GLOSSY,
      { ring: 6, shape: 'round', length: 37, width: 16, curl: 20 },
      { ring: 6, turn: 30, shape: 'round', length: 27, width: 13, curl: 22, tint: 1 },
      { ring: 5, turn: 10, shape: 'round', length: 18, width: 10, curl: 24 },
      { spiral: 8 },
    ],
  },
  daisy: {
    line: '#8b8879',
    tints: [
      ['#fffffd', '#dfe3e2'],
      ['#fdfdfb', '#cfd6d6'],
    ],
    layers: [
      stem(4, 6),
      { fan: [-70, 66, -42, 40], shape: 'round', length: 27, width: 5, tint: LEAF, veins: true, at: [0, 56] },
      { ring: 18, turn: 10, shape: 'ray', length: 37, width: 3.4, tint: 1 },
      { ring: 18, shape: 'ray', length: 34, width: 3.6 },
      { disc: 11.5, seeds: 42 },
    ],
  },
  orchid: {
    line: '#8a7391',
    tints: [
      ['#fffdfd', '#e9dbea'],
      ['#fbf0f6', '#dcc0dd'],
      ['#d76aa8', '#8f2f79'],
    ],
    layers: [
      { draw: 'M-1.5 54C-3 36-14 12-8-14L-6-15C-10 12 0 36 1.5 54Z', tint: STEM },
      { fan: [-74, 70], shape: 'ray', length: 36, width: 7, tint: LEAF, veins: true, at: [0, 54] },
      { fan: [0, 126, -126], shape: 'point', length: 37, width: 10.5, tint: 1, veins: true },
      { fan: [-76, 76], shape: 'round', length: 40, width: 17, veins: true, at: [0, 1] },
      {
        draw: 'M0 2C-4 3-13 4-13 11-13 17-7 17-5 15-5 22-8 27-3 31L0 28 3 31C8 27 5 22 5 15 7 17 13 17 13 11 13 4 4 3 0 2Z',
        tint: 2,
      },
      { draw: 'M-4-3C-3-7 3-7 4-3 5 3 3 8 0 9-3 8-5 3-4-3Z', tint: GOLD },
      { line: 'M-2 13h.01M2 14h.01M0 18h.01M-9 11h.01M9 11h.01', width: 1.8 },
    ],
  },
};
