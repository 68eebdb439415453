/** Tokens as texts describe them: "a 1/1 green Saproling creature token". */

import type { Act, TokenText } from '../../../ability/act.js';
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
      // "Blue and red": of two colors the second follows an "and".
      if (traits.length === 1 && isColor(word) && tokens[end]?.word === 'and') {
        const second = traitOf(tokens, end + 1);
        if (!second || !isColor(second)) return [];
        traits.push(second);
        end += 2;
      }
    }
    if (traits.slice(2).some(isColor) || isColor(traits[1]) !== (tokens[at + 2]?.word === 'and')) return [];
    if (power === undefined || traits.length === 0) return [];
    return [{ end, meaning: { values: { power: Number(power), toughness: Number(toughness) }, traits } }];
  },
  print: (meaning) => {
    const { values, traits, has, enters } = (meaning ?? {}) as Partial<TokenText>;
    if (values?.power === undefined || !traits || has || enters) return null;
    const words = traits.flatMap((word, at) => (at === 1 && isColor(word) ? ['and', word.is] : [word.is]));
    return { words: [`${values.power}/${values.toughness}`, ...words] };
  },
};

function isColor(word: TokenText['traits'][number] | undefined): boolean {
  return word?.trait === 'color';
}

function traitOf(tokens: readonly Token[], at: number): TokenText['traits'][number] | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (COLORS.includes(token.word)) return { trait: 'color', is: token.word };
  return kindWords.read(tokens, at)[0]?.meaning;
}

const ONE = { number: 'one', refers: { how: 'introduces', sort: 'object' } } as const;
const MANY = { number: 'many', refers: { how: 'introduces', sort: 'object' } } as const;

const CREATED = { event: 'create', as: introduced() } as const;

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
  const { made, has } = addMade(english, token, described);
  // Later words can mean what was created.
  verb(english, forms, '{made:one}', { made }, (h) => extend(h.made, CREATED), ONE);
  verb(english, forms, '{made:many}', { made }, (h) => extend(h.made, CREATED), MANY);
  // All of them are created at the same time (111.1).
  verb(
    english,
    forms,
    '{kinds}',
    { kinds: grammar.several('tokens', made, 'and') },
    (h) => ({ event: 'create', kinds: h.kinds, as: introduced() }),
    MANY,
  );
  grammar.rule(english.deed)(
    'for each {each} , create a {token} token',
    { each: eachOf(english), token },
    (h) => ({
      do: 'act',
      act: { event: 'create', amount: h.each, token: h.token, eachFirst: true },
    }),
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
  return { token, named, described, has };
}

/** So many tokens of one kind. */
type Made = Pick<Act, 'amount' | 'token'>;

/** "Two 1/1 white Spirit creature tokens with flying", "a tapped Treasure token", "a Food token for each creature you control". */
function addMade(
  english: English,
  token: Category<TokenText>,
  described: Category<TokenText>,
): { made: Category<Made>; has: Category<string[]> } {
  const { grammar, count } = english;
  const keyword = grammar.category<string>('a keyword');
  for (const name of KEYWORDS) grammar.rule(keyword)(name, {}, () => name);
  const has = grammar.list('keywords', keyword, 'and');
  const made = grammar.category<Made>('tokens');
  const tokens = grammar.category<Made>('tokens');
  const each = eachOf(english);
  const is = grammar.rule(made);
  const tapped = (token: TokenText): TokenText => extend(token, { enters: { status: 'tapped' } });
  const having = (h: { token: TokenText; has: string[] }): TokenText => extend(h.token, { has: h.has });
  const plain = { token };
  const more = { token: described, has };
  for (const [how, as] of [
    ['', (token: TokenText) => token],
    ['tapped ', tapped],
  ] as const) {
    is(`a ${how}{token} token`, plain, (h) => ({ amount: 1, token: as(h.token) }), { number: 'one' });
    is(`a ${how}{token} token with {has}`, more, (h) => ({ amount: 1, token: as(having(h)) }), {
      number: 'one',
    });
    is(
      `a ${how}{token} token for each {each}`,
      { ...plain, each },
      (h) => ({ amount: h.each, token: as(h.token) }),
      {
        number: 'many',
      },
    );
    is(
      `a ${how}{token} token with {has} for each {each}`,
      { ...more, each },
      (h) => ({ amount: h.each, token: as(having(h)) }),
      { number: 'many' },
    );
    grammar.rule(tokens)(
      `{amount:many} ${how}{token} tokens`,
      { ...plain, amount: count },
      (h) => ({ amount: h.amount, token: as(h.token) }),
      { number: 'many' },
    );
    grammar.rule(tokens)(
      `{amount:many} ${how}{token} tokens with {has}`,
      { ...more, amount: count },
      (h) => ({ amount: h.amount, token: as(having(h)) }),
      { number: 'many' },
    );
  }
  grammar.include(made, tokens);
  return { made, has };
}
