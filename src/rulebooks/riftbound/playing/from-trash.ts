/** Cards are played from the hand, and from the trash where a text says so (366.1, 829). */

import type { Instruction } from '../../../ability/instruction.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { Game } from '../../../rulebook/game.js';
import { OTHER } from '../../common/action.js';
import { PLAYS_FROM_TRASH } from '../value.js';
import { BOARD } from '../zone.js';
import { act } from './chain.js';

/** @throws {Withheld} `action/from-trash` where nothing lets the player play cards from their trash */
export function mustBeAllowed(game: Game, action: Action): void {
  if (isFlowing(game, action)) return;
  const { by } = action;
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

/** What is noted of a spell that is played for its Flow cost. */
export function forFlow(game: Game, action: Action): Instruction[] {
  return isFlowing(game, action) ? [act('play for Flow', OTHER)] : [];
}

/** A spell with Flow is played from the trash for its Flow cost (829). */
function isFlowing(game: Game, { object }: Action): boolean {
  return object !== null && wordsOf(game, viewOf(game, object), 'keyword').includes('flow');
}
