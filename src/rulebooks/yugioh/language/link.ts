/** As which link of a Chain a card is activated. */

import type { Condition } from '../../../ability/condition.js';

/** "As Chain Link 2 or higher". */
export function linkedAs(least: number): Condition {
  return {
    if: 'compare',
    left: { measure: 'Chain Link number', of: 'this card', whose: { who: 'you' } },
    by: 'at least',
    right: least,
  };
}
