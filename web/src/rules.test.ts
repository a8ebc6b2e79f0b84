import { expect, test } from 'vitest';
import { blocksOf } from './rules';

const text = (given: string) => ({ kind: 'text', text: given });

test('a page has a title, headings and paragraphs; empty lines part them', () => {
  expect(blocksOf('# The game\n\n## 1 The end\n\nIt ends.\n')).toEqual([
    { kind: 'title', text: 'The game' },
    { kind: 'heading', text: '1 The end' },
    { kind: 'paragraph', number: null, pieces: [text('It ends.')] },
  ]);
});

test('a paragraph that is numbered has its number apart', () => {
  expect(blocksOf('**3.2** Follow suit.')).toEqual([
    { kind: 'paragraph', number: '3.2', pieces: [text('Follow suit.')] },
  ]);
});

test('bold, italics and code stand among text, in their order', () => {
  expect(blocksOf('Play **one** card, *any* card: `p2`.')).toEqual([
    {
      kind: 'paragraph',
      number: null,
      pieces: [
        text('Play '),
        { kind: 'bold', text: 'one' },
        text(' card, '),
        { kind: 'italic', text: 'any' },
        text(' card: '),
        { kind: 'code', text: 'p2' },
        text('.'),
      ],
    },
  ]);
});

test.each(['book', 'seen', 'derived', 'house', 'livret', 'vu', 'déduit', 'maison'])('[%s] is a mark', (mark) => {
  expect(blocksOf(`It ends. [${mark}]`)).toEqual([
    { kind: 'paragraph', number: null, pieces: [text('It ends. '), { kind: 'mark', text: mark }] },
  ]);
});

test('other words in brackets are text', () => {
  expect(blocksOf('It ends [soon].')).toEqual([{ kind: 'paragraph', number: null, pieces: [text('It ends [soon].')] }]);
});
