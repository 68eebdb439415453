/** What became of the events that would have happened, over everything that took their place. */

import type { ObjectId } from '../../ground/id.js';
import { once } from '../../ground/once.js';
import type { Saying } from '../../kernel/play/observer.js';
import type { Play } from '../../kernel/play/play.js';
import type { GameEvent } from '../../position/event.js';
import type { Words } from '../../rulebook/words.js';
import { equals, isKnown, neighbours } from '../message/alike.js';
import type { Happening, VerdictMessage } from '../message/message.js';
import { bringsCounters, withCounters, withoutReplaced } from '../name/counters.js';
import { isToldSo } from '../name/spared.js';
import { asTold } from '../name/template.js';
import { general, type Naming } from '../name/things.js';
import { isNone } from './amount.js';
import {
  agentOf,
  type Barred,
  befallsAnother,
  isReplacedBefore,
  occurs,
  toldOf,
  withBarred,
} from './barred.js';
import { beforeWhatWaits } from './cost.js';
import { isBetween } from './in-order.js';
import { isMoreOf } from './more-of.js';
import { lessened } from './naught.js';
import { isAsRaised, isPiece, isSaidWhere, partsBehind } from './raised.js';
import {
  counted,
  isPlainly,
  joined,
  joinedTo,
  plannedOtherwise,
  roundBegan,
  saysSame,
  sharing,
  toldInRounds,
} from './recurring.js';

/** An event as it was to happen at first. */
export interface Root {
  readonly event: GameEvent;
  /** Told while the board stood as it did when the event was raised. */
  readonly said: Happening;
  /** What another event contains: told only where something else took its place. */
  readonly part: boolean;
  /** The events at first of what contains it. */
  readonly within: readonly Root[];
  /** What it contains. */
  readonly parts: Root[];
  /** The listed action, or the response to one, as which it came about. */
  readonly scene: string;
  /** What is listed is done by it. */
  readonly course: boolean;
  replaced: boolean;
  /** It has been changed so that it befalls another, at least in part: damage that is redirected. */
  redirected: boolean;
  /** It has been changed so that nothing of it is left: no life is lost. */
  naught: boolean;
  readonly happened: Leaf[];
  /** The moment up to which it is known what becomes of it. */
  moment: number;
  /** The numbers of the rules by which the game ends so. */
  rules?: readonly string[];
}

/** What happened in the end. */
export interface Leaf {
  readonly event: GameEvent;
  readonly said: Happening;
  /** Leaves of one moment happened at once. */
  readonly moment: number;
}

type Fate = Extract<VerdictMessage, { say: 'fate' }>;

/** With the moments in which it came about. */
export interface Dated {
  readonly fate: Fate;
  readonly scene: string;
  readonly moments: readonly number[];
  /** Which objects it befell: of tokens and unknown cards the names do not tell. */
  readonly befell: readonly ObjectId[];
}

export class Fates {
  private readonly naming: Naming;
  private readonly play: Play;
  private readonly roots: Root[] = [];
  private readonly ruledOut: Barred[] = [];
  /** After how many of these the last round may have begun. */
  private begun: readonly [least: number, most: number] | null = null;
  /** Where it goes round for ever: before how many of these the last round began, and before how many it has ended. */
  private round: { readonly begins: number; readonly ends: number } | null = null;
  /** The events that were to happen at first, by what they have become. */
  private readonly from = new Map<GameEvent, readonly Root[]>();
  /** What is done one after the other: its pieces have the fate of the whole. */
  private readonly pieces: { readonly of: GameEvent; left: number; readonly roots: readonly Root[] }[] = [];

  private readonly words: Words;
  private moment = 0;
  private readonly kindOf = once((fate: Fate): string | null => this.foundKind(fate));

  constructor(play: Play, naming: Naming, words: Words) {
    this.play = play;
    this.naming = naming;
    this.words = words;
  }

  raised(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (this.from.has(event)) continue;
      const whole = this.pieces.find((one) => one.left > 0 && isPiece(event, one.of));
      if (!whole) this.root(event, false);
      else {
        whole.left -= 1;
        this.from.set(event, whole.roots);
      }
    }
  }

  /** Whether an event was on its way. */
  follows(event: GameEvent): boolean {
    return this.from.has(event);
  }

  summed(events: readonly GameEvent[], into: GameEvent): void {
    this.from.set(into, [...new Set(events.flatMap((event) => this.from.get(event) ?? []))]);
  }

  /** @param was what is opened, before anything came into being for it */
  opened(whole: GameEvent, was: GameEvent, parts: readonly GameEvent[]): void {
    const within = this.from.get(was) ?? [];
    this.from.set(whole, within);
    for (const part of parts) if (!this.from.has(part)) this.root(part, true, within);
  }

  private root(event: GameEvent, part: boolean, within: readonly Root[] = []): void {
    const said = this.naming.happening(event);
    const scene = sceneOf(this.play);
    const { moment } = this;
    const root: Root = {
      event,
      said,
      part,
      within,
      parts: [],
      scene,
      course: this.naming.isCourse(event),
      replaced: false,
      redirected: false,
      naught: false,
      happened: [],
      moment,
    };
    for (const whole of within) whole.parts.push(root);
    const { roots } = this;
    roots.splice(event.cause.manner === 'cost' ? beforeWhatWaits(roots) : roots.length, 0, root);
    this.from.set(event, [root]);
  }

  /** @param changed the events still happen, in another way */
  applied(before: readonly GameEvent[], after: readonly GameEvent[], changed: boolean): void {
    const rootsOf = (events: readonly GameEvent[]): Root[] => [
      ...new Set(events.flatMap((event) => this.from.get(event) ?? [])),
    ];
    const roots = rootsOf(before);
    const oneByOne = changed && before.length === after.length;
    // What goes on unchanged has come from itself, and nothing else has.
    const gone = before.filter((event) => !after.includes(event));
    // Of what does not come about any more no piece will come.
    for (const one of this.pieces) if (gone.includes(one.of)) one.left = 0;
    for (const [at, event] of after.entries()) {
      if (!before.includes(event)) {
        const same = rootsOf(
          oneByOne ? before.slice(at, at + 1) : gone.filter((one) => isOfSame(one, event)),
        );
        this.from.set(event, same.length > 0 ? same : rootsOf(gone));
      }
      if (this.isWhole(event)) this.pieces.push({ of: event, left: Number(event.amount ?? 0), roots });
    }
    const left = (root: Root): boolean =>
      after.some((event) => !isNone(event) && this.from.get(event)?.includes(root));
    for (const root of roots) {
      root.moment = this.moment;
      root.replaced ||= !changed;
      root.redirected ||= changed && befallsAnother(before, after);
      root.naught = changed && !left(root);
    }
  }

  happened(event: GameEvent, planned: GameEvent): void {
    const roots = this.from.get(planned) ?? [];
    const told = this.naming.happening(event, planned);
    const never = roots.flatMap(({ parts }) => parts.filter(({ replaced }) => replaced));
    const said = never.length > 0 ? withoutReplaced(told, event, never, this.naming) : told;
    const leaf = { event, said, moment: this.moment };
    for (const root of roots) root.happened.push(leaf);
  }

  /** What happens from now on is not at once with what has happened. */
  passes(): void {
    this.moment += 1;
  }

  /**
   * An event comes about in another of the same moment: what is destroyed twice at once is destroyed once.
   * Returns whether it was on its way at all.
   */
  joins(event: GameEvent, other: GameEvent): boolean {
    const roots = this.from.get(event) ?? [];
    const leaf = this.roots.flatMap(({ happened }) => happened).find((one) => one.event === other);
    if (!leaf) return false;
    for (const root of roots) if (!root.happened.includes(leaf)) root.happened.push(leaf);
    return roots.length > 0;
  }

  /** The game ends by it, under these rules. */
  endsBy(event: GameEvent, rules: readonly string[]): void {
    for (const root of this.from.get(event) ?? []) root.rules = rules;
  }

  /** How much has been on its way by now. */
  get size(): number {
    return this.roots.length;
  }

  /**
   * Until it is said that it goes round for ever, what comes about from now on comes about in each round; or what has come
   * about since so much was on its way, as far as that is known.
   */
  beginRound(least = this.size, most = least): void {
    this.begun = [least, most];
  }

  /** It goes round for ever. */
  goRound(): void {
    if (this.begun) this.round = { begins: roundBegan(this.roots, this.begun), ends: this.size };
  }

  /** An effect says that it can't happen, or a rule. */
  impossible(event: GameEvent, by: Saying | null): void {
    const { naming, moment } = this;
    this.ruledOut.push({
      event,
      said: naming.happening(event),
      by: by && agentOf(this.play, naming, this.words, event, by),
      begins: this.play.catalogue.events[event.kind]?.begins !== undefined,
      moment,
      told: toldOf(this.roots, naming).length,
    });
  }

  /**
   * What it all comes to: what can't happen, then the rest in the order in which it began. What a player has done before, and
   * can't any more, is told at the end, where nothing comes after it.
   */
  verdicts(): VerdictMessage[] {
    const { naming, roots, ruledOut } = this;
    const fates = this.fates();
    if (ruledOut.length === 0) return [...fates];
    return withBarred(fates, ruledOut, roots, this.words, naming);
  }

  private fates(): readonly VerdictMessage[] {
    const { roots, round } = this;
    if (!round) return this.together(this.fatesOf(roots));
    return toldInRounds(roots, round, this);
  }

  /** What has become of these. */
  fatesOf(roots: readonly Root[]): readonly Dated[] {
    const fates: Dated[] = [];
    /** By what has been told: with which fate. */
    const told = new Map<GameEvent, number>();
    const places = new Map<Root, number>();
    const isLess = roots.some(({ naught }) => naught);
    for (const root of inOrder(roots)) {
      const less = isLess && !this.naming.isQuiet(root.event) ? lessened(root, roots, dated) : null;
      if (less) {
        fates.push(...less);
        continue;
      }
      const silent = this.goesWithoutSaying(root);
      const altered = silent && isOtherwise(root) ? plannedOtherwise(root, this.roots) : null;
      if (silent && !altered && goesAsRaised(root)) continue;
      const happened = root.happened.filter(({ event }) => this.isPartOf(root, event));
      const news = happened.filter(({ event }) => !told.has(event));
      if (news.length === 0) {
        if (happened.length === 0) fates.push(...this.undone(root));
        else sharing(fates, root, happened, told, this.naming, this.words);
        continue;
      }
      const joins = (happens: readonly Happening[]): Happening[] =>
        this.naming.merged([...happens, ...news.map((leaf) => broughtBy(root, leaf))]);
      const place = silent && !altered ? joinedTo(fates, root, places, news, joins) : null;
      note(told, news, place ?? fates.length);
      if (place !== null) continue;
      places.set(root, fates.length);
      const happens = this.naming.merged(news.map((leaf) => broughtBy(root, leaf)));
      const instead = altered ?? (this.isInstead(root, news, happens) ? root.said : null);
      fates.push(dated(root, happens, instead ? [instead] : [], momentsOf(news)));
    }
    return asTheyCame(fates);
  }

  /** What came to nothing; where the same has come about before, as what was paid, it is left to the steps. */
  private undone(root: Root): readonly Dated[] {
    const again = root.replaced ? occurs(this.roots, root, this.words, this.naming) : 'before';
    if (again === 'before' || isReplacedBefore(this.roots, root)) return [];
    const { fate, ...rest } = dated(root, [], [root.said], []);
    return [{ ...rest, fate: again ? { ...fate, first: true } : fate }];
  }

  /** Whether nothing is told of an event itself: it only leads to others and came about, or is told with another. */
  private goesWithoutSaying(root: Root): boolean {
    const quiet = this.naming.isQuiet(root.event);
    return root.replaced ? quiet && isAsRaised(root) : quiet || this.isToldAsPart(root);
  }

  /** Whether what happened is told as what something came to: what is paid to replace an event is no part of it. */
  private isPartOf({ replaced }: Root, event: GameEvent): boolean {
    return !this.naming.isQuiet(event) && (event.cause.manner !== 'cost' || !replaced);
  }

  /** Whether something else came about than what was to: it went elsewhere, or something befell another. */
  private isInstead(root: Root, news: readonly Leaf[], happens: readonly Happening[]): boolean {
    const same = news.some(
      ({ event }) => isSame(root.event, event) && event.to?.zone === root.event.to?.zone,
    );
    return (root.redirected || (root.replaced && !same)) && !this.isSaid(happens, root.said);
  }

  /** Whether an event goes without saying where what contains it is told. */
  private isToldAsPart({ part, event, within }: Root): boolean {
    const { events } = this.play.catalogue;
    const says = (whole: Root): boolean =>
      events[whole.event.kind]?.saysParts === true || bringsCounters(event, whole.event);
    return (
      part &&
      (!events[event.kind]?.beside || within.some(says)) &&
      !within.every(
        // What has taken the place of what is told by no words is told.
        (whole) => (this.naming.isQuiet(whole.event) && !whole.replaced) || isSaidWhere(whole.event, event),
      )
    );
  }

  /**
   * Fates that differ only in their objects are told as one; what comes about again is counted.
   * @param earlier what has come about before these
   */
  together(fates: readonly Dated[], earlier: readonly Dated[] = []): readonly VerdictMessage[] {
    const merged: Dated[] = [];
    const inOrder = fates.length <= MOST_IN_ORDER;
    const comesBetween = (one: Dated, first: Dated, second: Dated): boolean =>
      (inOrder || one.fate.later) && isBetween(one, first, second);
    const isApart = (one: Dated, first: Dated, second: Dated): boolean =>
      shares(one.fate, second.fate) ||
      ((inOrder || objectsOf(first.fate).length > 0 || objectsOf(second.fate).length > 0) &&
        isBetween(one, first, second));
    for (const dated of fates) {
      const { fate, scene } = dated;
      const since = merged.findLastIndex((other) => other.scene !== scene);
      const sums = fate.happens.every((one) => this.naming.adds(one));
      // What has befallen the same things in between came before it, and so did what another action brought about.
      const like = merged.findIndex(
        (other, at) =>
          (at > since || (sums && at === merged.length - 1)) &&
          this.isLike(other, dated) &&
          !merged.slice(at + 1).some((one) => isApart(one, other, dated)),
      );
      const twin = merged[like];
      if (twin) {
        merged[like] = joined(twin, dated, this.naming);
        continue;
      }
      const before = [...earlier, ...merged].filter((other) => shares(other.fate, fate));
      const last = merged.at(-1);
      // What befalls one thing at once is told in one breath.
      if (last && before.includes(last) && isAtOnce(last, dated) && isPlainly(last.fate, fate)) {
        const happens = [...last.fate.happens, ...fate.happens];
        merged[merged.length - 1] = { ...last, fate: { ...last.fate, happens } };
        continue;
      }
      const after =
        before.length > 0
          ? before
          : merged.filter((other) => isMoreOf(other, dated, this.naming, this.words));
      const isLater = after.some((other) => earlier.includes(other) || !isAtOnce(other, dated));
      // It is no later than what has just been told of the same moment.
      const later = isLater && !(last && isAtOnce(last, dated));
      const { first: _, ...plainly } = fate;
      // What came to nothing once more is not what did at first.
      merged.push({ ...dated, fate: { ...(later ? plainly : fate), later } });
    }
    return inOneBreath(
      mayRecur(merged)
        ? counted(merged, comesBetween, this.naming, this.words)
        : merged.map(({ fate }) => fate),
    );
  }

  /** Whether of what happened the same is said as of what would have: it came about after all. */
  private isSaid(happens: readonly Happening[], would: Happening): boolean {
    if (happens.some(({ kind }) => this.words.spare?.includes(kind)) && isToldSo(this.words, would, happens))
      return true;
    return happens.some((one) => one.kind === would.kind && saysSame(one, would, this.naming, this.words));
  }

  private isLike(a: Dated, b: Dated): boolean {
    const kind = this.kindOf(a.fate);
    const same = shares(a.fate, b.fate) || a.befell.some((id) => b.befell.includes(id));
    return kind !== null && kind === this.kindOf(b.fate) && !same;
  }

  /** What two fates must have in common to be told as one; null for one that stands alone. */
  private foundKind({ happens, instead, paid, first, course }: Fate): string | null {
    if (instead.length > 1) return null;
    const all = [...happens, ...instead];
    const objects = new Set(all.map((event) => JSON.stringify(asTold(this.words, event).objects)));
    const key = (event: Happening) => general(this.naming.alike(event));
    // What happens to a player again and again is counted, unless it adds up and stands in for nothing.
    const counted = objects.has('[]') && (all.length > 1 || !happens.every((one) => this.naming.adds(one)));
    return objects.size > 1 || counted
      ? null
      : JSON.stringify([happens.map(key), instead.map(key), paid, first, course]);
  }

  /** Whether an event is done piece by piece: a draw of several cards. */
  isWhole(event: GameEvent): boolean {
    return (this.play.catalogue.events[event.kind]?.sequence?.(this.play, event).length ?? 0) > 0;
  }
}

function dated(
  { scene, event, rules, happened, course }: Root,
  happens: readonly Happening[],
  instead: readonly Happening[],
  moments: readonly number[],
): Dated {
  const fate: Fate = {
    say: 'fate',
    happens,
    instead,
    times: 1,
    later: false,
    ...(rules && { rules }),
    ...(course && { course: true }),
  };
  const befell = [event, ...happened.map((leaf) => leaf.event)].flatMap(({ object }) => object ?? []);
  return {
    scene,
    fate: event.cause.manner === 'cost' ? { ...fate, paid: true } : fate,
    moments,
    befell: [...new Set(befell)],
  };
}

/** Where a position stands in what is listed: which action is being done, which of its responses, and so on. */
function sceneOf({ table }: Play): string {
  return String(table.position.work.flatMap((frame) => (frame.frame === 'actions' ? frame.next : [])));
}

function mayRecur(fates: readonly Dated[]): boolean {
  return new Set(fates.map(({ fate }) => fate.happens[0]?.kind)).size < fates.length;
}

/** What happens to one thing after the other is told together: "is healed, exhausted and recalled". */
function inOneBreath(fates: readonly Fate[]): Fate[] {
  return neighbours(fates, (last, fate) =>
    last.later && fate.later && isPlainly(last, fate)
      ? { ...last, happens: [...last.happens, ...fate.happens] }
      : null,
  );
}

/**
 * Fates in the order in which they came about: of what would happen at once some can come about before the rest. One that
 * came to nothing stays behind the one before it.
 */
function asTheyCame(fates: readonly Dated[]): readonly Dated[] {
  let moment = 0;
  return fates
    .map((dated) => {
      moment = dated.moments.length > 0 ? Math.min(...dated.moments) : moment;
      return { dated, moment };
    })
    .sort((a, b) => a.moment - b.moment)
    .map(({ dated }) => dated);
}

/** What has happened is told with this fate. */
function note(told: Map<GameEvent, number>, news: readonly Leaf[], place: number): void {
  for (const { event } of news) told.set(event, place);
}

function momentsOf(leaves: readonly Leaf[]): readonly number[] {
  return leaves.map(({ moment }) => moment);
}

/** Whether both came about at one moment, and neither at another. */
function isAtOnce(a: Dated, b: Dated): boolean {
  const all = new Set([...a.moments, ...b.moments]);
  return a.moments.length > 0 && b.moments.length > 0 && all.size === 1;
}

/** So many things are told each in its place. Of more, what comes to the same, or to what no name tells apart, is counted. */
const MOST_IN_ORDER = 8;

/** What happened, an arrival with the counters that came of it. */
function broughtBy({ parts }: Root, { event, said }: Leaf): Happening {
  const counters = parts.filter((part) => bringsCounters(part.event, event));
  if (counters.length === 0) return said;
  return withCounters(
    said,
    counters
      .filter(({ replaced }) => !replaced)
      .flatMap(({ happened }) => happened.map((leaf) => leaf.event)),
  );
}

/** Whether both befall the same object or, where they befall none, the same player. */
function isOfSame({ object, player }: GameEvent, other: GameEvent): boolean {
  return object === other.object && (object !== null || player === other.player);
}

function isSame(would: GameEvent, { kind, object, player }: GameEvent): boolean {
  return would.kind === kind && would.object === object && (object !== null || would.player === player);
}

/** Whether something ended up elsewhere than where it was to go. */
function isRedirected({ event: { to }, happened }: Root): boolean {
  return to !== null && happened.some(({ event }) => event.to !== null && event.to.zone !== to.zone);
}

/** What counters come of is told before them. */
function inOrder(roots: readonly Root[]): readonly Root[] {
  return roots.some(({ event }) => event.detail?.counter) ? partsBehind(roots) : roots;
}

function goesAsRaised(root: Root): boolean {
  return !isRedirected(root) && !arrivesOtherwise(root);
}

/** Whether what another event brings has come in another way than it was to: tokens enter as copies. */
function arrivesOtherwise({ part, said: { arrival }, happened }: Root): boolean {
  return part && happened.some(({ said }) => said.arrival !== null && !equals(said.arrival, arrival));
}

/** Whether what another event contains may have come about in another amount. */
function isOtherwise({ part, event, happened }: Root): boolean {
  return part && happened.some((leaf) => leaf.event.amount !== event.amount);
}

/** Whether two fates are about the same objects. */
export function shares(a: Fate, b: Fate): boolean {
  const first = objectsOf(a);
  return objectsOf(b).some((one) => first.includes(one));
}

/** The objects that a fate is about: it is asked of every two. */
const objectsOf = once(({ happens, instead }: Fate): readonly string[] => {
  const all = [...happens, ...instead].flatMap(({ objects }) => objects.filter(isKnown));
  return all.map((one) => JSON.stringify(one));
});
