// The turn cards of the solo variant as they are printed: the sides of the two tiles laid out, then for each option
// your tile and the apprentice's. u is face up, d face down, = as it lies.
export const CARDS: Readonly<Record<string, readonly string[]>> = {
  t1: ['ud', '=='],
  t2: ['uu', 'uu', 'dd'],
  t3: ['ud', 'ud', 'du'],
  t4: ['dd', 'ud', 'du'],
  t5: ['uu', 'ud', 'du'],
  t6: ['ud', 'ud', 'du'],
};
