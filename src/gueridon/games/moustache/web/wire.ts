// Made by ./dev types from src/gueridon/games/moustache/wire.py. Do not edit.

export type Wire =
  | Animal
  | Box
  | Card
  | RuleCard
  | Round
  | Table
  | CardLed
  | Said
  | CardPlayed
  | CardsCounted
  | ColourChanged
  | CupDrawn
  | CupsTurned
  | Hand
  | HandDealt
  | HandKnown
  | LaidOpen
  | LastCounted
  | LawLine
  | Leads
  | LowestWins
  | MostCounted
  | NobodyTakes
  | NothingStolen
  | PassCard
  | PassChosen
  | Passed
  | Passing
  | Piles
  | Play
  | PlayCard
  | Reason
  | Received
  | RoundWon
  | RuleRevealed
  | Stars
  | StealCard
  | Stolen
  | TeamCounted
  | TeamsDealt
  | ThrownOut
  | Trick
  | TrickSpoilt
  | TrickTaken
  | View
  | Winning
  | AnyEvent
  | AnyChoice;
export type AnyEvent =
  | CardLed
  | CardPlayed
  | CardsCounted
  | ColourChanged
  | CupDrawn
  | CupsTurned
  | HandDealt
  | HandKnown
  | LaidOpen
  | LastCounted
  | Leads
  | LowestWins
  | MostCounted
  | NobodyTakes
  | NothingStolen
  | PassChosen
  | Passed
  | Received
  | RoundWon
  | RuleRevealed
  | Stolen
  | TeamCounted
  | TeamsDealt
  | ThrownOut
  | TrickSpoilt
  | TrickTaken;
export type AnyChoice = PassCard | PlayCard | StealCard;

export interface Animal {
  colour: 'blue' | 'green' | 'orange' | 'pink';
  value: number;
  stars: number;
}
export interface Box {
  cards: Card[];
  colours: ('blue' | 'green' | 'orange' | 'pink')[];
  rules: RuleCard[];
  rounds: Round[];
  tables: Table[];
}
export interface Card {
  name: string;
  animal: Animal | null;
}
export interface RuleCard {
  name: string;
  deck: 'black' | 'white';
  amendment:
    | 'cut'
    | 'equals'
    | 'fall'
    | 'fewer'
    | 'last'
    | 'left'
    | 'lowest'
    | 'most'
    | 'open'
    | 'pass'
    | 'privilege'
    | 'reverse'
    | 'second'
    | 'worth';
  cards: string[];
  times: number;
  number: number;
}
export interface Round {
  deck: 'black' | 'white';
  cups: number[];
}
export interface Table {
  players: number;
  blue_team: number;
  hand: number;
  jokers_each: number;
}
export interface CardLed {
  is: 'card-led';
  seat: number;
  card: string;
  said: Said;
  counts?: boolean;
}
/**
 * A sentence by its id in the Fluent catalogues, and what to fill into it.
 */
export interface Said {
  code: string;
  args?: {
    [k: string]: number | string | (number | string)[] | Said;
  };
}
export interface CardPlayed {
  is: 'card-played';
  seat: number;
  card: string;
  said: Said;
  counts?: boolean;
}
/**
 * Cards of a team that are worth as much each.
 */
export interface CardsCounted {
  is: 'cards-counted';
  team: 'blue' | 'pink';
  cards: string[];
  each: number;
  stars: number;
  sum: number;
  said: Said;
  counts?: boolean;
}
/**
 * A card that does not follow has changed the colour to follow.
 */
export interface ColourChanged {
  is: 'colour-changed';
  colour: 'blue' | 'green' | 'orange' | 'pink';
  rules: string[];
  said: Said;
  counts?: boolean;
}
export interface CupDrawn {
  is: 'cup-drawn';
  seat: number;
  points: number | null;
  said: Said;
  counts?: boolean;
}
/**
 * In the end, the points of a player.
 */
export interface CupsTurned {
  is: 'cups-turned';
  seat: number;
  cups: number[];
  points: number;
  said: Said;
  counts?: boolean;
}
/**
 * What the viewer knows of a player's cards.
 */
export interface Hand {
  size: number;
  jokers: number;
  known: string[];
  void: ('blue' | 'green' | 'orange' | 'pink')[];
  passed: string[];
}
export interface HandDealt {
  is: 'hand-dealt';
  seat: number;
  cards: string[];
  said: Said;
  counts?: boolean;
}
/**
 * Cards that everybody knows a player to hold.
 */
export interface HandKnown {
  is: 'hand-known';
  seat: number;
  cards: string[];
  said: Said;
  counts?: boolean;
}
export interface LaidOpen {
  is: 'laid-open';
  seat: number;
  cards: string[];
  said: Said;
  counts?: boolean;
}
/**
 * What a team gains for the last trick.
 */
export interface LastCounted {
  is: 'last-counted';
  team: 'blue' | 'pink';
  rule: string;
  stars: number;
  sum: number;
  said: Said;
  counts?: boolean;
}
/**
 * One sentence of what holds now, beside the order of the colours.
 */
export interface LawLine {
  rules: string[];
  said: Said;
}
/**
 * Who leads the next trick, where it is not plainly who took this one.
 */
export interface Leads {
  is: 'leads';
  seat: number;
  why: 'again' | 'left' | 'still';
  rules: string[];
  said: Said;
  counts?: boolean;
}
export interface LowestWins {
  is: 'lowest-wins';
  rules: string[];
  second_wins: boolean;
  said: Said;
  counts?: boolean;
}
/**
 * What a team loses for having more of some cards.
 */
export interface MostCounted {
  is: 'most-counted';
  team: 'blue' | 'pink';
  rule: string;
  number: number;
  stars: number;
  sum: number;
  said: Said;
  counts?: boolean;
}
/**
 * No card that can win is left in the trick.
 */
export interface NobodyTakes {
  is: 'nobody-takes';
  said: Said;
  counts?: boolean;
}
export interface NothingStolen {
  is: 'nothing-stolen';
  seat: number;
  said: Said;
  counts?: boolean;
}
export interface PassCard {
  is: 'pass-card';
  card: string;
  action: string;
  label?: Said;
}
/**
 * The viewer has chosen a card to pass.
 */
export interface PassChosen {
  is: 'pass-chosen';
  card: string;
  to: number;
  said: Said;
  counts?: boolean;
}
/**
 * Everybody passes their cards.
 */
export interface Passed {
  is: 'passed';
  said: Said;
  counts?: boolean;
}
/**
 * The viewer's own part in passing, as long as anybody has to choose.
 */
export interface Passing {
  number: number;
  chosen: string[];
  to: number;
}
export interface Piles {
  blue: string[];
  pink: string[];
}
export interface Play {
  seat: number;
  card: string;
}
export interface PlayCard {
  is: 'play-card';
  card: string;
  action: string;
  label?: Said;
}
/**
 * Why a card wins so far.
 */
export interface Reason {
  why:
    | ('only' | 'strongest' | 'unicorn')
    | (
        | 'cut'
        | 'equals'
        | 'fall'
        | 'fewer'
        | 'last'
        | 'left'
        | 'lowest'
        | 'most'
        | 'open'
        | 'pass'
        | 'privilege'
        | 'reverse'
        | 'second'
        | 'worth'
      );
  rule: string | null;
  said: Said;
}
/**
 * Cards that somebody passed, as far as the viewer knows them.
 */
export interface Received {
  is: 'received';
  seat: number;
  giver: number;
  cards: string[];
  said: Said;
  counts?: boolean;
}
export interface RoundWon {
  is: 'round-won';
  team: 'blue' | 'pink';
  why: 'crown' | 'fewer' | 'more';
  said: Said;
  counts?: boolean;
}
export interface RuleRevealed {
  is: 'rule-revealed';
  round: number;
  rule: string;
  said: Said;
  counts?: boolean;
}
export interface Stars {
  blue: number;
  pink: number;
}
export interface StealCard {
  is: 'steal-card';
  card: string;
  action: string;
  label?: Said;
}
/**
 * The monkey picks an animal of the trick.
 */
export interface Stolen {
  is: 'stolen';
  seat: number;
  card: string;
  said: Said;
  counts?: boolean;
}
/**
 * A team's stars in all.
 */
export interface TeamCounted {
  is: 'team-counted';
  team: 'blue' | 'pink';
  stars: number;
  said: Said;
  counts?: boolean;
}
export interface TeamsDealt {
  is: 'teams-dealt';
  blue: number[];
  pink: number[];
  crown: number;
  said: Said;
  counts?: boolean;
}
/**
 * Equal values leave the trick before it is resolved.
 */
export interface ThrownOut {
  is: 'thrown-out';
  cards: string[];
  rules: string[];
  said: Said;
  counts?: boolean;
}
export interface Trick {
  plays: Play[];
  winner: number | null;
}
/**
 * A pigeon: all cards are thrown away, and this one would have won.
 */
export interface TrickSpoilt {
  is: 'trick-spoilt';
  seat: number;
  card: string;
  said: Said;
  counts?: boolean;
}
export interface TrickTaken {
  is: 'trick-taken';
  seat: number;
  card: string;
  why: 'lowest' | 'only' | 'privilege' | 'second' | 'strongest' | 'unicorn';
  rules: string[];
  cards: string[];
  stars: number;
  said: Said;
  counts?: boolean;
}
export interface View {
  seats: number;
  round: number;
  phase: 'cups' | 'deal' | 'over' | 'pass' | 'reveal' | 'steal' | 'teams' | 'trick';
  rules: string[];
  rules_to_come: string[];
  colours: ('blue' | 'green' | 'orange' | 'pink')[];
  law: LawLine[];
  teams: (('blue' | 'pink') | null)[];
  crown: number | null;
  hand: string[];
  hands: Hand[];
  aside: string[];
  passing: Passing | null;
  leader: number | null;
  demanded: ('blue' | 'green' | 'orange' | 'pink') | null;
  trick: Play[];
  winning: Winning | null;
  tricks: Trick[];
  piles: Piles;
  pile_stars: Stars;
  thrown: string[];
  stolen: string[];
  stars: Stars[];
  cups: (number | 'hidden' | null)[][];
}
/**
 * The card that would win if no other came.
 */
export interface Winning {
  seat: number;
  card: string;
  reasons: Reason[];
}

export interface Game {
  view: View;
  event: AnyEvent;
  choice: AnyChoice;
  box: Box;
}
