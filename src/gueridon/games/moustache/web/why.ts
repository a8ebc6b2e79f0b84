// Why a card is winning: the sentences of the law that show in the trick. Who wins is known from the view; this only finds words.
import type { Said } from '$web/board/contract';
import { asSaid, colourOf, colourOrder, isAbout, valueOf, type Card, type LawSentence, type Play } from './view';

/** The Rule card behind a sentence, for those that decide a trick. */
const BEHIND: Record<string, string> = {
  'law-privilege': 'twos_win', 'tell-take-privilege': 'twos_win',
  'law-equals': 'equals_out', 'tell-equals': 'equals_out',
  'law-lowest': 'three_lowest', 'tell-lowest': 'three_lowest', 'tell-lowest-strongest': 'three_lowest',
  'law-second': 'runner_up', 'tell-take-second': 'runner_up',
  'law-fall': 'tens_fall',
  'tell-cut': 'cut_sets_colour',
  'tell-left': 'left_leads',
};

/** The Rule cards that these sentences speak of. */
export const rulesBehind = (sentences: Said[]) => new Set(sentences.map(({ code }) => BEHIND[code]));

const STRONGEST: Said = { code: 'board-why-strongest' };
const UNICORN: Said = { code: 'board-why-unicorn' };
const ONLY: Said = { code: 'board-why-only' };

/** Reasons to say after “X is winning with Y”; none where nothing short would be true. */
export function whyWinning(card: Card, plays: Play[], law: LawSentence[]): Said[] {
  if (card === 'unicorn') return [UNICORN];
  const rivals = plays.map((play) => play.card).filter((each) => each !== card && colourOf(each) !== null);
  if (rivals.length === 0) return [ONLY];
  const decisive = law.find((sentence) => sentence.code === 'law-second' || (sentence.code === 'law-privilege' && isAbout(sentence, card)));
  if (decisive) return [asSaid(decisive)];
  if (isHighestOfStrongest(card, rivals, law)) return [STRONGEST];
  return law.filter((sentence) => showsIn(sentence, card, rivals)).map(asSaid);
}

/** Whether what a sentence amends can be seen among these cards. */
function showsIn(sentence: LawSentence, card: Card, rivals: Card[]): boolean {
  if (sentence.code === 'law-lowest') return [card, ...rivals].some((each) => isAbout(sentence, each));
  if (sentence.code === 'law-fall') return rivals.some((each) => isAbout(sentence, each));
  return sentence.code === 'law-equals' && new Set(rivals.map(valueOf)).size < rivals.length;
}

function isHighestOfStrongest(card: Card, rivals: Card[], law: LawSentence[]): boolean {
  const order = colourOrder(law);
  const rank = (each: Card) => order.indexOf(colourOf(each) ?? 'green') * 100 + valueOf(each);
  return rivals.every((rival) => rank(rival) < rank(card));
}
