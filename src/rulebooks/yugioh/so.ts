/** Cards and effects that say what must be so for them to be activated. */

import type { Activated } from '../../ability/ability.js';
import { viewOf, worksIn } from '../../evaluate/characteristics.js';
import { holds } from '../../evaluate/condition.js';
import { envOf } from '../../evaluate/env.js';
import type { Action } from '../../position/action.js';
import { envWith } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { Steps } from '../../rulebook/rulebook.js';
import { mustBeTheirs } from '../common/theirs.js';
import { isOnLine } from '../common/use.js';
import { cite, type Rule } from './rule.js';

/** That none of the effects of a card can be activated, since what they say must be so is not; null where one could be. */
export function whyNotSo(game: Game, action: Action): Steps | null {
  if (action.object === null) return null;
  const { object, abilities } = viewOf(game, action.object);
  const used = abilities.filter(
    (one) =>
      one.ability.ability === 'activated' &&
      isOnLine(game, object, one.key, action.line) &&
      worksIn(game, one.ability, object.zone),
  );
  const [first] = used;
  if (!first) return null;
  const envs = used.map(({ key, refs = [] }) => envWith(envOf(object, action.by), { ability: key, refs }));
  const unmet = used.every(({ ability }, at) => {
    const given = (ability as Activated).while;
    return given !== undefined && !holds(game, envs[at] ?? envOf(object, action.by), given);
  });
  if (!unmet) return null;
  mustBeTheirs(game, action, 'use');
  return { do: [{ do: 'settle' }], env: envs[0] ?? envOf(object, action.by), barred: cite('must-be-so') };
}

/**
 * The rule by which a card cannot be activated, since what it says must be so is not. Once it resolves that is not asked
 * again. What must be so of something that has just happened is held against that.
 */
export function whyCardNotSo(game: Game, { object: id, by }: Action): Rule | undefined {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (!object || object.card === null) return undefined;
  const unmet = game.table.registry.ofCard(object.card).some(({ key, ability }) => {
    if (ability.ability !== 'spell' || ability.on || !ability.while) return false;
    return !holds(game, envWith(envOf(object, by), { ability: key }), ability.while);
  });
  return unmet ? cite('must-be-so') : undefined;
}
