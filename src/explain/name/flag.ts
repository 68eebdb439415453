/** Values of players that are only so or not so. */

import type { Amount } from '../../ground/amount.js';
import type { Words } from '../../rulebook/words.js';
import { found } from './template.js';

/** What is said of a player of whom something is so that is only so or not so; null where a value is a number. */
export function flagged(
  { flags = {} }: Words,
  { player, value, to }: { readonly player: string; readonly value: string; readonly to: Amount },
): string | null {
  const template = found(flags, value);
  return template === undefined || to === 0 ? null : template.replace('{player}', () => player);
}
