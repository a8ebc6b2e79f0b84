// One moustache for every value: half of it is a line that leaves the nose, droops and, from 6 on, curls; it is as thick as the value is high.
const SAMPLES = 26;

interface Growth {
  length: number;
  thickness: number;
  /** Degrees that the line turns down on its way, and degrees that it turns back up at its end. */
  droop: number;
  curl: number;
}

function grown(value: number): Growth {
  const curl = Math.max(0, value - 5);
  return { length: 10 + value * 3.1 + curl * curl * 1.15, thickness: 2.6 + value * 0.8, droop: 14 + value * 6 - curl * 2, curl: curl * curl * 15 };
}

/** The right half, from the nose to the tip and back. */
function half({ length, thickness, droop, curl }: Growth): [x: number, y: number][] {
  const above: [number, number][] = [];
  const below: [number, number][] = [];
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
  return [...above, ...below.reverse()];
}

const drawn = (points: [number, number][], side: number) => `M${points.map(([x, y]) => `${(x * side).toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

/** The outline of a moustache, hung at 0, 0 under the nose; nothing at 0 and 1. */
export function moustache(value: number): string {
  if (value < 2) return '';
  const right = half(grown(value));
  return drawn(right, 1) + drawn(right, -1);
}

/** The hairs of a 1: nobody would call it a moustache. */
export const STUBBLE = 'M-10 1v2.500M-6.500 3v2.500M-3 1.500v2.500M3 1.500v2.500M6.500 3v2.500M10 1v2.500';
