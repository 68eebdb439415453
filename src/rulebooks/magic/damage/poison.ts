/** Poison counters that players get: by damage (120.3b, 120.3g), or since a text says so. */

import { playerValue } from '../../../evaluate/condition/player-value.js';
import { add } from '../../../ground/amount.js';
import type { RuleKey } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { watchers } from '../../../kernel/watching/watcher.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { ofNothing } from '../replacing/nothing.js';

export const POISON: { readonly [kind: string]: EventRule } = {
  'get poison': { beside: true, impossible: mustBeGiven, happen: getPoison },
};

/**
 * Nothing keeps a player from getting some, but that there is none to get.
 *
 * @throws {Withheld} where something looks at who gives them and no damage does: whether the player puts them on who is told
 * that another gets them is not settled here
 */
function mustBeGiven(game: Game, event: GameEvent): RuleKey | null {
  if (event.other === null && event.cause.manner !== 'rule')
    for (const { keyed } of watchers(game, 'replacement', event, null)) {
      const { ability } = keyed;
      if (ability.ability !== 'replacement') continue;
      const { watch } = ability;
      if ((watch.either ?? [watch]).some((one) => one.event === event.kind && one.other))
        withhold(
          'rule/not-modelled',
          'Whether a player who is told to get poison counters is given them by the player whose spell or ability says so is not worked out here.',
        );
    }
  return ofNothing(game, event);
}

/** A player gets poison counters. @throws {Withheld} where nobody has written down how many they have */
function getPoison(hands: Hands, { player: id, amount }: GameEvent): boolean {
  if (id === null || amount === null) return false;
  const poison = playerValue(hands.game.table.position, id, 'poison', 'number of poison counters');
  hands.value(id, 'poison', add(poison, amount));
  return true;
}
