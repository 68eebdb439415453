/** What the cards tell players to do beyond the English that the games share. */

import type { English } from '../../../language/english/english.js';
import { introduced } from '../../../language/template.js';

export function addInstructions(english: English): void {
  const { grammar, sentence } = english;
  // What is done afterwards, in a sentence of its own.
  grammar.rule(sentence)('then {next}', { next: sentence }, (h) => ({
    do: 'several',
    steps: [h.next],
    said: 'then',
  }));
  addFromTheTop(english);
}

/** "a card from the top of your deck", "another card from the top of your deck". */
function addFromTheTop({ grammar, what, whose, count, zoneName }: English): void {
  const refers = { how: 'introduces', sort: 'object' } as const;
  for (const said of ['a', 'another'] as const) {
    grammar.rule(what)(
      `${said} card from the top of {of} {zone}`,
      { of: whose, zone: zoneName },
      (h) => ({ what: 'top', amount: 1, of: h.of, zone: h.zone, said, as: introduced() }),
      { number: 'one', refers },
    );
  }
  grammar.rule(what)(
    '{amount:many} cards from the top of {of} {zone}',
    { amount: count, of: whose, zone: zoneName },
    (h) => ({ what: 'top', amount: h.amount, of: h.of, zone: h.zone, said: 'from', as: introduced() }),
    { number: 'many', refers },
  );
}
