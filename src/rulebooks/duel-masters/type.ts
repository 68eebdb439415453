/** Types of cards (202), as far as they are known. */

import type { View } from '../../table/view.js';

/** Whether it is known to be of this type. */
export function isA({ traits }: Pick<View, 'traits'>, type: string): boolean {
  return Array.isArray(traits?.type) && traits.type.includes(type);
}
