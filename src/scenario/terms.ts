/** What a scenario says of its own ruling: the answers that it fixes, and what it expects. */

import type { Fixing } from '../explore/choice/fixing.js';
import { playerName } from '../explore/name/name.js';
import { offered } from '../explore/name/offered.js';
import type { Ruling } from '../explore/ruling.js';
import type { Memory } from '../explore/walk.js';
import type { RuleKey } from '../ground/id.js';
import { Withheld } from '../ground/problem.js';
import { citedIn, type Notice } from '../kernel/play/observer.js';
import type { Play } from '../kernel/play/play.js';
import type { Decision } from '../position/decision.js';
import type { Ruleset } from '../rulebooks/definition.js';
import { type Ending, holdsAt, isAboutWay, isNoticed, isUndone } from './fact.js';
import type { Check, Judgement, Party, Terms } from './judging.js';
import { KnownNames } from './known.js';
import { ScriptedChoices } from './script.js';
import type { Source } from './source.js';
import type { Expectations, ExpectedDecision, Fact, Scenario } from './written.js';

/** A scenario with the cards that it can name. */
interface Written {
  readonly scenario: Scenario;
  readonly definition: Ruleset;
  readonly source: Source;
  /** The names of all cards that could be meant. */
  readonly names: readonly string[];
  /** How texts are understood, against what the scenario expects of that. */
  readonly readings: () => readonly Check[];
}

export function termsOf(written: Written): Terms {
  const { cites, omits } = written.scenario.expect ?? {};
  return { reasons: Boolean(cites ?? omits), on: (play) => new Expecting(written, play) };
}

/** Goes along, and holds the ruling against what is expected of it. */
class Expecting implements Party {
  readonly fixing: Fixing | null;
  private readonly written: Written;
  private readonly play: Play;
  private readonly choices: ScriptedChoices;
  private readonly known: KnownNames;
  private readonly watch: Watch;

  constructor(written: Written, play: Play) {
    const { scenario, definition, source, names } = written;
    this.written = written;
    this.play = play;
    this.choices = new ScriptedChoices(scenario, definition, source);
    this.fixing = this.choices.fixes ? this.choices : null;
    this.known = new KnownNames(names);
    this.watch = new Watch(scenario.expect ?? {}, definition, play, source);
  }

  get now(): Memory['now'] {
    return this.watch.now;
  }

  set now(now: Memory['now']) {
    this.watch.now = now;
  }

  get inOrder(): boolean {
    return this.written.scenario.expect?.sequence !== undefined;
  }

  hear(notice: Notice): void {
    this.watch.hear(notice);
  }

  seeDecision(decision: Decision): void {
    this.watch.seeDecision(decision);
  }

  see(key: string): void {
    this.known.see(this.play);
    this.watch.see(key);
  }

  checks(ruling: Ruling, strict: boolean): Pick<Judgement, 'problems' | 'checks'> {
    const { choices, known, watch } = this;
    const { scenario, source, readings } = this.written;
    const inVain = strict ? known.problems(scenario.expect ?? {}, source) : [];
    const problems = [...choices.problems, ...(strict ? choices.unused() : []), ...inVain];
    // What is expected of nothing is held against the ruling once it is known what is meant.
    const checks = inVain.length > 0 ? [] : watch.checks(ruling);
    return { problems, checks: [...checks, ...readings()] };
  }
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
      if (isUndone(this.play, notice, fact)) return times - 1;
      const most = this.mostCounted(fact);
      return times < most && isNoticed({ game: this.play, definition: this.definition }, notice, fact)
        ? times + 1
        : times;
    });
    const come = now.at(-1) ?? 0;
    const next = expect.sequence?.[come];
    const follows = next && isNoticed({ game: this.play, definition: this.definition }, notice, next);
    this.now = [...counted, follows ? come + 1 : come];
  }

  /** What may be undone later is counted in full. */
  private mostCounted({ triggered, times }: Fact): number {
    if (triggered !== undefined && this.play.policy.lapse) return Number.POSITIVE_INFINITY;
    return typeof times === 'number' ? times + 1 : 1;
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
    const checks = this.checksOf(ruling);
    return ruling.cut === null ? checks : checks.map((check) => this.soFar(check));
  }

  /** A check of a ruling that was cut: what would have to hold everywhere is not known to, nor that what is nowhere yet never is. */
  private soFar(check: Check): Check {
    const [kind, index] = check.path;
    switch (kind) {
      case 'always':
      case 'never':
      case 'omits':
        return check.held ? { ...check, held: null } : check;
      case 'possible':
      case 'sequence':
      case 'cites':
        return check.held ? check : { ...check, held: null };
      case 'decisions': {
        const { never, withholds } = this.expect.decisions?.[Number(index)] ?? {};
        const isWrong = check.held === false && (never === true || check.found !== undefined);
        const isRight = check.held === true && never !== true && withholds === undefined;
        return isWrong || isRight ? check : { ...check, held: null };
      }
      default:
        return { ...check, held: null };
    }
  }

  private checksOf(ruling: Ruling): Check[] {
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
