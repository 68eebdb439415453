/** What an ability that has triggered remembers of its event: nothing, where it speaks of nothing of it. */

import type { Ability } from '../../ability/ability.js';
import { plainActs } from '../../ability/plain.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';

/**
 * Words that wait. What triggers on the death of each of five creatures, for each the same, waits five times alike: in which
 * order makes no difference, and nobody has to look. What has happened to its own object it remembers where it speaks of that,
 * and of players those of whom it speaks.
 */
export function rememberedOf(env: Env, ability: Ability, event: GameEvent): Env {
  const acts = event.object === null ? null : plainActs(ability);
  const isOwn = event.object === env.source;
  if (!acts || (isOwn && acts.some(({ object, other }) => object ?? other))) return env;
  const spoken = new Set(acts.map(({ by }) => (by?.who === 'that' ? by.of : null)));
  return envWith(env, {
    event: null,
    refs: env.refs.map((value, referent) => (spoken.has(referent) ? value : null)),
  });
}
