// Complete names of tiles and their places, for those who cannot see them.
import type { Words } from '$web/board/contract';
import { FLOWERS } from './flowers';
import type { Column } from './view';

export function tileLabel(words: Words, tile: string | null, colour: string | null = null): string {
  const flower = FLOWERS[tile ?? ''];
  if (!flower) return words.t('tile-unknown');
  return words.t('board-tile', {
    tile: words.t(`tile-${tile}`),
    colour: words.t(`colour-${colour ?? flower.colour}`),
    hearts: flower.hearts,
    effect: words.t(`tile-${tile}-effect`),
  });
}

export function columnLabel(words: Words, column: Column, at: number, isSecret: boolean): string {
  const { tile, row, colour } = column;
  const code = isSecret && tile !== null && row === 'keepsakes' ? 'board-column-secret' : 'board-column';
  return words.t(code, { column: at + 1, row: words.t(`row-${row}`), tile: tileLabel(words, tile, colour) });
}
