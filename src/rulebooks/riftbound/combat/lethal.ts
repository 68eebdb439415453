/** How much combat damage is lethal to a unit, with what would replace it (437.5, 465.2.c.3 to 465.2.c.5). */

import type { Ability, Replacement } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import { changesOf, innerInstructions, instructionsOf } from '../../../ability/parts.js';
import type { Quantity } from '../../../ability/quantity.js';
import { numberOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { type Amount, add, atLeast, atMost, fromBig, subtract, toBig } from '../../../ground/amount.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { multiply } from '../../../ground/product.js';
import { pointsLeft } from '../../../kernel/play/points.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import type { Use } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';

/** A unit deals no less than nothing (143.2.b). */
export function mightOf(game: Game, id: ObjectId): Amount {
  const might =
    numberOf(game, viewOf(game, id), 'might') ??
    withhold('position/missing-value', 'The ruling depends on the Might of a unit that has none.');
  return atLeast(might, 0);
}

/** As much damage as is lethal where nothing replaces it: not none, and with what it has as much as its Might (142.4). */
export function lethalTo(game: Game, id: ObjectId): Amount {
  return atLeast(subtract(mightOf(game, id), viewOf(game, id).object.damage), 1);
}

/**
 * By the rules of 1.3: as much more as all that prevents damage to the unit still prevents, whatever else would replace it
 * (437.5.a). Null where all is prevented: then no amount is lethal (437.5.b).
 */
export function shieldedLethal(game: Game, id: ObjectId, event: GameEvent): Amount | null {
  const preventing = watchersOf(game, event).filter(
    ({ ability: { outcome } }) => outcome.outcome === 'prevent',
  );
  return preventing.reduce<Amount | null>(
    (needed, one) => {
      const left = pointsLeft(game, one, one.effect, event);
      if (one.ability.optional || one.ability.cost) return notWorkedOut();
      return needed === null || left === null ? null : add(needed, left);
    },
    lethalTo(game, id),
  );
}

/**
 * So much damage goes beyond what is lethal once all of these effects have been applied, one after the other. How much can
 * be spared before any was, at most so much, and how much less there is after all of them then.
 */
export function spared(
  game: Game,
  uses: readonly Use[],
  beyond: Amount,
  most: Amount,
): { readonly before: Amount; readonly after: Amount } {
  const factors = uses.map(({ ability }) => factorOf(game.table.registry.ability(ability)));
  // Of what is multiplied less than the factor cannot be spared.
  const room = factors.reduceRight((left, factor) => left / factor, toBig(atLeast(beyond, 0)));
  const before = atMost(fromBig(room), most);
  const after = factors.reduce((sum, factor) => multiply(sum, fromBig(factor)), before);
  return { before, after };
}

/** How many times more damage there is after an effect where one more was assigned: what prevents or adds leaves that one. */
function factorOf(ability: Ability): bigint {
  if (ability.ability !== 'replacement') return notWorkedOut();
  const { outcome, limit } = ability;
  if (outcome.outcome === 'prevent') return 1n;
  if (outcome.outcome !== 'modify' || limit?.limit === 'points') return notWorkedOut();
  return changesOf(ability).reduce((factor, change) => {
    if (change.change === 'also' || change.change === 'besides') return factor;
    const times = change.change === 'amount' ? factorIn(change.to) : null;
    return times !== null && times > 0n ? factor * times : notWorkedOut();
  }, 1n);
}

/** How many times over a quantity has the amount that it looks at, beside what it has of others; null where that is not said. */
function factorIn(of: Quantity): bigint | null {
  if (typeof of !== 'object') return 0n;
  if ('event' in of) return of.event === 'amount' ? 1n : null;
  if ('plus' in of) return joined(factorIn(of.plus), factorIn(of.to), (one, other) => one + other);
  if ('minus' in of) return joined(factorIn(of.from), factorIn(of.minus), (one, other) => one - other);
  if ('times' in of)
    return typeof of.times === 'object'
      ? null
      : joined(factorIn(of.of), toBig(of.times), (one, by) => one * by);
  return 'half' in of ? null : 0n;
}

function joined(
  one: bigint | null,
  other: bigint | null,
  join: (one: bigint, other: bigint) => bigint,
): bigint | null {
  return one === null || other === null ? null : join(one, other);
}

/**
 * Combat damage whose assigning is replaced with damage that is dealt: the rules do not say whether that is dealt then, or
 * assigned as well.
 * @throws {Withheld}
 */
export function mustNotDeal(ability: Replacement): void {
  const deals = (steps: readonly Instruction[]): boolean =>
    steps.some((one) => (one.do === 'act' ? one.act.event === 'deal' : innerInstructions(one).some(deals)));
  if (instructionsOf(ability).some(deals))
    withhold(
      'rule/unsettled',
      'Where damage that is dealt takes the place of combat damage as it is assigned, the rules do not say whether it is dealt then, or assigned as well.',
    );
}

function notWorkedOut(): never {
  return withhold(
    'rule/not-modelled',
    'How combat damage is assigned is not worked out where what replaces it does more than prevent, multiply or add to it.',
  );
}
