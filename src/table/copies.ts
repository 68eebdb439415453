/** The keys of abilities by what their records say: a position that is taken up again holds copies of them. */

import type { Ability } from '../ability/ability.js';
import { dataKey } from '../ground/data.js';
import type { AbilityKey } from '../ground/id.js';
import type { Lasting } from './registry.js';

/** A record that has not been looked at for what it says. */
export interface Uncopied {
  readonly record: Ability | Lasting;
  readonly key: AbilityKey;
}

/** Keeps keys by the texts of their records, in their order, whichever card came first. */
export function keep(copies: Map<string, AbilityKey[]>, uncopied: readonly Uncopied[]): void {
  for (const { record, key } of uncopied)
    for (const text of 'ability' in record ? [dataKey(record)] : [dataKey(record), effectText(record)])
      copies.set(text, [...(copies.get(text) ?? []), key].sort());
}

/** The key of a record that is a copy; `within`: of which text. */
export function keyAmong(
  copiesOf: (text: string) => readonly AbilityKey[],
  record: Ability | Lasting,
  within: AbilityKey | null,
): AbilityKey | undefined {
  const exact = copiesOf(dataKey(record));
  const alike = exact.length > 0 || 'ability' in record ? exact : copiesOf(effectText(record));
  return alike.find((one) => within !== null && one.startsWith(within)) ?? alike[0];
}

/** What an instruction makes, on whatever: no record has this text, for none is without a kind. */
function effectText({ until, ...made }: Lasting): string {
  return dataKey(made.do === 'last' ? { until, abilities: made.abilities } : { until, ops: made.ops });
}
