/** Which link of a Chain is the one that resolves. */

import type { Amount } from '../../ground/amount.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { ActionsFrame, Frame } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';

/**
 * The number of the link that resolves: one more than there are links beneath it. What is no activation, an attack or a
 * summon, is no link though it is responded to.
 * @throws {Withheld} where several respond to the same: which of them came first then, their list does not say
 */
export function chainLink({ table }: Game): Amount {
  const begun = table.position.work.filter(isActions);
  const [, ...responses] = begun;
  if (responses.some(({ actions }) => actions.length > 1))
    withhold(
      'rule/not-modelled',
      'Which Chain Link a card is where several respond to the same one is not worked out.',
      'Let each respond to the one before it.',
    );
  return begun.flatMap(({ actions, next }) => actions[next - 1] ?? []).filter(isLink).length;
}

function isActions(frame: Frame): frame is ActionsFrame {
  return frame.frame === 'actions';
}

function isLink({ verb }: Action): boolean {
  return verb === 'activate' || verb === 'say';
}
