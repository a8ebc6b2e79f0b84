// A chain as one watches it: two plates meet, then a boat runs on, hop after hop.
import type { Chain, Contact, Hop } from './chain';
import type { Point } from './chart';
import { run, wait, way } from './motion';

/** Whoever watches a long chain should not have to wait for it. */
const LONGEST = 7200;
const [SHORTEST_HOP, LONGEST_HOP] = [240, 700];

export class Voyage {
  /** Where the boats lie while one is under way; null when all are where the view has them. */
  spaces = $state.raw<(number | null)[] | null>(null);
  /** The boat that runs, above all others. */
  sailing = $state<number | null>(null);
  /** The plates of the last push meet just now. */
  isMeeting = $state(false);
  /** Something has been pushed on already. */
  hasMet = $state(false);
  /** The last push, or the first to come: it stays to be read while the boat runs on, and is drawn before it is shown. */
  pushed = $state.raw<Contact[]>([]);
  #count = 0;

  /** End at once whatever still moves. */
  rest(boats: HTMLElement[]): void {
    this.#count++;
    this.spaces = this.sailing = null;
    this.isMeeting = this.hasMet = false;
    this.pushed = [];
    for (const boat of boats) boat?.getAnimations().forEach((movement) => movement.cancel());
  }

  async depart(from: (number | null)[], { hops, ties }: Chain, places: Point[], boats: HTMLElement[], pace: number): Promise<void> {
    const mine = this.#count;
    const isOver = () => this.#count !== mine;
    const each = Math.max(SHORTEST_HOP, Math.min(LONGEST_HOP, LONGEST / (hops.length + 1))) / pace;
    this.spaces = from;
    this.pushed = hops.find(({ contacts }) => contacts.length)?.contacts ?? ties;
    for (const hop of hops) {
      await this.#meet(hop.contacts, each / 2, isOver);
      if (isOver()) return;
      this.#moor(hop);
      const duration = hop.contacts.length ? each / 2 : Math.min(each, (200 + 40 * Math.abs(hop.to - hop.from)) / pace);
      await run(boats[hop.seat], way(hop.from, hop.to).map((space) => places[space]!), duration);
      if (isOver()) return;
    }
    await this.#meet(ties, LONGEST_HOP / pace, isOver);
    if (!isOver()) this.rest(boats);
  }

  async #meet(contacts: Contact[], duration: number, isOver: () => boolean): Promise<void> {
    if (!contacts.length) return;
    this.pushed = contacts;
    this.isMeeting = this.hasMet = true;
    await wait(duration);
    if (!isOver()) this.isMeeting = false;
  }

  #moor({ seat, to }: Hop): void {
    this.spaces = this.spaces?.map((space, each) => (each === seat ? to : space)) ?? null;
    this.sailing = seat;
  }
}
