/**
 * What is done for each of something, or for so many as were counted; and what may not be done with shields that are put
 * into the hand.
 */

import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import { introduced, prefix, referred } from '../../../language/template.js';
import { unused } from '../substitution.js';

/** Parentheses that say what the rules do not: that forbid what they would allow, or allow what they would not. */
export const SPOKEN = /^\(You (?:can['’]t use the ["“]shield trigger["”]|may choose the same one twice)/i;

const ATTEMPT = 'attempt';

export function addForEach(english: English): void {
  const { grammar, sentence, whose } = english;
  verb(
    english,
    'discard discards discarding discarded',
    '{whose} hand',
    { whose },
    (h) => ({
      event: 'discard',
      object: { what: 'contents', of: { zone: 'hand', whose: h.whose } },
      tried: introduced(),
    }),
    { refers: { how: 'introduces', sort: ATTEMPT } },
  );
  // What is put into the battle zone instead counts as discarded: its discarding was attempted (101.3a).
  grammar.rule(sentence)(
    'for each card you discarded , {step}',
    { step: sentence },
    (h) => ({ do: 'for each', times: { attempted: referred() }, steps: [h.step] }),
    { refers: { how: 'back', sort: ATTEMPT } },
  );
  addForEachThere(english);
  addCounted(english);
  addForbidding(english);
}

/** "For each card in your mana zone, put a card from the top of your deck into your mana zone tapped": all of them at once. */
function addForEachThere(english: English): void {
  const { grammar, sentence, described, whose, zoneName, place: to, arriving } = english;
  const each = grammar.category<What>('each of them');
  grammar.rule(each)('each {described:one}', { described }, (h) => ({
    what: 'some',
    quantity: { how: 'every', said: 'each' },
    described: h.described,
  }));
  grammar.rule(each)('each of {whose} {described:many}', { whose, described }, (h) => ({
    what: 'some',
    quantity: { how: 'every', said: 'each of' },
    whose: h.whose,
    described: h.described,
  }));
  for (const [text, how] of [
    ['the top card', {}],
    ['a card from the top', { said: 'a' }],
  ] as const)
    grammar.rule(sentence)(
      `for {each} , put ${text} of {of} {zone} into {to} ({arriving})?`,
      { each, of: whose, zone: zoneName, to, arriving },
      (h) => ({
        do: 'act',
        act: {
          event: 'move',
          object: { what: 'top', amount: { count: h.each }, of: h.of, zone: h.zone, ...how },
          to: h.to,
          arriving: h.arriving,
        },
      }),
    );
  verb(
    english,
    'draw draws drawing drawn',
    'a card for {each}',
    { each },
    (h) => ({ event: 'draw', amount: { times: 1, of: { count: h.each } }, as: introduced() }),
    { refers: { how: 'introduces', sort: 'object' }, number: 'many' },
  );
}

/** "Count the number of cards in your mana zone. You may put that many cards from the top of your deck into ..." */
function addCounted(english: English): void {
  const { grammar, sentences, what, who, whose, zoneName, place: to, arriving } = english;
  for (const [text, said] of [
    ['that many', 'from'],
    ['the same number of', 'the same number'],
  ] as const)
    grammar.rule(sentences)(
      `count the number of {count:many} . {who} may put ${text} cards from the top of {of} {zone} into {to} ({arriving})? .`,
      { count: what, who, of: whose, zone: zoneName, to, arriving },
      (h) => [
        {
          do: 'where',
          x: { count: h.count },
          steps: [
            {
              do: 'may',
              who: h.who,
              steps: [
                {
                  do: 'act',
                  act: {
                    event: 'move',
                    object: { what: 'top', amount: { x: true }, of: h.of, zone: h.zone, said },
                    to: h.to,
                    arriving: h.arriving,
                  },
                },
              ],
            },
          ],
        },
      ],
    );
}

/** "(You can't use the "shield trigger" abilities of those shields.)": of the cards that were these shields. */
function addForbidding({ grammar, back, sentence, sentences }: English): void {
  const forbidden = grammar.category<Instruction>('what can\u2019t be used');
  grammar.rule(forbidden)(
    'you can\'t use the "shield\u00a0trigger" abilities of {shields:many}',
    { shields: back },
    (h) => unused(h.shields),
  );
  const text = grammar.rule(sentences);
  text('{first} . ( {forbidden} . )', { first: sentence, forbidden }, (h) => [h.first, h.forbidden]);
  text('{first} . ( {forbidden} . ) {rest}', { first: sentence, forbidden, rest: sentences }, (h) =>
    prefix([h.first, h.forbidden], h.rest),
  );
}
