/** A monster that comes to lie as a Continuous Spell: "you can place it face-up in your Spell & Trap Zone as a Continuous Spell". */

import type { English } from '../../../language/english/english.js';
import { AS_CONTINUOUS_SPELL } from '../word.js';

export function addPlacedAsSpell({ grammar, doing, what, whose }: English): void {
  for (const [text, bare] of [
    ['', {}],
    [' ,', { bare: true as const }],
  ] as const)
    grammar.rule(doing.base)(
      `place {object}${text} face-up in {whose} Spell & Trap Zone as a Continuous Spell`,
      { object: what, whose },
      (h) => ({
        event: 'move',
        object: h.object,
        to: { zone: 'spells', whose: h.whose },
        arriving: [{ change: 'status', status: AS_CONTINUOUS_SPELL }],
        said: 'place',
        ...bare,
      }),
    );
}
