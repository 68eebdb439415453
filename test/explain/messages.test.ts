/**
 * Every message is said in every language, also by a game that has no words of its own for what happens in it.
 *
 * One table holds what all languages say of the same, side by side: what one language only has to mind (its
 * plurals, its verbs) stands in its own test.
 */

import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/english/english.js';
import { japanese } from '../../src/explain/japanese/japanese.js';
import type {
  Addition,
  Deciding,
  Effect,
  Happening,
  Message,
  Offer,
  Thing,
} from '../../src/explain/message/message.js';
import { CHANGES, cub, ENGLISH, effect, floats, JAPANESE, MESSAGES, NONE, nylea, sinks } from './samples.js';

/** What is said of one thing, in English and in Japanese. */
type Said = readonly [english: string, japanese: string];

/** The languages, with the words that a game has in them, in the order of what is said. */
const LANGUAGES = [
  ['English', english, ENGLISH],
  ['Japanese', japanese, JAPANESE],
] as const;

/** A new message does not compile without its sentence in every language. */
const SAID: { readonly [say in Message['say']]: Said } = {
  acts: ['Apple: row Bear Cub.', 'Appleは《Bear Cub》を「row」する。'],
  refused: [
    'Apple: ponder Bear Cub: its cost cannot be paid in full.',
    'Appleは《Bear Cub》を「ponder」することはできない。理由：コストをすべて支払うことができない。',
  ],
  would: ['"Sink" would happen to Bear Cub.', '《Bear Cub》に「sink」が起こるところである。'],
  happens: ['"Sink" happens to Bear Cub.', '《Bear Cub》に「sink」が起こる。'],
  cannot: ['"Sink" can\'t happen to Bear Cub.', '《Bear Cub》に「sink」が起こることはない。'],
  applies: [
    'Nylea: "If it would sink, it floats instead." Instead, "float" would happen to it.',
    '《Nylea》：「If it would sink, it floats instead.」 代わりに、《Bear Cub》に「float」が起こることになる。',
  ],
  chooses: [
    "Apple does not apply Nylea's effect to Bear Cub.",
    'Appleは《Nylea》の効果を《Bear Cub》に適用しない。',
  ],
  triggers: [
    'Nylea\'s ability triggers: "If it would sink, it floats instead."',
    '《Nylea》の能力が誘発する：「If it would sink, it floats instead.」',
  ],
  'triggers more': [
    'Nylea: "If it would sink, it floats instead." So Nylea\'s ability triggers an additional time.',
    '《Nylea》：「If it would sink, it floats instead.」 これにより、《Nylea》の能力が追加で1回誘発する。',
  ],
  resolves: ["Nylea's ability resolves.", '《Nylea》の能力が解決される。'],
  unresolved: [
    "Nylea's ability does not resolve: nothing of what it targets is a legal target any more.",
    '《Nylea》の能力は、対象がすべて不適正になったため解決されない。',
  ],
  'if so': [
    "That counts as done, and what depends on it in Nylea's effect follows.",
    'それは行われたものとして扱われ、《Nylea》の効果のうち、それを条件とする部分へ進む。',
  ],
  cut: [
    'This is only a part of the ruling: the limit on positions was reached before every choice was followed.',
    'これは裁定の一部でしかない。すべての選択をたどる前に、局面の数が上限に達した。',
  ],
  outcomes: [
    "2 outcomes over 3 ways of choosing; Apple decides whether Nylea's effect applies.",
    '結果は2通り（選び方は3通り）で、Appleが《Nylea》の効果を適用するかどうかを決める。',
  ],
  otherwise: [
    'Other ways to the same end differ in between.',
    '同じ結果になるほかの選び方では、途中の経過が異なる。',
  ],
  'all the same': [
    'All 6 ways of choosing the order end the same.',
    '適用の順番の選び方は6通りあるが、どの順番でも結果は同じである。',
  ],
  fate: [
    '"Float" happens to Bear Cub instead of "sink" happening to Bear Cub.',
    '《Bear Cub》に「sink」が起こる代わりに、《Bear Cub》に「float」が起こる。',
  ],
  'comes to': [
    '"Float" happens to Bear Cub instead of "sink" happening to Bear Cub, "sink" can\'t happen to Bear Cub, and then "float" happens to Bear Cub; the steps tell the rest.',
    '《Bear Cub》に「sink」が起こる代わりに、《Bear Cub》に「float」が起こり、《Bear Cub》に「sink」が起こることはなく、その後、《Bear Cub》に「float」が起こる（ほかは手順に示す）。',
  ],
  'for ever': [
    '"Sink" happens to Bear Cub, again and again, for ever.',
    '《Bear Cub》に「sink」が起こることが限りなく繰り返される。',
  ],
  apart: ['(Apple: pearls 2 → 3)', '（Apple：pearls 2 → 3）'],
  'apart by choices': [
    "(Apple does not apply Nylea's effect to Bear Cub)",
    '（Appleは《Nylea》の効果を《Bear Cub》に適用しない）',
  ],
  'nothing happens': ['Nothing happens.', '何も起こらない。'],
  'and more': ['And 3 more.', '他に3通り。'],
  'not listed': [
    '3 of them are found and counted but not listed.',
    'うち3通りの結果は、数えるだけで列挙しない。',
  ],
  'goes round': [
    'This leads back to where it was, and nobody has to stop it: it goes round for ever.',
    '前と同じ局面に戻り、誰にもこれを止める義務はなく、限りなく繰り返される。',
  ],
  rounds: [
    'Some choices lead back to a position that was there before; going round again changes nothing and is not followed.',
    '選択によっては前と同じ局面に戻り、繰り返しても何も変わらないので、その先はたどらない。',
  ],
  shortcut: [
    "Apple can go round this any number of times, and says how many; each round more adds 2 to Nutmeg's pearls and a moss counter to Nylea.",
    'Appleはこれを好きな回数だけ繰り返せ（回数を宣言する）、1回増えるごとにNutmegのpearlsが2、《Nylea》の「moss」カウンターが1個増える。',
  ],
  asks: [
    "Apple decides whether Nylea's effect applies.",
    'Appleが《Nylea》の効果を適用するかどうかを決める。',
  ],
  changed: ['Nylea, God of the Hunt: shore → sea', '《Nylea, God of the Hunt》：shore → sea'],
  value: ['Apple: pearls 2 → 3', 'Apple：pearls 2 → 3'],
  'in force': [
    'Nylea\'s effect is still in force: "If it would sink, it floats instead."',
    '《Nylea》の効果はまだ有効：「If it would sink, it floats instead.」',
  ],
  order: ["Apple's deck, from the top: Nylea, Bear Cub", 'Appleのdeck（上から）：《Nylea》、《Bear Cub》'],
  pile: ["Apple's deck: 3 → 1 unknown card", 'Appleのdeck：不明なカード 3枚 → 1枚'],
  unchanged: ['The board is as it was.', '盤面は変わらない。'],
  'nobody acts unasked': [
    'Nobody does anything beyond what is listed.',
    '書かれていること以外は、誰も何もしない。',
  ],
  'costs and timing are legal': [
    'Costs and timing are taken as legal.',
    'コストの支払いとタイミングは適正であるとみなす。',
  ],
  given: [
    "Apple does not apply Nylea's effect to Bear Cub.",
    'Appleは《Nylea》の効果を《Bear Cub》に適用しない。',
  ],
  'left out': ['No boat is bailed.', 'No boat is bailed.'],
  intent: ['Bear Cub: "It stays."', '《Bear Cub》：「It stays.」'],
  unread: [
    'Bear Cub: "Ponder." The scenario says that it is beside the point.',
    '《Bear Cub》：「Ponder.」 シナリオが、この裁定には関わらないとしている。',
  ],
  'not applied': [
    'Nylea: "If it would sink, it floats instead." does not apply where "sink" would happen to Bear Cub: its condition is not met.',
    '《Nylea》：「If it would sink, it floats instead.」は、《Bear Cub》に「sink」が起こる場合には適用されない。理由：条件が満たされていない。',
  ],
  missed: [
    'Nylea: "If it would sink, it floats instead." misses its timing.',
    '《Nylea》：「If it would sink, it floats instead.」はタイミングを逃す。',
  ],
  'not triggered': [
    'Nylea: "If it would sink, it floats instead." does not trigger: "sink" does not happen to Bear Cub.',
    '《Nylea》：「If it would sink, it floats instead.」は誘発しない。理由：《Bear Cub》に「sink」が起こらない。',
  ],
  instead: [
    "What Nylea's effect says to do instead is done: its condition is met.",
    '条件が満たされているため、《Nylea》の効果にある「代わりに」の部分が実行される。',
  ],
  'not instead': [
    'What Nylea\'s effect says to do instead is not done: its condition "it is wet" is not met.',
    '《Nylea》の効果にある「代わりに」の部分は実行されない。理由：条件「it is wet」が満たされていない。',
  ],
};

const CHANGED: { readonly [change in keyof typeof CHANGES]: Said } = {
  zone: ['new → sea', '新たにseaへ'],
  at: ['now at Nylea', '《Nylea》にいる'],
  controller: ['controlled by Nutmeg', 'コントローラーはNutmeg'],
  status: ['not wet', 'wetでない状態'],
  counters: ['2 salt counters', '「salt」カウンター2個'],
  damage: ['damage 0 → 2', 'ダメージ 0 → 2'],
  copy: ['a copy of Nylea', '《Nylea》のコピー'],
  became: ['now Nylea', '《Nylea》に置き換わる'],
  attached: ['attached to Nylea', '《Nylea》につけられる'],
  chosen: ['"Bear" chosen', '「Bear」を選択'],
  picked: ['with Nylea chosen', '《Nylea》を選んで'],
  keywords: ['gains nimble and quick 2', '「nimble」と「quick 2」を得る'],
  number: ['power 1 → 2', 'power 1 → 2'],
  words: ['types: now ship and no longer bear', 'typesに「ship」が加わり、「bear」がなくなる'],
};

const plain: Happening = { ...sinks, player: null };
const draws: Happening = { ...sinks, kind: 'draw', objects: [], amount: 1 };
const makes: Happening = {
  ...sinks,
  kind: 'make',
  objects: [],
  to: null,
  amount: 1,
  token: { values: { size: 2 }, traits: [{ trait: 'race', is: 'bear' }], has: ['haste', 'reach'] },
};
const spray = (amount: number): Happening => ({ ...plain, kind: 'spray', objects: [], amount });

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
const CLAUSES: readonly (readonly [string, Message, ...Said])[] = [
  [
    'one',
    { say: 'happens', events: [sinks] },
    'Bear Cub is sunk by Apple.',
    '《Bear Cub》がAppleによって沈められる。',
  ],
  [
    'several',
    { say: 'happens', events: [{ ...sinks, objects: [cub, nylea] }] },
    'Bear Cub and Nylea are sunk by Apple.',
    '《Bear Cub》と《Nylea》がAppleによって沈められる。',
  ],
  [
    'nobody',
    { say: 'would', events: [plain] },
    'Bear Cub would be sunk.',
    '《Bear Cub》が沈められるところである。',
  ],
  [
    'where to',
    { say: 'happens', events: [floats] },
    'Bear Cub goes out to the sea.',
    '《Bear Cub》が海に出る。',
  ],
  [
    'in one breath',
    { say: 'happens', events: [plain, floats] },
    'Bear Cub is sunk and goes out to the sea.',
    '《Bear Cub》が沈められ、海に出る。',
  ],
  [
    'how many',
    { say: 'happens', events: [{ ...draws, amount: 2 }] },
    'Apple draws 2 cards.',
    'Appleがカードを2枚引く。',
  ],
  [
    'instead, where others are told of as well',
    { say: 'fate', happens: [floats, { ...draws, amount: 2 }], instead: [plain], times: 1, later: false },
    'Instead of being sunk, Bear Cub goes out to the sea and Apple draws 2 cards.',
    '《Bear Cub》が沈められる代わりに、《Bear Cub》が海に出て、Appleがカードを2枚引く。',
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
    "Bear Cub can't be sunk by storm or Nylea.",
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
    "Bear Cub can't be sunk at first, then is not sunk at first, but then is sunk.",
    '《Bear Cub》が最初は沈められることはなく、その後、最初は沈められず、その後、沈められる。',
  ],
  [
    'what is made, by one verb',
    {
      say: 'happens',
      events: [
        { ...makes, amount: 2 },
        { ...makes, token: { values: {}, traits: [{ trait: 'race', is: 'bear' }] } },
        { ...draws, amount: 2 },
      ],
    },
    'Apple makes two 2 bear tokens with haste and reach, and a bear token, and draws 2 cards.',
    'Appleが「haste」と「reach」を持つ2の熊・トークンを2体、熊・トークンを1体生成し、カードを2枚引く。',
  ],
  [
    'instead, of the same',
    { say: 'fate', happens: [floats], instead: [plain], times: 1, later: false },
    'Bear Cub goes out to the sea instead of being sunk.',
    '《Bear Cub》は、沈められる代わりに、海に出る。',
  ],
  [
    'instead, of another',
    { say: 'fate', happens: [{ ...sinks, objects: [nylea] }], instead: [sinks], times: 2, later: true },
    'Then Nylea is sunk by Apple instead of Bear Cub (twice).',
    'その後、《Bear Cub》の代わりに、《Nylea》がAppleによって沈められる（2回）。',
  ],
  [
    'instead, of another player',
    { say: 'fate', happens: [{ ...draws, player: 'Nutmeg' }], instead: [draws], times: 1, later: false },
    'Nutmeg draws a card instead of Apple.',
    'Appleの代わりに、Nutmegがカードを1枚引く。',
  ],
  [
    'instead, of the same twice',
    { say: 'fate', happens: [draws], instead: [plain, plain], times: 1, later: false },
    'Apple draws a card instead of Bear Cub being sunk twice.',
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
    'Apple draws a card instead of Bear Cub and Nylea being sunk.',
    '《Bear Cub》と《Nylea》が沈められる代わりに、Appleがカードを1枚引く。',
  ],
  [
    'of much that is spared',
    { say: 'happens', events: [spray(1), draws, ...[1, 1, 1, 1].map(spray)] },
    '5 foam is sprayed and Apple draws a card.',
    '泡が5置かれ、Appleがカードを1枚引く。',
  ],
  [
    'again after something else',
    { say: 'happens', events: [plain, floats, plain] },
    'Bear Cub is sunk, goes out to the sea and is sunk.',
    '《Bear Cub》が沈められ、海に出て、沈められる。',
  ],
  [
    'onto one end of a place',
    { say: 'happens', events: [{ ...floats, kind: 'dive', to: { zone: 'sea', of: null, at: 'bottom' } }] },
    'Bear Cub is put on the bottom of the sea.',
    '《Bear Cub》が海の一番下に置かれる。',
  ],
  [
    'not at all',
    { say: 'fate', happens: [], instead: [sinks], times: 1, later: false },
    'Bear Cub is not sunk by Apple.',
    '《Bear Cub》はAppleによって沈められない。',
  ],
  [
    'barred',
    { ...MESSAGES.refused, why: 'barred' },
    'By the rules Apple: ponder Bear Cub.',
    'ルールにより、Appleは《Bear Cub》を「ponder」することはできない。',
  ],
  [
    'not with such a card',
    { ...MESSAGES.refused, why: 'unfit' },
    'Apple: ponder Bear Cub: it cannot be done with such a card.',
    'Appleは《Bear Cub》を「ponder」することはできない。理由：そのようなカードでは行えない。',
  ],
  [
    'without the ability',
    { ...MESSAGES.refused, why: 'without' },
    'Apple: ponder Bear Cub: it does not have the ability for that at present.',
    'Appleは《Bear Cub》を「ponder」することはできない。理由：そのための能力を現在持っていない。',
  ],
  [
    'an instruction that is barred',
    { ...MESSAGES.refused, why: 'barred', object: null, words: 'Sink it.' },
    'Apple: "Sink it." By the rules that can\'t be done.',
    'Apple：「Sink it.」 ルールにより、これは行えない。',
  ],
  [
    'an instruction that cannot be paid',
    { ...MESSAGES.refused, object: null, words: 'Sink it.' },
    'Apple: "Sink it." That can\'t be done: its cost cannot be paid in full.',
    'Apple：「Sink it.」 これは行えない。理由：コストをすべて支払うことができない。',
  ],
  [
    'an instruction that is forbidden',
    { ...MESSAGES.refused, why: 'forbidden', object: null, words: 'Sink it.', effect },
    'Apple: "Sink it." That can\'t be done. Nylea: "If it would sink, it floats instead."',
    'Apple：「Sink it.」 これは行えない。《Nylea》：「If it would sink, it floats instead.」',
  ],
  [
    'a kind that the rules tell apart, without form and nickname',
    { ...MESSAGES.applies, effect: { ...effect, form: 1, called: ['bear', 'tide'] } },
    'Nylea (tidal effect): "If it would sink, it floats instead." Instead, it would go out to the sea.',
    '《Nylea》（潮の効果）：「If it would sink, it floats instead.」 代わりに、海に出ることになる。',
  ],
  [
    'what did not come about at first',
    {
      say: 'comes to',
      of: [
        { say: 'fate', happens: [], instead: [plain], times: 1, later: false, first: true },
        { say: 'fate', happens: [plain], instead: [], times: 1, later: true },
      ],
    },
    'Bear Cub is not sunk at first, but then is sunk.',
    '《Bear Cub》は最初は沈められず、その後、沈められる。',
  ],
  [
    'tokens that nothing tells apart, each of which arrives in another way',
    { say: 'happens', events: [{ ...makes, amount: 2, objects: [bears] }, arrives('red'), arrives('green')] },
    'Apple makes two 2 bear tokens with haste and reach, a Bear Cub token goes out to the sea with "red" chosen, and a Bear Cub token goes out to the sea with "green" chosen.',
    'Appleが「haste」と「reach」を持つ2の熊・トークンを2体生成し、《Bear Cub》トークンが「red」を選んだ状態で海に出て、《Bear Cub》トークンが「green」を選んだ状態で海に出る。',
  ],
  [
    'the effect of a plural',
    {
      ...MESSAGES.chooses,
      offered: [],
      chosen: { offer: 'accept' },
      about: { ...effect, source: { ...cub, name: 'Tidal Scales' } },
    },
    "Apple uses Tidal Scales' effect.",
    'Appleは《Tidal Scales》の効果を使う。',
  ],
  [
    'an effect that is applied to nothing that has a name',
    { ...MESSAGES.chooses, chosen: { offer: 'effect', effect, on: [] } },
    "Apple applies Nylea's effect.",
    'Appleは《Nylea》の効果を適用する。',
  ],
  [
    'several, by nobody',
    { say: 'happens', events: [{ ...plain, objects: [cub, nylea] }] },
    'Bear Cub and Nylea are sunk.',
    '《Bear Cub》と《Nylea》が沈められる。',
  ],
  [
    'of different things',
    { say: 'happens', events: [plain, { ...floats, objects: [nylea] }] },
    'Bear Cub is sunk and Nylea goes out to the sea.',
    '《Bear Cub》が沈められ、《Nylea》が海に出る。',
  ],
  [
    'without a subject',
    { say: 'happens', events: [{ ...plain, kind: 'salt', counter: '+1/+1', amount: 2 }] },
    'Bear Cub gets two +1/+1 counters.',
    '《Bear Cub》の上に+1/+1カウンターが2個置かれる。',
  ],
  [
    'every player',
    { say: 'happens', events: [{ ...plain, kind: 'draw', objects: [], amount: 1 }] },
    'Each player draws a card.',
    '各プレイヤーがカードを1枚引く。',
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
    'Apple would make a bear token twice.',
    'Appleが熊・トークンを1体生成する（2回）ところである。',
  ],
  [
    'instead, of another, by nobody',
    { say: 'fate', happens: [{ ...plain, objects: [nylea] }], instead: [plain], times: 2, later: true },
    'Then Nylea is sunk instead of Bear Cub (twice).',
    'その後、《Bear Cub》の代わりに、《Nylea》が沈められる（2回）。',
  ],
  [
    'instead, all else',
    { say: 'fate', happens: [{ ...floats, objects: [nylea] }], instead: [plain], times: 1, later: false },
    'Nylea goes out to the sea instead of Bear Cub being sunk.',
    '《Bear Cub》が沈められる代わりに、《Nylea》が海に出る。',
  ],
  [
    'not at all, and not either',
    { say: 'fate', happens: [], instead: [plain, floats], times: 1, later: false },
    'Bear Cub is not sunk and Bear Cub does not go out to the sea.',
    '《Bear Cub》は沈められず、海に出ない。',
  ],
];

const elk: Effect = { ...effect, source: cub, text: 'If it would sink, it swims instead.' };
const offered = (one: Effect, ...on: Thing[]) => ({ offer: 'effect', effect: one, on }) as const;
const objects = (...all: Thing[]) => ({ offer: 'objects', objects: all }) as const;
const waits = { offer: 'trigger', effect } as const;
const deciding = (
  by: string | null,
  asks: Deciding['asks'],
  offers: readonly Offer[],
  about: Effect | null = null,
  matter: readonly Happening[] = [],
): Deciding => ({ by, asks, offered: offers, about, of: [], matter });
const chooses = (by: string | null, asks: Deciding['asks'], chosen: Offer, ...others: Offer[]): Message => ({
  say: 'chooses',
  ...deciding(by, asks, [chosen, ...others]),
  chosen,
  given: false,
});

/** How choices are said. */
const CHOICES: readonly (readonly [string, Message, ...Said])[] = [
  [
    'of two effects on one event',
    chooses('Apple', 'apply', offered(effect, cub), offered(elk, cub)),
    "Apple chooses Nylea's effect over Bear Cub's effect.",
    'Appleは《Bear Cub》の効果ではなく《Nylea》の効果を選ぶ。',
  ],
  [
    'of two effects on different events',
    chooses('Apple', 'apply', offered(effect, cub), offered(elk, nylea)),
    "Apple applies Nylea's effect to Bear Cub first.",
    'Appleはまず《Nylea》の効果を《Bear Cub》に適用する。',
  ],
  [
    'of one effect on different events',
    chooses('Apple', 'apply', offered(effect, cub), offered(effect, nylea)),
    "Apple applies Nylea's effect to Bear Cub.",
    'Appleは《Nylea》の効果を《Bear Cub》に適用する。',
  ],
  [
    'of an effect on one event and more on others',
    chooses('Apple', 'apply', offered(effect, cub), offered(elk, cub), offered(elk, nylea)),
    "Apple chooses Nylea's effect over Bear Cub's effect for Bear Cub.",
    'Appleは《Bear Cub》について《Bear Cub》の効果ではなく《Nylea》の効果を選ぶ。',
  ],
  [
    'of effects on what nothing tells apart',
    chooses('Apple', 'apply', offered(effect, cub), offered(effect, cub)),
    "Apple applies Nylea's effect to Bear Cub.",
    'Appleは《Nylea》の効果を《Bear Cub》に適用する。',
  ],
  [
    'of two abilities',
    chooses('Apple', 'order', waits, { offer: 'trigger', effect: elk }),
    "Apple lets Nylea's ability come before Bear Cub's ability.",
    'Appleは《Nylea》の能力を《Bear Cub》の能力より先に処理する。',
  ],
  [
    'of a player as a target, where it could be a thing',
    chooses(
      'Apple',
      'target',
      { offer: 'player', player: 'Nutmeg' },
      { offer: 'player', player: 'Apple' },
      objects(cub),
    ),
    'Apple targets Nutmeg rather than Apple or Bear Cub.',
    'AppleはNutmeg、Apple、《Bear Cub》の中からNutmegを対象に選ぶ。',
  ],
  [
    'of a player as a target, where it could be one thing',
    chooses('Apple', 'target', { offer: 'player', player: 'Nutmeg' }, objects(cub)),
    'Apple targets Nutmeg rather than Bear Cub.',
    'AppleはNutmegと《Bear Cub》の中からNutmegを対象に選ぶ。',
  ],
  [
    'of no effect for something else than its source',
    chooses('Apple', 'apply', { offer: 'decline' }, offered(effect, cub)),
    "Apple does not apply Nylea's effect to Bear Cub.",
    'Appleは《Nylea》の効果を《Bear Cub》に適用しない。',
  ],
  [
    'of one ability twice',
    chooses('Apple', 'order', waits, waits),
    "Apple lets Nylea's ability come before the other like it.",
    'Appleは《Nylea》の能力をもう一方より先に処理する。',
  ],
  [
    'of one ability three times',
    chooses('Apple', 'order', waits, waits, waits),
    "Apple lets Nylea's ability come before the other 2 like it.",
    'Appleは《Nylea》の能力を他の2つより先に処理する。',
  ],
  [
    'of one ability again and again',
    chooses('Apple', 'order', waits, waits, waits, { offer: 'trigger', effect: elk }),
    "Apple lets Nylea's ability come before the other 2 like it and Bear Cub's ability.",
    'Appleは《Nylea》の能力を《Bear Cub》の能力と他の2つより先に処理する。',
  ],
  [
    'to do it',
    chooses('Apple', 'may', { offer: 'accept' }),
    'Apple chooses to do so.',
    'Appleは任意の処理を行う。',
  ],
  [
    'of the only thing',
    chooses('Apple', 'target', objects(cub)),
    'Apple targets Bear Cub.',
    'Appleは《Bear Cub》を対象に選ぶ。',
  ],
  [
    'of one of two',
    { ...MESSAGES.chooses, asks: 'choose', offered: [objects(cub, nylea)], chosen: objects(nylea) },
    'Apple chooses Nylea rather than Bear Cub.',
    'Appleは《Bear Cub》と《Nylea》の中から《Nylea》を選ぶ。',
  ],
  [
    'of nothing',
    { ...MESSAGES.chooses, asks: 'choose', offered: [objects(cub)], chosen: objects() },
    'Apple does not choose Bear Cub.',
    'Appleは《Bear Cub》を選ばない。',
  ],
  [
    'of none of several',
    { ...MESSAGES.chooses, asks: 'choose', offered: [objects(cub, nylea)], chosen: objects() },
    'Apple chooses none of Bear Cub and Nylea.',
    'Appleは《Bear Cub》と《Nylea》の中から何も選ばない。',
  ],
  [
    'by chance',
    { ...MESSAGES.chooses, by: null, asks: 'choose', offered: [objects(cub, nylea)], chosen: objects(cub) },
    'Chance chooses Bear Cub rather than Nylea.',
    '《Bear Cub》と《Nylea》の中から無作為に《Bear Cub》が選ばれる。',
  ],
  [
    'to do what an instruction allows',
    {
      ...MESSAGES.chooses,
      offered: [],
      chosen: { offer: 'accept' },
      about: { ...effect, source: { ...cub, is: 'words', of: 'Apple' } },
    },
    "Apple does what Apple's instruction allows.",
    'AppleはAppleの指示にある任意の処理を行う。',
  ],
  [
    'not to do what an instruction allows',
    {
      ...MESSAGES.chooses,
      offered: [],
      chosen: { offer: 'decline' },
      asks: 'may',
      about: { ...effect, source: { ...cub, is: 'words', of: 'Apple' } },
    },
    "Apple does not do what Apple's instruction allows.",
    'AppleはAppleの指示にある任意の処理を行わない。',
  ],
  [
    'of a word',
    chooses('Apple', 'name', { offer: 'word', word: 'bear' }),
    'Apple chooses "bear".',
    'Appleは「熊」を選ぶ。',
  ],
];

/** How it is said who decides. */
const DECIDERS: readonly (readonly [string, readonly Deciding[], ...Said])[] = [
  [
    'between effects',
    [deciding('Apple', 'apply', [offered(effect, cub), offered(elk, cub)])],
    "2 outcomes; Apple decides between Nylea's effect and Bear Cub's effect.",
    '結果は2通りで、Appleが《Nylea》の効果と《Bear Cub》の効果のどちらを適用するかを決める。',
  ],
  [
    'between effects on different events',
    [deciding('Apple', 'apply', [offered(effect, cub), offered(elk, nylea)])],
    "2 outcomes; Apple decides which of Nylea's effect and Bear Cub's effect applies first.",
    '結果は2通りで、Appleが《Nylea》の効果と《Bear Cub》の効果のどちらを先に適用するかを決める。',
  ],
  [
    'to what an effect applies',
    [deciding('Apple', 'apply', [offered(effect, cub), offered(effect, nylea)])],
    "2 outcomes; Apple decides to which of Bear Cub and Nylea Nylea's effect applies.",
    '結果は2通りで、Appleが《Nylea》の効果を《Bear Cub》と《Nylea》のどちらに適用するかを決める。',
  ],
  [
    'whether and to what',
    [deciding('Apple', 'apply', [offered(effect, cub), offered(effect, nylea), { offer: 'decline' }])],
    "2 outcomes; Apple decides whether Nylea's effect applies, and to which of Bear Cub and Nylea.",
    '結果は2通りで、Appleが《Nylea》の効果を適用するかどうか、するなら《Bear Cub》と《Nylea》のどちらに適用するかを決める。',
  ],
  [
    'which comes first',
    [deciding('Apple', 'order', [waits, waits])],
    "2 outcomes; Apple decides which use of Nylea's ability comes first.",
    '結果は2通りで、Appleが《Nylea》の能力のうちどちらを先に処理するかを決める。',
  ],
  [
    'whether to target',
    [deciding('Apple', 'target', [objects(cub)], effect)],
    "2 outcomes; Apple decides whether to target Bear Cub for Nylea's effect.",
    '結果は2通りで、Appleが《Nylea》の効果で《Bear Cub》を対象に選ぶかどうかを決める。',
  ],
  [
    'whether to choose',
    [deciding('Apple', 'choose', [objects(cub)], effect)],
    "2 outcomes; Apple decides whether to choose Bear Cub for Nylea's effect.",
    '結果は2通りで、Appleが《Nylea》の効果で《Bear Cub》を選ぶかどうかを決める。',
  ],
  [
    'what a cost takes',
    [deciding('Apple', 'choose', [objects(cub)], effect, [plain])],
    "2 outcomes; Apple decides whether Bear Cub is sunk for Nylea's effect.",
    '結果は2通りで、Appleが、《Nylea》の効果で《Bear Cub》が沈められるかどうかを決める。',
  ],
  [
    'several things, and another player one',
    [
      deciding('Apple', 'may', [], effect),
      deciding('Apple', 'choose', [objects(cub)]),
      deciding('Nutmeg', 'order', [waits, waits]),
    ],
    "2 outcomes; Apple decides whether to use Nylea's effect and whether to choose Bear Cub; Nutmeg decides which use of Nylea's ability comes first.",
    '結果は2通りで、Appleが、《Nylea》の効果を使うかどうか、《Bear Cub》を選ぶかどうかを決め、Nutmegが《Nylea》の能力のうちどちらを先に処理するかを決める。',
  ],
  [
    'by chance',
    [deciding(null, 'choose', [objects(cub, nylea)])],
    '2 outcomes; chance chooses from Bear Cub and Nylea.',
    '結果は2通りで、《Bear Cub》と《Nylea》のうちどちらを選ぶかは無作為に決まる。',
  ],
  [
    'several things, and then chooses',
    [
      deciding('Apple', 'may', [objects(cub, nylea)], effect),
      deciding('Apple', 'choose', [objects(cub, nylea)], effect),
      deciding('Apple', 'may', [objects(cub, nylea)], elk),
    ],
    "2 outcomes; Apple decides whether to use Nylea's effect and whether to use Bear Cub's effect, and chooses from Bear Cub and Nylea for Nylea's effect.",
    '結果は2通りで、Appleが、《Nylea》の効果を使うかどうか、《Nylea》の効果で《Bear Cub》と《Nylea》のうちどちらを選ぶか、《Bear Cub》の効果を使うかどうかを決める。',
  ],
];

/** What a rule makes somebody choose is named by what would be done. */
const MATTERS: readonly (readonly [Deciding['asks'], Offer, asked: Said, told: Said])[] = [
  [
    'may',
    { offer: 'accept' },
    ['Apple decides whether Bear Cub is sunk.', 'Appleが、《Bear Cub》が沈められるかどうかを決める。'],
    ['Apple decides that Bear Cub is sunk.', 'Appleは《Bear Cub》が沈められることを選ぶ。'],
  ],
  [
    'may',
    { offer: 'decline' },
    ['Apple decides whether Bear Cub is sunk.', 'Appleが、《Bear Cub》が沈められるかどうかを決める。'],
    ['Apple decides that Bear Cub is not sunk.', 'Appleは《Bear Cub》が沈められないことを選ぶ。'],
  ],
  [
    'name',
    { offer: 'word', word: 'bow first' },
    ['Apple decides how Bear Cub is sunk.', 'Appleが、《Bear Cub》が沈められる方法を決める。'],
    [
      'Apple decides how Bear Cub is sunk: "bow first".',
      'Appleは《Bear Cub》が沈められる方法として「bow first」を選ぶ。',
    ],
  ],
];

const token: Thing = { ...cub, name: 'Goblin', is: 'token' };
const first: Thing = { ...cub, nth: 1, of: 'Apple' };

/** How things are listed. */
const LISTS: readonly (readonly [readonly Thing[], ...Said])[] = [
  [[cub], 'Bear Cub is sunk.', '《Bear Cub》が沈められる。'],
  [[token, token, token], '3 Goblin tokens are sunk.', '《Goblin》トークン3つが沈められる。'],
  [[{ ...token, nth: 1 }], 'The first Goblin token is sunk.', '1番目の《Goblin》トークンが沈められる。'],
  [
    [
      { ...token, nth: 1 },
      { ...token, nth: 2 },
    ],
    'The first and second Goblin token are sunk.',
    '1番目と2番目の《Goblin》トークンが沈められる。',
  ],
  [[{ ...cub, name: null }], 'An unknown card is sunk.', '不明なカードが沈められる。'],
  [[{ ...cub, name: null, count: 3 }], '3 unknown cards are sunk.', '不明なカード3枚が沈められる。'],
  [
    [first, { ...first, nth: 2 }],
    "Apple's first and second Bear Cub are sunk.",
    'Appleの1番目と2番目の《Bear Cub》が沈められる。',
  ],
  [
    [first, { ...cub, of: 'Nutmeg' }],
    "Apple's first Bear Cub and Nutmeg's Bear Cub are sunk.",
    'Appleの1番目の《Bear Cub》とNutmegの《Bear Cub》が沈められる。',
  ],
  [
    [{ ...cub, count: '9007199254740993' as Thing['count'] }],
    '9,007,199,254,740,993 Bear Cubs are sunk.',
    '《Bear Cub》9,007,199,254,740,993枚が沈められる。',
  ],
  [[{ ...token, count: 1000 }], '1000 Goblin tokens are sunk.', '《Goblin》トークン1000個が沈められる。'],
  [
    [{ ...cub, count: 12 }, nylea, token],
    '12 Bear Cubs, Nylea and a Goblin token are sunk.',
    '《Bear Cub》12枚、《Nylea》、《Goblin》トークンが沈められる。',
  ],
  [[{ ...cub, is: 'words', of: 'Apple' }], "Apple's instruction is sunk.", 'Appleの指示が沈められる。'],
  [
    [{ ...cub, name: '{object}は<沈む> <be> [x] $& {player}' }],
    '{object}は<沈む> <be> [x] $& {player} is sunk.',
    '《{object}は<沈む> <be> [x] $& {player}》が沈められる。',
  ],
];

/** Words of a type line that come and go. */
const WORDS_OF_LINES: readonly (readonly [gained: readonly string[], lost: readonly string[], ...Said])[] = [
  [['bear'], [], 'Nylea, God of the Hunt: types: now bear', '《Nylea, God of the Hunt》：typesに熊が加わる'],
  [
    [],
    ['bear', 'white'],
    'Nylea, God of the Hunt: types: no longer bear and no longer white',
    '《Nylea, God of the Hunt》：typesから熊と白がなくなる',
  ],
];

/** What a round adds. */
const ADDED: readonly (readonly [readonly Addition[], readonly Addition[], ...Said])[] = [
  [
    [{ hurt: nylea, amount: 3 }],
    [],
    'each round more adds 3 damage to Nylea.',
    '1回増えるごとに《Nylea》のダメージが3増える。',
  ],
  [
    [{ to: 'Apple', value: 'pearls', amount: 1 }],
    [{ to: 'Nutmeg', value: 'pearls', amount: 2 }],
    "each round more adds 1 to Apple's pearls and takes 2 from Nutmeg's pearls.",
    '1回増えるごとにAppleのpearlsが1増え、Nutmegのpearlsが2減る。',
  ],
  [
    [],
    [{ on: nylea, counter: 'moss', amount: 2 }],
    'each round more takes 2 moss counters from Nylea.',
    '1回増えるごとに《Nylea》の「moss」カウンターが2個減る。',
  ],
];

/** By whom a round is gone. */
/** Whether it is an order, and whether it differs in between. */
const FOR_EVER: readonly (readonly [readonly [boolean, boolean], ...Said])[] = [
  [[true, false], 'It ends the same in whatever order.', 'どの順番でも結果は同じである。'],
  [
    [false, true],
    'It ends the same whatever is chosen, though it differs in between.',
    'どれを選んでも結果は同じになるが、途中の経過は異なることがある。',
  ],
];

const ROUNDS: readonly (readonly [readonly string[], ...Said])[] = [
  [
    [],
    'This can go round any number of times, and nobody counts them; each round more adds 2 Bear Cub tokens.',
    'これは何回でも繰り返され、1回増えるごとに《Bear Cub》トークンが2体増える。',
  ],
  [
    ['Apple', 'Nutmeg'],
    'Apple and Nutmeg can go round this together, as often as both want; each round more adds 2 Bear Cub tokens.',
    'AppleとNutmegは両者が望む限りこれを繰り返せ、1回増えるごとに《Bear Cub》トークンが2体増える。',
  ],
  [
    ['Apple', 'Nutmeg', 'Quince'],
    'Apple, Nutmeg and Quince can go round this together, as often as all of them want; each round more adds 2 Bear Cub tokens.',
    'AppleとNutmegとQuinceは全員が望む限りこれを繰り返せ、1回増えるごとに《Bear Cub》トークンが2体増える。',
  ],
];

describe.each(LANGUAGES.map(([name, language, words], at) => ({ name, language, words, at })))(
  'in $name',
  ({ language, words, at }) => {
    const said = (row: readonly unknown[]): unknown => row[row.length - LANGUAGES.length + at];

    test.each(Object.values(MESSAGES))('$say', (message) => {
      expect(language.say(message, NONE)).toBe(SAID[message.say][at]);
    });
    test.each(Object.values(CHANGES))('change: $change', (change) => {
      const name = language.say({ say: 'changed', objects: [cub], changes: [] }, NONE);
      expect(language.say({ say: 'changed', objects: [cub], changes: [change] }, NONE)).toBe(
        `${name}${CHANGED[change.change][at]}`,
      );
    });
    test.each(WORDS_OF_LINES)('words that come and go: %j', (gained, lost, ...told) => {
      const changes = [{ change: 'words', trait: 'types', gained, lost }] as const;
      expect(language.say({ say: 'changed', objects: [nylea], changes }, words)).toBe(told[at]);
    });
    test.each(CLAUSES)('a clause: %s', (...row) => {
      expect(language.say(row[1], words)).toBe(said(row));
    });
    test.each(CHOICES)('a choice %s', (...row) => {
      expect(language.say(row[1], words)).toBe(said(row));
    });
    test.each(DECIDERS)('who decides %s', (...row) => {
      expect(language.say({ say: 'outcomes', count: 2, ways: 2, decides: row[1] }, words)).toBe(said(row));
    });
    test.each(MATTERS)('who decides by a rule: %s %j', (asks, chosen, asked, told) => {
      const decides = deciding('Apple', asks, [chosen], null, [plain]);
      expect(language.say({ say: 'asks', ...decides }, words)).toBe(asked[at]);
      expect(language.say({ say: 'chooses', ...decides, chosen, given: false }, words)).toBe(told[at]);
    });
    test.each(LISTS)('things: %j', (...row) => {
      expect(language.say({ say: 'happens', events: [{ ...plain, objects: row[0] }] }, words)).toBe(
        said(row),
      );
    });
    test.each(ADDED)('what a round adds: %j', (...row) => {
      expect(
        language.say({ say: 'shortcut', by: [], kinds: [{ adds: row[0], takes: row[1] }] }, NONE),
      ).toContain(said(row));
    });
    test.each(FOR_EVER)('all the same, for ever: %j', (...row) => {
      const [[orders, otherwise]] = row;
      const message = { say: 'all the same', ways: null, orders, ...(otherwise && { otherwise }) } as const;
      expect(language.say(message, NONE)).toBe(said(row));
    });
    test.each(ROUNDS)('by whom a round is gone: %s', (...row) => {
      const adds = [{ tokens: bears, amount: 2 }];
      expect(language.say({ say: 'shortcut', by: row[0], kinds: [{ adds, takes: [] }] }, NONE)).toBe(
        said(row),
      );
    });
  },
);
