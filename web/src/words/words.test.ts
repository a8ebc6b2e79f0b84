import { expect, test, vi } from 'vitest';
import type { Said } from '../wire/messages';
import { bundleOf, Words, type Language } from './words';

// How a sentence is said: docs/protocol.md, "Sentences". core/words.py does the same in Python.

const SOURCE = `
player-name = Player { $number }
none = nothing
card-p2 = pink 2
card-g9 = green 9
colour = { $card } is { $colour }
takes = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $card }.
gives = { $seat } gives { $to_seat }{ $to_you ->
    [yes] , that is you,
   *[no] {""}
  } { $cards }
wrote = They wrote: { $quoted }
named = { $name_quoted } sits down
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
because = { $what } because { $why }
do-steer = Steer { $sixths } sixths
`;

const wordsIn = (language: Language, names: string[] = ['Anna', 'Bert'], reader: number | null = null) =>
  new Words(language, bundleOf(language, [SOURCE]), names, reader);
const english = wordsIn('en');
const say = (code: string, args: NonNullable<Said['args']> = {}, words = english) => words.say({ code, args });

test('a text is itself the id of a message', () => {
  expect(say('takes', { seat: 1, card: 'card-p2' })).toBe('Bert takes pink 2.');
});

test('the reader is spoken to', () => {
  expect(say('takes', { seat: 1, card: 'card-p2' }, english.at(['Anna', 'Bert'], 1))).toBe('You take pink 2.');
});

test('every argument that is a seat has its own you', () => {
  const args = { seat: 0, to_seat: 1, cards: ['card-p2'] };
  expect(say('gives', args, english.at(['Anna', 'Bert'], 1))).toBe('Anna gives Bert, that is you, pink 2');
});

test('a player without name is called by their place at the table', () => {
  expect(say('takes', { seat: 2, card: 'card-p2' })).toBe('Player 3 takes pink 2.');
  expect(english.player(1)).toBe('Bert');
});

test('members of a list are said each and joined', () => {
  expect(say('gives', { seat: 0, to_seat: 1, cards: ['card-p2', 'card-g9'] })).toBe('Anna gives Bert pink 2, green 9');
  expect(say('gives', { seat: 0, to_seat: 1, cards: [3, 5] })).toBe('Anna gives Bert 3, 5');
});

test('an empty list is the message none', () => {
  expect(say('gives', { seat: 0, to_seat: 1, cards: [] })).toBe('Anna gives Bert nothing');
});

test('a number stays one, and chooses singular or plural by the language', () => {
  expect([say('points', { n: 1 }), say('points', { n: 0 })]).toEqual(['1 point', '0 points']);
  expect(say('points', { n: 0 }, wordsIn('fr'))).toBe('0 point');
});

test('a number below zero has a minus and not a hyphen', () => {
  expect(say('points', { n: -4 })).toBe('−4 points');
});

test('a sentence within a sentence is said first', () => {
  const why = { code: 'takes', args: { seat: 0, card: 'card-g9' } };
  expect(say('because', { what: 'card-p2', why })).toBe('pink 2 because Anna takes green 9.');
});

test('what somebody wrote stays as it is', () => {
  expect(say('wrote', { quoted: 'card-p2 <b>' })).toBe('They wrote: card-p2 <b>');
  expect(say('named', { name_quoted: 'none' })).toBe('none sits down');
});

test('nothing invisible is put round what is filled in', () => {
  expect(say('takes', { seat: 1, card: 'card-p2' })).not.toMatch(/[\u2066-\u2069]/);
});

test('a choice is called by its label', () => {
  expect(english.name({ is: 'take', action: 'b3', label: { code: 'card-p2' } })).toBe('pink 2');
});

test('a choice without a label is called by the message of its kind, with the numbers of the choice', () => {
  const steering = { is: 'steer', action: 'b3', sixths: -1, first: null };
  expect(english.name(steering)).toBe('Steer −1 sixths');
});

test('words of ours are filled in as they are', () => {
  expect(english.t('colour', { card: 'card-p2', colour: 'pink' })).toBe('card-p2 is pink');
});

test('a message that nobody wrote shows its id, and is reported', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(english.t('unwritten')).toBe('unwritten');
  expect(report).toHaveBeenCalledExactlyOnceWith('no words for unwritten in en');
  expect([english.knows('unwritten'), english.knows('do-steer')]).toEqual([false, true]);
});
