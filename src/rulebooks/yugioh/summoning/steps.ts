/** What is done of a summon once its player has announced it and nobody responds any more. */

import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { EventKind } from '../../../ground/id.js';
import { IT } from '../../common/action.js';
import { NEGATED } from '../word.js';

/** The monster is summoned, unless that has been negated, wherever the monster is by then; then the summon is over. */
export function summoning(event: EventKind): Instruction[] {
  return [
    { do: 'if', given: IS_NEGATED, yes: [], no: [{ do: 'act', act: { event, object: IT } }] },
    { do: 'act', act: { event: 'conclude summon', object: IT } },
    { do: 'act', act: { event: 'end summon', object: IT } },
    { do: 'settle' },
  ];
}

const IS_NEGATED: Condition = {
  if: 'exists',
  what: { what: 'that', of: 0, said: 'it', adjectives: [{ test: 'status', status: NEGATED }] },
};
