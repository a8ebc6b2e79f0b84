// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { roving } from './roving';

let board: HTMLElement;
let wandering: ReturnType<typeof roving>;

/** Spots of 20 by 20 pixels, by their middles; those in capitals are lit. */
function boardWith(spots: Record<string, readonly [x: number, y: number]>): void {
  for (const [name, [x, y]] of Object.entries(spots)) add(name, x, y);
  wandering = roving(board);
}

function add(name: string, x: number, y: number): void {
  const spot = document.createElement('button');
  spot.dataset['spot'] = spot.id = name;
  spot.classList.toggle('lit', name === name.toUpperCase());
  spot.getBoundingClientRect = () => new DOMRect(x - 10, y - 10, 20, 20);
  board.append(spot);
}

const spot = (name: string) => document.getElementById(name)!;
const tabStops = () => [...board.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);
const focused = () => document.activeElement?.id;
const pressed = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

beforeEach(() => {
  document.body.innerHTML = '<button id="elsewhere"></button><main></main>';
  board = document.querySelector('main')!;
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => setTimeout(look));
});
afterEach(() => {
  wandering.destroy();
  vi.unstubAllGlobals();
});

/** What changed has been seen, and the frame after it has been drawn. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a board is one Tab stop: what is lit, or else its first spot', () => {
  boardWith({ a: [0, 0], b: [100, 0] });
  expect(tabStops()).toEqual(['a']);
  wandering.destroy();
  board.innerHTML = '';
  boardWith({ a: [0, 0], B: [100, 0] });
  expect(tabStops()).toEqual(['B']);
});

test('the Tab stop goes with the focus', () => {
  boardWith({ a: [0, 0], b: [100, 0] });
  spot('b').focus();
  expect(tabStops()).toEqual(['b']);
});

test('arrows move to the nearest spot in their direction', () => {
  boardWith({ a: [0, 0], b: [100, 0], c: [200, 0], d: [100, 100] });
  spot('a').focus();
  pressed('ArrowRight');
  expect(focused()).toBe('b');
  pressed('ArrowDown');
  expect(focused()).toBe('d');
  pressed('ArrowUp');
  expect(focused()).toBe('b');
  pressed('ArrowLeft');
  expect(focused()).toBe('a');
});

test('a neighbouring hexagon is nearer than the one behind it', () => {
  boardWith({ from: [0, 0], neighbour: [50, -87], behind: [0, -174] });
  spot('from').focus();
  pressed('ArrowUp');
  expect(focused()).toBe('neighbour');
});

test('what lies far aside is not in a direction', () => {
  boardWith({ a: [0, 0], aside: [10, 300] });
  spot('a').focus();
  pressed('ArrowRight');
  expect(focused()).toBe('a');
});

test('Home and End go to the first and the last spot that is lit', () => {
  boardWith({ a: [0, 0], B: [100, 0], C: [200, 0], D: [300, 0], e: [400, 0] });
  spot('a').focus();
  pressed('End');
  expect(focused()).toBe('D');
  pressed('Home');
  expect(focused()).toBe('B');
});

test('keys that are held together with others are not ours', () => {
  boardWith({ a: [0, 0], b: [100, 0] });
  spot('a').focus();
  pressed('ArrowRight', { ctrlKey: true });
  expect(focused()).toBe('a');
});

test('when a spot with the focus is gone, the focus goes to what is lit', async () => {
  boardWith({ a: [0, 0], B: [100, 0] });
  spot('a').focus();
  spot('a').remove();
  (document.activeElement as HTMLElement).blur?.();
  await settled();
  expect(focused()).toBe('B');
});

test('when nothing is lit, the focus waits until something is', async () => {
  boardWith({ a: [0, 0], b: [100, 0] });
  spot('a').focus();
  spot('a').remove();
  await settled();
  expect(focused()).not.toBe('b');
  spot('b').classList.add('lit');
  await settled();
  expect(focused()).toBe('b');
});

test('whoever is elsewhere on the page stays there', async () => {
  boardWith({ a: [0, 0], B: [100, 0] });
  spot('a').focus();
  spot('elsewhere').focus();
  spot('a').remove();
  await settled();
  expect(focused()).toBe('elsewhere');
});

test('a spot that becomes lit is where Tab leads to', async () => {
  boardWith({ a: [0, 0], b: [100, 0] });
  spot('b').classList.add('lit');
  await settled();
  expect(tabStops()).toEqual(['b']);
});

test('a board that is left answers no key', () => {
  boardWith({ a: [0, 0], b: [100, 0] });
  spot('a').focus();
  wandering.destroy();
  pressed('ArrowRight');
  expect(focused()).toBe('a');
});
