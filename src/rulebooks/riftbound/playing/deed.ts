/** What players do beside playing spells and using abilities, step by step. */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { canAnnounce } from '../../../kernel/script/aim.js';
import type { Action } from '../../../position/action.js';
import type { Game } from '../../../rulebook/game.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { IT, OTHER, SETTLE, speaking } from '../../common/action.js';
import { use } from '../../common/use.js';
import { sidesAt } from '../battlefield/there.js';
import { mayMove, mustHaveChoice } from '../battlefield/where.js';
import { isControlledBy } from '../object/bring.js';
import { cite } from '../rule.js';
import { act, additionalCosts, ONTO_CHAIN, throughChain } from './chain.js';
import { paidInOrder } from './pay.js';

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
      act('finalize', ENTERED),
      act('play', ENTERED),
      SETTLE,
    ],
    env: throughChain(game, action),
  };
}

/** An ability is used for its cost, paid in full (203, 377). */
export function useSteps(game: Game, action: Action): Steps {
  const steps = paidInOrder(use(game, action));
  mustHaveChoice(game, steps);
  // What paying for it has triggered goes onto the chain above it, and resolves first (337, 340).
  return {
    ...steps,
    cost: [...(steps.cost ?? []), SETTLE],
    ...(!canAnnounce(game, steps.env) && { barred: cite('must-choose') }),
  };
}

export function moveSteps(game: Game, action: Action): Steps {
  const to: Partial<Act> = action.other === null ? { to: { zone: 'base' } } : { other: OTHER };
  const steps: Steps = {
    cost: [act('exhaust', IT)],
    do: [{ do: 'act', act: { event: 'move', object: IT, ...to } }, SETTLE],
    env: speaking(game, action),
  };
  return mayMove(game, action) ? steps : { ...steps, barred: cite('standard-moves') };
}

/** Without a unit of the player and one of somebody else's nobody attacks or defends (464.2.c). */
export function combatSteps(game: Game, action: Action): Steps {
  const { theirs, others } = presence(game, action);
  const steps = inTurn(game, action, [
    act('combat', IT),
    SETTLE,
    act('assign damage', IT),
    act('combat damage', IT),
    SETTLE,
    act('combat result', IT),
    SETTLE,
    act('combat ends', IT),
    SETTLE,
  ]);
  return theirs && others ? steps : { ...steps, barred: cite('fights') };
}

export function drawPhaseSteps(game: Game, action: Action): Steps {
  return inTurn(game, action, [{ do: 'act', act: { event: 'draw phase' } }, SETTLE]);
}

/** Whose units alone are there (466.5). */
export function conquerSteps(game: Game, action: Action): Steps {
  const steps = inTurn(game, action, [act('conquer', IT), SETTLE]);
  const { theirs, others } = presence(game, action);
  return theirs && !others ? steps : { ...steps, barred: cite('conquers-alone') };
}

/** What a player holds is theirs (315.2.b.2). */
export function holdSteps(game: Game, action: Action): Steps {
  const steps = inTurn(game, action, [act('hold', IT), SETTLE]);
  const field = game.table.position.objects[action.object ?? -1];
  const theirs = field !== undefined && isControlledBy(field, action.by);
  return theirs ? steps : { ...steps, barred: cite('holds-own') };
}

/** Whether units of the player, and of anybody else, are at the battlefield. */
function presence(
  game: Game,
  { object, by }: Action,
): { readonly theirs: boolean; readonly others: boolean } {
  const sides = object === null ? [] : sidesAt(game, object);
  return { theirs: sides.includes(by), others: sides.some((side) => side !== by) };
}

function inTurn(game: Game, action: Action, steps: Instruction[]): Steps {
  return { do: steps, env: speaking(game, action) };
}
