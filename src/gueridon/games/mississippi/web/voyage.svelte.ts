// A chain as one watches it. When it departs, all that will move is set going at once, with all waits between:
// the browser's compositor then plays it alone, and what is left to do on the way is to draw the next push, unseen.
import { tick } from 'svelte';
import type { Chain } from './chain';
import type { Point } from './chart';
import { figuresOf, markOf, sailOf } from './keyframes';
import { afterFrame, wait } from './motion';
import { timetableOf, type Timetable } from './timetable';
import type { Contact } from './wire';

const SOME: Contact = { seat: 0, other: 1, number: 0, other_number: 0, difference: 0, space: 0, other_space: 1 };

class Mark {
  contact = $state.raw(SOME);
}

/** A push as it is drawn: its marks on the river, and its figures above it. */
class Drawing {
  /** At least as many as are needed, drawn with the board: a boat is seldom touched by more than two at once. */
  marks = $state.raw([new Mark(), new Mark()]);
  figures = $state.raw([SOME]);

  makeRoom(most: number): void {
    if (this.marks.length < most) this.marks = Array.from({ length: most }, () => new Mark());
  }
}

/** What moves. */
export interface Cast {
  boats: HTMLElement[];
  /** Of either push. */
  marks: [HTMLElement[], HTMLElement[]];
  figures: HTMLElement[];
}

export class Voyage {
  /** Boats are still on their way to where the view has them. */
  isUnderWay = $state(false);
  /** On that way boats push one another. */
  hasPushes = $state(false);
  /** They take turns: one is shown while the other is drawn. */
  readonly pushes = [new Drawing(), new Drawing()] as const;
  #movements: Animation[] = [];
  #count = 0;

  /** End at once whatever still moves. */
  rest(): void {
    this.#count++;
    this.isUnderWay = this.hasPushes = false;
    this.#movements.splice(0).forEach((movement) => movement.cancel());
  }

  async depart(chain: Chain, places: Point[], cast: Cast, pace: number): Promise<void> {
    const mine = this.#count;
    const table = timetableOf(chain, pace);
    this.isUnderWay = true;
    this.hasPushes = table.meetings.length > 0;
    const most = Math.max(0, ...table.meetings.map(({ contacts }) => contacts.length));
    this.pushes.forEach((push) => push.makeRoom(most));
    await tick(); // now all are there that will move
    if (this.#count !== mine) return;
    this.#start(table, places, cast);
    await this.#movements[0]?.ready.catch(() => undefined); // cancelled: the next step has come
    const departure = performance.now();
    let free = 0;
    for (const [i, { contacts, begin }] of table.meetings.entries()) {
      for (const draw of strokesOf(this.pushes[i % 2 ? 1 : 0], contacts)) {
        await wait(departure + free + (begin - free) / 4 - performance.now());
        if (performance.now() < departure + begin) await afterFrame(); // at a quick pace all at once
        if (this.#count !== mine) return;
        draw();
      }
      free = begin;
    }
    await wait(departure + table.end - performance.now());
    if (this.#count === mine) this.rest();
  }

  #start(table: Timetable, places: Point[], { boats, marks, figures }: Cast): void {
    const start = (each: HTMLElement | undefined, keyframes: Keyframe[]) => {
      if (each && keyframes.length) this.#movements.push(each.animate(keyframes, table.end));
    };
    boats.forEach((boat, seat) => start(boat, sailOf(seat, table, places)));
    marks.forEach((own, push) => own.forEach((mark, i) => start(mark, markOf(push, i, table))));
    figures.forEach((line, push) => start(line, figuresOf(push, table)));
  }
}

/** What is to be drawn of a push, a piece for each frame, so that none comes late. */
function strokesOf(push: Drawing, contacts: Contact[]): (() => void)[] {
  const marks = contacts.map((contact, i) => () => (push.marks[i]!.contact = contact));
  return [...marks, () => (push.figures = contacts)];
}
