/** Whether an object is what a phrase describes. */

import type { Description, Head, Test, What, Who } from '../../ability/reference.js';
import type { Amount } from '../../ground/amount.js';
import type { PlayerId, Trait, Zone } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { isSaying, isUnreadValue, type Traits } from '../../position/card.js';
import type { Env } from '../../position/env.js';
import type { GameObject } from '../../position/object.js';
import { type Game, isField } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { notWrittenDown, unreadNumber } from '../object/unread.js';
import { unknownCard } from '../reference/listed.js';
import { isOneOf } from '../reference/one-of.js';
import { mentioned } from '../reference/selection.js';
import { hasCounters, isAsMuch, isChosen } from './comparing.js';
import { isOther } from './other.js';
import { related } from './related.js';

/**
 * Whether the object fits the noun and everything said before and after it; `anywhere`: whatever zone such objects are
 * usually in.
 */
export function describes(
  game: Game,
  env: Env,
  description: Description,
  view: View,
  anywhere = false,
): boolean {
  const { adjectives = NONE, head, which = NONE } = description;
  const named = anywhere || zoneTested(adjectives) || zoneTested(which);
  if (!isSort(game, head, named, view)) return false;
  const wherever = 'sort' in head && game.catalogue.sorts[head.sort]?.wherever === true;
  // What can be seen without knowing the card is looked at first: an unknown card matters only if it may fit. So does what
  // nobody may have written down, which is looked at last.
  for (let stage = 0; stage < 3; stage++) {
    if (stage === 1 && !isHead(game, env, head, view, named)) return false;
    if (!allFit(game, env, adjectives, view, stage, wherever, head)) return false;
    if (!allFit(game, env, which, view, stage, wherever)) return false;
  }
  return true;
}

function allFit(
  game: Game,
  env: Env,
  tests: readonly Test[],
  view: View,
  stage: number,
  wherever: boolean,
  head?: Head,
): boolean {
  for (const test of tests)
    if (stageOf(game, test) === stage && !passes(game, env, test, view, head, wherever)) return false;
  return true;
}

const NONE: readonly never[] = [];

/** Whether an object is of the sort that a noun speaks of, and where such objects are, unless a zone was named. */
function isSort(game: Game, head: Head, named: boolean, view: View): boolean {
  if ('either' in head) return head.either.some((one) => isSort(game, one, named, view));
  if ('among' in head) return head.among.some((one) => isSort(game, one.head, named, view));
  const sort = game.catalogue.sorts[head.sort];
  if (!sort) throw new Error(`no sort ${head.sort}`);
  const there = named || sort.wherever === true || sort.zones.includes(zoneOf(game, view.object));
  return there && (sort.is?.(view.object) ?? true);
}

function isHead(game: Game, env: Env, head: Head, view: View, named: boolean): boolean {
  if ('either' in head) return head.either.some((one) => isHead(game, env, one, view, named));
  if ('among' in head) return head.among.some((one) => describes(game, env, one, view, named));
  const { kinds = NONE, anyKind, noun, sort } = head;
  const { word } = game.catalogue.sorts[sort] ?? {};
  for (const kind of kinds) if (!hasWord(game, view, kind.trait, kind.is)) return false;
  if (noun && !hasWord(game, view, noun.trait, noun.is)) return false;
  if (word && !hasWord(game, view, word.trait, word.is)) return false;
  return !anyKind || anyKind.some((kind) => hasWord(game, view, kind.trait, kind.is));
}

/**
 * Whether the object is one of those that a phrase means; `anywhere`: whatever zone such objects are usually in, where it
 * is known otherwise in which they are.
 */
export function isMeant(game: Game, env: Env, what: What, view: View, anywhere = false): boolean {
  switch (what.what) {
    case 'this':
      return (
        view.object.id === env.source &&
        passesAll(game, env, what.adjectives ?? NONE, view) &&
        passesAll(game, env, what.which ?? NONE, view)
      );
    case 'that':
      return refers(env, what.of, view);
    case 'some':
      if (what.whose && !belongs(game, env, what, view)) return false;
      return (
        describes(game, env, what.described, view, anywhere) &&
        (!what.having || passes(game, env, what.having, view))
      );
    case 'either':
      return isMeant(game, env, what.or, view, anywhere);
    case 'both':
      return what.of.some((part) => isMeant(game, env, part, view, anywhere));
    case 'role':
    case 'top':
    case 'done':
    case 'contents':
      return mentioned(game, env, what).includes(view.object.id);
  }
}

/** Whether a word refers to this object: the same one, not what it has become since. */
function refers(env: Env, referent: number, view: View): boolean {
  const value = env.refs[referent];
  if (!value || !('objects' in value)) return false;
  return value.objects.some(
    (id, index) => id === view.object.id && value.stints[index] === view.object.stint,
  );
}

/** "Your creatures" are those that you control; "your cards" elsewhere than on the field are those in your zones. */
function belongs(game: Game, env: Env, what: Extract<What, { what: 'some' }>, view: View): boolean {
  return !what.whose || isUnder(game, env, what.whose, possessor(game, view.object));
}

/** Whose an object is. */
export function possessor(
  game: Game,
  { zone, controller, owner }: Pick<GameObject, 'zone' | 'controller' | 'owner'>,
): PlayerId {
  return isField(game, zone) ? controller : owner;
}

function passesAll(game: Game, env: Env, tests: readonly Test[], view: View): boolean {
  for (const test of tests) if (!passes(game, env, test, view)) return false;
  return true;
}

/**
 * @param head the noun beside which the test stands, where it is an adjective
 * @param wherever such objects are meant wherever they are: of a card that nobody controls its owner is asked (Magic 108.4a)
 */
export function passes(game: Game, env: Env, test: Test, view: View, head?: Head, wherever = false): boolean {
  const { object } = view;
  switch (test.test) {
    case 'trait':
      return hasWord(game, view, test.trait, test.is);
    case 'compare':
      return isAsMuch(game, env, test, view);
    case 'controlled':
      return (wherever || isControlled(game, object)) && isUnder(game, env, test.by, object.controller);
    case 'owned':
      return isOneOf(game, env, test.by, object.owner);
    case 'zone':
      return (
        isIn(game, zoneOf(game, object), test.at.zone) &&
        (!test.at.whose || isOneOf(game, env, test.at.whose, object.holder ?? object.controller))
      );
    case 'status':
      return (
        object.status.includes(test.status) ||
        game.catalogue.unsaid?.[test.status]?.(game, object, test.status) === true
      );
    case 'counters':
      return hasCounters(game, env, test, view);
    case 'other':
      return isOther(game, env, test.than, object, head);
    case 'relation':
      return related(game, env, test.relation, test.to, view);
    case 'chosen':
      return isChosen(game, env, test, view);
    case 'not':
      return !passes(game, env, test.of, view, undefined, wherever);
    case 'any':
      return test.of.some((one) => passes(game, env, one, view));
    case 'all':
      return test.of.every((one) => passes(game, env, one, view));
  }
}

/** Whether an object has a word among its types, colours, names ... */
export function hasWord(game: Game, view: View, trait: Trait, word: string): boolean {
  const rule = game.catalogue.traits[trait];
  if (rule?.has) {
    if (view.traits === null) unknownCard(view, trait);
    return rule.has(view, word);
  }
  return wordsOf(game, view, trait).includes(word);
}

/**
 * The words of an object in a trait, such as its types; none where it has none.
 *
 * @throws {Withheld} `position/unknown-card` where nobody knows what the card is
 * @example
 * wordsOfTrait(play, viewOf(play, 0 as ObjectId), 'name'); // => ['Test Cub']
 */
export function wordsOf(_game: Game, view: View, trait: Trait): readonly string[] {
  if (trait === 'keyword') return keywordsOf(view);
  if (view.traits === null) unknownCard(view, trait);
  const value = view.traits[trait];
  return Array.isArray(value) ? value : [];
}

function keywordsOf({ abilities, traits }: View): readonly string[] {
  const has = flat(abilities, ({ ability }) => (ability.ability === 'keyword' ? [ability.keyword] : []));
  return Array.isArray(traits?.keyword) ? [...has, ...traits.keyword] : has;
}

/** What an object that leaves is remembered by: its traits, and the keywords among its abilities. */
export function lastTraits(view: View): Traits | null {
  const keyword = keywordsOf(view);
  return view.traits === null || keyword.length === 0 ? view.traits : { ...view.traits, keyword };
}

/**
 * A number of an object: null where such an object has none.
 *
 * @throws {Withheld} `position/missing-value` where it has one that nobody wrote down, `position/unknown-card` where nobody
 * knows what the card is
 * @example
 * numberOf(play, viewOf(play, 0 as ObjectId), 'power'); // => 2
 */
export function numberOf(game: Game, view: View, trait: Trait): Amount | null {
  if (view.traits === null) unknownCard(view, trait);
  const value = view.traits[trait];
  if (isUnreadValue(value)) unreadNumber(game, value);
  if (value !== undefined && !Array.isArray(value)) return value as Amount;
  if (game.catalogue.traits[trait]?.known?.(view)) {
    notWrittenDown(wordsOf(game, view, 'name')[0] ?? 'an object', trait);
  }
  return null;
}

/** 1 for a test that can only be decided by looking at the card itself, 2 for what may be unsaid, 0 for any other. */
function stageOf(game: Game, test: Test): number {
  switch (test.test) {
    case 'trait':
    case 'compare':
    case 'chosen':
      return 1;
    case 'status':
      return game.catalogue.unsaid?.[test.status] ? 2 : 0;
    case 'not':
      return stageOf(game, test.of);
    case 'any':
    case 'all':
      return Math.max(...test.of.map((one) => stageOf(game, one)));
    default:
      return 0;
  }
}

/** Where an object is; of what a player merely says, where it would be carried out. */
function zoneOf({ catalogue }: Game, { zone, card }: GameObject): Zone {
  if (zone in catalogue.zones || !isSaying(card)) return zone;
  return Object.keys(catalogue.zones).find((one) => catalogue.zones[one]?.spoken) ?? zone;
}

/** Whether a zone is the one named, or one of the region named. */
export function isIn(game: Game, zone: Zone, named: Zone): boolean {
  return zone === named || (game.catalogue.regions[named]?.includes(zone) ?? false);
}

/** Whether somebody controls an object: not everything that is in play is under somebody's control. */
export function hasController({ catalogue }: Game, object: GameObject): boolean {
  return catalogue.isControlled?.(object) ?? true;
}

/** Whether what a player has is under these players: under the controller of what says so nothing is where that has none. */
export function isUnder(game: Game, env: Env, who: Who, player: PlayerId): boolean {
  return isOneOf(game, env, who, player) && !(isByController(who) && isNobodys(game, env));
}

function isByController({ who }: Who): boolean {
  return who === 'you' || who === 'opponent';
}

/** Whether nobody controls the object whose text speaks. */
export function isNobodys({ catalogue, table }: Game, { source }: Env): boolean {
  if (!catalogue.isControlled || source === null) return false;
  const object = table.position.objects[source];
  return object !== undefined && !catalogue.isControlled(object);
}

/** Whether an object is where somebody controls it, and somebody does. */
export function isControlled(game: Game, object: GameObject): boolean {
  const rule = game.catalogue.zones[zoneOf(game, object)];
  return (rule?.field === true || rule?.controlled === true) && hasController(game, object);
}

function zoneTested(tests: readonly Test[]): boolean {
  for (const test of tests)
    if (test.test === 'zone' || ((test.test === 'any' || test.test === 'all') && zoneTested(test.of)))
      return true;
  return false;
}
