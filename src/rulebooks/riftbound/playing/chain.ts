/** Of what playing a card consists: it goes onto the chain, and is paid for there. */

import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { Action } from '../../../position/action.js';
import type { Env } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import { IT, speaking } from '../../common/action.js';

export function act(event: string, object: What): Instruction {
  return { do: 'act', act: { event, object } };
}

export const ONTO_CHAIN: Instruction = {
  do: 'act',
  act: { event: 'put', object: IT, to: { zone: 'chain', at: 'top' } },
};

/** The card where it is, as it will be on the chain, and as it will be after that. */
export function throughChain(game: Game, action: Action): Env {
  const env = speaking(game, action);
  const { object } = action;
  if (object === null) return env;
  const stint = game.table.position.objects[object]?.stint ?? 0;
  const after = [1, 2].map((moves) => ({ objects: [object], stints: [stint + moves] }));
  return { ...env, refs: [env.refs[0] ?? null, ...after, env.refs[1] ?? null] };
}

/** What a card's own text says is paid to play it, beside its own cost (356.2.a). */
export function additionalCosts(game: Game, { object }: Action): Instruction[] {
  if (object === null) return [];
  return viewOf(game, object).abilities.flatMap(({ ability }) =>
    ability.ability === 'additional cost' && !ability.optional ? ability.cost : [],
  );
}
