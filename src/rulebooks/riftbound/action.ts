/** What players do in Riftbound, as a scenario lists it. Timing and the costs of playing are taken as legal. */

import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { wordsOf } from '../../evaluate/test.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { ActionRule, Steps } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, OTHER, say, speaking } from '../common/action.js';
import { use } from '../common/use.js';
import { mustBeAllowed } from './from-trash.js';
import { cite } from './rule.js';
import { mustBeMovable, mustBePlayable, mustHaveChoice } from './where.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /** A unit or gear enters; a spell is on the chain until it has been carried out, then it goes to the trash. */
  play: {
    needs: ['object'],
    takes: ['other'],
    from: ['hand', 'trash'],
    steps: (game, action) => {
      if (action.other !== null) mustBePlayable(game, action);
      if (isInTrash(game, action) && !isFlowing(game, action)) mustBeAllowed(game, action);
      return isSpell(game, action) ? playSpell(game, action) : playPermanent(game, action);
    },
  },
  /** The first ability of an object that has a cost is used, by its controller, who pays that in full (203, 377). */
  use: {
    needs: ['object'],
    takes: ['line'],
    from: ['base', 'battlefields', 'legends'],
    steps: (game, action) => {
      const steps = use(game, action);
      mustHaveChoice(game, steps);
      return steps;
    },
  },
  /** A standard move: a unit moves to a battlefield, which it is exhausted to do. */
  move: {
    needs: ['object', 'other'],
    from: ['base', 'battlefields'],
    steps: (game, action) => {
      mustBeMovable(game, action);
      return {
        cost: [act('exhaust', IT)],
        do: [{ do: 'act', act: { event: 'move', object: IT, other: OTHER } }, SETTLE],
        env: speaking(game, action),
      };
    },
  },
  /** What only an instruction brings about (438.2). */
  replace: {
    needs: ['object'],
    from: ['base', 'battlefields'],
    limited: cite('limited-action'),
    steps: () => withhold('rule/not-modelled', 'What a player would put in place of it is not worked out.'),
  },
  /** A combat at a battlefield, by the player whose units attack there: damage is assigned, dealt, and what is left is seen to. */
  combat: {
    needs: ['object'],
    from: ['battlefields'],
    steps: (game, action) => ({
      do: [
        act('combat', IT),
        SETTLE,
        act('assign damage', IT),
        act('combat damage', IT),
        SETTLE,
        act('combat ends', IT),
        SETTLE,
      ],
      env: speaking(game, action),
    }),
  },
  /** The Draw Phase of a player's turn (315.3). */
  'draw phase': {
    needs: [],
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'draw phase' } }, SETTLE],
      env: speaking(game, action),
    }),
  },
  conquer: scores('conquer'),
  hold: scores('hold'),
  turn: endOfTurn,
  say,
};

/** What has entered, and the battlefield to which it was played. */
const ENTERED: What = { what: 'that', of: 2, said: 'it' };
const PLACE: What = { what: 'that', of: 3, said: 'it' };

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

/** It is pending on the chain while it is paid for, then enters; nobody responds to it (354, 359.2). */
function playPermanent(game: Game, action: Action): Steps {
  return {
    announce: [ONTO_CHAIN, act('announce', OTHER)],
    cost: additionalCosts(game, action),
    do: [
      {
        do: 'act',
        act: {
          event: 'enter',
          object: OTHER,
          to: { zone: 'base' },
          ...(action.other === null ? {} : { other: PLACE }),
        },
      },
      act('play', ENTERED),
      SETTLE,
    ],
    env: throughChain(game, action),
  };
}

function playSpell(game: Game, action: Action): Steps {
  const cost = additionalCosts(game, action);
  return {
    announce: [
      ONTO_CHAIN,
      ...(isFlowing(game, action) ? [act('play for Flow', OTHER)] : []),
      act('announce', OTHER),
      { do: 'aim', of: OTHER },
      act('play', OTHER),
      ...(cost.length > 0 ? [] : [SETTLE]),
    ],
    cost: cost.length > 0 ? [...cost, SETTLE] : [],
    do: [
      act('resolve', OTHER),
      { do: 'act', act: { event: 'put', object: OTHER, to: { zone: 'trash' } } },
      SETTLE,
    ],
    env: throughChain(game, action),
  };
}

const ONTO_CHAIN: Instruction = {
  do: 'act',
  act: { event: 'put', object: IT, to: { zone: 'chain', at: 'top' } },
};

/** The card where it is, as it will be on the chain, and as it will be after that. */
function throughChain(game: Game, action: Action): Env {
  const env = speaking(game, action);
  const { object } = action;
  if (object === null) return env;
  const stint = game.table.position.objects[object]?.stint ?? 0;
  const after = [1, 2].map((moves) => ({ objects: [object], stints: [stint + moves] }));
  return { ...env, refs: [env.refs[0] ?? null, ...after, env.refs[1] ?? null] };
}

/** What a card's own text says is paid to play it, beside its own cost (356.2.a). */
function additionalCosts(game: Game, { object }: Action): Instruction[] {
  if (object === null) return [];
  return viewOf(game, object).abilities.flatMap(({ ability }) =>
    ability.ability === 'additional cost' && !ability.optional ? ability.cost : [],
  );
}

function isInTrash(game: Game, { object }: Action): boolean {
  return object !== null && game.table.position.objects[object]?.zone === 'trash';
}

/** A spell with Flow is played from the trash for its Flow cost (829). */
function isFlowing(game: Game, action: Action): boolean {
  const { object } = action;
  if (object === null || !isInTrash(game, action)) return false;
  return wordsOf(game, viewOf(game, object), 'keyword').includes('flow');
}
