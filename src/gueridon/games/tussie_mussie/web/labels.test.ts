import { expect, test } from 'vitest';
import type { Words } from '$web/board/contract';
import { columnLabel, tileLabel } from './labels';
import type { Box, Column } from './wire';

/** Words that say which message is asked for, and with what. */
const words = {
  t: (code: string, args: object = {}) => `${code}(${Object.values(args).join('; ')})`,
} as unknown as Words;
const BOX = { flowers: [{ id: 'rose', colour: 'red', hearts: 1 }] } as Box;
const ROSE = 'board-tile(tile-rose(); colour-red(); 1; tile-rose-effect())';

test('a tile is named with all that is printed on it', () => {
  expect(tileLabel(words, BOX, 'rose')).toBe(ROSE);
});

test('a flower that counts as another colour is named so', () => {
  expect(tileLabel(words, BOX, 'rose', 'pink')).toContain('colour-pink()');
});

test('a tile that lies face down is unknown', () => {
  expect(tileLabel(words, BOX, null)).toBe('tile-unknown()');
});

test('a keepsake that only its owner knows is called secret', () => {
  const keepsake = (tile: string | null): Column => ({ tile, row: 'keepsakes', colour: null });
  expect(columnLabel(words, BOX, keepsake('rose'), 1, true)).toBe(`board-column-secret(2; row-keepsakes(); ${ROSE})`);
  expect(columnLabel(words, BOX, keepsake(null), 1, true)).toBe('board-column(2; row-keepsakes(); tile-unknown())');
  expect(columnLabel(words, BOX, keepsake('rose'), 1, false)).toMatch(/^board-column\(/);
});
