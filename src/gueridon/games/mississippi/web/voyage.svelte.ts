// A chain as one watches it: two plates meet, then a boat runs on, hop after hop.
import type { Chain, Contact, Hop } from './chain';
import type { Point } from './chart';
import { run, wait, way } from './motion';

/** Whoever watches a long chain should not have to wait for it. */
const LONGEST = 7200;
const [SHORTEST_HOP, LONGEST_HOP] = [240, 700];

const NONE = [[], []] as const satisfies readonly [Contact[], Contact[]];

export class Voyage {
  /** Where the boats lie while one is under way; null when all are where the view has them. */
  spaces = $state.raw<(number | null)[] | null>(null);
  /** The boat that runs, above all others. */
  sailing = $state<number | null>(null);
  /** The plates of the last push meet just now. */
  isMeeting = $state(false);
  /** Two pushes: the last one, which stays to be read, and the next, which is drawn unseen while a boat still runs. */
  pushes = $state.raw<readonly [Contact[], Contact[]]>(NONE);
  /** Which of them is the last one. */
  last = $state<0 | 1>(0);
  #count = 0;

  /** End at once whatever still moves. */
  rest(boats: HTMLElement[]): void {
    this.#count++;
    this.spaces = this.sailing = null;
    this.isMeeting = false;
    this.pushes = NONE;
    for (const boat of boats) boat?.getAnimations().forEach((movement) => movement.cancel());
  }

  async depart(from: (number | null)[], { hops, ties }: Chain, places: Point[], boats: HTMLElement[], pace: number): Promise<void> {
    const mine = this.#count;
    const isOver = () => this.#count !== mine;
    const each = Math.max(SHORTEST_HOP, Math.min(LONGEST_HOP, LONGEST / (hops.length + 1))) / pace;
    const meetings = [...hops.map(({ contacts }) => contacts), ties].filter(({ length }) => length);
    this.spaces = from;
    this.#draw(meetings.shift());
    for (const hop of hops) {
      if (hop.contacts.length) await this.#meet(each / 2, isOver);
      if (isOver()) return;
      this.#moor(hop);
      const duration = hop.contacts.length ? each / 2 : Math.min(each, (200 + 40 * Math.abs(hop.to - hop.from)) / pace);
      const running = run(boats[hop.seat], way(hop.from, hop.to).map((space) => places[space]!), duration);
      if (hop.contacts.length) await this.#drawNext(meetings, duration / 3, isOver);
      await running;
      if (isOver()) return;
    }
    if (ties.length) await this.#meet(LONGEST_HOP / pace, isOver);
    if (!isOver()) this.rest(boats);
  }

  /** In the midst of a run nothing else changes: so no frame has both to draw a push and to show it. */
  async #drawNext(meetings: Contact[][], delay: number, isOver: () => boolean): Promise<void> {
    await wait(delay);
    if (!isOver()) this.#draw(meetings.shift());
  }

  #draw(next: Contact[] = []): void {
    this.pushes = this.last ? [next, this.pushes[1]] : [this.pushes[0], next];
  }

  async #meet(duration: number, isOver: () => boolean): Promise<void> {
    this.last = this.last ? 0 : 1;
    this.isMeeting = true;
    await wait(duration);
    if (!isOver()) this.isMeeting = false;
  }

  #moor({ seat, to }: Hop): void {
    this.spaces = this.spaces?.map((space, each) => (each === seat ? to : space)) ?? null;
    this.sailing = seat;
  }
}
