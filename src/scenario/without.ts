/** A board from which abilities of cards or rules are taken out: for showing what they decide. */

import type { AbilityKey } from '../ground/id.js';
import type { Position } from '../position/position.js';
import type { Decider } from './written.js';

/** A position without certain abilities or rules. */
export function withOut(position: Position, without: readonly Decider[]): Position {
  const abilities = without.flatMap((one) => ('card' in one ? abilitiesOf(position, one) : []));
  const rules = without.flatMap((one) => ('rule' in one ? [one.rule] : []));
  return { ...position, without: { abilities, rules } };
}

function abilitiesOf(
  position: Position,
  { card: name, line }: { card: string; line?: number },
): AbilityKey[] {
  return Object.values(position.cards)
    .filter((card) => card.name === name)
    .flatMap((card) =>
      card.abilities.flatMap((ability, index) =>
        line === undefined || ability.line === line ? [`${card.key}#${index + 1}` as AbilityKey] : [],
      ),
    );
}
