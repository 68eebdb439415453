/** The choices on a way through the graph of a ruling, as they are made there. */

import { ifKnown } from '../../ground/known.js';
import { once } from '../../ground/once.js';
import { guarded } from '../../kernel/guarded.js';
import type { Play } from '../../kernel/play/play.js';
import { advance, answer } from '../../kernel/step.js';
import type { Answer } from '../../position/decision.js';
import { answersTo } from '../choice/answers.js';
import type { Choice } from '../choice/choice.js';
import type { Fixing } from '../choice/fixing.js';
import { type Formed, findAnswers, formOf, type NamedAnswer, nameAnswer } from '../form/form.js';
import { Atoms } from '../form/term.js';
import { outline } from '../name/outline.js';
import type { Branch, Graph } from './graph.js';
import type { Taken } from './taken.js';

/**
 * On another way than the one that was followed things may have other names. Positions that are the same but for the order
 * in which things are listed are followed once, too: what is asked of one thing after the other then comes in another order.
 * Null where no choices are found that lead where the way does.
 * @param play the game, where the ruling begins
 */
export function replayed(
  play: Play,
  graph: Graph,
  fixing: Fixing | null,
  way: readonly Taken[],
): readonly Choice[] | null {
  return guarded(play, () => {
    const replay = new Replay(play, graph, fixing);
    try {
      return replay.along(way, []);
    } finally {
      replay.end();
    }
  });
}

/** What is found once for all ways through a graph. */
interface Known {
  readonly atoms: Atoms;
  /** By branch, how what is chosen there is told where it was met. */
  readonly same: Map<Branch, Told | null>;
  readonly timeless: Map<Branch, Told | null>;
}

/** A choice: the form of what it is made on, and its answer as that names it. */
interface Told {
  readonly form: number;
  readonly answer: NamedAnswer;
}

/** A graph that grows keeps the branches that it has, and where each was met. */
const knownOf = once((_: Graph): Known => ({ atoms: new Atoms(), same: new Map(), timeless: new Map() }));

/** So many times it is looked what a choice could be where nothing has the same form. */
const MOST_LOOKS = 40;

/** So many answers are tried where it is not certain which of them it is. */
const MOST_ANSWERS = 8;

/**
 * What a choice may be where things have other names: the same where they have the same form, or the same but for what came
 * first (what is alike need not stay so, and then it may count); or any other.
 */
const SORTS = ['same', 'timeless', 'any'] as const;
type Sort = (typeof SORTS)[number];

class Replay {
  private readonly play: Play;
  private readonly graph: Graph;
  private readonly fixing: Fixing | null;
  private readonly known: Known;
  private looks = 0;
  /** What has been chosen by now. */
  private readonly done: Choice[] = [];
  /** Where the play began, and where each of these choices is undone from; none before anything is looked at. */
  private readonly marks: number[] = [];

  constructor(play: Play, graph: Graph, fixing: Fixing | null) {
    this.play = play;
    this.graph = graph;
    this.fixing = fixing;
    this.known = knownOf(graph);
  }

  /** Leaves the play where it began. */
  end(): void {
    const [start] = this.marks;
    if (start !== undefined) this.play.table.journal.undo(start);
  }

  /** The choices on a way, of which the first are made. */
  along(way: readonly Taken[], made: readonly Choice[]): readonly Choice[] | null {
    const taken = way[made.length];
    if (!taken) return this.isAlong(way.at(-1), made) ? made : null;
    const { choice } = taken.branch;
    const first = firstWay(this.graph, taken.from);
    if (isTheSame(first, made) || 'endless' in choice.answer) return this.along(way, [...made, choice]);
    for (const sort of SORTS)
      for (const one of this.renamed(taken.branch, first, made, sort)) {
        const found = this.along(way, [...made, one]);
        if (found) return found;
      }
    return null;
  }

  /** What a choice that was met after others may be after those that are made. */
  private renamed(
    branch: Branch,
    first: readonly Choice[],
    made: readonly Choice[],
    sort: Sort,
  ): readonly Choice[] {
    const { choice } = branch;
    const { answer: given } = choice;
    if ('endless' in given || (sort !== 'same' && this.looks++ >= MOST_LOOKS)) return [];
    const timeless = sort === 'timeless';
    const told = sort === 'any' ? null : this.told(branch, given, first, sort);
    const renamed = this.after(made, () => {
      const { decision } = this.play.table.position;
      if (!decision) return [];
      const found = new Map<string, Choice>();
      const answers = told
        ? findAnswers(this.formed(first, timeless), told.form, told.answer)
        : answersTo(decision);
      for (const one of answers) {
        found.set(JSON.stringify(one), { ...choice, decision, answer: one });
        if (sort === 'same' || found.size === MOST_ANSWERS) break;
      }
      return [...found.values()];
    });
    return renamed ?? [];
  }

  /** How a choice is told where it was met. */
  private told(
    branch: Branch,
    given: Answer,
    first: readonly Choice[],
    sort: 'same' | 'timeless',
  ): Told | null {
    const known = this.known[sort].get(branch);
    if (known !== undefined) return known;
    const told = this.after(first, () => {
      const formed = this.formed(first, sort === 'timeless');
      return { form: formed.form, answer: nameAnswer(formed, given) };
    });
    this.known[sort].set(branch, told);
    return told;
  }

  private formed(first: readonly Choice[], timeless: boolean): Formed {
    return formOf(this.play, this.known.atoms, '', Boolean(this.fixing?.left(first)), false, timeless);
  }

  /** Whether choices lead where the last branch of a way does. */
  private isAlong(last: Taken | undefined, made: readonly Choice[]): boolean {
    if (!last || isTheSame(firstWay(this.graph, last.from), made.slice(0, -1))) return true;
    const { table } = this.play;
    const { to, choice } = last.branch;
    // Of what goes round for ever numbers that have no last one may be any.
    if ('back' in to || 'endless' in choice.answer) return true;
    if ('end' in to)
      return Boolean(this.after(made, () => !table.position.decision && outline(this.play) === to.end));
    const first = firstWay(this.graph, to.junction);
    const form = (): number => this.formed(first, true).form;
    return isTheSame(first, made) || this.after(first, form) === this.after(made, form);
  }

  /** What is seen after choices; null where no ruling is given on what they lead to, as it may be where any are tried. */
  private after<Result>(choices: readonly Choice[], see: () => Result): Result | null {
    return ifKnown(() => {
      this.go(choices);
      return see();
    }, null);
  }

  /** Goes back to where choices part from those that have been made, and makes the others. */
  private go(choices: readonly Choice[]): void {
    const { journal } = this.play.table;
    const { done, marks } = this;
    if (marks.length === 0) {
      marks.push(journal.mark());
      advance(this.play);
    }
    const parting = done.findIndex((one, at) => one !== choices[at]);
    const kept = parting < 0 ? done.length : parting;
    const mark = marks[kept + 1];
    if (mark !== undefined) journal.undo(mark);
    done.length = kept;
    marks.length = kept + 1;
    for (const choice of choices.slice(kept)) {
      marks.push(journal.mark());
      answer(this.play, choice.answer);
      done.push(choice);
    }
  }
}

function isTheSame(first: readonly Choice[], made: readonly Choice[]): boolean {
  return first.length === made.length && first.every((one, index) => one === made[index]);
}

function firstWay({ junctions }: Graph, junction: number): Choice[] {
  const choices: Choice[] = [];
  for (let at = junctions[junction]?.met; at; at = junctions[at.junction]?.met) choices.push(at.choice);
  return choices.reverse();
}
