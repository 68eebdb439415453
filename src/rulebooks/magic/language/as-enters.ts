/** "As this land enters, ...": what is chosen, and what its controller may do along with it (614.1c, 614.12a). */

import type { Ability } from '../../../ability/ability.js';
import type { Change } from '../../../ability/change.js';
import type { StaticOp } from '../../../ability/static.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { COLORS } from '../card.js';
import { ANCHOR } from '../entering/anchor.js';
import { CARD_TYPES } from '../type.js';
import { anchorWord } from './anchored.js';
import { baseStats } from './word.js';

const ENTERING = { event: 'move', to: { zone: 'battlefield' } } as const;

export function addAsEnters(english: English): void {
  const { grammar, ability, what, deeds, who } = english;
  const choice = choices(english);
  const changes = grammar.category<Change[]>('what is done as it enters');
  grammar.rule(changes)('choose {choice}', { choice }, (h) => [h.choice]);
  grammar.rule(changes)('choose {first} and {second}', { first: choice, second: choice }, (h) => [
    h.first,
    h.second,
  ]);
  grammar.rule(changes)('{deeds}', { deeds }, (h) => [{ change: 'also', do: [h.deeds] }]);
  const may = mayDo(english);
  grammar.rule(changes)('{may}', { may }, (h) => [h.may]);
  grammar.rule(changes)('it becomes your choice of {among}', { among: bodies(english) }, (h) => [
    { change: 'become', among: h.among },
  ]);
  grammar.rule(changes)('choose {choice} . then {may}', { choice, may }, (h) => [h.choice, h.may]);
  grammar.rule(ability)(
    'as {object} enters the battlefield , {changes} .',
    { object: what, changes },
    (h) => ({
      ability: 'replacement',
      opens: 'as',
      watch: { ...ENTERING, object: h.object },
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }),
  );
  for (const kind of ['creature type', 'color', 'card name']) {
    grammar.rule(ability)(
      `as {object} enters the battlefield , {by:one} chooses a ${kind} .`,
      { object: what, by: who },
      (h) => ({
        ability: 'replacement',
        opens: 'as',
        watch: { ...ENTERING, object: h.object },
        outcome: { outcome: 'modify', changes: [{ change: 'choose', kind, by: h.by }] },
        says: 'plain',
      }),
    );
  }
}

/** "A 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender". */
function bodies({ grammar, granted }: English): Category<StaticOp[][]> {
  const base = grammar.category<StaticOp>('power and toughness');
  grammar.words(base, baseStats);
  const has = grammar.list('keywords', granted, 'and');
  const body = grammar.category<StaticOp[]>('what it becomes');
  grammar.rule(body)('a {base} creature', { base }, (h) => [h.base]);
  grammar.rule(body)('a {base} creature with {has}', { base, has }, (h) => [
    h.base,
    { op: 'gain', abilities: h.has },
  ]);
  return grammar.several('what it can become', body, 'or');
}

/** Kinds of choices, by what the rulebook's catalogue says of them. */
const KINDS = [
  'creature type',
  'basic land type',
  'card type',
  'color',
  'card name',
  'number',
  'opponent',
  'player',
] as const;

/** Narrower ones: of card names, those of nonland cards. */
const NARROW = [
  ['nonland', 'card name'],
  ['noncreature , nonland', 'card name'],
  ['nonbasic land', 'card name'],
] as const;

function choices(english: English): Category<Change> {
  const { grammar } = english;
  const choice = grammar.category<Change>('what is chosen');
  const says = grammar.rule(choice);
  for (const kind of KINDS) says(`a ${kind}`, {}, () => ({ change: 'choose', kind }));
  for (const [which, kind] of NARROW)
    says(`a ${which} ${kind}`, {}, () => ({ change: 'choose', kind, which: which.replace(' ,', ',') }));
  for (const color of Object.values(COLORS))
    says(`a color other than ${color}`, {}, () => ({ change: 'choose', kind: 'color', but: [color] }));
  const number = grammar.category<number>('a number');
  grammar.words(number, {
    starts: ({ kind }) => kind === 'number',
    read: (tokens, at) => {
      const text = tokens[at]?.text ?? '';
      return /^\d{1,3}$/.test(text) ? [{ end: at + 1, meaning: Number(text) }] : [];
    },
    print: (meaning) => (typeof meaning === 'number' ? { words: [String(meaning)] } : null),
  });
  says('a number between {least} and {most}', { least: number, most: number }, (h) => ({
    change: 'choose',
    kind: 'number',
    between: { least: h.least, most: h.most },
  }));
  const type = grammar.category<string>('a card type');
  for (const word of Object.keys(CARD_TYPES)) grammar.rule(type)(word, {}, () => word);
  const types = grammar.several('card types', type, 'or');
  says('{among}', { among: types }, (h) => ({ change: 'choose', kind: 'card type', among: h.among }));
  says('a card type other than {but}', { but: types }, (h) => ({
    change: 'choose',
    kind: 'card type',
    but: h.but,
  }));
  says('left or right', {}, () => ({ change: 'choose', kind: 'direction', among: ['left', 'right'] }));
  says('odd or even', {}, () => ({ change: 'choose', kind: 'odd or even', among: ['odd', 'even'] }));
  // Words that later abilities of the text speak of, and of which the rules know nothing (614.12c).
  const words = grammar.several('words', anchorWord(english), 'or');
  says('{among}', { among: words }, (h) => ({ change: 'choose', kind: ANCHOR, among: h.among }));
  return choice;
}

/** "You may pay 2 life. If you don't, it enters tapped." */
function mayDo({ grammar, deeds, arriving, selfNoun }: English): Category<Change> {
  const itself = grammar.category<string>('itself');
  grammar.rule(itself)('it', {}, () => 'it');
  grammar.rule(itself)('this {noun}', { noun: selfNoun }, (h) => h.noun);
  const may = grammar.category<Change>('what may be done');
  const says = grammar.rule(may);
  const holes = { deeds, itself, changes: arriving };
  says('you may {deeds}', { deeds }, (h) => ({ change: 'may', do: [h.deeds] }));
  says("you may {deeds} . if you don't , {itself} enters the battlefield {changes}", holes, (h) => ({
    change: 'may',
    do: [h.deeds],
    no: h.changes,
    itself: h.itself,
  }));
  says('you may {deeds} . if you do , {itself} enters the battlefield {changes}', holes, (h) => ({
    change: 'may',
    do: [h.deeds],
    yes: h.changes,
    itself: h.itself,
  }));
  return may;
}

/** "This land enters tapped. As it enters, choose a color.": two abilities in one paragraph. */
export function tappedThenChosen(english: English): Category<Ability[]> {
  const { grammar, selfNoun } = english;
  const both = grammar.category<Ability[]>('two abilities');
  const choice = choices(english);
  grammar.rule(both)(
    'this {noun} enters the battlefield tapped . as it enters the battlefield , choose {choice} .',
    { noun: selfNoun, choice },
    (h) => [
      {
        ability: 'replacement',
        watch: { ...ENTERING, object: { what: 'this', noun: h.noun }, said: 'enter' },
        outcome: { outcome: 'modify', changes: [{ change: 'status', status: 'tapped' }] },
        says: 'plain',
      },
      {
        ability: 'replacement',
        opens: 'as',
        watch: { ...ENTERING, object: { what: 'this', said: 'it' } },
        outcome: { outcome: 'modify', changes: [h.choice] },
        says: 'plain',
      },
    ],
  );
  return both;
}
