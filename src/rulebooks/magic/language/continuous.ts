/** How texts say what continuous effects do (613): abilities, types, power and toughness. */

import type { StaticAbility } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Test, What } from '../../../ability/reference.js';
import type { StaticOp, Values } from '../../../ability/static.js';
import type { Keyword } from '../../../ground/id.js';
import { addPredicate } from '../../../language/english/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Words } from '../../../language/grammar.js';
import { extend, prefix } from '../../../language/template.js';
import { KEYWORDS } from '../keyword.js';
import { pickedProtection } from '../permanent/protection.js';
import { CARD_TYPES } from '../type.js';
import { eachOf } from './each.js';
import { tokenWords } from './token.js';
import { addedStats, baseStats, kindWords, nounWords } from './word.js';

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
  addOfThree(english);
  addFullText(english);
  addQuoted(english);
  addGained(english);
  addNothingElse(english);
}

/**
 * "Is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other
 * abilities, card types, and creature types": it is that and nothing else (205.1a). What it is said to have it keeps.
 */
function addNothingElse({ grammar, statement, what, granted }: English): void {
  const base = grammar.category<StaticOp>('power and toughness');
  grammar.words(base, baseStats);
  const holes = {
    affects: what,
    subtypes: grammar.sequence('types', subtypeOf(grammar)),
    types: cardTypes(grammar),
    base,
    has: grammar.list('keywords', granted, 'and'),
  };
  grammar.rule(statement)(
    '{affects:one} is a {subtypes} {types} with base power and toughness {base} and has {has} , and it loses all other abilities , card types , and creature types',
    holes,
    (h) => ({
      ability: 'static',
      affects: h.affects,
      ops: [
        { op: 'lose', abilities: 'all' },
        { op: 'set', trait: 'type', values: h.types },
        { op: 'set', trait: 'subtype', values: h.subtypes },
        h.base,
        { op: 'gain', abilities: h.has },
      ],
    }),
  );
}

/** 'Creatures you control have "If this creature would die, exile it instead."': what is quoted ends the sentence. */
function addQuoted({ grammar, ability, what, predicate, condition }: English): void {
  const quoting = grammar.category<StaticAbility>('an ability');
  for (const [number, has] of [
    ['one', 'has'],
    ['many', 'have'],
  ] as const) {
    const holes = { affects: what, quoted: ability };
    grammar.rule(quoting)(`{affects:${number}} ${has} " {quoted} "`, holes, (h) => ({
      ability: 'static',
      affects: h.affects,
      ops: [{ op: 'gain', abilities: [h.quoted] }],
    }));
    const more = { ...holes, first: predicate[number] };
    grammar.rule(quoting)(`{affects:${number}} {first} and ${has} " {quoted} "`, more, (h) => ({
      ability: 'static',
      affects: h.affects,
      ops: [h.first, { op: 'gain', abilities: [h.quoted] }],
    }));
  }
  grammar.include(ability, quoting);
  grammar.rule(ability)('as long as {while} , {quoting}', { while: condition, quoting }, (h) =>
    extend(h.quoting, { while: h.while }),
  );
}

/** 'It gains "If this creature would die, exile it instead."': for as long as it is there; what is quoted ends the sentence. */
function addGained({ grammar, ability, what, sentences }: English): void {
  const gained = grammar.category<Instruction>('what something gains');
  for (const [number, gains] of [
    ['one', 'gains'],
    ['many', 'gain'],
  ] as const)
    grammar.rule(gained)(`{on:${number}} ${gains} " {quoted} "`, { on: what, quoted: ability }, (h) => ({
      do: 'last on',
      until: 'game',
      on: h.on,
      ops: [{ op: 'gain', abilities: [h.quoted] }],
    }));
  grammar.rule(sentences)('{only}', { only: gained }, (h) => [h.only]);
  grammar.rule(sentences)('{first} {rest}', { first: gained, rest: sentences }, (h) =>
    prefix([h.first], h.rest),
  );
}

/** `quoting`: the last of them is a quoted ability, which ends the sentence. */
interface Exceptions {
  readonly except: Category<StaticOp[]>;
  readonly quoting: Category<StaticOp[]>;
}

/** What a copy is beside what it copies: "it's an artifact in addition to its other types and it has flying" (707.9). */
export function addExceptions({ grammar, granted, ability }: English): Exceptions {
  const one = grammar.category<StaticOp>('an exception');
  const base = grammar.category<StaticOp>('power and toughness');
  grammar.words(base, baseStats);
  grammar.rule(one)("it's a {types} in addition to its other types", { types: cardTypes(grammar) }, (h) => ({
    op: 'add',
    trait: 'type',
    values: h.types,
  }));
  grammar.rule(one)("it's {base}", { base }, (h) => h.base);
  const legendary = { trait: 'supertype', values: ['legendary'] };
  grammar.rule(one)("it's legendary in addition to its other types", {}, () => ({ op: 'add', ...legendary }));
  grammar.rule(one)("it isn't legendary", {}, () => ({ op: 'remove', ...legendary }));
  // What is not legendary does not become less so: the condition changes nothing.
  for (const said of ['permanent', 'creature', 'planeswalker'])
    grammar.rule(one)(`it isn't legendary if that ${said} is legendary`, {}, () => ({
      op: 'remove',
      ...legendary,
      said,
    }));
  const subtypes = grammar.sequence('types', subtypeOf(grammar));
  for (const said of ['types', 'creature types']) {
    grammar.rule(one)(`it's a {subtypes} in addition to its other ${said}`, { subtypes }, (h) => ({
      op: 'add',
      trait: 'subtype',
      values: h.subtypes,
      said,
    }));
  }
  const keywords = grammar.list('keywords', granted, 'and');
  grammar.rule(one)('it has {abilities}', { abilities: keywords }, (h) => ({
    op: 'gain',
    abilities: h.abilities,
    said: 'has',
  }));
  const quoting = grammar.category<StaticOp[]>('exceptions');
  const quoted = grammar.category<StaticOp>('an exception');
  grammar.rule(quoted)('it has " {ability} "', { ability }, (h) => ({ op: 'gain', abilities: [h.ability] }));
  grammar.rule(quoting)('{only}', { only: quoted }, (h) => [h.only]);
  const and = grammar.rule(quoting);
  and('{first} and {last}', { first: one, last: quoted }, (h) => [h.first, h.last]);
  and('{first} , {second} , and {last}', { first: one, second: one, last: quoted }, (h) => [
    h.first,
    h.second,
    h.last,
  ]);
  return { except: grammar.list('exceptions', one, 'and'), quoting };
}

/** "Illusion": a type below the card types. */
export function subtypeOf(grammar: English['grammar']): Category<string> {
  const subtype = grammar.category<string>('a type');
  grammar.words(subtype, {
    starts: kindWords.starts,
    read: (tokens, at) =>
      kindWords
        .read(tokens, at)
        .flatMap(({ end, meaning }) => (meaning.trait === 'subtype' ? [{ end, meaning: meaning.is }] : [])),
    print: (meaning) => (typeof meaning === 'string' ? { words: [meaning] } : null),
  });
  return subtype;
}

/** "artifact creature". */
function cardTypes(grammar: English['grammar']): Category<string[]> {
  const type = grammar.category<string>('a card type');
  for (const word of Object.keys(CARD_TYPES)) grammar.rule(type)(word, {}, () => word);
  return grammar.sequence('card types', type);
}

/** Whichever kind of type the text has its player choose. */
const CHOSEN_TYPE: Values = { chosen: 'creature type', or: 'basic land type' };

/** "is an artifact creature", "are Mountains", "isn't a creature", "are the chosen type". */
function addTypes(english: English): void {
  const { grammar, predicate, whats, trait } = english;
  const types = cardTypes(grammar);
  for (const word of Object.keys(CARD_TYPES)) {
    addPredicate(english, `[isn't|aren't] a ${word}`, {}, () => ({
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
  const animated = grammar.category<StaticOp>('what it is');
  grammar.words(animated, animatedWords);
  addPredicate(english, '[is|are] a {animated}', { animated }, (h) => h.animated);
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
  const noun = grammar.category<string[]>('a type');
  grammar.words(noun, {
    starts: nounWords.starts,
    read: (tokens, at) =>
      nounWords
        .read(tokens, at)
        .flatMap(({ end, meaning, number }) =>
          meaning.trait === 'subtype' && number === 'one' ? [{ end, meaning: [meaning.is] }] : [],
        ),
    print: (meaning) =>
      Array.isArray(meaning) && meaning.length === 1
        ? nounWords.print({ trait: 'subtype', is: String(meaning[0]) }, 'one')
        : null,
  });
  for (const kind of ['land', 'creature']) {
    grammar.rule(predicate.one)(`is a {noun} in addition to its other ${kind} types`, { noun }, (h) => ({
      op: 'add',
      trait: 'subtype',
      values: h.noun,
      said: kind,
    }));
    grammar.rule(predicate.many)(
      `are {subtypes} in addition to their other ${kind} types`,
      { subtypes },
      (h) => ({ op: 'add', trait: 'subtype', values: h.subtypes, said: kind }),
    );
  }
  grammar.rule(predicate.one)('is a {types} in addition to its other types', { types }, (h) => ({
    op: 'add',
    trait: 'type',
    values: h.types,
  }));
  grammar.rule(predicate.one)('is the chosen type in addition to its other types', {}, () => ({
    op: 'add',
    trait: 'subtype',
    values: CHOSEN_TYPE,
  }));
  addPredicate(english, '[is|are] the chosen type', {}, () => ({
    op: 'set',
    trait: 'subtype',
    values: CHOSEN_TYPE,
  }));
}

/** "5/5 Golem artifact creature": it keeps the types that it has (205.1b). */
const animatedWords: Words<StaticOp> = {
  starts: tokenWords.starts,
  read: (tokens, at) =>
    tokenWords.read(tokens, at).flatMap(({ end, meaning: { values, traits } }) => {
      const types = traits.flatMap(({ trait, is }) => (trait === 'type' ? [is] : []));
      const subtypes = traits.flatMap(({ trait, is }) => (trait === 'subtype' ? [is] : []));
      const plain = traits.length === types.length + subtypes.length;
      if (!plain || !types.includes('artifact') || !types.includes('creature')) return [];
      const ops: StaticOp[] = [
        { op: 'add', trait: 'subtype', values: subtypes },
        { op: 'add', trait: 'type', values: types },
        { op: 'value', trait: 'power', to: values.power ?? 0, base: true },
        { op: 'value', trait: 'toughness', to: values.toughness ?? 0, base: true },
      ];
      return [{ end, meaning: { op: 'several' as const, ops } }];
    }),
  print: (meaning) => {
    const op = (meaning ?? {}) as Partial<StaticOp>;
    if (op.op !== 'several' || op.ops?.length !== 4) return null;
    const [subtype, type, power, toughness] = op.ops;
    if (subtype?.op !== 'add' || type?.op !== 'add' || power?.op !== 'value' || toughness?.op !== 'value')
      return null;
    if (subtype.trait !== 'subtype' || type.trait !== 'type') return null;
    const words = [subtype.values, type.values].flatMap((one) => (Array.isArray(one) ? one : []));
    const stats = [power.to, toughness.to];
    if (!stats.every((one) => typeof one === 'number')) return null;
    return { words: [stats.join('/'), ...words], number: 'one' };
  },
};

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
  grammar.rule(statement)(
    '{whats} power and toughness are each equal to {quantity}',
    { whats, quantity },
    (h) => ({
      ability: 'static',
      zone: '*',
      affects: h.whats,
      ops: [
        {
          op: 'several',
          ops: [
            { op: 'value', trait: 'power', to: h.quantity, base: true },
            { op: 'value', trait: 'toughness', to: h.quantity, base: true },
          ],
        },
      ],
    }),
  );
  grammar.rule(quantity)('{of:many} total {trait}', { of: whats, trait }, (h) => ({
    sum: h.trait,
    of: h.of,
    total: true,
  }));
}

/** "Creatures you control get +1/+1." "Target creature gets +2/+2 until end of turn." "It gains devour 5." */
function addLasting(english: English): void {
  const { grammar, sentence, what, granted } = english;
  const added = grammar.category<StaticOp>('what is added');
  grammar.words(added, addedStats);
  const abilities = grammar.list('keywords', granted, 'and');
  const several = grammar.several('keywords', granted, 'and');
  const picked = pickedProtection(grammar);
  addPredicate(english, '[gets|get] {added}', { added }, (h) => h.added);
  addPredicate(english, '[gets|get] {added} for each {each}', { added, each: eachOf(english) }, (h) =>
    extend(h.added, { times: h.each }),
  );
  const says = grammar.rule(sentence);
  for (const [number, gets, gains, loses] of [
    ['one', 'gets', 'gains', 'loses'],
    ['many', 'get', 'gain', 'lose'],
  ] as const) {
    for (const [time, until] of SPANS) {
      says(`{on:${number}} ${gets} {added} ${time}`, { on: what, added }, (h) => ({
        do: 'last on',
        until,
        on: h.on,
        ops: [h.added],
      }));
      says(
        `{on:${number}} ${gets} {added} and ${gains} {abilities} ${time}`,
        { on: what, added, abilities },
        (h) => ({
          do: 'last on',
          until,
          on: h.on,
          ops: [h.added, { op: 'gain', abilities: h.abilities }],
        }),
      );
      says(`{on:${number}} ${gains} {picked} ${time}`, { on: what, picked }, (h) => ({
        do: 'last on',
        until,
        on: h.on,
        ops: [h.picked],
      }));
      says(
        `{on:${number}} ${gets} {added} and ${gains} {picked} ${time}`,
        { on: what, added, picked },
        (h) => ({
          do: 'last on',
          until,
          on: h.on,
          ops: [h.added, h.picked],
        }),
      );
      says(`{on:${number}} ${gains} {several} ${time}`, { on: what, several }, (h) => ({
        do: 'last on',
        until,
        on: h.on,
        ops: [{ op: 'gain', abilities: h.several }],
      }));
      says(`{on:${number}} ${gains} {ability} ${time}`, { on: what, ability: granted }, (h) => ({
        do: 'last on',
        until,
        on: h.on,
        ops: [{ op: 'gain', abilities: [h.ability] }],
      }));
    }
    says(
      `{on:${number}} ${loses} {abilities} until end of turn`,
      { on: what, abilities: namesOf(english) },
      (h) => ({ do: 'last on', until: 'turn', on: h.on, ops: [{ op: 'lose', abilities: h.abilities }] }),
    );
    says(`{on:${number}} ${gains} {ability}`, { on: what, ability: granted }, (h) => ({
      do: 'last on',
      until: 'game',
      on: h.on,
      ops: [{ op: 'gain', abilities: [h.ability] }],
    }));
  }
}

/** Keywords by their names: "trample", "first strike and haste". */
export function namesOf({ grammar }: English): Category<Keyword[]> {
  const keyword = grammar.category<Keyword>('a keyword');
  for (const name of KEYWORDS) grammar.rule(keyword)(name, {}, () => name as Keyword);
  return grammar.list('keywords', keyword, 'and');
}

/** How long an effect lasts, as a text says it. */
const SPANS = [
  ['until end of turn', 'turn'],
  ['until your next turn', 'your next turn'],
] as const;

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

/** "All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors." */
function addOfThree(english: English): void {
  const { grammar, statement, what, predicate } = english;
  addPredicate(english, '[is|are] the chosen color', {}, () => ({
    op: 'set',
    trait: 'color',
    values: CHOSEN_COLOR,
  }));
  addPredicate(english, '[is|are] the chosen color in addition to [its|their] other colors', {}, () => ({
    op: 'add',
    trait: 'color',
    values: CHOSEN_COLOR,
  }));
  const holes = { first: what, second: what, third: what, only: predicate.many };
  grammar.rule(statement)('{first:many} , {second:many} , and {third:many} {only}', holes, (h) => ({
    ability: 'static',
    affects: { what: 'both', of: [h.first, h.second, h.third] },
    ops: [h.only],
  }));
}

const CHOSEN_COLOR: Values = { chosen: 'color' };

/** "As long as the top card of your graveyard is a creature card, it has the full text of that card and has the text ..." (612.5). */
function addFullText({ grammar, ability, what, whose, zoneName }: English): void {
  const type = grammar.category<Test>('a card type');
  for (const is of Object.keys(CARD_TYPES))
    grammar.rule(type)(is, {}, () => ({ test: 'trait', trait: 'type', is }));
  const holes = { whose, zone: zoneName, type, affects: what, and: ability };
  const top = 'the top card of {whose} {zone} is a {type} card';
  grammar.rule(ability)(
    `as long as ${top} , {affects:one} has the full text of that card and has the text " {and} "`,
    holes,
    (h) => {
      const of: What = { what: 'top', amount: 1, of: h.whose, zone: h.zone };
      return {
        ability: 'static',
        while: { if: 'is', what: of, tests: [h.type] },
        affects: h.affects,
        ops: [{ op: 'text of', of, and: [h.and] }],
      };
    },
  );
}
