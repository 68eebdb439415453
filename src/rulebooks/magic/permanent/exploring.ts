/**
 * "It explores" (701.44a): its controller reveals the top card of their library, whether or not the permanent is still there
 * (701.44c); a land card is put into the hand, else a +1/+1 counter on the permanent, and the card may go to the graveyard.
 */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { EventRule } from '../../../rulebook/catalogue.js';

export function addExploring({ grammar, sentence, back, happens, what }: English): void {
  // It has explored once all of that is done, even where some or all of it was impossible (701.44b).
  grammar.rule(happens)('{object:one} explores', { object: what }, (h) => ({
    event: EXPLORE,
    other: h.object,
  }));
  grammar.rule(sentence)('{object:one} explores', { object: back }, (h) => explores(h.object));
  for (const noun of ['creature', 'permanent'])
    grammar.rule(sentence)(`this ${noun} explores`, {}, () => explores({ what: 'this', noun }));
}

const EXPLORE = 'explore';

export const EXPLORING: { readonly [kind: string]: EventRule } = {
  [EXPLORE]: { byOther: true, happen: () => true },
};

function explores(object: What): Instruction {
  const by: Who = { who: 'controller', of: object };
  const top: What = { what: 'top', amount: 1, of: by, zone: 'library' };
  const moves = (zone: string): Instruction =>
    act({ event: 'move', object: top, to: { zone, whose: by }, by });
  return {
    do: 'several',
    said: 'and',
    steps: [
      act({ event: 'reveal', object: top, by }),
      {
        do: 'if',
        given: { if: 'is', what: top, tests: [{ test: 'trait', trait: 'type', is: 'land' }] },
        yes: [moves('hand')],
        no: [
          act({ event: 'put counters', counter: '+1/+1', amount: 1, object }),
          { do: 'may', who: by, steps: [moves('graveyard')] },
        ],
      },
      act({ event: EXPLORE, other: object, by }),
    ],
  };
}

function act(act: Act): Instruction {
  return { do: 'act', act };
}
