/** What is paid for a card beside its own cost, as its player chooses, as it is played (356.2.b). */

import type { Instruction } from '../../../ability/instruction.js';
import { holds } from '../../../evaluate/condition/condition.js';
import { envOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { Hands } from '../../../rulebook/hands.js';

/** Whatever may be paid for this card is offered to its player, one after the other. */
export function offerCosts(hands: Hands, id: ObjectId, player: PlayerId): void {
  const object = hands.object(id);
  const paid: Instruction = { do: 'act', act: { event: 'pay additional', object: { what: 'this' } } };
  for (const { key, ability } of viewOf(hands.game, id).abilities.toReversed()) {
    if (ability.ability !== 'additional cost' || !ability.optional) continue;
    const env: Env = { ...envOf(object, player), ability: key };
    if (ability.while && !holds(hands.game, env, ability.while)) continue;
    const { cost, yes = [] } = ability;
    hands.run([{ do: 'may', who: { who: 'you' }, cost, steps: [paid, ...yes] }], env);
  }
}

/**
 * The spell is carried out twice (820.1.d.1).
 * @throws {Withheld} where its own text does not tell what is then done again in one line
 */
export function repeat(hands: Hands, { object }: GameEvent): boolean {
  if (object === null) return false;
  const texts = hands.game.table.registry
    .ofCard(hands.object(object).card)
    .filter(({ ability }) => ability.ability === 'spell');
  if (texts.length !== 2)
    withhold(
      'rule/not-modelled',
      'That a spell is repeated whose text has several parts, more than one such cost, or no such keyword of its own is not worked out.',
    );
  return true;
}
