/**
 * What a battle has been found to destroy, or what goes in its stead: from damage calculation on it lies where it lies until
 * it goes, after damage calculation (R10).
 */

import type { EventKind, ObjectId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { PUT_BACK } from '../word.js';

/** When what a battle destroys is carried out. */
export const AFTER_CALCULATION = 'after damage calculation';

/** By which a card goes from where it lies. */
const LEAVING: readonly EventKind[] = ['destroy', 'move', 'tribute', 'discard', 'detach'];

/** By which it comes to lie elsewhere or otherwise. */
const TAKING: readonly EventKind[] = [...LEAVING, PUT_BACK, 'special summon', 'set', 'attach'];

/** The cards that are to go once damage has been calculated: meanwhile nobody picks them for anything else. */
export function slated({ table }: Game): readonly ObjectId[] {
  const held = table.position.held[AFTER_CALCULATION];
  if (held === undefined) return NONE;
  return flat(held, ({ events }) =>
    flat(events, ({ kind, object }) => (object !== null && LEAVING.includes(kind) ? [object] : [])),
  );
}

const NONE: readonly ObjectId[] = [];

/** The same kinds of event; of what is slated nothing else disposes. */
export function sparingTheSlated(kinds: { readonly [kind: string]: EventRule }): typeof kinds {
  const sparing = TAKING.map((kind): [string, EventRule] => {
    const rule = kinds[kind];
    if (!rule) throw new Error(`no kind of event ${kind}`);
    const impossible: NonNullable<EventRule['impossible']> = (game, event) => {
      mustNotBeSlated(game, event);
      return rule.impossible?.(game, event) ?? null;
    };
    return [kind, { ...rule, impossible }];
  });
  return { ...kinds, ...Object.fromEntries(sparing) };
}

/**
 * @throws {Withheld} where an effect or a cost would do something to a card that is slated without having targeted it: no
 *   answer says whether that is done, nor what becomes of what was decided
 */
function mustNotBeSlated(game: Game, { object, cause }: GameEvent): void {
  if (object === null || cause.manner === 'rule' || cause.manner === 'battle') return;
  if (slated(game).includes(object))
    withhold(
      'rule/not-modelled',
      'What is done meanwhile to a card that a battle has been found to destroy, or that is to go in the stead of one, is not worked out.',
    );
}
