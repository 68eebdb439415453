/** Every message is said, also by a game that has no words of its own for what happens in it. */

import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/english/english.js';
import { list } from '../../src/explain/english/phrase.js';
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
  acts: 'Apple: row Bear Cub.',
  refused: 'Apple: ponder Bear Cub: its cost cannot be paid in full.',
  would: '"Sink" would happen to Bear Cub.',
  happens: '"Sink" happens to Bear Cub.',
  cannot: '"Sink" can\'t happen to Bear Cub.',
  applies: 'Nylea: "If it would sink, it floats instead." Instead, "float" would happen to it.',
  chooses: "Apple does not apply Nylea's effect to Bear Cub.",
  triggers: 'Nylea\'s ability triggers: "If it would sink, it floats instead."',
  resolves: "Nylea's ability resolves.",
  unresolved: "Nylea's ability does not resolve: nothing of what it targets is a legal target any more.",
  'if so': "That counts as done, and what depends on it in Nylea's effect follows.",
  cut: 'This is only a part of the ruling: the limit on positions was reached before every choice was followed.',
  outcomes: "2 outcomes over 3 ways of choosing; Apple decides whether Nylea's effect applies.",
  'all the same': 'All 6 orders end the same.',
  fate: '"Float" happens to Bear Cub instead of "sink" happening to Bear Cub.',
  'comes to':
    '"Float" happens to Bear Cub instead of "sink" happening to Bear Cub, "sink" can\'t happen to Bear Cub, and then "float" happens to Bear Cub; the steps tell the rest.',
  apart: '(Apple: pearls 2 → 3)',
  'apart by choices': "(Apple does not apply Nylea's effect to Bear Cub)",
  'nothing happens': 'Nothing happens.',
  'and more': 'And 3 more.',
  'not listed': '3 of them are found and counted but not listed.',
  'goes round': 'This leads back to where it was, and nobody has to stop it: it goes round for ever.',
  rounds:
    'Some choices lead back to a position that was there before; going round again changes nothing and is not followed.',
  shortcut:
    "Apple can go round this any number of times, and says how many; each round more adds 2 to Nutmeg's pearls and a moss counter to Nylea.",
  asks: "Apple decides whether Nylea's effect applies.",
  changed: 'Nylea, God of the Hunt: shore → sea',
  value: 'Apple: pearls 2 → 3',
  pile: "Apple's deck: 3 → 1 unknown card",
  unchanged: 'The board is as it was.',
  'nobody acts unasked': 'Nobody does anything beyond what is listed.',
  'costs and timing are legal': 'Costs and timing are taken as legal.',
  given: "Apple does not apply Nylea's effect to Bear Cub.",
  'left out': 'No boat is bailed.',
  intent: 'Bear Cub: "It stays."',
  unread: 'Bear Cub: "Ponder." The scenario says that it is beside the point.',
  'not applied':
    'Nylea: "If it would sink, it floats instead." does not apply where "sink" would happen to Bear Cub: its condition is not met.',
  missed: 'Nylea: "If it would sink, it floats instead." misses its timing.',
  'not triggered':
    'Nylea: "If it would sink, it floats instead." does not trigger: "sink" does not happen to Bear Cub.',
  instead: "What Nylea's effect says to do instead is done: its condition is met.",
  'not instead': "What Nylea's effect says to do instead is not done: its condition is not met.",
};

const CHANGED: Clauses = {
  zone: 'new → sea',
  at: 'now at Nylea',
  controller: 'controlled by Nutmeg',
  status: 'not wet',
  counters: '2 salt counters',
  damage: 'damage 0 → 2',
  copy: 'a copy of Nylea',
  became: 'now Nylea',
  attached: 'attached to Nylea',
  chosen: '"Bear" chosen',
  picked: 'with Nylea chosen',
  keywords: 'gains nimble and quick 2',
  number: 'power 1 → 2',
  words: 'types: now ship and no longer bear',
};

describe('every message is said', () => {
  test.each(Object.values(MESSAGES))('$say', (message) => {
    expect(english.say(message, NONE)).toBe(SAID[message.say]);
  });
  test.each(Object.values(CHANGES))('change: $change', (change) => {
    expect(english.say({ say: 'changed', objects: [cub], changes: [change] }, NONE)).toBe(
      `Bear Cub: ${CHANGED[change.change]}`,
    );
  });
  test.each(REFUSALS)('refused: %s', (why) => {
    const said = english.say({ ...MESSAGES['not applied'], why }, NONE);
    expect(said).toMatch(/would happen to Bear Cub: [a-z][^:]+\.$/);
    expect(said).not.toContain(why.includes('-') ? why : 'undefined');
  });
});

const WORDS: Words = {
  ...NONE,
  events: {
    sink: '{object} <be> sunk[ by {player}]',
    'float>sea': '{object} <go> out to {to}',
    draw: '{player} <draw> {n card}',
    make: '{player} <make> {n {token} token}',
    dive: '{object} <be> put into {to}',
    spray: '{amount} foam <be> sprayed',
  },
  zones: { sea: 'the sea' },
  manners: { storm: 'storm' },
  kinds: { tide: 'tidal effect' },
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
const CLAUSES: readonly (readonly [string, Message, string])[] = [
  ['one', { say: 'happens', events: [sinks] }, 'Bear Cub is sunk by Apple.'],
  [
    'several',
    { say: 'happens', events: [{ ...sinks, objects: [cub, nylea] }] },
    'Bear Cub and Nylea are sunk by Apple.',
  ],
  ['nobody', { say: 'would', events: [{ ...sinks, player: null }] }, 'Bear Cub would be sunk.'],
  ['where to', { say: 'happens', events: [floats] }, 'Bear Cub goes out to the sea.'],
  [
    'in one breath',
    { say: 'happens', events: [{ ...sinks, player: null }, floats] },
    'Bear Cub is sunk and goes out to the sea.',
  ],
  [
    'how many',
    { say: 'happens', events: [{ ...sinks, kind: 'draw', objects: [], amount: 2 }] },
    'Apple draws 2 cards.',
  ],
  [
    'instead, where others are told of as well',
    { say: 'fate', happens: [floats, { ...draws, amount: 2 }], instead: [plain], times: 1, later: false },
    'Instead of being sunk, Bear Cub goes out to the sea and Apple draws 2 cards.',
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
  ],
  [
    'instead, of the same',
    { say: 'fate', happens: [floats], instead: [{ ...sinks, player: null }], times: 1, later: false },
    'Bear Cub goes out to the sea instead of being sunk.',
  ],
  [
    'instead, of another',
    {
      say: 'fate',
      happens: [{ ...sinks, objects: [nylea] }],
      instead: [sinks],
      times: 2,
      later: true,
    },
    'Then Nylea is sunk by Apple instead of Bear Cub (twice).',
  ],
  [
    'instead, of another player',
    {
      say: 'fate',
      happens: [{ ...draws, player: 'Nutmeg' }],
      instead: [draws],
      times: 1,
      later: false,
    },
    'Nutmeg draws a card instead of Apple.',
  ],
  [
    'instead, of the same twice',
    { say: 'fate', happens: [draws], instead: [plain, plain], times: 1, later: false },
    'Apple draws a card instead of Bear Cub being sunk twice.',
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
  ],
  [
    'of nothing but an amount',
    { say: 'happens', events: [spray(2), draws, spray(3)] },
    '5 foam is sprayed and Apple draws a card.',
  ],
  [
    'twice at once',
    { say: 'happens', events: [plain, floats, plain] },
    'Bear Cub is sunk twice and goes out to the sea.',
  ],
  [
    'onto one end of a place',
    { say: 'happens', events: [{ ...floats, kind: 'dive', to: { zone: 'sea', of: null, at: 'bottom' } }] },
    'Bear Cub is put on the bottom of the sea.',
  ],
  [
    'not at all',
    { say: 'fate', happens: [], instead: [sinks], times: 1, later: false },
    'Bear Cub is not sunk by Apple.',
  ],
  ['barred', { ...MESSAGES.refused, why: 'barred' }, 'By the rules Apple: ponder Bear Cub.'],
  [
    'an instruction that is barred',
    { ...MESSAGES.refused, why: 'barred', object: null, words: 'Sink it.' },
    'Apple: "Sink it." By the rules that can\'t be done.',
  ],
  [
    'an instruction that cannot be paid',
    { ...MESSAGES.refused, object: null, words: 'Sink it.' },
    'Apple: "Sink it." That can\'t be done: its cost cannot be paid in full.',
  ],
  [
    'an instruction that is forbidden',
    { ...MESSAGES.refused, why: 'forbidden', object: null, words: 'Sink it.', effect },
    'Apple: "Sink it." That can\'t be done. Nylea: "If it would sink, it floats instead."',
  ],
  [
    'a kind that the rules tell apart, without form and nickname',
    { ...MESSAGES.applies, effect: { ...effect, form: 1, called: ['bear', 'tide'] } },
    'Nylea (tidal effect): "If it would sink, it floats instead." Instead, it would go out to the sea.',
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
  ],
  [
    'tokens that nothing tells apart, each of which arrives in another way',
    {
      say: 'happens',
      events: [{ ...makes, amount: 2, objects: [bears] }, arrives('red'), arrives('green')],
    },
    'Apple makes two 2 bear tokens with haste and reach, a Bear Cub token goes out to the sea with "red" chosen, and a Bear Cub token goes out to the sea with "green" chosen.',
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
  ],
  [
    'an effect that is applied to nothing that has a name',
    { ...MESSAGES.chooses, chosen: { offer: 'effect', effect, on: [] } },
    "Apple applies Nylea's effect.",
  ],
];

const elk: Effect = {
  source: cub,
  text: 'If it would sink, it swims instead.',
  printedOn: null,
  form: null,
  called: [],
};
const offered = (one: Effect, ...on: Thing[]) => ({ offer: 'effect', effect: one, on }) as const;
const waits = { offer: 'trigger', effect } as const;
const chooses = (asks: 'apply' | 'order' | 'target', chosen: Offer, ...others: Offer[]): Message => ({
  say: 'chooses',
  by: 'Apple',
  asks,
  offered: [chosen, ...others],
  chosen,
  about: null,
  matter: [],
  given: false,
});

/** How choices are said. */
const CHOICES: readonly (readonly [string, Message, string])[] = [
  [
    'of two effects on one event',
    chooses('apply', offered(effect, cub), offered(elk, cub)),
    "Apple chooses Nylea's effect over Bear Cub's effect.",
  ],
  [
    'of two effects on different events',
    chooses('apply', offered(effect, cub), offered(elk, nylea)),
    "Apple applies Nylea's effect to Bear Cub first.",
  ],
  [
    'of one effect on different events',
    chooses('apply', offered(effect, cub), offered(effect, nylea)),
    "Apple applies Nylea's effect to Bear Cub.",
  ],
  [
    'of an effect on one event and more on others',
    chooses('apply', offered(effect, cub), offered(elk, cub), offered(elk, nylea)),
    "Apple chooses Nylea's effect over Bear Cub's effect for Bear Cub.",
  ],
  [
    'of effects on what nothing tells apart',
    chooses('apply', offered(effect, cub), offered(effect, cub)),
    "Apple applies Nylea's effect to Bear Cub.",
  ],
  [
    'of two abilities',
    chooses('order', waits, { offer: 'trigger', effect: elk }),
    "Apple lets Nylea's ability come before Bear Cub's ability.",
  ],
  [
    'of a player as a target, where it could be a thing',
    chooses(
      'target',
      { offer: 'player', player: 'Nutmeg' },
      { offer: 'player', player: 'Apple' },
      { offer: 'objects', objects: [cub] },
    ),
    'Apple targets Nutmeg rather than Apple or Bear Cub.',
  ],
  [
    'of no effect for something else than its source',
    chooses('apply', { offer: 'decline' }, offered(effect, cub)),
    "Apple does not apply Nylea's effect to Bear Cub.",
  ],
  [
    'of one ability twice',
    chooses('order', waits, waits),
    "Apple lets Nylea's ability come before the other.",
  ],
  [
    'of one ability again and again',
    chooses('order', waits, waits, waits, { offer: 'trigger', effect: elk }),
    "Apple lets Nylea's ability come before Bear Cub's ability and the other 2.",
  ],
];

test.each(CHOICES)('a choice %s', (_, message, sentence) => {
  expect(english.say(message, WORDS)).toBe(sentence);
});

/** How it is said who decides. */
const DECIDERS: readonly (readonly [string, Deciding['asks'], readonly Offer[], string])[] = [
  [
    'between effects',
    'apply',
    [offered(effect, cub), offered(elk, cub)],
    "decides between Nylea's effect and Bear Cub's effect",
  ],
  [
    'between effects on different events',
    'apply',
    [offered(effect, cub), offered(elk, nylea)],
    "decides which of Nylea's effect and Bear Cub's effect applies first",
  ],
  [
    'to what an effect applies',
    'apply',
    [offered(effect, cub), offered(effect, nylea)],
    "decides to which of Bear Cub and Nylea Nylea's effect applies",
  ],
  [
    'whether and to what',
    'apply',
    [offered(effect, cub), offered(effect, nylea), { offer: 'decline' }],
    "decides whether Nylea's effect applies, and to which of Bear Cub and Nylea",
  ],
  ['which comes first', 'order', [waits, waits], "decides which use of Nylea's ability comes first"],
];

test.each(DECIDERS)('who decides %s', (_, asks, options, said) => {
  const decides = [{ by: 'Apple', asks, offered: options, about: null, matter: [] }];
  expect(english.say({ say: 'outcomes', count: 2, ways: 2, decides }, WORDS)).toBe(
    `2 outcomes; Apple ${said}.`,
  );
});

/** What a rule makes somebody choose is named by what would be done. */
const MATTERS: readonly (readonly [Deciding['asks'], Offer, string, string])[] = [
  ['may', { offer: 'accept' }, 'decides whether Bear Cub is sunk', 'decides that Bear Cub is sunk'],
  ['may', { offer: 'decline' }, 'decides whether Bear Cub is sunk', 'decides that Bear Cub is not sunk'],
  [
    'name',
    { offer: 'word', word: 'bow first' },
    'decides how Bear Cub is sunk',
    'decides how Bear Cub is sunk: "bow first"',
  ],
];

test.each(MATTERS)('who decides by a rule: %s %j', (asks, chosen, asked, told) => {
  const decides = { by: 'Apple', asks, offered: [chosen], about: null, matter: [plain] };
  expect(english.say({ say: 'asks', ...decides }, WORDS)).toBe(`Apple ${asked}.`);
  expect(english.say({ say: 'chooses', ...decides, chosen, given: false }, WORDS)).toBe(`Apple ${told}.`);
});

test('an effect without words is named where it is not applied', () => {
  const unsaid: Message = { ...MESSAGES['not applied'], effect: { ...effect, text: null }, to: plain };
  expect(english.say(unsaid, WORDS)).toMatch(/^Nylea's effect does not apply where Bear Cub would be sunk: /);
});

/** What one text or rule lets a player choose, in the verdict. */
const TAKINGS: readonly (readonly [string, Omit<Deciding, 'by'>, string])[] = [
  [
    'one target',
    { asks: 'target', offered: [{ offer: 'objects', objects: [cub] }], about: effect, matter: [] },
    "decides whether to target Bear Cub for Nylea's effect",
  ],
  [
    'one object',
    { asks: 'choose', offered: [{ offer: 'objects', objects: [cub] }], about: effect, matter: [] },
    "decides whether to choose Bear Cub for Nylea's effect",
  ],
  [
    'what a cost takes',
    {
      asks: 'choose',
      offered: [{ offer: 'objects', objects: [cub] }],
      about: effect,
      matter: [{ ...sinks, player: null }],
    },
    "decides whether Bear Cub is sunk for Nylea's effect",
  ],
];

test.each(TAKINGS)('what is decided: %s', (_, deciding, said) => {
  const decides = [{ by: 'Apple', ...deciding }];
  expect(english.say({ say: 'outcomes', count: 2, ways: 2, decides }, WORDS)).toContain(`Apple ${said}.`);
});

test('what is quoted is set apart by its quotes, and no comma is wanted', () => {
  expect(list(['A ("when it sinks, it floats")', 'B'])).toBe('A ("when it sinks, it floats") and B');
  expect(list(['A, who sinks', 'B'])).toBe('A, who sinks, and B');
});

test('what a player decides comes before what they choose', () => {
  const [may, choose] = (['may', 'choose'] as const).map(
    (asks): Deciding => ({
      by: 'Apple',
      asks,
      offered: [{ offer: 'objects', objects: [cub, nylea] }],
      about: effect,
      matter: [],
    }),
  );
  expect(
    may &&
      choose &&
      english.say(
        { say: 'outcomes', count: 2, ways: 2, decides: [may, choose, { ...may, about: elk }] },
        WORDS,
      ),
  ).toBe(
    "2 outcomes; Apple decides whether to use Nylea's effect and whether to use Bear Cub's effect, and chooses from Bear Cub and Nylea for Nylea's effect.",
  );
});

test('a token that is called one is not called so twice', () => {
  const token: Thing = { ...cub, name: 'green token', short: null, is: 'token' };
  const message: Message = { say: 'happens', events: [{ ...plain, objects: [token] }] };
  expect(english.say(message, WORDS)).toBe('A green token is sunk.');
});

test('what cannot be told is not said', () => {
  expect(english.say({ say: 'outcomes', count: 2, ways: 9000, decides: null }, WORDS)).toBe(
    '2 outcomes over 9000 ways of choosing; which it is depends on the choices.',
  );
});

test('what ceases to exist by an event is said so, where the game has words for it', () => {
  const words = { ...WORDS, events: { ...WORDS.events, 'float>nowhere': '{object} <cease> to exist' } };
  expect(english.say({ say: 'happens', events: [{ ...floats, gone: true }] }, words)).toBe(
    'Bear Cub ceases to exist.',
  );
  expect(english.say({ say: 'happens', events: [{ ...floats, gone: true }] }, WORDS)).toBe(
    'Bear Cub goes out to the sea.',
  );
});

test('after another subject a thing is named anew', () => {
  const both = { ...sinks, objects: [nylea, cub], player: null };
  const buff = { ...floats, objects: [cub] };
  const applied = {
    say: 'applies',
    effect,
    to: [sinks],
    becomes: [both, buff, sinks],
    goesOn: false,
    withheld: [],
  } as const;
  expect(english.say({ ...applied, changed: false, ahead: false, among: false }, WORDS)).toMatch(
    /Instead, Nylea and Bear Cub would be sunk, and Bear Cub would go out to the sea and be sunk/,
  );
});

test('some of a group are chosen from it, and none of several', () => {
  const among: Offer[] = [{ offer: 'objects', objects: [{ ...nylea, count: 5 }, cub] }];
  const said = (...objects: Thing[]): string =>
    english.say(
      { ...MESSAGES.chooses, asks: 'choose', offered: among, chosen: { offer: 'objects', objects } },
      NONE,
    );
  expect(said({ ...nylea, count: 2 })).toBe('Apple chooses 2 Nyleas from 5 Nyleas and Bear Cub.');
  expect(said(cub)).toBe('Apple chooses Bear Cub rather than 5 Nyleas.');
  expect(said()).toBe('Apple chooses none of 5 Nyleas and Bear Cub.');
});

test('what may not be chosen is named', () => {
  const kept = { effect, withheld: [cub] };
  const applied = {
    say: 'applies',
    ...kept,
    to: [sinks],
    changed: true,
    goesOn: false,
    ahead: false,
    among: false,
  } as const;
  expect(english.say({ ...applied, becomes: [sinks] }, WORDS)).toMatch(
    /That changes nothing; Bear Cub cannot be chosen\.$/,
  );
  expect(english.say({ ...applied, becomes: [sinks], goesOn: true, withheld: [] }, WORDS)).toMatch(
    /That happens first; the rest of the text follows\.$/,
  );
  const message = { ...MESSAGES['not applied'], ...kept, why: 'impossible' } as const;
  expect(english.say(message, WORDS)).toMatch(/cannot be done, since Bear Cub cannot be chosen\.$/);
});

test('what an effect does nothing to is named', () => {
  const message = { ...MESSAGES['not applied'], why: 'unaffected' } as const;
  expect(english.say(message, WORDS)).toMatch(/: it does nothing to Bear Cub\.$/);
});

test('of several objects the one that an effect is applied to is named', () => {
  const applied = {
    say: 'applies',
    effect,
    to: [sinks],
    becomes: [floats],
    changed: false,
    goesOn: false,
    ahead: false,
    withheld: [],
  } as const;
  expect(english.say({ ...applied, among: false }, WORDS)).toMatch(/Instead, it would go out to the sea\.$/);
  expect(english.say({ ...applied, among: true }, WORDS)).toMatch(
    /Instead, Bear Cub would go out to the sea\.$/,
  );
});

test('of several objects the one is named in the place of which something happens to another', () => {
  const applied = {
    say: 'applies',
    effect,
    to: [sinks],
    becomes: [{ ...sinks, objects: [nylea] }],
    changed: false,
    goesOn: false,
    ahead: false,
    withheld: [],
    among: true,
  } as const;
  expect(english.say(applied, WORDS)).toMatch(
    /Instead of Bear Cub being sunk by Apple, Nylea would be sunk by Apple\.$/,
  );
});

/** An effect of one thing, for an event of another. */
const forEvent = (source: Thing, on: Thing): Offer => ({
  offer: 'effect',
  effect: { ...effect, source },
  on: [on],
});

test.each<[string, Offer[], string]>([
  [
    'for one event',
    [forEvent(nylea, cub), forEvent(cub, cub)],
    "decides between Nylea's effect and Bear Cub's effect",
  ],
  [
    'each for another',
    [forEvent(nylea, nylea), forEvent(cub, cub)],
    "decides which of Nylea's effect and Bear Cub's effect applies first",
  ],
  [
    'one of them for both',
    [forEvent(nylea, nylea), forEvent(nylea, cub), forEvent(cub, cub)],
    'decides between',
  ],
])('what is said to apply first leaves the others to be applied: effects %s', (_, offered, said) => {
  const deciding = { by: 'Apple', asks: 'apply', offered, about: null, matter: [] } as const;
  expect(english.say({ say: 'outcomes', count: 2, ways: 2, decides: [deciding] }, WORDS)).toContain(said);
});

/** How printed words are quoted, with and without what only reminds of rules. */
const QUOTES: readonly (readonly [boolean, string, string])[] = [
  [true, 'It sinks. (It goes under.)', 'It sinks.'],
  [true, 'Diving (It goes under.)', 'Diving (It goes under.)'],
  [true, 'Sink the Bear(s) instead.', 'Sink the Bear(s) instead.'],
  [false, 'You can (Quick Effect): sink 1 Bear(s).', 'You can (Quick Effect): sink 1 Bear(s).'],
];

test.each(QUOTES)('quoted, reminders %s: %s', (reminders, text, quoted) => {
  const message: Message = { say: 'triggers', effect: { ...effect, text }, resolves: false };
  const words = reminders ? ({ ...NONE, reminders } as const) : NONE;
  expect(english.say(message, words)).toBe(`Nylea's ability triggers: "${quoted}"`);
});

test('a token is described with the signs of its game', () => {
  const described = { values: { might: 3 }, traits: [{ trait: 'tag', is: 'Mech' }] };
  const made: Message = {
    say: 'happens',
    events: [{ ...sinks, kind: 'make', objects: [], amount: 2, token: described }],
  };
  const words = { ...NONE, events: { make: '{player} <make> {n {token} token}' } };
  expect(english.say(made, words)).toBe('Apple makes two 3 Mech tokens.');
  expect(english.say(made, { ...words, units: { might: '[M]' } })).toBe('Apple makes two 3 [M] Mech tokens.');
});

test.each([
  [3, 'third'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [22, '22nd'],
  [103, '103rd'],
  [112, '112th'],
])('the %ith', (nth, said) => {
  const message: Message = { say: 'happens', events: [{ ...sinks, objects: [{ ...cub, nth }] }] };
  expect(english.say(message, WORDS)).toBe(`The ${said} Bear Cub is sunk by Apple.`);
});

const arrival: Happening['arrival'] = {
  controller: 'Nutmeg',
  status: ['wet'],
  without: ['asleep'],
  counters: [{ counter: 'salt', amount: 2 }],
  keywords: ['nimble'],
  copy: { of: 'Goblin' },
  chosen: ['Bear'],
  picked: [
    { as: 'mate', objects: [nylea] },
    { as: 'rival', objects: [] },
  ],
  along: [{ ...sinks, objects: [nylea], player: null }],
};

test('how something arrives', () => {
  expect(english.say({ say: 'would', events: [{ ...floats, arrival }] }, WORDS)).toBe(
    'Bear Cub would go out to the sea wet not asleep as a copy of Goblin under Nutmeg\'s control with 2 salt counters and nimble, with "Bear" chosen, with Nylea chosen and with nothing chosen, and Nylea would be sunk as it does.',
  );
});

const token: Thing = { ...cub, name: 'Goblin', is: 'token' };
const first: Thing = { ...cub, nth: 1, of: 'Apple' };

/** How things are listed. */
const LISTS: readonly (readonly [readonly Thing[], string])[] = [
  [[cub], 'Bear Cub is sunk by Apple.'],
  [[token, token, token], '3 Goblin tokens are sunk by Apple.'],
  [[{ ...token, nth: 1 }], 'The first Goblin token is sunk by Apple.'],
  [
    [
      { ...token, nth: 1 },
      { ...token, nth: 2 },
    ],
    'The first and second Goblin token are sunk by Apple.',
  ],
  [[{ ...cub, name: null }], 'An unknown card is sunk by Apple.'],
  [[{ ...cub, name: null, count: 3 }], '3 unknown cards are sunk by Apple.'],
  [[first, { ...first, nth: 2 }], "Apple's first and second Bear Cub are sunk by Apple."],
  [[first, { ...cub, of: 'Nutmeg' }], "Apple's first Bear Cub and Nutmeg's Bear Cub are sunk by Apple."],
  [
    [{ ...cub, count: '9007199254740993' as Thing['count'] }],
    '9,007,199,254,740,993 Bear Cubs are sunk by Apple.',
  ],
  [[{ ...cub, name: '{object} <be> [x] $& {player}' }], '{object} <be> [x] $& {player} is sunk by Apple.'],
];

test.each(LISTS)('things: %j', (objects, sentence) => {
  expect(english.say({ say: 'happens', events: [{ ...sinks, objects }] }, WORDS)).toBe(sentence);
});

test.each(CLAUSES)('a clause: %s', (_, message, sentence) => {
  expect(english.say(message, WORDS)).toBe(sentence);
});

test.each([
  [
    [],
    'This can go round any number of times, and nobody counts them; each round more adds 2 Bear Cub tokens.',
  ],
  [
    ['Apple', 'Nutmeg', 'Quince'],
    'Apple, Nutmeg and Quince can go round this together, as often as all of them want; each round more adds 2 Bear Cub tokens.',
  ],
])('by whom a round is gone: %s', (by, sentence) => {
  const adds = [{ tokens: { ...cub, is: 'token' as const }, amount: 2 }];
  expect(english.say({ say: 'shortcut', by, adds }, NONE)).toBe(sentence);
});
