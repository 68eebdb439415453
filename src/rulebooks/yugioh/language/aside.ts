/** What has no bearing on what replaces what: materials, how a monster is summoned, how it may attack, how often a card is activated. */

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

/** Sentences that say when a monster may be summoned or attack, or how often a card may be activated: that is taken as legal. */
const LEGALITY: Words<string> = whole(
  ({ word }) => OPENING.some(([first]) => first === word),
  (tokens) =>
    OPENING.some((opening) => opening.every((word, at) => tokens[at]?.word === word)) &&
    !isDirect(tokens) &&
    !isLimit(tokens) &&
    !tokens.some(({ word }) => SPEAKS_OF_MORE.includes(word)),
);

const OPENING: readonly (readonly string[])[] = [
  'must be special summoned',
  'must first be special summoned',
  'must first be xyz summoned',
  'must be xyz summoned',
  'must be fusion summoned',
  'must be ritual summoned',
  "can't be normal summoned",
  'you can ritual summon this card',
  'you can only activate',
  "you can't activate this card",
  'you can only use each of the following effects',
  'you can only control',
  'you can only special summon',
  'you can only link summon',
  "this card can't be used as",
  'a monster can only be equipped with 1 union monster',
  '1 monster can only be equipped with 1 union monster',
  'must be either fusion summoned',
  "can't be link summoned unless",
  'this card can attack',
  'this card can make',
  'only this card can attack',
  'can attack',
  "can't attack",
].map((text) => text.split(' '));

/** Whether a monster can attack directly has a bearing on its attack. */
function isDirect(tokens: readonly Token[]): boolean {
  return /^this card can attack (?:your opponent )?directly \.$/.test(wordsIn(tokens));
}

/** So many cards of a name are activated, or their effects used: those are counted. */
function isLimit(tokens: readonly Token[]): boolean {
  return LIMIT.test(wordsIn(tokens));
}

const LIMIT =
  /^you can only (?:activate 1 ".*" per turn|activate ".*" once per duel|use each of the following effects of ".*" once per turn) \.$/;

const SPEAKS_OF_MORE = ['instead', 'would', ':', ';', 'but', 'also', 'destroy', 'destroyed', 'damage'];

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
