/** What Japanese alone minds: its verbs, its marks, its particles (what every language says: messages.test.ts). */

import { expect, test } from 'vitest';
import { japanese } from '../../src/explain/japanese/japanese.js';
import { type Form, inflect } from '../../src/explain/japanese/verb.js';
import type { Deciding, Happening, Message, Offer } from '../../src/explain/message/message.js';
import { REFUSALS } from '../../src/rulebook/refusal.js';
import { cub, effect, floats, JAPANESE, MESSAGES, nylea, sinks } from './samples.js';

test.each(REFUSALS)('refused: %s', (why) => {
  const said = japanese.say({ ...MESSAGES['not applied'], effect: { ...effect, text: null }, why }, JAPANESE);
  expect(said).toMatch(
    /^《Nylea》の効果は、.*場合には適用されない。理由：(?:《Bear Cub》は)?[^A-Za-z]+[^。]。$/u,
  );
});

/** Verbs of every kind, in every form. */
const VERBS: readonly (readonly [string, string, string, string])[] = [
  ['破壊される', '破壊され', '破壊されない', '破壊されず'],
  ['置かれる', '置かれ', '置かれない', '置かれず'],
  ['召喚する', '召喚し', '召喚しない', '召喚せず'],
  ['出る', '出て', '出ない', '出ず'],
  ['得る', '得て', '得ない', '得ず'],
  ['負ける', '負け', '負けない', '負けず'],
  ['引く', '引き', '引かない', '引かず'],
  ['失う', '失い', '失わない', '失わず'],
  ['戻る', '戻り', '戻らない', '戻らず'],
  ['始まる', '始まり', '始まらない', '始まらず'],
  ['勝つ', '勝ち', '勝たない', '勝たず'],
  ['出す', '出し', '出さない', '出さず'],
];

test.each(VERBS)('%s', (verb, linked, not, notLinked) => {
  const forms: readonly Form[] = ['plain', 'linked', 'not', 'not linked'];
  expect(forms.map((form) => inflect(verb, form))).toEqual([verb, linked, not, notLinked]);
});

const plain: Happening = { ...sinks, player: null };
const chooses = (
  by: string | null,
  asks: Deciding['asks'],
  offers: readonly Offer[],
  chosen: Offer,
): Message => ({
  say: 'chooses',
  by,
  asks,
  offered: offers,
  chosen,
  about: null,
  of: [],
  matter: [],
  given: false,
});

test('words of strangers are words, whatever else they name', () => {
  const word = { offer: 'word', word: 'constructor' } as const;
  expect(japanese.say(chooses('Apple', 'name', [word], word), JAPANESE)).toBe(
    'Appleは「constructor」を選ぶ。',
  );
  const move: Happening = { ...plain, kind: 'toString', to: { zone: 'valueOf', of: null, at: null } };
  expect(japanese.say({ say: 'happens', events: [move] }, JAPANESE)).toBe(
    '《Bear Cub》に「toString」が起こる。',
  );
});

const applied = {
  say: 'applies',
  effect,
  to: [plain],
  withheld: [],
  goesOn: false,
  ahead: false,
  among: false,
} as const;

/** What an effect makes of an event. */
const APPLIED: readonly (readonly [string, Message, string])[] = [
  ['another', { ...applied, becomes: [floats], changed: false }, '代わりに、海に出ることになる。'],
  ['the same, changed', { ...applied, becomes: [floats], changed: true }, 'よって、海に出ることになる。'],
  ['nothing', { ...applied, becomes: [], changed: false }, 'よって、沈められない。'],
  ['no difference', { ...applied, becomes: [plain], changed: true }, 'これによる変化はない。'],
  [
    'no difference yet',
    { ...applied, becomes: [plain], changed: false, goesOn: true },
    'まずそのまま起こり、続けて残りの文を行う。',
  ],
  [
    'one among others',
    { ...applied, becomes: [floats], changed: false, among: true },
    '代わりに、《Bear Cub》が海に出ることになる。',
  ],
  [
    'another, that befalls something else',
    { ...applied, becomes: [{ ...plain, objects: [nylea] }], changed: false, among: true },
    '《Bear Cub》が沈められる代わりに、《Nylea》が沈められることになる。',
  ],
  [
    'what may not be chosen',
    { ...applied, becomes: [plain], changed: true, withheld: [cub] },
    'これによる変化はない。《Bear Cub》は選べない。',
  ],
];

test.each(APPLIED)('an effect makes of an event %s', (_, message, said) => {
  expect(japanese.say(message, JAPANESE)).toBe(`《Nylea》：「If it would sink, it floats instead.」 ${said}`);
});

test('how something arrives', () => {
  const arrival: Happening['arrival'] = {
    controller: 'Nutmeg',
    status: ['wet'],
    without: ['asleep'],
    counters: [{ counter: 'salt', amount: 2 }],
    keywords: ['nimble'],
    copy: { of: 'Goblin' },
    chosen: ['bear'],
    picked: [
      { as: 'mate', objects: [nylea] },
      { as: 'rival', objects: [] },
    ],
    along: [{ ...plain, objects: [nylea] }],
  };
  expect(japanese.say({ say: 'would', events: [{ ...floats, arrival }] }, JAPANESE)).toBe(
    '《Bear Cub》が濡れた状態で、目覚めた状態で、《Goblin》のコピーとして、Nutmegのコントロール下で、「salt」カウンターを2個置いた状態で、「nimble」を得た状態で、「熊」を選んだ状態で、《Nylea》を選んで、何も選ばずに海に出て、その際に《Nylea》が沈められるところである。',
  );
});

test('what is created', () => {
  const token = {
    values: { power: 1, toughness: 1 },
    traits: ['white', 'Elk'].map((is) => ({ trait: 'type', is })),
  };
  const made: Message = {
    say: 'happens',
    events: [{ ...sinks, kind: 'make', objects: [], amount: 2, token }],
  };
  expect(japanese.say(made, JAPANESE)).toBe('Appleが1/1の白・「Elk」・トークンを2体生成する。');
});

test('names and texts stand in the marks of their game', () => {
  const marks = { name: ['「', '」'], text: ['『', '』'] } as const;
  expect(japanese.say({ say: 'triggers', effect, resolves: true }, { ...JAPANESE, marks })).toBe(
    '「Nylea」の能力が誘発し、解決される：『If it would sink, it floats instead.』',
  );
});

test('what an effect does nothing to is named', () => {
  const message = { ...MESSAGES['not applied'], why: 'unaffected' } as const;
  expect(japanese.say(message, JAPANESE)).toMatch(/理由：《Bear Cub》はこの効果を受けない。$/);
});

test('an effect is of the kind that the rules tell apart; its form and nickname are not told', () => {
  const called = { ...effect, form: 1, called: ['bear', 'tide'] };
  expect(japanese.say({ ...applied, effect: called, becomes: [], changed: false }, JAPANESE)).toMatch(
    /^《Nylea》（潮の効果）：「/,
  );
});

test.each([
  [{ zone: 'sea', of: 'Apple', at: 'top' }, 'Appleの海の一番上'],
  [{ zone: 'sea', of: { owners: true }, at: null }, '持ち主の海'],
  [{ zone: 'sea', of: null, at: 'bottom' }, '海の一番下'],
] as const)('a place: %j', (to, said) => {
  expect(japanese.say({ say: 'happens', events: [{ ...floats, to }] }, JAPANESE)).toBe(
    `《Bear Cub》が${said}に出る。`,
  );
});
