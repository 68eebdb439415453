/** What a text says in parentheses of a token that it makes: `Play a 0 [M] Shadow Clone unit token. (It has "...")`. */

import type { Ability } from '../../../ability/ability.js';
import type { TokenText } from '../../../ability/act.js';
import type { Language } from '../../../language/language.js';
import type { WrittenCard } from '../../definition.js';

const HAS = /\((?:It has|They have) ["“]([^"”]+)["”]\)/g;

/** The abilities on a line of a text, with what the token that they make has by that line. */
export function withWording(
  language: Language,
  { text }: WrittenCard,
  line: number,
  abilities: readonly Ability[],
): readonly Ability[] {
  const said = [...(text.split('\n')[line - 1] ?? '').matchAll(HAS)].flatMap(([, words]) => words ?? []);
  if (said.length === 0) return abilities;
  let tokens = 0;
  // Of which of several it is said is not told apart: then nothing of it is read.
  const of = (token: TokenText): TokenText => worded(language, token, said.join('\n'), tokens++ > 0);
  // What has no such token in it stays the same object: the places of its words are kept by it.
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value);
    const walked = parts.map(([key, part]) => [key, isMade(key, part) ? of(part) : walk(part)] as const);
    if (walked.every(([, part], at) => part === parts[at]?.[1])) return value;
    return Array.isArray(value) ? walked.map(([, part]) => part) : Object.fromEntries(walked);
  };
  const whole = walk(abilities) as readonly Ability[];
  return tokens > 1 ? (walk(abilities) as readonly Ability[]) : whole;
}

/** A token that has a name is made; others are what a text looks at: "if you would play a unit token". */
function isMade(key: string, part: unknown): part is TokenText {
  return key === 'token' && (part as TokenText).traits.some(({ trait }) => trait === 'name');
}

function worded(language: Language, token: TokenText, text: string, unread: boolean): TokenText {
  const word = (trait: string): string => token.traits.find((one) => one.trait === trait)?.is ?? '';
  const pieces = language.read(text, { name: word('name'), noun: word('type'), spell: false });
  const isRead = !unread && pieces.every(({ trouble }) => !trouble);
  const abilities = pieces.flatMap(({ abilities: read, line, start, end }) =>
    read.map((ability) => ({ ability, line, start, end })),
  );
  return { ...token, wording: { text, abilities: isRead ? abilities : [] } };
}
