// Tiles that go from one place to another in a step, and those that are new on the tray.
import { fly, layDown } from './motion';
import { hasDrawn, movements } from './spots';
import type { View } from './wire';

export type Places = Map<string, DOMRect>;

export function placesIn(root: HTMLElement | undefined): Places {
  const tiles = [...(root?.querySelectorAll('[data-spot]') ?? [])];
  return new Map(tiles.map((tile) => [tile.getAttribute('data-spot')!, tile.getBoundingClientRect()]));
}

interface Travel {
  earlier: View;
  view: View;
  from: Places;
  at: (id: string) => HTMLElement | null | undefined;
  root: HTMLElement | undefined;
  duration: number;
  pace: number;
}

export function travel({ earlier, view, from, at, root, duration, pace }: Travel): void {
  const flights = movements(earlier, view).flatMap(([spot, place]) => {
    const [start, tile] = [from.get(spot.id), at(place.id)];
    return start && tile ? { tile, start, end: tile.getBoundingClientRect() } : [];
  });
  for (const { tile, start, end } of flights) fly(tile, start, end, 320 / pace);
  if (!hasDrawn(earlier, view)) return;
  root?.querySelectorAll('[data-spot^="drawn"]').forEach((tile, i) => layDown(tile, duration, (120 + 90 * i) / pace));
}
