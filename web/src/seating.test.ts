// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { clockwise, namesOf, seatsOf } from './seating';
import type { SeatFacts } from './wire/messages';
import { bundleOf, Words } from './words/words';

const words = new Words('en', bundleOf('en', ['bot-greedy = Greedy\nplayer-name = Player { $number }']), ['Anna'], 0);
const person = (name: string | null) => ({ name, bot: null }) as SeatFacts;
const bot = (name: string | null = null) => ({ name, bot: 'greedy' }) as SeatFacts;

test('people are called by their names and bots by their level; a free seat has no name', () => {
  expect(namesOf([person('Anna'), bot(), person(null)], words)).toEqual(['Anna', 'Greedy', '']);
});

test('a seat on which a bot plays for somebody keeps their name', () => {
  expect(namesOf([bot('Anna')], words)).toEqual(['Anna']);
});

test('namesakes are told apart by their seats, free seats are not', () => {
  expect(namesOf([bot(), person('Anna'), bot(), person(null), person(null)], words)).toEqual([
    'Greedy 1',
    'Anna',
    'Greedy 3',
    '',
    '',
  ]);
});

test('a seat says who sits there, whether it is the viewer and whether it is waited for', () => {
  expect(seatsOf([person('Anna'), bot()], words, 0, [1])).toEqual([
    { number: 0, name: 'Anna', bot: null, isYou: true, isToAct: false },
    { number: 1, name: 'Player 2', bot: 'greedy', isYou: false, isToAct: true },
  ]);
});

test('clockwise begins with the neighbour and ends with oneself', () => {
  expect(clockwise(['a', 'b', 'c', 'd'], 1)).toEqual(['c', 'd', 'a', 'b']);
});

test('an onlooker sees the first seat first', () => {
  expect(clockwise(['a', 'b', 'c'], null)).toEqual(['a', 'b', 'c']);
});
