// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { everybodyHere, guestsAt, remember } from './device';

beforeEach(() => localStorage.clear());

test('at a table where nobody shares this device sits its owner alone', () => {
  expect(guestsAt('k3v9')).toEqual([0]);
});

test('who shares this device is remembered table by table', () => {
  remember('k3v9', [0, 1]);
  remember('m4w0', [0, 1, 2]);
  expect([guestsAt('k3v9'), guestsAt('m4w0')]).toEqual([
    [0, 1],
    [0, 1, 2],
  ]);
});

test('everybody here is the owner and all who ever sat at one of the tables', () => {
  expect(everybodyHere()).toEqual([0]);
  remember('k3v9', [0, 2]);
  remember('m4w0', [0, 1, 2]);
  expect(everybodyHere().toSorted()).toEqual([0, 1, 2]);
});

test('spoilt storage counts as empty', () => {
  localStorage.setItem('gueridon-device', '{');
  expect([guestsAt('k3v9'), everybodyHere()]).toEqual([[0], [0]]);
});
