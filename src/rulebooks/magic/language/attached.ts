/** How texts speak of what something is attached to (301.5, 303.4), and of another than themselves. */

import { every } from '../../../ability/every.js';
import type { Description, Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import { introduced, prefix } from '../../../language/template.js';

const OBJECT = { how: 'introduces', sort: 'object' } as const;

/** "Enchanted creature": what bears the text's own object. */
export function bearing(said: 'enchanted' | 'equipped', of: Description): What {
  return {
    what: 'some',
    quantity: { how: 'every', said },
    described: of,
    having: { test: 'relation', relation: 'bears', to: { what: 'this' } },
    as: introduced(),
  };
}

export function addAttached(english: English): void {
  const { grammar, what, whats, head, described, keyword } = english;
  for (const said of ['enchanted', 'equipped'] as const) {
    grammar.rule(what)(`${said} {described:one}`, { described }, (h) => bearing(said, h.described), {
      number: 'one',
      refers: OBJECT,
    });
    // What follows the noun would stand between it and its possessive.
    grammar.rule(whats)(`${said} {head:one} 's`, { head }, (h) => bearing(said, { head: h.head }), {
      number: 'one',
      refers: OBJECT,
    });
  }
  addAnother(english);
  // An Aura is attached to it (303.4).
  const auras: What = every({ head: { noun: { trait: 'subtype', is: 'Aura' }, sort: 'permanent' } });
  grammar.rule(english.clause.one)("that's enchanted", {}, () => ({
    test: 'relation',
    relation: 'bears',
    to: auras,
  }));
  grammar.rule(english.lastWhich)('attached to {to}', { to: what }, (h) => ({
    test: 'relation',
    relation: 'attached to',
    to: h.to,
  }));
  // "As long as this Equipment is attached to a creature".
  grammar.rule(english.condition)('{of:one} is attached to {to:one}', { of: what, to: what }, (h) => ({
    if: 'is',
    what: h.of,
    tests: [{ test: 'relation', relation: 'attached to', to: h.to }],
    said: 'is',
  }));
  const holes = { object: what, other: what };
  verb(english, 'attach attaches attaching attached', '{object} to {other}', holes, (h) => ({
    event: 'attach',
    object: h.object,
    other: h.other,
  }));
  grammar.rule(keyword)('enchant {whom:one}', { whom: described }, (h) => ({
    ability: 'keyword',
    keyword: 'enchant',
    whom: h.whom,
  }));
}

/** "Another target Elf you control": not the object that the text is on. */
function addAnother({ grammar, what, adjectives, head, oneHead, whiches }: English): void {
  grammar.rule(what)(
    'another target {head:one} ({which})?',
    { head, which: whiches },
    (h): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'target' },
      target: true,
      described: { adjectives: [{ test: 'other', said: 'another' }], head: h.head, which: h.which },
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
  grammar.rule(what)(
    'another target {adjectives} {head:one} ({which})?',
    { adjectives, head: oneHead, which: whiches },
    (h): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'target' },
      target: true,
      described: {
        adjectives: prefix<Test>([{ test: 'other', said: 'another' }], h.adjectives),
        head: h.head,
        which: h.which,
      },
      as: introduced(),
    }),
    { number: 'one', refers: OBJECT },
  );
}
