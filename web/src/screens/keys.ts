// What keys do at a table and in a replay; what somebody writes is left alone.

/** Whether a key is for the page: nothing lies over it, and the focus is on nothing that takes keys itself. */
export function isForPage(event: KeyboardEvent, others: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof Element && event.target.closest(others));
}

/** Do what the key means, if it means anything. */
export function doFor(event: KeyboardEvent, key: string, doings: Record<string, () => void>): void {
  const doing = doings[key];
  if (!doing) return;
  event.preventDefault();
  doing();
}

/** On a board of words the choice itself, as it is numbered there; on a drawn one the focus goes to what is lit. */
export function chooseByNumber(board: HTMLElement | undefined, index: number): void {
  if (board?.querySelector('[data-numbered]'))
    board.querySelectorAll<HTMLElement>('[data-numbered] button')[index]?.click();
  else board?.querySelectorAll<HTMLElement>('[data-spot].lit')[index]?.focus();
}

/** A question takes the focus and gives it back, so that Enter answers it. */
export function focused(button: HTMLElement) {
  const before = document.activeElement;
  button.focus();
  return { destroy: () => before instanceof HTMLElement && before.isConnected && before.focus() };
}
