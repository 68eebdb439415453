/** Tokens as texts describe them: "a 3 [M] Mech unit token". */

import type { TokenText } from '../../../ability/act.js';
import type { Words } from '../../../language/grammar.js';
import type { Token } from '../../../language/token.js';

const TYPES = ['unit', 'gear', 'battlefield'];

/** What is ready is not exhausted. */
const READY = { status: 'exhausted', without: true } as const;

/** "3 [M] Mech unit", "Brush battlefield". */
export const tokenWords: Words<TokenText> = {
  starts: ({ kind, text, word }) =>
    kind === 'number' || word === 'ready' || (kind === 'word' && isCapital(text)),
  read: (tokens, begin) => {
    const ready = tokens[begin]?.word === 'ready';
    const start = ready ? begin + 1 : begin;
    const might = mightAt(tokens, start);
    const first = might === null ? start : start + 2;
    let at = first;
    while (isNameWord(tokens[at])) at += 1;
    const type = tokens[at];
    if (at === first || type?.kind !== 'word' || !TYPES.includes(type.word)) return [];
    const name = tokens
      .slice(first, at)
      .map(({ text }) => text)
      .join(' ');
    const traits = [
      { trait: 'name', is: name },
      { trait: 'type', is: type.word },
    ];
    return [
      {
        end: at + 1,
        meaning: { values: might === null ? {} : { might }, traits, ...(ready ? { enters: READY } : {}) },
      },
    ];
  },
  print: (meaning) => {
    const { values, traits, enters, from } = (meaning ?? {}) as Partial<TokenText>;
    if (!values || !traits || (enters && !enters.without) || from !== undefined) return null;
    const might = values.might === undefined ? [] : [String(values.might), '[M]'];
    return { words: [...(enters ? ['ready'] : []), ...might, ...traits.flatMap(({ is }) => is.split(' '))] };
  },
};

/** "Bilgewater": where a token comes from. */
export const regionWords: Words<string> = {
  starts: ({ kind, text }) => kind === 'word' && isCapital(text),
  read: (tokens, start) => {
    let end = start;
    while (isNameWord(tokens[end])) end += 1;
    const region = tokens.slice(start, end).map(({ text }) => text);
    return region.length === 0 ? [] : [{ end, meaning: region.join(' ') }];
  },
  print: (region) => (typeof region === 'string' ? { words: region.split(' ') } : null),
};

function mightAt(tokens: readonly Token[], at: number): number | null {
  const [number, symbol] = [tokens[at], tokens[at + 1]];
  return number?.kind === 'number' && symbol?.word === '[m]' && number.text.length <= 6
    ? Number(number.text)
    : null;
}

function isNameWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && isCapital(token.text);
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
