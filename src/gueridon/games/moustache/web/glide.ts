// Cards glide from where they were to where they are, and off to the pile of who took them.
import { cubicOut } from 'svelte/easing';

interface Glide {
  /** Where it comes from or goes to; without it the card only fades. */
  other: () => DOMRect | undefined;
  duration: number;
}

/** A transition both ways: `t` is 1 where the card hangs and 0 at the other end. All look where they are when everything hangs, so that it is laid out once. */
export function glide(node: Element, { other, duration }: Glide) {
  return () => {
    const here = node.getBoundingClientRect();
    const there = other() ?? here;
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const grows = Math.max(0.35, Math.min(1.2, there.width / (here.width || 1))) - 1;
    const css = (t: number, u: number) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${1 + u * grows}); opacity: ${Math.min(1, t * 3)};`;
    return { duration, easing: cubicOut, css };
  };
}
