/** Comparing numbers as texts do: "3 or less", "more than". */

import type { Comparison } from '../ability/reference.js';
import { type Amount, compare } from '../ground/amount.js';

export function compares(left: Amount, by: Comparison, right: Amount): boolean {
  const order = compare(left, right);
  switch (by) {
    case 'equal':
      return order === 0;
    case 'at least':
      return order >= 0;
    case 'at most':
      return order <= 0;
    case 'more than':
      return order > 0;
    case 'less than':
      return order < 0;
  }
}
