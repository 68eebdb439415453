/** What has no bearing on what replaces what: materials, and what lets a monster be summoned or attack. */

import type { Ability } from '../../../ability/ability.js';
import type { Category, Grammar, Words } from '../../../language/grammar.js';
import { type Token, wordsIn } from '../../../language/token.js';

/** Whole pieces of text, kept as they are written. */
export function addAsides(grammar: Grammar, ...lines: readonly Category<Ability[]>[]): void {
  for (const [note, words] of [
    ['materials', MATERIALS],
    ['legality', LEGALITY],
  ] as const) {
    const category = grammar.category<string>(note);
    grammar.words(category, words);
    for (const line of lines) {
      grammar.rule(line)('{label}', { label: category }, (h) => [{ ability: 'note', note, label: h.label }]);
    }
  }
}

/** The materials of a monster from the Extra Deck: a line of its own, without a full stop. */
const MATERIALS: Words<string> = whole(
  ({ kind }) => kind === 'number' || kind === 'name',
  (tokens) =>
    tokens.at(-1)?.word !== '.' &&
    tokens.some(({ word, kind }) => word === '+' || kind === 'number') &&
    !tokens.some(({ word }) => word === ':' || word === ';') &&
    tokens.some(({ word }) => /^monsters?$|^\+$/.test(word)),
);

/** Sentences that let something be done which nobody asks for unless it is listed, and take nothing away. */
const LEGALITY: Words<string> = whole(
  ({ word }) => OPENING.some(([first]) => first === word),
  (tokens) =>
    OPENING.some((opening) => opening.every((word, at) => tokens[at]?.word === word)) &&
    !isDirect(tokens) &&
    !tokens.slice(1).some(({ word }) => SPEAKS_OF_MORE.includes(word)),
);

const OPENING: readonly (readonly string[])[] = [
  // An effect is what Special Summons it, where anything does.
  'must be special summoned by card effect .',
  'you can ritual summon this card',
  // How monsters come to be equipped with others is not worked out at all.
  'a monster can only be equipped with 1 union monster',
  '1 monster can only be equipped with 1 union monster',
  'this card can attack',
  'this card can make',
  'can attack',
].map((text) => text.split(' '));

/** Whether a monster can attack directly has a bearing on its attack. */
function isDirect(tokens: readonly Token[]): boolean {
  return /^this card can attack (?:your opponent )?directly \.$/.test(wordsIn(tokens));
}

const SPEAKS_OF_MORE = [
  "can't",
  'must',
  'skip',
  'instead',
  'would',
  ':',
  ';',
  'but',
  'also',
  'destroy',
  'destroyed',
  'damage',
];

function whole(
  starts: (token: Token) => boolean,
  fits: (tokens: readonly Token[]) => boolean,
): Words<string> {
  return {
    starts,
    read: (tokens, at) => {
      if (at !== 0 || !fits(tokens)) return [];
      return [{ end: tokens.length, meaning: tokens.map(({ text }) => text).join(' ') }];
    },
    print: (meaning) => (typeof meaning === 'string' ? { words: meaning.split(' ') } : null),
  };
}
