/** Scrying (701.22) and surveilling (701.25): of the top card of their library a player says whether it goes elsewhere. */

import type { Instruction } from '../../../ability/instruction.js';
import type { Place } from '../../../ability/reference.js';
import { withhold } from '../../../ground/problem.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { runOn } from '../../common/running.js';
import { ofNothing } from '../replacing/nothing.js';

export const LOOKING: { readonly [kind: string]: EventRule } = {
  scry: mayPutAway({ zone: 'library', whose: { who: 'you' }, at: 'bottom' }),
  surveil: mayPutAway({ zone: 'graveyard', whose: { who: 'you' } }),
};

function mayPutAway(to: Place): EventRule {
  const may: Instruction = {
    do: 'may',
    who: { who: 'you' },
    steps: [
      {
        do: 'act',
        act: { event: 'move', object: { what: 'top', amount: 1, of: { who: 'you' }, zone: 'library' }, to },
      },
    ],
  };
  return {
    // Of no card it is not done at all (701.22b, 701.25c).
    impossible: ofNothing,
    happen: (hands, { player, amount }) => {
      if (player === null) return false;
      if (amount !== 1)
        withhold(
          'rule/not-modelled',
          'In which order a player puts several cards back that they have looked at is not worked out here.',
        );
      runOn(hands, [may], [], player, 'effect');
      return true;
    },
  };
}
