/** Cards that do not stay on the field and say when they are activated: "When an opponent's monster declares an attack: ...". */

import type { Ability, SpellAbility, Triggered } from '../../ability/ability.js';
import { referents, referredTo } from '../../ability/parts.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { holds } from '../../evaluate/condition.js';
import { envOf } from '../../evaluate/env.js';
import { match } from '../../evaluate/pattern.js';
import type { RuleKey } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import { type Env, envWith } from '../../position/env.js';
import { eventWith } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { concernsItself } from '../../table/watch.js';
import { byRule } from '../common/settle.js';
import { attackAnswered, respondsToNoLink } from './chain.js';
import { cite } from './rule.js';
import { isOptional } from './timing.js';

/** What is triggered on a card that lies on the field is, on one that does not stay there, what it does when activated. */
export function whenActivated(ability: Ability): readonly Ability[] {
  if (!isTimed(ability) || isOptional(ability)) return [ability];
  const { on, do: does, cost, while: holding, label } = ability;
  const spell: SpellAbility = {
    ability: 'spell',
    ...(label === undefined ? {} : { label }),
    ...(holding === undefined ? {} : { while: holding }),
    on,
    do: does,
  };
  return cost ? [{ ability: 'additional cost', cost }, spell] : [spell];
}

/** What it says of other cards, and does not say of some zone that it lies in. */
function isTimed(ability: Ability): ability is Triggered {
  return (
    ability.ability === 'triggered' &&
    ability.colon === true &&
    ability.opens !== undefined &&
    ability.zone === undefined &&
    !concernsItself(ability)
  );
}

/**
 * The rule by which a card cannot be activated that says when it is: that has not just happened.
 * @throws {Withheld} where that is not an attack, or its attack can be told from no record
 */
export function whyNotNow(game: Game, action: Action): RuleKey | undefined {
  const object = action.object === null ? undefined : game.table.position.objects[action.object];
  if (!object || object.card === null) return undefined;
  const env = envOf(object, action.by);
  const abilities = game.table.registry.ofCard(object.card).map(({ ability }) => ability);
  const spells = abilities.filter((ability) => ability.ability === 'spell');
  // Whether a card that stays can be activated so that its effect is, too, or only from then on, its text decides.
  if (spells.length === 0 && abilities.some(isTimed) && respondsToNoLink(game)) notWorkedOut();
  for (const spell of spells) {
    if (spell.on && !isAttackedSo(game, env, spell)) return cite('answers');
  }
  return undefined;
}

function isAttackedSo(game: Game, env: Env, { on, while: holding, do: does }: SpellAbility): boolean {
  if (on?.event !== 'declare attack' || on.either) return notWorkedOut();
  const attack = attackAnswered(game);
  if (!attack || attack.object === null) return false;
  const spoken = referents([{ do: 'act', act: on }]);
  if (referredTo(does).some((referent) => spoken.includes(referent))) return notWorkedOut();
  const declared = byRule(game, on.event, attack.object, { player: attack.by });
  const event = eventWith(declared, { other: attack.other });
  const words = match(game, env, on, event, [on.event], viewOf(game, attack.object));
  return typeof words !== 'string' && (!holding || holds(game, envWith(words, { event }), holding));
}

function notWorkedOut(): never {
  return withhold(
    'rule/not-modelled',
    'Whether a card that says "when" or "if" something happens can be activated here, and what it then does to what that happened to, is worked out only in response to attacks and activations.',
  );
}
