// Complete names of tiles and their places, for those who cannot see them.
import type { Words } from '$web/board/contract';
import { flowerOf } from './garden';
import type { Box, Column } from './wire';

export function tileLabel(words: Words, box: Box, tile: string | null, colour: string | null = null): string {
  const flower = flowerOf(box, tile);
  if (flower === null) return words.t('tile-unknown');
  return words.t('board-tile', {
    tile: words.t(`tile-${tile}`),
    colour: words.t(`colour-${colour ?? flower.colour}`),
    hearts: flower.hearts,
    effect: words.t(`tile-${tile}-effect`),
  });
}

export function columnLabel(
  words: Words,
  box: Box,
  { tile, row, colour }: Column,
  at: number,
  isSecret: boolean,
): string {
  const code = isSecret && tile !== null && row === 'keepsakes' ? 'board-column-secret' : 'board-column';
  return words.t(code, { column: at + 1, row: words.t(`row-${row}`), tile: tileLabel(words, box, tile, colour) });
}
