/** What is left of an object's abilities where an effect takes some of them away. */

import type { StaticOp } from '../../ability/static.js';
import { withhold } from '../../ground/problem.js';
import type { Game } from '../../rulebook/game.js';
import type { Keyed } from '../../table/registry.js';
import type { View } from '../../table/view.js';

/**
 * What the rules give by a counter may have been given since what it would be lost by.
 * @throws {Withheld} where such an ability would be lost
 */
export function ofNoRule(game: Game, abilities: readonly Keyed[], kept: readonly Keyed[]): void {
  if (abilities.every((one) => kept.includes(one) || game.table.registry.ruleOf(one.key) === null)) return;
  withhold(
    'rule/not-modelled',
    'An object has an ability by a counter, and an effect takes its abilities away; which of the two is newer is not worked out here.',
  );
}

/** What is left where abilities are lost. */
export function keptOf(
  game: Game,
  { abilities }: View,
  lost: Extract<StaticOp, { op: 'lose' }>['abilities'],
): readonly Keyed[] {
  if (lost === 'all') return [];
  if (typeof lost !== 'string') return withoutKeywords(abilities, lost);
  return abilities.filter(({ ability, by }) => by !== undefined || !game.catalogue.negates?.(ability, lost));
}

function withoutKeywords(abilities: readonly Keyed[], keywords: readonly string[]): readonly Keyed[] {
  const gone = abilities.filter(
    ({ ability }) => ability.ability === 'keyword' && keywords.includes(ability.keyword),
  );
  return abilities.filter(
    ({ key }) => !gone.some((one) => key === one.key || key.startsWith(`${one.key}.k`)),
  );
}
