// Everything on the board by its full name, in the viewer's language.
import type { Legal, Words } from '$web/board/contract';
import type { Glazing } from './film';
import { paneAt, toPlace, type Cell, type Picture } from './view';
import type { Player } from './wire';

export function namesIn(words: Words) {
  const card = (picture: Picture) => words.t(`card-${picture}`);
  const list = (pictures: readonly Picture[]) => pictures.map(card).join(', ');

  /** What lies on a pane; what may be done with it says that too. */
  function pane(cell: Cell, window: Glazing, choice?: Legal): string {
    const { cards, moved } = paneAt(window, cell) ?? { cards: [], moved: false };
    if (choice) return choice.text;
    if (cards.length === 0) return words.t('board-pane-empty', { cell });
    if (cards.length > 1) return words.t('board-pane-pile', { cell, cards: list(cards) });
    return words.t(moved ? 'board-pane-moved' : 'board-pane', { cell, card: card(cards[0]!) });
  }

  const sealed = (cell: Cell, picture: Picture) => words.t('board-pane-sealed', { cell, card: card(picture) });

  function window(seat: number): string {
    return seat === words.reader
      ? words.t('board-window-yours')
      : words.t('board-window-of', { name: words.player(seat) });
  }

  /** All that a small window shows, for those who do not see it; without a player, whose cards are not shown. */
  function neighbour(seat: number, shown: Glazing, wins: number, player: Player | null): string {
    const parts = shown.panes.map(({ cell }) => pane(cell, shown));
    const placing = player && toPlace(player);
    if (parts.length === 0) parts.push(words.t('board-nothing'));
    if (placing) parts.push(words.t('board-to-place', { card: card(placing) }));
    if (player?.hand?.length) parts.push(words.t('board-holds', { cards: list(player.hand) }));
    else if (player?.hand_size) parts.push(words.t('draw-unknown', { n: player.hand_size }));
    return words.t('board-neighbour', {
      window: window(seat),
      wins: words.t('draw-wins', { n: wins }),
      panes: parts.join('. '),
    });
  }

  const effect = (picture: Picture) =>
    words.t('board-card', { card: card(picture), effect: words.t(`card-${picture}-effect`) });
  const waiting = (picture: Picture) => words.t('board-to-place', { card: effect(picture) });

  function inHand(picture: Picture | null, isChosen: boolean): string {
    if (picture === null) return words.t('board-hidden');
    return isChosen ? words.t('board-set-aside', { card: card(picture) }) : effect(picture);
  }

  return { card, effect, pane, sealed, window, neighbour, inHand, waiting };
}
