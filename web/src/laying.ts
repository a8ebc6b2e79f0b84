// Laying tables: from one tap (bots, no questions) to every wish.
import { me } from './identity.svelte';
import { settings } from './settings.svelte';
import { connection } from './wire/connection.svelte';
import { server } from './wire/http';
import { answerTo } from './wire/seeds';
import type { GameFacts, NewTable, TableFacts } from './wire/messages';
import { t } from './words/catalogues.svelte';

/** A small table for a first game: two if the game can be played by two. */
export const usualSeats = (game: GameFacts): number =>
  game.players.find((number) => number >= 2) ?? game.players[0] ?? 1;

/** Bots come from the weakest to the strongest; the second plays decently and leaves room to win. */
export const usualLevel = (levels: string[]): string => levels[Math.min(1, levels.length - 1)] ?? '';

/** Where a game asks for a language, it is the player's own. */
export const ownOptions = (game: GameFacts): Record<string, string> =>
  Object.fromEntries(
    game.options
      .filter(({ choices }) => choices.includes(settings.kept.language))
      .map(({ name }) => [name, settings.kept.language]),
  );

export const clockText = (seconds: number): string =>
  seconds === 0
    ? t('ui-clock-none')
    : seconds < 3600
      ? t('ui-clock-minutes', { n: seconds / 60 })
      : t('ui-clock-days', { n: seconds / 86_400 });

export async function lay(wish: Omit<NewTable, 'language'>): Promise<TableFacts> {
  await me.ensure();
  return server.lay({ ...wish, language: settings.kept.language });
}

/** Sit down against bots at once. The table's address is all one needs from then on. */
export async function playNow(game: GameFacts, levels: string[]): Promise<string> {
  const seats = usualSeats(game);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, usualLevel(levels)]));
  const { id } = await lay({ game: game.name, seats, bots, options: ownOptions(game) });
  await start(id);
  return id;
}

/** Begin where nobody needs to gather: our seed is bound first, and revealed once the table has begun to shuffle. */
export async function start(table: string): Promise<void> {
  await shuffle(table);
  await connection.do({ do: 'start', table });
  await shuffle(table);
}

async function shuffle(table: string): Promise<void> {
  const facts = await server.table(table);
  const command = await answerTo(
    facts,
    facts.seats.findIndex(({ is_host }) => is_host),
  );
  if (command) await connection.do(command);
}
