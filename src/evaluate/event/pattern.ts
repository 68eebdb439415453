/** Whether an event is what a pattern looks at, and what the pattern's words then speak of. */

import type { Act } from '../../ability/act.js';
import type { What, Who } from '../../ability/reference.js';
import { compare } from '../../ground/amount.js';
import type { PlayerId } from '../../ground/id.js';
import { type Env, envLike } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { quantity } from '../condition/quantity.js';
import { isMeant, possessor } from '../condition/test.js';
import { theseObjects, withRef } from '../env.js';
import { isAimedAt, isPlayerMeant } from '../reference/aimed.js';
import { isOneOf } from '../reference/one-of.js';
import { otherOf } from '../reference/past.js';
import { asBefore } from './as-before.js';
import {
  arrivesSo,
  causedOtherwise,
  early,
  holderOf,
  isAmount,
  isCaused,
  isFrom,
  isSpot,
  isToken,
  matchEither,
  refersBack,
  whereItWas,
  withSubject,
} from './matched.js';

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
  const seen = game.catalogue.events[event.kind]?.was ? asBefore(game, event, subject) : subject;
  const matched = matchWhole(game, env, pattern, event, kinds, seen);
  if (typeof matched === 'string' || !pattern.either) return matched;
  return matchEither(game, matched, pattern.either, event, kinds, seen);
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
  const seen = envLike(env);
  seen.event = event;
  let now: Env = seen;
  if (pattern.by) {
    if (!isOneOf(game, env, pattern.by, event.player)) return 'player';
    now = withPlayer(now, pattern.by, event.player);
  }
  now = withHolders(game, now, pattern, event, subject);
  let matched: Env | Mismatch;
  try {
    matched = matchObjects(game, now, pattern, event, subject);
  } catch (unknown) {
    matched = causedOtherwise(game, now, pattern, event, unknown);
  }
  if (typeof matched === 'string') return matched;
  if (pattern.to && refersBack(pattern.to) && !isSpot(game, matched, pattern.to, event.to)) return 'to';
  if (pattern.from && refersBack(pattern.from) && !isFrom(game, matched, pattern.from, event, subject))
    return 'from';
  if (pattern.cause && !isCaused(game, matched, pattern.cause, event.cause)) return 'cause';
  return matched;
}

/** Whose the zones are of which the pattern speaks. */
function withHolders(game: Game, env: Env, { from, to }: Act, event: GameEvent, subject: View | null): Env {
  const now = from?.whose ? withPlayer(env, from.whose, holderOf(game, event, subject)) : env;
  return withPlayer(now, to?.whose, event.to?.holder ?? null);
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
      const { from } = event;
      const isElsewhere = from !== null && from !== subject.object.zone;
      const seen = isElsewhere ? whereItWas(game, pattern.object, event, subject) : subject;
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
    // What has left is spoken of as it was: what it has become is another object (Magic 400.7).
    now = withObject(game, now, pattern.other, other, [other.object.stint]);
  }
  return now;
}

/** What was chosen for the words as their effect was made is meant by them; a source must also still be what they say (Magic 609.7b). */
function isSubject(game: Game, env: Env, what: What, view: View, elsewhere = false): boolean {
  const aimed = what.what === 'some' || what.what === 'either' ? isAimedAt(env, what, view) : null;
  if (aimed === null) return isMeant(game, env, what, view, elsewhere);
  return aimed && (what.what !== 'some' || !what.ofChoice || isMeant(game, env, what, view, true));
}

/** The object, and whose it is: "your opponent's cards are put into his mana zone". */
function withObject(game: Game, env: Env, what: What, view: View, stints?: readonly number[]): Env {
  const value = { ...theseObjects(game, [view.object.id]), ...(stints && { stints }) };
  if (what.what === 'both' || what.what === 'either') return withRef(env, what.as, value);
  if (what.what !== 'some') return env;
  const { whose } = what;
  const owned =
    whose && 'as' in whose ? withRef(env, whose.as, { players: [possessor(game, view.object)] }) : env;
  return withRef(owned, what.as, value);
}

/** Who does it, or whose zone it is: "a player's deck". */
function withPlayer(env: Env, who: Who | undefined, player: PlayerId | null): Env {
  if (player === null || (who?.who !== 'player' && who?.who !== 'opponent')) return env;
  return withRef(env, who.as, { players: [player] });
}

/** "From anywhere". */
export const ANYWHERE = '*';
