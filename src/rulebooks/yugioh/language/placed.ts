/** A monster that comes to lie as a Continuous Spell: "you can place it face-up in your Spell & Trap Zone as a Continuous Spell". */

import type { English } from '../../../language/english/english.js';
import { AS_CONTINUOUS_SPELL } from '../word.js';

export function addPlacedAsSpell({ grammar, doing, what }: English): void {
  for (const [text, bare] of [
    ['', {}],
    [' ,', { bare: true as const }],
  ] as const)
    grammar.rule(doing.base)(
      `place {object}${text} face-up in your Spell & Trap Zone as a Continuous Spell`,
      { object: what },
      (h) => ({
        event: 'move',
        object: h.object,
        to: { zone: 'spells', whose: { who: 'you' } },
        // Whoever owns it, it lies with the player whose zone that is.
        arriving: [
          { change: 'status', status: AS_CONTINUOUS_SPELL },
          { change: 'control', by: { who: 'you' } },
        ],
        said: 'place',
        ...bare,
      }),
    );
}
