/** Writing: the words for a meaning, by the same productions by which it is read. */

import type { Category, GrammaticalNumber, Item, Production } from './grammar.js';
import { type Held, unfill } from './template.js';

export interface Written {
  readonly words: readonly string[];
  readonly number: GrammaticalNumber | null;
}

/** The words for a meaning, in the number asked for; null where the grammar has none. */
export function write(
  category: Category<unknown>,
  meaning: unknown,
  number: GrammaticalNumber | null = null,
): Written | null {
  for (const production of category.productions) {
    if (production.only === 'read') continue;
    const held = unfill(production.meaning, meaning);
    if (!held) continue;
    const written = writeProduction(production, held, number);
    if (written && (number === null || written.number === null || written.number === number)) return written;
  }
  for (const words of category.words) {
    const written = words.print(meaning, number);
    if (written) return { words: written.words, number: written.number ?? null };
  }
  return null;
}

function writeProduction(
  production: Production,
  held: Held,
  number: GrammaticalNumber | null,
): Written | null {
  const words: string[] = [];
  const { number: rule } = production;
  const passedTo = rule !== null && typeof rule !== 'string' ? rule.of : null;
  let subject: GrammaticalNumber | null = null;
  let own: GrammaticalNumber | null = typeof rule === 'string' ? rule : null;
  for (const item of production.items) {
    const written = writeItem(
      item,
      held,
      subject,
      passedTo !== null && 'name' in item && item.name === passedTo ? number : null,
    );
    if (!written) return null;
    words.push(...written.words);
    if (item.item !== 'hole') continue;
    subject ??= written.number;
    if (item.name === passedTo) own = written.number;
  }
  return { words, number: own };
}

function writeItem(
  item: Item,
  held: Held,
  subject: GrammaticalNumber | null,
  number: GrammaticalNumber | null,
): Written | null {
  switch (item.item) {
    case 'word':
      return { words: [item.text], number: null };
    case 'agree':
      return { words: [subject === 'many' ? item.many : item.one], number: null };
    case 'hole':
      return write(
        item.category,
        held[item.name],
        item.number === 'same' ? subject : (item.number ?? number),
      );
  }
}
