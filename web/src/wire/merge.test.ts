import { expect, test } from 'vitest';
import { merged } from './merge';

// The forms of a change stand in docs/protocol.md, "Following a table"; `merged` in core/wire.py takes the same.

test('fields that changed are named, and all others stay as they were', () => {
  const before = { bank: 6, boats: [{ space: 1 }, { space: 3 }], last: null, phase: 'move' };
  const change = { bank: 4, boats: { 1: { space: 7 } }, last: { '=': { seat: 1, action: 'b3' } } };
  expect(merged(before, change)).toEqual({
    bank: 4,
    boats: [{ space: 1 }, { space: 7 }],
    last: { seat: 1, action: 'b3' },
    phase: 'move',
  });
});

test('what did not change is the same object as before, so that nothing of it is drawn anew', () => {
  const before = { boats: [{ space: 1 }, { space: 3 }], course: { rows: 3 } };
  const after = merged(before, { boats: { 1: { space: 7 } } }) as typeof before;
  expect(after.course).toBe(before.course);
  expect(after.boats[0]).toBe(before.boats[0]);
});

test('what was known is not touched', () => {
  const before = { boats: [{ space: 1 }] };
  merged(before, { boats: { 0: { space: 7 } } });
  expect(before).toEqual({ boats: [{ space: 1 }] });
});

test('no change leaves everything as it was', () => {
  expect(merged({ bank: 6, hand: ['p2'] }, {})).toEqual({ bank: 6, hand: ['p2'] });
});

test('an equals sign puts something new in place of an object, whatever was there', () => {
  expect(merged({ trick: { led: 'p2', by: 1 } }, { trick: { '=': { led: 'g9' } } })).toEqual({ trick: { led: 'g9' } });
  expect(merged({ trick: null }, { trick: { '=': { led: 'g9' } } })).toEqual({ trick: { led: 'g9' } });
});

test('an equals sign may stand for nothing', () => {
  expect(merged({ trick: { led: 'p2' } }, { trick: { '=': null } })).toEqual({ trick: null });
});

test('a list, a text, a number and null are new values', () => {
  const before = { hand: ['p2', 'g9'], phase: 'trick', bank: 6, last: { seat: 1 } };
  expect(merged(before, { hand: ['g9'], phase: 'over', bank: 0, last: null })).toEqual({
    hand: ['g9'],
    phase: 'over',
    bank: 0,
    last: null,
  });
});

test('a member of a list may be replaced whole', () => {
  expect(merged({ offers: [{ up: 'rose' }, { up: 'fern' }] }, { offers: { 0: { '=': { down: 'ivy' } } } })).toEqual({
    offers: [{ down: 'ivy' }, { up: 'fern' }],
  });
});

test('lists within lists change by place at every depth', () => {
  const before = { players: [{ window: { panes: [{ cell: 'c3', cards: 1 }] } }, { window: { panes: [] } }] };
  const change = { players: { 0: { window: { panes: { 0: { cards: 2 } } } } } };
  expect(merged(before, change)).toEqual({
    players: [{ window: { panes: [{ cell: 'c3', cards: 2 }] } }, { window: { panes: [] } }],
  });
});
