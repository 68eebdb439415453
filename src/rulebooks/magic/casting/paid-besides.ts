/** What is paid for a spell beside its mana cost, or may be (601.2b, 601.2f). */

import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { nameIn } from '../../../position/name.js';
import { type Game, objectOf } from '../../../rulebook/game.js';

/** Keywords by which its player may pay more. */
const OPTIONAL: readonly string[] = ['kicker', 'buyback', 'bargain'];

/** @throws {Withheld} where what an effect lets be cast has other costs, which are to be paid in the middle of that effect */
export function mustCostNoMore(game: Game, spell: ObjectId): void {
  const { card } = objectOf(game, spell);
  const more = game.table.registry
    .ofCard(card)
    .some(
      ({ ability }) =>
        ability.ability === 'additional cost' ||
        (ability.ability === 'keyword' && OPTIONAL.includes(ability.keyword)),
    );
  if (more)
    withhold(
      'rule/not-modelled',
      `What is paid beside its mana cost for ${nameIn(game.table.position, spell) ?? 'a spell'}, which an effect lets its player cast, is not worked out here (601.2b).`,
    );
}
