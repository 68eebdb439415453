/** Effects that wait and have no words of their own. */

import type { Env } from '../../position/env.js';
import type { Effect } from '../message/message.js';
import type { Naming } from '../name/things.js';

/** What is due by a rule and has no words of its own is told by the one thing that it is about. */
export function concerning(naming: Naming, effect: Effect, { refs }: Env): Effect {
  if (effect.rule === undefined || effect.source !== null) return effect;
  const about = Object.values(refs).flatMap((one) => (one && 'objects' in one ? one.objects : []));
  const [only, ...more] = about;
  return only === undefined || more.length > 0 ? effect : { ...effect, source: naming.thing(only) };
}
