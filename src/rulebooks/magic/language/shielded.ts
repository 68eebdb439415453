/** To whom damage is dealt, by whom: "any target", "you and creatures you control", "a red source of your choice". */

import type { Act } from '../../../ability/act.js';
import type { Either, Some, Test, What, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { apart, introduced } from '../../../language/template.js';
import { KEYWORDS } from '../keyword.js';

/** To whom damage would be dealt, as a shield speaks of it; and to whom it is dealt, of whom there must be one. */
export interface Recipients {
  readonly any: Category<Act>;
  readonly one: Category<Act>;
  /** Players and objects alike, of whom one is targeted or all are meant. */
  readonly both: Category<What>;
}

export function addRecipients(english: English, said: Category<Act>): Recipients {
  const { grammar, what, who, described, count } = english;
  const target = addTargets(english);
  const any = grammar.category<Act>('to whom damage is dealt');
  grammar.include(any, said);
  grammar.rule(any)('{object}', { object: target }, (h) => ({ event: 'damage', object: h.object }));
  grammar.rule(any)('players', {}, () => ({ event: 'damage', by: { who: 'player', said: 'plural' } }));
  grammar.rule(any)('target {of}', { of: addTargetPlayer(english) }, (h) => ({ event: 'damage', by: h.of }));
  const one = grammar.category<Act>('to whom damage is dealt');
  grammar.rule(one)('{object:one}', { object: what }, (h) => ({ event: 'damage', object: h.object }));
  grammar.rule(one)('{object}', { object: target }, (h) => ({ event: 'damage', object: h.object }));
  grammar.rule(one)('{by}', { by: who }, (h) => ({ event: 'damage', by: h.by }));
  addSources(english);
  addCombatants(english);
  const both = grammar.category<What>('to whom damage is dealt');
  grammar.include(both, target);
  grammar.rule(both)('each {described:one} and each {of}', { described, of: addEach(english) }, (h) => ({
    what: 'either',
    who: h.of,
    or: { what: 'some', quantity: { how: 'every', said: 'each' }, described: h.described },
    said: 'together',
  }));
  // "Each of up to two target creatures": to each as much.
  for (const [text, how] of [
    ['each of {count:many} target {described:many}', 'exactly'],
    ['each of up to {count:many} target {described:many}', 'up to'],
  ] as const)
    grammar.rule(both)(
      text,
      { count, described },
      (h) => ({
        what: 'some',
        quantity: { how, amount: h.count, said: 'each of' },
        target: true,
        described: h.described,
        as: introduced(),
      }),
      { number: 'many', refers: { how: 'introduces', sort: 'object' } },
    );
  return { any, one, both };
}

function addTargetPlayer({ grammar }: English) {
  const of = grammar.category<Extract<Act['by'], { who: 'target' }>>('a player');
  for (const word of ['player', 'opponent'] as const)
    grammar.rule(of)(word, {}, () => ({ who: 'target', of: word }));
  return of;
}

function addEach({ grammar }: English): Category<Who> {
  const each = grammar.category<Who>('a player');
  grammar.rule(each)('player', {}, () => ({ who: 'player', said: 'each' }));
  grammar.rule(each)('opponent', {}, () => ({ who: 'opponent', said: 'each' }));
  return each;
}

/** What damage is dealt to beside players (120.1). */
const DAMAGED: Some = {
  what: 'some',
  quantity: { how: 'one', said: 'target' },
  target: true,
  described: {
    head: {
      either: (['creature', 'planeswalker', 'battle'] as const).map((is) => ({
        noun: { trait: 'type', is },
        sort: 'permanent',
      })),
    },
  },
};

/** Other than what was mentioned before, or than the text's own object. */
const otherDamaged = (): Some => ({
  ...DAMAGED,
  described: { ...DAMAGED.described, adjectives: [{ test: 'other', said: 'other', than: apart() }] },
});

/** "Any target", "target creature or player", "target player or planeswalker". */
function addTargets({ grammar, described }: English): Category<What> {
  const target = grammar.category<What>('a target');
  const refers = { number: 'one', refers: { how: 'introduces', sort: 'object' } } as const;
  const is = grammar.rule(target);
  is(
    'any target',
    {},
    (): Either => ({
      what: 'either',
      who: { who: 'target', of: 'player' },
      or: DAMAGED,
      said: 'any target',
      target: true,
      as: introduced(),
    }),
    refers,
  );
  is(
    'any other target',
    {},
    (): Either => ({
      what: 'either',
      who: { who: 'target', of: 'player' },
      or: otherDamaged(),
      said: 'any other target',
      target: true,
      as: introduced(),
    }),
    refers,
  );
  for (const of of ['player', 'opponent'] as const) {
    for (const said of ['or', 'objects first'] as const) {
      is(
        said === 'or' ? `target ${of} or {described:one}` : `target {described:one} or ${of}`,
        { described },
        (h): Either => ({
          what: 'either',
          who: { who: 'target', of },
          or: {
            what: 'some',
            quantity: { how: 'one', said: 'target' },
            target: true,
            described: h.described,
          },
          said,
          target: true,
          as: introduced(),
        }),
        refers,
      );
    }
  }
  return target;
}

/** "A source of your choice" (609.7): chosen as the effect is made. */
function addSources({ grammar, what, described, which, who }: English): void {
  const colored = { having: { test: 'chosen', trait: 'color', kind: 'color' } } as const;
  for (const [words, having] of [
    ['', {}],
    [' of the chosen color', colored],
  ] as const)
    grammar.rule(what)(
      `a {described:one} of your choice${words}`,
      { described },
      (h): What => ({
        what: 'some',
        quantity: { how: 'one', said: 'a' },
        ofChoice: true,
        described: h.described,
        ...having,
        as: introduced(),
      }),
      { number: 'one', refers: { how: 'introduces', sort: 'object' } },
    );
  grammar.rule(which)("{by:many} don't control", { by: who }, (h) => ({
    test: 'not',
    of: { test: 'controlled', by: h.by },
  }));
}

/** Creatures in combat (506.4, 509.1h), and what has a keyword. */
function addCombatants({ grammar, adjective, which }: English): void {
  grammar.terms<Test>(adjective, {
    attacking: ATTACKING,
    blocking: BLOCKING,
    blocked: BLOCKED,
    unblocked: { test: 'all', of: [ATTACKING, { test: 'not', of: BLOCKED }] },
  });
  grammar.rule(adjective)('attacking or blocking', {}, () => ({
    test: 'any',
    of: [ATTACKING, BLOCKING],
  }));
  for (const is of KEYWORDS) {
    const has: Test = { test: 'trait', trait: 'keyword', is };
    grammar.rule(which)(`with ${is}`, {}, () => has);
    grammar.rule(which)(`without ${is}`, {}, () => ({ test: 'not', of: has }));
  }
}

const ATTACKING: Test = { test: 'status', status: 'attacking' };
const BLOCKING: Test = { test: 'relation', relation: 'blocking', to: { what: 'this' } };
const BLOCKED: Test = { test: 'relation', relation: 'blocked', to: { what: 'this' } };
