/** What is said of objects of another sort, which nobody looks for. */

import { hasWord } from '../../evaluate/condition/test.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Keyed } from '../../table/registry.js';
import type { View } from '../../table/view.js';
import { watched } from '../../table/watch.js';

/**
 * Whether an ability is only about an object of its own of a sort that this one is not: most of what the rules say of
 * objects is of sorts of which there is none here. It is told before anything of the event is looked at.
 */
export function isOfAnotherSort(
  game: Game,
  { ability }: Keyed,
  { other }: GameEvent,
  subject: View | null,
): boolean {
  const what = watched(ability)?.object;
  // What happens between two objects may be looked at from either side.
  if (what?.what !== 'this' || !what.which || !subject?.traits || other !== null) return false;
  for (const test of what.which)
    if (test.test === 'trait' && !hasWord(game, subject, test.trait, test.is)) return true;
  return false;
}
