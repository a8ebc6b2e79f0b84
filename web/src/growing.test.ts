// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { growing } from './growing';

/** An element whose height the test says, and what looks at it. */
function grown() {
  let look = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(callback: () => void) {
        look = callback;
      }
    },
  );
  const node = document.createElement('div');
  const { destroy } = growing(node);
  const becomes = (height: number) => {
    Object.defineProperty(node, 'offsetHeight', { value: height, configurable: true });
    look();
    return node.style.minHeight;
  };
  return { becomes, destroy, disconnect };
}

test('room that was once needed is kept', () => {
  const { becomes } = grown();
  expect([becomes(40), becomes(72), becomes(40)]).toEqual(['40px', '72px', '72px']);
});

test('in a window of another width only what is needed there counts', () => {
  const { becomes } = grown();
  becomes(72);
  vi.stubGlobal('innerWidth', innerWidth + 100);
  expect(becomes(40)).toBe('40px');
});

test('what is gone is looked at no more', () => {
  const { destroy, disconnect } = grown();
  destroy();
  expect(disconnect).toHaveBeenCalledOnce();
});
