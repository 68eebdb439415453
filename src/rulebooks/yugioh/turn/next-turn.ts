/** What lasts until the end of the next turn. */

import { withhold } from '../../../ground/problem.js';
import type { Game } from '../../../rulebook/game.js';

/** @throws {Withheld} as a turn ends during which something was made, or is still there, that lasts until the end of the next */
export function mustNotOutlast({ table }: Game): void {
  if (table.position.effects.some(({ made }) => table.registry.maker(made).until === 'next turn'))
    withhold(
      'rule/not-modelled',
      'What comes of an effect that lasts until the end of the next turn is not worked out once a turn has ended.',
    );
}
