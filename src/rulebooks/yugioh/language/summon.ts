/** What comes to the field, leaves it for a while or becomes material. */

import type { Ability } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import { isAnywhere } from '../../../ability/anywhere.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { introduced, referred } from '../../../language/template.js';
import { ATTACK, DEFENSE, SET, SUMMONED_THEN } from '../word.js';

/** "Banish it", "banish that target until the End Phase", "banish 1 card from the top of your Deck, face-down". */
export function addBanishing(english: English): void {
  const { grammar, doing, what: object, whose, zoneName, count } = english;
  const forms = 'banish banishes banishing banished';
  const banish = { event: 'move', to: { zone: 'banished' }, said: 'banish' } as const;
  verb(english, forms, '{object}', { object }, (h) => ({ ...banish, object: h.object }));
  const is = grammar.rule(doing.base);
  is('banish {object} until the End Phase', { object }, (h) => ({
    ...banish,
    object: h.object,
    until: 'end phase',
  }));
  is('banish {object} face-down', { object }, (h) => ({
    ...banish,
    object: h.object,
    faceDown: true,
    bare: true,
  }));
  is('banish {object} , face-down', { object }, (h) => ({ ...banish, object: h.object, faceDown: true }));
  grammar.rule(object)(
    '{amount} [card|cards] from the top of {of} {zone}',
    { amount: count, of: whose, zone: zoneName },
    (h) => ({ what: 'top', amount: h.amount, of: h.of, zone: h.zone, said: 'from' }),
    { number: { of: 'amount' } },
  );
  grammar.rule(doing.base)(
    'attach {object} to {other} as material',
    { object, other: object },
    (h) => ({ event: 'attach', object: h.object, other: h.other }),
    { between: { subject: 'object', other: 'other' } },
  );
}

/** "Take control of that target until the End Phase", "change that target to face-down Defense Position". */
export function addHanding({ grammar, doing, what: object }: English): void {
  const is = grammar.rule(doing.base);
  is('take control of {object}', { object }, (h) => ({ event: 'take control', object: h.object }));
  is('take control of {object} until the End Phase', { object }, (h) => ({
    event: 'take control',
    object: h.object,
    until: 'end phase',
  }));
  is(`change {object} to ${SET}`, { object }, (h) => ({ event: 'turn face down', object: h.object }));
  is("change {object} 's battle position", { object }, (h) => ({
    event: 'change position',
    object: h.object,
  }));
  for (const way of [ATTACK, DEFENSE])
    is(`change {object} to ${way}`, { object }, (h) => ({ event: 'change position', object: h.object, way }));
}

/** "Is Special Summoned": the ways in which monsters are summoned, and what becomes of them afterwards. */
export function addSummons(english: English): void {
  const { grammar, done, doing, happens, who, what: object, place } = english;
  // How it is done is an action of its own: no effect does it.
  grammar.rule(done)('Tribute Summoned', {}, () => ({ event: 'tribute summon' }));
  for (const way of ['Normal', 'Special', 'Fusion', 'Ritual', 'Synchro', 'Xyz', 'Link', 'Pendulum']) {
    const event = `${way.toLowerCase()} summon`;
    grammar.rule(done)(`${way} Summoned`, {}, () => ({ event }));
    grammar.rule(done)(`${way} Summoned from {from}`, { from: place }, (h) => ({ event, from: h.from }));
    grammar.rule(doing.base)(`${way} Summon {object}`, { object }, (h) => ({ event, object: h.object }));
    grammar.rule(doing.third)(`${way} Summons {object}`, { object }, (h) => ({ event, object: h.object }));
  }
  // As is any Summon of these ways.
  for (const [text, ...ways] of [
    ['Normal or Special Summoned', 'normal', 'special'],
    ['Normal or Flip Summoned', 'normal', 'flip'],
    ['Flip or Special Summoned', 'flip', 'special'],
    ['Normal , Flip , or Special Summoned', 'normal', 'flip', 'special'],
  ] as const)
    grammar.rule(done)(text, {}, () => ({
      event: `${ways[0]} summon`,
      either: ways.map((way) => ({ event: `${way} summon` })),
    }));
  // Nobody is told to do the one or the other: it is something that happens.
  for (const [text, ...ways] of [
    ['Normal or Special Summons', 'normal', 'special'],
    ['Normal or Flip Summons', 'normal', 'flip'],
    ['Summons', 'normal', 'flip', 'special'],
  ] as const)
    grammar.rule(happens)(
      `{by:one} ${text} {object}`,
      { by: who, object },
      (h) => ({
        event: 'normal summon',
        by: h.by,
        object: h.object,
        either: ways.map((way) => ({ event: `${way} summon` })),
      }),
      { about: 'object' },
    );
  // Of any monster that is, a card says so for what it is activated in response to: see `negate.ts`.
  grammar.rule(happens)(
    'this {noun} is Summoned',
    { noun: english.selfNoun },
    (h) => ({
      event: 'normal summon',
      object: { what: 'this', noun: h.noun },
      either: ['normal', 'flip', 'special'].map((way) => ({ event: `${way} summon` })),
    }),
    { refers: { how: 'introduces', sort: 'object' } },
  );
  for (const way of [ATTACK, DEFENSE])
    grammar.rule(doing.base)(`Special Summon {object} in ${way}`, { object }, (h) => ({
      event: 'special summon',
      object: h.object,
      way,
    }));
  // In which of the Monster Zones a monster is, nobody writes down.
  grammar.rule(doing.base)('Special Summon {object} to the Extra Monster Zone', { object }, (h) => ({
    event: 'special summon',
    object: h.object,
    to: { zone: 'monsters' },
  }));
  for (const way of [ATTACK, DEFENSE])
    grammar.rule(doing.base)(
      `Special Summon {object} to your zone this card points to , in ${way}`,
      { object },
      (h) => ({
        event: 'special summon',
        object: h.object,
        other: { what: 'this', noun: 'card' },
        way,
      }),
    );
  // Where on its player's field a card comes to lie is told by what it is.
  for (const [text, to] of [
    ['', {}],
    [' to your field', { to: { zone: 'field', whose: { who: 'you' } } }],
    [' in your Spell & Trap Zone', { to: { zone: 'spells', whose: { who: 'you' } } }],
  ] as const satisfies readonly (readonly [string, Partial<Act>])[])
    grammar.rule(doing.base)(`Set {object}${text}`, { object }, (h) => ({
      event: 'set',
      object: h.object,
      ...to,
    }));
  addAsMany(english);
}

/**
 * "When your opponent Summons a monster(s) with 1500 or more ATK: Destroy that monster(s) with 1500 or more ATK": of what was
 * summoned, that which is so still. Returns what is targeted of it: "target that monster".
 */
export function addSummonedThen({ grammar, what: object, head, amount }: English): Category<What> {
  for (const [said, by] of [
    ['more', 'at least'],
    ['less', 'at most'],
  ] as const)
    for (const trait of ['ATK', 'DEF'] as const)
      grammar.rule(object)(
        `that monster(s) with {to} or ${said} ${trait}`,
        { to: amount },
        (h): What => ({
          what: 'some',
          quantity: { how: 'every', said: 'that' },
          described: {
            head: { noun: { trait: 'type', is: 'monster', orMore: true }, sort: 'permanent' },
            which: [THEN, { test: 'compare', trait: trait.toLowerCase(), by, to: h.to }],
          },
          as: introduced(),
        }),
        { number: 'one', refers: { how: 'introduces', sort: 'object' } },
      );
  const targeted = grammar.category<What>('a target');
  grammar.rule(targeted)(
    'that {head:one}',
    { head },
    (h): What => ({
      what: 'some',
      quantity: { how: 'exactly', amount: 1 },
      target: true,
      described: { head: h.head, which: [THEN] },
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
  return targeted;
}

const THEN: Test = { test: 'relation', relation: SUMMONED_THEN, to: { what: 'this' } };

/** Whether it speaks so of what was summoned, though it is about something else. */
export function isNotOfSummon(abilities: readonly Ability[]): boolean {
  return abilities.some(
    (ability) =>
      isAnywhere(ability, (words) => (words as { relation?: unknown }).relation === SUMMONED_THEN) &&
      !(
        (ability.ability === 'triggered' || ability.ability === 'spell') &&
        ability.on?.event.endsWith(' summon')
      ),
  );
}

/** "Destroy as many monsters on the field as possible, and if you do, Special Summon monsters, up to the number destroyed." */
function addAsMany({ grammar, doing, described }: English): void {
  grammar.rule(doing.base)(
    'destroy as many {described:many} as possible',
    { described },
    (h) => ({
      event: 'destroy',
      object: { what: 'some', quantity: { how: 'every', said: 'as many' }, described: h.described },
      as: introduced(),
    }),
    { number: 'many', refers: { how: 'introduces', sort: 'object' } },
  );
  const done = grammar.category<Quantity>('an amount');
  grammar.rule(done)(
    'the number destroyed',
    {},
    () => ({ count: { what: 'that', of: referred(), said: 'destroyed' } }),
    { refers: { how: 'back', sort: 'object', act: 'destroy' } },
  );
  grammar.rule(doing.base)(
    'Special Summon {described:many} , up to {most}',
    { described, most: done },
    (h) => ({
      event: 'special summon',
      object: {
        what: 'some',
        quantity: { how: 'up to', amount: h.most },
        described: h.described,
        as: introduced(),
      },
    }),
    { number: 'many', refers: { how: 'introduces', sort: 'object' } },
  );
}
