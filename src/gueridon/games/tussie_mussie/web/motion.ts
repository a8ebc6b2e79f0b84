// Movements that several parts share; a duration of 0 is no movement.
import { cubicOut } from 'svelte/easing';

/** A tile is turned over: it comes edge on. */
export function turned(_node: Element, { duration }: { duration: number }) {
  return {
    duration,
    easing: cubicOut,
    css: (t: number) => `transform: perspective(40rem) rotateY(${(1 - t) * 90}deg)`,
  };
}

/** The page is laid out once for all that is read then. */
export const beforePaint = (look: () => void) => requestAnimationFrame(look);

/** In the frame after the next; what is returned calls it off. */
export function afterPaint(look: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  return () => cancelAnimationFrame(frame);
}

/** An element comes from where another one was. Only its transform moves, so that the browser's compositor does it alone. */
export function fly(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Animation {
  const [right, down] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  node.style.zIndex = '3'; // above what it flies over
  const flight = node.animate(
    [{ transform: `translate(${right}px, ${down}px) scale(${from.width / to.width})` }, { transform: 'none' }],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => (node.style.zIndex = '');
  return flight;
}

/** Something is laid down from a little above. */
export function layDown(node: Element, duration: number, delay: number): Animation {
  return node.animate(
    [
      { transform: 'translateY(-1.2rem) scale(0.92)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration, delay, easing: 'ease-out', fill: 'backwards' },
  );
}
