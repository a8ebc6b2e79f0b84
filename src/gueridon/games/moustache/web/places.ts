// Where everybody sits on the wall: oneself below, the others clockwise from the left.
export type Place = 'own' | 'left' | 'low-left' | 'high-left' | 'top' | 'high-right' | 'low-right' | 'right';

const PLACES: Record<number, Place[]> = {
  3: ['own', 'left', 'right'],
  4: ['own', 'left', 'top', 'right'],
  5: ['own', 'low-left', 'high-left', 'high-right', 'low-right'],
  6: ['own', 'low-left', 'high-left', 'top', 'high-right', 'low-right'],
};

/** The seats clockwise from one's own, with their places. */
export function placesFrom(own: number, seats: number): { seat: number; place: Place }[] {
  const places = PLACES[seats] ?? [];
  return places.map((place, i) => ({ seat: (own + i) % seats, place }));
}
