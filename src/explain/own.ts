/** By whose words something is told: by its own, or by a keyword that a text gives. */

import type { AbilityKey } from '../ground/id.js';
import type { Game } from '../rulebook/game.js';
import { isSame } from './alike.js';
import type { Message } from './message.js';

/** Whether an effect with words of its own says of its source alone what cannot happen: the source is named already. */
export function isOwn({ event, effect }: Extract<Message, { say: 'cannot' }>): boolean {
  if (!effect?.source || effect.text === null || effect.printedOn !== null) return false;
  const named = effect.form !== null || effect.called.length > 0 || effect.others !== undefined;
  return !named && isSame(event.objects, [effect.source]);
}

/**
 * The keyword that an ability is the meaning of, where another text gives it and it says nothing but its name: what
 * it stands for is no part of that text.
 */
export function keywordGiven({ table }: Game, meaning: AbilityKey): string | null {
  const [, key] = /^(.*\.g\d+)\.k\d+$/.exec(meaning) ?? [];
  const given = key === undefined ? null : table.registry.ability(key as AbilityKey);
  const plain = given?.ability === 'keyword' && Object.keys(given).length === 2;
  return plain ? given.keyword : null;
}
