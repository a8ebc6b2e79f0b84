// The two lines that go with the large window: its title, and what may be said of it just now.
import type { Words } from '$web/board/contract';
import type { namesIn } from './names';
import type { Picture } from './view';
import type { Player, View, WindowWorth } from './wire';

/** The score of a window that has been counted, or else where in the game one is. */
export function titleOf(worth: WindowWorth | null, { round, phase }: View, words: Words): string {
  if (worth) return words.t('draw-points', { n: worth.points });
  return phase === null ? words.t('board-round', { round }) : words.t('board-phase', { round, phase });
}

interface Moment {
  view: View;
  owner: Player;
  isOwn: boolean;
  worth: WindowWorth | null;
  isEnding: boolean;
  /** The last step waits to be confirmed. */
  isPending: boolean;
  /** The card that is looked at, or that waits to be placed. */
  card: Picture | null;
  canAct: boolean;
  words: Words;
  names: ReturnType<typeof namesIn>;
}

export function noteOn({ view, owner, isOwn, worth, isEnding, isPending, card, canAct, names, words }: Moment): string {
  if (isEnding) return worth ? words.say(worth.said) : '';
  if (isPending) return words.t('board-last-step');
  if (card) return names.effect(card);
  if (view.stage === 'activate') {
    if (!isOwn) return '';
    return words.t(!canAct ? 'board-at-rest' : owner.window.steps.length ? 'board-take-back' : 'board-in-order');
  }
  if (owner.passes_to === null || !isOwn) return '';
  return words.t(`board-passes-${view.passing}`, { name: words.player(owner.passes_to) });
}
