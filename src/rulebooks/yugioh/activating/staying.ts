/**
 * Cards that stay on the field, as Continuous Spells do: what is activated there, the card itself or an effect, does nothing
 * where the card is no longer there face-up by the time that it resolves, unless its own text takes it away for that.
 */

import type { Ability, Triggered } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import { refObjects } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { withhold } from '../../../ground/problem.js';
import type { Env } from '../../../position/env.js';
import type { GameObject } from '../../../position/object.js';
import type { Waiting } from '../../../position/position.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import { type Game, isOff } from '../../../rulebook/game.js';
import { cite } from '../rule.js';
import { isElsewhere } from '../state/elsewhere.js';
import { isFaceDown } from '../state/hidden.js';
import { areSwitchedOff } from '../state/negated.js';
import { printedTypes } from '../type.js';
import { TARGETED, UNDONE } from '../word.js';
import { BACK_ROW, CHAIN, isOnField } from '../zone.js';
import { pays } from './paid-with.js';

const LEFT = 'its card has left the field';

export const STAYING: { readonly [fact: string]: FactRule } = { [LEFT]: { so: hasLeft } };

/** Steps that are taken as something resolves, where its card is still on the field or need not be. */
export function unlessLeft(object: NonNullable<Act['object']>, steps: Instruction[]): Instruction {
  return { do: 'if', given: HAS_LEFT, yes: [inVain(object)], no: steps };
}

type Act = Extract<Instruction, { do: 'act' }>['act'];

const HAS_LEFT: Condition = { if: 'fact', fact: LEFT };

function inVain(object: NonNullable<Act['object']>): Instruction {
  return { do: 'act', act: { event: 'apply effect', object } };
}

/** What an effect that was triggered does as it resolves. */
export function asResolved(game: Game, env: Env, does: readonly Instruction[]): readonly Instruction[] {
  if (areSwitchedOff(game, env)) return [{ do: 'act', act: { event: 'resolve', object: { what: 'this' } } }];
  return hasLeft(game, env) ? [inVain({ what: 'this' })] : does;
}

/**
 * What there must be for an effect that just applies to have anything to do: its card, where that stays on the field, and any
 * of the cards that it targets, where it does something to those.
 */
export function mustFind({ colon, do: does }: Triggered): Condition | null {
  if (colon) return null;
  const there: Condition = { if: 'not', of: HAS_LEFT };
  const [only, ...more] = does;
  const object = only?.do === 'act' && more.length === 0 ? only.act.object : undefined;
  const isOfTargets =
    object?.what === 'some' &&
    object.described.which?.some((test) => test.test === 'relation' && test.relation === TARGETED);
  return isOfTargets ? { if: 'all', of: [there, { if: 'exists', what: object }] } : there;
}

/** Whether an effect that waits to be activated has nowhere to be: it was triggered on the field, and its card has left. */
export function isAbandoned(game: Game, { env, ability }: Waiting): boolean {
  const { registry } = game.table;
  const triggered = registry.ability(ability);
  return triggered.ability === 'triggered' && triggered.colon === true && goneFrom(game, env, triggered);
}

/**
 * @throws {Withheld} where an effect of a monster would be activated that was triggered on the field, which the monster has
 *   left since or together with what triggered it
 */
export function mustBeThere(game: Game, { env, ability: key }: Waiting): void {
  const ability = game.table.registry.ability(key);
  if (env.source === null || isElsewhere(ability)) return;
  const { object } = viewOf(game, env.source);
  const before = object.was?.object;
  if (object.stint !== env.stint && before?.stint === env.stint && before.zone === 'monsters')
    withhold(
      'rule/not-modelled',
      'Whether an effect is activated of a monster that has left the field, by something that did not happen to it alone, is not worked out.',
    );
}

/** The words are those of an effect, or of a player who has activated the card itself. */
function hasLeft(game: Game, env: Env): boolean {
  if (isOff(game, cite('must-stay'))) return false;
  if (env.source !== null && env.ability !== null)
    return goneFrom(game, env, game.table.registry.ability(env.ability));
  const [card] = refObjects(env, 0);
  if (card === undefined) return false;
  const { object } = viewOf(game, card);
  if (object.status.some((word) => UNDONE.includes(word))) return false;
  return isLasting(game, object) && (!CHAIN.includes(object.zone) || isFaceDown(object.status));
}

/** @throws {Withheld} where what was paid for it may have been the card itself, though its text does not say so */
function goneFrom(game: Game, { source, stint }: Env, ability: Ability): boolean {
  if (source === null || isElsewhere(ability)) return false;
  const { object } = viewOf(game, source);
  if (object.stint === stint && isOnField(object.zone))
    return isFaceDown(object.status) && stayed(game, object);
  const was = object.was?.object.stint === stint ? object.was.object : object;
  if (!stayed(game, was) || pays(ability, 'this')) return false;
  if (pays(ability, 'some'))
    withhold(
      'rule/not-modelled',
      'Whether an effect is applied whose card has left the field, and may have been paid for it, is not worked out.',
    );
  return true;
}

/** Whether it was to stay: what is no monster and does not last leaves by itself, and its effect goes on. */
function stayed(game: Game, object: Omit<GameObject, 'was'>): boolean {
  const { zone, card } = object;
  return isLasting(game, object) || (BACK_ROW.includes(zone) && printedTypes(game, card).includes('monster'));
}

function isLasting(game: Game, { card }: Omit<GameObject, 'was'>): boolean {
  const types = printedTypes(game, card);
  return LASTING.some((word) => types.includes(word)) && !types.includes('monster');
}

const LASTING = ['continuous', 'field', 'equip'];
