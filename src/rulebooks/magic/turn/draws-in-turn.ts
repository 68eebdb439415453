/** What several players would draw at once: one performs all of their draws, then the next in turn order does (121.2c). */

import type { Node } from '../../../position/frame.js';
import { isOff } from '../../../rulebook/game.js';
import type { GroupView, Step } from '../../../rulebook/policy.js';
import { turnOrder } from '../../common/settle.js';
import { cite } from '../rule.js';

/** The draw that comes first, before anything is looked at for those that come later; null where at most one is left. */
export function drawsInOrder({ game, nodes }: GroupView): Step | null {
  if (nodes.length === 1) return null;
  const draws = nodes.filter(isDraw);
  const rule = cite('draws-in-turn');
  if (draws.length <= 1 || isOff(game, rule)) return null;
  for (const by of turnOrder(game)) {
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
