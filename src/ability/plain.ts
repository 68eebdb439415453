/** What triggers and then does so much of something, which it tells without speaking of its event. */

import { once } from '../ground/once.js';
import type { Ability } from './ability.js';
import type { Act } from './act.js';
import type { Instruction } from './instruction.js';
import type { What, Who } from './reference.js';

/**
 * What an ability that triggers does, where it says of that nothing that rests on its event but to which player it happens,
 * and nothing else is asked as it triggers, is paid for or resolves but whether its player does what it offers; null for any
 * other.
 */
export const plainActs = once((ability: Ability): readonly Act[] | null => {
  if (ability.ability !== 'triggered' || ability.while || ability.limit || ability.given || ability.cost)
    return null;
  return plainActsIn(ability.do);
});

/** The plain acts that instructions consist of, done or offered, one after the other; null where they are more than those. */
export function plainActsIn(instructions: readonly Instruction[]): readonly Act[] | null {
  const acts: Act[] = [];
  for (const instruction of instructions) {
    const inner = isInOrder(instruction) ? plainActsIn(instruction.steps) : null;
    if (instruction.do === 'act' && isPlain(instruction.act)) acts.push(instruction.act);
    else if (inner) acts.push(...inner);
    else return null;
  }
  return acts;
}

type InOrder = Extract<Instruction, { do: 'several' | 'may' }>;

/** Whether its steps come one after the other, be it only if the ability's own player wants them. */
function isInOrder(instruction: Instruction): instruction is InOrder {
  if (instruction.do === 'may') return instruction.who.who === 'you' && !instruction.cost;
  return instruction.do === 'several';
}

function isPlain(act: Act): boolean {
  return Object.entries(act).every(
    ([part, value]) => typeof value !== 'object' || (PLAIN[part as keyof Act]?.(act) ?? false),
  );
}

/** Of what an act says in more than a word or a number, whether it speaks of nothing but the text's own object and of players. */
const PLAIN: { readonly [part in keyof Act]?: (act: Act) => boolean } = {
  by: ({ by }) => by !== undefined && isPlainWho(by),
  object: ({ object }) => object !== undefined && isPlainWhat(object),
  other: ({ other }) => other !== undefined && isPlainWhat(other),
  token: ({ token }) => token?.wording === undefined,
};

function isPlainWho(who: Who): boolean {
  switch (who.who) {
    case 'you':
    case 'opponent':
    case 'target':
    case 'that':
      return true;
    case 'player':
      return who.tally === undefined;
    default:
      return false;
  }
}

function isPlainWhat(what: What): boolean {
  return what.what === 'this' && !what.which && !what.adjectives;
}
