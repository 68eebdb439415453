/** What players do beside playing spells and using abilities, step by step. */

import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import type { Steps } from '../../rulebook/rulebook.js';
import { IT, OTHER, speaking } from '../common/action.js';
import { act, additionalCosts, ONTO_CHAIN, SETTLE, throughChain } from './chain.js';
import { mustBeMovable } from './where.js';

/** What has entered, and the battlefield to which it was played. */
const ENTERED: What = { what: 'that', of: 2, said: 'it' };
const PLACE: What = { what: 'that', of: 3, said: 'it' };

/** It is pending on the chain while it is paid for, then enters; nobody responds to it (354, 359.2). */
export function playPermanent(game: Game, action: Action): Steps {
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

export function moveSteps(game: Game, action: Action): Steps {
  mustBeMovable(game, action);
  return {
    cost: [act('exhaust', IT)],
    do: [{ do: 'act', act: { event: 'move', object: IT, other: OTHER } }, SETTLE],
    env: speaking(game, action),
  };
}

export function combatSteps(game: Game, action: Action): Steps {
  return inTurn(game, action, [
    act('combat', IT),
    SETTLE,
    act('assign damage', IT),
    act('combat damage', IT),
    SETTLE,
    act('combat ends', IT),
    SETTLE,
  ]);
}

export function drawPhaseSteps(game: Game, action: Action): Steps {
  return inTurn(game, action, [{ do: 'act', act: { event: 'draw phase' } }, SETTLE]);
}

export function conquerSteps(game: Game, action: Action): Steps {
  return inTurn(game, action, [act('conquer', IT), SETTLE]);
}

export function holdSteps(game: Game, action: Action): Steps {
  return inTurn(game, action, [act('hold', IT), SETTLE]);
}

function inTurn(game: Game, action: Action, steps: Instruction[]): Steps {
  return { do: steps, env: speaking(game, action) };
}
