/** Cards that are unaffected by effects (R8): what does nothing to them, and what is done in their stead all the same. */

import type { Ability, Prohibition, Replacement } from '../../../ability/ability.js';
import { flatOps } from '../../../ability/static.js';
import { envOf } from '../../../evaluate/env.js';
import { isCaused } from '../../../evaluate/event/matched.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { prohibitionsOf } from '../../../kernel/watching/prohibition.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import type { Candidate } from '../../../rulebook/policy.js';
import type { View } from '../../../table/view.js';
import { prevailsOver } from '../state/negated.js';
import { AFFECT } from '../word.js';
import { isOnField } from '../zone.js';

export function isUnaffected(ability: Ability): ability is Prohibition {
  return ability.ability === 'cannot' && ability.act.event === AFFECT;
}

/** Whether an effect of this object and player does anything to another object. */
export function mayAffect(game: Game, source: ObjectId | null, player: PlayerId, view: View): boolean {
  const { object, abilities } = view;
  if (!isOnField(object.zone)) return true;
  const cause = { manner: 'effect', player, source, ability: null };
  const keepsAway = (ability: Ability): boolean =>
    isUnaffected(ability) && isCaused(game, envOf(object), ability.act.cause ?? [], cause);
  // What something that has resolved gave it no effect takes away, in whatever order they came.
  if (givenTo(game, object).some(keepsAway)) return false;
  if (!prevailsOver(game, source, view)) return false;
  return !abilities.some(({ ability }) => keepsAway(ability));
}

/** What an effect that lasts has given a card: "until the end of this turn, that target is unaffected by ...". */
function givenTo({ table }: Game, { id, stint }: GameObject): readonly Ability[] {
  const { position, registry } = table;
  return position.effects.flatMap(({ made, on }) => {
    if (!on.some((one) => one.object === id && one.stint === stint)) return [];
    const maker = registry.maker(made);
    return maker.do === 'last on'
      ? flatOps(maker.ops).flatMap((op) => (op.op === 'gain' ? op.abilities : []))
      : [];
  });
}

function isSpared(game: Game, { object }: GameEvent, source: ObjectId | null, player: PlayerId): boolean {
  return object !== null && !mayAffect(game, source, player, viewOf(game, object));
}

/**
 * What is done instead of destroying such a card is done (Q&A 18424).
 * @throws {Withheld} where the effect keeps it from being destroyed, or says where it goes: no answer says whether it does
 */
export function mustBeInReach(game: Game, event: GameEvent | undefined, candidate: Candidate): null {
  const { ability, source, controller } = candidate;
  if (!event || !isSpared(game, event, source, controller)) return null;
  if (keeps(ability)) notWorkedOut();
  if (ability.outcome.outcome === 'modify')
    withhold(
      'rule/not-modelled',
      'Whether an effect that says where cards go says it of a card, too, that is unaffected by it is not worked out.',
    );
  return null;
}

function keeps({ outcome }: Replacement): boolean {
  return outcome.outcome === 'not';
}

/**
 * Whether what an effect says cannot be done is so of a card: that monsters cannot attack is an effect on those monsters. What
 * is said of a player, or by a card of itself, is so whatever the card is unaffected by.
 */
export function mayForbid(game: Game, { act }: Prohibition, { you, source }: Env, event: GameEvent): boolean {
  if (!ATTACKS.includes(act.event) || act.by !== undefined || source === event.object) return true;
  return !isSpared(game, event, source, you);
}

const ATTACKS: readonly string[] = ['declare attack', 'direct attack'];

/**
 * @throws {Withheld} where what alone keeps such a card from being a target is an effect that does nothing to it
 */
export function mustBeUntargetable(game: Game, event: GameEvent): void {
  const said = [...prohibitionsOf(game, event)];
  const spared = said.filter(
    ({ source, env }) => source !== event.object && isSpared(game, event, source, env.you),
  );
  if (said.length > 0 && spared.length === said.length)
    withhold(
      'rule/not-modelled',
      'Whether an effect keeps a card from being targeted that is unaffected by it is not worked out.',
    );
}

/** @throws {Withheld} where what keeps such a card from being destroyed is an effect that does nothing to it */
export function mustBeKept(game: Game, event: GameEvent): void {
  for (const { source, env, keyed } of prohibitionsOf(game, event)) {
    if (isUnaffected(keyed.ability) || source === event.object) continue;
    if (isSpared(game, event, source, env.you)) notWorkedOut();
  }
}

function notWorkedOut(): never {
  return withhold(
    'rule/not-modelled',
    'Whether an effect keeps a card from being destroyed that is unaffected by it is not worked out.',
  );
}
