/** Cards and effects that say what must be so for them to be activated. */

import type { Ability, Activated } from '../../../ability/ability.js';
import { holds } from '../../../evaluate/condition/condition.js';
import { envOf } from '../../../evaluate/env.js';
import { viewOf, worksIn } from '../../../evaluate/object/characteristics.js';
import { type Spoken, spokenBy } from '../../../evaluate/object/printed.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import { envWith } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { mustBeTheirs } from '../../common/theirs.js';
import { isOnLine } from '../../common/use.js';
import { cite, type Rule } from '../rule.js';
import { BY_ITSELF, ONLY_IF } from '../word.js';

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
export function whyCardNotSo(game: Game, { object, by }: Action): Rule | undefined {
  const said = spokenBy(game, object, by).filter(({ ability }) => isCondition(ability));
  return said.every((one) => isSo(game, one)) ? undefined : cite('must-be-so');
}

function isSo(game: Game, { ability, words }: Spoken): boolean {
  return !ability.while || holds(game, words, ability.while);
}

function isCondition(ability: Ability): boolean {
  return ability.ability === 'spell' ? !ability.on : ability.ability === 'note' && ability.note === ONLY_IF;
}

/**
 * The rule by which a monster in the hand cannot be Special Summoned as its own text lets its player: what that says must be
 * so is not.
 * @throws {Withheld} `action/no-ability` where no sentence of it lets its player
 */
export function whyNotByItself(game: Game, { object: id, by }: Action): Rule | undefined {
  const zone = id === null ? undefined : game.table.position.objects[id]?.zone;
  const said = spokenBy(game, id, by);
  const ways = said.filter(({ ability }) => ability.ability === 'note' && ability.note === BY_ITSELF);
  if (zone !== 'hand' || ways.length === 0)
    return withhold(
      'action/no-ability',
      'No sentence that is understood lets this monster be Special Summoned from the hand by itself.',
      'Activate the effect that Special Summons it, or begin with the monster on the field.',
    );
  return ways.some((one) => isSo(game, one)) ? undefined : cite('must-be-so');
}
