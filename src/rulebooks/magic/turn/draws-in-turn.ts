/** What several players would draw at once: one performs all of their draws, then the next in turn order does (121.2c). */

import { compare } from '../../../ground/amount.js';
import { withhold } from '../../../ground/problem.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { eventWith } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import { isOff } from '../../../rulebook/game.js';
import type { Candidate, GroupView, Step } from '../../../rulebook/policy.js';
import { cite } from '../rule.js';
import { remaining } from './remaining.js';

/** The draw that comes first, before anything is looked at for those that come later; null where at most one is left. */
export function drawsInOrder({ game, nodes }: GroupView): Step | null {
  if (nodes.length === 1) return null;
  const draws = nodes.filter(isDraw);
  const rule = cite('draws-in-turn');
  if (draws.length <= 1 || isOff(game, rule)) return null;
  for (const by of remaining(game)) {
    const first = draws.find(({ events }) => events.some(({ player }) => player === by));
    if (!first) continue;
    const others = draws.filter((node) => node !== first).map(({ id }) => id);
    return { do: 'first', by, among: [first.id], others, rule };
  }
  return null;
}

function isDraw({ state, within, events }: Node): boolean {
  return state === 'live' && within === null && events.some(({ kind }) => kind === 'draw');
}

/**
 * An instruction to draw several cards can be replaced as such, before any single draw is looked at (121.2b); what can't happen
 * is replaced by nothing (614.17c).
 * @throws {Withheld} where the player can make none of those draws: which of the two it is can be read either way
 */
export function mustBeDrawn({ game }: GroupView, node: Node, { member }: Candidate): null {
  const event = node.events[member];
  const isSeveral = event?.kind === 'draw' && event.amount !== null && compare(event.amount, 1) > 0;
  if (isSeveral && isProhibited(game, eventWith(event, { amount: 1 })))
    withhold(
      'rule/not-modelled',
      'Whether several draws can be replaced of which the player can make none by now (614.17c, 121.2b) is not worked out.',
    );
  return null;
}
