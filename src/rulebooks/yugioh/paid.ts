/**
 * What is activated is paid for first: with what is left then it must have something to target, and something to do, or it
 * is not activated so (Basic rules 26, 28 and 31).
 */

import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import { spokenBy } from '../../evaluate/printed.js';
import type { AbilityKey, ObjectId } from '../../ground/id.js';
import { canAimFor } from '../../kernel/aim.js';
import { paidInVain } from '../../kernel/foresight.js';
import type { Action } from '../../position/action.js';
import { type Env, envWith } from '../../position/env.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Steps } from '../../rulebook/rulebook.js';
import { cite, type Rule } from './rule.js';
import { type Part, partsOf, whyInVain } from './vain.js';
import { PAID } from './word.js';

/** What is activated, and what that costs. */
interface Activation extends Pick<Action, 'object' | 'illegal'> {
  readonly cost: readonly Instruction[];
  /** The words for it: the card, or what has the effect. */
  readonly of: What;
  /** What it targets is chosen once it is paid for. */
  readonly later: boolean;
}

/** What is looked at once it is paid for; nothing where no card pays for it. */
export function afterPaying({ object, illegal, cost, of, later }: Activation): Pick<Steps, 'paidFirst'> {
  const takesCards = cost.some((one) => one.do !== 'act' || one.act.object !== undefined);
  if (object === null || !(later || takesCards)) return {};
  const aims: Instruction[] = later ? [{ do: 'aim', of, paid: true }] : [];
  const steps: Instruction[] = [...aims, { do: 'act', act: { event: PAID, object: of } }];
  const whyNot = (game: Game, words: Env): Rule | undefined =>
    later && !canAimFor(game, words, of) ? cite('must-target') : whyNothingLeft(game, words, object, illegal);
  return { paidFirst: { steps, whyNot } };
}

/** The rule by which nothing is left that it could do. */
function whyNothingLeft(
  game: Game,
  { you, ...words }: Env,
  object: ObjectId,
  strict: boolean | undefined,
): Rule | undefined {
  const { ability } = words;
  const parts =
    ability === null ? partsOfCard(game, object, you) : partsOfEffect(game, { you, ...words }, ability);
  return whyInVain(game, parts, { away: ability === null ? object : null, strict });
}

function partsOfCard(game: Game, object: ObjectId, you: Env['you']): Part[] {
  return spokenBy(game, object, you).flatMap(({ ability, words }) =>
    ability.ability === 'spell' ? partsOf(words, ability.do) : [],
  );
}

function partsOfEffect({ table }: Game, words: Env, key: AbilityKey): Part[] {
  const ability = table.registry.ability(key);
  return ability.ability === 'activated' ? partsOf(words, ability.do) : [];
}

export const PAYING: { readonly [kind: string]: EventRule } = {
  /** Whoever pays so that nothing is left could not have activated it so. */
  [PAID]: {
    happen: ({ game }, { object, player, cause: { ability } }) => {
      if (object === null || player === null) return false;
      const [spoken] = spokenBy(game, object, player);
      if (spoken && whyNothingLeft(game, envWith(spoken.words, { ability }), object, false))
        paidInVain('for the effect to do');
      return true;
    },
  },
};
