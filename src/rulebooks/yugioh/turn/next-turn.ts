/** What lasts until the end of the next turn, or waits for an End Phase that nobody lists. */

import type { Ability } from '../../../ability/ability.js';
import { withhold } from '../../../ground/problem.js';
import { isSpent } from '../../../kernel/watching/ledger.js';
import type { Game } from '../../../rulebook/game.js';

/** @throws {Withheld} as a turn ends during which something was made, or is still there, that lasts until the end of the next */
export function mustNotOutlast({ table }: Game): void {
  if (table.position.effects.some(({ made }) => table.registry.maker(made).until === 'next turn'))
    withhold(
      'rule/not-modelled',
      'What comes of an effect that lasts until the end of the next turn is not worked out once a turn has ended.',
    );
}

/** @throws {Withheld} as a turn ends in which something waits for the End Phase, to which the turn player did not come */
export function mustHaveEnded({ table }: Game): void {
  const waits = table.position.effects.some((effect) => {
    const maker = table.registry.maker(effect.made);
    return maker.do === 'last' && maker.abilities.some(waitsForEndPhase) && !isSpent(table, effect);
  });
  if (waits)
    withhold(
      'rule/not-modelled',
      'What waits for the End Phase is done in it, and the turn passes without one being listed.',
      'List the End Phase (`end phase: true`) before the turn passes.',
    );
}

function waitsForEndPhase(ability: Ability): boolean {
  return ability.ability === 'triggered' && ability.on.event === 'end phase';
}
