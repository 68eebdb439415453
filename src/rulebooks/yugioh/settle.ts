/** What waits after an effect has resolved, and what a rule makes happen. */

import type { Triggered } from '../../ability/ability.js';
import { withhold } from '../../ground/problem.js';
import { isLasting } from '../../kernel/watcher.js';
import type { GameEvent } from '../../position/event.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { chained } from '../common/chained.js';
import { byRule, turnPlayersFirst } from '../common/settle.js';
import { isStruck } from './attack.js';
import { isMidChain } from './chain.js';
import { cite } from './rule.js';

export function settle(game: Game): SettleStep {
  const left = materialsLeft(game);
  if (left.length > 0) return { do: 'events', events: left, rule: cite('materials-left') };
  const loose = looseEquips(game);
  if (loose.length > 0) return { do: 'events', events: loose, rule: cite('equips-left') };
  const { waiting } = game.table.position;
  // What applies by itself does so before any effect is activated, in the middle of a Chain or a battle too.
  const applying = waiting.filter((one) => !isActivated(game, one));
  if (applying.length > 0) return turnPlayersFirst(game, cite('turn-order'), applying);
  if (waiting.length > 0 && isMidChain(game)) {
    mustKeepTiming(game, waiting);
    return { do: 'settled' };
  }
  if (isStruck(game)) return { do: 'settled' };
  const optional = waiting.filter((one) => isOptional(triggered(game, one)));
  const mandatory = waiting.filter((one) => !optional.includes(one));
  return chained(game, [mandatory, optional], cite('chain-order'));
}

/** Before its colon a text says when the effect is activated; what lasts from something that has resolved just applies. */
function isActivated(game: Game, one: Waiting): boolean {
  return !isLasting(one.effect) && triggered(game, one)?.colon === true;
}

function isOptional(ability: Triggered | null): boolean {
  return ability?.do[0]?.do === 'may';
}

function triggered({ table }: Game, { ability: key }: Waiting): Triggered | null {
  const ability = table.registry.ability(key);
  return ability.ability === 'triggered' ? ability : null;
}

/** @throws {Withheld} where "When ..., you can" was true in a Chain that goes on: it may have missed its time */
function mustKeepTiming(game: Game, waiting: readonly Waiting[]): void {
  const late = waiting.some((one) => {
    const ability = triggered(game, one);
    return ability?.opens === 'when' && isOptional(ability);
  });
  if (late)
    withhold(
      'rule/not-modelled',
      'Whether an effect that can be activated "when" something happens still can be, where something else happens after it, is not worked out.',
    );
}

/** Materials of a monster that is no longer there are sent to the GY. */
function materialsLeft(game: Game): GameEvent[] {
  const { objects } = game.table.position;
  return Object.values(objects).flatMap((object): GameEvent[] => {
    const host = object.host === null ? undefined : objects[object.host];
    if (object.zone !== 'materials' || host?.zone === 'monsters') return [];
    return [byRule(game, 'move', object.id, { to: { zone: 'gy', holder: object.owner, at: null } })];
  });
}

/** Equip Cards whose monster is no longer there are destroyed. */
function looseEquips(game: Game): GameEvent[] {
  const { objects } = game.table.position;
  return Object.values(objects).flatMap((object): GameEvent[] => {
    const host = object.host === null ? undefined : objects[object.host];
    if (object.zone !== 'spells' || host === undefined || host.zone === 'monsters') return [];
    return [byRule(game, 'destroy', object.id)];
  });
}
