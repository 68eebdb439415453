/** Spell Speeds: what can be activated in response to what. */

import { viewOf } from '../../evaluate/characteristics.js';
import type { Action } from '../../position/action.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { Steps } from '../../rulebook/rulebook.js';
import { linkAnswered, respondsToNoLink } from './chain.js';
import { cite } from './rule.js';
import { printedTypes } from './type.js';

const COUNTER = 3;
const FAST = 2;
const SLOW = 1;

/** The rule by which something is too slow: it responds at Spell Speed 1, or to a Counter Trap as no Counter Trap. */
export function whyTooSlow(game: Game, action: Action, env: Env): Pick<Steps, 'barred'> {
  const before = linkAnswered(game, action.object);
  if (!before && !respondsToNoLink(game)) return {};
  const own = speedOf(game, action, env);
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
  const isFast = types.includes('trap') || ability.answers || QUICK.test(ability.label ?? '');
  return isFast ? FAST : SLOW;
}

/** As texts say it today, and as they did. */
const QUICK = /quick effect|either player|any turn/i;
