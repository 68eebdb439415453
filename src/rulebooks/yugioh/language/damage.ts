/** How texts speak of damage to players: that it is taken, none of it, half or twice as much. */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Change } from '../../../ability/change.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced, referred } from '../../../language/template.js';
import { DAMAGE } from '../word.js';
import { addTakenByAnother, addTaker, FROM, TAKES } from './taken-by-another.js';
import { addWaysToAttack } from './way-to-attack.js';

/** As much as the damage that would be taken. */
const AS_MUCH = { event: 'amount' } as const;

/** Returns the category of what is said of "that battle". */
export function addDamage(english: English): Category<Instruction> {
  const { grammar, amount, who } = english;
  grammar.rule(who)('both players', {}, () => ({ who: 'player', said: 'both' }), { number: 'many' });
  const harm = addHarm(english);
  verb(english, 'take takes taking taken', '{harm}', { harm }, (h) => h.harm);
  verb(english, 'gain gains gaining gained', '{amount} LP', { amount }, (h) => ({
    event: 'gain lp',
    amount: h.amount,
  }));
  for (const [said, bare] of [
    ['that much LP', {}],
    ['that amount of LP', { bare: true }],
  ] as const) {
    verb(english, 'gain gains gaining gained', said, {}, () => ({
      event: 'gain lp',
      amount: AS_MUCH,
      ...bare,
    }));
  }
  verb(english, 'take takes taking taken', '{amount} damage', { amount }, (h) => ({
    event: 'effect damage',
    amount: h.amount,
  }));
  grammar.rule(english.doing.base)('inflict {amount} damage to {by}', { amount, by: who }, (h) => ({
    event: 'effect damage',
    amount: h.amount,
    by: h.by,
    said: 'inflict',
  }));
  addAsMuch(english);
  return addTaking(english, harm);
}

/** "Take damage equal to its original ATK, then inflict damage to your opponent, equal to the damage you took." */
function addAsMuch({ grammar, doing, amount, quantity, who }: English): void {
  grammar.rule(doing.base)(
    'take damage equal to {amount}',
    { amount: quantity },
    (h) => ({ event: 'effect damage', amount: h.amount, as: introduced() }),
    { refers: { how: 'introduces', sort: 'attempt' } },
  );
  for (const [apart, bare] of [
    [' ,', {}],
    ['', { bare: true }],
  ] as const)
    grammar.rule(doing.base)(
      `inflict damage to {by}${apart} equal to {amount}`,
      { by: who, amount: quantity },
      (h) => ({ event: 'effect damage', amount: h.amount, by: h.by, said: 'inflict', ...bare }),
    );
  grammar.rule(doing.base)(
    'inflict {amount} damage to {by} times the Chain Link number of this card',
    { amount, by: who },
    (h) => ({
      event: 'effect damage',
      amount: {
        times: h.amount,
        of: { measure: 'Chain Link number', of: 'this card', whose: { who: 'you' as const } },
      },
      by: h.by,
      said: 'inflict',
    }),
  );
  grammar.rule(quantity)('the damage you took', {}, () => ({ attempted: referred() }), {
    refers: { how: 'back', sort: 'attempt' },
  });
}

/** "Battle damage", "effect damage from an opponent's card effect", "damage from battles involving this card". */
function addHarm(english: English): Category<Act> {
  const { grammar } = english;
  const harm = grammar.category<Act>('damage');
  const is = grammar.rule(harm);
  for (const event of DAMAGE) {
    is(event, {}, () => ({ event }));
    is(`${event} from {cause}`, { cause: english.causes }, (h) => ({ event, cause: h.cause }));
    for (const said of FROM) {
      is(`${event} from ${said} {object}`, { object: english.what }, (h) => ({
        event,
        object: h.object,
        said,
      }));
    }
  }
  is('battle damage from {object:many}', { object: english.what }, (h) => ({
    event: 'battle damage',
    object: h.object,
    said: 'inflict',
  }));
  return harm;
}

/** "Any battle damage you take from battles involving this card": what is taken, for what is then said of it. */
function addDamageTaken({ grammar, who, what, causes }: English): Category<Act> {
  const taken = grammar.category<Act>('damage that is taken');
  const all = grammar.category<Act>('damage that is taken');
  const is = grammar.rule(taken);
  for (const event of DAMAGE) {
    for (const [number, takes] of TAKES) {
      const text = `${event} {by:${number}} ${takes}`;
      is(text, { by: who }, (h) => ({ event, by: h.by }));
      is(`${text} from {cause}`, { by: who, cause: causes }, (h) => ({ event, by: h.by, cause: h.cause }));
      for (const said of FROM) {
        is(`${text} from ${said} {object}`, { by: who, object: what }, (h) => ({
          event,
          by: h.by,
          object: h.object,
          said,
        }));
      }
    }
    is(`${event} {object:one} inflicts to {by}`, { object: what, by: who }, (h) => ({
      event,
      object: h.object,
      by: h.by,
      voice: 'deals',
    }));
  }
  const each = grammar.rule(all);
  each('any {taken}', { taken }, (h) => h.taken);
  each('all {taken}', { taken }, (h) => extend(h.taken, { all: 'all' as const }));
  each('{taken}', { taken }, (h) => extend(h.taken, { all: 'bare' as const }));
  return all;
}

/** What is said of damage that is taken: that it is halved, that another takes it as well, that it becomes so much. */
function addTaken(english: English, taker: Category<Who>, taking: Category<Replacement>): void {
  const { grammar, amount } = english;
  const taken = addDamageTaken(english);
  const is = grammar.rule(taking);
  const modified = (watch: Act, change: Change): Replacement => ({
    ability: 'replacement',
    watch,
    outcome: { outcome: 'modify', changes: [change] },
    says: 'plain',
  });
  is('{taken} is halved', { taken }, (h) =>
    modified(h.taken, { change: 'amount', to: { half: AS_MUCH, rounded: 'up' } }),
  );
  is('{taken} is doubled', { taken }, (h) =>
    modified(h.taken, { change: 'amount', to: { times: 2, of: AS_MUCH } }),
  );
  is('{taken} becomes {amount}', { taken, amount }, (h) =>
    modified(h.taken, { change: 'amount', to: h.amount }),
  );
  is('{taken} is also inflicted to {to}', { taken, to: taker }, (h) =>
    modified(h.taken, { change: 'recipient', to: { event: 'damage', by: h.to }, too: true }),
  );
  const treated: Change = { change: 'kind', event: 'effect damage' };
  is('{taken} is treated as effect damage', { taken }, (h) => modified(h.taken, treated));
  is('{taken} is treated as effect damage instead', { taken }, (h) => ({
    ...modified(h.taken, treated),
    says: 'instead',
  }));
}

function addTaking(english: English, harm: Category<Act>): Category<Instruction> {
  const { grammar, statement, sentence, who } = english;
  const taking = grammar.category<Replacement>('who takes damage');
  const taker = addTaker(english);
  addTakenByAnother(english, taker, taking);
  addTaken(english, taker, taking);
  addWaysToAttack(english);
  const is = grammar.rule(taking);
  for (const [number, takes] of TAKES) {
    is(`{by:${number}} ${takes} no {harm}`, { by: who, harm }, (h) => ({
      ability: 'replacement',
      watch: extend(h.harm, { by: h.by }),
      outcome: { outcome: 'prevent', amount: 'all' },
      says: 'plain',
    }));
    is(
      `{by:${number}} never {take} {harm} if ‹the amount is less than or equal to {most}›`.replace(
        '{take}',
        takes,
      ),
      { by: who, harm, most: english.quantity },
      (h) => ({
        ability: 'replacement',
        watch: extend(h.harm, { by: h.by }),
        given: { if: 'compare', left: AS_MUCH, by: 'at most', right: h.most },
        givenLast: 'if',
        outcome: { outcome: 'prevent', amount: 'all' },
        says: 'plain',
      }),
      { says: 'given' },
    );
  }
  is('neither player takes any {harm}', { harm }, (h) => ({
    ability: 'replacement',
    watch: extend(h.harm, { by: { who: 'player' as const, said: 'neither' as const } }),
    outcome: { outcome: 'prevent', amount: 'all' },
    says: 'plain',
  }));
  grammar.rule(statement)('{taking}', { taking }, (h) => h.taking);
  const says = grammar.rule(sentence);
  const lasting = { do: 'last', until: 'turn' } as const;
  says('{taking} this turn', { taking }, (h) => ({ ...lasting, abilities: [h.taking] }));
  says('this turn , {taking}', { taking }, (h) => ({
    ...lasting,
    abilities: [h.taking],
    said: 'this turn',
  }));
  const fought = grammar.category<Instruction>('what is taken from a battle');
  grammar.rule(fought)('{taking} from that battle', { taking }, (h) => ({
    do: 'last',
    until: 'combat',
    abilities: [h.taking],
  }));
  grammar.include(sentence, fought);
  says('for the rest of this turn , {taking}', { taking }, (h) => ({
    ...lasting,
    abilities: [h.taking],
    said: 'within',
  }));
  return fought;
}
