/** What would be paid to activate an effect, for what can be done instead: "if you would discard to activate the effect of ...". */

import type { Act, CausePattern } from '../../../ability/act.js';
import type { Description } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';

/** It is paid to activate an effect. */
const PAID = { manner: 'cost', activates: true } as const;

export function addPaying(english: English): void {
  const { grammar, would, who, described } = english;
  const effect = grammar.category<CausePattern>('an effect');
  const of = grammar.rule(effect);
  of('a card effect', {}, () => ({ ...PAID, one: true }));
  of("a {source:one} 's effect", { source: described }, (h) => ({
    ...PAID,
    source: h.source,
    of: "'s effect",
  }));
  of('the effect of a {source:one}', { source: described }, (h) => ({
    ...PAID,
    source: h.source,
    of: 'the effect of',
  }));
  const price = grammar.category<Act>('what is paid');
  const paying = grammar.category<Act>('what is paid');
  addPaid(english, price, paying);
  const is = grammar.rule(would);
  is('{by} would {price} to activate {effect}', { by: who, price, effect }, (h) =>
    extend(h.price, { by: h.by, cause: [h.effect] }),
  );
  is('{by} would activate {effect} by {paying}', { by: who, paying, effect }, (h) =>
    extend(h.paying, { by: h.by, cause: [h.effect] }),
  );
  // Whose effect it is, pays for it.
  for (const [text, said] of [
    ['its', 'its effect'],
    ['a', 'an effect'],
  ] as const) {
    const cause = (source: Description): CausePattern[] => [{ ...PAID, source, of: said }];
    is(`a {source:one} would {price} to activate ${text} effect`, { source: described, price }, (h) =>
      extend(h.price, { cause: cause(h.source) }),
    );
    is(`a {source:one} would activate ${text} effect by {paying}`, { source: described, paying }, (h) =>
      extend(h.paying, { cause: cause(h.source) }),
    );
  }
}

/** With what effects are activated, be it one or several. @param price "discard" @param paying "detaching material" */
function addPaid(
  { grammar, what: object, counter }: English,
  price: Category<Act>,
  paying: Category<Act>,
): void {
  const is = grammar.rule(price);
  is('discard', {}, () => ({ event: 'discard', bare: true }));
  is('discard {object}', { object }, (h) => ({ event: 'discard', object: h.object }));
  is('Tribute {object}', { object }, (h) => ({ event: 'tribute', object: h.object }));
  for (const [material, said] of MATERIALS)
    grammar.rule(paying)(`detaching ${material}`, {}, () => ({ event: 'detach', ...said }));
  grammar.rule(paying)('removing a {counter} Counter(s) from {object}', { counter, object }, (h) => ({
    event: 'remove counters',
    counter: h.counter,
    object: h.object,
  }));
}

/** How texts say that materials are detached, however many. */
const MATERIALS = [
  ['material', {}],
  ['material(s)', { bare: true }],
  ['a Xyz Material(s)', { single: true }],
] as const;
