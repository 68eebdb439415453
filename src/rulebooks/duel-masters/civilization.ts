/** Civilizations of cards (rule 204), which texts call their colours. */

import type { View } from '../../table/view.js';

export const CIVILIZATIONS = ['Light', 'Water', 'Darkness', 'Fire', 'Nature'] as const;

/** How a card says that it has no civilization. */
export const COLORLESS = 'Colorless';

/** Whether a card has several civilizations, or none. */
export function hasColoring({ traits }: View, coloring: string): boolean {
  const civilizations = Array.isArray(traits?.civilization) ? traits.civilization.length : 0;
  return coloring === 'multicolored' ? civilizations > 1 : civilizations === 0;
}
