// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drag } from './drag';
import { press } from './press';

let card: HTMLElement;
let pile: HTMLElement;
const did = { start: vi.fn<() => boolean | void>(), move: vi.fn(), drop: vi.fn(), press: vi.fn() };
let dragging: ReturnType<typeof drag>;

beforeEach(() => {
  vi.useFakeTimers();
  Object.values(did).forEach((each) => each.mockReset());
  document.body.innerHTML = '<button></button><section></section>';
  card = document.querySelector('button')!;
  pile = document.querySelector('section')!;
  document.elementFromPoint = () => pile;
  dragging = drag(card, { onstart: did.start, onmove: did.move, ondrop: did.drop });
});
afterEach(() => {
  dragging.destroy();
  vi.useRealTimers();
});

const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
  new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    bubbles: true,
    ...more,
  });
const down = (x: number, y: number, more?: PointerEventInit) => card.dispatchEvent(pointer('pointerdown', x, y, more));
const move = (x: number, y: number, more?: PointerEventInit) => dispatchEvent(pointer('pointermove', x, y, more));
const up = (x: number, y: number) => dispatchEvent(pointer('pointerup', x, y));

test('within eight pixels it is a tap', () => {
  down(100, 100);
  move(105, 105);
  up(105, 105);
  expect([did.start, did.move, did.drop].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
});

test('from eight pixels on it is a drag: how far, and over what', () => {
  down(100, 100);
  move(108, 100);
  move(130, 90);
  expect(did.start).toHaveBeenCalledOnce();
  expect(did.move.mock.calls).toEqual([
    [8, 0, pile],
    [30, -10, pile],
  ]);
});

test('what is let go of drops on what lies under it', () => {
  down(100, 100);
  move(130, 100);
  up(130, 100);
  expect(did.drop).toHaveBeenCalledExactlyOnceWith(pile);
  move(200, 100);
  expect(did.move).toHaveBeenCalledOnce();
});

test('Escape cancels, and is nobody else’s then', () => {
  const others = vi.fn();
  document.addEventListener('keydown', others);
  down(100, 100);
  move(130, 100);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(did.drop).toHaveBeenCalledExactlyOnceWith(null);
  expect(others).not.toHaveBeenCalled();
  document.removeEventListener('keydown', others);
});

test('a drag that the system takes over is cancelled', () => {
  down(100, 100);
  move(130, 100);
  dispatchEvent(pointer('pointercancel', 130, 100));
  expect(did.drop).toHaveBeenCalledExactlyOnceWith(null);
});

test('what may not be dragged is not', () => {
  did.start.mockReturnValue(false);
  down(100, 100);
  move(130, 100);
  up(130, 100);
  expect([did.move.mock.calls.length, did.drop.mock.calls.length]).toEqual([0, 0]);
});

test('a second finger and the other mouse button drag nothing', () => {
  down(100, 100, { isPrimary: false });
  down(100, 100, { button: 2 });
  move(130, 100);
  expect(did.start).not.toHaveBeenCalled();
});

test('while one finger drags, what another does is not looked at', () => {
  down(100, 100);
  move(130, 100, { pointerId: 2 });
  expect(did.start).not.toHaveBeenCalled();
});

test('the click that ends a drag presses nothing; the next one does', () => {
  const pressing = press(card, did.press);
  down(100, 100);
  move(130, 100);
  up(130, 100);
  card.click();
  expect(did.press).not.toHaveBeenCalled();
  vi.runAllTimers();
  card.click();
  expect(did.press).toHaveBeenCalledOnce();
  pressing.destroy();
});
