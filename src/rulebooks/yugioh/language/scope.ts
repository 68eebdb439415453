/** To how many of several cards one replacement applies: "1 of those", "for each of those", "exactly 1". */

import type { Description, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';

export function addScopes(english: English, becomes: Category<Becomes>): void {
  const { grammar, deeds, who, head, described, would, done, causes, count } = english;
  const is = grammar.rule(becomes);
  const held = { who, deeds, head };
  is('{who} can {deeds} instead of 1 of those {head:many}', held, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
    scope: { to: 'one', said: 'of those', head: h.head },
  }));
  is('{who} can {deeds} instead of destroying 1 of those {head:many}', held, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
    scope: { to: 'one', said: 'doing', head: h.head },
  }));
  is('{who} can {deeds} instead of 1 {described:one}', { who, deeds, described }, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
    scope: { to: 'one', said: 'described', described: h.described },
  }));
  is('{who} can {deeds} for each of those {head:one} instead', held, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
    scope: { to: 'each', head: h.head },
  }));
  is('{who} can {deeds} for each of those {head:many} instead', held, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
    scope: { to: 'each', head: h.head, many: true },
  }));
  is('{who} can {deeds} , for each of those {head:one} instead', held, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
    scope: { to: 'each', head: h.head, apart: true },
  }));
  is(
    '{who} can {deeds} for each {head:one} that would be destroyed , instead ( you must protect all your {all:many} that would be destroyed , if you use this effect )',
    { ...held, all: head },
    (h) => ({
      optional: h.who,
      outcome: { outcome: 'stand in', do: [h.deeds] },
      says: 'instead apart',
      scope: { to: 'each', head: h.head, all: h.all },
    }),
  );
  const exactly = { exactly: count, described, deed: done, cause: causes };
  grammar.rule(would)('exactly {exactly} {described:same} would be {deed} (by {cause})?', exactly, (h) =>
    extend(h.deed, { object: one(h.described), exactly: h.exactly, cause: h.cause }),
  );
  grammar.rule(would)(
    'exactly {exactly} {described:same} ( and no other cards ) would be {deed} (by {cause})?',
    exactly,
    (h) =>
      extend(h.deed, {
        object: one(h.described),
        exactly: h.exactly,
        alone: true as const,
        cause: h.cause,
      }),
  );
  // "That many monsters": as many as would be destroyed.
  grammar.rule(english.count)('that many', {}, () => ({ event: 'amount' }), { number: 'many' });
}

function one(described: Description): What {
  return { what: 'some', quantity: { how: 'one', said: 'a' }, described, as: introduced() };
}
