// How boats move on the chart. Only transforms move, so that the browser's compositor does it alone.
import type { Point } from './chart';

/** A boat's place, in hundredths of its own box, which is as wide as a hexagon from corner to corner; above the others if it is near. */
export const afloat = ({ x, y }: Point, near = 0) =>
  `translate3d(${(x - 50).toFixed(2)}%, ${(y - 50).toFixed(2)}%, ${near}px)`;

/** Every space from one to another, along the river. */
export function way(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

/** Turn the hull to how it is drawn now, the short way round; the numbers stay upright. */
export function swing(boat: HTMLElement | undefined, sixths: number, pace: number): void {
  const degrees = 60 * (sixths - 6 * Math.round(sixths / 6));
  if (!degrees) return;
  const timing = { duration: (180 + Math.abs(degrees)) / pace, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };
  const turn = (from: number) => [{ transform: `rotate(${from}deg)` }, { transform: 'rotate(0deg)' }];
  boat?.querySelector('.turning')?.animate(turn(-degrees), timing);
  boat?.querySelectorAll('.number').forEach((number) => number.animate(turn(degrees), timing));
}

export const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** When a frame is drawn and there is time until the next. */
export const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
