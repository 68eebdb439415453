/** Resolving abilities that wait. */

import { envWith } from '../position/env.js';
import type { Waiting } from '../position/position.js';
import { isOff } from '../rulebook/game.js';
import { abilityMissed } from './play/missed.js';
import type { Play } from './play/play.js';
import { newScript, pushFrame } from './play/work.js';
import { noLongerWaits, whatIsTaken } from './script/announce.js';
import { pass } from './waiting/lapse.js';
import { intervening } from './waiting/noticed.js';
import { dropSpent } from './waiting/over.js';

/** Resolves a waiting ability. */
export function resolve(play: Play, waiting: Waiting): void {
  begin(play, waiting);
  dropSpent(play, waiting.effect);
}

function begin(play: Play, waiting: Waiting): void {
  const { position, journal, registry } = play.table;
  noLongerWaits(play, waiting);
  journal.set(position, 'moment', position.moment + 1);
  const env = envWith(waiting.env, { ability: waiting.ability });
  if (abilityMissed(play, env)) return;
  const ability = registry.ability(waiting.ability);
  if (ability.ability !== 'triggered') throw new Error(`${waiting.ability} does not wait`);
  const condition = play.policy.failing?.condition;
  const matters = condition === undefined || !isOff(play, condition);
  if (matters && !intervening(play, { key: waiting.ability, ability }, waiting.env)) {
    if (condition !== undefined)
      play.observer?.({ notice: 'unresolved', env, rule: condition, why: 'condition' });
    return;
  }
  play.observer?.({ notice: 'resolves', waiting });
  if (play.policy.lapse) pass(play, { passing: 'resolves', waiting });
  const does = waiting.offer ? whatIsTaken(ability.do) : ability.do;
  pushFrame(play, newScript(play.policy.resolves?.(play, env, does) ?? does, env));
}
