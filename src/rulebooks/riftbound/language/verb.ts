/** What is done in Riftbound, as texts say it (400s). */

import type { Act, TokenText } from '../../../ability/act.js';
import type { Place, What, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { objectVerb, verb } from '../../../language/english/verb.js';
import { extend, introduced } from '../../../language/template.js';
import { regionWords, tokenWords } from './token-words.js';
import { costWords } from './word.js';

/** Verbs whose only object is what they are done to, and their events. */
const PLAIN: { readonly [forms: string]: string } = {
  'kill kills killing killed': 'kill',
  'banish banishes banishing banished': 'banish',
  'heal heals healing healed': 'heal',
  'exhaust exhausts exhausting exhausted': 'exhaust',
  'ready readies readying readied': 'ready',
  'buff buffs buffing buffed': 'buff',
  'recall recalls recalling recalled': 'recall',
  'empower empowers empowering empowered': 'empower',
  'disempower disempowers disempowering disempowered': 'disempower',
  'stun stuns stunning stunned': 'stun',
};

/** What a token can have taken the place of. */
const FORMER = ['card', 'unit', 'gear', 'battlefield', 'legend', 'token'];

const YOUR_BASE: Place = { zone: 'base', whose: { who: 'you' } };

/** Where tokens are played, as a text says it: at the battlefield, or in the base, of whatever says so; in one's base. */
const WHERE: readonly (readonly [words: string, where: Pick<Act, 'other' | 'to' | 'said'>])[] = [
  ['', {}],
  [' here', { other: { what: 'this', said: 'me' } }],
  [' into your base', { to: YOUR_BASE, said: 'put' }],
  [' in your base', { to: YOUR_BASE, said: 'put in' }],
  [' to your base', { to: YOUR_BASE, said: 'go' }],
];

export function addVerbs(english: English): void {
  const { what: object, grammar, undergoing, statement, done } = english;
  for (const [forms, event] of Object.entries(PLAIN)) {
    const options = event === 'kill' ? ({ comes: true } as const) : {};
    verb(english, forms, '{object}', { object }, (h) => ({ event, object: h.object }), options);
  }
  addRecalled(english);
  addCards(english);
  addDamage(english);
  addMoves(english);
  addTokens(english);
  addBattlefields(english);
  addResources(english);
  verb(english, 'spend spends spending spent', '{of} buff', { of: english.whats }, (h) => ({
    event: 'spend buff',
    object: h.of,
  }));
  // A buff on whichever of one's units (702.2.b).
  grammar.rule(english.doing.base)('spend a buff', {}, () => ({
    event: 'spend buff',
    object: {
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: {
        adjectives: [
          { test: 'controlled', by: { who: 'you' } },
          { test: 'status', status: 'buffed' },
        ],
        head: { noun: { trait: 'type', is: 'unit' }, sort: 'permanent' },
      },
    },
    bare: true,
  }));
  objectVerb(english, 'die dies dying died', '', {}, () => ({ event: 'die' }));
  grammar.rule(undergoing.base)('attack', {}, () => ({ event: 'attack' }));
  grammar.rule(undergoing.base)('defend', {}, () => ({ event: 'defend' }));
  // What a card says of "it" from the start it says of itself; what can be done its controller may do.
  grammar.rule(statement)('it can be {deed} when {when}', { deed: done, when: done }, (h) => ({
    ability: 'triggered',
    on: extend(h.when, { object: { what: 'this' as const, said: 'it' as const } }),
    do: [
      {
        do: 'may',
        who: { who: 'you' },
        steps: [{ do: 'act', act: extend(h.deed, { object: { what: 'this' as const } }) }],
      },
    ],
  }));
}

/** "Recall it exhausted": to recall it and to exhaust it, in one. */
function addRecalled({ grammar, deed, what: object }: English): void {
  grammar.rule(deed)('recall {object} exhausted', { object }, (h) => ({
    do: 'several',
    steps: [
      { do: 'act', act: { event: 'recall', object: h.object } },
      { do: 'act', act: { event: 'exhaust', object: h.object } },
    ],
    said: 'in one',
  }));
}

/** Cards: drawing, discarding, returning. */
function addCards(english: English): void {
  const { what: object, who, place: to, amount, grammar, doing, happens, would } = english;
  verb(english, 'draw draws drawing drawn', '{amount}', { amount }, (h) => ({
    event: 'draw',
    amount: h.amount,
  }));
  grammar.rule(doing.base)('discard {amount}', { amount }, (h) => ({
    event: 'discard',
    object: {
      what: 'some',
      quantity: { how: 'exactly', amount: h.amount },
      described: {
        head: { sort: 'card' },
        which: [{ test: 'zone', at: { zone: 'hand', whose: { who: 'you' } }, said: 'in' }],
      },
    },
  }));
  const discarded = { by: who, object };
  const discards = (h: { by: Who; object: What }): Act => ({ event: 'discard', by: h.by, object: h.object });
  grammar.rule(happens)('{by:many} discard {object}', discarded, discards);
  grammar.rule(happens)('{by:one} discards {object}', discarded, discards);
  grammar.rule(would)('{by} would discard {object}', discarded, discards);
  const from = grammar.category<Place>('from where');
  grammar.rule(from)('{place}', { place: to }, (h) => h.place);
  grammar.rule(from)('anywhere', {}, () => ({ zone: '*' }));
  grammar.rule(from)('anywhere other than {place}', { place: to }, (h) =>
    extend(h.place, { otherThan: 'anywhere' as const }),
  );
  const go = 'go goes going gone';
  objectVerb(english, go, 'to {to}', { to }, (h) => ({ event: 'put', to: h.to, said: 'go' }));
  objectVerb(english, go, 'to {to} from {from}', { to, from }, (h) => ({
    event: 'put',
    to: h.to,
    from: h.from,
    said: 'go',
  }));
  verb(english, 'return returns returning returned', '{object} to {to}', { object, to }, (h) => ({
    event: 'put',
    object: h.object,
    to: h.to,
    said: 'return',
  }));
}

function addDamage(english: English): void {
  const { what: object, amount, grammar, done, statement } = english;
  verb(english, 'deal deals dealing dealt', '{amount} to {object}', { amount, object }, (h) => ({
    event: 'deal',
    amount: h.amount,
    object: h.object,
  }));
  verb(english, 'deal deals dealing dealt', 'that much damage to {object}', { object }, (h) => ({
    event: 'deal',
    amount: { event: 'amount' },
    object: h.object,
  }));
  for (const [number, not] of [
    ['many', "don't"],
    ['one', "doesn't"],
  ] as const) {
    grammar.rule(statement)(`{object:${number}} ${not} take damage`, { object }, (h) => ({
      ability: 'cannot',
      act: { event: 'deal', object: h.object, said: 'take' },
      said: 'not',
    }));
  }
  grammar.rule(done)('dealt damage', {}, () => ({ event: 'deal' }));
  objectVerb(english, 'take takes taking taken', 'damage', {}, () => ({ event: 'deal', said: 'take' }));
}

/** Energy and power, runes, XP. */
function addResources(english: English): void {
  const { grammar, amount, doing } = english;
  const mana = grammar.category<string>('energy or power');
  grammar.words(mana, costWords);
  verb(english, '[Add] [Adds] [Adding] [Added]', '{mana}', { mana }, (h) => ({ event: 'add', mana: h.mana }));
  verb(english, 'gain gains gaining gained', '{amount} XP', { amount }, (h) => ({
    event: 'gain xp',
    amount: h.amount,
  }));
  verb(english, 'gain gains gaining gained', '{amount} [point|points]', { amount }, (h) => ({
    event: 'gain point',
    amount: h.amount,
  }));
  verb(english, 'gain gains gaining gained', 'a point', {}, () => ({
    event: 'gain point',
    amount: 1,
    single: true,
  }));
  const channel = grammar.rule(doing.base);
  channel('channel {amount} [rune|runes]', { amount }, (h) => ({ event: 'channel', amount: h.amount }));
  channel('channel {amount} [rune|runes] exhausted', { amount }, (h) => ({
    event: 'channel exhausted',
    amount: h.amount,
  }));
}

/** Moves, from one place on the board to another. */
function addMoves(english: English): void {
  const { what: object, whose, grammar, doing } = english;
  const says = grammar.rule(doing.base);
  says('move {object} to {other}', { object, other: object }, (h) => ({
    event: 'move',
    object: h.object,
    other: h.other,
  }));
  says('move {object} to {whose} base', { object, whose }, (h) => ({
    event: 'move',
    object: h.object,
    to: { zone: 'base', whose: h.whose },
  }));
  says('move {object} to its base', { object }, (h) => ({
    event: 'move',
    object: h.object,
    to: { zone: 'base' },
  }));
  objectVerb(english, 'move moves moving moved', '', {}, () => ({ event: 'move' }));
  objectVerb(english, 'move moves moving moved', 'to a battlefield', {}, () => ({
    event: 'move',
    to: { zone: 'battlefields' },
  }));
}

/** Playing, and the game action Replace: what takes something's place is always a token (438.3.b.1). */
function addTokens(english: English): void {
  const { what: object, who, count, grammar, happens } = english;
  const token = grammar.category<TokenText>('a token');
  grammar.words(token, tokenWords);
  for (const [number, play] of [
    ['many', 'play'],
    ['one', 'plays'],
  ] as const) {
    grammar.rule(happens)(`{by:${number}} ${play} {object}`, { by: who, object }, (h) => ({
      event: 'play',
      by: h.by,
      object: h.object,
    }));
  }
  const play = 'play plays playing played';
  // Later words speak of what was played.
  const made = { how: 'introduces', sort: 'object' } as const;
  const one = { refers: made, number: 'one' } as const;
  const many = { refers: made, number: 'many' } as const;
  for (const [words, where] of WHERE) {
    verb(
      english,
      play,
      `a {token} token${words}`,
      { token },
      (h) => ({ event: 'play token', amount: 1, token: h.token, ...where, as: introduced() }),
      one,
    );
    verb(
      english,
      play,
      `{amount} {token} tokens${words}`,
      { amount: count, token },
      (h) => ({ event: 'play token', amount: h.amount, token: h.token, ...where, as: introduced() }),
      many,
    );
  }
  // From where they come, which is their tag.
  const region = grammar.category<string>('a region');
  grammar.words(region, regionWords);
  verb(
    english,
    play,
    'a {token} token from {region}',
    { token, region },
    (h) => ({ event: 'play token', amount: 1, token: extend(h.token, { from: h.region }), as: introduced() }),
    one,
  );
  verb(
    english,
    play,
    '{amount} {token} tokens from {region}',
    { amount: count, token, region },
    (h) => ({
      event: 'play token',
      amount: h.amount,
      token: extend(h.token, { from: h.region }),
      as: introduced(),
    }),
    many,
  );
  // Where something is, or last was on the board.
  verb(
    english,
    play,
    'a {token} token to {of} location',
    { token, of: english.whats },
    (h) => ({
      event: 'play token',
      amount: 1,
      token: h.token,
      other: h.of,
      way: 'where it was',
      as: introduced(),
    }),
    one,
  );
  // How it enters is a part of what is played, and goes for whatever is played instead (375).
  const exhausted = grammar.category<TokenText>('a token');
  grammar.rule(exhausted)('{token} token exhausted', { token }, (h) =>
    extend(h.token, { enters: { status: 'exhausted' } }),
  );
  verb(
    english,
    play,
    'a {token}',
    { token: exhausted },
    (h) => ({ event: 'play token', amount: 1, token: h.token, as: introduced() }),
    one,
  );
  const replace = 'replace replaces replacing replaced';
  verb(english, replace, '{object} with a {token} token', { object, token }, (h) => ({
    event: 'replace',
    object: h.object,
    token: h.token,
  }));
  const add = 'add adds adding added';
  verb(english, add, 'a {token} token to the board', { token }, (h) => ({
    event: 'create',
    amount: 1,
    token: h.token,
  }));
  verb(english, add, "the {token} token to the board if it's not there already", { token }, (h) => ({
    event: 'create',
    amount: 1,
    token: h.token,
    most: 1,
  }));
  verb(english, 'swap swaps swapping swapped', '{object} back', { object }, (h) => ({
    event: 'swap back',
    object: h.object,
  }));
  // The same in other words (438.7).
  const former = grammar.category<string>('what it replaced');
  for (const word of FORMER) grammar.rule(former)(word, {}, () => word);
  verb(english, replace, '{object} with the {former} it replaced', { object, former }, (h) => ({
    event: 'swap back',
    object: h.object,
    former: h.former,
  }));
}

/** One conquers or holds a battlefield, which the text need not name: "that battlefield". */
function addBattlefields({ grammar, doing, undergoing, done }: English): void {
  const battlefield = (): What => ({
    what: 'some',
    quantity: { how: 'one', said: 'a' },
    described: { head: { noun: { trait: 'type', is: 'battlefield' }, sort: 'permanent' } },
    as: introduced(),
  });
  for (const event of ['conquer', 'hold', 'conquer or hold']) {
    grammar.rule(doing.base)(event, {}, () => ({ event, object: battlefield() }), {
      number: 'one',
      refers: { how: 'introduces', sort: 'object' },
    });
  }
  // "Here" is the battlefield itself, or that at which the unit is that says so.
  const here = (): What => ({
    what: 'some',
    quantity: { how: 'one', said: 'a' },
    described: {
      head: { noun: { trait: 'type', is: 'battlefield' }, sort: 'permanent' },
      which: [{ test: 'relation', relation: 'here', to: { what: 'this', said: 'me' } }],
    },
  });
  for (const event of ['conquer', 'hold', 'conquer or hold'])
    grammar.rule(doing.base)(`${event} here`, {}, () => ({ event, object: here() }));
  // A battlefield is scored by conquering or by holding it (184.8).
  grammar.rule(done)('scored', {}, () => ({ event: 'conquer or hold' }));
  grammar.rule(undergoing.base)('conquer', {}, () => ({ event: 'unit conquers' }));
  grammar.rule(undergoing.base)('hold', {}, () => ({ event: 'unit holds' }));
  grammar.rule(undergoing.base)('conquer or hold', {}, () => ({ event: 'unit conquers or holds' }));
}
