/** What English alone minds: its plurals, its articles, what it quotes (what every language says: messages.test.ts). */

import { expect, test } from 'vitest';
import { english } from '../../src/explain/english/english.js';
import { list } from '../../src/explain/english/phrase.js';
import type { Happening, Message, Offer, Thing } from '../../src/explain/message/message.js';
import { REFUSALS } from '../../src/rulebook/refusal.js';
import { cub, ENGLISH, effect, floats, MESSAGES, NONE, nylea, sinks } from './samples.js';

test.each(REFUSALS)('refused: %s', (why) => {
  const said = english.say({ ...MESSAGES['not applied'], why }, NONE);
  expect(said).toMatch(/would happen to Bear Cub: [a-z][^:]+\.$/);
  expect(said).not.toContain(why.includes('-') ? why : 'undefined');
});

const plain: Happening = { ...sinks, player: null };
test('an effect without words is named where it is not applied', () => {
  const unsaid: Message = { ...MESSAGES['not applied'], effect: { ...effect, text: null }, to: plain };
  expect(english.say(unsaid, ENGLISH)).toMatch(
    /^Nylea's effect does not apply where Bear Cub would be sunk: /,
  );
});

test('what is quoted is set apart by its quotes, and no comma is wanted', () => {
  expect(list(['A ("when it sinks, it floats")', 'B'])).toBe('A ("when it sinks, it floats") and B');
  expect(list(['A, who sinks', 'B'])).toBe('A, who sinks, and B');
});

test('a token that is called one is not called so twice', () => {
  const token: Thing = { ...cub, name: 'green token', short: null, is: 'token' };
  const message: Message = { say: 'happens', events: [{ ...plain, objects: [token] }] };
  expect(english.say(message, ENGLISH)).toBe('A green token is sunk.');
});

test('what cannot be told is not said', () => {
  expect(english.say({ say: 'outcomes', count: 2, ways: 9000, decides: null }, ENGLISH)).toBe(
    '2 outcomes over 9000 ways of choosing; which it is depends on the choices.',
  );
});

test('what ceases to exist by an event is said so, where the game has words for it', () => {
  const words = { ...ENGLISH, events: { ...ENGLISH.events, 'float>nowhere': '{object} <cease> to exist' } };
  expect(english.say({ say: 'happens', events: [{ ...floats, gone: true }] }, words)).toBe(
    'Bear Cub ceases to exist.',
  );
  expect(english.say({ say: 'happens', events: [{ ...floats, gone: true }] }, ENGLISH)).toBe(
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
  expect(english.say({ ...applied, changed: false, ahead: false, among: false }, ENGLISH)).toMatch(
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
  expect(english.say({ ...applied, becomes: [sinks] }, ENGLISH)).toMatch(
    /That changes nothing; Bear Cub cannot be chosen\.$/,
  );
  expect(english.say({ ...applied, becomes: [sinks], goesOn: true, withheld: [] }, ENGLISH)).toMatch(
    /That happens first; the rest of the text follows\.$/,
  );
  const message = { ...MESSAGES['not applied'], ...kept, why: 'impossible' } as const;
  expect(english.say(message, ENGLISH)).toMatch(/cannot be done, since Bear Cub cannot be chosen\.$/);
});

test('of what was cut there is at least one outcome, and not at least an outcome', () => {
  const message: Message = { say: 'outcomes', count: 1, ways: 1, decides: null, partial: true };
  expect(english.say(message, ENGLISH)).toBe('At least one outcome.');
});

test('what an effect does nothing to is named', () => {
  const message = { ...MESSAGES['not applied'], why: 'unaffected' } as const;
  expect(english.say(message, ENGLISH)).toMatch(/: it does nothing to Bear Cub\.$/);
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
  expect(english.say({ ...applied, among: false }, ENGLISH)).toMatch(
    /Instead, it would go out to the sea\.$/,
  );
  expect(english.say({ ...applied, among: true }, ENGLISH)).toMatch(
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
  expect(english.say(applied, ENGLISH)).toMatch(
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
  const deciding = { by: 'Apple', asks: 'apply', offered, about: null, of: [], matter: [] } as const;
  expect(english.say({ say: 'outcomes', count: 2, ways: 2, decides: [deciding] }, ENGLISH)).toContain(said);
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
  expect(english.say(message, ENGLISH)).toBe(`The ${said} Bear Cub is sunk by Apple.`);
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
  expect(english.say({ say: 'would', events: [{ ...floats, arrival }] }, ENGLISH)).toBe(
    'Bear Cub would go out to the sea wet and not asleep as a copy of Goblin under Nutmeg\'s control with 2 salt counters and nimble, with "Bear" chosen, with Nylea chosen and with nothing chosen, and Nylea would be sunk as it does.',
  );
});
