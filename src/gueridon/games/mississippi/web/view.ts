// What the server tells of a race: the shape of view.data().
export interface Course {
  name: string;
  rows: number;
  width: number;
  start: number;
  goal: number;
}

export interface Boat {
  letter: string;
  colour: string;
  /** Null while the boat is ashore, before its die is rolled. */
  space: number | null;
  /** The six numbers, from the east, clockwise. */
  edges: number[] | null;
  logs: number;
}

export interface View {
  board: Course;
  phase: 'first' | 'roll' | 'turn' | 'move' | 'over';
  first: number | null;
  turns: number;
  current: number | null;
  boats: Boat[];
  bank: number;
  last: { seat: number | null; action: string } | null;
  winner: number | null;
}
