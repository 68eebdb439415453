/** How texts say that other tokens are created instead: twice as many, others besides, others in their place (614.1a, 614.16). */

import type { Replacement } from '../../../ability/ability.js';
import type { Act, TokenText } from '../../../ability/act.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { TraitWord } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';
import { FIRST_TOKENS } from '../replacing/first-tokens.js';

const EVENT: Quantity = { event: 'amount' };
const SOME = { event: 'create', atLeast: 1 } as const;

/** The tokens that texts describe, and those that have a name. */
export interface Tokens {
  readonly token: Category<TokenText>;
  readonly named: Category<TokenText>;
  /** A description alone, and the keywords after it: "with flying and vigilance". */
  readonly described: Category<TokenText>;
  readonly has: Category<string[]>;
}

export function addMultiplying(english: English, to: Category<Quantity>, tokens: Tokens): void {
  const { grammar, would, statement } = english;
  const watch = addWouldCreate(english);
  grammar.include(would, watch);
  const becomes = addCreated(english, to, tokens);
  grammar.rule(statement)('if {watch} , {becomes}', { watch, becomes }, (h) =>
    extend(h.becomes, { ability: 'replacement' as const, opens: 'if' as const, watch: h.watch }),
  );
  addOneOfEach(english, tokens);
  addFirstEachTurn(english, watch);
}

/** "One or more artifact tokens would be created under your control", "an effect would create one or more tokens". */
function addWouldCreate({ grammar, kind, whose, who }: English): Category<Act> {
  const introduces = { refers: { how: 'introduces', sort: 'amount' } } as const;
  const would = grammar.category<Act>('what would be created');
  const cause = { cause: [{ manner: 'effect' }] };
  const kinds = grammar.category<TokenText>('a kind of token');
  grammar.rule(kinds)('{kind}', { kind: kind as Category<TraitWord> }, (h) => ({
    values: {},
    traits: [h.kind],
  }));
  const is = grammar.rule(would);
  for (const [words, holes] of [
    ['tokens', {}],
    ['{token} tokens', { token: kinds }],
  ] as const) {
    const of = (h: object): object => ('token' in h ? { token: h.token } : {});
    is(
      `one or more ${words} would be created under {whose} control`,
      { ...holes, whose },
      (h) => ({ ...SOME, by: h.whose, ...of(h) }),
      introduces,
    );
    is(`one or more ${words} would be created`, holes, (h) => ({ ...SOME, ...of(h) }), introduces);
    is(
      `{by} would create one or more ${words}`,
      { ...holes, by: who },
      (h) => ({ ...SOME, by: h.by, bare: true, ...of(h) }),
      introduces,
    );
    is(
      `a effect would create one or more ${words} under {whose} control`,
      { ...holes, whose },
      (h) => ({ ...SOME, by: h.whose, ...of(h), ...cause }),
      introduces,
    );
    is(
      `a effect would create one or more ${words}`,
      holes,
      (h) => ({ ...SOME, ...of(h), ...cause }),
      introduces,
    );
  }
  return would;
}

/** What becomes of it. */
type Created = Pick<Replacement, 'outcome' | 'says' | 'of'>;

const AGAIN: Act = { event: 'create' };

function addCreated(
  { grammar }: English,
  to: Category<Quantity>,
  { token, named, described, has }: Tokens,
): Category<Created> {
  const created = grammar.category<Created>('what is created instead');
  const is = grammar.rule(created);
  const amount = (to: Quantity): Created['outcome'] => ({
    outcome: 'modify',
    changes: [{ change: 'amount', to }],
  });
  is('{to} of those tokens are created instead', { to }, (h) => ({
    outcome: amount(h.to),
    says: 'instead',
    of: AGAIN,
  }));
  is('it creates {to} of those tokens instead', { to }, (h) => ({
    outcome: amount(h.to),
    says: 'instead',
    of: { ...AGAIN, bare: true },
  }));
  is('instead create {to} of those tokens', { to }, (h) => ({
    outcome: amount(h.to),
    says: 'instead first',
    of: AGAIN,
  }));
  const more = grammar.category<Instruction[]>('what is created besides');
  const act = (h: { token: TokenText }, much: Quantity): Instruction[] => [
    { do: 'act', act: { event: 'create', amount: much, token: h.token } },
  ];
  const besides = grammar.rule(more);
  besides('a {token} token', { token }, (h) => act(h, 1));
  besides('that many {token} tokens', { token }, (h) => act(h, EVENT));
  const additional = grammar.category<TokenText>('a token');
  grammar.rule(additional)('a additional {named} token', { named }, (h) => h.named);
  is('those tokens plus {more} are created instead', { more }, (h) => ({
    outcome: { outcome: 'modify', changes: [{ change: 'besides', do: h.more, said: 'are created' }] },
    says: 'instead',
  }));
  is('instead create those tokens plus {more}', { more }, (h) => ({
    outcome: { outcome: 'modify', changes: [{ change: 'besides', do: h.more }] },
    says: 'instead first',
  }));
  is('those tokens plus {token} are created instead', { token: additional }, (h) => ({
    outcome: { outcome: 'modify', changes: [{ change: 'besides', do: act(h, 1), said: 'are created' }] },
    says: 'instead',
    of: AGAIN,
  }));
  is('instead create those tokens plus {token}', { token: additional }, (h) => ({
    outcome: { outcome: 'modify', changes: [{ change: 'besides', do: act(h, 1) }] },
    says: 'instead first',
    of: AGAIN,
  }));
  is('that many {token} tokens are created instead', { token }, (h) => ({
    outcome: { outcome: 'stand in', do: act(h, EVENT) },
    says: 'instead',
    of: AGAIN,
  }));
  is('that many {token} tokens with {has} are created instead', { token: described, has }, (h) => ({
    outcome: { outcome: 'stand in', do: act({ token: extend(h.token, { has: h.has }) }, EVENT) },
    says: 'instead',
    of: AGAIN,
  }));
  return created;
}

/** "If you would create a Clue, Food, or Treasure token, instead create one of each": so many of each as it would be of any. */
function addOneOfEach({ grammar, statement }: English, { named }: Tokens): void {
  const such = (token: TokenText): Act => ({ event: 'create', token });
  const each = (token: TokenText): Instruction => ({
    do: 'act',
    act: { event: 'create', amount: EVENT, token },
  });
  grammar.rule(statement)(
    'if you would create a {a} , {b} , or {c} token , instead create one of each',
    { a: named, b: named, c: named },
    (h) => ({
      ability: 'replacement',
      opens: 'if',
      watch: { ...SOME, by: { who: 'you' }, either: [such(h.a), such(h.b), such(h.c)] },
      outcome: { outcome: 'stand in', do: [each(h.a), each(h.b), each(h.c)] },
      says: 'instead first',
    }),
  );
}

/** "The first time you would create one or more tokens each turn": this turn that player has created none so far. */
const NONE_YET: Condition = {
  if: 'value',
  who: { who: 'you' },
  value: FIRST_TOKENS,
  by: 'at most',
  to: 0,
};

const YOUR_TURN: Condition = { if: 'turn', whose: { who: 'you' }, said: 'during' };

/**
 * "The first time you would create one or more tokens each turn, you may instead create that many tokens that are copies of
 * enchanted permanent." Where that is declined, those are the first.
 */
function addFirstEachTurn(english: English, watch: Category<Act>): void {
  const { grammar, statement, deeds } = english;
  for (const [turns, given] of [
    ['each turn', NONE_YET],
    ['during each of your turns', { if: 'all', of: [NONE_YET, YOUR_TURN] }],
  ] as const satisfies readonly (readonly [words: string, given: Condition])[])
    grammar.rule(statement)(
      `the ‹first time› {watch} ${turns} , you may instead {deeds}`,
      { watch, deeds },
      (h) => ({
        ability: 'replacement',
        watch: h.watch,
        given,
        optional: { who: 'you' },
        outcome: { outcome: 'stand in', do: [h.deeds] },
        says: 'instead first',
      }),
      { says: 'given' },
    );
  addOtherThanItself(english);
}

/** "A creature other than this creature". */
function addOtherThanItself({ grammar, what, described, selfNoun }: English): void {
  grammar.rule(what)(
    'a {described:one} other than this {noun}',
    { described, noun: selfNoun },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: h.described,
      having: {
        test: 'not',
        of: { test: 'relation', relation: 'among', to: { what: 'this', noun: h.noun } },
      },
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
}
