/** The words of a card by which it says a part of what it means. */

import type { Condition } from '../../ability/condition.js';
import type { Test, What } from '../../ability/reference.js';
import { abilityText, withoutReminder } from '../../explore/name/name.js';
import type { AbilityKey } from '../../ground/id.js';
import { partAt } from '../../ground/part.js';
import type { Game } from '../../rulebook/game.js';
import { equals } from '../message/alike.js';
import type { Conditional } from '../message/message.js';

/**
 * By the fewest words that say it, alone or with more of what is asked. Null where none do: it comes from a keyword, or from
 * how the text is put together.
 */
export function saidFor(game: Game, key: AbilityKey, part: Condition | Test | What): string | null {
  const found = abilityText(game, key);
  if (!found) return null;
  const { ability, said = [] } = found.printed;
  const all = said
    .filter((one) => asks(partAt(ability, one.part.split('.')), part))
    .sort((one, other) => one.end - one.start - (other.end - other.start))
    .map(({ start, end }) => found.card.text.slice(start, end));
  return all.find((words) => !BACK.test(words)) ?? null;
}

/** Words that say nothing by themselves. */
const BACK = /^(?:it|they|them)$/i;

/** Whether what is asked is not so where this part of it is not: it is all of it, or one of several things of which each must be. */
function asks(whole: unknown, part: object): boolean {
  if (typeof whole !== 'object' || whole === null) return false;
  if (equals(whole, part)) return true;
  const all = 'if' in whole ? (whole as Condition) : null;
  if (all) return all.if === 'all' && all.of.some((one) => asks(one, part));
  return Object.values(whole).some((one) => asks(one, part));
}

/**
 * A condition by its words: by what it denies, where the text says only that; by the word under which it stands, or the
 * keyword that asks for it.
 * @param under that word, where only a part of the text stands under it
 */
export function conditional(
  game: Game,
  key: AbilityKey | null,
  condition: Condition,
  under: string | null = null,
): Conditional {
  const words = key && saidFor(game, key, condition);
  if (words || key === null) return { words, denied: false, label: null };
  const denied = condition.if === 'not' ? saidFor(game, key, condition.of) : null;
  const { while: goesOn, label = null } = game.table.registry.ability(key);
  const named = goesOn && equals(goesOn, condition) ? label : under;
  return { words: denied, denied: denied !== null, label: named ?? keywordOf(game, key) };
}

/** The keyword as it is printed whose meaning an ability is: what that asks stands nowhere on the card. */
export function keywordOf(game: Game, key: AbilityKey): string | null {
  const found = abilityText(game, key);
  return found?.printed.ability.ability === 'keyword' ? withoutReminder(found.text) : null;
}
