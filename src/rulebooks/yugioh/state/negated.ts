/** Cards whose effects are negated: how they come to be, what of their text applies all the same, and what is not worked out. */

import type { Ability, Replacement, StaticAbility } from '../../../ability/ability.js';
import { isAnywhere } from '../../../ability/anywhere.js';
import type { Condition } from '../../../ability/condition.js';
import type { StaticOp } from '../../../ability/static.js';
import { isMeant, wordsOf } from '../../../evaluate/condition/test.js';
import { envOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { textOf } from '../../../evaluate/object/printed.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule, FactRule } from '../../../rulebook/catalogue.js';
import { type Game, isOff, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Candidate } from '../../../rulebook/policy.js';
import type { View } from '../../../table/view.js';
import { concernsItself } from '../../../table/watch.js';
import { pays } from '../activating/paid-with.js';
import { cite, type Rule } from '../rule.js';
import { printedTypes } from '../type.js';
import { isNotUnderstood } from '../unknown.js';
import { AFFECT, EFFECTS_NEGATED, FOR_THE_TURN, LEAVES_IF } from '../word.js';
import { CHAIN, isOnField } from '../zone.js';
import { isElsewhere } from './elsewhere.js';
import { isAsleep } from './gemini.js';
import { isFaceDown } from './hidden.js';

/** What is done to a card by being negated. */
export const NEGATING: readonly StaticOp[] = [{ op: 'lose', abilities: 'effects' }];

/** By what another card says, for as long as it says so: nothing beside that tells that they are negated. */
export const NEGATED_BY: readonly StaticOp[] = [
  ...NEGATING,
  { op: 'add', trait: 'keyword', values: [EFFECTS_NEGATED] },
];

/**
 * Effects that just apply do not. What a card is always treated as is none; where it goes by its own text when it leaves
 * the field it goes all the same (Q&A 23417). An effect that is activated could be, and would come to nothing on the field.
 */
export function isSwitchedOff(ability: Ability): boolean {
  // Nobody knows whether what is not understood is an effect.
  if (ability.ability !== 'triggered' && isNotUnderstood(ability)) return false;
  switch (ability.ability) {
    case 'replacement':
      return !sendsItself(ability);
    case 'static':
      // What goes on only while the card lies somewhere is an effect on the field.
      return ability.zone !== '*' || ability.while !== undefined;
    case 'triggered':
      return ability.colon !== true;
    case 'cannot':
    case 'keyword':
      return true;
    case 'note':
      return ability.note in LEAVES_IF;
    default:
      return false;
  }
}

/** Whether a text says where its own card goes. */
function sendsItself(ability: Replacement): boolean {
  return ability.watch.event === 'move' && concernsItself(ability);
}

/** Whether the effects of a card on the field are negated, by what has been done to it or by what another card says. */
export function areNegatedThere(game: Game, id: ObjectId | null): boolean {
  if (id === null) return false;
  const view = viewOf(game, id);
  const { zone, status } = view.object;
  return isOnField(zone) && (status.includes(EFFECTS_NEGATED) || isNegatedBySome(game, view));
}

function isNegatedBySome(game: Game, view: View): boolean {
  return wordsOf(game, view, 'keyword').includes(EFFECTS_NEGATED);
}

/**
 * What a monster has done to itself by its own effect goes as its effects are negated, and does not come back.
 * @throws {Withheld} where something of that kind lasts on it
 */
export function mustNotOutlast(game: Game): void {
  for (const { source, on } of game.table.position.effects) {
    if (source === null || !on.some(({ object }) => object === source)) continue;
    if (areNegatedThere(game, source))
      withhold(
        'rule/not-modelled',
        'What becomes of that which a monster has done to itself by its own effect, once its effects are negated, is not worked out.',
      );
  }
}

/** A continuous effect that negates those of other cards. */
function negates(ability: Ability): ability is StaticAbility {
  return ability.ability === 'static' && ability.ops.some(({ op }) => op === 'lose');
}

/**
 * Whether this card reaches another: of two that negate the effects of each other the one does that was there first, and the
 * other never applies.
 * @throws {Withheld} where which was first is not known, or more than these two have to do with it; where one has cards be
 *   unaffected while another negates effects
 */
export function prevailsOver(game: Game, source: ObjectId | null, view: View): boolean {
  if (source === null || source === view.object.id) return true;
  const other = viewOf(game, source);
  if (!other.abilities.some(({ ability }) => negates(ability))) return true;
  const env = envOf(view.object);
  const mutual = view.abilities.some(
    ({ ability }) => negates(ability) && isMeant(game, env, ability.affects, other),
  );
  if (!mutual) {
    if (someAreSpared(game)) notWorkedOut();
    return true;
  }
  // What is about to be activated is looked at as it would lie face-up.
  const pair = [source, view.object.id].map((id) => objectOf(game, id));
  mustBeTwo(game, pair);
  const [first = 0, second = 0] = pair.map(appliesSince);
  return first < second;
}

/** Since when a card applies what it says; what lies face-down, is being activated or only arrives does not yet. */
function appliesSince(object: GameObject): number {
  return isYetTo(object) ? Number.POSITIVE_INFINITY : object.since;
}

function isYetTo({ zone, status }: GameObject): boolean {
  return !isOnField(zone) || CHAIN.includes(zone) || isFaceDown(status);
}

/** @throws {Withheld} where both were there from the beginning, or something else has to do with which of them applies */
function mustBeTwo(game: Game, pair: readonly GameObject[]): void {
  const { position, registry } = game.table;
  const isHeld = ({ id, stint, status }: GameObject): boolean =>
    status.includes(EFFECTS_NEGATED) ||
    position.effects.some(
      ({ made, on }) =>
        spares(registry.maker(made)) && on.some((one) => one.object === id && one.stint === stint),
    );
  const negating = position.objects.filter(
    ({ id, zone, status }) =>
      isOnField(zone) && !isFaceDown(status) && textOf(game, id).some(({ ability }) => negates(ability)),
  );
  const known = pair.some((one) => one.since !== one.id || isYetTo(one));
  if (!known || negating.length > pair.length || pair.some(isHeld) || someAreSpared(game)) notWorkedOut();
}

function notWorkedOut(): never {
  return withhold(
    'rule/not-modelled',
    'Which of two effects prevails that negate each other, or of which one has cards be unaffected by the other, is not worked out.',
    'Begin with one of the two alone, and let the other be summoned or activated.',
  );
}

/**
 * Whether anything gives cards that they are unaffected, for as long as it goes on, beside what a card says of itself alone.
 * What has been given to certain cards they have, whatever is negated.
 */
function someAreSpared(game: Game): boolean {
  const { position, registry } = game.table;
  return (
    position.objects.some(
      ({ id, zone }) =>
        isOnField(zone) &&
        textOf(game, id).some(({ ability }) => ability.ability === 'static' && spares(ability.ops)),
    ) ||
    position.effects.some(({ made }) => {
      const maker = registry.maker(made);
      return maker.do !== 'last on' && spares(maker);
    })
  );
}

function spares(words: unknown): boolean {
  return isAnywhere(words, ({ event }) => event === AFFECT);
}

export const SWITCHING: { readonly [kind: string]: EventRule } = {
  /** On the field it stays so for as long as the card lies there, or until the turn ends. */
  'negate effects': {
    views: [AFFECT],
    impossible: whyNotNegated,
    happen: (hands, event) => {
      const { object, detail } = event;
      if (object === null) return false;
      mustHaveAny(hands.game, event);
      const { status } = hands.object(object);
      const lasts = detail?.until === undefined;
      if (status.includes(EFFECTS_NEGATED) && !(lasts && status.includes(FOR_THE_TURN))) return false;
      hands.status(object, EFFECTS_NEGATED, true);
      hands.status(object, FOR_THE_TURN, !lasts);
      return true;
    },
  },
};

/** What has been targeted to be negated and is by then, for no less long, is not negated once more. */
function whyNotNegated(game: Game, event: GameEvent): Rule | null {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  if (!object || !isOnField(object.zone)) return cite('not-there');
  if (isFaceDown(object.status)) return cite('hidden-not-negated');
  const ends = object.status.includes(FOR_THE_TURN) && event.detail?.until === undefined;
  const again = !CHAIN.includes(object.zone) && aims(game, event) && areNegatedThere(game, object.id);
  return again && !ends ? cite('nothing-negated') : null;
}

/** Whether there is nothing in a monster to negate, so that what would do only that does not target it. */
export function isNothingNegated(game: Game, id: ObjectId): boolean {
  const isMonster = viewOf(game, id).object.zone === 'monsters';
  return isMonster && (areNegatedThere(game, id) || !(hasEffects(game, id) || isGemini(game, id)));
}

/** What has been negated for the turn is so no longer. */
export function endNegations(hands: Hands): void {
  for (const { id, status } of hands.game.table.position.objects)
    if (status.includes(FOR_THE_TURN))
      for (const word of [EFFECTS_NEGATED, FOR_THE_TURN]) hands.status(id, word, false);
}

/**
 * @throws {Withheld} where that is a card that is activated at the moment; where a text targets what has no effects by then,
 *   or would be negated for longer than it is: no answer says whether it is
 */
function mustHaveAny(game: Game, event: GameEvent): void {
  const { object } = event;
  if (object === null) return;
  const { zone } = viewOf(game, object).object;
  const idly = areNegatedThere(game, object) || !hasEffects(game, object);
  if (CHAIN.includes(zone) || (idly && aims(game, event))) idle();
}

/** Whether the text targets what it negates. What is summoned so is looked at as that. */
function aims(game: Game, { cause: { source, ability: key } }: GameEvent): boolean {
  const text =
    key === null ? textOf(game, source).map(({ ability }) => ability) : [game.table.registry.ability(key)];
  return (
    isAnywhere(text, ({ target }) => target === true) &&
    !isAnywhere(text, (words) => Object.values(words).includes('special summon'))
  );
}

/** @throws {Withheld} likewise, where a card goes on targeting what it negates */
export function mustHaveSome(game: Game, source: ObjectId, target: ObjectId): void {
  if (!textOf(game, source).some(({ ability }) => negates(ability))) return;
  if (areNegatedThere(game, target) || !hasEffects(game, target)) idle();
}

/** @throws {Withheld} where the effects of one of these are negated already */
export function mustNotBeNegated(game: Game, objects: readonly ObjectId[]): void {
  if (objects.some((id) => areNegatedThere(game, id))) idle();
}

function idle(): never {
  return withhold(
    'rule/not-modelled',
    'What comes of it that the effects of a card are negated that has none, that are negated already, or that is being activated, is not worked out.',
  );
}

function hasEffects(game: Game, id: ObjectId): boolean {
  const { object } = viewOf(game, id);
  const types = printedTypes(game, object.card);
  if (types.includes('gemini')) return !isAsleep(object);
  return (
    (!types.includes('monster') && !object.token) ||
    types.includes('effect') ||
    textOf(game, id).some(({ ability }) => ability.ability !== 'note')
  );
}

function isGemini(game: Game, id: ObjectId): boolean {
  return printedTypes(game, viewOf(game, id).object.card).includes('gemini');
}

const SWITCHED_OFF = 'its effects are negated where it was activated';

export const NEGATIONS: { readonly [fact: string]: FactRule } = { [SWITCHED_OFF]: { so: areSwitchedOff } };

/** That the effect of a card that is still where it was activated is negated as it resolves. */
export const IS_SWITCHED_OFF: Condition = { if: 'fact', fact: SWITCHED_OFF };

/**
 * What is negated for good, or for the turn, as it is activated is so wherever its card has come to since: it was activated
 * on the field. What is negated only while it lies there is not.
 * @throws {Withheld} where the card has left otherwise than as the price, or lies face-down: no answer says whether its effect is
 */
export function areSwitchedOff(game: Game, { source, stint, ability: key }: Env): boolean {
  if (source === null || key === null) return false;
  const ability = game.table.registry.ability(key);
  if (isElsewhere(ability) || isOff(game, cite('effect-negated'))) return false;
  const { object } = viewOf(game, source);
  if (object.stint === stint && !isFaceDown(object.status)) return areNegatedThere(game, source);
  const then = object.stint === stint ? object : object.was?.object;
  if (then?.stint !== stint || !then.status.includes(EFFECTS_NEGATED)) return false;
  if (!pays(ability, 'this'))
    withhold(
      'rule/not-modelled',
      'Whether an effect is applied of a card that has left the field while its effects were negated, or lies face-down, is not worked out.',
    );
  return true;
}

/**
 * @throws {Withheld} where the card says of itself where it goes, other than by leaving the field, and its effects are
 *   negated: no answer says whether it goes there
 */
export function mustLeave(game: Game, event: GameEvent | undefined, { ability, source }: Candidate): void {
  if (event?.kind !== 'move' || source !== event.object || !areNegatedThere(game, source)) return;
  if (sendsItself(ability) && ability.watch.to !== undefined)
    withhold(
      'rule/not-modelled',
      'Whether a card whose effects are negated goes where its own text sends it from the field is not worked out.',
    );
}
