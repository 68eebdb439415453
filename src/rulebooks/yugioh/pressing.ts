/**
 * What happens at once by rule, in the middle of a Chain and of a battle too: a player loses; what lay with a monster that has
 * left goes, be it that the monster has left as a cost or as Material.
 */

import { describes } from '../../evaluate/condition/test.js';
import { envOf } from '../../evaluate/env.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Pressing } from '../../rulebook/policy.js';
import { byRule } from '../common/settle.js';
import { cite, type Rule } from './rule.js';
import { isFaceDown } from './state/hidden.js';
import { leftBehind } from './summoning/materials.js';
import { defeats } from './turn/defeat.js';

export function presses(game: Game): Pressing | null {
  return (
    defeats(game) ??
    byThat(game, 'materials-left', leftBehind(game)) ??
    byThat(game, 'equips-left', looseEquips(game))
  );
}

function byThat(game: Game, rule: Rule, events: readonly GameEvent[]): Pressing | null {
  return events.length === 0 || isOff(game, rule) ? null : { events, rule: cite(rule) };
}

/** Equip Cards whose monster is no longer there face-up, or is none that they may be equipped to, are destroyed. */
function looseEquips(game: Game): GameEvent[] {
  const { objects, zones } = game.table.position;
  return (zones.spells ?? []).flatMap((id) => {
    const object = objects[id];
    return object && object.host !== null && !isWithMonster(game, object) ? byRule(game, 'destroy', id) : [];
  });
}

function isWithMonster(game: Game, object: GameObject): boolean {
  const host = object.host === null ? undefined : game.table.position.objects[object.host];
  return host?.zone === 'monsters' && !isFaceDown(host.status) && fits(game, object, host.id);
}

/** "Equip only to a Warrior monster": as long as it is one. Where the card takes control of it, whose it is was asked before. */
function fits(game: Game, object: GameObject, host: ObjectId): boolean {
  const abilities = game.table.registry.ofCard(object.card).map(({ ability }) => ability);
  const takes = abilities.some(
    (ability) => ability.ability === 'static' && ability.ops.some(({ op }) => op === 'control'),
  );
  return abilities.every((ability) => {
    if (ability.ability !== 'note' || !ability.equips) return true;
    const { which = [], ...described } = ability.equips;
    const asked = takes ? which.filter(({ test }) => test !== 'controlled') : which;
    return describes(game, envOf(object), { ...described, which: asked }, viewOf(game, host));
  });
}
