/** Parts of patterns that few have: how something would enter, what would be created, who brings it about. */

import type { Act, CausePattern, TokenText } from '../../ability/act.js';
import type { Change } from '../../ability/change.js';
import type { Quantity } from '../../ability/quantity.js';
import type { Description, Place, Test, What } from '../../ability/reference.js';
import { flatOps } from '../../ability/static.js';
import { compare } from '../../ground/amount.js';
import type { PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { Withheld, withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import type { Cause, GameEvent, Spot } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { quantity } from '../condition/quantity.js';
import { describes, isIn, possessor } from '../condition/test.js';
import { withRef } from '../env.js';
import { viewOf } from '../object/characteristics.js';
import { isOneOf } from '../reference/one-of.js';
import { ANYWHERE, type Mismatch, match } from './pattern.js';

/** Whether what would be created has all these words: a Treasure token is an artifact token. */
export function isToken({ table }: Game, { traits }: TokenText, { detail }: GameEvent): boolean {
  const { token, copy } = detail ?? {};
  const card = copy?.card == null ? undefined : table.position.cards[copy.card];
  if (copy && !card)
    withhold(
      'position/unknown-card',
      'The ruling depends on what a token would be a copy of.',
      'Name the card.',
    );
  return traits.every(({ trait, is }) => {
    if (token) return token.traits.some((one) => one.trait === trait && one.is === is);
    const printed = card?.traits[trait];
    const added = flatOps(copy?.except ?? []).some(
      (op) => op.op === 'add' && op.trait === trait && Array.isArray(op.values) && op.values.includes(is),
    );
    return added || (Array.isArray(printed) && printed.includes(is));
  });
}

/** "Enters under an opponent's control", "enters tapped". */
export function arrivesSo(game: Game, env: Env, change: Change, event: GameEvent): boolean {
  const arrival = event.detail?.arrival;
  switch (change.change) {
    case 'control':
      return isOneOf(game, env, change.by, arrival?.controller ?? null);
    case 'status':
      return arrival !== undefined && arrival.status.includes(change.status) !== (change.without ?? false);
    case 'counters':
      return compare(arrival?.counters[change.counter] ?? 0, quantity(game, env, change.amount)) >= 0;
    default:
      return withhold(
        'text/not-testable',
        `Nothing tells whether something would enter so (${change.change}).`,
      );
  }
}

export function isSpot(game: Game, env: Env, place: Place, spot: Spot | null): boolean {
  if (!spot) return false;
  if (place.zone === ANYWHERE) return true;
  if (place.otherThan) return !isSpot(game, env, within(place), spot);
  if (spot.zone !== place.zone) return false;
  if (place.at && spot.at !== place.at) return false;
  return !place.whose || isOneOf(game, env, place.whose, spot.holder);
}

/** The one place that "anywhere other than" leaves out. */
function within({ otherThan: _, ...place }: Place): Place {
  return place;
}

export function isFrom(game: Game, env: Env, place: Place, event: GameEvent, subject: View | null): boolean {
  if (place.zone === ANYWHERE) return true;
  if (place.otherThan) return event.from !== null && !isFrom(game, env, within(place), event, subject);
  if (event.from === null || !isIn(game, event.from, place.zone)) return false;
  if (!place.whose) return true;
  return isOneOf(game, env, place.whose, holderOf(game, event, subject));
}

/** The words of the first of several patterns that the event fits. */
export function matchEither(
  game: Game,
  env: Env,
  patterns: readonly Act[],
  event: GameEvent,
  kinds: readonly string[],
  subject: View | null,
): Env | Mismatch {
  let why: Mismatch = 'kind';
  for (const pattern of patterns) {
    const matched = match(game, env, pattern, event, kinds, subject);
    if (typeof matched !== 'string') return matched;
    why = matched;
  }
  return why;
}

/** Whether something is brought about in one of these ways. */
export function isCaused(game: Game, env: Env, patterns: readonly CausePattern[], cause: Cause): boolean {
  return patterns.some((pattern) => isCause(game, env, pattern, cause));
}

/**
 * What nobody has written down of its object is nothing to an event that is brought about in another manner.
 * @throws what is not known of it, where it may be what the pattern looks at
 */
export function causedOtherwise(
  game: Game,
  env: Env,
  { cause = [] }: Act,
  event: GameEvent,
  unknown: unknown,
): 'cause' {
  if (!(unknown instanceof Withheld)) throw unknown;
  const manners = cause.map(({ manner }) => ({ manner }));
  const otherwise = cause.length > 0 && cause.every(({ except }) => !except);
  if (otherwise && !isCaused(game, env, manners, event.cause)) return 'cause';
  throw unknown;
}

/** Whether an event is brought about in this way: by battle, by an opponent's effect, by the ability of a Dragon. */
function isCause(game: Game, env: Env, pattern: CausePattern, cause: Cause): boolean {
  const { isManner = (one, { manner }) => one.manner === manner, activator } = game.catalogue;
  if (pattern.except) return !isManner(cause, pattern);
  if (!isManner(cause, pattern)) return false;
  if (pattern.whose && !isOneOf(game, env, pattern.whose, cause.player)) return false;
  if (!pattern.source) return true;
  const { source, activates } = pattern;
  if (cause.source === null) return false;
  if (activates && saysWhere(source) && activator)
    return describes(game, env, source, activator(game, cause.source));
  return describes(game, env, source, viewOf(game, cause.source), true);
}

/** "A monster you control" is one on the field. */
function saysWhere({ adjectives = [], which = [] }: Description): boolean {
  return [...adjectives, ...which].some(({ test }) => test === 'controlled');
}

/** "Would draw a card": a draw of several is not one, but consists of such. */
export function isAmount(game: Game, env: Env, wanted: Quantity, { amount }: GameEvent): boolean {
  return amount !== null && compare(amount, quantity(game, env, wanted)) === 0;
}

/** A player to whom it happens, where the words can mean players and objects. */
export function withSubject(env: Env, what: What, player: PlayerId): Env {
  return what.what === 'either' ? withRef(env, what.as, { players: [player] }) : env;
}

/** Whose zone it is can only be told once the event's objects are known: "its owner's hand", "his mana zone". */
export function refersBack({ whose }: Place): boolean {
  return whose?.who === 'that' || whose?.who === 'controller' || whose?.who === 'owner';
}

/** What can be told of a place before the event's objects are looked at. */
export function early(place: Place): Place {
  if (!refersBack(place)) return place;
  // Of every place but one nothing can be told yet.
  if (place.otherThan) return { zone: ANYWHERE };
  const { whose: _, ...rest } = place;
  return rest;
}

/**
 * "Whenever you discard a card from your hand", "if a card in your GY is banished": what a pattern says of where its
 * object is, it says of where that was before the event, unless the event leads there.
 */
export function whereItWas(game: Game, what: What, event: GameEvent, subject: View): View {
  const { from, to } = event;
  const { object } = subject;
  if (from === null) return subject;
  const isWhence = (test: Test): boolean => {
    if (test.test === 'any' || test.test === 'all') return test.of.some(isWhence);
    if (test.test === 'not') return isWhence(test.of);
    return test.test === 'zone' && (test.said === 'from' || !to || !isIn(game, to.zone, test.at.zone));
  };
  if (!testsOf(what).some(isWhence)) return subject;
  return { ...subject, object: { ...object, zone: from, holder: holderOf(game, event, subject) } };
}

/** What a phrase says that its object is, beside its noun. */
export function testsOf(what: What): readonly Test[] {
  switch (what.what) {
    case 'this':
    case 'some': {
      const { adjectives = [], which = [] } = what.what === 'some' ? what.described : what;
      return [...adjectives, ...which];
    }
    case 'either':
      return testsOf(what.or);
    case 'both':
      return flat(what.of, testsOf);
    default:
      return [];
  }
}

/** Whose the zone was from which an object comes, wherever it is looked at. */
export function holderOf(game: Game, { from }: GameEvent, subject: View | null): PlayerId | null {
  if (!subject) return null;
  const { zone, controller, owner } = subject.object;
  return possessor(game, { zone: from ?? zone, controller, owner });
}
