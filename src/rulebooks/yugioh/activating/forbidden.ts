/** What a player would do though an effect says that it cannot be done. */

import type { Ability } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Some, What } from '../../../ability/reference.js';
import { holds } from '../../../evaluate/condition/condition.js';
import { isMeant } from '../../../evaluate/condition/test.js';
import { viewOnce } from '../../../evaluate/object/ahead.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { spokenBy } from '../../../evaluate/object/printed.js';
import { originOf, planAct } from '../../../evaluate/plan/plan.js';
import { mustAllBeListed } from '../../../evaluate/reference/listed.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { probing } from '../../../kernel/paying/cost.js';
import type { Watcher } from '../../../kernel/watching/at-object.js';
import { prohibitionsOf, prohibits } from '../../../kernel/watching/prohibition.js';
import { watchers } from '../../../kernel/watching/watcher.js';
import type { Action } from '../../../position/action.js';
import { type Env, envWith } from '../../../position/env.js';
import { type Cause, eventWith, type GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { concernsItself, watched } from '../../../table/watch.js';
import { byRule } from '../../common/settle.js';
import { mustBeUntargetable } from '../replacing/unaffected.js';
import { cite } from '../rule.js';
import { ACTIVATE_EFFECT, TARGET } from '../word.js';

interface Doing {
  /** The kind of event that it would be. */
  readonly kind: string;
  readonly by: PlayerId;
  readonly object: ObjectId | null;
  readonly other?: ObjectId | null;
  /** Whose effect does it, if any does. */
  readonly words?: Env;
}

/**
 * Whether an effect keeps a card from being targeted.
 * @throws {Withheld} where the card is unaffected by whatever does
 */
export function isUntargetable(game: Game, words: Env, object: ObjectId): boolean {
  const targeting = eventOf(game, { kind: TARGET, by: words.you, object, words });
  if (!isProhibited(game, targeting)) return false;
  mustBeUntargetable(game, targeting);
  return true;
}

/** Whether an effect forbids it. */
export function isForbidden(game: Game, doing: Doing): boolean {
  return isProhibited(game, eventOf(game, doing));
}

/**
 * Whether an effect forbids a player to activate a card, or the card says so of itself. It asks what is printed on the card,
 * and how it lies: a Set Trap is a Trap, and is Set.
 */
export function isActivationForbidden(game: Game, id: ObjectId | null, by: PlayerId): boolean {
  if (id === null) return false;
  const event = eventOf(game, { kind: 'activate', by, object: id });
  const subject = { ...viewOnce(game, id, faceUp), object: viewOf(game, id).object };
  const forbidding = watchers(game, 'cannot', event, subject).some((one) =>
    prohibits(game, one, event, subject, Number.POSITIVE_INFINITY),
  );
  return (
    forbidding || spokenBy(game, id, by).some(({ ability, words }) => forbidsItself(game, ability, words))
  );
}

/** Whether an effect forbids that effects of a card be activated where it lies. */
export function isUseForbidden(game: Game, by: PlayerId, object: ObjectId | null): boolean {
  return object !== null && isForbidden(game, { kind: ACTIVATE_EFFECT, by, object });
}

/**
 * @throws {Withheld} where that would be activated as something triggers it: nobody has said whether it is then, once it is allowed
 */
export function mustBeUsable(game: Game, { source, you }: Env): void {
  if (isUseForbidden(game, you, source))
    withhold(
      'rule/not-modelled',
      'What comes of it that something triggers an effect that cannot be activated where its card lies is not worked out.',
    );
}

function faceUp(object: GameObject): GameObject {
  return { ...object, status: object.status.filter((word) => word !== 'face down') };
}

/** "This card cannot be activated while you control a monster": it says so wherever the card lies. */
function forbidsItself(game: Game, ability: Ability, words: Env): boolean {
  if (ability.ability !== 'cannot' || ability.act.event !== 'activate' || !concernsItself(ability))
    return false;
  return ability.while === undefined || holds(game, words, ability.while);
}

/** Whether an effect forbids a player to do it, and not only that it befalls something: that is found out as it is tried. */
function mayNotDo(game: Game, doing: Doing): boolean {
  return [...prohibitionsOf(game, eventOf(game, doing))].some(
    (one) => isOfPlayers(one) || watched(one.keyed.ability)?.event.endsWith(' summon'),
  );
}

function eventOf(game: Game, { kind, by, object, other = null, words }: Doing): GameEvent {
  const { source = null, ability = null } = words ?? {};
  const cause: Cause = { manner: words ? 'effect' : 'rule', player: by, source, ability };
  return eventWith(byRule(game, kind, object, { player: by }), { other, cause });
}

/**
 * The rule by which an effect forbids what is said to be so.
 * @throws {Withheld} `action/forbidden` where it forbids what is to be done. @param done what the monster cannot be or do
 */
export function mustBeFree(
  game: Game,
  doing: Doing,
  { illegal }: Pick<Action, 'illegal'>,
  done: string,
): Pick<Steps, 'barred'> {
  if (!isForbidden(game, doing)) return {};
  if (illegal) return { barred: cite('forbidden') };
  return withhold(
    'action/forbidden',
    `This monster cannot ${done}: an effect forbids it.`,
    'Take the action out.',
  );
}

/**
 * Whether effects forbid a player all that a text does: each of its acts, to whatever it could be done. What it says of the rest of
 * the turn, or of what it has done so, is nothing that is done; nor is what is done only if something before it was.
 */
export function isAllForbidden(game: Game, words: Env, does: readonly Instruction[]): boolean {
  const acts = actsOf(does);
  return acts !== null && acts.length > 0 && acts.every((act) => isForbiddenAct(game, words, act));
}

/** The acts among these, each with what it has targeted; null where something else is done, or is left to a player. */
function actsOf(does: readonly Instruction[]): Act[] | null {
  const found: Act[] = [];
  let target: Some | null = null;
  for (const one of does) {
    if (one.do === 'last' || one.do === 'last on' || isOnlyIfDone(one)) continue;
    if (one.do === 'choose' && one.what.what === 'some') target = one.what;
    else if (one.do === 'act') found.push(ofTarget(one.act, target));
    else if (one.do === 'several') {
      const inner = actsOf(target ? [{ do: 'choose', what: target }, ...one.steps] : one.steps);
      if (!inner) return null;
      found.push(...inner);
    } else return null;
  }
  return found;
}

/** "And if you do", "then": nothing by itself. */
function isOnlyIfDone(one: Instruction): boolean {
  return one.do === 'if' && one.given.if === 'did' && one.no === undefined;
}

/** What is done to a target is done to what could be one. */
function ofTarget(act: Act, target: Some | null): Act {
  if (!target || act.object?.what !== 'that' || act.object.of !== target.as) return act;
  return { ...act, object: target };
}

/** Of what nobody has written down nothing is asked where an effect forbids it of whatever there is, or of nothing. */
export function isForbiddenAct(game: Game, words: Env, act: Act): boolean {
  const { event: kind, object } = act;
  if (kind === 'move') return isForbiddenMove(game, words, act);
  const doing = { kind, by: words.you, object: null, words };
  const isAnywhere =
    watchers(game, 'cannot', byRule(game, kind, null, { player: words.you }), null).length > 0;
  if (!isAnywhere && !saysSoItself(game, doing)) return false;
  if (mayNotDo(game, doing)) return true;
  if (isDoneWithOwn(game, kind)) return areAllKept(game, words, act);
  if (object?.what !== 'some') return false;
  const { objects } = game.table.position;
  const meant = objects.filter(({ id }) => isMeant(game, words, object, viewOf(game, id)));
  if (meant.length === 0 || meant.some(({ id }) => !mayNotDo(game, { ...doing, object: id }))) return false;
  mustAllBeListed(game, words, object);
  return true;
}

/** Whether it is something that players do with cards of their own, rather than something that befalls cards. */
function isDoneWithOwn({ catalogue }: Game, kind: string): boolean {
  return catalogue.events[kind]?.ownOrigin ?? false;
}

/**
 * "Cards cannot be discarded": whether it is said of each of the cards with which it could be done that it cannot be.
 * @throws {Withheld} where it is said of some among which there would be a choice
 */
function areAllKept(game: Game, words: Env, act: Act): boolean {
  const { object } = act;
  if (object?.what !== 'some' && object?.what !== 'this') return false;
  const events = possibleEvents(game, words, act);
  const choosing =
    'Whether a card is chosen of which it is said that this cannot be done with it is not worked out.';
  if (!areAllBarred(game, object, events, choosing)) return false;
  mustAllBeListed(game, words, object, originOf(game, act, words.you));
  return true;
}

/** What this would do to all that it could be done to. */
function possibleEvents(game: Game, words: Env, act: Act): readonly GameEvent[] {
  const { object } = act;
  const all = object?.what === 'some' ? { ...act, object: allOf(object) } : act;
  return planAct(game, envWith(words, { manner: 'effect' }), all, probing(game)).events;
}

/**
 * Whether effects say of all of these events that they can't happen.
 * @throws {Withheld} saying what is not worked out, where they say it of some, and a player chooses among them
 */
function areAllBarred(game: Game, object: What, events: readonly GameEvent[], choosing: string): boolean {
  const barred = events.filter((event) => isProhibited(game, event));
  if (barred.length > 0 && barred.length < events.length && isChoice(object))
    withhold('rule/not-modelled', choosing);
  return barred.length > 0 && barred.length === events.length;
}

/**
 * Whether effects forbid a player to have any card go where a text says, whichever it could be.
 * @throws {Withheld} where they say no more than that none of those cards can go there, or that some that could be chosen
 *   cannot: no answer says whether what does nothing else is activated, nor whether those are chosen
 */
function isForbiddenMove(game: Game, words: Env, act: Act): boolean {
  const { object, to } = act;
  if (!to || !object || !WHERE_IT_LIES.includes(object.what)) return false;
  const anything = eventWith(eventOf(game, { kind: act.event, by: words.you, object: null, words }), {
    to: { zone: to.zone, holder: null, at: null },
  });
  if (watchers(game, 'cannot', anything, null).length === 0 && !isSaidOfItself(game, anything)) return false;
  const events = possibleEvents(game, words, act);
  const choosing =
    'Whether a card is chosen of which it is said that it cannot go where it would is not worked out.';
  if (!areAllBarred(game, object, events, choosing)) return false;
  mustAllBeListed(game, words, object);
  if (events.every((event) => [...prohibitionsOf(game, event)].some(isOfPlayers))) return true;
  return withhold(
    'rule/not-modelled',
    'Whether an effect is activated that would only have cards go where it is said that they cannot go is not worked out.',
  );
}

const WHERE_IT_LIES: readonly What['what'][] = ['some', 'top'];

/** All of which some would be chosen, whether or not they can be targeted. */
function allOf({ target: _, ...object }: Some): Some {
  return { ...object, quantity: { how: 'every', said: 'all' } };
}

/** Whether some of it are chosen, as the text is carried out: what can be a target is asked elsewhere. */
function isChoice(object: What): boolean {
  return object.what === 'some' && object.quantity.how !== 'every' && !object.target;
}

/** Whether any card says of itself that such a thing does not befall it. */
function isSaidOfItself(game: Game, event: GameEvent): boolean {
  return game.table.position.objects.some(
    ({ id }) => watchers(game, 'cannot', eventWith(event, { object: id }), viewOf(game, id)).length > 0,
  );
}

/** "Neither player can ...", "your opponent cannot ...". */
function isOfPlayers({ keyed: { ability } }: Watcher): boolean {
  return ability.ability === 'cannot' && ability.act.by !== undefined;
}

/** Whether any card says of itself that it cannot be Summoned so, or that this cannot be done with it. */
function saysSoItself(game: Game, { kind, by }: Doing): boolean {
  return (
    (kind.endsWith(' summon') || isDoneWithOwn(game, kind)) &&
    isSaidOfItself(game, byRule(game, kind, null, { player: by }))
  );
}
