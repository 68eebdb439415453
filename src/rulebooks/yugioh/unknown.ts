/** What is not understood of a text, told as soon as it could matter. */

import type { Ability } from '../../ability/ability.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { notUnderstood } from '../../evaluate/object/unread.js';
import { isProhibited } from '../../kernel/event/raise.js';
import type { Env } from '../../position/env.js';
import type { FactRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import { isOf } from '../../table/registry.js';
import { byRule } from '../common/settle.js';

export const NOT_UNDERSTOOD = 'a clause is not understood';

/** Nothing happens so: what may let a price be paid in another way is looked for as if it forbade this. */
export const PAID_OTHERWISE = 'pay otherwise';

/** Whether nothing is known of an ability but what it may touch. */
export function isNotUnderstood(ability: Ability): boolean {
  const { while: holding } = ability;
  const given = 'given' in ability ? ability.given : undefined;
  return [holding, given].some((one) => one?.if === 'fact' && one.fact === NOT_UNDERSTOOD);
}

export const UNKNOWN: { readonly [fact: string]: FactRule } = { [NOT_UNDERSTOOD]: { so: mustNotMatter } };

/** @throws {Withheld} unless the card has lost it */
function mustNotMatter(game: Game, { source, ability }: Env, clause = ''): boolean {
  const has = (abilities: Parameters<typeof isOf>[0][]): boolean =>
    ability !== null && abilities.some((one) => isOf(one, ability));
  return source !== null && has([...viewOf(game, source).abilities]) && notUnderstood(game, clause);
}

/** @throws {Withheld} where what is not understood may let it be paid in another way */
export function mustBeUnderstood(game: Game, { source, you }: Env): void {
  isProhibited(game, byRule(game, PAID_OTHERWISE, source, { player: you }));
}
