/** What is not understood of a text, or not written down of an object, told where it matters. */

import { withhold } from '../../ground/problem.js';
import { quote } from '../../ground/quote.js';
import type { UnreadValue } from '../../position/card.js';

/** @throws {Withheld} `text/unread` */
export function notUnderstood(clause: string): never {
  return withhold(
    'text/unread',
    `I don't understand this clause: ${quote(clause)}.`,
    'Reword it, or list it under `ignoring` if it is beside the point.',
  );
}

/** @throws {Withheld} `text/unread`, `rule/unsettled` */
export function unreadNumber({ unread, unsettled }: UnreadValue): never {
  return unsettled ? withhold('rule/unsettled', unread) : notUnderstood(unread);
}

/** @throws {Withheld} `position/missing-value` */
export function notWrittenDown(name: string, trait: string): never {
  return withhold(
    'position/missing-value',
    `The ruling depends on the ${trait} of ${name}, which is not written down.`,
    `Give ${name} its ${trait}.`,
  );
}
