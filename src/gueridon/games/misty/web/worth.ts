// What each pane was worth, as it was told at the end of a round.
import type { Said } from '$web/board/contract';
import type { Picture } from './view';

export interface Worth {
  points: number;
  flower: number;
  smile: number;
  other: number;
  pile: number;
  /** For smiles side by side, together. */
  together: number;
}

function reasonsIn(why: Said): Said[] {
  const { first, then } = why.args ?? {};
  return why.code === 'why-also' ? [...reasonsIn(first as Said), ...reasonsIn(then as Said)] : [why];
}

/** Seat by seat; empty when no round has just ended. */
export function worthsIn(told: readonly Said[]): Worth[] {
  return told.filter(({ code }) => code === 'tell-window-worth').map(({ args }) => {
    const reasons = reasonsIn(args?.['why'] as Said);
    const all = (code: string) => Number(reasons.find((each) => each.code === code)?.args?.['points'] ?? 0);
    const each = (code: string) => all(code) / Number(reasons.find((reason) => reason.code === code)?.args?.['n'] ?? 1);
    return {
      points: Number(args?.['points']), flower: each('why-flowers'), smile: each('why-smiles'), other: each('why-others'), pile: 0,
      together: all('why-side-by-side'),
    };
  });
}

export function worthOf(cards: readonly Picture[], worth: Worth): number {
  if (cards.length > 1) return worth.pile;
  const [picture] = cards;
  return picture === 'flower' || picture === 'smile' ? worth[picture] : worth.other;
}
