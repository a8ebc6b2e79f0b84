// One Tab stop for many spots: arrows move the focus to the nearest [data-spot] in that direction, by where it is drawn;
// Home and End go to the first and the last that is lit. Whoever plays by keyboard keeps the focus on the board when the
// piece they touched is gone.
type Direction = readonly [x: number, y: number];
const DIRECTIONS: Record<string, Direction> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function roving(root: HTMLElement | SVGElement) {
  const spots = () => [...root.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')];
  const litSpots = () => spots().filter((spot) => spot.classList.contains('lit'));
  let hasFocus = false;

  /** Exactly one spot is in the Tab order: the one focused last, else a lit one, else the first. */
  function settle() {
    const all = spots();
    const held =
      all.find((spot) => spot === document.activeElement) ?? all.find((spot) => spot.getAttribute('tabindex') === '0');
    const lit = all.find((spot) => spot.classList.contains('lit'));
    const isHeldLit = held === document.activeElement || (held?.classList.contains('lit') ?? false);
    const chosen = (isHeldLit ? held : lit) ?? held ?? all[0];
    for (const spot of all) {
      const wanted = spot === chosen ? '0' : '-1';
      if (spot.getAttribute('tabindex') !== wanted) spot.setAttribute('tabindex', wanted);
    }
    if (isLost() && chosen?.classList.contains('lit')) requestAnimationFrame(() => isLost() && focus(chosen)); // when the page is laid out anyway
  }

  const isLost = () => hasFocus && document.activeElement === document.body;

  function followFocus(event: Event) {
    hasFocus = root.contains(event.target as Node);
    if (hasFocus) settle();
  }

  function onKey(event: Event) {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const from = (event.target as Element).closest('[data-spot]');
    if (!from || altKey || ctrlKey || metaKey || !(key in DIRECTIONS || key === 'Home' || key === 'End')) return;
    event.preventDefault();
    const direction = DIRECTIONS[key];
    const next = direction ? nearest(from, spots(), direction) : litSpots().at(key === 'Home' ? 0 : -1);
    if (next) focus(next);
  }

  const observer = new MutationObserver((changes) => changes.some(concernsSpots) && settle());
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-spot'] });
  root.addEventListener('keydown', onKey);
  document.addEventListener('focusin', followFocus);
  settle();
  return {
    destroy() {
      observer.disconnect();
      root.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', followFocus);
    },
  };
}

/** While a board moves, much changes that nobody can touch. */
function concernsSpots({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return (target as Element).hasAttribute('data-spot');
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && (node.matches('[data-spot]') || node.querySelector('[data-spot]') !== null),
  );
}

/** Whoever plays by keyboard sees where the focus is; nobody else's page moves. */
function focus(spot: HTMLElement | SVGElement) {
  spot.focus({ preventScroll: true });
  if (spot.matches(':focus-visible')) spot.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The spot that lies best in a direction. What lies aside counts more, but a neighbouring hexagon is nearer than the one behind it. */
function nearest<T extends Element>(from: Element, all: T[], [x, y]: Direction): T | undefined {
  const here = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const spot of all) {
    if (spot === from) continue;
    const [there_x, there_y] = middle(spot);
    const [right, down] = [there_x - here[0], there_y - here[1]];
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    const distance = ahead + 1.5 * aside;
    if (ahead > 1 && aside <= 2.5 * ahead && distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
