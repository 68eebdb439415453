/** The words of a card by which it says a part of what it means. */

import type { Condition } from '../../ability/condition.js';
import type { Test, What } from '../../ability/reference.js';
import { abilityText } from '../../explore/name.js';
import type { AbilityKey } from '../../ground/id.js';
import type { Game } from '../../rulebook/game.js';
import { equals } from '../message/alike.js';
import type { Conditional } from '../message/message.js';

/** Null where no words of the text say just that: it comes from a keyword, or from how the text is put together. */
export function saidFor(game: Game, key: AbilityKey, part: Condition | Test | What): string | null {
  const found = abilityText(game, key);
  const said = found?.printed.said?.find((one) => equals(partAt(found.printed.ability, one.part), part));
  return said && found ? found.card.text.slice(said.start, said.end) : null;
}

/**
 * A condition by its words: by what it denies, where the text says only that; by the word under which it stands.
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
  return { words: denied, denied: denied !== null, label: named };
}

function partAt(ability: object, way: string): unknown {
  return way
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as { readonly [key: string]: unknown } | undefined)?.[key],
      ability,
    );
}
