/** The words of Harbour: what its cards say beyond the English that games share. */

import {
  type Ability,
  addChoosing,
  addField,
  addKind,
  addReplacements,
  addSort,
  type English,
  inTurn,
  Language,
  objectVerb,
  ownName,
  sharedEnglish,
  verb,
  words,
} from 'instead/rulebook';

export function harbourLanguage(): Language {
  const english = sharedEnglish({
    afterThen: 'in any case',
    alternative: 'deeds',
    counting: 'words',
    may: 'may',
    while: 'while',
  });
  addField(english, 'harbour', 'the harbour', 'in');
  addChoosing(english);
  addReplacements(english);
  addShips(english);
  return new Language({
    script: { quotedNames: false, reminders: true },
    english,
    ...addLines(english),
    divide: (text) =>
      [...text.matchAll(/[^\n]+/g)].map((line) => ({
        start: line.index,
        end: line.index + line[0].trimEnd().length,
      })),
    elsewhere: { places: /\b(?:hand|deep)\b/i, itself: /\b(?:this|itself)\b/ },
    normalise: inTurn(words({ an: ['a'] }), ownName),
  });
}

function addShips(english: English): void {
  const { grammar, selfNoun, zoneName, what: object, place: to } = english;
  for (const type of ['ship', 'ferry', 'gale']) {
    addKind(english, 'type', type, type, type === 'ferry' ? 'ferries' : `${type}s`);
    grammar.rule(selfNoun)(type, {}, () => type);
  }
  addSort(english, 'card', 'card');
  grammar.terms(zoneName, { hand: 'hand', deep: 'deep' });
  objectVerb(english, 'sink sinks sinking sunk', '', {}, () => ({ event: 'sink' }));
  verb(english, 'sink sinks sinking sunk', '{object}', { object }, (h) => ({
    event: 'sink',
    object: h.object,
  }));
  verb(english, 'moor moors mooring moored', '{object}', { object }, (h) => ({
    event: 'moor',
    object: h.object,
  }));
  verb(english, 'return returns returning returned', '{object} to {to}', { object, to }, (h) => ({
    event: 'put',
    object: h.object,
    to: h.to,
  }));
}

function addLines({ grammar, ability, sentences }: English) {
  const lines = grammar.category<Ability[]>('an ability');
  grammar.rule(lines)('{only}', { only: ability }, (h) => [h.only]);
  const spells = grammar.category<Ability[]>('what a gale does');
  grammar.rule(spells)('{do}', { do: sentences }, (h) => [{ ability: 'spell', do: h.do }]);
  return { lines, spells };
}
