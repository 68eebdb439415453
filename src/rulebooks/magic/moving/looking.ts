/** Cards that are looked at from the top of a library: scrying (701.22), surveilling (701.25), putting them back in any order. */

import type { Instruction } from '../../../ability/instruction.js';
import type { Place, What } from '../../../ability/reference.js';
import type { GameEvent } from '../../../position/event.js';
import type { Hands } from '../../../rulebook/hands.js';
import { anyOfThem, look } from '../../common/looking.js';
import { runOn } from '../../common/running.js';

/** Any number of the cards go to the bottom in any order, the others back on top in any order (701.22a). */
export function scry(hands: Hands, event: GameEvent): boolean {
  return putAway(hands, event, { zone: 'library', whose: { who: 'you' }, at: 'bottom' });
}

/** Any number of the cards go to the graveyard, the others back on top in any order (701.25a). */
export function surveil(hands: Hands, event: GameEvent): boolean {
  return putAway(hands, event, { zone: 'graveyard', whose: { who: 'you' } });
}

/** All of the cards go back on top, in any order. */
export function lookOver(hands: Hands, event: GameEvent): boolean {
  return look(hands, 'library', event, [PUT_BACK]);
}

function putAway(hands: Hands, event: GameEvent, to: Place): boolean {
  if (event.player === null) return false;
  // Of one card it is only said whether it goes there.
  if (event.amount === 1) {
    const top: What = { what: 'top', amount: 1, of: { who: 'you' }, zone: 'library' };
    runOn(hands, [{ do: 'may', who: { who: 'you' }, steps: [goes(top, to)] }], [], event.player, 'effect');
    return true;
  }
  return look(hands, 'library', event, [goes(anyOfThem('library'), to), PUT_BACK]);
}

function goes(object: What, to: Place): Instruction {
  return { do: 'act', act: { event: 'move', object, to } };
}

const PUT_BACK: Instruction = { do: 'act', act: { event: 'put back' } };
