import { expect, test } from 'vitest';
import { chainOf, wakesOf } from './chain';
import type { AnyEvent, Contact } from './wire';

const said = { code: 'tell' };
const contact = (seat: number, other: number) => ({ seat, other }) as Contact;
const moved = (seat: number, start: number, end: number) =>
  ({ is: 'moved', seat, start, end, spaces: end - start, logs: 0, said }) as AnyEvent;
const pushed = (seat: number, start: number, end: number, contacts: Contact[]) =>
  ({ is: 'pushed', seat, start, end, spaces: end - start, contacts, in_goal: false, said }) as AnyEvent;

test('nothing told is a chain without a hop', () => {
  expect(chainOf([])).toEqual({ hops: [], ties: [] });
});

test('a move that was chosen has no reason, a push has the contacts that gave it', () => {
  const contacts = [contact(1, 0)];
  expect(chainOf([moved(0, 3, 7), pushed(1, 8, 10, contacts)]).hops).toEqual([
    { seat: 0, from: 3, to: 7, contacts: [] },
    { seat: 1, from: 8, to: 10, contacts },
  ]);
});

test('contacts of equal numbers stand by themselves, and what else is told is no part of a chain', () => {
  const tied = { is: 'tied', contact: contact(0, 2), said } as AnyEvent;
  const won = { is: 'won', seat: 0, in_goal: true, said } as AnyEvent;
  expect(chainOf([tied, won])).toEqual({ hops: [], ties: [contact(0, 2)] });
});

test('a wake is every space where a boat stopped, the first included', () => {
  const { hops } = chainOf([moved(0, 3, 7), pushed(1, 8, 10, []), pushed(0, 7, 12, [])]);
  expect([...wakesOf(hops)]).toEqual([
    [0, [3, 7, 12]],
    [1, [8, 10]],
  ]);
});
