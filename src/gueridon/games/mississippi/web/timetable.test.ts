import { expect, test } from 'vitest';
import type { Chain, Hop } from './chain';
import { timetableOf } from './timetable';
import type { Contact } from './wire';

const CONTACT = { seat: 1, other: 0 } as Contact;
const chosen = (from: number, to: number): Hop => ({ seat: 0, from, to, contacts: [] });
const push = (from: number, to: number): Hop => ({ seat: 1, from, to, contacts: [CONTACT] });
const chain = (hops: Hop[], ties: Contact[] = []): Chain => ({ hops, ties });

test('nothing takes no time', () => {
  expect(timetableOf(chain([]), 1)).toEqual({ meetings: [], runs: [], end: 0 });
});

test('a move that was chosen takes longer the farther it goes, and seven tenths of a second at most', () => {
  expect(timetableOf(chain([chosen(3, 5)]), 1).end).toBe(280);
  expect(timetableOf(chain([chosen(3, 33)]), 1).end).toBe(700);
});

test('before a push plates meet; then the boat runs', () => {
  const { meetings, runs, end } = timetableOf(chain([chosen(3, 5), push(6, 9)]), 1);
  expect(meetings).toEqual([{ contacts: [CONTACT], begin: 280, end: 700 }]);
  expect(runs).toMatchObject([
    { seat: 0, begin: 0, end: 280 },
    { seat: 1, from: 6, to: 9, begin: 700, end: 980 },
  ]);
  expect(end).toBe(980);
});

test('ties are shown when all is at rest', () => {
  const { meetings, end } = timetableOf(chain([chosen(3, 5)], [CONTACT, CONTACT]), 1);
  expect(meetings).toEqual([{ contacts: [CONTACT, CONTACT], begin: 280, end: 980 }]);
  expect(end).toBe(980);
});

test('at twice the pace everything takes half the time', () => {
  const given = chain([chosen(3, 5), push(6, 9)], [CONTACT]);
  expect(timetableOf(given, 2).end).toBe(timetableOf(given, 1).end / 2);
});

test('each hop of a long chain is shorter: nobody waits longer than about seven seconds', () => {
  const hops = Array.from({ length: 23 }, (_, i) => push(i, i + 1));
  const { runs, end } = timetableOf(chain(hops), 1);
  expect(end).toBeCloseTo(23 * 300);
  expect(runs[1]!.end - runs[0]!.end).toBeCloseTo(300);
});

test('no hop is too short to be seen', () => {
  const hops = Array.from({ length: 60 }, (_, i) => push(i, i + 1));
  expect(timetableOf(chain(hops), 1).end).toBeCloseTo(60 * 240);
});
