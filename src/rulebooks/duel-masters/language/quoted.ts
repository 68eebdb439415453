/** Keywords in quotation marks, as texts grant them and ask for them: "blocker", "Saver: Dragon", "power attacker +3000". */

import type { Ability } from '../../../ability/ability.js';
import { meaningOf, Unbound } from '../../../language/binding.js';
import { Reader, trees } from '../../../language/chart.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Words } from '../../../language/grammar.js';
import { write } from '../../../language/printer.js';
import { join, type Token, tokenize } from '../../../language/token.js';
import { KEYWORDS } from '../keyword.js';

export function addQuoted({ grammar, keyword, granted, having }: English): void {
  // The grammar is whole by the time that anything is read.
  let reader: Reader | null = null;
  grammar.words(granted as Category<unknown>, {
    starts: isQuoted,
    read: (tokens, at) => {
      reader ??= new Reader(grammar);
      const inner = tokenize(within(tokens[at]), { quotedNames: false, reminders: false });
      const [only, ...others] = reader
        .read(keyword as Category<unknown>, inner)
        .flatMap((phrase) => [...trees(phrase)].map((tree) => meaningOf(tree, null)))
        .filter((meant) => !(meant instanceof Unbound));
      return only && !(only instanceof Unbound) && others.length === 0
        ? [{ end: at + 1, meaning: only.meaning }]
        : [];
    },
    print: (meaning) => {
      const written = write(keyword as Category<unknown>, meaning as Ability);
      return written && { words: [`"${join(written.words)}"`] };
    },
  });
  const name = grammar.category<string>('a keyword');
  grammar.words(name as Category<unknown>, names);
  grammar.rule(having)('{is}', { is: name }, (h) => ({ test: 'trait', trait: 'keyword', is: h.is }));
}

/** A keyword that stands alone, by its name. */
const names: Words<unknown> = {
  starts: isQuoted,
  read: (tokens, at) => {
    const is = within(tokens[at]).toLowerCase();
    return isName(is) ? [{ end: at + 1, meaning: is }] : [];
  },
  print: (meaning) => (isName(meaning) ? { words: [`"${meaning}"`] } : null),
};

function isQuoted({ kind }: Token): boolean {
  return kind === 'name';
}

function within(token: Token | undefined): string {
  return token?.text.slice(1, -1) ?? '';
}

function isName(is: unknown): is is string {
  return (KEYWORDS as readonly unknown[]).includes(is);
}
