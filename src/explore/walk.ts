/**
 * Every position in which somebody must decide, once: what can be reached in several ways is followed once, and the
 * number of ways is carried along.
 *
 * It goes down into one answer after the other and takes each back from the journal, as the plain enumeration does
 * (`paths.ts`), and leaves out what is already known. Which positions are the same is a matter of their forms (`form.ts`).
 */

import { compare } from '../ground/amount.js';
import type { Steps } from '../ground/steps.js';
import { guarded, theirs } from '../kernel/guarded.js';
import type { Play } from '../kernel/play/play.js';
import { isUnless } from '../kernel/script/repeat.js';
import { advance, answer } from '../kernel/step.js';
import type { Decision } from '../position/decision.js';
import { type Alike, APART, countAnswers, type DistinctAnswer, distinctAnswers } from './choice/answers.js';
import type { Choice } from './choice/choice.js';
import type { Fixing } from './choice/fixing.js';
import { alikeIn, type Formed, formOf } from './form/form.js';
import { Atoms } from './form/term.js';
import type { Branch, Cut, Graph, Junction, Reached, Target } from './graph/graph.js';
import type { ExploreLimits } from './graph/limits.js';
import { Enough, type Extent, Meter, offers } from './graph/meter.js';
import { pilesOn } from './round/buried.js';
import { concluded, goesOnUnless, noEnd } from './round/endless.js';
import type { Passed } from './round/passed.js';
import type { Round } from './round/round.js';
import { Rounds } from './round/rounds.js';
import { noted } from './round/shortcut.js';
import type { Sight } from './round/sight.js';

/** What is remembered of a path beside the position, because somebody will ask about it. */
export interface Memory {
  now: readonly number[];
  /** It rests on the order in which things happen. */
  readonly inOrder?: boolean;
}

/** How positions are explored. */
export interface Exploring {
  /** Answers that are fixed beforehand, as those of a board are. */
  readonly fixing?: Fixing | null;
  /** What tells paths apart beside the position. @internal */
  readonly memory?: Memory;
  /** Milliseconds since some time or other, such as `performance.now`: without it no limit on time holds. */
  readonly clock?: () => number;
  readonly limits?: Partial<ExploreLimits>;
  /** Sees each decision that is new, while it is put. @internal */
  readonly decision?: (decision: Decision) => void;
  /**
   * So many positions are followed before any are compared, unless one has many answers: most rulings need no more.
   * @internal
   */
  readonly unmerged?: number;
  /** The rounds that players can go as often as they like; left out where that is to be found out. @internal */
  readonly rounds?: readonly Round[];
  /** Whether what each round leaves waiting beneath stays there for good. @internal */
  readonly buries?: boolean;
}

/** More choices than any finite ruling takes on one path. */
const MOST_CHOICES = 1000;

/** Most rulings have fewer positions: comparing them would cost more than it saves. */
const UNMERGED = 16;

/** A path of so many choices leads on without end, as a rule, unless less and less is left; beyond, nothing is compared that grows. */
const DEEP = 100;

/** Neither has one, as a rule, of so many choices after which so much waits, and more than before them. */
const PILED = 24;

/** How much is followed of what can be chosen after each number of rounds. */
const IN_ROUND: ExploreLimits = {
  positions: 200,
  outcomes: 200,
  time: Number.POSITIVE_INFINITY,
  memory: 1e7,
};

/** So many answers more than there are objects, or so many options, and it is worth looking which are interchangeable. */
const MANY = 4;

/** Sees an end, and gives what tells it from others: the key, where there is one. */
type Seen = (choices: readonly Choice[], key?: string) => string;

/** A junction on the path, while its answers are followed. */
interface Opened extends Passed {
  readonly junction: Junction;
  /** How many things there are, and abilities that wait. */
  readonly size: number;
  /** Whether it is only asked whether one thing is done so that another is not. */
  readonly unless: boolean;
  readonly answers: Iterator<DistinctAnswer & Pick<Choice, 'scripted'>>;
  /** The answer that is being followed. */
  following: Following | null;
}

/** A branch without where it leads, and what it takes to come back. */
interface Following {
  readonly branch: Omit<Branch, 'to'>;
  readonly mark: number;
  readonly memory: readonly number[];
}

/**
 * Explores everything that can come of where the game stands, as much at a time as is wanted; `outcome` sees each end that
 * is reached, while the game stands there, and gives what tells it from others. Once all is followed the game stands
 * where it stood; until then it belongs to the walk.
 */
export class Walk {
  private readonly play: Play;
  private readonly outcome: Seen;
  private readonly decided: Exploring['decision'] | null;
  private readonly junctions: Junction[] = [];
  private readonly order: number[] = [];
  private readonly path: Opened[] = [];
  private readonly choices: Choice[] = [];
  private readonly known = new Map<number, number>();
  /** Each is one text, however often it is reached. */
  private readonly ends = new Map<string, string>();
  /** Made when a position is first brought into its form: most rulings are given without. */
  private atoms: Atoms | null = null;
  private readonly memory: Memory;
  /** Where the game stood, and what was remembered, before anything was followed. */
  private readonly before: { readonly mark: number; readonly memory: readonly number[] };
  private isDone = false;
  private readonly steps = this.all();
  private start: Target | null = null;
  private cut: Cut | null = null;
  private unmerged: number;
  /** What is known of rounds: nothing until one is suspected. */
  private rounds: Rounds | null;
  private readonly fixing: Fixing | null;
  private readonly meter: Meter;

  constructor(play: Play, outcome: Seen, how: Exploring) {
    const clock = how.clock ? theirs(how.clock) : null;
    this.meter = new Meter(how.limits, clock);
    this.play = clock ? { ...play, pulse: () => this.meter.beat() } : play;
    this.outcome = outcome;
    this.decided = how.decision ?? null;
    this.fixing = how.fixing ?? null;
    this.memory = how.memory ?? { now: [] };
    this.unmerged = how.unmerged ?? UNMERGED;
    this.rounds = how.rounds ? new Rounds(how.rounds, how.buries) : null;
    this.before = { mark: play.table.journal.mark(), memory: this.memory.now };
  }

  /**
   * Goes on until everything is followed, a limit is reached, or somebody wants a pause, for which it asks before each
   * step but the first. Where anything is thrown it is stopped.
   * @returns whether it is done
   * @throws {Withheld} `ruling/endless` where players could go on choosing for ever
   */
  advance(pause: () => boolean): boolean {
    try {
      return guarded(this.play, () => this.goOn(theirs(pause)));
    } catch (thrown) {
      this.stop();
      throw thrown;
    }
  }

  private goOn(pause: () => boolean): boolean {
    if (this.isDone) return true;
    while (!this.steps.next().done) if (pause()) return false;
    this.end();
    return true;
  }

  /** Everything, in steps: between two of them the game stands where the walk has left it. */
  private *all(): Steps<void> {
    try {
      yield* this.begin();
      for (let last = this.path.at(-1), waits = false; last; last = this.path.at(-1), waits = true) {
        if (waits) yield;
        yield* this.follow(last);
      }
    } catch (enough) {
      if (enough instanceof Anew) {
        this.clear();
        return yield* this.all();
      }
      if (!(enough instanceof Enough) || enough.meter !== this.meter) throw enough;
      this.cut = enough.of;
      return;
    }
    const isBare = this.ends.size === 0;
    if (isBare) this.rounds ??= new Rounds();
    if (this.rounds?.isAnew(this.play, this.graph(), isBare)) {
      this.clear();
      return yield* this.all();
    }
    if (this.rounds?.piles) this.cut = 'endless';
  }

  /** To be begun anew, with every position compared: otherwise ways that go round a few times would be counted. */
  private clear(): void {
    this.unmerged = 0;
    this.meter.clear();
    this.rounds?.clear();
    for (const list of [this.junctions, this.order, this.path, this.choices]) list.length = 0;
    for (const map of [this.known, this.ends]) map.clear();
    this.memory.now = this.before.memory;
    this.play.table.journal.undo(this.before.mark);
  }

  /** Goes on no more: the game stands again where it stood. */
  stop(): void {
    if (this.isDone) return;
    this.cut = 'stopped';
    this.end();
  }

  private end(): void {
    this.isDone = true;
    this.memory.now = this.before.memory;
    this.play.table.journal.undo(this.before.mark);
  }

  /** How much is known by now. */
  get found(): Extent {
    return this.meter.found(this.kept);
  }

  /** What is known by now: all of it, or cut where a limit was reached or where the walk stands. */
  graph(): Graph {
    const { order, path, start } = this;
    const open = path.map(({ place }) => place);
    return {
      junctions: this.joined(),
      order: [...order, ...open.toReversed()],
      start,
      cut: this.cut ?? (this.isDone ? null : 'stopped'),
    };
  }

  /** The junctions; those of the path that is not followed to its end are joined to one another. */
  private joined(): readonly Junction[] {
    const junctions = [...this.junctions];
    for (const [index, { place, junction, following }] of this.path.entries()) {
      const next = this.path[index + 1];
      if (!next || !following) continue;
      const { choice, ways } = following.branch;
      const broken: Branch = { choice, ways, to: { junction: next.place } };
      junctions[place] = { ...junction, branches: [...junction.branches, broken] };
    }
    return junctions;
  }

  private *begin(): Steps<void> {
    advance(this.play);
    const start = yield* this.arrive(null);
    const [first] = this.path;
    if (first) this.start = { junction: first.place };
    else if (start !== 'unfollowed') this.start = start;
  }

  /** Follows the next answer of the last junction on the path; where there is none left, that junction is done. */
  private *follow(last: Opened): Steps<void> {
    const { journal } = this.play.table;
    const { place, junction, answers } = last;
    const next = answers.next();
    if (next.done) {
      this.path.pop();
      this.order.push(place);
      this.back({ junction: place });
      return;
    }
    const { answer: given, ways, scripted } = next.value;
    const choice: Choice = { decision: junction.decision, answer: given, scripted };
    last.following = { branch: { choice, ways }, mark: journal.mark(), memory: this.memory.now };
    this.choices.push(choice);
    answer(this.play, given);
    const to = yield* this.arrive({ junction: place, choice });
    if (to) this.back(to);
  }

  /** Comes back from where an answer leads; `unfollowed` where it leads on without end. */
  private back(to: Target | 'unfollowed'): void {
    const last = this.path.at(-1);
    if (!last?.following) return;
    const { branch, mark, memory } = last.following;
    if (to !== 'unfollowed') last.junction.branches.push({ choice: branch.choice, ways: branch.ways, to });
    else if (this.rounds) this.rounds.piles = true;
    this.meter.branch();
    last.following = null;
    this.choices.pop();
    this.memory.now = memory;
    this.play.table.journal.undo(mark);
  }

  /** Where the position leads in which the game stands; null where it is a new junction, which is now on the path. */
  private *arrive(met: Reached | null): Steps<Target | 'unfollowed' | null> {
    const { decision } = this.play.table.position;
    if (!decision) return { end: this.ended() };
    const left = this.fixing?.left(this.choices) ?? '';
    const formed = this.compares() ? this.formed(left) : null;
    const known = formed ? this.known.get(formed.form) : undefined;
    if (known !== undefined && !this.isOnPath(known)) return { junction: known };
    if (known !== undefined && this.unmerged > 0) throw new Anew();
    const sight = known === undefined ? this.sight(left) : null;
    const back = known !== undefined ? { back: known } : sight && (yield* this.round(sight));
    if (back)
      return this.rounds?.concludes || goesOnUnless(this.path, this.choices, back)
        ? this.concluded(decision, met)
        : back;
    if (sight && pilesOn(this.path, sight)) return 'unfollowed';
    this.meter.junction(decision, this.kept);
    const place = this.junctions.length;
    const junction: Junction = { decision, met, branches: [] };
    this.junctions.push(junction);
    if (formed) this.known.set(formed.form, place);
    const answers = this.answers(decision, formed);
    const unless = decision.asks === 'may' && isUnless(this.play);
    const opened: Opened = { place, junction, answers, sight, size: this.size, unless, following: null };
    this.path.push(opened);
    if (sight) this.rounds?.pass(place, sight);
    this.decided?.(decision);
    if (this.seemsEndless()) {
      this.rounds ??= new Rounds();
      if (this.rounds.suspect(this.play, this.path)) throw new Anew();
    }
    if (this.choices.length >= MOST_CHOICES) noEnd(this.play, this.choices, this.rounds?.isRuledOut ?? false);
    return null;
  }

  /** A round that leads back to where the path has been, but for what it adds, and can be gone as often as anybody likes. */
  private *round(sight: Sight): Steps<Target | null> {
    const { play: game, path, choices, fixing, rounds } = this;
    if (!rounds) return null;
    const following = { play: game, path, choices, fixing, rounds };
    const to = yield* noted(following, sight, function* (play, end, how) {
      const walk = new Walk(play, end, { ...how, limits: IN_ROUND, unmerged: 0 });
      yield* walk.steps;
      walk.end();
      return { graph: walk.graph(), another: walk.rounds?.another ?? null };
    });
    if (to === 'another') throw new Enough('stopped', this.meter);
    return to;
  }

  /** What comes of going round where everybody must. */
  private concluded(decision: Decision, met: Reached | null): Target {
    const place = this.junctions.length;
    const branch = concluded(this.play, decision, this.choices, this.rounds, (key) => this.ended(key));
    this.junctions.push({ decision, met, branches: [branch] });
    this.order.push(place);
    return { junction: place };
  }

  private isOnPath(junction: number): boolean {
    return this.path.some(({ place }) => place === junction);
  }

  private seemsEndless(): boolean {
    const { length } = this.choices;
    const waits = length >= PILED && this.play.table.position.waiting.length >= PILED;
    return length >= DEEP ? this.growth >= 0 : waits && this.growth > 0;
  }

  /** How much more there is than so many choices before. */
  private get growth(): number {
    return this.size - (this.path.at(-PILED)?.size ?? 0);
  }

  private get size(): number {
    const { waiting, objects, effects } = this.play.table.position;
    return waiting.length + objects.length + effects.length;
  }

  /** Whether the position at hand is compared with those before it: once there are many, or many answers to one. */
  private compares(): boolean {
    const isSmall = this.junctions.length < this.unmerged && this.atoms === null;
    return !isSmall && (this.choices.length < DEEP || this.growth <= 0);
  }

  /** The answers to a decision, while the game stands there. */
  private *answers(
    decision: Decision,
    formed: Formed | null,
  ): Generator<DistinctAnswer & Pick<Choice, 'scripted'>> {
    const alike = this.alike(decision, formed);
    const fixed = this.fixing?.script(this.play, decision, this.choices) ?? null;
    if (fixed) {
      yield { answer: fixed.answer, ways: 1n, scripted: fixed.line };
      return;
    }
    for (const { answer, ways } of distinctAnswers(decision, alike)) yield { answer, ways, scripted: null };
  }

  /** Which of the objects or options are interchangeable; found out only where that may spare much. */
  private alike(decision: Decision, formed: Formed | null): Alike {
    const isSpared =
      decision.domain.of === 'options'
        ? formed !== null || offers(decision) > MANY
        : compare(countAnswers(decision), offers(decision) + MANY) >= 0;
    if (!isSpared) return APART;
    return alikeIn(formed ?? this.formed(this.fixing?.left(this.choices) ?? ''), decision);
  }

  /** How it looks where the game stands, where rounds are looked for. */
  private sight(left: string): Sight | null {
    const { rounds } = this;
    return rounds?.looks && this.choices.length < DEEP ? rounds.sight(this.play, this.beside(left)) : null;
  }

  private formed(left: string): Formed {
    this.atoms ??= new Atoms();
    return formOf(this.play, this.atoms, this.beside(left), left !== '', this.memory.inOrder);
  }

  /** What tells paths apart beside the position. */
  private beside(left: string): string {
    return `${this.memory.now.join()};${left}`;
  }

  private ended(key?: string): string {
    const end = this.outcome(this.choices, key);
    const known = this.ends.get(end);
    if (known !== undefined) return known;
    if (this.rounds?.isMistaken()) throw new Anew();
    this.meter.end(end);
    this.ends.set(end, end);
    return end;
  }

  /** What is kept beside the graph to tell positions apart, in bytes. */
  private get kept(): number {
    return this.atoms?.size ?? 0;
  }
}

/** Thrown where a path comes back to where it was, or seems to have no end, and not all of it has been compared. */
class Anew {}
