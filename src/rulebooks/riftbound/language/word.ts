/** Words of Riftbound that no list of productions could hold: costs, changes of Might, keywords in brackets. */

import type { Ability } from '../../../ability/ability.js';
import type { Words } from '../../../language/grammar.js';
import { DOMAINS } from '../domain.js';
import { KEYWORDS_WITH_AMOUNT } from '../keyword.js';

/** "[2][C]": energy and power, one symbol after the other. */
export const costWords: Words<string> = {
  starts: ({ kind, text }) => kind === 'symbol' && COST.test(text),
  read: (tokens, at) => {
    let end = at;
    while (tokens[end]?.kind === 'symbol' && COST.test(tokens[end]?.text ?? '')) end += 1;
    const symbols = tokens.slice(at, end).map(({ text }) => text);
    return symbols.length === 0 ? [] : [{ end, meaning: symbols.join('') }];
  },
  print: (cost) => (typeof cost === 'string' ? { words: cost.match(/\[[^\]]*\]/g) ?? [] } : null),
};

const COST = new RegExp(`^\\[(?:\\d{1,3}|A|C|${DOMAINS.join('|')})\\]$`);

/** "+2": what is added to Might. */
export const addedWords = changeWords(/^[+-]\d{1,6}$/);

/** "+2" alone, which is given, and "-2" alone. */
export const moreWords = changeWords(/^\+\d{1,6}$/);
export const lessWords = changeWords(/^-\d{1,6}$/);

function changeWords(form: RegExp): Words<number> {
  return {
    starts: ({ kind, word }) => kind === 'values' && form.test(word),
    read: (tokens, at) => {
      const token = tokens[at];
      return token && form.test(token.word) ? [{ end: at + 1, meaning: Number(token.word) }] : [];
    },
    print: (by) => {
      if (typeof by !== 'number') return null;
      const written = by < 0 ? String(by) : `+${by}`;
      return form.test(written) ? { words: [written] } : null;
    },
  };
}

/** "[Assault 2]". */
export const amountKeywords: Words<Ability> = {
  starts: ({ kind, text }) => kind === 'symbol' && WITH_AMOUNT.test(text),
  read: (tokens, at) => {
    const [, keyword, amount] = WITH_AMOUNT.exec(tokens[at]?.text ?? '') ?? [];
    if (keyword === undefined) return [];
    const named = { ability: 'keyword', keyword: keyword.toLowerCase() } as const;
    return [{ end: at + 1, meaning: amount === undefined ? named : { ...named, amount: Number(amount) } }];
  },
  print: (meaning) => {
    const { ability, keyword, amount } = (meaning ?? {}) as {
      ability?: string;
      keyword?: string;
      amount?: number;
    };
    const name = KEYWORDS_WITH_AMOUNT.find((known) => known.toLowerCase() === keyword);
    if (ability !== 'keyword' || !name) return null;
    return { words: [amount === undefined ? `[${name}]` : `[${name} ${amount}]`] };
  },
};

const WITH_AMOUNT = new RegExp(`^\\[(${KEYWORDS_WITH_AMOUNT.join('|')})(?: (\\d{1,3}))?\\]$`);

/** "[Level 6]". */
export const levelWords: Words<number> = {
  starts: ({ kind, text }) => kind === 'symbol' && LEVEL.test(text),
  read: (tokens, at) => {
    const [, level] = LEVEL.exec(tokens[at]?.text ?? '') ?? [];
    return level === undefined ? [] : [{ end: at + 1, meaning: Number(level) }];
  },
  print: (level) => (typeof level === 'number' ? { words: [`[Level ${level}]`] } : null),
};

const LEVEL = /^\[Level (\d{1,3})\]$/;

/** "7", where a text counts in digits. */
export const digitWords: Words<number> = {
  starts: ({ kind }) => kind === 'number',
  read: (tokens, at) => {
    const token = tokens[at];
    return token?.kind === 'number' && token.text.length <= 6
      ? [{ end: at + 1, meaning: Number(token.text), number: token.text === '1' ? 'one' : 'many' }]
      : [];
  },
  print: (count) =>
    typeof count === 'number' && count >= 0
      ? { words: [String(count)], number: count === 1 ? 'one' : 'many' }
      : null,
};

/** "[3]": so much energy. */
export const energyWords: Words<number> = {
  starts: ({ kind, text }) => kind === 'symbol' && ENERGY.test(text),
  read: (tokens, at) => {
    const [, energy] = ENERGY.exec(tokens[at]?.text ?? '') ?? [];
    return energy === undefined ? [] : [{ end: at + 1, meaning: Number(energy) }];
  },
  print: (energy) => (typeof energy === 'number' ? { words: [`[${energy}]`] } : null),
};

const ENERGY = /^\[(\d{1,3})\]$/;
