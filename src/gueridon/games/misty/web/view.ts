// Small readings of the view, and of what is told and offered.
import type { Legal } from '$web/board/contract';
import type { AnyChoice, AnyEvent, Player, Window, WindowWorth } from './wire';

/** A cell by its name. */
export type Cell = string;
export type Picture = string;

/** The card that a player has taken and not placed yet. */
export const toPlace = ({ window }: Player): Picture | null => window.cards[window.cells.length] ?? null;

/** A hand card by card; null for a card that the viewer has not seen. */
export const handOf = (player: Player): (Picture | null)[] =>
  player.hand ?? Array.from({ length: player.hand_size }, () => null);

export const paneAt = ({ panes }: Pick<Window, 'panes'>, cell: Cell) => panes.find((pane) => pane.cell === cell);

/** What is touched to choose something: a card of the hand, or a cell. */
export function touchedFor(choice: AnyChoice): Picture | Cell {
  if ('motion' in choice) return choice.motion.start;
  return choice.is === 'pick' ? choice.card : choice.cell;
}

/** What may be done, by what is touched for it. */
export type Choices = ReadonlyMap<Picture | Cell, Legal<AnyChoice>>;

export const choicesIn = (legal: readonly Legal<AnyChoice>[]): Choices =>
  new Map(legal.map((choice) => [touchedFor(choice), choice]));

export const isWorth = (event: AnyEvent): event is WindowWorth => event.is === 'window-worth';
