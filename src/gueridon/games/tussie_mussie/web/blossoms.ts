// Every flower as one picture: its hundred strokes are drawn once, and a tile that is laid has one thing to lay out.
import { FLOWERS } from './flowers';
import { GOLD, LEAF, STEM, strokesOf, type Stroke } from './petals';

type Tint = readonly [tip: string, base: string];
const SHARED: Readonly<Record<number, Tint>> = {
  [GOLD]: ['#f7d257', '#cf8f1e'],
  [LEAF]: ['#a3b877', '#5f7d45'],
  [STEM]: ['#9bb36c', '#68864a'],
};

const planted = new Map<string, HTMLImageElement>();

/** Where a flower's picture is found. It stays loaded, so that the next tile that shows it does so at once. */
export function blossom(name: string): string {
  const flower = planted.get(name) ?? new Image();
  if (!planted.has(name)) {
    flower.src = `data:image/svg+xml,${encodeURIComponent(drawn(name))}`;
    planted.set(name, flower);
  }
  return flower.src;
}

export const plantAll = () => Object.keys(FLOWERS).forEach(blossom);

function drawn(name: string): string {
  const { tints, line, layers } = FLOWERS[name]!;
  const ink = (tint: number) => (tint === LEAF || tint === STEM ? '#3f5a2c' : tint === GOLD ? '#8a5a14' : line);
  const stroke = ({ path, transform, tint, isLine, width }: Stroke) =>
    `<path d='${path}' transform='${transform}' fill='${isLine ? 'none' : `url(#t${tint})`}' stroke='${ink(tint)}' stroke-width='${width}' stroke-opacity='${isLine && width < 1.5 ? 0.6 : 0.9}'/>`;
  const shades = [
    ...tints.map((tint, i) => shade(i, tint, 0.1)),
    ...Object.entries(SHARED).map(([i, tint]) => shade(i, tint, 0)),
  ];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-50 -48 100 104' width='200' height='208' stroke-linecap='round' stroke-linejoin='round'>` +
    `${shades.join('')}${strokesOf(layers).map(stroke).join('')}</svg>`
  );
}

function shade(tint: number | string, [tip, base]: Tint, from: number): string {
  return `<linearGradient id='t${tint}' x2='0' y2='1'><stop offset='${from}' stop-color='${tip}'/><stop offset='1' stop-color='${base}'/></linearGradient>`;
}
