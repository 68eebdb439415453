/** Which objects a phrase speaks of: all that fit it, or those that a player chooses among them. */

import type { Head, Place, Quantifier, Some, Test, What, Who } from '../../ability/reference.js';
import { type Amount, add, atMost, compare } from '../../ground/amount.js';
import type { ObjectId, PlayerId, RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { Aim, Env } from '../../position/env.js';
import { zoneId } from '../../position/position.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import { quantity } from '../condition/quantity.js';
import { isMeant, passes, possessor } from '../condition/test.js';
import { refObjects, theseObjects, withRef } from '../env.js';
import { viewOf } from '../object/characteristics.js';
import type { Answers } from '../plan/answers.js';
import { described } from './described.js';
import { doneTo, stillThere } from './done.js';
import { mustAllBeListed, mustBeListed, noneHasLeft } from './listed.js';
import { isOneOf } from './one-of.js';
import { players } from './players.js';
import { reached } from './reach.js';
import { aimFor, canTarget, stillAimed, takenUp } from './target.js';
import { selectEither } from './targeting.js';
import { selectTop } from './top.js';
import { heldBy } from './whose.js';

/** Every object that a phrase fits, nothing being chosen: for counting, for conditions, for what is done to all. */
export function mentioned(game: Game, env: Env, what: What): readonly ObjectId[] {
  switch (what.what) {
    case 'this':
      return env.source !== null && isMeant(game, env, what, viewOf(game, env.source)) ? [env.source] : [];
    case 'that': {
      const meant = env.refs[what.of] ? refObjects(env, what.of) : described(game, env, what.of);
      const { adjectives } = what;
      if (!adjectives) return meant;
      return meant.filter((id) => adjectives.every((test) => passes(game, env, test, viewOf(game, id))));
    }
    case 'some':
      return pool(game, env, what);
    case 'top':
      return selectTop(game, env, what).objects;
    case 'role':
      return env.event?.other == null ? [] : [env.event.other];
    case 'contents':
      return contents(game, env, what.of);
    case 'done':
      return doneTo(game, env, what).map(({ object }) => object.id);
    case 'either':
      return mentioned(game, env, what.or);
    case 'both':
      return flat(what.of, (part) => mentioned(game, env, part));
  }
}

/** What a selection came to: the objects, the words having spoken of them, and whether there were as many as asked. */
export interface Selection {
  readonly objects: readonly ObjectId[];
  /** Players, where the words can mean both. */
  readonly players?: readonly PlayerId[];
  /** How many of a group are meant, where not the whole group is. */
  readonly shares: ReadonlyMap<ObjectId, Amount>;
  readonly env: Env;
  readonly complete: boolean;
}

/** A zone, of the player who holds it where only that player's is meant. */
export interface Origin extends Place {
  readonly holder?: PlayerId;
}

/** How a selection is made: who is asked, what may not be chosen. */
export interface Selecting {
  readonly answers: Answers;
  readonly chooser: PlayerId;
  /** The rule by which it is chosen, where there is one beside the usual. */
  readonly chosenBy?: RuleKey | undefined;
  /** The zone in which a text that names none means its objects to be. */
  readonly origin?: Origin | undefined;
  /** What has moved since is meant as well: nothing is done to it, and it is known as it was (Magic 608.2h). */
  readonly known?: boolean;
  /** Fewer may be chosen than the text says. */
  readonly fewer?: boolean;
  /** The players whom earlier words of the text target: "any other target" is none of them. */
  readonly before?: readonly PlayerId[] | undefined;
  /** Whether an object may be chosen at all. */
  allowed(object: ObjectId): boolean;
  /** Whether it can be done to an object, where what can't be is not chosen while there is anything else. */
  possible?(object: ObjectId): boolean;
  /** Whether an object is taken already: where everything of a kind is meant, it is not among them. */
  taken?(object: ObjectId): boolean;
  /** Which cards are spoken for: where those on top are meant, what lies beneath them is. */
  readonly reserved?: Reserve;
}

/** What is spoken for. */
export interface Reserve {
  /** It may not be chosen. */
  has(object: ObjectId): boolean;
  /** Nothing may be done with it, even where the text speaks of this very object. */
  bars(object: ObjectId): boolean;
  /** It goes elsewhere by another event at the same time: what lies beneath it is on top. */
  leaves(object: ObjectId): boolean;
}

const never = (): boolean => false;

/** Nothing is spoken for. */
export const UNRESERVED: Reserve = { has: never, bars: never, leaves: never };

/** Of every group that is meant, all of it. */
export const WHOLE: ReadonlyMap<ObjectId, Amount> = new Map();

/** What is meant of groups here and there; of one that both name as much as the second says. */
export function withShares(here: Selection['shares'], there: Selection['shares']): Selection['shares'] {
  if (there.size === 0) return here;
  return here.size === 0 ? there : new Map([...here, ...there]);
}

/** The objects to which an instruction is done; asks the chooser where there is a choice to make. */
export function select(game: Game, env: Env, what: What, how: Selecting): Selection {
  switch (what.what) {
    case 'both': {
      const parts: Selection[] = [];
      for (const part of what.of) parts.push(select(game, parts.at(-1)?.env ?? env, part, how));
      const objects = flat(parts, (part) => part.objects);
      return {
        objects,
        shares: new Map(flat(parts, (part) => [...part.shares])),
        env: withRef(parts.at(-1)?.env ?? env, what.as, theseObjects(game, objects)),
        complete: parts.every((part) => part.complete),
      };
    }
    case 'some':
      return selectSome(game, env, what, how);
    case 'top':
      return selectTop(game, env, what, how);
    case 'contents': {
      // All that a zone holds, be it nothing.
      if (what.of.whose && game.catalogue.zones[what.of.zone]?.seen !== 'all')
        for (const holder of players(game, env, what.of.whose)) mustBeListed(game, what.of.zone, holder);
      const objects = mentioned(game, env, what).filter((id) => !how.taken?.(id));
      return { objects, shares: WHOLE, env, complete: true };
    }
    case 'either':
      return selectEither(game, env, what, how);
    case 'done': {
      const objects = stillThere(game, env, what);
      return { objects, shares: WHOLE, env, complete: objects.length > 0 };
    }
    default: {
      const spokenOf = mentioned(game, env, what);
      const objects =
        what.what === 'role'
          ? spokenOf.filter((id) => env.met === undefined || objectOf(game, id).stint === env.met)
          : how.known || !game.policy.anew
            ? spokenOf
            : reached(game, env, what, spokenOf);
      const value = what.what === 'that' ? env.refs[what.of] : null;
      const spoken = value && 'players' in value ? value.players : [];
      return { objects, players: spoken, shares: WHOLE, env, complete: objects.length + spoken.length > 0 };
    }
  }
}

function selectSome(game: Game, env: Env, what: Some, how: Selecting): Selection {
  // What is paid is chosen as it is paid.
  const aimed = env.aimed?.length && env.manner !== 'cost' ? takeAim(game, env, what) : null;
  if (aimed) return aimed;
  // What a text chooses as it is announced stays chosen.
  const stays = what.target || (what.quantity.how !== 'every' && game.policy.aims(what));
  if (stays && env.manner !== 'cost' && what.as !== undefined && env.refs[what.as]) {
    const objects = refObjects(env, what.as).filter((id) => isMeant(game, env, what, viewOf(game, id)));
    return { objects, shares: WHOLE, env, complete: objects.length > 0 };
  }
  const fits = pool(game, env, what, how.origin);
  const fitting = stays ? fits.filter((id) => canTarget(game, env, id, what)) : fits;
  if (what.ofChoice) noneHasLeft(game);
  const asked = rangeOf(game, env, what.quantity);
  const range = how.fewer && asked !== 'every' ? { ...asked, least: 0 } : asked;
  if (range === 'every') {
    const objects = fitting.filter((id) => !how.taken?.(id));
    const spoken = withRef(env, what.as, theseObjects(game, objects));
    return { objects, shares: WHOLE, env: spoken, complete: true };
  }
  const allowed = fitting.filter((id) => how.allowed(id));
  const able = stays ? allowed : allowed.filter((id) => how.possible?.(id) ?? true);
  // Where something must be chosen and nothing is possible, nothing comes of it; where it need not be, nothing is.
  const among = able.length > 0 || compare(range.least, 0) === 0 ? able : allowed;
  const from = flat(among, (id) => members(game, id, range.most));
  const complete = compare(range.least, able === among ? from.length : 0) <= 0;
  // Who has fewer to choose from than the text asks for must be known to have no more.
  const wanted = how.answers.probing ? range.least : range.most;
  if (wanted !== 'all' && compare(wanted, from.length) > 0) mustAllBeListed(game, env, what, how.origin);
  const most = range.most === 'all' ? from.length : Number(atMost(range.most, from.length));
  const least = Number(atMost(range.least, from.length));
  const picking = game.policy.inPlace?.(game, how, from, what) ?? how;
  const picked = most === 0 ? [] : pick(picking, from, least, most, what, env);
  const objects = [...new Set(picked)];
  return {
    objects,
    shares: sharesOf(game, picked),
    env: withRef(env, what.as, theseObjects(game, objects)),
    complete,
  };
}

/**
 * What these words have chosen beforehand: as much of it as is still there and still fits them. Null where they have
 * chosen nothing.
 */
function takeAim(game: Game, env: Env, what: Some): Selection | null {
  const known = aimFor(env, what);
  if (!known) return null;
  const objects = stillMeant(game, env, known.aim);
  return {
    objects,
    shares: WHOLE,
    env: withRef(takenUp(env, known.at), what.as, theseObjects(game, objects)),
    complete: objects.length > 0,
  };
}

/** As much of what was chosen beforehand as is still the same object and still fits the words. */
function stillMeant(game: Game, env: Env, aim: Aim): readonly ObjectId[] {
  const still = stillAimed(game, env, aim);
  return 'objects' in still ? still.objects : [];
}

function pick(
  { answers, chooser, chosenBy }: Selecting,
  from: readonly ObjectId[],
  least: number,
  most: number,
  what: Some,
  env: Env,
): readonly ObjectId[] {
  return answers.probing
    ? from.slice(0, least)
    : answers.objects(from, least, most, what.random ? 'chance' : chooser, what, env, chosenBy);
}

/** A group stands in a choice as often as its members could be chosen. */
function members(game: Game, id: ObjectId, most: Amount | 'all'): ObjectId[] {
  const count = objectOf(game, id).count;
  if (count === 1) return [id];
  const times = Number(most === 'all' ? count : atMost(count, most));
  if (times > MOST_OF_A_GROUP) {
    withhold('choice/too-many', `There are too many ways to choose among ${String(count)} equal objects.`);
  }
  return Array.from({ length: times }, () => id);
}

const MOST_OF_A_GROUP = 64;

function sharesOf(game: Game, picked: readonly ObjectId[]): ReadonlyMap<ObjectId, Amount> {
  const shares = new Map<ObjectId, Amount>();
  for (const id of picked) {
    if (objectOf(game, id).count !== 1) shares.set(id, add(shares.get(id) ?? 0, 1));
  }
  return shares;
}

type Range = 'every' | { least: Amount; most: Amount | 'all' };

/** How many are chosen: every one, or between two numbers. */
function rangeOf(game: Game, env: Env, quantifier: Quantifier): Range {
  switch (quantifier.how) {
    case 'every':
      return 'every';
    case 'one':
      return { least: 1, most: 1 };
    case 'exactly': {
      const amount = quantity(game, env, quantifier.amount);
      return { least: amount, most: amount };
    }
    case 'up to': {
      const most = quantity(game, env, quantifier.amount);
      return { least: atMost(fewestOf(game, quantifier), most), most };
    }
    case 'any number':
      return { least: fewestOf(game, quantifier), most: 'all' };
  }
}

function fewestOf({ policy }: Game, { some }: { some?: true }): number {
  return some ? 1 : (policy.fewest ?? 0);
}

/**
 * The objects that fit a description, in the order of the zones.
 * @param among which of them are looked at at all
 */
export function pool(
  game: Game,
  env: Env,
  what: Some,
  origin?: Origin,
  among: (id: ObjectId) => boolean = () => true,
): readonly ObjectId[] {
  const found: ObjectId[] = [];
  const controllers = controllersSaid(what);
  const ofThem = what.whose ? heldBy(game, env, what.whose) : null;
  const isOne = (id: ObjectId): boolean =>
    among(id) &&
    (controllers.length === 0 || isControlledSo(game, env, controllers, id)) &&
    !isExempt(game, env, id) &&
    // What is looked for elsewhere is a creature though no creature is there: a card in the hand.
    isMeant(game, env, what, viewOf(game, id), origin !== undefined);
  for (const there of placesOf(game, env, what, origin))
    for (const id of ofThem ? ofThem(there) : there) if (isOne(id)) found.push(id);
  return found;
}

/** Who controls what a phrase speaks of, as far as that is told without looking at anything else. */
function controllersSaid({ described: { adjectives = [], which = [] } }: Some): readonly Who[] {
  return flat([...adjectives, ...which], (test) =>
    test.test === 'controlled' && (test.by.who === 'you' || test.by.who === 'opponent') ? [test.by] : [],
  );
}

function isControlledSo(game: Game, env: Env, controllers: readonly Who[], id: ObjectId): boolean {
  const { controller } = objectOf(game, id);
  return controllers.every((who) => isOneOf(game, env, who, controller));
}

/** Whether an object is not among those of which its own text speaks where it now is. */
function isExempt(game: Game, env: Env, id: ObjectId): boolean {
  return id === env.source && (game.catalogue.zones[objectOf(game, id).zone]?.exempt ?? false);
}

/** The objects of the zones that a phrase looks at, zone by zone as they lie there. */
export function placesOf(
  game: Game,
  env: Env,
  what: Some,
  origin?: Origin,
): readonly (readonly ObjectId[])[] {
  const seen = new Set<string>();
  const places: (readonly ObjectId[])[] = [];
  for (const place of placesNamed(game, what, origin)) {
    for (const key of zoneKeys(game, env, place)) {
      const there = game.table.position.zones[key];
      if (!there || seen.has(key)) continue;
      seen.add(key);
      const { holder } = place;
      places.push(
        holder === undefined ? there : there.filter((id) => possessor(game, objectOf(game, id)) === holder),
      );
    }
  }
  return places;
}

/** The zones that a phrase names, or else those in which such objects are. */
export function placesNamed(game: Game, what: Some, origin?: Origin): readonly Origin[] {
  const { adjectives = [], which = [], head } = what.described;
  const named = zonesNamed([...adjectives, ...which]);
  if (named.length > 0) return named;
  return origin === undefined ? flat(sortsOf(head), (sort) => zonesOf(game, sort)) : [origin];
}

function sortsOf(head: Head): readonly string[] {
  if ('either' in head) return flat(head.either, sortsOf);
  return 'among' in head ? flat(head.among, (one) => sortsOf(one.head)) : [head.sort];
}

function zonesOf(game: Game, sort: string): Place[] {
  return (game.catalogue.sorts[sort]?.zones ?? []).map((zone) => ({ zone }));
}

/** The zones in which a description says that its objects are. */
export function zonesNamed(tests: readonly Test[]): Place[] {
  return flat(tests, (test) => {
    if (test.test === 'zone') return [test.at];
    return test.test === 'any' || test.test === 'all' ? zonesNamed(test.of) : [];
  });
}

/** The zones that a place means: one, or one of each player. */
function zoneKeys(game: Game, env: Env, place: Origin): string[] {
  const region = game.catalogue.regions[place.zone];
  if (region) return flat(region, (zone) => zoneKeys(game, env, { ...place, zone }));
  const rule = game.catalogue.zones[place.zone];
  if (!rule) throw new Error(`no zone ${place.zone}`);
  if (rule.shared) return [place.zone];
  if (place.holder !== undefined) return [zoneId(place.zone, place.holder)];
  const holders = place.whose ? players(game, env, place.whose) : game.policy.order(game);
  return holders.map((holder) => zoneId(place.zone, holder));
}

function contents(game: Game, env: Env, place: Place): readonly ObjectId[] {
  return flat(zoneKeys(game, env, place), (key) => game.table.position.zones[key] ?? []);
}
