/** How texts name anchor words: "choose Khans or Dragons", and the abilities of which a permanent has that with the word chosen. */

import type { Ability } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { ANCHOR_CHOSEN } from '../entering/anchor.js';

/** A word that is written with a capital: "Khans", "Dragons". */
export function anchorWord({ grammar }: English): Category<string> {
  const word = grammar.category<string>('a word');
  grammar.words(word, {
    starts: isName,
    read: (tokens, at) => {
      const token = tokens[at];
      return token && isName(token) ? [{ end: at + 1, meaning: token.text }] : [];
    },
    print: (meaning) => (typeof meaning === 'string' ? { words: [meaning] } : null),
  });
  return word;
}

function isName({ kind, text }: { kind: string; text: string }): boolean {
  return kind === 'word' && /^\p{Lu}/u.test(text);
}

/** "• Khans — At the beginning of your upkeep, ..." */
export function anchored(english: English): Category<Ability[]> {
  const { grammar, ability } = english;
  const lines = grammar.category<Ability[]>('an ability with an anchor word');
  grammar.rule(lines)(
    '• ‹{about}› — {only}',
    { about: anchorWord(english), only: ability },
    (h) => [extend(h.only, { while: { if: 'fact' as const, fact: ANCHOR_CHOSEN, about: h.about } })],
    { says: '0.while' },
  );
  return lines;
}
