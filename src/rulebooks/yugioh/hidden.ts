/** Cards that lie face-down, and what they say of leaving the field so. */

import type { Act } from '../../ability/act.js';
import { textOf } from '../../evaluate/printed.js';
import type { Zone } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { concernsItself, watched } from '../../table/watch.js';
import { isOnField } from './zone.js';

export function isFaceDown(status: readonly string[]): boolean {
  return status.includes('face down');
}

/**
 * An ability of its own that triggers where a face-down card comes to is lost sight of: on the field it has none.
 * @throws {Withheld} where a card that leaves the field face-down has one
 */
export function mustNotTrigger(game: Game, { object: id, to }: GameEvent): void {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (!object || !to || !isFaceDown(object.status) || !isOnField(object.zone) || isOnField(to.zone)) return;
  const triggers = textOf(game, id).some(({ ability }) => {
    const on = ability.ability === 'triggered' && concernsItself(ability) ? watched(ability) : null;
    return on !== null && (on.either ?? [on]).some((act) => sees(act, to.zone));
  });
  if (triggers)
    withhold(
      'rule/not-modelled',
      'What a card says of itself that leaves the field face-down is not worked out.',
      'Begin with it face-up, if it could have been.',
    );
}

/** Whether it sees a card leave; of one that must be face-up it says so. */
function sees({ event, object, to }: Act, zone: Zone): boolean {
  const there = to === undefined || to.zone === zone;
  return there && LEAVING.includes(event) && !JSON.stringify(object).includes(MUST_BE_FACE_UP);
}

/** "Face-up", as texts say it. */
const MUST_BE_FACE_UP = JSON.stringify({ test: 'not', of: { test: 'status', status: 'face down' } });

const LEAVING: readonly string[] = ['move', 'destroy', 'tribute'];
