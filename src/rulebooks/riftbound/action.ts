/** What players do in Riftbound, as a scenario lists it. Timing and the costs of playing are taken as legal. */

import { wordsOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import type { ActionRule, Steps } from '../../rulebook/rulebook.js';
import { endOfTurn, OTHER, SETTLE, say } from '../common/action.js';
import { canChooseFor } from '../common/announceable.js';
import { lacksAbility } from '../common/use.js';
import { mustBePlayable, mustLieOpen } from './battlefield/where.js';
import { whyNoBattlefield, whyNotMoved, whyNotPlayed } from './fitting.js';
import { act, additionalCosts, ONTO_CHAIN, throughChain } from './playing/chain.js';
import {
  combatSteps,
  conquerSteps,
  drawPhaseSteps,
  holdSteps,
  moveSteps,
  playPermanent,
  useSteps,
} from './playing/deed.js';
import { forFlow, mustBeAllowed } from './playing/from-trash.js';
import { cite } from './rule.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /** A unit or gear enters; a spell is on the chain until it has been carried out, then it goes to the trash. */
  play: {
    needs: ['object'],
    takes: ['other'],
    moves: true,
    from: ['hand', 'trash'],
    mustCome: mustLieOpen,
    // As most are: nothing more has to be asked of those.
    unfit: (game, action) => (isSpellInHand(game, action) ? null : whyNotPlayed(game, action)),
    steps: (game, action) => {
      if (action.other !== null) mustBePlayable(game, action);
      if (isInTrash(game, action)) mustBeAllowed(game, action);
      return isSpell(game, action) ? playSpell(game, action) : playPermanent(game, action);
    },
  },
  /** The first ability of an object that has a cost is used, by its controller, who pays that in full (203, 377). */
  use: {
    needs: ['object'],
    takes: ['line'],
    from: ['base', 'battlefields', 'legends'],
    lacks: lacksAbility,
    steps: useSteps,
  },
  /** A standard move: a unit moves to a battlefield, or back to its base, which it is exhausted to do. */
  move: {
    needs: ['object'],
    takes: ['other'],
    from: ['base', 'battlefields'],
    unfit: whyNotMoved,
    steps: moveSteps,
  },
  /** What only an instruction brings about (438.2). */
  replace: {
    needs: ['object'],
    from: ['base', 'battlefields'],
    limited: cite('limited-action'),
    steps: () => withhold('rule/not-modelled', 'What a player would put in place of it is not worked out.'),
  },
  /** A combat at a battlefield, by the player whose units attack there: damage is assigned, dealt, and what is left is seen to. */
  combat: { needs: ['object'], from: ['battlefields'], unfit: whyNoBattlefield, steps: combatSteps },
  /** The Draw Phase of a player's turn (315.3). */
  'draw phase': { needs: [], steps: drawPhaseSteps },
  conquer: { needs: ['object'], from: ['battlefields'], unfit: whyNoBattlefield, steps: conquerSteps },
  hold: { needs: ['object'], from: ['battlefields'], unfit: whyNoBattlefield, steps: holdSteps },
  turn: endOfTurn,
  say,
};

function isSpell(game: Game, { object }: Action): boolean {
  return object !== null && wordsOf(game, viewOf(game, object), 'type').includes('spell');
}

function isSpellInHand(game: Game, action: Action): boolean {
  const object = action.object === null ? undefined : game.table.position.objects[action.object];
  return object?.zone === 'hand' && object.holder === action.by && isSpell(game, action);
}

function playSpell(game: Game, action: Action): Steps {
  return {
    announce: [
      ONTO_CHAIN,
      ...(isInTrash(game, action) ? forFlow(game, action) : []),
      act('announce', OTHER),
      { do: 'aim', of: OTHER },
    ],
    cost: additionalCosts(game, action),
    // What asks whether a card was played looks at what has been paid for (419.4.b).
    once: [act('finalize', OTHER), SETTLE],
    do: [
      act('resolve', OTHER),
      act('play', OTHER),
      { do: 'act', act: { event: 'put', object: OTHER, to: { zone: 'trash' } } },
      SETTLE,
    ],
    env: throughChain(game, action),
    ...(!canChooseFor(game, action) && { barred: cite('no-choices') }),
  };
}

function isInTrash(game: Game, { object }: Action): boolean {
  return object !== null && game.table.position.objects[object]?.zone === 'trash';
}
