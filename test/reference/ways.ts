/** Every way in which a procedure that asks can go: it is run from its start again for each list of answers. */

/** Asks somebody for one of these. */
export type Choose = <T>(options: readonly T[]) => T;

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
  /** The rules don't say in which order somebody decides here: the outcomes stand, the number of ways does not. */
  readonly unordered: () => void;
}

/** Outcomes, each with the number of ways that lead to it. */
export type Outcomes = ReadonlyMap<string, bigint>;

/** A board on which there is more to decide than is worth following one by one. */
export class TooMany extends Error {}

/** Everything that a procedure can come to. */
export interface Ruled {
  readonly outcomes: Outcomes;
  /** Whether the rules fix the number of ways. */
  readonly counted: boolean;
  readonly notes: ReadonlySet<Note>;
}

/** @param most ways that are followed */
export function everyWay(run: (table: Table) => string, most: number): Ruled {
  const outcomes = new Map<string, bigint>();
  const notes = new Set<Note>();
  let counted = true;
  const note = (made: Note): void => void notes.add(made);
  const unordered = (): void => {
    counted = false;
  };
  let answers: readonly number[] | null = [];
  for (let followed = 0; answers; followed += 1) {
    if (followed === most) throw new TooMany();
    const offered: number[] = [];
    const given: readonly number[] = answers;
    const choose: Choose = (options) => {
      const answer = given[offered.length] ?? 0;
      const option = options[answer];
      if (option === undefined) throw new Error('nobody can be asked for one of nothing');
      offered.push(options.length);
      return option;
    };
    const outcome = run({ choose, note, unordered });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0n) + 1n);
    answers = following(given, offered);
  }
  return { outcomes, counted, notes };
}

/** The next list of answers, as an odometer counts; null after the last. */
function following(given: readonly number[], offered: readonly number[]): readonly number[] | null {
  for (let at = offered.length - 1; at >= 0; at -= 1) {
    const next = (given[at] ?? 0) + 1;
    if (next < (offered[at] ?? 0))
      return [...offered.slice(0, at).map((_, before) => given[before] ?? 0), next];
  }
  return null;
}

/** All ways to take so many of some. */
export function takings<T>(from: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) => takings(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}
