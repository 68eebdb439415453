/** One message of each kind, for the tables of sentences of every language. */

import type { Change, Effect, Happening, Message, Thing } from '../../src/explain/message/message.js';
import type { Words } from '../../src/rulebook/words.js';

export const NONE: Words = {
  events: {},
  zones: {},
  statuses: {},
  traits: {},
  actions: {},
  omits: { ebb: 'No boat is bailed.' },
};

export const cub: Thing = { name: 'Bear Cub', short: null, is: 'card', of: null, nth: null, count: 1 };
export const nylea: Thing = { ...cub, name: 'Nylea, God of the Hunt', short: 'Nylea' };
export const effect: Effect = {
  source: nylea,
  text: 'If it would sink, it floats instead.',
  printedOn: null,
  form: null,
  called: [],
};
export const sinks: Happening = {
  kind: 'sink',
  objects: [cub],
  player: 'Apple',
  other: null,
  from: null,
  to: { zone: 'sea', of: null, at: null },
  gone: false,
  amount: null,
  counter: null,
  mana: null,
  token: null,
  arrival: null,
};
export const floats: Happening = { ...sinks, kind: 'float' };
const choice = {
  by: 'Apple',
  asks: 'apply',
  offered: [{ offer: 'effect', effect, on: [cub] }, { offer: 'decline' }],
  chosen: { offer: 'decline' },
  about: null,
  of: [],
  matter: [],
  given: false,
} as const;

/** One of each: a new message does not compile without its line here, nor without its sentence in every language. */
export const MESSAGES: { readonly [say in Message['say']]: Extract<Message, { say: say }> } = {
  acts: { say: 'acts', verb: 'row', player: 'Apple', object: cub, other: null, words: null, said: false },
  refused: { say: 'refused', verb: 'ponder', player: 'Apple', object: cub, other: null, why: 'unpayable' },
  would: { say: 'would', events: [sinks] },
  happens: { say: 'happens', events: [sinks] },
  cannot: { say: 'cannot', event: sinks, effect: null },
  applies: {
    say: 'applies',
    effect,
    to: [sinks],
    becomes: [floats],
    changed: false,
    goesOn: false,
    ahead: false,
    among: false,
    withheld: [],
  },
  chooses: { say: 'chooses', ...choice },
  triggers: { say: 'triggers', effect, resolves: false },
  'triggers more': { say: 'triggers more', effect, of: effect },
  resolves: { say: 'resolves', effect },
  unresolved: { say: 'unresolved', effect, why: 'gone' },
  'if so': { say: 'if so', effect, met: true },
  instead: { say: 'instead', effect, given: { words: null, denied: false, label: null } },
  cut: { say: 'cut', limit: 'positions' },
  outcomes: {
    say: 'outcomes',
    count: 2,
    ways: 3,
    decides: [{ by: 'Apple', asks: 'apply', offered: choice.offered, about: null, of: [], matter: [] }],
  },
  'for ever': {
    say: 'for ever',
    of: [{ say: 'fate', happens: [sinks], instead: [], times: 1, later: false }],
  },
  otherwise: { say: 'otherwise' },
  'all the same': { say: 'all the same', ways: 6, orders: true },
  fate: { say: 'fate', happens: [floats], instead: [sinks], times: 1, later: false },
  'comes to': {
    say: 'comes to',
    of: [
      { say: 'fate', happens: [floats], instead: [sinks], times: 1, later: false },
      { say: 'cannot', event: sinks, effect: null },
      { say: 'fate', happens: [floats], instead: [], times: 1, later: true },
    ],
    rest: true,
  },
  apart: { say: 'apart', changes: [{ say: 'value', player: 'Apple', value: 'pearls', from: 2, to: 3 }] },
  'apart by choices': { say: 'apart by choices', choices: [choice] },
  'nothing happens': { say: 'nothing happens', changes: [] },
  'and more': { say: 'and more', count: 3 },
  'not listed': { say: 'not listed', count: 3 },
  'goes round': { say: 'goes round' },
  rounds: { say: 'rounds' },
  shortcut: {
    say: 'shortcut',
    by: ['Apple'],
    kinds: [
      {
        adds: [
          { to: 'Nutmeg', value: 'pearls', amount: 2 },
          { on: nylea, counter: 'moss', amount: 1 },
        ],
        takes: [],
      },
    ],
  },
  asks: {
    say: 'asks',
    by: choice.by,
    asks: choice.asks,
    offered: choice.offered,
    about: null,
    of: [],
    matter: [],
  },
  changed: {
    say: 'changed',
    objects: [nylea],
    changes: [{ change: 'zone', from: { zone: 'shore', of: null, at: null }, to: sinks.to }],
  },
  value: { say: 'value', player: 'Apple', value: 'pearls', from: 2, to: 3 },
  'in force': { say: 'in force', effect },
  pile: { say: 'pile', place: { zone: 'deck', of: 'Apple', at: null }, from: 3, to: 1 },
  order: { say: 'order', place: { zone: 'deck', of: 'Apple', at: null }, objects: [nylea, cub] },
  unchanged: { say: 'unchanged' },
  'nobody acts unasked': { say: 'nobody acts unasked' },
  'costs and timing are legal': { say: 'costs and timing are legal' },
  given: { ...choice, say: 'given' },
  'left out': { say: 'left out', verb: 'ebb' },
  intent: { say: 'intent', card: 'Bear Cub', intent: 'It stays.' },
  unread: { say: 'unread', card: 'Bear Cub', clause: 'Ponder.', because: 'ignored' },
  'not applied': {
    say: 'not applied',
    effect,
    to: sinks,
    arriving: false,
    why: 'condition',
    withheld: [],
    evident: false,
  },
  missed: { say: 'missed', effect },
  'not triggered': { say: 'not triggered', effect, events: [sinks] },
  'not instead': {
    say: 'not instead',
    effect,
    given: { words: 'it is wet', denied: false, label: null },
  },
};

export const CHANGES: { readonly [change in Change['change']]: Extract<Change, { change: change }> } = {
  zone: { change: 'zone', from: null, to: sinks.to },
  at: { change: 'at', place: nylea },
  controller: { change: 'controller', from: 'Apple', to: 'Nutmeg' },
  status: { change: 'status', status: 'wet', on: false },
  counters: { change: 'counters', counter: 'salt', from: 0, to: 2 },
  damage: { change: 'damage', from: 0, to: 2 },
  copy: { change: 'copy', of: 'Nylea' },
  became: { change: 'became', what: nylea },
  attached: { change: 'attached', to: nylea },
  chosen: { change: 'chosen', as: 'creature type', word: 'Bear' },
  picked: { change: 'picked', as: 'mate', objects: [nylea] },
  keywords: { change: 'keywords', gained: ['nimble', 'quick 2'] },
  number: { change: 'number', trait: 'power', from: 1, to: 2 },
  words: { change: 'words', trait: 'types', gained: ['ship'], lost: ['bear'] },
};

/** The words of a game of boats, in English and in Japanese. */
export const ENGLISH: Words = {
  ...NONE,
  events: {
    sink: '{object} <be> sunk[ by {player}]',
    'float>sea': '{object} <go> out to {to}',
    draw: '{player} <draw> {n card}',
    make: '{player} <make> {n {token} token}',
    dive: '{object} <be> put into {to}',
    salt: '{object} <get> {n {counter} counter}',
    spray: '{amount} foam <be> sprayed',
  },
  spare: ['spray'],
  zones: { sea: 'the sea' },
  manners: { storm: 'storm' },
  kinds: { tide: 'tidal effect' },
};
export const JAPANESE: Words = {
  ...NONE,
  events: {
    sink: '{object}は[{player}によって]<沈められる>',
    'float>sea': '{object}は{to}に<出る>',
    draw: '{player}はカードを{n 枚}<引く>',
    make: '{player}は{token}・トークンを{n 体}<生成する>',
    dive: '{object}は{to}に<置かれる>',
    salt: '{object}の上に{counter}カウンターが{n 個}<置かれる>',
    spray: '泡が{amount}<置かれる>',
  },
  spare: ['spray'],
  zones: { sea: '海' },
  manners: { storm: '嵐' },
  statuses: { wet: ['濡れた状態', '乾いた状態'], asleep: ['眠った状態', '目覚めた状態'] },
  kinds: { tide: '潮の効果' },
  terms: { white: '白', bear: '熊' },
};
