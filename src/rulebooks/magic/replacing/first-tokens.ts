/** Effects on the first tokens that a player creates in a turn: they are about all that are created at that time. */

import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate, GroupView } from '../../../rulebook/policy.js';
import type { TALLIES } from '../turn/this-turn.js';

/** What is counted of a player (`turn/this-turn.ts`). */
export const FIRST_TOKENS = 'tokens created' satisfies (typeof TALLIES)[number];

/**
 * @throws {Withheld} where tokens of several kinds would be created at the same time: "that many" is how many all of them are
 */
export function severalKinds({ nodes }: GroupView, node: Node, { ability, member }: Candidate): null {
  const { given } = ability;
  const conditions = given?.if === 'all' ? given.of : [given];
  if (!conditions.some((one) => one?.if === 'value' && one.value === FIRST_TOKENS)) return null;
  const { player } = node.events[member] ?? {};
  const created = flat(nodes, ({ events }) => events).filter(
    (event) => event.kind === 'create' && event.player === player,
  );
  if (created.length > 1)
    withhold(
      'rule/not-modelled',
      'What becomes of the first tokens of a turn, where tokens of several kinds would be created at once, is not worked out.',
    );
  return null;
}
