/** What is said of a monster along with its summon: that its effects are negated, where it goes when it leaves the field. */

import type { Replacement } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Place, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { referred } from '../../../language/template.js';
import { addEffects } from './effects.js';

const TO_DECK: Place = { zone: 'deck', at: 'bottom' };
const THIS: What = { what: 'this', noun: 'card' };

interface Riders {
  /** "Its effects are negated", "banish it when it leaves the field". */
  readonly rider: Category<Instruction>;
  /** "Special Summon it, but ..." */
  readonly summoned: Category<Instruction>;
}

export function addRiders(english: English): Riders {
  const { grammar, deeds, whats, sentence, deed } = english;
  addSpokenOf(english);
  const rider = grammar.category<Instruction>('what is said of a monster that is summoned');
  addEffects(english, rider);
  addLeaving(english, rider);
  const summoned = grammar.category<Instruction>('an instruction');
  grammar.rule(summoned)('{first} , but {rider}', { first: deeds, rider }, (h) => ({
    do: 'several',
    steps: [h.first, h.rider],
    said: 'in one',
  }));
  grammar.include(sentence, summoned, rider);
  // It is worked out once, and stays what it then is.
  grammar.rule(deed)('{its:one} Level is reduced by {by}', { its: whats, by: english.quantity }, (h) => ({
    do: 'act',
    act: { event: 'reduce level', object: h.its, amount: h.by },
  }));
  return { rider, summoned };
}

/** "The Summoned monster", "the Level of the targeted monster". */
function addSpokenOf({ grammar, back, head, trait, quantity }: English): void {
  grammar.rule(back)(
    'the Summoned {head:one}',
    { head },
    (h) => ({ what: 'that', of: referred(), said: 'the Summoned', head: h.head }),
    { number: 'one', refers: { how: 'back', sort: 'object', apart: true } },
  );
  const targeted = grammar.category<What>('an object');
  grammar.rule(targeted)(
    'the targeted {head:one}',
    { head },
    (h) => ({ what: 'that', of: referred(), said: 'the targeted', head: h.head }),
    { number: 'one', refers: { how: 'back', sort: 'object', target: true } },
  );
  grammar.rule(quantity)('the {trait} of {of}', { trait, of: targeted }, (h) => ({ sum: h.trait, of: h.of }));
}

/** "Banish it when it leaves the field", "this card is placed on the bottom of the Deck if it leaves the field". */
function addLeaving({ grammar, back }: English, rider: Category<Instruction>): void {
  const it = grammar.category<What>('an object');
  grammar.include(it, back);
  grammar.rule(it)('this card', {}, () => THIS, { number: 'one' });
  for (const opens of ['when', 'if'] as const) {
    const leaving = (to: Place): Replacement => ({
      ability: 'replacement',
      watch: { event: 'move', object: { what: 'this' }, from: { zone: 'field' } },
      outcome: { outcome: 'modify', changes: [{ change: 'place', to }] },
      says: 'plain',
      opens,
    });
    const says = (text: string, one: Replacement): void => {
      grammar.rule(rider)(`${text} ${opens} it leaves the field`, { it }, (h) => ({
        do: 'last on',
        until: 'game',
        on: h.it,
        ops: [{ op: 'gain', abilities: [one] }],
      }));
    };
    says('banish {it}', leaving({ zone: 'banished' }));
    says('place {it} on the bottom of the Deck', leaving(TO_DECK));
    says('{it:one} is placed on the bottom of the Deck', { ...leaving(TO_DECK), passive: true });
  }
}
