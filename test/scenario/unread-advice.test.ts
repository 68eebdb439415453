/** What is told of a clause that is not understood: in its own words, how far reading came, or which word is not clear. */

import { describe, expect, test } from 'vitest';
import type { Definition } from '../../src/rulebooks/definition.js';
import { magic } from '../../src/rulebooks/magic/index.js';
import { riftbound } from '../../src/rulebooks/riftbound/index.js';
import { yugioh } from '../../src/rulebooks/yugioh/index.js';
import { readPrinted } from '../../src/scenario/reading.js';
import { troubleAdvice } from '../../src/scenario/unread.js';

function advice(definition: Definition, type: string, text: string): string {
  const { pieces } = readPrinted(definition, [type], text, undefined);
  return pieces.map(({ trouble }) => (trouble ? troubleAdvice(trouble) : 'understood')).join(' ');
}

describe('what is understood is told as it is printed', () => {
  test.each([
    [
      magic,
      'Creature',
      'Whenever an untapped artifact an opponent controls becomes wizzled, draw a card.',
      'Understood: "Whenever an untapped artifact an opponent controls becomes"; ',
    ],
    [
      magic,
      'Creature',
      "Whenever an opponent's Island is wizzled, draw a card.",
      'Understood: "Whenever an opponent\'s Island',
    ],
    [
      yugioh,
      'Effect Monster',
      'If an Effect Monster is wizzled: Draw 1 card.',
      'Understood: "If an Effect Monster is"; ',
    ],
  ] as const)('%#', (definition, type, text, said) => expect(advice(definition, type, text)).toContain(said));
});

describe('of a word that does not say what it means it is told which it is', () => {
  test.each([
    [
      magic,
      'Creature',
      'When this creature enters, destroy a creature you control. Other creatures you control get +1/+1 until end of turn.',
      'It is not said what "Other creatures you control" is other than: more than one thing could be meant.',
    ],
    [
      magic,
      'Creature',
      'Whenever an opponent draws a card, this creature deals 1 damage to them.',
      'Nothing is mentioned that "them" could mean.',
    ],
    [
      magic,
      'Creature',
      'If one or more +1/+1 counters would be put on a creature you control, twice that many -1/-1 counters are put on it instead.',
      'It says twice, and not the same both times, what can be said once.',
    ],
    [riftbound, 'Unit', 'If I would die, banish it instead.', 'Nothing is mentioned that "it" could mean.'],
  ] as const)('%#', (definition, type, text, said) => expect(advice(definition, type, text)).toBe(said));
});
