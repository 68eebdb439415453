/** What is not understood of a text, told as soon as it could matter. */

import { viewOf } from '../../evaluate/characteristics.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import type { FactRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import { isOf } from '../../table/registry.js';

export const NOT_UNDERSTOOD = 'a clause is not understood';

export const UNKNOWN: { readonly [fact: string]: FactRule } = { [NOT_UNDERSTOOD]: { so: mustNotMatter } };

/** @throws {Withheld} unless the card has lost it */
function mustNotMatter(game: Game, { source, ability }: Env, clause = ''): boolean {
  const has = (abilities: Parameters<typeof isOf>[0][]): boolean =>
    ability !== null && abilities.some((one) => isOf(one, ability));
  return source !== null && has([...viewOf(game, source).abilities]) && notUnderstood(clause);
}

function notUnderstood(clause: string): never {
  return withhold(
    'text/unread',
    `I don't understand this clause: "${clause}".`,
    'Reword it, or list it under `ignoring` if it is beside the point.',
  );
}
