/** What an effect leaves to be done later. */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';

/** Something is done once the next End Phase has come. */
export function inEndPhase(act: Act): Extract<Instruction, { do: 'last' }> {
  return {
    do: 'last',
    until: 'game',
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'end phase' },
        limit: { limit: 'next' },
        do: [{ do: 'act', act }],
      },
    ],
  };
}
