/** Using an ability that has a cost. */

import type { Ability } from '../../ability/ability.js';
import { partsOf } from '../../ability/within.js';
import { holds } from '../../evaluate/condition/condition.js';
import { quantity } from '../../evaluate/condition/quantity.js';
import { envOf } from '../../evaluate/env.js';
import { viewOf, worksIn } from '../../evaluate/object/characteristics.js';
import { textOf } from '../../evaluate/object/printed.js';
import { notUnderstood } from '../../evaluate/object/unread.js';
import { compare } from '../../ground/amount.js';
import type { AbilityKey, ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { unreadOf } from '../../kernel/watching/unread.js';
import type { Action } from '../../position/action.js';
import { envWith } from '../../position/env.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import type { Steps } from '../../rulebook/rulebook.js';
import type { Keyed } from '../../table/registry.js';
import { mustBeTheirs } from './theirs.js';

/** Whether an ability, or the keyword that it comes from, stands on the line of its card that an action names. */
export function isOnLine(game: Game, object: GameObject, key: AbilityKey, line: number | undefined): boolean {
  if (line === undefined) return true;
  const card = object.copy?.card ?? object.card;
  const { abilities = [] } = (card === null ? undefined : game.table.position.cards[card]) ?? {};
  return abilities.some((one, index) => {
    const own = `${card}#${index + 1}`;
    return one.line === line && (key === own || key.startsWith(`${own}.`));
  });
}

/**
 * The first ability of an object that has a cost, or that on the line which is named, is used by the object's controller,
 * who pays that in full.
 *
 * @throws {Withheld} `action/no-ability` where it has none, `action/unpayable` where its cost has an X that is 0
 * @example
 * const row: ActionRule = { needs: ['object'], steps: use };
 * row.needs; // => ['object']
 */
export function use(game: Game, action: Action): Steps {
  if (action.object === null) throw new Error('nothing is used');
  const { object, abilities } = viewOf(game, action.object);
  let barred = false;
  for (const { key, ability, refs = [] } of abilities) {
    if (ability.ability !== 'activated' || !isOnLine(game, object, key, action.line)) continue;
    if (!worksIn(game, ability, object.zone)) continue;
    mustBeTheirs(game, action, 'use');
    const env = envWith(envOf(object, action.by), { ability: key, refs });
    if (ability.while && !holds(game, env, ability.while)) {
      barred = true;
      continue;
    }
    if (ability.someX && compare(quantity(game, env, { x: true }), 0) <= 0)
      withhold(
        'action/unpayable',
        'This cannot be used: its X cannot be 0.',
        'Write another X beside the card.',
      );
    return {
      announce: [{ do: 'aim', of: { what: 'this' } }],
      cost: ability.cost,
      do: [...ability.do, { do: 'settle' }],
      env,
    };
  }
  mustBeUnderstood(game, action.object);
  if (barred)
    withhold(
      'action/no-ability',
      'This cannot be used: what its ability asks for does not hold.',
      'Write the board so that it does.',
    );
  const triggers = abilities.some(({ ability }) => ability.ability === 'triggered');
  return withhold(
    'action/no-ability',
    'This has no ability that could be used by paying a cost.',
    triggers ? 'An ability that triggers is not listed: whoever has it is asked as it does.' : undefined,
  );
}

/**
 * Whether a card says of itself that it can be used so, and what it is now has no such ability, or not what that asks for.
 *
 * @throws {Withheld} `text/unread` where it may have one that is not understood
 * @example
 * const row: ActionRule = { needs: ['object'], lacks: lacksAbility, steps: use };
 * row.needs; // => ['object']
 */
export function lacksAbility(game: Game, action: Action): boolean {
  if (action.object === null) return false;
  const { object, abilities } = viewOf(game, action.object);
  if (object.controller !== action.by) return false;
  const isSuch = ({ key, ability }: Keyed): boolean =>
    isOnLine(game, object, key, action.line) && saysSo(ability);
  const isThere = abilities.some(
    (one) =>
      isOnLine(game, object, one.key, action.line) &&
      one.ability.ability === 'activated' &&
      worksIn(game, one.ability, object.zone) &&
      (!one.ability.while || holds(game, envOf(object, action.by), one.ability.while)),
  );
  if (isThere || !textOf(game, action.object).some(isSuch)) return false;
  mustBeUnderstood(game, action.object);
  return true;
}

/** Whether a text gives its own card an ability that is used. */
function saysSo(ability: Ability): boolean {
  if (ability.ability === 'activated') return true;
  if (ability.ability !== 'static' || ability.affects.what !== 'this') return false;
  return partsOf(ability).some((part) => 'ability' in part && part.ability === 'activated');
}

/** @throws {Withheld} `text/unread` where it may have one that is not understood */
function mustBeUnderstood(game: Game, id: ObjectId): void {
  for (const { ability } of textOf(game, id)) {
    const found = unreadOf(ability);
    if (found) notUnderstood(game, found.text);
  }
}
