/** What a text does whose source nobody controls: "you" are nobody, and nothing is done by or to you. */

import type { Act } from '../../ability/act.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';

/** Whether it is the controller of the text who does this: it says "you", or tells what can only happen to a player. */
export function isForController({ catalogue }: Game, { actor }: Env, act: Act): boolean {
  if (act.by) return act.by.who === 'you';
  if (actor !== undefined) return false;
  return act.object === undefined || catalogue.events[act.event]?.ownOrigin === true;
}
