/** What players do in Riftbound, as a scenario lists it. Timing and the costs of playing are taken as legal. */

import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { wordsOf } from '../../evaluate/test.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import type { ActionRule, Steps } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, OTHER, say, speaking, use } from '../common/action.js';
import { PLAYED } from './event.js';
import { cite } from './rule.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /** A unit or gear enters; a spell is on the chain until it has been carried out, then it goes to the trash. */
  play: {
    needs: ['object'],
    from: ['hand', 'trash'],
    steps: (game, action) => (isSpell(game, action) ? playSpell(game, action) : playPermanent(game, action)),
  },
  /** The first ability of an object that has a cost is used, by its controller, who pays that in full (203, 377). */
  use: {
    needs: ['object'],
    from: ['base', 'battlefields', 'legends'],
    steps: use,
  },
  /** A standard move: a unit is exhausted and moves to a battlefield. */
  move: {
    needs: ['object', 'other'],
    from: ['base', 'battlefields'],
    steps: (game, action) => ({
      do: [act('exhaust', IT), { do: 'act', act: { event: 'move', object: IT, other: OTHER } }, SETTLE],
      env: speaking(game, action),
    }),
  },
  /** What only an instruction brings about (438.2). */
  replace: {
    needs: ['object'],
    from: ['base', 'battlefields'],
    limited: cite('limited-action'),
    steps: () => withhold('rule/not-modelled', 'What a player would put in place of it is not worked out.'),
  },
  conquer: scores('conquer'),
  hold: scores('hold'),
  turn: endOfTurn,
  say,
};

const SETTLE: Instruction = { do: 'settle' };

function act(event: string, object: What): Instruction {
  return { do: 'act', act: { event, object } };
}

function scores(event: 'conquer' | 'hold'): ActionRule {
  return {
    needs: ['object'],
    from: ['battlefields'],
    steps: (game, action) => ({ do: [act(event, IT), SETTLE], env: speaking(game, action) }),
  };
}

function isSpell(game: Game, { object }: Action): boolean {
  return object !== null && wordsOf(game, viewOf(game, object), 'type').includes('spell');
}

function playPermanent(game: Game, action: Action): Steps {
  const { refs, ...env } = speaking(game, action);
  const stint = game.table.position.objects[action.object ?? -1]?.stint ?? 0;
  const entered = action.object === null ? null : { objects: [action.object], stints: [stint + 1] };
  const [enter, played] = PLAYED;
  if (!enter || !played) throw new Error('nothing is played');
  return { do: [enter, act('play', OTHER), SETTLE], env: { ...env, refs: [refs[0] ?? null, entered] } };
}

function playSpell(game: Game, action: Action): Steps {
  const { refs, ...env } = speaking(game, action);
  const stint = game.table.position.objects[action.object ?? -1]?.stint ?? 0;
  const pending = action.object === null ? null : { objects: [action.object], stints: [stint + 1] };
  return {
    announce: [
      { do: 'act', act: { event: 'put', object: IT, to: { zone: 'chain', at: 'top' } } },
      { do: 'aim', of: OTHER },
      act('play', OTHER),
      SETTLE,
    ],
    do: [
      act('resolve', OTHER),
      { do: 'act', act: { event: 'put', object: OTHER, to: { zone: 'trash' } } },
      SETTLE,
    ],
    env: { ...env, refs: [refs[0] ?? null, pending] },
  };
}
