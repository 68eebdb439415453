/** What is paid for a card beside its own cost, as its player chooses, as it is played (356.2.b). */

import type { Instruction } from '../../../ability/instruction.js';
import { holds } from '../../../evaluate/condition/condition.js';
import { envOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
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
