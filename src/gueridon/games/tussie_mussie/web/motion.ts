// Movements that several parts share; a duration of 0 is no movement.
import { cubicOut } from 'svelte/easing';

/** A tile is turned over: it comes edge on. */
export function turned(_node: Element, { duration }: { duration: number }) {
  return { duration, easing: cubicOut, css: (t: number) => `transform: perspective(40rem) rotateY(${(1 - t) * 90}deg)` };
}

/** An element comes from where another one was. */
export function flyFrom(node: Element, from: DOMRect, duration: number): Animation {
  const to = node.getBoundingClientRect();
  const scale = from.width / to.width;
  return node.animate(
    [{ transformOrigin: '0 0', transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`, zIndex: 3 }, { transformOrigin: '0 0', transform: 'none', zIndex: 3 }],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}

/** Something is laid down from a little above. */
export function layDown(node: Element, duration: number, delay: number): Animation {
  return node.animate([{ transform: 'translateY(-1.2rem) scale(0.92)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration, delay, easing: 'ease-out', fill: 'backwards' });
}
