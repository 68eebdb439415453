/** Words with their places. */

import { article } from '../ground/article.js';

/** A word, number, symbol or mark of a text, and where it stands. */
export interface Token {
  /** As written. */
  readonly text: string;
  /** In lower case: what literal words of the grammar are compared with. */
  readonly word: string;
  readonly kind: TokenKind;
  /** The first character and one past the last in the card's text. */
  readonly start: number;
  readonly end: number;
}

/** What a token is, as the words of a grammar tell it apart. */
export type TokenKind =
  | 'word'
  | 'number'
  /** `{G}`, `[C]`. */
  | 'symbol'
  /** `+1/+1`, `2/2`, `+1000`. */
  | 'values'
  /** `"Burning Abyss"`, where quotation marks name things rather than quote texts. */
  | 'name'
  | 'mark';

/** How a game writes. */
export interface Script {
  /** Quotation marks hold the name of a card, archetype or keyword, which is one token. */
  readonly quotedNames: boolean;
  /** What stands in parentheses explains and has no meaning of its own. */
  readonly reminders: boolean;
  /** Parentheses that begin so say something of their own all the same: they forbid something. */
  readonly spoken?: RegExp;
}

const SHAPES: readonly (readonly [TokenKind, RegExp])[] = [
  ['symbol', /\{[^{}\s]{1,12}\}|\[[^[\]]{1,24}\]/y],
  ['values', /[+−-]\d+\/[+−-]\d+|[+−-]?(?:\d+|\*|X)\/[+−-]?(?:\d+|\*|X)(?![\w/])|[+−-]\d+/y],
  ['number', /\d+/y],
  [
    'word',
    /[Aa]nd\/or\b|\p{L}[\p{L}\p{M}\d]*(?:[-'’.&]\p{L}[\p{L}\p{M}\d]*|[-]\d+)*(?:\(e?s\)(?:['’]s)?|(?<=s)['’])?/uy,
  ],
  ['mark', /[^\s]/uy],
];

/** What explains stands behind what it explains. Where the sentence goes on after it, it is a part of the sentence. */
const GOES_ON = /^\s*(?:,|[\p{Ll}\d])/u;

/**
 * Divides a text into words. Nothing is lost: every character is in a token, in white space, or in a reminder.
 * @example tokenize('Draw a card.', { quotedNames: false, reminders: true }).map(({ word }) => word) // => ['draw', 'a', 'card', '.']
 */
export function tokenize(text: string, script: Script, offset = 0): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (/\s/.test(char)) {
      at += 1;
      continue;
    }
    const reminder =
      script.reminders && char === '(' && !script.spoken?.test(text.slice(at)) ? text.indexOf(')', at) : -1;
    if (reminder >= 0 && !GOES_ON.test(text.slice(reminder + 1, reminder + 99))) {
      at = reminder + 1;
      continue;
    }
    const token = script.quotedNames && isQuote(char) ? quoted(text, at) : shaped(text, at);
    tokens.push({ ...token, start: token.start + offset, end: token.end + offset });
    at = token.end;
  }
  return tokens.flatMap(possessive);
}

function isQuote(char: string): boolean {
  return char === '"' || char === '“';
}

function quoted(text: string, start: number): Token {
  const close = /["”]/g;
  close.lastIndex = start + 1;
  const found = close.exec(text);
  if (!found) return shaped(text, start);
  const end = found.index + 1;
  const name = text.slice(start, end);
  return { text: name, word: name.toLowerCase(), kind: 'name', start, end };
}

function shaped(text: string, start: number): Token {
  for (const [kind, shape] of SHAPES) {
    shape.lastIndex = start;
    const [found] = shape.exec(text) ?? [];
    if (found)
      return { text: found, word: plain(found).toLowerCase(), kind, start, end: start + found.length };
  }
  throw new Error('a character of no shape');
}

function plain(text: string): string {
  return text.replace(/[’]/g, "'").replace(/[−]/g, '-').replace(/[“”]/g, '"');
}

/** "opponent's" is two words, so that whatever can be possessed is said once in the grammar. */
function possessive(token: Token): Token[] {
  const { text, word, start, end } = token;
  if (token.kind === 'name' || word.length < 3) return [token];
  if (word.endsWith("'s") && !CONTRACTED.has(word)) return cut(token, 2);
  const next = word.endsWith("s'") ? cut(token, 1) : null;
  return next ?? [{ text, word, kind: token.kind, start, end }];
}

/** "it's" is a short "it is". */
const CONTRACTED = new Set(["it's", "that's", "there's", "who's", "he's", "she's", "let's"]);

function cut({ text, word, kind, start, end }: Token, length: number): Token[] {
  const at = end - length;
  return [
    { text: text.slice(0, -length), word: word.slice(0, -length), kind, start, end: at },
    { text: text.slice(-length), word: "'s", kind: 'mark', start: at, end },
  ];
}

/** Words put together as they are written: no space before a full stop, none inside quotation marks. */
export function join(words: readonly string[]): string {
  let text = '';
  let quoting = false;
  for (const word of words) {
    const closes = word === '"' && quoting;
    const opened = text.endsWith('"') && quoting;
    const tight = text === '' || closes || opened || /^(?:[.,:;)]|'s$)/.test(word) || text.endsWith('(');
    const written = word === "'s" && text.endsWith('s') ? "'" : word;
    text += tight ? written : ` ${written}`;
    if (word === '"') quoting = !quoting;
  }
  return text.replace(
    /\b([Aa]) (?=(\S+))/g,
    (_, a: string, noun: string) => `${a}${article(noun).slice(1)} `,
  );
}

/** The words of tokens, in a row. */
export function wordsIn(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}
