/** Every way in which a procedure that asks can go: it is run from its start again for each list of answers. */

import { PLAYERS, type Side } from './game.js';
import { decides, type Who } from './who.js';

/** Asks a player for one of these. */
export type Choose = <T>(by: Side, options: readonly T[]) => T;

/** What a board can show that is worth counting; a note is made where it comes up on any of its ways. */
export const NOTES = [
  /** Somebody decides while several effects could be applied. */
  'two or more candidates',
  /** What took an event's place is itself what an effect looks at, whether or not the rules let it apply. */
  'a chain',
  /** An effect fits an event, and what it would do instead cannot be done. */
  'an impossible replacement',
  /** Several events are replaced, or not, at the same time. */
  'simultaneous events',
] as const;
export type Note = (typeof NOTES)[number];

/** What an interpretation is given: somebody to ask, and a place for notes. */
export interface Table {
  readonly choose: Choose;
  readonly note: (note: Note) => void;
  /** The rules don't say in how many steps somebody decides here: the number of ways does not stand. */
  readonly uncounted: () => void;
  /** Nor who is asked first: the outcomes alone stand. */
  readonly unordered: () => void;
}

/** Outcomes, each with the number of ways that lead to it. */
export type Outcomes = ReadonlyMap<string, bigint>;

/** A board on which there is more to decide than is worth following one by one. */
export class TooMany extends Error {}

/** Everything that a procedure can come to. */
export interface Ruled {
  readonly outcomes: Outcomes;
  /** Who decides between what on the way. */
  readonly who: Who;
  /** Whether the rules fix the number of ways. */
  readonly counted: boolean;
  /** Whether they fix who decides. */
  readonly ordered: boolean;
  readonly notes: ReadonlySet<Note>;
}

/** One of its ways: who was asked, and was given which of so many answers. */
interface Way {
  readonly asked: readonly Asked[];
  readonly outcome: string;
}

interface Asked {
  readonly by: Side;
  readonly answer: number;
  readonly of: number;
}

/** @param most ways that are followed */
export function everyWay(run: (table: Table) => string, most: number): Ruled {
  const outcomes = new Map<string, bigint>();
  const notes = new Set<Note>();
  let counted = true;
  let ordered = true;
  const note = (made: Note): void => void notes.add(made);
  const uncounted = (): void => {
    counted = false;
  };
  const unordered = (): void => {
    counted = false;
    ordered = false;
  };
  const ways: Way[] = [];
  let answers: readonly number[] | null = [];
  while (answers) {
    if (ways.length === most) throw new TooMany();
    const asked: Asked[] = [];
    const given: readonly number[] = answers;
    const choose: Choose = (by, options) => {
      const answer = given[asked.length] ?? 0;
      const option = options[answer];
      if (option === undefined) throw new Error('nobody can be asked for one of nothing');
      asked.push({ by, answer, of: options.length });
      return option;
    };
    const outcome = run({ choose, note, uncounted, unordered });
    ways.push({ asked, outcome });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0n) + 1n);
    answers = following(asked);
  }
  return { outcomes, who: whoDecides(ways, 0), counted, ordered, notes };
}

/** The next list of answers, as an odometer counts; null after the last. */
function following(asked: readonly Asked[]): readonly number[] | null {
  const at = asked.findLastIndex(({ answer, of }) => answer + 1 < of);
  if (at < 0) return null;
  return asked.slice(0, at + 1).map(({ answer }, one) => (one === at ? answer + 1 : answer));
}

/** What ways that are the same up to some question come to, and by whose decisions. */
function whoDecides(ways: readonly Way[], question: number): Who {
  const [first] = ways;
  if (!first) throw new Error('a question without answers');
  const asked = first.asked[question];
  if (!asked) return first.outcome;
  const leads = Array.from({ length: asked.of }, (_, answer) =>
    whoDecides(
      ways.filter((way) => way.asked[question]?.answer === answer),
      question + 1,
    ),
  );
  return decides(PLAYERS[asked.by], leads);
}

/** All ways to take so many of some. */
export function takings<T>(from: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) => takings(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}
