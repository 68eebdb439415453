/**
 * What has dealt damage to a permanent this turn: "a creature dealt damage by this creature this turn"; and to what a text has
 * dealt damage itself: "a creature dealt damage this way".
 */

import type { ObjectId } from '../../../ground/id.js';
import type { English } from '../../../language/english/english.js';
import type { Env, Value } from '../../../position/env.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';

const RELATION = 'dealt damage by';
export const THIS_WAY = 'dealt damage this way';

/** The event, after which the permanent remembers its source. What has become another object since remembers nothing (400.7). */
export function notingSource(rule: EventRule): EventRule {
  return {
    ...rule,
    happen: (hands, event, ...uses) => {
      const done = rule.happen(hands, event, ...uses);
      if (event.object !== null && event.other !== null)
        hands.link(event.object, inThisTurn(hands.game), [event.other]);
      return done;
    },
  };
}

export const DAMAGED = {
  [RELATION]: (game: Game, object: GameObject, to: readonly ObjectId[]) =>
    to.some((id) => object.linked[inThisTurn(game)]?.includes(id) ?? false),
  [THIS_WAY]: (_game: Game, object: GameObject, to: readonly ObjectId[], { refs }: Env) =>
    to.includes(object.id) && refs.some((spoken) => spoken !== null && speaksOf(spoken, object)),
};

/** What has been elsewhere since was dealt nothing (400.7). */
function speaksOf(spoken: Value, { id, stint }: GameObject): boolean {
  return 'objects' in spoken && spoken.objects.some((one, at) => one === id && spoken.stints[at] === stint);
}

/** The name under which sources of this turn are remembered: those of another turn are not asked for again. */
function inThisTurn({ table }: Game): string {
  return `${RELATION} in turn ${table.position.turn.number}`;
}

export function addDamaged({ grammar, which, what }: English): void {
  grammar.rule(which)(`${RELATION} {to} this turn`, { to: what }, (h) => ({
    test: 'relation',
    relation: RELATION,
    to: h.to,
  }));
}
