/** Cards are played from the hand, and from the trash where a text says so (366.1, 829). */

import { viewOf } from '../../../evaluate/object/characteristics.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { Game } from '../../../rulebook/game.js';
import { PLAYS_FROM_TRASH } from '../value.js';
import { BOARD } from '../zone.js';

/** @throws {Withheld} `action/from-trash` where nothing lets the player play cards from their trash */
export function mustBeAllowed(game: Game, { by }: Action): void {
  const allows = game.table.position.objects.some(
    ({ id, zone, controller }) =>
      controller === by &&
      BOARD.includes(zone) &&
      viewOf(game, id).abilities.some(
        ({ ability }) => ability.ability === 'note' && ability.note === PLAYS_FROM_TRASH,
      ),
  );
  if (allows) return;
  withhold(
    'action/from-trash',
    'This card lies in the trash by then, and nothing says that it can be played from there.',
    'Take the action out, or answer under `choices` what keeps the card where it was.',
  );
}
