/** Keywords, as objects and cards have them. */

import type { View } from '../../table/view.js';

/** Whether this keyword is among the abilities. */
export function hasKeyword({ abilities }: Pick<View, 'abilities'>, keyword: string): boolean {
  return abilities.some(({ ability }) => ability.ability === 'keyword' && ability.keyword === keyword);
}
