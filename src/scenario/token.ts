/** The tokens that texts make: what such a token is can stand on a card of its own. */

import type { TokenText } from '../ability/act.js';
import type { PrintedAbility } from '../position/card.js';

/** The names of the tokens that abilities speak of. */
export function tokenNames(abilities: readonly PrintedAbility[]): string[] {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'token') for (const name of namesOf(part as TokenText)) names.add(name);
      else walk(part);
    }
  };
  walk(abilities);
  return [...names];
}

function namesOf({ traits }: TokenText): string[] {
  return traits.flatMap(({ trait, is }) => (trait === 'name' ? [is] : []));
}
