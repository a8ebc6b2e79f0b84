// The mark of each colour: the outline of its picture frame, in a box of 20 round 0, 0.
import type { Colour } from './deck';

export const MARK: Record<Colour, string> = {
  green: 'M-8.500-8.500h17v17h-17z',
  pink: 'M0-9.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 1 1 0-19z',
  orange: 'M0-10.500 10.500 0 0 10.500-10.500 0z',
  blue: 'M-8.500 9v-9.500a8.500 8.500 0 0 1 17 0V9z',
};

/** The same as the frame round a portrait, on a card of 100 by 140; `inset` makes it smaller. */
export function frame(colour: Colour, inset: number): string {
  const [left, right, top, bottom] = [7 + inset, 93 - inset, 9 + inset, 131 - inset];
  const [wide, high] = [right - left, bottom - top];
  if (colour === 'green') return `M${left} ${top}H${right}V${bottom}H${left}z`;
  if (colour === 'pink')
    return `M50 ${top}A${wide / 2} ${high / 2} 0 1 1 50 ${bottom}A${wide / 2} ${high / 2} 0 1 1 50 ${top}z`;
  const cut = 17 - inset * 0.4;
  if (colour === 'orange')
    return `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}z`;
  return `M${left} ${bottom}V${top + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${right} ${top + wide / 2}V${bottom}z`;
}
