// Everything on the board by its full name, in the viewer's language.
import type { LegalAction, Words } from '$web/board/contract';
import type { Glazing } from './film';
import { toPlace, type Cell, type Picture, type Player } from './view';

export function namesIn(words: Words) {
  const card = (picture: Picture) => words.t(`card-${picture}`);
  const list = (pictures: readonly Picture[]) => pictures.map(card).join(', ');

  function pane(cell: Cell, { panes, moved }: Glazing, choice?: LegalAction): string {
    const cards = panes[cell] ?? [];
    const lies = cards.length === 0 ? words.t('board-pane-empty', { cell })
      : cards.length > 1 ? words.t('board-pane-pile', { cell, cards: list(cards) })
      : words.t(moved.includes(cell) ? 'board-pane-moved' : 'board-pane', { cell, card: card(cards[0]!) });
    return choice ? words.t('board-choice', { what: lies, action: choice.label }) : lies;
  }

  function window(seat: number): string {
    return seat === words.reader ? words.t('board-window-yours') : words.t('board-window-of', { name: words.player(seat) });
  }

  /** All that a small window shows, for those who do not see it. */
  function neighbour(seat: number, shown: Glazing, wins: number, player: Player): string {
    const parts = Object.keys(shown.panes).map((cell) => pane(cell, shown));
    const placing = toPlace(player);
    if (parts.length === 0) parts.push(words.t('board-nothing'));
    if (placing) parts.push(waiting(placing));
    if (player.hand?.length) parts.push(words.t('board-holds', { cards: list(player.hand) }));
    else if (player.hand_size) parts.push(words.t('draw-unknown', { n: player.hand_size }));
    return words.t('board-neighbour', { window: window(seat), wins: words.t('draw-wins', { n: wins }), panes: parts.join('; ') });
  }

  function inHand(picture: Picture | null, isChosen: boolean, choice?: LegalAction): string {
    if (picture === null) return words.t('board-hidden');
    if (isChosen) return words.t('board-set-aside', { card: card(picture) });
    return choice?.label ?? card(picture);
  }

  const waiting = (picture: Picture) => words.t('board-to-place', { card: card(picture) });

  return { card, pane, window, neighbour, inHand, waiting, effect: (picture: Picture) => words.t('board-card', { card: card(picture), effect: words.t(`card-${picture}-effect`) }) };
}
