/** How texts speak of damage (120): that it is dealt, prevented (615). */

import type { Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Quantity } from '../../ability/quantity.js';
import type { English } from '../../language/english/english.js';
import type { Category } from '../../language/grammar.js';
import { addDamaged } from './damaged.js';
import { addDealt } from './dealt.js';

const EVENT: Quantity = { event: 'amount' };

export function addDamage(english: English): void {
  addDealing(english);
  addDamaged(english);
  addPrevention(english, addDealt(english));
}

/** "It deals 4 damage to target creature." */
function addDealing({ grammar, sentence, what, who, amount, quantity }: English): void {
  const says = grammar.rule(sentence);
  for (const [text, much] of [
    ['{amount} damage', amount],
    ['damage equal to {amount}', quantity],
  ] as const) {
    says(`{other:one} deals ${text} to {object}`, { other: what, amount: much, object: what }, (h) => ({
      do: 'act',
      act: { event: 'damage', other: h.other, amount: h.amount, object: h.object },
    }));
    says(`{other:one} deals ${text} to {by}`, { other: what, amount: much, by: who }, (h) => ({
      do: 'act',
      act: { event: 'damage', other: h.other, amount: h.amount, by: h.by },
    }));
  }
}

/** "If a source would deal damage to you, prevent 1 of that damage." "Prevent all damage that would be dealt to you this turn." */
function addPrevention({ grammar, statement, sentence, amount }: English, dealt: Category<Act>): void {
  const prevent = (watch: Act, much: Quantity | 'all'): Replacement => ({
    ability: 'replacement',
    watch,
    outcome: { outcome: 'prevent', amount: much },
    says: 'plain',
  });
  const says = grammar.rule(statement);
  const would = 'if a source would deal damage to {dealt} ,';
  says(`${would} prevent that damage`, { dealt }, (h) => ({ ...prevent(h.dealt, 'all'), opens: 'if' }));
  says(`${would} prevent {n} of that damage`, { dealt, n: amount }, (h) => ({
    ...prevent(h.dealt, h.n),
    opens: 'if',
  }));
  says('prevent all damage that would be dealt to {dealt}', { dealt }, (h) => prevent(h.dealt, 'all'));
  says("damage can't be prevented", {}, () => ({ ability: 'cannot', act: { event: 'prevent' } }));
  grammar.rule(sentence)('prevent all damage that would be dealt to {dealt} this turn', { dealt }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [prevent(h.dealt, 'all')],
  }));
  grammar.rule(sentence)("damage can't be prevented this turn", {}, () => ({
    do: 'last',
    until: 'turn',
    abilities: [{ ability: 'cannot', act: { event: 'prevent' } }],
  }));
  // A shield of so many points (615.7).
  grammar.rule(sentence)(
    'prevent the next {points} damage that would be dealt to you this turn',
    { points: amount },
    (h) => ({
      do: 'last',
      until: 'turn',
      abilities: [
        {
          ...prevent({ event: 'damage', by: { who: 'you' } }, EVENT),
          limit: { limit: 'points', points: h.points },
        },
      ],
    }),
  );
}
