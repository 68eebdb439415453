/** How texts say what continuous effects do (613): abilities, types, power and toughness. */

import type { StaticOp } from '../../ability/static.js';
import { addPredicate } from '../../language/english/ability.js';
import type { English } from '../../language/english/english.js';
import { CARD_TYPES } from './type.js';
import { addedStats, baseStats, nounWords } from './word.js';

export function addContinuous(english: English): void {
  const { grammar } = english;
  const base = grammar.category<StaticOp>('power and toughness');
  grammar.words(base, baseStats);
  addPredicate(english, '[loses|lose] all abilities', {}, () => ({ op: 'lose', abilities: 'all' }));
  addPredicate(english, '[has|have] base power and toughness {base}', { base }, (h) => h.base);
  addTypes(english);
  addStats(english);
  addLasting(english);
  addTheSame(english);
}

/** "is an artifact creature", "are Mountains", "isn't a creature", "are the chosen type". */
function addTypes(english: English): void {
  const { grammar, whats, trait } = english;
  const type = grammar.category<string>('a card type');
  for (const word of Object.keys(CARD_TYPES)) grammar.rule(type)(word, {}, () => word);
  const types = grammar.sequence('card types', type);
  for (const word of Object.keys(CARD_TYPES)) {
    addPredicate(english, `[isn't|aren't] ${/^[aeio]/.test(word) ? 'a' : 'a'} ${word}`, {}, () => ({
      op: 'remove',
      trait: 'type',
      values: [word],
    }));
  }
  addPredicate(
    english,
    '[is|are] a {types} with power and toughness each equal to {of} {trait}',
    { types, of: whats, trait },
    (h) => ({
      op: 'several',
      ops: [
        { op: 'add', trait: 'type', values: h.types },
        { op: 'value', trait: 'power', to: { sum: h.trait, of: h.of }, base: true },
        { op: 'value', trait: 'toughness', to: { sum: h.trait, of: h.of }, base: true },
      ],
    }),
  );
  const subtypes = grammar.category<string[]>('a type');
  grammar.words(subtypes, {
    starts: nounWords.starts,
    read: (tokens, at) =>
      nounWords
        .read(tokens, at)
        .flatMap(({ end, meaning, number }) =>
          meaning.trait === 'subtype' && number === 'many' ? [{ end, meaning: [meaning.is] }] : [],
        ),
    print: (meaning) =>
      Array.isArray(meaning) && meaning.length === 1
        ? nounWords.print({ trait: 'subtype', is: String(meaning[0]) }, 'many')
        : null,
  });
  addPredicate(english, '[is|are] {subtypes}', { subtypes }, (h) => ({
    op: 'set',
    trait: 'subtype',
    values: h.subtypes,
  }));
  addPredicate(english, '[is|are] the chosen type', {}, () => ({
    op: 'set',
    trait: 'subtype',
    values: { chosen: 'creature type' },
  }));
}

/** What defines an object's own power or toughness, in every zone (604.3). */
function addStats({ grammar, statement, whats, trait, quantity }: English): void {
  const value = { whats, trait, quantity };
  grammar.rule(statement)('{whats} {trait} is equal to {quantity}', value, (h) => ({
    ability: 'static',
    zone: '*',
    affects: h.whats,
    ops: [{ op: 'value', trait: h.trait, to: h.quantity, base: true }],
  }));
  grammar.rule(statement)(
    '{whats} {trait} is equal to {quantity} and its {other} is equal to {second}',
    { ...value, other: trait, second: quantity },
    (h) => ({
      ability: 'static',
      zone: '*',
      affects: h.whats,
      ops: [
        { op: 'value', trait: h.trait, to: h.quantity, base: true },
        { op: 'value', trait: h.other, to: h.second, base: true },
      ],
    }),
  );
  grammar.rule(quantity)('{of:many} total {trait}', { of: whats, trait }, (h) => ({
    sum: h.trait,
    of: h.of,
    total: true,
  }));
}

/** "Target creature gets +2/+2 until end of turn." "It gains devour 5." */
function addLasting({ grammar, sentence, what, granted }: English): void {
  const added = grammar.category<StaticOp>('what is added');
  grammar.words(added, addedStats);
  const says = grammar.rule(sentence);
  for (const [number, gets, gains] of [
    ['one', 'gets', 'gains'],
    ['many', 'get', 'gain'],
  ] as const) {
    says(`{on:${number}} ${gets} {added} until end of turn`, { on: what, added }, (h) => ({
      do: 'last on',
      until: 'turn',
      on: h.on,
      ops: [h.added],
    }));
    says(`{on:${number}} ${gains} {ability} until end of turn`, { on: what, ability: granted }, (h) => ({
      do: 'last on',
      until: 'turn',
      on: h.on,
      ops: [{ op: 'gain', abilities: [h.ability] }],
    }));
    says(`{on:${number}} ${gains} {ability}`, { on: what, ability: granted }, (h) => ({
      do: 'last on',
      until: 'game',
      on: h.on,
      ops: [{ op: 'gain', abilities: [h.ability] }],
    }));
  }
}

/** "The same is true for creature spells you control and creature cards you own that aren't on the battlefield." */
function addTheSame({ grammar, ability, what, predicate }: English): void {
  const others = { affects: what, only: predicate.many, second: what, third: what };
  grammar.rule(ability)(
    '{affects:many} {only} . the same is true for {second:many} and {third:many} .',
    others,
    (h) => ({
      ability: 'static',
      affects: { what: 'both', of: [h.affects, h.second, h.third], said: 'the same' },
      ops: [h.only],
    }),
  );
}
