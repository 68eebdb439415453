/** Spell Speeds: what can be activated in response to what. */

import type { Condition } from '../../../ability/condition.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { Action } from '../../../position/action.js';
import type { Env } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { cite } from '../rule.js';
import { saysWhen, whyNotInMain } from '../turn/phase.js';
import { printedTypes } from '../type.js';
import { linkAnswered, respondsToNoLink } from './chain.js';

const COUNTER = 3;
const FAST = 2;
const SLOW = 1;

/**
 * The rule by which something is too slow: it responds at Spell Speed 1, or to a Counter Trap as no Counter Trap, or is activated at
 * Spell Speed 1 where that is not done.
 */
export function whyTooSlow(game: Game, action: Action, env: Env): Pick<Steps, 'barred'> {
  const before = linkAnswered(game, action.object);
  const own = speedOf(game, action, env);
  if (!before && !respondsToNoLink(game))
    return own === SLOW && !saysOwnTime(game, env) ? whyNotInMain(game, action) : {};
  const least = Math.max(FAST, (before && speedOf(game, before.link, before.env)) ?? FAST);
  return own !== null && own < least ? { barred: cite('spell-speed') } : {};
}

/** Null for what no card says, and for effects of Spells whose speed their place does not tell. */
function speedOf(game: Game, { verb, object }: Action, env: Env | null): number | null {
  if (verb !== 'activate' || object === null) return null;
  const types = printedTypes(game, viewOf(game, object).object.card);
  if (env?.ability == null) {
    if (types.includes('counter')) return COUNTER;
    return types.includes('trap') || types.includes('quick-play') ? FAST : SLOW;
  }
  const ability = game.table.registry.ability(env.ability);
  if (ability.ability !== 'activated' || types.includes('quick-play')) return null;
  // It may stand in what is not understood of it.
  const said = [
    ability.label,
    ...ability.do.map((one) => (one.do === 'unread' ? one.unread.text : '')),
  ].join();
  const isFast = types.includes('trap') || ability.answers || QUICK.test(said) || saysAnyTurn(ability.while);
  return isFast ? FAST : SLOW;
}

/** Whether it is an effect whose text says at what time of the turn it is used. */
function saysOwnTime({ table }: Game, { ability: key }: Env): boolean {
  const ability = key === null ? null : table.registry.ability(key);
  return ability !== null && (ability.label !== undefined || saysWhen(ability.while));
}

/** "During either player's turn", "during your opponent's Main Phase": what is done then is fast; not so in other phases. */
function saysAnyTurn(given: Condition | undefined): boolean {
  if (given?.if === 'turn')
    return given.said === 'either' || (given.said === 'during' && given.whose.who === 'opponent');
  if (given?.if !== 'all') return false;
  const otherwise = given.of.some((one) => one.if === 'fact' && SLOW_PHASES.includes(one.about ?? ''));
  return !otherwise && given.of.some((one) => saysAnyTurn(one));
}

const SLOW_PHASES: readonly string[] = ['Draw Phase', 'Standby Phase'];

/** As texts say it today, and as they did. */
const QUICK = /quick effect|either (?:player|turn)|any turn|opponent's (?:turn|main phase|battle phase)/i;
