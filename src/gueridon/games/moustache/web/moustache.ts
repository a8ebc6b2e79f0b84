// One moustache for every value: half of it is a line that leaves the nose, droops and, from 6 on, curls; it is as thick as the value is high.
const SAMPLES = 26;
type Point = readonly [x: number, y: number];

interface Growth {
  length: number;
  thickness: number;
  /** Degrees that the line turns down on its way, and degrees that it turns back up at its end. */
  droop: number;
  curl: number;
}

function grown(value: number): Growth {
  const curl = Math.max(0, value - 5);
  return {
    length: 10 + value * 3.1 + curl * curl * 1.15,
    thickness: 2.6 + value * 0.8,
    droop: 14 + value * 6 - curl * 2,
    curl: curl * curl * 15,
  };
}

/** The upper and the lower edge of the right half, from the nose to the tip. */
function edges({ length, thickness, droop, curl }: Growth): { above: Point[]; below: Point[] } {
  const above: Point[] = [];
  const below: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i <= SAMPLES; i += 1) {
    const along = i / SAMPLES;
    const heading = ((-14 + droop * along * 1.6 - curl * along ** 3) * Math.PI) / 180;
    const width = thickness * (0.62 + 0.75 * Math.sin(Math.PI * Math.min(1, along * 1.5))) * (1 - along ** 1.7) + 0.5;
    const [across, down] = [-Math.sin(heading) * width, Math.cos(heading) * width];
    above.push([x - across * 0.55, y - down * 0.55]);
    below.push([x + across * 0.8, y + down * 0.8]);
    x += (Math.cos(heading) * length) / SAMPLES;
    y += (Math.sin(heading) * length) / SAMPLES;
  }
  return { above, below };
}

const line = (points: Point[], side: number) =>
  `M${points.map(([x, y]) => `${(x * side).toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The outline of a moustache, hung at 0, 0 under the nose, and the light on its wax; nothing at 0 and 1. */
export function moustache(value: number): { outline: string; sheen: string } {
  if (value < 2) return { outline: '', sheen: '' };
  const { above, below } = edges(grown(value));
  const outline = [...above, ...[...below].reverse()];
  const lit = above
    .map(([x, y], i): Point => [x + ((below[i]?.[0] ?? x) - x) * 0.3, y + ((below[i]?.[1] ?? y) - y) * 0.3])
    .slice(4, Math.ceil(SAMPLES * 0.72));
  return { outline: `${line(outline, 1)}z${line(outline, -1)}z`, sheen: line(lit, 1) + line(lit, -1) };
}

/** The hairs of a 1: nobody would call it a moustache. */
export const STUBBLE = 'M-10 1v2.500M-6.500 3v2.500M-3 1.500v2.500M3 1.500v2.500M6.500 3v2.500M10 1v2.500';
