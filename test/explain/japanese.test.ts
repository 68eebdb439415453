/** Every message is said in Japanese, as Japanese says it. */

import { describe, expect, test } from 'vitest';
import { japanese } from '../../src/explain/japanese/japanese.js';
import { type Form, inflect } from '../../src/explain/japanese/verb.js';
import type {
  Deciding,
  Effect,
  Happening,
  Message,
  Offer,
  Thing,
} from '../../src/explain/message/message.js';
import { REFUSALS } from '../../src/rulebook/refusal.js';
import type { Words } from '../../src/rulebook/words.js';
import {
  CHANGES,
  type Clauses,
  cub,
  effect,
  floats,
  MESSAGES,
  NONE,
  nylea,
  type Sentences,
  sinks,
} from './samples.js';

const SAID: Sentences = {
  acts: 'Appleは《Bear Cub》を「row」する。',
  refused: 'Appleは《Bear Cub》を「ponder」することはできない。理由：コストをすべて支払うことができない。',
  would: '《Bear Cub》に「sink」が起こるところである。',
  happens: '《Bear Cub》に「sink」が起こる。',
  cannot: '《Bear Cub》に「sink」が起こることはない。',
  applies:
    '《Nylea》：「If it would sink, it floats instead.」 代わりに、《Bear Cub》に「float」が起こることになる。',
  chooses: 'Appleは《Nylea》の効果を《Bear Cub》に適用しない。',
  triggers: '《Nylea》の能力が誘発する：「If it would sink, it floats instead.」',
  resolves: '《Nylea》の能力が解決される。',
  unresolved: '《Nylea》の能力は、対象がすべて不適正になったため解決されない。',
  'if so': 'それは行われたものとして扱われ、《Nylea》の効果のうち、それを条件とする部分へ進む。',
  cut: 'これは裁定の一部でしかない。すべての選択をたどる前に、局面の数が上限に達した。',
  outcomes: '結果は2通り（選び方は3通り）で、Appleが《Nylea》の効果を適用するかどうかを決める。',
  'all the same': '適用の順番は6通りあるが、どの順番でも結果は同じである。',
  fate: '《Bear Cub》に「sink」が起こる代わりに、《Bear Cub》に「float」が起こる。',
  'comes to':
    '《Bear Cub》に「sink」が起こる代わりに、《Bear Cub》に「float」が起こり、《Bear Cub》に「sink」が起こることはなく、その後、《Bear Cub》に「float」が起こる（ほかは手順に示す）。',
  apart: '（Apple：pearls 2 → 3）',
  'apart by choices': '（Appleは《Nylea》の効果を《Bear Cub》に適用しない）',
  'nothing happens': '何も起こらない。',
  'and more': '他に3通り。',
  'not listed': 'うち3通りの結果は、数えるだけで列挙しない。',
  'goes round': '前と同じ局面に戻り、誰にもこれを止める義務はなく、限りなく繰り返される。',
  rounds: '選択によっては前と同じ局面に戻り、繰り返しても何も変わらないので、その先はたどらない。',
  asks: 'Appleが《Nylea》の効果を適用するかどうかを決める。',
  changed: '《Nylea, God of the Hunt》：shore → sea',
  value: 'Apple：pearls 2 → 3',
  pile: 'Appleのdeck：不明なカード 3枚 → 1枚',
  unchanged: '盤面は変わらない。',
  'nobody acts unasked': '書かれていること以外は、誰も何もしない。',
  'costs and timing are legal': 'コストの支払いとタイミングは適正であるとみなす。',
  given: 'Appleは《Nylea》の効果を《Bear Cub》に適用しない。',
  'left out': 'No boat is bailed.',
  intent: '《Bear Cub》：「It stays.」',
  unread: '《Bear Cub》：「Ponder.」 シナリオが、この裁定には関わらないとしている。',
  'not applied':
    '《Nylea》：「If it would sink, it floats instead.」は、《Bear Cub》に「sink」が起こる場合には適用されない。理由：条件が満たされていない。',
  missed: '《Nylea》：「If it would sink, it floats instead.」はタイミングを逃す。',
  'not triggered':
    '《Nylea》：「If it would sink, it floats instead.」は誘発しない。理由：《Bear Cub》に「sink」が起こらない。',
  shortcut:
    'Appleはこれを好きな回数だけ繰り返せ（回数を宣言する）、1回増えるごとにNutmegのpearlsが2、《Nylea》の「moss」カウンターが1個増える。',
  instead: '条件が満たされているため、《Nylea》の効果にある「代わりに」の部分が実行される。',
  'not instead': '《Nylea》の効果にある「代わりに」の部分は実行されない。理由：条件が満たされていない。',
};

const CHANGED: Clauses = {
  zone: '新たにseaへ',
  at: '《Nylea》にいる',
  controller: 'コントローラーはNutmeg',
  status: 'wetでない状態',
  counters: '「salt」カウンター2個',
  damage: 'ダメージ 0 → 2',
  copy: '《Nylea》のコピー',
  became: '《Nylea》に置き換わる',
  attached: '《Nylea》につけられる',
  chosen: '「Bear」を選択',
  picked: '《Nylea》を選んで',
  keywords: '「nimble」と「quick 2」を得る',
  number: 'power 1 → 2',
  words: 'typesに「ship」が加わる、「bear」を失う',
};

describe('every message is said', () => {
  test.each(Object.values(MESSAGES))('$say', (message) => {
    expect(japanese.say(message, NONE)).toBe(SAID[message.say]);
  });
  test.each(Object.values(CHANGES))('change: $change', (change) => {
    expect(japanese.say({ say: 'changed', objects: [cub], changes: [change] }, NONE)).toBe(
      `《Bear Cub》：${CHANGED[change.change]}`,
    );
  });
  test.each(REFUSALS)('refused: %s', (why) => {
    const said = japanese.say({ ...MESSAGES['not applied'], effect: { ...effect, text: null }, why }, WORDS);
    expect(said).toMatch(
      /^《Nylea》の効果は、.*場合には適用されない。理由：(?:《Bear Cub》は)?[^A-Za-z]+[^。]。$/u,
    );
  });
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

const WORDS: Words = {
  ...NONE,
  events: {
    sink: '{object}は[{player}によって]<沈められる>',
    'float>sea': '{object}は{to}に<出る>',
    draw: '{player}はカードを{n 枚}<引く>',
    salt: '{object}の上に{counter}カウンターが{n 個}<置かれる>',
    make: '{player}は{token}・トークンを{n 体}<生成する>',
  },
  zones: { sea: '海' },
  manners: { storm: '嵐' },
  statuses: { wet: ['濡れた状態', '乾いた状態'], asleep: ['眠った状態', '目覚めた状態'] },
  kinds: { tide: '潮の効果' },
  terms: { white: '白', bear: '熊' },
};

const makes: Happening = {
  ...sinks,
  kind: 'make',
  objects: [],
  to: null,
  amount: 1,
  token: { values: { size: 2 }, traits: [{ trait: 'race', is: 'bear' }], has: ['haste', 'reach'] },
};
const plain: Happening = { ...sinks, player: null };
const draws: Happening = { ...sinks, kind: 'draw', objects: [], amount: 1 };

const bears: Thing = { ...cub, is: 'token' };
const arrives = (word: string): Happening => ({
  ...floats,
  objects: [bears],
  arrival: {
    controller: null,
    status: [],
    without: [],
    counters: [],
    keywords: [],
    copy: null,
    chosen: [word],
    picked: [],
    along: [],
  },
});

/** How clauses are made of the words of a game. */
const CLAUSES: readonly (readonly [string, Message, string])[] = [
  ['one', { say: 'happens', events: [sinks] }, '《Bear Cub》がAppleによって沈められる。'],
  [
    'several',
    { say: 'happens', events: [{ ...plain, objects: [cub, nylea] }] },
    '《Bear Cub》と《Nylea》が沈められる。',
  ],
  ['nobody', { say: 'would', events: [plain] }, '《Bear Cub》が沈められるところである。'],
  [
    'in one breath',
    { say: 'happens', events: [plain, floats, plain] },
    '《Bear Cub》が沈められ、海に出て、沈められる。',
  ],
  [
    'of different things',
    { say: 'happens', events: [plain, { ...floats, objects: [nylea] }] },
    '《Bear Cub》が沈められ、《Nylea》が海に出る。',
  ],
  [
    'how many',
    { say: 'happens', events: [{ ...sinks, kind: 'draw', objects: [], amount: 2 }] },
    'Appleがカードを2枚引く。',
  ],
  [
    'without a subject',
    { say: 'happens', events: [{ ...plain, kind: 'salt', counter: '+1/+1', amount: 2 }] },
    '《Bear Cub》の上に+1/+1カウンターが2個置かれる。',
  ],
  [
    'every player',
    { say: 'happens', events: [{ ...plain, kind: 'draw', objects: [], amount: 1 }] },
    '各プレイヤーがカードを1枚引く。',
  ],
  [
    'by what it cannot',
    {
      say: 'cannot',
      event: plain,
      effect: null,
      by: [
        { manner: 'storm', source: null },
        { manner: 'effect', source: nylea },
        { manner: 'effect', source: null },
      ],
    },
    '《Bear Cub》が嵐か《Nylea》によって沈められることはない。',
  ],
  [
    'not, and then all the same',
    {
      say: 'comes to',
      of: [
        { say: 'cannot', event: plain, effect: null, first: true },
        { say: 'fate', happens: [], instead: [plain], times: 1, later: true, first: true },
        { say: 'fate', happens: [plain], instead: [], times: 1, later: true },
      ],
    },
    '《Bear Cub》が最初は沈められることはなく、その後、最初は沈められず、その後、沈められる。',
  ],
  [
    'what is made, by one verb',
    {
      say: 'happens',
      events: [
        { ...makes, amount: 2 },
        { ...makes, token: { values: {}, traits: [{ trait: 'race', is: 'bear' }] } },
        { ...sinks, kind: 'draw', objects: [], amount: 2 },
      ],
    },
    'Appleが「haste」と「reach」を持つ2の熊・トークンを2体、熊・トークンを1体生成し、カードを2枚引く。',
  ],
  [
    'the same twice',
    {
      say: 'would',
      events: [
        { ...makes, token: { values: {}, traits: [{ trait: 'race', is: 'bear' }] } },
        { ...makes, token: { values: {}, traits: [{ trait: 'race', is: 'bear' }] } },
      ],
    },
    'Appleが熊・トークンを1体生成する（2回）ところである。',
  ],
  [
    'instead, of the same',
    { say: 'fate', happens: [floats], instead: [plain], times: 1, later: false },
    '《Bear Cub》は、沈められる代わりに、海に出る。',
  ],
  [
    'instead, of another',
    { say: 'fate', happens: [{ ...plain, objects: [nylea] }], instead: [plain], times: 2, later: true },
    'その後、《Bear Cub》の代わりに、《Nylea》が沈められる（2回）。',
  ],
  [
    'instead, all else',
    { say: 'fate', happens: [{ ...floats, objects: [nylea] }], instead: [plain], times: 1, later: false },
    '《Bear Cub》が沈められる代わりに、《Nylea》が海に出る。',
  ],
  [
    'instead, of another player',
    { say: 'fate', happens: [{ ...draws, player: 'Nutmeg' }], instead: [draws], times: 1, later: false },
    'Appleの代わりに、Nutmegがカードを1枚引く。',
  ],
  [
    'instead, of the same twice',
    { say: 'fate', happens: [draws], instead: [plain, plain], times: 1, later: false },
    '《Bear Cub》が2度、沈められる代わりに、Appleがカードを1枚引く。',
  ],
  [
    'instead, of the same to several',
    {
      say: 'fate',
      happens: [draws],
      instead: [plain, { ...plain, objects: [nylea] }],
      times: 1,
      later: false,
    },
    '《Bear Cub》と《Nylea》が沈められる代わりに、Appleがカードを1枚引く。',
  ],
  [
    'not at all',
    { say: 'fate', happens: [], instead: [plain, floats], times: 1, later: false },
    '《Bear Cub》は沈められず、海に出ない。',
  ],
  [
    'barred',
    { ...MESSAGES.refused, why: 'barred' },
    'ルールにより、Appleは《Bear Cub》を「ponder」することはできない。',
  ],
  [
    'an instruction that is barred',
    { ...MESSAGES.refused, why: 'barred', object: null, words: 'Sink it.' },
    'Apple：「Sink it.」 ルールにより、これは行えない。',
  ],
  [
    'an instruction that cannot be paid',
    { ...MESSAGES.refused, object: null, words: 'Sink it.' },
    'Apple：「Sink it.」 これは行えない。理由：コストをすべて支払うことができない。',
  ],
  [
    'an instruction that is forbidden',
    { ...MESSAGES.refused, why: 'forbidden', object: null, words: 'Sink it.', effect },
    'Apple：「Sink it.」 これは行えない。《Nylea》：「If it would sink, it floats instead.」',
  ],
  [
    'tokens that nothing tells apart, each of which arrives in another way',
    { say: 'happens', events: [{ ...makes, amount: 2, objects: [bears] }, arrives('red'), arrives('green')] },
    'Appleが「haste」と「reach」を持つ2の熊・トークンを2体生成し、《Bear Cub》トークンが「red」が選ばれた状態で海に出て、《Bear Cub》トークンが「green」が選ばれた状態で海に出る。',
  ],
  [
    'an effect that is applied to nothing that has a name',
    { ...MESSAGES.chooses, chosen: { offer: 'effect', effect, on: [] } },
    'Appleは《Nylea》の効果を適用する。',
  ],
];

test.each(CLAUSES)('a clause: %s', (_, message, sentence) => {
  expect(japanese.say(message, WORDS)).toBe(sentence);
});

const elk: Effect = { ...effect, source: cub, text: 'If it would sink, it swims instead.' };
const offered = (one: Effect, ...on: Thing[]) => ({ offer: 'effect', effect: one, on }) as const;
const objects = (...all: Thing[]) => ({ offer: 'objects', objects: all }) as const;
const waits = { offer: 'trigger', effect } as const;
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
  matter: [],
  given: false,
});

/** How choices are said. */
const CHOICES: readonly (readonly [string, Message, string])[] = [
  [
    'of two effects on one event',
    chooses('Apple', 'apply', [offered(effect, cub), offered(elk, cub)], offered(effect, cub)),
    'Appleは《Bear Cub》の効果ではなく《Nylea》の効果を選ぶ。',
  ],
  [
    'of two effects on different events',
    chooses('Apple', 'apply', [offered(effect, cub), offered(elk, nylea)], offered(effect, cub)),
    'Appleはまず《Nylea》の効果を《Bear Cub》に適用する。',
  ],
  [
    'of two abilities',
    chooses('Apple', 'order', [waits, { offer: 'trigger', effect: elk }], waits),
    'Appleは《Nylea》の能力を《Bear Cub》の能力より先に処理する。',
  ],
  [
    'of one ability again and again',
    chooses('Apple', 'order', [waits, waits, waits], waits),
    'Appleは《Nylea》の能力を他の2つより先に処理する。',
  ],
  [
    'to do it',
    chooses('Apple', 'may', [{ offer: 'accept' }], { offer: 'accept' }),
    'Appleは任意の処理を行う。',
  ],
  [
    'of a thing',
    chooses('Apple', 'choose', [objects(cub, nylea)], objects(nylea)),
    'Appleは《Bear Cub》と《Nylea》の中から《Nylea》を選ぶ。',
  ],
  [
    'of a player as a target, where it could be a thing',
    chooses('Apple', 'target', [{ offer: 'player', player: 'Nutmeg' }, objects(cub)], {
      offer: 'player',
      player: 'Nutmeg',
    }),
    'AppleはNutmegと《Bear Cub》の中からNutmegを対象に選ぶ。',
  ],
  [
    'of the only thing',
    chooses('Apple', 'target', [objects(cub)], objects(cub)),
    'Appleは《Bear Cub》を対象に選ぶ。',
  ],
  ['of nothing', chooses('Apple', 'choose', [objects(cub)], objects()), 'Appleは《Bear Cub》を選ばない。'],
  [
    'of none of several',
    chooses('Apple', 'choose', [objects(cub, nylea)], objects()),
    'Appleは《Bear Cub》と《Nylea》の中から何も選ばない。',
  ],
  [
    'by chance',
    chooses(null, 'choose', [objects(cub, nylea)], objects(cub)),
    '《Bear Cub》と《Nylea》の中から無作為に《Bear Cub》が選ばれる。',
  ],
  [
    'of a word',
    chooses('Apple', 'name', [{ offer: 'word', word: 'bear' }], { offer: 'word', word: 'bear' }),
    'Appleは「熊」を選ぶ。',
  ],
];

test('words of strangers are words, whatever else they name', () => {
  const word = { offer: 'word', word: 'constructor' } as const;
  expect(japanese.say(chooses('Apple', 'name', [word], word), WORDS)).toBe('Appleは「constructor」を選ぶ。');
  const move: Happening = { ...plain, kind: 'toString', to: { zone: 'valueOf', of: null, at: null } };
  expect(japanese.say({ say: 'happens', events: [move] }, WORDS)).toBe(
    '《Bear Cub》に「toString」が起こる。',
  );
});

test.each(CHOICES)('a choice %s', (_, message, sentence) => {
  expect(japanese.say(message, WORDS)).toBe(sentence);
});

/** How it is said who decides. */
const DECIDERS: readonly (readonly [string, readonly Deciding[], string])[] = [
  [
    'between effects',
    [
      {
        by: 'Apple',
        asks: 'apply',
        offered: [offered(effect, cub), offered(elk, cub)],
        about: null,
        matter: [],
      },
    ],
    'Appleが《Nylea》の効果と《Bear Cub》の効果のどちらを適用するかを決める。',
  ],
  [
    'to what an effect applies, and whether',
    [
      {
        by: 'Apple',
        asks: 'apply',
        offered: [offered(effect, cub), offered(effect, nylea), { offer: 'decline' }],
        about: null,
        matter: [],
      },
    ],
    'Appleが《Nylea》の効果を適用するかどうか、するなら《Bear Cub》と《Nylea》のどちらに適用するかを決める。',
  ],
  [
    'several things, and another player one',
    [
      { by: 'Apple', asks: 'may', offered: [], about: effect, matter: [] },
      { by: 'Apple', asks: 'choose', offered: [objects(cub)], about: null, matter: [] },
      { by: 'Nutmeg', asks: 'order', offered: [waits, waits], about: null, matter: [] },
    ],
    'Appleが、《Nylea》の効果を使うかどうか、《Bear Cub》を選ぶかどうかを決め、Nutmegが《Nylea》の能力のうちどれを先に処理するかを決める。',
  ],
  [
    'by chance',
    [{ by: null, asks: 'choose', offered: [objects(cub, nylea)], about: null, matter: [] }],
    '《Bear Cub》と《Nylea》のうちどれを選ぶかは無作為に決まる。',
  ],
];

/** What a rule makes somebody choose is named by what would be done. */
const MATTERS: readonly (readonly [Deciding['asks'], Offer, string, string])[] = [
  [
    'may',
    { offer: 'accept' },
    'Appleが、《Bear Cub》が沈められるかどうかを決める。',
    'Appleは《Bear Cub》が沈められることを選ぶ。',
  ],
  [
    'may',
    { offer: 'decline' },
    'Appleが、《Bear Cub》が沈められるかどうかを決める。',
    'Appleは《Bear Cub》が沈められないことを選ぶ。',
  ],
  [
    'name',
    { offer: 'word', word: 'bow first' },
    'Appleが、《Bear Cub》が沈められる方法を決める。',
    'Appleは《Bear Cub》が沈められる方法として「bow first」を選ぶ。',
  ],
];

test.each(MATTERS)('who decides by a rule: %s %j', (asks, chosen, asked, told) => {
  const decides = { by: 'Apple', asks, offered: [chosen], about: null, matter: [plain] };
  expect(japanese.say({ say: 'asks', ...decides }, WORDS)).toBe(asked);
  expect(japanese.say({ say: 'chooses', ...decides, chosen, given: false }, WORDS)).toBe(told);
});

test.each(DECIDERS)('who decides %s', (_, decides, said) => {
  expect(japanese.say({ say: 'outcomes', count: 2, ways: 2, decides }, WORDS)).toBe(`結果は2通りで、${said}`);
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
  expect(japanese.say(message, WORDS)).toBe(`《Nylea》：「If it would sink, it floats instead.」 ${said}`);
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
  expect(japanese.say({ say: 'would', events: [{ ...floats, arrival }] }, WORDS)).toBe(
    '《Bear Cub》が濡れた状態で、目覚めた状態で、《Goblin》のコピーとして、Nutmegのコントロール下で、「salt」カウンター2個が置かれた状態で、「nimble」を得た状態で、「熊」が選ばれた状態で、《Nylea》を選んで、何も選ばずに海に出て、その際に《Nylea》が沈められるところである。',
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
  expect(japanese.say(made, WORDS)).toBe('Appleが1/1の白・「Elk」・トークンを2体生成する。');
});

test('names and texts stand in the marks of their game', () => {
  const marks = { name: ['「', '」'], text: ['『', '』'] } as const;
  expect(japanese.say({ say: 'triggers', effect, resolves: true }, { ...WORDS, marks })).toBe(
    '「Nylea」の能力が誘発し、解決される：『If it would sink, it floats instead.』',
  );
});

test('what an effect does nothing to is named', () => {
  const message = { ...MESSAGES['not applied'], why: 'unaffected' } as const;
  expect(japanese.say(message, WORDS)).toMatch(/理由：《Bear Cub》はこの効果を受けない。$/);
});

test('an effect is of the kind that the rules tell apart; its form and nickname are not told', () => {
  const called = { ...effect, form: 1, called: ['bear', 'tide'] };
  expect(japanese.say({ ...applied, effect: called, becomes: [], changed: false }, WORDS)).toMatch(
    /^《Nylea》（潮の効果）：「/,
  );
});

const token: Thing = { ...cub, name: 'Goblin', is: 'token' };
const first: Thing = { ...cub, nth: 1, of: 'Apple' };

/** How things are listed. */
const LISTS: readonly (readonly [readonly Thing[], string])[] = [
  [[cub], '《Bear Cub》'],
  [[token, token, token], '《Goblin》トークン3つ'],
  [[{ ...token, nth: 1 }], '1番目の《Goblin》トークン'],
  [[first, { ...first, nth: 2 }], 'Appleの1番目と2番目の《Bear Cub》'],
  [[first, { ...cub, of: 'Nutmeg' }], 'Appleの1番目の《Bear Cub》とNutmegの《Bear Cub》'],
  [[{ ...cub, name: null }], '不明なカード'],
  [[{ ...cub, name: null, count: 3 }], '不明なカード3枚'],
  [[{ ...token, count: 1000 }], '《Goblin》トークン1000個'],
  [[{ ...cub, count: 12 }, nylea, token], '《Bear Cub》12枚、《Nylea》、《Goblin》トークン'],
  [[{ ...cub, is: 'words', of: 'Apple' }], 'Appleの指示'],
  [[{ ...cub, name: '{object}は<沈む> [x] $& {player}' }], '《{object}は<沈む> [x] $& {player}》'],
];

test.each(LISTS)('things: %j', (things, said) => {
  expect(japanese.say({ say: 'happens', events: [{ ...plain, objects: things }] }, WORDS)).toBe(
    `${said}が沈められる。`,
  );
});

test.each([
  [{ zone: 'sea', of: 'Apple', at: 'top' }, 'Appleの海の一番上'],
  [{ zone: 'sea', of: { owners: true }, at: null }, '持ち主の海'],
  [{ zone: 'sea', of: null, at: 'bottom' }, '海の一番下'],
] as const)('a place: %j', (to, said) => {
  expect(japanese.say({ say: 'happens', events: [{ ...floats, to }] }, WORDS)).toBe(
    `《Bear Cub》が${said}に出る。`,
  );
});

test.each([
  [[], 'これは何回でも繰り返され、1回増えるごとに《Bear Cub》トークンが2体増える。'],
  [
    ['Apple', 'Nutmeg'],
    'AppleとNutmegは両者が望む限りこれを繰り返せ、1回増えるごとに《Bear Cub》トークンが2体増える。',
  ],
  [
    ['Apple', 'Nutmeg', 'Quince'],
    'AppleとNutmegとQuinceは全員が望む限りこれを繰り返せ、1回増えるごとに《Bear Cub》トークンが2体増える。',
  ],
])('by whom a round is gone: %s', (by, sentence) => {
  const adds = [{ tokens: { ...cub, is: 'token' as const }, amount: 2 }];
  expect(japanese.say({ say: 'shortcut', by, adds }, NONE)).toBe(sentence);
});
