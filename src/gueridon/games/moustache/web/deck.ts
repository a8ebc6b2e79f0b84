// What lies in the box, by its name.
import type { Animal, Box, Card, RuleCard, Stars, View } from './wire';

export type Colour = Animal['colour'];
export type Team = keyof Stars;
export type Cup = View['cups'][number][number];

export const TEAMS: Team[] = ['blue', 'pink'];

export class Deck {
  readonly #cards: Map<string, Card>;
  readonly #rules: Map<string, RuleCard>;

  constructor(readonly box: Box) {
    this.#cards = new Map(box.cards.map((card) => [card.name, card]));
    this.#rules = new Map(box.rules.map((rule) => [rule.name, rule]));
  }

  rule(name: string): RuleCard {
    return this.#rules.get(name)!;
  }

  /** The animal on a card; null for a joker. */
  animal(card: string): Animal | null {
    return this.#cards.get(card)?.animal ?? null;
  }

  /** The Rule cards of a row that are about a card. */
  rulesAbout(card: string, row: string[]): RuleCard[] {
    return row.map((name) => this.rule(name)).filter(({ cards }) => cards.includes(card));
  }
}
