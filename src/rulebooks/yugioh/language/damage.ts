/** How texts speak of damage to players: that it is taken, by whom instead, none of it, half or twice as much. */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { DAMAGE } from '../word.js';

/** As much as the damage that would be taken. */
const AS_MUCH = { event: 'amount' } as const;

export function addDamage(english: English): void {
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
  }));
  addTaking(english, harm);
}

/** "Battle damage", "effect damage from an opponent's card effect", "damage from battles involving this card". */
function addHarm(english: English): Category<Act> {
  const { grammar } = english;
  const harm = grammar.category<Act>('damage');
  for (const event of DAMAGE) {
    const is = grammar.rule(harm);
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
  return harm;
}

/** How a text says in which battles a card takes part. */
const FROM = ['battles involving', 'a battle involving', 'attacks involving'] as const;

/** "Your opponent takes any battle damage you would have taken from battles involving this card." */
function addTakenByAnother({ grammar, who, what, causes }: English, taking: Category<Replacement>): void {
  const is = grammar.rule(taking);
  const taken = (watch: Act, to: Who, says: Replacement['says']): Replacement => ({
    ability: 'replacement',
    watch,
    outcome: { outcome: 'modify', changes: [{ change: 'recipient', to: { event: watch.event, by: to } }] },
    says,
  });
  const ways = [
    [' , instead', 'instead apart'],
    [' instead', 'instead'],
    ['', 'plain'],
  ] as const;
  for (const event of DAMAGE) {
    for (const [number, takes] of TAKES) {
      for (const [instead, says] of ways) {
        const text = (from: string): string =>
          `{to:${number}} ${takes} any ${event} {by} would have taken${from}${instead}`;
        const holes = { to: who, by: who };
        is(text(''), holes, (h) => taken({ event, by: h.by }, h.to, says));
        is(text(' from {cause}'), { ...holes, cause: causes }, (h) =>
          taken({ event, by: h.by, cause: h.cause }, h.to, says),
        );
        for (const said of FROM) {
          is(text(` from ${said} {object}`), { ...holes, object: what }, (h) =>
            taken({ event, by: h.by, object: h.object, said }, h.to, says),
          );
        }
      }
    }
  }
}

const TAKES = [
  ['one', 'takes'],
  ['many', 'take'],
] as const;

function addTaking(english: English, harm: Category<Act>): void {
  const { grammar, statement, sentence, who } = english;
  const taking = grammar.category<Replacement>('who takes damage');
  addTakenByAnother(english, taking);
  const is = grammar.rule(taking);
  for (const [number, takes] of TAKES) {
    is(`{by:${number}} ${takes} no {harm}`, { by: who, harm }, (h) => ({
      ability: 'replacement',
      watch: extend(h.harm, { by: h.by }),
      outcome: { outcome: 'prevent', amount: 'all' },
      says: 'plain',
    }));
    for (const [said, to] of [
      ['halved', { half: AS_MUCH, rounded: 'up' }],
      ['doubled', { times: 2, of: AS_MUCH }],
    ] as const) {
      is(`any {harm} {by:${number}} ${takes} is ${said}`, { by: who, harm }, (h) => ({
        ability: 'replacement',
        watch: extend(h.harm, { by: h.by }),
        outcome: { outcome: 'modify', changes: [{ change: 'amount', to }] },
        says: 'plain',
      }));
    }
  }
  grammar.rule(statement)('{taking}', { taking }, (h) => h.taking);
  const lasting = (taking: Replacement): Instruction => ({ do: 'last', until: 'turn', abilities: [taking] });
  grammar.rule(sentence)('{taking} this turn', { taking }, (h) => lasting(h.taking));
  grammar.rule(sentence)('for the rest of this turn , {taking}', { taking }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.taking],
    said: 'within',
  }));
}
