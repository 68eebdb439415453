/** Whether an event is what a pattern looks at, and what the pattern's words then speak of. */

import type { Act } from '../ability/act.js';
import type { Test, What, Who } from '../ability/reference.js';
import { compare } from '../ground/amount.js';
import type { PlayerId } from '../ground/id.js';
import { flat } from '../ground/list.js';
import { type Env, envWith } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { Game } from '../rulebook/game.js';
import type { View } from '../table/view.js';
import { isAimedAt, isPlayerMeant } from './aimed.js';
import { theseObjects, withRef } from './env.js';
import {
  arrivesSo,
  early,
  isAmount,
  isCaused,
  isFrom,
  isSpot,
  isToken,
  matchEither,
  refersBack,
  withSubject,
} from './matched.js';
import { isOneOf } from './one-of.js';
import { otherOf } from './past.js';
import { quantity } from './quantity.js';
import { isIn, isMeant, possessor } from './test.js';

/** The first part of a pattern that an event does not fit. */
export type Mismatch =
  | 'arriving'
  | 'kind'
  | 'player'
  | 'object'
  | 'other'
  | 'from'
  | 'to'
  | 'counter'
  | 'cause'
  | 'amount';

/**
 * Matches an event that is watched as one of `kinds`. `subject` is the event's object as it is to be looked at:
 * arriving, or as it was before it left.
 * @returns the environment of the words, or the first part that does not fit
 */
export function match(
  game: Game,
  env: Env,
  pattern: Act,
  event: GameEvent,
  kinds: readonly string[],
  subject: View | null,
): Env | Mismatch {
  const matched = matchWhole(game, env, pattern, event, kinds, subject);
  if (typeof matched === 'string' || !pattern.either) return matched;
  return matchEither(game, matched, pattern.either, event, kinds, subject);
}

function matchWhole(
  game: Game,
  env: Env,
  pattern: Act,
  event: GameEvent,
  kinds: readonly string[],
  subject: View | null,
): Env | Mismatch {
  // Of several kinds of event each of the patterns names its own.
  if (!pattern.either && !kinds.includes(pattern.event)) return 'kind';
  if (pattern.to && !isSpot(game, env, early(pattern.to), event.to)) return 'to';
  if (pattern.from && !isFrom(game, env, early(pattern.from), event, subject)) return 'from';
  if (pattern.arriving && !pattern.arriving.every((change) => arrivesSo(game, env, change, event)))
    return 'arriving';
  const detailed = matchDetail(pattern, event);
  if (detailed) return detailed;
  if (pattern.amount !== undefined && !isAmount(game, env, pattern.amount, event)) return 'amount';
  if (pattern.atLeast !== undefined && compare(event.amount ?? 0, quantity(game, env, pattern.atLeast)) < 0)
    return 'amount';
  let now = envWith(env, { event });
  if (pattern.by) {
    if (!isOneOf(game, env, pattern.by, event.player)) return 'player';
    now = withPlayer(now, pattern.by, event.player);
  }
  now = withPlayer(now, pattern.from?.whose, holderOf(game, event, subject));
  now = withPlayer(now, pattern.to?.whose, event.to?.holder ?? null);
  const matched = matchObjects(game, now, pattern, event, subject);
  if (typeof matched === 'string') return matched;
  if (pattern.to && refersBack(pattern.to) && !isSpot(game, matched, pattern.to, event.to)) return 'to';
  if (pattern.from && refersBack(pattern.from) && !isFrom(game, matched, pattern.from, event, subject))
    return 'from';
  if (pattern.cause && !isCaused(game, matched, pattern.cause, event.cause)) return 'cause';
  return matched;
}

function matchDetail({ counter, way }: Act, { detail }: GameEvent): Mismatch | null {
  if (counter !== undefined && detail?.counter !== counter) return 'counter';
  return way !== undefined && detail?.way !== way ? 'cause' : null;
}

function matchObjects(
  game: Game,
  env: Env,
  pattern: Act,
  event: GameEvent,
  subject: View | null,
): Env | Mismatch {
  let now = env;
  if (pattern.token && !isToken(game, pattern.token, event)) return 'object';
  if (pattern.object) {
    // "A creature would be discarded": it is in the hand, though creatures are meant to be in play where nothing says so.
    const { origin, wherever = false } = game.catalogue.events[pattern.event] ?? {};
    const elsewhere = pattern.from !== undefined || origin !== undefined || wherever;
    if (subject) {
      const seen = whereItWas(game, pattern.object, event, subject);
      if (!isSubject(game, now, pattern.object, seen, elsewhere)) return 'object';
      now = withObject(game, now, pattern.object, subject);
    } else {
      const { player } = event;
      if (player === null || !isPlayerMeant(game, now, pattern.object, player)) return 'object';
      now = withSubject(now, pattern.object, player);
    }
  }
  if (pattern.other) {
    const other = otherOf(game, event);
    if (!other || !isSubject(game, now, pattern.other, other)) return 'other';
    now = withObject(game, now, pattern.other, other);
  }
  return now;
}

/**
 * "Whenever you discard a card from your hand", "if a card in your GY is banished": what a pattern says of where its
 * object is, it says of where that was before the event, unless the event leads there.
 */
function whereItWas(game: Game, what: What, event: GameEvent, subject: View): View {
  const { from, to } = event;
  const { object } = subject;
  if (from === null || from === object.zone) return subject;
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

/** What was chosen for the words as their effect was made is meant by them; a source must also still be what they say (Magic 609.7b). */
function isSubject(game: Game, env: Env, what: What, view: View, elsewhere = false): boolean {
  const aimed = what.what === 'some' || what.what === 'either' ? isAimedAt(env, what, view) : null;
  if (aimed === null) return isMeant(game, env, what, view, elsewhere);
  return aimed && (what.what !== 'some' || !what.ofChoice || isMeant(game, env, what, view, true));
}

/** The object, and whose it is: "your opponent's cards are put into his mana zone". */
function withObject(game: Game, env: Env, what: What, view: View): Env {
  if (what.what === 'both' || what.what === 'either')
    return withRef(env, what.as, theseObjects(game, [view.object.id]));
  if (what.what !== 'some') return env;
  const { whose } = what;
  const owned =
    whose && 'as' in whose ? withRef(env, whose.as, { players: [possessor(game, view.object)] }) : env;
  return withRef(owned, what.as, theseObjects(game, [view.object.id]));
}

/** Who does it, or whose zone it is: "a player's deck". */
function withPlayer(env: Env, who: Who | undefined, player: PlayerId | null): Env {
  if (player === null || (who?.who !== 'player' && who?.who !== 'opponent')) return env;
  return withRef(env, who.as, { players: [player] });
}

/** Whose the zone was from which an object comes, wherever it is looked at. */
export function holderOf(game: Game, { from }: GameEvent, subject: View | null): PlayerId | null {
  return subject && possessor(game, { ...subject.object, zone: from ?? subject.object.zone });
}

/** "From anywhere". */
export const ANYWHERE = '*';
