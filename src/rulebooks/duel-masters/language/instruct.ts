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
  addShuffled(english);
  addChosenByThem(english);
}

/** "Your opponent chooses one of his creatures and destroys it": who does it chooses to what, as ever (601.1h). */
function addChosenByThem({ grammar, sentence, who, what, place }: English): void {
  const says = grammar.rule(sentence);
  const holes = { by: who, object: what, to: place };
  const chooses = '{by:one} chooses {object:one} and';
  for (const [verb, event] of [
    ['destroys', 'destroy'],
    ['discards', 'discard'],
  ] as const)
    says(`${chooses} ${verb} it`, holes, (h) => ({
      do: 'act',
      act: { event, by: h.by, object: h.object, chosen: true },
    }));
  for (const [verb, preposition, how] of [
    ['puts', 'into', {}],
    ['returns', 'to', { said: 'return' }],
  ] as const)
    says(`${chooses} ${verb} it ${preposition} {to}`, holes, (h) => ({
      do: 'act',
      act: { event: 'move', by: h.by, object: h.object, to: h.to, chosen: true, ...how },
    }));
}

/** "Choose 4 cards from your graveyard, shuffle them, and put them on the bottom of your deck": nobody knows in which order. */
function addShuffled({ grammar, deed, what, end }: English): void {
  grammar.rule(deed)(
    'choose {object:many} , shuffle them , and put them on {to}',
    { object: what, to: end },
    (h) => ({ do: 'act', act: { event: 'move', object: h.object, to: h.to, chosen: true } }),
  );
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
