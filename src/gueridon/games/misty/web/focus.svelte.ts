// Whoever plays by keyboard finds the focus on the next choice, not at the top of the page.
import { tick } from 'svelte';

interface Board {
  root: () => HTMLElement | undefined;
  /** Changes whenever there is something new to choose from. */
  moment: () => unknown;
  canChoose: () => boolean;
  /** The focus was moved, and not by the player. */
  onmoved: () => void;
}

export function followChoices({ root, moment, canChoose, onmoved }: Board): void {
  let hadFocus = false;
  $effect.pre(() => {
    moment();
    hadFocus ||= root()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    moment();
    if (!hadFocus || !canChoose()) return;
    hadFocus = false;
    void tick().then(() => {
      const focused = document.activeElement;
      if (focused !== document.body && !root()?.contains(focused)) return;
      if (!focused?.classList.contains('lit'))
        root()?.querySelector<HTMLElement>('.lit')?.focus({ preventScroll: true });
      onmoved();
    });
  });
}
