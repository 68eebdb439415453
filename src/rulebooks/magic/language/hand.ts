/** How texts speak of hands and graveyards: "exile all graveyards", "discards their hand", "reveals their hand. You choose a nonland card from it." */

import type { Instruction } from '../../../ability/instruction.js';
import type { Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced, prefix, referred } from '../../../language/template.js';

/**
 * "Put two cards from your hand on top of your library in any order" (401.4): one after the other, each on top of those
 * before it, is every order.
 */
function addPutBack({ grammar, deed, count }: English): void {
  const you = { who: 'you' } as const;
  grammar.rule(deed)(
    'put {times:many} cards from your hand on top of your library in any order',
    { times: count },
    (h) => ({
      do: 'for each',
      times: h.times,
      steps: [
        {
          do: 'act',
          act: {
            event: 'move',
            object: {
              what: 'some',
              quantity: { how: 'one', said: 'a' },
              described: {
                head: { sort: 'card' },
                which: [{ test: 'zone', at: { zone: 'hand', whose: you }, said: 'from' }],
              },
            },
            to: { zone: 'library', whose: you, at: 'top' },
          },
        },
      ],
    }),
  );
}

export function addHands(english: English): void {
  addPutBack(english);
  const { grammar, whose, who } = english;
  const hand = grammar.category<What>('a hand');
  grammar.rule(hand)('{whose} hand', { whose }, (h) => ({
    what: 'contents',
    of: { zone: 'hand', whose: h.whose },
  }));
  for (const [event, forms] of [
    ['discard', 'discard discards discarding discarded'],
    ['reveal', 'reveal reveals revealing revealed'],
  ] as const)
    verb(english, forms, '{object}', { object: hand }, (h) => ({ event, object: h.object }), {
      active: true,
      ...(event === 'discard' && { comes: true }),
    });
  const graveyard = grammar.category<What>('a graveyard');
  const zone = 'graveyard';
  grammar.rule(graveyard)('{whose} graveyard', { whose }, (h) => ({
    what: 'contents',
    of: { zone, whose: h.whose },
  }));
  grammar.rule(graveyard)('all graveyards', {}, () => ({
    what: 'contents',
    of: { zone, plural: true, all: true },
  }));
  verb(
    english,
    'exile exiles exiling exiled',
    '{object}',
    { object: graveyard },
    (h) => ({ event: 'move', object: h.object, to: { zone: 'exile' }, said: 'exile' }),
    { active: true, comes: true },
  );
  const revealed = grammar.category<Instruction>('whose hand is revealed');
  grammar.rule(revealed)('{by:one} reveals {object}', { by: who, object: hand }, (h) => ({
    do: 'act',
    act: { event: 'reveal', object: h.object, by: h.by },
  }));
  addChosenFrom(english, revealed);
}

/** "Target player reveals their hand. You choose a nonland card from it. That player discards that card." */
function addChosenFrom({ grammar, sentences, described }: English, revealed: Category<Instruction>): void {
  const fromIt = grammar.category<Test>('from the hand');
  grammar.rule(fromIt)(
    'from it',
    {},
    () => ({
      test: 'zone',
      at: { zone: 'hand', whose: { who: 'that', of: referred(), said: 'they' }, bare: true },
      said: 'from',
    }),
    { refers: { how: 'back', sort: 'player' } },
  );
  const card = grammar.category<What>('a card of the hand');
  grammar.rule(card)(
    'a {described:one} {which}',
    { described, which: fromIt },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: extend(h.described, { which: [h.which] }),
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
  grammar.rule(sentences)(
    '{first} . you choose {what} . {rest}',
    { first: revealed, what: card, rest: sentences },
    (h) => prefix([h.first, { do: 'choose', what: h.what }], h.rest),
  );
}
