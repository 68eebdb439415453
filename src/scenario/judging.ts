/**
 * Judging a scenario whose board is set up: giving its ruling, in as many pieces as are wanted, and holding that against
 * what the scenario expects. It needs the rules of the game, not its language.
 */

import { offered, playerName } from '../explore/name.js';
import { Exploration, type ExploreLimits, type Memory, type Ruling } from '../explore/ruling.js';
import type { AbilityKey, RuleKey } from '../ground/id.js';
import { type Problem, Withheld } from '../ground/problem.js';
import { citedIn, type Notice } from '../kernel/observer.js';
import { open } from '../kernel/open.js';
import type { Play } from '../kernel/play.js';
import type { Decision } from '../position/decision.js';
import type { Position } from '../position/position.js';
import type { Ruleset } from '../rulebooks/definition.js';
import { type Ending, holdsAt, isAboutWay, isNoticed } from './fact.js';
import type { Decider, Expectations, ExpectedDecision, Fact, Scenario } from './form.js';
import { KnownNames } from './known.js';
import { ScriptedChoices } from './script.js';
import type { Setup } from './setup.js';
import type { Source } from './source.js';

/** Something that a scenario expects, and whether it came about. */
export interface Check {
  /** Where in `expect` it stands. */
  readonly path: readonly PropertyKey[];
  readonly held: boolean;
  /** What was found instead. */
  readonly found?: string;
}

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
}

export interface JudgeOptions {
  readonly limits?: Partial<ExploreLimits>;
  /** Milliseconds since some time or other: without it no limit on time holds. */
  readonly clock?: () => number;
  /** Taken out before the ruling is given: abilities of cards, or rules. */
  readonly without?: readonly Decider[];
  /** Answers that no path used are no fault: for rulings with something taken out. */
  readonly lenient?: boolean;
}

/** A scenario that is to be judged. */
export interface Case {
  readonly scenario: Scenario;
  readonly definition: Ruleset;
  readonly source: Source;
  /** The board, or why there is none. */
  readonly setup: Setup | null;
  readonly problems: readonly Problem[];
  /** The names of all cards that could be meant. */
  readonly names: readonly string[];
  /** How texts are understood, against what the scenario expects of that. */
  readonly readings: () => readonly Check[];
}

/** What a scenario sets off, until it is judged. */
interface Trial {
  readonly setup: Setup;
  readonly exploration: Exploration;
  readonly watch: Watch;
  readonly known: KnownNames;
  readonly choices: ScriptedChoices;
}

/**
 * What `judge` does, in as many pieces as are wanted: for a thread that has other things to do in between, and for
 * somebody who may have seen enough. Never throws for what a scenario says.
 */
export class Judging {
  private readonly case: Case;
  private readonly options: JudgeOptions;
  private trial: Trial | null = null;
  private problems: readonly Problem[];

  constructor(one: Case, options: JudgeOptions = {}) {
    const setup = one.setup && {
      ...one.setup,
      position: withOut(one.setup.position, options.without ?? []),
    };
    this.case = { ...one, setup };
    this.options = options;
    this.problems = one.problems;
    if (setup) this.trial = this.attempt(() => this.begin(setup));
  }

  /**
   * Goes on until it is done, or `pause` is true: it is asked before each answer that is followed.
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
    return { ...base, ...(judged ?? { ruling: null, problems: this.problems, checks: [] }) };
  }

  private begin(setup: Setup): Trial {
    const { case: one, options } = this;
    const { scenario, definition, source } = one;
    const choices = new ScriptedChoices(scenario, definition, source);
    const hear = (notice: Notice): void => watch.hear(notice);
    const { expect = {} } = scenario;
    // What is not applied, and why, is found out only where somebody asks for the rules.
    const play = open(definition.rulebook, setup.position, hear, Boolean(expect.cites ?? expect.omits));
    const watch = new Watch(expect, definition, play, source);
    const known = new KnownNames(one.names);
    const { limits, clock } = options;
    const exploration = new Exploration(
      play,
      {
        fixing: choices.fixing(play),
        memory: watch,
        decision: (decision) => watch.seeDecision(decision),
        ...(limits ? { limits } : {}),
        ...(clock ? { clock } : {}),
      },
      (key) => {
        known.see(play);
        watch.see(key);
      },
    );
    return { setup, exploration, watch, known, choices };
  }

  private judged({
    exploration,
    watch,
    known,
    choices,
  }: Trial): Pick<Judgement, 'ruling' | 'problems' | 'checks'> {
    const { scenario, source, readings } = this.case;
    const ruling = exploration.ruling();
    const strict = !this.options.lenient && !ruling.cut;
    const inVain = strict ? known.problems(scenario.expect ?? {}, source) : [];
    const problems = [...choices.problems, ...(strict ? choices.unused() : []), ...inVain];
    // What is expected of nothing is held against the ruling once it is known what is meant.
    const checks = inVain.length > 0 ? [] : watch.checks(ruling);
    return { ruling, problems, checks: [...checks, ...readings()] };
  }

  /** Does something; where that is withheld there is no ruling. */
  private attempt<Result>(what: () => Result): Result | null {
    try {
      return what();
    } catch (withheld) {
      if (!(withheld instanceof Withheld)) throw withheld;
      const place = this.case.source.place(['title']);
      this.problems = withheld.problems.map((problem) => ({ place, ...problem }));
      this.trial = null;
      return null;
    }
  }
}

/** A position without certain abilities or rules. */
function withOut(position: Position, without: readonly Decider[]): Position {
  const abilities = without.flatMap((one) => ('card' in one ? abilitiesOf(position, one) : []));
  const rules = without.flatMap((one) => ('rule' in one ? [one.rule] : []));
  return { ...position, without: { abilities, rules } };
}

function abilitiesOf(
  position: Position,
  { card: name, line }: { card: string; line?: number },
): AbilityKey[] {
  return Object.values(position.cards)
    .filter((card) => card.name === name)
    .flatMap((card) =>
      card.abilities.flatMap((ability, index) =>
        line === undefined || ability.line === line ? [`${card.key}#${index + 1}` as AbilityKey] : [],
      ),
    );
}

/** Watches the paths go by and remembers what the expectations ask. */
class Watch implements Memory {
  /** How often each of the facts about the way was noticed on it, and how far the sequence has come. */
  now: readonly number[];
  private readonly expect: Expectations;
  private readonly definition: Ruleset;
  private readonly play: Play;
  private readonly source: Source;
  private readonly always: boolean[];
  private readonly possible: boolean[];
  private readonly never: boolean[];
  private readonly asked: boolean[];
  private readonly withheldOffers: string[][];
  private readonly facts: readonly Fact[];
  /** The rules that were cited on some path. */
  private readonly cited = new Set<RuleKey>();
  private sequence = false;
  private readonly matches = new Map<string, Set<number>>();

  constructor(expect: Expectations, definition: Ruleset, play: Play, source: Source) {
    this.source = source;
    this.expect = expect;
    this.definition = definition;
    this.play = play;
    this.always = (expect.always ?? []).map(() => true);
    this.possible = (expect.possible ?? []).map(() => false);
    this.never = (expect.never ?? []).map(() => true);
    this.asked = (expect.decisions ?? []).map(() => false);
    this.withheldOffers = (expect.decisions ?? []).map(() => []);
    const outcomes = Array.isArray(expect.outcomes) ? expect.outcomes : [];
    const { always = [], possible = [], never = [] } = expect;
    this.facts = [...outcomes.flat(), ...always, ...possible, ...never].filter(isAboutWay);
    this.now = [...this.facts, 'sequence'].map(() => 0);
  }

  /** Counts what is asked for: no more often than matters. */
  hear(notice: Notice): void {
    const { facts, now, expect } = this;
    for (const rule of citedIn(notice)) this.cited.add(rule);
    const counted = facts.map((fact, index) => {
      const times = now[index] ?? 0;
      const most = typeof fact.times === 'number' ? fact.times + 1 : 1;
      return times < most && isNoticed({ game: this.play, definition: this.definition }, notice, fact)
        ? times + 1
        : times;
    });
    const come = now.at(-1) ?? 0;
    const next = expect.sequence?.[come];
    const follows = next && isNoticed({ game: this.play, definition: this.definition }, notice, next);
    this.now = [...counted, follows ? come + 1 : come];
  }

  /** Sees the end of a path, while the game stands there. */
  see(key: string): void {
    const { expect, definition, play, facts, now } = this;
    const ending: Ending = { game: play, definition, times: (fact) => now[facts.indexOf(fact)] ?? 0 };
    const holds = (fact: Fact, ...at: Check['path']): boolean => this.holds(ending, fact, at);
    expect.always?.forEach((fact, index) => {
      if (!holds(fact, 'always', index)) this.always[index] = false;
    });
    expect.possible?.forEach((fact, index) => {
      if (!this.possible[index] && holds(fact, 'possible', index)) this.possible[index] = true;
    });
    expect.never?.forEach((fact, index) => {
      if (holds(fact, 'never', index)) this.never[index] = false;
    });
    if (expect.sequence && now.at(-1) === expect.sequence.length) this.sequence = true;
    if (!Array.isArray(expect.outcomes)) return;
    const fitting = expect.outcomes.flatMap((facts, index) =>
      [facts].flat().every((fact) => holds(fact, 'outcomes', index)) ? [index] : [],
    );
    const before = this.matches.get(key);
    this.matches.set(key, new Set(before ? fitting.filter((index) => before.has(index)) : fitting));
  }

  /** Whether a fact holds. What it speaks of in vain is a problem of its place. */
  private holds(ending: Ending, fact: Fact, at: Check['path']): boolean {
    try {
      return holdsAt(ending, fact);
    } catch (withheld) {
      if (!(withheld instanceof Withheld)) throw withheld;
      const place = this.source.place(['expect', ...at]);
      throw new Withheld(withheld.problems.map((problem) => ({ place, ...problem })));
    }
  }

  /** Sees a decision while it is open: afterwards what was offered may have no name any more. */
  seeDecision(decision: Decision): void {
    this.expect.decisions?.forEach((expected, index) => {
      if (!isAsked(this.play, expected, decision)) return;
      const names = offered(this.play, decision);
      const has = (name: string): boolean => names.some((one) => one.includes(name));
      if ((expected.offers ?? []).every(has)) this.asked[index] = true;
      this.withheldOffers[index]?.push(...(expected.withholds ?? []).filter(has));
    });
  }

  checks(ruling: Ruling): Check[] {
    const { expect } = this;
    const list = (key: 'always' | 'possible' | 'never', held: readonly boolean[]): Check[] =>
      held.map((one, index) => ({ path: [key, index], held: one }));
    const checks = [
      ...this.outcomeChecks(ruling),
      ...list('always', this.always),
      ...list('possible', this.possible),
      ...list('never', this.never),
      ...(expect.decisions ?? []).map((expected, index) => this.decisionCheck(expected, index)),
    ];
    if (expect.sequence) checks.push({ path: ['sequence'], held: this.sequence });
    checks.push(
      ...(expect.cites ?? []).map((rule, at) => ({ path: ['cites', at], held: this.cited.has(rule) })),
    );
    checks.push(
      ...(expect.omits ?? []).map((rule, at) => ({ path: ['omits', at], held: !this.cited.has(rule) })),
    );
    return checks;
  }

  private decisionCheck(expected: ExpectedDecision, index: number): Check {
    const path = ['decisions', index];
    const wrong = this.withheldOffers[index] ?? [];
    if (wrong.length > 0) return { path, held: false, found: `${[...new Set(wrong)].join(', ')} is offered` };
    // Where nothing is said to be offered, the decision need not come up for something to be withheld.
    if (expected.never) return { path, held: this.asked[index] !== true };
    const must = expected.offers !== undefined || expected.withholds === undefined;
    return { path, held: !must || this.asked[index] === true };
  }

  private outcomeChecks({ outcomes }: Ruling): Check[] {
    const { outcomes: expected } = this.expect;
    if (expected === undefined) return [];
    const found = `${outcomes.length} ${outcomes.length === 1 ? 'outcome' : 'outcomes'}`;
    if (typeof expected === 'number')
      return [{ path: ['outcomes'], held: outcomes.length === expected, found }];
    const checks: Check[] = expected.map((_, index) => ({
      path: ['outcomes', index],
      held: outcomes.some(({ key }) => this.matches.get(key)?.has(index)),
    }));
    const pairs = paired(outcomes.map(({ key }) => this.matches.get(key) ?? new Set()));
    const exact = pairs === outcomes.length && pairs === expected.length;
    const fitting = pairs === outcomes.length ? found : `${found}, ${pairs} of which are expected`;
    return [...checks, { path: ['outcomes'], held: exact, found: fitting }];
  }
}

/**
 * How many outcomes can be paired with an expectation that they fit, no two with the same one.
 * @param fits for each outcome the expectations that it fits
 */
function paired(fits: readonly ReadonlySet<number>[]): number {
  const outcomeOf = new Map<number, number>();
  const pair = (outcome: number, tried: Set<number>): boolean => {
    for (const expected of fits[outcome] ?? []) {
      if (tried.has(expected)) continue;
      tried.add(expected);
      const other = outcomeOf.get(expected);
      if (other !== undefined && !pair(other, tried)) continue;
      outcomeOf.set(expected, outcome);
      return true;
    }
    return false;
  };
  return fits.filter((_, outcome) => pair(outcome, new Set())).length;
}

function isAsked(play: Play, { by, asks }: ExpectedDecision, decision: Decision): boolean {
  return playerName(play, decision.by) === by && (asks === undefined || asks === decision.asks);
}
