/** Effects that wait and have no words of their own. */

import type { Option } from '../../position/decision.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { Effect, Offer } from '../message/message.js';
import type { Naming } from '../name/things.js';

/** What is due by a rule and has no words of its own is told by the one thing that it is about. */
function concerning(naming: Naming, effect: Effect, { refs }: Env): Effect {
  if (effect.rule === undefined || effect.source !== null) return effect;
  const about = Object.values(refs).flatMap((one) => (one && 'objects' in one ? one.objects : []));
  const [only, ...more] = about;
  return only === undefined || more.length > 0 ? effect : { ...effect, source: naming.thing(only) };
}

/** What is offered where it is asked which of the abilities that wait comes first. */
export function whatWaits(game: Game, naming: Naming, option: Extract<Option, { option: 'trigger' }>): Offer {
  const waiting = game.table.position.waiting.find(({ id }) => id === option.trigger);
  if (!waiting) return { offer: 'decline' };
  const effect = concerning(naming, naming.effect(waiting.effect, waiting.ability), waiting.env);
  return { offer: 'trigger', effect, ...(option.announces && { announces: true }) };
}
