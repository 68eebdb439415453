/** How texts speak of damage (120). */

import type { English } from '../../language/english/english.js';

export function addDamage({ grammar, sentence, what, who, amount, quantity }: English): void {
  const says = grammar.rule(sentence);
  says('{other:one} deals {amount} damage to {object}', { other: what, amount, object: what }, (h) => ({
    do: 'act',
    act: { event: 'damage', other: h.other, amount: h.amount, object: h.object },
  }));
  says('{other:one} deals {amount} damage to {by}', { other: what, amount, by: who }, (h) => ({
    do: 'act',
    act: { event: 'damage', other: h.other, amount: h.amount, by: h.by },
  }));
  says(
    '{other:one} deals damage equal to {amount} to {object}',
    { other: what, amount: quantity, object: what },
    (h) => ({
      do: 'act',
      act: { event: 'damage', other: h.other, amount: h.amount, object: h.object },
    }),
  );
  says(
    '{other:one} deals damage equal to {amount} to {by}',
    { other: what, amount: quantity, by: who },
    (h) => ({
      do: 'act',
      act: { event: 'damage', other: h.other, amount: h.amount, by: h.by },
    }),
  );
}
