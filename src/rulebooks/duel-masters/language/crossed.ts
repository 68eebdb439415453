/** Cross gears and what they are crossed with: "the crossed creature", "a cross gear crossed with this creature", Accelerator. */

import type { Ability } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import type { Description, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced, prefix } from '../../../language/template.js';
import { CREATURE } from './noun.js';

const OBJECT = { how: 'introduces', sort: 'object' } as const;

export function addCrossed(english: English, lines: Category<Ability[]>): void {
  const { grammar, what, whats, lastWhich } = english;
  const crossed = (): What => ({
    what: 'some',
    quantity: { how: 'every', said: 'the' },
    described: { head: CREATURE },
    having: { test: 'relation', relation: 'bears', to: { what: 'this' } },
    as: introduced(),
  });
  grammar.rule(what)('the crossed creature', {}, crossed, { number: 'one', refers: OBJECT });
  grammar.rule(whats)("the crossed creature 's", {}, crossed, { number: 'one', refers: OBJECT });
  grammar.rule(lastWhich)('crossed with {to:one}', { to: what }, (h) => ({
    test: 'relation',
    relation: 'crossed with',
    to: h.to,
  }));
  // "The cross gear", of several.
  grammar.rule(what)(
    'one of the cross gear crossed with {to:one}',
    { to: what },
    (h): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'one of' },
      described: crossedWith(h.to),
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
  addAccelerator(english, lines);
}

function crossedWith(to: What): Description {
  return {
    head: { noun: { trait: 'type', is: 'gear' }, sort: 'permanent' },
    which: [{ test: 'relation', relation: 'crossed with', to }],
  };
}

/** Some cross gear is crossed with the creature. */
const CROSSED: Condition = {
  if: 'exists',
  what: {
    what: 'some',
    quantity: { how: 'one', said: 'a' },
    described: crossedWith({ what: 'this' }),
  },
};

/** "Accelerator: ...": one ability or several, each while the creature is crossed with a cross gear. */
function addAccelerator({ grammar, ability }: English, lines: Category<Ability[]>): void {
  const one = grammar.category<Ability>('an ability');
  grammar.rule(one)('{only}', { only: ability }, (h) =>
    extend(h.only, { label: 'Accelerator', while: CROSSED }),
  );
  const all = grammar.category<Ability[]>('abilities');
  grammar.rule(all)('{only}', { only: one }, (h) => [h.only]);
  const marked = grammar.category<Ability[]>('abilities');
  grammar.rule(marked)('accelerator {only}', { only: one }, (h) => [h.only]);
  grammar.rule(marked)('accelerator {first} {rest}', { first: one, rest: marked }, (h) =>
    prefix([h.first], h.rest),
  );
  grammar.rule(all)('accelerator {first} {rest}', { first: one, rest: marked }, (h) =>
    prefix([h.first], h.rest),
  );
  grammar.rule(lines)('accelerator : {all}', { all }, (h) => h.all);
}
