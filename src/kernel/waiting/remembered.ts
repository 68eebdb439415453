/** What an ability that has triggered remembers of its event: nothing, where it speaks of nothing of it. */

import type { Ability } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import type { What, Who } from '../../ability/reference.js';
import { once } from '../../ground/once.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';

/**
 * Words that wait. What triggers on the death of each of five creatures, for each the same, waits five times alike: in which
 * order makes no difference, and nobody has to look.
 */
export function rememberedOf(env: Env, ability: Ability, event: GameEvent): Env {
  if (event.object === null || event.object === env.source || !restsOnNothing(ability)) return env;
  return envWith(env, { event: null, refs: env.refs.map(() => null) });
}

const restsOnNothing = once((ability: Ability): boolean => {
  if (ability.ability !== 'triggered' || ability.while || ability.limit || ability.given || ability.cost)
    return false;
  return ability.do.every(isPlain);
});

function isPlain(instruction: Instruction): boolean {
  if (instruction.do !== 'act') return false;
  return Object.entries(instruction.act).every(
    ([part, value]) => typeof value !== 'object' || (PLAIN[part as keyof Act]?.(instruction.act) ?? false),
  );
}

/** Of what an act says in more than a word or a number, whether it speaks of nothing but its own object, of it and its opponents. */
const PLAIN: { readonly [part in keyof Act]?: (act: Act) => boolean } = {
  by: ({ by }) => by !== undefined && isPlainWho(by),
  object: ({ object }) => object !== undefined && isPlainWhat(object),
  token: ({ token }) => token?.wording === undefined,
};

function isPlainWho(who: Who): boolean {
  return who.who === 'you' || who.who === 'opponent' || (who.who === 'player' && who.tally === undefined);
}

function isPlainWhat(what: What): boolean {
  return what.what === 'this' && !what.which && !what.adjectives;
}
