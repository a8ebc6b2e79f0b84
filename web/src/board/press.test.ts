// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { press } from './press';

const run = vi.fn();
beforeEach(() => {
  run.mockReset();
  document.body.innerHTML = '';
});

function pressable(name: string): HTMLElement {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}
const key = (given: KeyboardEventInit) => new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given });

test.each(['Enter', ' '])('a click and the key %j do the same', (name) => {
  const element = pressable('div');
  press(element, run);
  element.click();
  element.dispatchEvent(key({ key: name }));
  expect(run).toHaveBeenCalledTimes(2);
});

test('a key that is held down presses once', () => {
  const element = pressable('div');
  press(element, run);
  element.dispatchEvent(key({ key: 'Enter' }));
  element.dispatchEvent(key({ key: 'Enter', repeat: true }));
  expect(run).toHaveBeenCalledOnce();
});

test('other keys are left to others', () => {
  const element = pressable('div');
  press(element, run);
  const tab = key({ key: 'Tab' });
  element.dispatchEvent(tab);
  expect([run.mock.calls.length, tab.defaultPrevented]).toEqual([0, false]);
});

test('a button is left to the browser, which makes a click of its keys', () => {
  const button = pressable('button');
  press(button, run);
  button.dispatchEvent(key({ key: 'Enter' }));
  expect(run).not.toHaveBeenCalled();
});

test('a key within is not for the element around it', () => {
  const element = pressable('div');
  const inner = document.createElement('input');
  element.append(inner);
  press(element, run);
  inner.dispatchEvent(key({ key: ' ' }));
  expect(run).not.toHaveBeenCalled();
});

test('what it does can be replaced, and ends', () => {
  const element = pressable('div');
  const other = vi.fn();
  const pressing = press(element, run);
  pressing.update(other);
  element.click();
  pressing.destroy();
  element.click();
  expect([run.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});
