/** How texts speak of damage (120): that it is dealt, prevented (615). */

import type { Act } from '../../../ability/act.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { comes, extend, introduced, referred } from '../../../language/template.js';
import { addDamaged, THIS_WAY } from '../damage/damaged.js';
import { addDealt } from './dealt.js';
import { addPrevention } from './prevention.js';
import { addRecipients, type Recipients } from './shielded.js';
import { oneTarget } from './target.js';

export function addDamage(english: English, becomes: Category<Becomes>): void {
  addDamaged(english);
  const to = addRecipients(english, addDealt(english));
  addDealing(english, to.both);
  addDealingToTwo(english, to.both);
  addDealingInstead(english, becomes, to);
  addPrevention(english, to);
  addFighting(english);
  addDealtSo(english);
}

/** "This enchantment deals 2 damage to any target instead": of what else would happen. */
function addDealingInstead(
  { grammar, selfNoun, amount }: English,
  becomes: Category<Becomes>,
  { one }: Recipients,
): void {
  grammar.rule(becomes)(
    'this {noun} deals {amount} damage to {dealt} instead',
    { noun: selfNoun, amount, dealt: one },
    (h) => ({
      outcome: {
        outcome: 'stand in',
        do: [
          {
            do: 'act',
            act: extend(h.dealt, { other: { what: 'this' as const, noun: h.noun }, amount: h.amount }),
          },
        ],
      },
      says: 'instead',
    }),
  );
}

/** "A creature dealt damage this way": whatever it was dealt to in the end, and however much (614.9). */
function addDealtSo({ grammar, which }: English): void {
  grammar.rule(which)(
    THIS_WAY,
    {},
    () => ({ test: 'relation', relation: THIS_WAY, to: { what: 'that', of: referred(), said: 'this way' } }),
    { refers: { how: 'back', sort: 'damaged' } },
  );
  // A spell calls by its name what it has done this way.
  grammar.rule(which)(
    'dealt damage by this spell',
    {},
    () => ({ test: 'relation', relation: THIS_WAY, to: { what: 'that', of: referred(), said: 'that' } }),
    { refers: { how: 'back', sort: 'damaged' } },
  );
}

/**
 * "It deals 4 damage to any target and 2 damage to you": all of that is dealt at the same time. No later words speak of what
 * is dealt so: it would be the damage to the one, or to the other.
 */
function addDealingToTwo(
  { grammar, sentence, what, who, amount, quantity }: English,
  both: Category<What>,
): void {
  const to = grammar.category<Act>('to what damage is dealt');
  for (const object of [what, both])
    grammar.rule(to)('{object}', { object }, (h) => ({ event: 'damage', object: h.object }));
  grammar.rule(to)('{by}', { by: who }, (h) => ({ event: 'damage', by: h.by }));
  const share = grammar.category<Act>('how much damage, and to what');
  grammar.rule(share)('{amount} damage to {to}', { amount, to }, (h) => extend(h.to, { amount: h.amount }));
  grammar.rule(share)('damage equal to {amount} to {to}', { amount: quantity, to }, (h) =>
    extend(h.to, { amount: h.amount }),
  );
  grammar.rule(sentence)(
    '{other:one} deals {first} and {second}',
    { other: what, first: share, second: share },
    (h) => ({
      do: 'several',
      steps: [
        { do: 'act', act: extend(h.first, { other: h.other }) },
        { do: 'act', act: extend(h.second, { other: h.other }) },
      ],
      said: 'at once',
    }),
  );
}

/** "Target creature you control fights target creature you don't control." */
function addFighting({ grammar, sentence, what }: English): void {
  grammar.rule(sentence)(
    '{object:one} fights {other:one}',
    { object: what, other: what },
    (h) => ({ do: 'act', act: { event: 'fight', object: h.object, other: h.other } }),
    { between: { subject: 'object', other: 'other' } },
  );
}

/** That something deals so much damage, of which later words speak: to what, the words around it say. */
function dealt(h: { readonly other: What; readonly amount: Quantity }): Act {
  return { event: 'damage', other: h.other, amount: h.amount, as: introduced(), came: comes() };
}

/** "It deals 4 damage to target creature." */
function addDealing(english: English, both: Category<What>): void {
  const { grammar, sentence, other, what, who, amount, quantity, doing, deed } = english;
  const dealing = grammar.category<Act>('what is dealt');
  grammar.rule(sentence)('{act}', { act: dealing }, (h) => ({ do: 'act', act: h.act }));
  // "It deals 3 damage to any target and you gain 3 life": done one after the other, as it is written (608.2c).
  grammar.rule(sentence)(
    '{first} and {by:many} {deed}',
    { first: dealing, by: who, deed: doing.base },
    (h) => ({
      do: 'several',
      steps: [
        { do: 'act', act: h.first },
        { do: 'act', act: extend(h.deed, { by: h.by }) },
      ],
      said: 'and',
    }),
  );
  // "Destroy target land and it deals 2 damage to that land's controller": likewise.
  grammar.rule(sentence)('{first} and {second}', { first: deed, second: dealing }, (h) => ({
    do: 'several',
    steps: [h.first, { do: 'act', act: h.second }],
    said: 'and',
  }));
  for (const said of ['the', 'that', 'this'] as const) {
    grammar.rule(sentence)(`{act} . ${said} damage can't be prevented`, { act: dealing }, (h) => ({
      do: 'act',
      act: extend(h.act, { bars: { event: 'prevent', said } }),
    }));
  }
  const base = grammar.category<Act>('what is dealt');
  grammar.rule(sentence)('{by:many} may have {act}', { by: who, act: base }, (h) => ({
    do: 'may',
    who: h.by,
    steps: [{ do: 'act', act: h.act }],
  }));
  const says = grammar.rule(dealing);
  const has = grammar.rule(base);
  const refers = { how: 'introduces', sort: 'damaged' } as const;
  const otherwise = grammar.rule(other);
  // "It deals damage to target creature equal to its power": the same, said last. Of each of several it would be another.
  const one = oneTarget(english, 'to what damage is dealt');
  says(
    '{other:one} deals damage to {object} equal to {amount}',
    { other: what, amount: quantity, object: one },
    (h) => ({ ...dealt(h), object: h.object, amountLast: true }),
    { between: { subject: 'other', other: 'object' }, refers },
  );
  for (const [text, much] of [
    ['{amount} damage', amount],
    ['damage equal to {amount}', quantity],
  ] as const) {
    for (const [is, deals] of [
      [says, 'deals'],
      [has, 'deal'],
    ] as const) {
      is(
        `{other:one} ${deals} ${text} to {object}`,
        { other: what, amount: much, object: what },
        (h) => ({ ...dealt(h), object: h.object }),
        { between: { subject: 'other', other: 'object' }, refers },
      );
      is(
        `{other:one} ${deals} ${text} to {both}`,
        { other: what, amount: much, both },
        (h) => ({ ...dealt(h), object: h.both }),
        { between: { subject: 'other', other: 'both' }, refers },
      );
      is(
        `{other:one} ${deals} ${text} to {by}`,
        { other: what, amount: much, by: who },
        (h) => ({ ...dealt(h), by: h.by }),
        { between: { subject: 'other', other: 'by' }, refers },
      );
    }
    // "If that creature is green, it deals 6 damage instead": to the same.
    otherwise(
      `{other:one} deals ${text}`,
      { other: what, amount: much },
      (h) => ({
        do: 'act',
        act: { ...dealt(h), bare: true },
      }),
      { between: { subject: 'other' }, refers },
    );
    otherwise(
      `{other:one} deals ${text} to that permanent or player`,
      { other: what, amount: much },
      (h) => ({ do: 'act', act: { ...dealt(h), bare: true, toSaid: 'that' } }),
      { between: { subject: 'other' }, refers },
    );
    otherwise(
      `{other:one} deals ${text} to that permanent or player and the damage can't be prevented`,
      { other: what, amount: much },
      (h) => ({
        do: 'act',
        act: {
          ...dealt(h),
          bare: true,
          toSaid: 'that',
          bars: { event: 'prevent', joined: true, said: 'the' },
        },
      }),
      { between: { subject: 'other' }, refers },
    );
  }
}
