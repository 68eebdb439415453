/** Cards that leave the field by what they say: "If "Umi" is not on the field, destroy this card." */

import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { TraitWord } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { FACE_UP } from './kind.js';
import { cardName } from './noun.js';

/** Where a card of a name is not: face-up on the field, which is where cards have names, or in a Field Zone. */
const PLACES = [
  ['is not in a Field Zone', 'field spells'],
  ['is not on the field', 'field'],
] as const;

const DEEDS = [
  ['send this monster to the GY', 'sent to the GY if', 'monster'],
  ['send this card to the GY', 'sent to the GY if', 'card'],
  ['destroy this card', 'destroyed if', 'card'],
] as const;

/** What is done at once, and is no effect that is activated: no colon stands in it. */
export function addLeaving({ grammar, ability }: English): void {
  const name = cardName(grammar);
  for (const [text, zone] of PLACES)
    for (const [deed, note, label] of DEEDS)
      grammar.rule(ability)(`if {name} ${text} , ${deed} .`, { name }, (h) => ({
        ability: 'note',
        note,
        label,
        while: absent({ trait: 'name', is: h.name }, zone),
      }));
}

function absent(noun: TraitWord, zone: string): Condition {
  const found = every({
    adjectives: [FACE_UP],
    head: { noun, sort: 'card' },
    which: [{ test: 'zone', at: { zone }, said: 'in' }],
  });
  return { if: 'not', of: { if: 'exists', what: found } };
}
