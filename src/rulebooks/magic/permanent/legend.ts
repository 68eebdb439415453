/** What the legend rule takes no account of (704.5j). */

import { isProhibited } from '../../../kernel/event/raise.js';
import type { Game } from '../../../rulebook/game.js';
import type { View } from '../../../table/view.js';
import { byRule } from '../../common/settle.js';

/** What the rule does to a permanent: of this kind nothing is raised, but texts say that it doesn't. */
export const LEGEND_RULE = 'legend rule';

/** "The “legend rule” doesn't apply": it takes no account of such a permanent. */
export function isExempt(game: Game, { object }: View): boolean {
  return isProhibited(game, byRule(game, LEGEND_RULE, object.id));
}
