import { expect, test } from 'vitest';
import type { Words } from '$web/board/contract';
import type { namesIn } from './names';
import { noteOn, titleOf } from './texts';
import type { Player, View, WindowWorth } from './wire';

/** Words that say which message is asked for, and with what. */
const words = {
  t: (code: string, args: object = {}) => `${code}(${Object.values(args).join('; ')})`,
  say: ({ code }: { code: string }) => code,
  player: (seat: number) => `player ${seat}`,
} as unknown as Words;
const names = { effect: (card: string) => `effect of ${card}` } as ReturnType<typeof namesIn>;
const worth = { points: 9, said: { code: 'tell-worth' } } as WindowWorth;
const owner = (given: object = {}) => ({ passes_to: 1, window: { steps: [] }, ...given }) as unknown as Player;
const viewAt = (stage: View['stage']) => ({ stage, passing: 'left' }) as View;
const note = (given: Partial<Parameters<typeof noteOn>[0]>) =>
  noteOn({
    view: viewAt('pick'),
    owner: owner(),
    isOwn: true,
    worth: null,
    isEnding: false,
    isPending: false,
    card: null,
    canAct: true,
    words,
    names,
    ...given,
  });

test('the title is the score of a window that has been counted, or else where in the game one is', () => {
  expect(titleOf(worth, { round: 2, phase: 1 } as View, words)).toBe('draw-points(9)');
  expect(titleOf(null, { round: 2, phase: 1 } as View, words)).toBe('board-phase(2; 1)');
  expect(titleOf(null, { round: 2, phase: null } as View, words)).toBe('board-round(2)');
});

test('when a round ends, the score is said before anything else', () => {
  expect(note({ isEnding: true, worth, card: 'leaf' })).toBe('tell-worth');
  expect(note({ isEnding: true, card: 'leaf' })).toBe('');
});

test('a last step that is to be confirmed is said before a card is explained', () => {
  expect([note({ isPending: true, card: 'leaf' }), note({ card: 'leaf' })]).toEqual([
    'board-last-step()',
    'effect of leaf',
  ]);
});

test('while a window comes alive, its owner hears what they may do', () => {
  const view = viewAt('activate');
  expect(note({ view })).toBe('board-in-order()');
  expect(note({ view, owner: owner({ window: { steps: [{}] } }) })).toBe('board-take-back()');
  expect(note({ view, canAct: false })).toBe('board-at-rest()');
  expect(note({ view, isOwn: false })).toBe('');
});

test('while cards are chosen, it says to whom the hand goes on', () => {
  expect(note({})).toBe('board-passes-left(player 1)');
  expect([note({ isOwn: false }), note({ owner: owner({ passes_to: null }) })]).toEqual(['', '']);
});
