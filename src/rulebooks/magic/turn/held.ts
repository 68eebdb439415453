/** What does not untap during its controller's next untap step (502.3): whoever controls it by then, and once. */

import type { Act } from '../../../ability/act.js';
import type { RuleKey } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { hasStatus } from '../../common/state.js';
import { cite } from '../rule.js';

const HELD = 'held';

/** It is kept from untapping, and so no longer. */
export const HOLD = 'hold';
const LET_GO = 'let go';

function setHeld(held: boolean): EventRule['happen'] {
  return (hands: Hands, { object }: GameEvent) => {
    if (object === null) return false;
    hands.status(object, HELD, held);
    return true;
  };
}

export const HOLDING: { readonly [kind: string]: EventRule } = {
  [HOLD]: { happen: setHeld(true) },
  [LET_GO]: { happen: setHeld(false) },
};

/** Whatever has not untapped in the step is free to in the next. */
export const LETS_GO: Act = {
  event: LET_GO,
  object: {
    what: 'some',
    quantity: { how: 'every', said: 'all' },
    described: {
      adjectives: [{ test: 'status', status: HELD }],
      head: { sort: 'permanent' },
      which: [{ test: 'controlled', by: { who: 'you' } }],
    },
  },
};

/** Why it does not untap with the others as its controller's untap step begins. */
export function staysTapped(game: Game, event: GameEvent): RuleKey | null {
  return event.cause.manner === 'turn' && hasStatus(game, event, HELD) ? cite('stays-tapped') : null;
}
