import { expect, test } from 'vitest';
import { film, type Glazing } from './film';
import type { AnyEvent, Pane, View } from './wire';

/** Windows drawn as text: a cell and the cards on it, the lowest first. A star marks a pane that has moved. */
function windowOf(text: string): Glazing {
  const panes = text
    .split(' ')
    .filter(Boolean)
    .map((each): Pane => {
      const [cell, cards] = each.replace('*', '').split(':') as [string, string];
      return { cell, cards: cards.split('+'), moved: each.endsWith('*') };
    });
  return { frame: [], panes };
}
const written = ({ panes }: Glazing) =>
  panes.map(({ cell, cards, moved }) => `${cell}:${cards.join('+')}${moved ? '*' : ''}`).join(' ');
const viewOf = (...windows: string[]) => ({ players: windows.map((text) => ({ window: windowOf(text) })) }) as View;

const said = { code: 'tell' };
const placed = (seat: number, card: string, cell: string): AnyEvent => ({ is: 'placed', seat, card, cell, said });
type Going = 'moved' | 'covered' | 'left' | 'ate';
const went = (is: Going, seat: number, card: string, start: string, end: string | null, ...under: string[]) =>
  ({ is, seat, motion: { card, start, end, way: null, under }, said }) as AnyEvent;

const framesOf = (before: View, told: AnyEvent[]) => film(before, told).map(({ windows }) => windows.map(written));

test('where nothing moves there is no picture', () => {
  expect(film(viewOf('c3:leaf'), [{ is: 'round-began', said } as AnyEvent])).toEqual([]);
});

test('a card that is placed is not there yet in its own picture, and there in the next', () => {
  const told = [placed(0, 'leaf', 'c3'), placed(0, 'star', 'c4')];
  expect(framesOf(viewOf(''), told)).toEqual([[''], ['c3:leaf']]);
});

test('a card that moves is lifted from where it lay, and lies marked where it went', () => {
  const told = [went('moved', 0, 'rocket', 'c3', 'c2'), placed(0, 'star', 'c4')];
  expect(framesOf(viewOf('c3:rocket d3:leaf'), told)).toEqual([['d3:leaf'], ['d3:leaf c2:rocket*']]);
});

test('a card that covers another lies on top of it', () => {
  const covered = went('covered', 0, 'rocket', 'c3', 'c2', 'leaf');
  expect(framesOf(viewOf('c2:leaf c3:rocket'), [covered, placed(0, 'star', 'd4')]).at(-1)).toEqual(['c2:leaf+rocket*']);
});

test('a card that was eaten is gone: the monster alone lies there', () => {
  const ate = went('ate', 0, 'monster', 'c3', 'c2', 'leaf');
  expect(framesOf(viewOf('c2:leaf c3:monster'), [ate, placed(0, 'star', 'd4')]).at(-1)).toEqual(['c2:monster*']);
});

test('a card that leaves the window lies nowhere', () => {
  const left = went('left', 0, 'balloon', 'c1', null);
  expect(framesOf(viewOf('c1:balloon d1:leaf'), [left, placed(0, 'star', 'd4')]).at(-1)).toEqual(['d1:leaf']);
});

test('windows come alive all at once, each at its own pace', () => {
  const told = [
    went('moved', 0, 'rocket', 'c3', 'c2'),
    went('moved', 0, 'leaf', 'd3', 'd4'),
    went('moved', 1, 'star', 'b2', 'b1'),
  ];
  const frames = film(viewOf('c3:rocket d3:leaf', 'b2:star'), told);
  expect(frames.map(({ moves }) => moves.map((move) => move && 'motion' in move && move.motion.card))).toEqual([
    ['rocket', 'star'],
    ['leaf', null],
  ]);
  expect(written(frames[1]!.windows[1]!)).toBe('b1:star*');
});

test('the windows before are not touched', () => {
  const before = viewOf('c3:rocket');
  film(before, [went('moved', 0, 'rocket', 'c3', 'c2')]);
  expect(written(before.players[0]!.window)).toBe('c3:rocket');
});
