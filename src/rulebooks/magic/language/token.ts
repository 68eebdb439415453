/** Tokens as texts describe them: "a 1/1 green Saproling creature token". */

import type { TokenText } from '../../../ability/act.js';
import type { What } from '../../../ability/reference.js';
import type { StaticOp } from '../../../ability/static.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category, Words } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';
import type { Token } from '../../../language/token.js';
import { KEYWORDS } from '../keyword.js';
import { eachOf } from './each.js';
import type { Tokens } from './multiplying.js';
import { CLUE, predefined } from './predefined.js';
import { kindWords } from './word.js';

const COLORS = ['white', 'blue', 'black', 'red', 'green', 'colorless'];

/** "1/1 green Saproling creature". */
export const tokenWords: Words<TokenText> = {
  starts: ({ text }) => /^\d+\/\d+$/.test(text),
  read: (tokens, at) => {
    const [, power, toughness] = /^(\d{1,6})\/(\d{1,6})$/.exec(tokens[at]?.text ?? '') ?? [];
    const traits: TokenText['traits'] = [];
    let end = at + 1;
    for (let word = traitOf(tokens, end); word; word = traitOf(tokens, end)) {
      traits.push(word);
      end += 1;
    }
    if (power === undefined || traits.length === 0) return [];
    return [{ end, meaning: { values: { power: Number(power), toughness: Number(toughness) }, traits } }];
  },
  print: (meaning) => {
    const { values, traits, has, enters } = (meaning ?? {}) as Partial<TokenText>;
    return values?.power !== undefined && traits && !has && !enters
      ? { words: [`${values.power}/${values.toughness}`, ...traits.map(({ is }) => is)] }
      : null;
  },
};

function traitOf(tokens: readonly Token[], at: number): TokenText['traits'][number] | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (COLORS.includes(token.word)) return { trait: 'color', is: token.word };
  return kindWords.read(tokens, at)[0]?.meaning;
}

/** Later words can mean what was created. */
const ONE = { number: 'one', refers: { how: 'introduces', sort: 'object' } } as const;
const MANY = { number: 'many', refers: { how: 'introduces', sort: 'object' } } as const;

/** "A creature token you control". */
const OWN_TOKEN: What = {
  what: 'some',
  quantity: { how: 'one', said: 'a' },
  described: {
    head: { kinds: [{ trait: 'type', is: 'creature' }], sort: 'token' },
    which: [{ test: 'controlled', by: { who: 'you' } }],
  },
};

export function addTokens(english: English, except: Category<StaticOp[]>): Tokens {
  const { grammar, count, what } = english;
  const token = grammar.category<TokenText>('a token');
  const described = grammar.category<TokenText>('a token');
  grammar.words(described, tokenWords);
  const named = predefined(grammar);
  grammar.include(token, described, named);
  const forms = 'create creates creating created';
  verb(
    english,
    forms,
    'a {token} token',
    { token },
    (h) => ({ event: 'create', amount: 1, token: h.token, as: introduced() }),
    ONE,
  );
  verb(english, 'investigate investigates investigating investigated', '', {}, () => ({
    event: 'create',
    amount: 1,
    token: CLUE,
    said: 'investigate',
  }));
  // What is copied is chosen as it is done; who controls no such token creates none (701.36a-b).
  verb(
    english,
    'populate populates populating populated',
    '',
    {},
    () => ({ event: 'create', amount: 1, copy: { of: OWN_TOKEN }, said: 'populate', as: introduced() }),
    ONE,
  );
  verb(
    english,
    forms,
    "a token that's a copy of {of}",
    { of: what },
    (h) => ({ event: 'create', amount: 1, copy: { of: h.of }, as: introduced() }),
    ONE,
  );
  verb(
    english,
    forms,
    "a token that's a copy of {of} , except {except}",
    { of: what, except },
    (h) => ({ event: 'create', amount: 1, copy: { of: h.of, except: h.except }, as: introduced() }),
    ONE,
  );
  verb(
    english,
    forms,
    '{amount:many} tokens that are copies of {of}',
    { amount: count, of: what },
    (h) => ({ event: 'create', amount: h.amount, copy: { of: h.of }, as: introduced() }),
    MANY,
  );
  verb(
    english,
    forms,
    '{amount:many} {token} tokens',
    { amount: count, token },
    (h) => ({ event: 'create', amount: h.amount, token: h.token, as: introduced() }),
    MANY,
  );
  const tapped = (token: TokenText): TokenText => extend(token, { enters: { status: 'tapped' } });
  verb(
    english,
    forms,
    'a tapped {token} token',
    { token },
    (h) => ({ event: 'create', amount: 1, token: tapped(h.token), as: introduced() }),
    ONE,
  );
  verb(
    english,
    forms,
    '{amount:many} tapped {token} tokens',
    { amount: count, token },
    (h) => ({ event: 'create', amount: h.amount, token: tapped(h.token), as: introduced() }),
    MANY,
  );
  verb(
    english,
    forms,
    'a {token} token for each {each}',
    { token, each: eachOf(english) },
    (h) => ({ event: 'create', amount: h.each, token: h.token, as: introduced() }),
    MANY,
  );
  return { token, named, described, has: addHaving(english, described) };
}

/** "a 4/4 white Angel creature token with flying and vigilance". */
function addHaving(english: English, described: Category<TokenText>): Category<string[]> {
  const { grammar, count } = english;
  const keyword = grammar.category<string>('a keyword');
  for (const name of KEYWORDS) {
    grammar.rule(keyword)(name, {}, () => name);
  }
  const has = grammar.list('keywords', keyword, 'and');
  const forms = 'create creates creating created';
  verb(
    english,
    forms,
    'a {token} token with {has}',
    { token: described, has },
    (h) => ({ event: 'create', amount: 1, token: extend(h.token, { has: h.has }), as: introduced() }),
    ONE,
  );
  verb(
    english,
    forms,
    'a {token} token with {has} for each {each}',
    { token: described, has, each: eachOf(english) },
    (h) => ({ event: 'create', amount: h.each, token: extend(h.token, { has: h.has }), as: introduced() }),
    MANY,
  );
  const holes = { amount: count, token: described, has };
  verb(
    english,
    forms,
    '{amount:many} {token} tokens with {has}',
    holes,
    (h) => ({ event: 'create', amount: h.amount, token: extend(h.token, { has: h.has }), as: introduced() }),
    MANY,
  );
  return has;
}
