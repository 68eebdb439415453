/** Whether a player can choose what a card demands as it is cast or played. */

import { envOf } from '../../evaluate/env.js';
import { canAnnounce } from '../../kernel/aim.js';
import type { Action } from '../../position/action.js';
import { envWith } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';

/** Whether what the texts of a card demand as it is cast or played can be chosen; by then it is elsewhere. */
export function canChooseFor(game: Game, { object: id, by }: Action): boolean {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (!object || object.card === null) return true;
  return game.table.registry
    .ofCard(object.card)
    .every(
      ({ key, ability }) =>
        ability.ability !== 'spell' || canAnnounce(game, envWith(envOf(object, by), { ability: key }), id),
    );
}
