/** Cards that leave the field as soon as what they say is so. */

import type { Ability } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import { holds } from '../../../evaluate/condition/condition.js';
import { envOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { withhold } from '../../../ground/problem.js';
import { whyImpossible } from '../../../kernel/event/raise.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import { byRule } from '../../common/settle.js';
import { LEAVES_IF } from '../word.js';
import { isOnField } from '../zone.js';
import { isFaceDown } from './hidden.js';

/** By its own effect, for as long as that is not negated. */
export function leaving(game: Game): GameEvent[] {
  const { position, registry } = game.table;
  return position.objects.flatMap((object) => {
    if (!isOnField(object.zone) || object.zone === 'resolving' || isFaceDown(object.status)) return [];
    if (!registry.ofCard(object.card).some(({ ability }) => leavesBy(ability) !== null)) return [];
    for (const { key, ability } of viewOf(game, object.id).abilities) {
      const by = leavesBy(ability);
      if (by === null || (by.while && !holds(game, envOf(object), by.while))) continue;
      const to = by.kind === 'move' ? { zone: 'gy', holder: object.owner, at: null } : null;
      const event = byRule(game, by.kind, object.id, { player: object.controller, ...(to && { to }) });
      const cause = { manner: 'effect', player: object.controller, source: object.id, ability: key };
      return mustLeave(game, eventWith(event, { cause }));
    }
    return [];
  });
}

/** What is done to a card by what it says, and as soon as what is so; null for any other text. */
function leavesBy(ability: Ability): { kind: 'move' | 'destroy'; while: Condition | undefined } | null {
  if (ability.ability !== 'note') return null;
  const kind = Object.entries(LEAVES_IF).find(([note]) => note === ability.note)?.[1];
  return kind === undefined ? null : { kind, while: ability.while };
}

/**
 * What cannot happen does not.
 * @throws {Withheld} where something could be done instead of the destruction, as what the card says would still be so
 */
function mustLeave(game: Game, event: GameEvent): GameEvent[] {
  if (whyImpossible(game, event)) return [];
  if (event.kind === 'destroy' && watchersOf(game, event).length > 0)
    withhold(
      'rule/not-modelled',
      'Whether a card that destroys itself while something is so does it again once it has been saved is not worked out.',
    );
  return [event];
}
