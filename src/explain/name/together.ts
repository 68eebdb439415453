/** Numbers that are told as one: power and toughness. */

import type { Words } from '../../rulebook/words.js';
import type { Change } from '../message/message.js';

type Numbered = Extract<Change, { change: 'number' }>;

/** The numbers that are told with one of these changes; none where it is told with one before it. */
export function toldWith({ together }: Words, change: Numbered, all: readonly Change[]): readonly Numbered[] {
  const found = together?.flatMap((trait) =>
    all.flatMap((one) => (one.change === 'number' && one.trait === trait ? [one] : [])),
  );
  if (!found?.includes(change) || found.length < (together?.length ?? 0)) return [change];
  if (found.some(({ from }) => (from === null) !== (change.from === null))) return [change];
  return found[0] === change ? found : [];
}
