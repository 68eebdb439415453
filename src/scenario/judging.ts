/**
 * Judging a scenario whose board is set up: giving its ruling, in as many pieces as are wanted. It needs the rules of the
 * game, not its language; what the scenario says of its own ruling comes with it (`terms.ts`).
 */

import type { Choice } from '../explore/choice/choice.js';
import type { Fixing } from '../explore/choice/fixing.js';
import type { ExploreLimits } from '../explore/graph/limits.js';
import { Exploration, type Outcome, type Ruling } from '../explore/ruling.js';
import type { Memory } from '../explore/walk.js';
import { compare } from '../ground/amount.js';
import { type Problem, Withheld } from '../ground/problem.js';
import { open } from '../kernel/open.js';
import type { Notice } from '../kernel/play/observer.js';
import type { Play } from '../kernel/play/play.js';
import type { Decision } from '../position/decision.js';
import type { Ruleset } from '../rulebooks/definition.js';
import type { Setup } from './setup.js';
import type { Source } from './source.js';
import { withOut } from './without.js';
import type { Decider, Scenario } from './written.js';

/** Something that a scenario expects, and whether it came about. */
export interface Check {
  /** Where in `expect` it stands. */
  readonly path: readonly PropertyKey[];
  /** Null where the ruling was cut and what was not explored can still decide it. */
  readonly held: boolean | null;
  /** What was found instead. */
  readonly found?: string;
}

/** The ruling of a scenario, and whether it came as expected. */
export interface Judgement {
  readonly scenario: Scenario;
  readonly definition: Ruleset;
  readonly source: Source;
  /** Null where no ruling can be given. */
  readonly ruling: Ruling | null;
  readonly setup: Setup | null;
  /** Why no ruling can be given, or what is wrong with the scenario. */
  readonly problems: readonly Problem[];
  readonly checks: readonly Check[];
  /**
   * The choices on other ways to an outcome than its witness, each with a choice that is on none before it: a few of them,
   * and none where the ruling was cut. They are looked for one by one as they are asked for.
   */
  others(outcome: Outcome): Iterable<readonly Choice[]>;
}

/** So many other ways to an outcome are looked at: each is played again. */
const MOST_OTHERS = 6;

/** How a scenario is judged. */
export interface JudgeOptions {
  readonly limits?: Partial<ExploreLimits>;
  /** Milliseconds since some time or other: without it no limit on time holds. */
  readonly clock?: () => number;
  /** Taken out before the ruling is given: abilities of cards, or rules. */
  readonly without?: readonly Decider[];
  /** Answers that no path used are no fault: for rulings with something taken out. */
  readonly lenient?: boolean;
}

/** What a scenario says of its own ruling: answers that it fixes, and what it expects. */
export interface Terms {
  /** It asks for rules by which something is not applied. */
  readonly reasons: boolean;
  /** Takes part in a game that is about to be explored. */
  on(play: Play): Party;
}

/** What goes along with an exploration on behalf of its scenario. */
export interface Party extends Memory {
  readonly fixing: Fixing | null;
  hear(notice: Notice): void;
  /** Sees a decision while it is open. */
  seeDecision(decision: Decision): void;
  /** Sees the end of a path, while the game stands there. */
  see(key: string): void;
  /** What is wrong with what the scenario says, and what of it came about. */
  checks(ruling: Ruling, strict: boolean): Pick<Judgement, 'problems' | 'checks'>;
}

/** A scenario that is to be judged. */
export interface Case {
  readonly scenario: Scenario;
  readonly definition: Ruleset;
  readonly source: Source;
  /** The board, or why there is none. */
  readonly setup: Setup | null;
  readonly problems: readonly Problem[];
  /** Null where nothing is fixed and nothing expected. */
  readonly terms: Terms | null;
}

/** What a scenario sets off, until it is judged. */
interface Trial {
  readonly exploration: Exploration;
  readonly party: Party | null;
}

/**
 * What `judge` does, in as many pieces as are wanted: for a thread that has other things to do in between, and for
 * somebody who may have seen enough. `judging` makes it. Never throws for what a scenario says.
 *
 * @example
 * const pieces = judging(magic, scenario, cards, source);
 * pieces.advance(); // => true
 * pieces.found.outcomes; // => 2
 */
export class Judging {
  private readonly case: Case;
  private readonly options: JudgeOptions;
  private trial: Trial | null = null;
  private problems: readonly Problem[];

  /** @internal */
  constructor(one: Case, options: JudgeOptions = {}) {
    const { without = [] } = options;
    const setup =
      one.setup && without.length > 0
        ? { ...one.setup, position: withOut(one.setup.position, without) }
        : one.setup;
    this.case = { ...one, setup };
    this.options = options;
    this.problems = one.problems;
    if (setup) this.trial = this.attempt(() => this.begin(setup));
  }

  /**
   * Goes on until it is done, or `pause` is true: it is asked before each answer but the first, so that every call gets on.
   * @returns whether it is done
   */
  advance(pause?: () => boolean): boolean {
    const { trial } = this;
    return trial === null || (this.attempt(() => trial.exploration.advance(pause)) ?? true);
  }

  /** Goes on no more: what was found by then is all that the judgement has. */
  stop(): void {
    this.trial?.exploration.stop();
  }

  /** How many positions in which somebody must decide, and how many outcomes, are known by now. */
  get found(): { readonly positions: number; readonly outcomes: number } {
    return this.trial?.exploration.found ?? { positions: 0, outcomes: 0 };
  }

  /** What is explored; null where no ruling can be given. */
  get exploration(): Exploration | null {
    return this.trial?.exploration ?? null;
  }

  /** The judgement as far as it goes: the ruling is cut, as `stopped`, before it is done. */
  judgement(): Judgement {
    const { trial } = this;
    const { scenario, definition, source, setup } = this.case;
    const base = { scenario, definition, source, setup };
    const judged = trial && this.attempt(() => this.judged(trial));
    const none = { ruling: null, problems: this.problems, checks: [], others: () => [] };
    return { ...base, ...(judged ?? none) };
  }

  private begin({ position }: Setup): Trial {
    const { definition, terms } = this.case;
    const { limits, clock } = this.options;
    const limited = { ...(limits ? { limits } : {}), ...(clock ? { clock } : {}) };
    if (!terms)
      return { exploration: new Exploration(open(definition.rulebook, position), limited), party: null };
    const hear = (notice: Notice): void => party.hear(notice);
    // What is not applied, and why, is found out only where somebody asks for the rules.
    const play = open(definition.rulebook, position, hear, terms.reasons);
    const party = terms.on(play);
    const exploration = new Exploration(
      play,
      {
        ...limited,
        fixing: party.fixing,
        memory: party,
        decision: (decision) => party.seeDecision(decision),
      },
      (key) => party.see(key),
    );
    return { exploration, party };
  }

  private judged({
    exploration,
    party,
  }: Trial): Pick<Judgement, 'ruling' | 'problems' | 'checks' | 'others'> {
    const ruling = exploration.ruling();
    const strict = !this.options.lenient && !ruling.cut;
    const others = ({ key, ways, witness }: Outcome): Iterable<readonly Choice[]> =>
      ruling.cut || compare(ways, 1) <= 0 ? [] : exploration.ways().others(key, witness, MOST_OTHERS);
    return { ruling, ...(party?.checks(ruling, strict) ?? { problems: [], checks: [] }), others };
  }

  /** Does something; where that is withheld there is no ruling. */
  private attempt<Result>(what: () => Result): Result | null {
    try {
      return what();
    } catch (withheld) {
      if (!(withheld instanceof Withheld)) throw withheld;
      this.problems = placed(withheld, this.case.source);
      this.trial = null;
      return null;
    }
  }
}

/** Why there is no ruling, at the part of the scenario that it is about, or at its title. */
export function placed({ problems }: Withheld, source: Source): Problem[] {
  return problems.map(({ about = ['title'], ...problem }) => ({ place: source.place(about), ...problem }));
}
