// Who sits where, in the reader's words.
import type { Seat } from './board/contract';
import type { SeatFacts } from './wire/messages';
import type { Words } from './words/words';

/** What everybody is called; namesakes are told apart by their seats. */
export function namesOf(seats: readonly Pick<SeatFacts, 'name' | 'bot'>[], words: Words): string[] {
  const called = seats.map((seat) => seat.name ?? (seat.bot === null ? '' : botName(seat.bot, words)));
  return called.map((name, i) =>
    name && called.filter((other) => other === name).length > 1 ? `${name} ${i + 1}` : name,
  );
}

export const botName = (level: string, words: Words): string => words.t(`bot-${level}`);

export function seatsOf(
  facts: readonly SeatFacts[],
  words: Words,
  you: number | null,
  toAct: readonly number[],
): Seat[] {
  return facts.map((seat, number) => ({
    number,
    name: words.player(number),
    bot: seat.bot,
    isYou: number === you,
    isToAct: toAct.includes(number),
  }));
}

/** Clockwise, from the seat after one's own to one's own; an onlooker sees the first seat first. */
export function clockwise<T>(seats: readonly T[], you: number | null): T[] {
  return you === null ? [...seats] : [...seats.slice(you + 1), ...seats.slice(0, you + 1)];
}
