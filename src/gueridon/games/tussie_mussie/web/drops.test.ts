import { expect, test } from 'vitest';
import { dropped, type Target } from './drops';
import { columnSpot, KEPT, traySpot, type Action } from './spots';
import type { View } from './wire';

const [YOU, OTHER] = [0, 1];
const action = (is: string, given: object = {}) => ({ is, action: is, ...given }) as Action;
const on = (owner: number | null, column: number | null = null): Target => ({ owner, column });
const view = (phase: View['phase']) => ({ phase }) as View;
/** What it means to drop a tile, where these actions are possible at its spot. */
function drop(spot: Parameters<typeof dropped>[0], target: Target, phase: View['phase'], actions: Action[], down = 0) {
  return dropped(spot, target, down, view(phase), YOU, new Map([[spot.id, actions]]));
}

const offer = action('make-offer');

test('a tile of the tray is offered to the neighbour, not to oneself', () => {
  expect(drop(traySpot(0), on(OTHER), 'offer', [offer])).toEqual({ action: 'make-offer' });
  expect(drop(traySpot(0), on(YOU), 'offer', [offer])).toBeNull();
  expect(drop(traySpot(0), on(null), 'offer', [offer])).toBeNull();
});

test('in every other phase a tile of the tray goes to oneself', () => {
  expect(drop(traySpot(0), on(YOU), 'choice', [action('take')])).toEqual({ action: 'take' });
  expect(drop(traySpot(0), on(OTHER), 'choice', [action('take')])).toBeNull();
});

test('where a tile can be laid in several ways, it is held until one is chosen', () => {
  const ways = [action('distribute', { option: 0 }), action('distribute', { option: 1 })];
  expect(drop(traySpot(0), on(YOU), 'distribution', ways)).toEqual({ held: traySpot(0) });
});

test('a tile that is kept replaces the one it is dropped on', () => {
  const replace = action('replace');
  const actions = new Map([[columnSpot(YOU, 2).id, [replace]]]);
  expect(dropped(KEPT, on(YOU, 2), 0, view('pre-presentation'), YOU, actions)).toBe(replace);
  expect(dropped(KEPT, on(YOU, 1), 0, view('pre-presentation'), YOU, actions)).toBeNull();
  expect(dropped(KEPT, on(OTHER, 2), 0, view('pre-presentation'), YOU, actions)).toBeNull();
});

test('a tile of one’s own that goes to the tray is discarded, or the game says why not', () => {
  const discard = action('discard');
  const spot = columnSpot(YOU, 1);
  expect(drop(spot, on(null), 'pre-presentation', [discard])).toBe(discard);
  expect(drop(spot, on(null), 'pre-presentation', [])).toEqual({ asked: 'row0.1>tray' });
});

test('a tile that is dragged far enough up or down changes rows, or the game says why not', () => {
  const move = action('move');
  const spot = columnSpot(YOU, 1);
  expect(drop(spot, on(YOU), 'pre-presentation', [move], -21)).toBe(move);
  expect(drop(spot, on(YOU), 'pre-presentation', [move], 20)).toBeNull();
  expect(drop(spot, on(YOU), 'pre-presentation', [], 21)).toEqual({ asked: 'row0.1>row' });
});
