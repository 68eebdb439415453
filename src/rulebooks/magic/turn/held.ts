/** What does not untap during its controller's next untap step (502.3), whoever that is by then, or during that of one player. */

import type { Act } from '../../../ability/act.js';
import type { ObjectId, PlayerId, RuleKey } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { hasStatus } from '../../common/state.js';
import { cite } from '../rule.js';

const HELD = 'held';

/** It is kept from untapping, and so no longer. */
export const HOLD = 'hold';
const LET_GO = 'let go';

/** The same, in the next untap step of one player, whoever controls it by then. */
export const HOLD_FOR = 'hold for';

/** By which status it remembers in whose step, where that is said: by the player's number, of as many as can play. */
export const STEPS: readonly string[] = Array.from(
  { length: 16 },
  (_, player) => `held in the step of ${player}`,
);

export const HOLDING: { readonly [kind: string]: EventRule } = {
  [HOLD]: { happen: (hands, { object }) => setHeld(hands, object, null) },
  [HOLD_FOR]: { happen: (hands, { object, player }) => setHeld(hands, object, player) },
  [LET_GO]: {
    happen: (hands, { object, player }) => {
      if (object === null || stepFor(hands.object(object)) !== player) return false;
      hands.status(object, HELD, false);
      for (const step of STEPS) hands.status(object, step, false);
      return true;
    },
  },
};

/** @param by in whose untap step; null for that of whoever controls it then */
function setHeld(hands: Hands, object: ObjectId | null, by: PlayerId | null): boolean {
  if (object === null) return false;
  const { status } = hands.object(object);
  const now = by === null ? undefined : STEPS[by];
  if (status.includes(HELD) && status.find((one) => STEPS.includes(one)) !== now)
    withhold(
      'rule/not-modelled',
      'Something is kept from untapping in the next untap steps of several players; that is not worked out here.',
    );
  hands.status(object, HELD, true);
  if (now !== undefined) hands.status(object, now, true);
  return true;
}

/** In whose untap step it is held. */
function stepFor({ status, controller }: GameObject): PlayerId {
  const step = STEPS.findIndex((one) => status.includes(one));
  return step < 0 ? controller : (step as PlayerId);
}

/** Whatever has not untapped in the step is free to in the next. */
export const LETS_GO: Act = {
  event: LET_GO,
  object: {
    what: 'some',
    quantity: { how: 'every', said: 'all' },
    described: {
      adjectives: [{ test: 'status', status: HELD }],
      head: { sort: 'permanent' },
    },
  },
};

/** Why it does not untap with the others as its controller's untap step begins. */
export function staysTapped(game: Game, event: GameEvent): RuleKey | null {
  if (event.cause.manner !== 'turn' || event.object === null || !hasStatus(game, event, HELD)) return null;
  const held = objectOf(game, event.object);
  return stepFor(held) === held.controller ? cite('stays-tapped') : null;
}
