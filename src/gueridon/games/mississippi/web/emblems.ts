// The shape of each seat, as on its place card: a boat is told by shape and letter, not by its colour alone.
export const EMBLEMS = [
  'M0-15a15 15 0 1 1 0 30 15 15 0 0 1 0-30z',
  'M-12.5-12.5h25v25h-25z',
  'M0-17 16.5 11.5h-33z',
  'M0-18 18 0 0 18-18 0z',
  'M0-16.5 16-5 10 13.5h-20L-16-5z',
  'M-8-14.5h16L16.5 0 8 14.5H-8L-16.5 0z',
];
