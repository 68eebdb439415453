/** What is not understood of a text, or not written down of an object, told where it matters. */

import { withhold } from '../../ground/problem.js';
import { quote } from '../../ground/quote.js';
import { isSaying, type UnreadValue } from '../../position/card.js';
import type { Game } from '../../rulebook/game.js';

/** @throws {Withheld} `text/unread` */
export function notUnderstood(game: Game, clause: string): never {
  const of = whoseClause(game, clause);
  return withhold(
    'text/unread',
    `I don't understand this clause${of === null ? '' : ` of ${of}`}: ${quote(clause)}.`,
    'Reword it, or list it under `ignoring` if it is beside the point.',
  );
}

/** The only card here on which a clause stands; null where it is said by nobody's card, or stands on several. */
function whoseClause({ table }: Game, clause: string): string | null {
  const saying = Object.values(table.position.cards).filter(({ text }) => text.includes(clause.trim()));
  const [name = null, ...others] = new Set(saying.map((card) => (isSaying(card.key) ? null : card.name)));
  return others.length === 0 ? name : null;
}

/** @throws {Withheld} `text/unread`, `rule/unsettled` */
export function unreadNumber(game: Game, { unread, unsettled }: UnreadValue): never {
  return unsettled ? withhold('rule/unsettled', unread) : notUnderstood(game, unread);
}

/** @throws {Withheld} `position/missing-value` */
export function notWrittenDown(name: string, trait: string): never {
  return withhold(
    'position/missing-value',
    `The ruling depends on the ${trait} of ${name}, which is not written down.`,
    `Give ${name} its ${trait}.`,
  );
}
