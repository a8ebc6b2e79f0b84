// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepRead, readUntil } from './read';

beforeEach(() => localStorage.clear());

test('nothing of a chat has been read that was never opened', () => {
  expect(readUntil('k3v9 0')).toBe(0);
});

test('up to when a chat was read is kept for each place by itself', () => {
  keepRead('k3v9 0', 1700);
  keepRead('k3v9 1', 1500);
  expect([readUntil('k3v9 0'), readUntil('k3v9 1')]).toEqual([1700, 1500]);
});

test('of more than fifty tables those are forgotten that were read longest ago', () => {
  for (let table = 0; table < 51; table++) keepRead(`table-${table} 0`, 100 + table);
  expect([readUntil('table-0 0'), readUntil('table-1 0'), readUntil('table-50 0')]).toEqual([0, 101, 150]);
});

test('a table that is read again is among the newest', () => {
  for (let table = 0; table < 50; table++) keepRead(`table-${table} 0`, 100 + table);
  keepRead('table-0 0', 500);
  keepRead('table-50 0', 501);
  expect([readUntil('table-0 0'), readUntil('table-1 0')]).toEqual([500, 0]);
});

test('spoilt storage counts as empty', () => {
  localStorage.setItem('gueridon-read', '{');
  expect(readUntil('k3v9 0')).toBe(0);
});

test('a browser that refuses storage is no failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepRead('k3v9 0', 1700)).not.toThrow();
});
