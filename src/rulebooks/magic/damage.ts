/** How texts speak of damage (120): that it is dealt, doubled (614.1a), prevented (615). */

import type { Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Quantity } from '../../ability/quantity.js';
import type { English } from '../../language/english/english.js';
import type { Category } from '../../language/grammar.js';

const EVENT: Quantity = { event: 'amount' };

export function addDamage(english: English): void {
  addDealing(english);
  addDoubling(english);
  addPrevention(english, addRecipients(english));
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

/** "a permanent or player", "you", "creatures you control": to whom or what damage would be dealt. */
function addRecipients({ grammar, what, who }: English): Category<Act> {
  const dealt = grammar.category<Act>('to whom damage is dealt');
  grammar.rule(dealt)('a permanent or player', {}, () => ({ event: 'damage' }));
  grammar.rule(dealt)('{object}', { object: what }, (h) => ({ event: 'damage', object: h.object }));
  grammar.rule(dealt)('{by}', { by: who }, (h) => ({ event: 'damage', by: h.by }));
  return dealt;
}

/** "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead." */
function addDoubling({ grammar, statement, what, back, amount }: English): void {
  const much = grammar.category<Quantity>('how much damage');
  grammar.rule(much)('double that damage', {}, () => ({ times: 2, of: EVENT }));
  grammar.rule(much)('triple that damage', {}, () => ({ times: 3, of: EVENT }));
  grammar.rule(much)('that much damage plus {plus}', { plus: amount }, (h) => ({ plus: h.plus, to: EVENT }));
  const more = (watch: Act, to: Quantity, of: Act): Replacement => ({
    ability: 'replacement',
    opens: 'if',
    watch,
    outcome: { outcome: 'modify', changes: [{ change: 'amount', to }] },
    says: 'instead',
    of,
  });
  const says = grammar.rule(statement);
  const would = 'if a source would deal damage to';
  says(
    `${would} a permanent or player , it deals {to} to that permanent or player instead`,
    { to: much },
    (h) => more({ event: 'damage' }, h.to, { event: 'damage' }),
  );
  says(`${would} {object} , it deals {to} to {again} instead`, { object: what, to: much, again: back }, (h) =>
    more({ event: 'damage', object: h.object }, h.to, { event: 'damage', object: h.again }),
  );
  says(`${would} you , it deals {to} to you instead`, { to: much }, (h) =>
    more({ event: 'damage', by: { who: 'you' } }, h.to, { event: 'damage', by: { who: 'you' } }),
  );
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
