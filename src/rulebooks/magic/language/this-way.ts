/**
 * What a text says of what it has really done: "for each creature destroyed this way", "the life lost this way". What was
 * done instead, or could not be done, was not done this way (614.6, 101.2); what it is, is what it last was (608.2h).
 */

import type { Done } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced, referred } from '../../../language/template.js';

/** The participles of what is done to objects, with the kind of event, or the verb, by which a text has told it. */
const DONE = {
  destroyed: 'destroy',
  sacrificed: 'sacrifice',
  discarded: 'discard',
  exiled: 'exile',
  tapped: 'tap',
  untapped: 'untap',
} as const;

/** Of what there is an amount, and the kind of event. */
const AMOUNTS = { 'life lost this way': 'lose life', 'damage dealt this way': 'damage' } as const;

export function addThisWay(english: English): void {
  const { grammar, described, condition, quantity, count } = english;
  const done = doneThisWay(english);
  grammar.rule(quantity)('the number of {count:many}', { count: done }, (h) => ({ count: h.count }));
  const many = { refers: { how: 'back', sort: 'done' } } as const;
  for (const [text, act] of Object.entries(AMOUNTS))
    grammar.rule(quantity)(`the ${text}`, {}, () => ({ came: referred() }), {
      refers: { ...many.refers, act },
    });
  grammar.rule(quantity)(
    'the greatest number of cards a player discarded this way',
    {},
    () => ({ came: referred(), most: true }),
    { refers: { ...many.refers, act: 'discard' } },
  );
  // "Discard any number of cards, then draw that many cards."
  grammar.rule(count)('that many', {}, () => ({ came: referred(), said: 'that many' }), {
    ...many,
    number: 'many',
  });
  for (const [said, act] of Object.entries(DONE)) {
    const refers = { ...many.refers, act };
    grammar.rule(condition)(
      `a {described:one} was ${said} this way`,
      { described },
      (h) => ({ if: 'exists', what: { what: 'done', of: referred(), described: h.described, said } }),
      { refers },
    );
    grammar.rule(condition)(
      `you ${said} a {described:one} this way`,
      { described },
      (h) => ({
        if: 'exists',
        what: { what: 'done', of: referred(), described: h.described, said },
        by: { who: 'you' },
      }),
      { refers },
    );
  }
  addForEach(english, done);
}

/** "Creature destroyed this way", "cards discarded this way". */
export function doneThisWay({ grammar, described }: English): Category<Done> {
  const done = grammar.category<Done>('what was done so');
  for (const [said, act] of Object.entries(DONE))
    grammar.rule(done)(
      `{described} ${said} this way`,
      { described },
      (h) => ({ what: 'done', of: referred(), described: h.described, said }),
      { number: { of: 'described' }, refers: { how: 'back', sort: 'done', act } },
    );
  return done;
}

/** "For each creature destroyed this way, its controller creates a 1/1 white Spirit creature token with flying." */
function addForEach({ grammar, sentence }: English, done: Category<Done>): void {
  const each = grammar.category<Done>('what was done so');
  grammar.rule(each)('{done:one}', { done }, (h) => extend(h.done, { as: introduced() }), {
    number: 'one',
    refers: { how: 'introduces', sort: 'object' },
  });
  grammar.rule(sentence)('for each {of} , {step}', { of: each, step: sentence }, (h) => ({
    do: 'for each',
    of: h.of,
    steps: [h.step],
  }));
}
