/** What a spell with Repeat says once more where that was paid for (820). */

import type { Ability } from '../../../ability/ability.js';
import type { WrittenCard } from '../../definition.js';

/**
 * The abilities on a line of a text, and what it tells to do as another text of the same card: what that chooses is chosen
 * for itself (820.2.a). Where the text has several such lines, or may cost something else besides, nobody can tell which of
 * them comes when: that is for whoever repeats it to say.
 */
export function repeated({ text }: WrittenCard, abilities: readonly Ability[]): readonly Ability[] {
  if (text.split('[Repeat]').length !== 2 || /additional cost/.test(text.replace(/\([^()]*\)/g, '')))
    return abilities;
  return abilities.flatMap((one): Ability[] =>
    one.ability === 'spell'
      ? [
          one,
          {
            ability: 'spell',
            do: [{ do: 'if', given: { if: 'fact', fact: 'you paid the additional cost' }, yes: one.do }],
          },
        ]
      : [one],
  );
}
