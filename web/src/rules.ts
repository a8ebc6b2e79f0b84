// A game's rules page as blocks to draw: headings, numbered paragraphs, text with bold, italics, code and marks.
export type Piece = { kind: 'text' | 'bold' | 'italic' | 'code' | 'mark'; text: string };
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; number: string | null; pieces: Piece[] };

const PIECE =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<mark>book|seen|derived|house|livret|vu|déduit|maison)\]/g;

export function blocksOf(page: string): Block[] {
  return page
    .split('\n')
    .filter((line) => line.trim())
    .map(blockOf);
}

function blockOf(line: string): Block {
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3) };
  if (line.startsWith('# ')) return { kind: 'title', text: line.slice(2) };
  const numbered = /^\*\*(\d+\.\d+)\*\* (.*)$/.exec(line);
  return numbered
    ? { kind: 'paragraph', number: numbered[1] ?? null, pieces: piecesOf(numbered[2] ?? '') }
    : { kind: 'paragraph', number: null, pieces: piecesOf(line) };
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    const [kind, found] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) as [
      Piece['kind'],
      string,
    ];
    pieces.push({ kind, text: found });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}
