/**
 * What stands before a colon, and what before a semicolon, for each kind of card: where it is so the card or effect can be
 * activated, where it is not so it can't, and no such sentence is passed over. Basic rules 20, 26, 28, 30 and 37.
 */

import { describe, expect, test } from 'vitest';
import { judged } from './judged.js';

const CARDS = [
  {
    name: 'Test Page',
    type: 'Normal Monster',
    race: 'Warrior',
    attribute: 'EARTH',
    level: 4,
    atk: 1000,
    def: 0,
  },
  {
    name: 'Test Wyrm',
    type: 'Normal Monster',
    race: 'Dragon',
    attribute: 'DARK',
    level: 8,
    atk: 3000,
    def: 0,
  },
  { name: 'Test Charm', type: 'Continuous Spell', text: 'Once per turn: You can draw 1 card.' },
];

interface Side {
  readonly lp?: number;
  readonly monsters?: readonly unknown[];
  readonly spells?: readonly unknown[];
  readonly hand?: readonly unknown[] | number;
  readonly deck?: readonly unknown[] | number;
  readonly gy?: readonly unknown[];
  readonly banished?: readonly unknown[];
}

interface Board {
  readonly you?: Side;
  readonly opponent?: Side;
}

/** Boards on which something is so, and on which it is not. */
interface Boards {
  readonly so: readonly Board[];
  readonly not: readonly Board[];
}

/** Cards that bear a text, each where it is activated from: what it does, and what else stands there. */
const KINDS: {
  readonly [kind: string]: { readonly zone: 'hand' | 'spells' | 'monsters'; readonly laid?: 'down' | 'up' };
} = {
  'Normal Spell': { zone: 'hand' },
  'Quick-Play Spell': { zone: 'hand' },
  'Normal Trap': { zone: 'spells', laid: 'down' },
  'Continuous Spell': { zone: 'spells', laid: 'up' },
  'Effect Monster': { zone: 'monsters', laid: 'up' },
};

/** What is done once it is activated: it can be done on every board. */
const DOES = ['Draw 1 card.', 'Pay 100 LP; draw 1 card.'] as const;

type Verdict = 'can' | "can't" | 'not understood' | string;

/** Whether the card that bears this text can be activated on a board, after these other actions. */
function verdict(kind: string, text: string, board: Board, before: readonly object[] = []): Verdict {
  const { zone, laid } = KINDS[kind] ?? { zone: 'hand' };
  const { you = {}, opponent = {} } = board;
  const race =
    kind === 'Effect Monster' ? { race: 'Fiend', attribute: 'LIGHT', level: 4, atk: 500, def: 0 } : {};
  const faceDown = laid === 'down' ? { faceDown: true } : {};
  const bearers = ['first', 'second'].map((as) => ({ card: 'Test Bearer', as, ...faceDown }));
  const mine: Side = { ...BARE, ...you };
  const there = mine[zone];
  const scenario = {
    game: 'yugioh',
    title: 'a convention',
    cards: [...CARDS, { name: 'Test Bearer', type: kind, text, ...race }],
    players: [
      {
        name: 'Apple',
        ...mine,
        [zone]: [
          ...(Array.isArray(there) ? there : []),
          ...(before.length > 0 ? bearers : bearers.slice(0, 1)),
        ],
      },
      { name: 'Nutmeg', ...BARE, ...opponent },
    ],
  };
  const last = { activate: 'first', by: 'Apple' };
  const codes = (illegal: object): string => {
    const actions = [...before, { ...last, ...illegal }];
    return judged(JSON.stringify({ ...scenario, actions }))
      .problems.map(({ code }) => code)
      .join();
  };
  const legal = codes({});
  const illegal = codes({ illegal: true });
  if (legal === '' && illegal === 'action/legal') return 'can';
  if (illegal === '' && REFUSED.has(legal)) return "can't";
  if (UNREAD.has(legal) && UNREAD.has(illegal)) return 'not understood';
  return `${legal || 'done'}, listed as illegal ${illegal || 'refused'}`;
}

const BARE: Side = { lp: 1000, deck: 5, hand: [], monsters: [], spells: [], gy: [], banished: [] };
const REFUSED = new Set(['action/barred', 'action/untimely', 'action/unpayable']);
const UNREAD = new Set(['text/unread', 'rule/not-modelled']);

/** Effects of cards that stay where they are, which their players use of their own accord. */
const isOwn = (kind: string): boolean => kind === 'Effect Monster' || kind === 'Continuous Spell';

/** "Draw 1 card.", "You can draw 1 card.", each with what stands before it. */
function text(kind: string, before: string, body: string): string {
  const said = isOwn(kind) ? `You can ${body.charAt(0).toLowerCase()}${body.slice(1)}` : body;
  return before === '' ? said : `${before}: ${said}`;
}

const page = (as: string): object => ({ card: 'Test Page', as });
const down = (card: string): object => ({ card, faceDown: true });

/** A condition as texts say it, a board on which it is so, and boards on which it is not. */
const CONDITIONS: { readonly [said: string]: Boards } = {
  'If you control a Warrior monster': {
    so: [{ you: { monsters: ['Test Page'] } }],
    not: [
      { opponent: { monsters: ['Test Page'] } },
      { you: { gy: ['Test Page'] } },
      { you: { monsters: ['Test Wyrm'] } },
    ],
  },
  'If you control 2 or more Warrior monsters': {
    so: [{ you: { monsters: [page('a'), page('b')] } }],
    not: [
      { you: { monsters: [page('a')] } },
      { you: { monsters: [page('a')] }, opponent: { monsters: [page('b')] } },
    ],
  },
  'If you control no Warrior monsters': {
    so: [{ opponent: { monsters: ['Test Page'] } }],
    not: [{ you: { monsters: ['Test Page'] } }],
  },
  'If you do not control a Warrior monster': {
    so: [{ you: { gy: ['Test Page'] } }],
    not: [{ you: { monsters: ['Test Page'] } }],
  },
  'If you control a DARK monster': {
    so: [{ you: { monsters: ['Test Wyrm'] } }],
    not: [{ you: { monsters: ['Test Page'] } }],
  },
  'If you control a Level 5 or higher monster': {
    so: [{ you: { monsters: ['Test Wyrm'] } }],
    not: [{ you: { monsters: ['Test Page'] } }],
  },
  'If you control a monster with 2000 or more ATK': {
    so: [{ you: { monsters: ['Test Wyrm'] } }],
    not: [{ you: { monsters: ['Test Page'] } }],
  },
  'If your opponent controls a monster': {
    so: [{ opponent: { monsters: ['Test Page'] } }, { opponent: { monsters: [down('Test Page')] } }],
    not: [{ you: { monsters: ['Test Page'] } }, { opponent: { spells: ['Test Charm'] } }],
  },
  'If your opponent controls 2 or more monsters': {
    so: [{ opponent: { monsters: [page('a'), page('b')] } }],
    not: [{ opponent: { monsters: [page('a')] }, you: { monsters: [page('b')] } }],
  },
  'If your opponent controls no monsters': {
    so: [{ you: { monsters: ['Test Page'] } }],
    not: [{ opponent: { monsters: [down('Test Page')] } }],
  },
  'If your opponent controls a monster and you control no Warrior monsters': {
    so: [{ opponent: { monsters: ['Test Page'] } }],
    not: [{}, { opponent: { monsters: [page('a')] }, you: { monsters: [page('b')] } }],
  },
  'If both players control a Warrior monster': {
    so: [{ opponent: { monsters: [page('a')] }, you: { monsters: [page('b')] } }],
    not: [{ you: { monsters: [page('b')] } }, { opponent: { monsters: [page('b')] } }],
  },
  'If a Warrior monster is on the field': {
    so: [{ opponent: { monsters: ['Test Page'] } }],
    not: [{ you: { gy: ['Test Page'] } }],
  },
  'If you have a Warrior monster in your GY': {
    so: [{ you: { gy: ['Test Page'] } }],
    not: [{ opponent: { gy: ['Test Page'] } }, { you: { monsters: ['Test Page'] } }],
  },
  'If a Warrior monster is in your GY': {
    so: [{ you: { gy: ['Test Page'] } }],
    not: [{ opponent: { gy: ['Test Page'] } }],
  },
  'If you have no monsters in your GY': {
    so: [{ opponent: { gy: ['Test Page'] } }],
    not: [{ you: { gy: ['Test Page'] } }],
  },
  'If there are 2 or more monsters in your GY': {
    so: [{ you: { gy: [page('a'), page('b')] } }],
    not: [{ you: { gy: [page('a')] } }],
  },
  'If your LP are 1000 or less': {
    so: [{ you: { lp: 1000 } }],
    not: [{ you: { lp: 1100 } }],
  },
  "If your LP are lower than your opponent's": {
    so: [{ you: { lp: 900 } }],
    not: [{}, { opponent: { lp: 900 } }],
  },
  'If your opponent controls more monsters than you do': {
    so: [{ opponent: { monsters: [page('a'), page('b')] } }],
    not: [{ you: { monsters: [page('a')] } }],
  },
  'If you control fewer Warrior monsters than your opponent does': {
    so: [{ opponent: { monsters: ['Test Page'] } }],
    not: [{ opponent: { monsters: ['Test Wyrm'] } }],
  },
  'If your opponent controls 1 or fewer Warrior monsters': {
    so: [{}, { opponent: { monsters: ['Test Page', 'Test Wyrm'] }, you: { monsters: ['Test Page'] } }],
    not: [{ opponent: { monsters: [page('a'), page('b')] } }],
  },
  'If a Warrior monster is in the GY': {
    so: [{ you: { gy: ['Test Page'] } }, { opponent: { gy: ['Test Page'] } }],
    not: [{ you: { monsters: ['Test Page'] } }],
  },
  'If a Warrior monster is face-up on the field': {
    so: [{ opponent: { monsters: ['Test Page', 'Test Wyrm'] } }],
    not: [{ you: { monsters: [down('Test Page')] } }],
  },
  'If "Test Page" is on the field': {
    so: [{ opponent: { monsters: ['Test Page'] }, you: { gy: ['Test Page'] } }],
    not: [{ you: { gy: ['Test Page'] } }, { you: { monsters: [down('Test Page')] } }],
  },
  'If "Test Page" is in your GY': {
    so: [{ you: { gy: ['Test Page', 'Test Wyrm'], monsters: ['Test Page'] } }],
    not: [{ opponent: { gy: ['Test Page'] }, you: { monsters: ['Test Page'] } }],
  },
  'If there are no Warrior monsters on the field': {
    so: [{ you: { gy: ['Test Page'] }, opponent: { monsters: [down('Test Page')] } }],
    not: [{ opponent: { monsters: ['Test Page'] } }],
  },
  'If exactly 1 Warrior monster is in your GY': {
    so: [{ you: { gy: ['Test Page'] } }],
    not: [{}, { you: { gy: [page('a'), page('b')] } }],
  },
  'If you have 2 or more monsters in your GY': {
    so: [{ you: { gy: ['Test Page', 'Test Wyrm'] } }],
    not: [{ you: { gy: ['Test Page'], monsters: ['Test Wyrm'] }, opponent: { gy: ['Test Wyrm'] } }],
  },
  "If your opponent's LP are 2000 or more": {
    so: [{ opponent: { lp: 2000 } }],
    not: [{ you: { lp: 2000 } }],
  },
  "If your LP are higher than your opponent's": {
    so: [{ opponent: { lp: 900 } }],
    not: [{}, { you: { lp: 900 } }],
  },
  'If you control "Test Page"': {
    so: [{ you: { monsters: ['Test Page'] } }],
    not: [{ you: { monsters: ['Test Wyrm'] } }, { opponent: { monsters: ['Test Page'] } }],
  },
  'During your Main Phase': { so: [{}], not: [] },
  'During your Main Phase, if you control a Warrior monster': {
    so: [{ you: { monsters: ['Test Page'] } }],
    not: [{ you: { monsters: ['Test Wyrm'] } }],
  },
  'During the Battle Phase': { so: [], not: [] },
  "During your opponent's turn": { so: [], not: [{}] },
};

const conditions = Object.entries(CONDITIONS);

describe('a condition before a colon', () => {
  for (const [said, { so, not }] of conditions)
    for (const kind of Object.keys(KINDS))
      for (const body of DOES)
        test(`${kind}: ${said}: ${body}`, () => {
          const on = (board: Board): Verdict => verdict(kind, text(kind, said, body), board);
          for (const board of so) expect([on(board), board]).toEqual(['can', board]);
          for (const board of not) expect([on(board), board]).toEqual(["can't", board]);
        });
});

/** What an effect does, a board on which it can do something, and boards on which it can't: its activation would be in vain. */
const EFFECTS: { [does: string]: Boards } = {};
const one = 'Destroy 1 monster your opponent controls';
const all = 'Destroy all monsters your opponent controls';
const summon = 'Special Summon 1 Warrior monster from your GY';
const find = 'Add 1 Warrior monster from your Deck to your hand';
const away = 'Banish 1 Warrior monster from your GY';
const inGy = { so: [{ you: { gy: ['Test Page'] } }], not: [{}, { you: { gy: ['Test Wyrm'] } }] };
const inDeck = {
  so: [{ you: { deck: ['Test Page', 'Test Wyrm'] } }],
  not: [{ you: { deck: ['Test Wyrm', 'Test Wyrm'] } }],
};
const theirs = {
  so: [{ opponent: { monsters: ['Test Page'] } }],
  not: [{}, { you: { monsters: ['Test Page'] } }],
};
for (const more of ['', ', and if you do, gain 500 LP', ', then gain 500 LP', ', then draw 1 card']) {
  for (const first of [one, all]) EFFECTS[`${first}${more}.`] = theirs;
  for (const first of [summon, away]) EFFECTS[`${first}${more}.`] = inGy;
  EFFECTS[`${find}${more}.`] = inDeck;
  EFFECTS[`Draw 2 cards${more}.`] = { so: [{ you: { deck: 3 } }], not: [{ you: { deck: 1 } }] };
}
EFFECTS['Target 1 monster your opponent controls; destroy it.'] = theirs;
EFFECTS['Target 1 monster your opponent controls; destroy it, then draw 1 card.'] = theirs;
EFFECTS['Target up to 2 monsters your opponent controls; destroy them.'] = theirs;
EFFECTS['Target 2 monsters your opponent controls; destroy them.'] = {
  so: [{ opponent: { monsters: [page('a'), page('b')] } }],
  not: theirs.so,
};

const two = [page('a'), page('b')];
EFFECTS['Destroy 2 monsters your opponent controls.'] = {
  so: [{ opponent: { monsters: two } }],
  not: [{ opponent: { monsters: ['Test Page'] } }],
};
EFFECTS['Your opponent sends 1 monster they control to the GY.'] = theirs;
EFFECTS['Destroy up to 2 monsters your opponent controls.'] = theirs;
EFFECTS['Special Summon 2 Warrior monsters from your GY.'] = {
  so: [{ you: { gy: two } }],
  not: [{ you: { gy: ['Test Page', 'Test Wyrm'] } }],
};
EFFECTS['Add 2 Warrior monsters from your Deck to your hand, then gain 500 LP.'] = {
  so: [{ you: { deck: two } }],
  not: [{ you: { deck: ['Test Page', 'Test Wyrm'] } }],
};
EFFECTS['Discard 2 Warrior monsters, then draw 2 cards.'] = {
  so: [{ you: { hand: two } }],
  not: [{ you: { hand: ['Test Page'] } }],
};

// What is paid for it is gone by then, whatever it could have been done to.
const oneWarrior = { hand: [], gy: [page('a')] };
EFFECTS['Send the top 2 cards of your Deck to the GY; draw 2 cards.'] = {
  so: [{ you: { deck: 4 } }],
  not: [{ you: { deck: 3 } }],
};
EFFECTS['Banish 1 Warrior monster from your GY; Special Summon 1 Warrior monster from your GY.'] = {
  so: [{ you: { gy: [page('a'), page('b')] } }],
  not: [{ you: oneWarrior }],
};
EFFECTS['Tribute 1 Warrior monster; destroy 1 Warrior monster on the field.'] = {
  so: [{ you: { monsters: ['Test Page'] }, opponent: { monsters: [page('theirs')] } }],
  not: [{ you: { monsters: ['Test Page'] } }],
};
EFFECTS['Discard 1 Warrior monster; Special Summon 1 Warrior monster from your hand.'] = {
  so: [{ you: { hand: [page('a'), page('b')] } }],
  not: [{ you: { hand: ['Test Page'] } }],
};

describe('an effect that can do nothing is not activated (Basic rules 26, 28 and 30)', () => {
  for (const [does, { so, not }] of Object.entries(EFFECTS))
    for (const kind of Object.keys(KINDS))
      test(`${kind}: ${does}`, () => {
        const before = isOwn(kind) ? 'Once per turn' : '';
        const on = (board: Board): Verdict => verdict(kind, text(kind, before, does), board);
        for (const board of so) expect([on(board), board]).toEqual(['can', board]);
        for (const board of not) expect([on(board), board]).toEqual(["can't", board]);
      });
});

/** So many monsters, each by its name. */
const pages = (many: number): object[] => Array.from({ length: many }, (_, at) => page(`page ${at}`));

describe('what is Special Summoned needs a Monster Zone to come to (Basic rule 32)', () => {
  const gy = [page('dead'), { card: 'Test Wyrm', as: 'gone' }];
  for (const [does, most] of [
    ['Special Summon 1 monster from your GY.', 4],
    ['Special Summon 2 monsters from your GY.', 3],
    ['Target 1 monster in your GY; Special Summon it.', 4],
    ['Tribute 1 monster; Special Summon 1 monster from your GY.', 5],
    ['Destroy all monsters on the field, then Special Summon 1 monster from your GY.', 5],
  ] as const)
    for (const kind of ['Normal Spell', 'Continuous Spell'])
      test(`${kind}: ${does}`, () => {
        const words = text(kind, isOwn(kind) ? 'Once per turn' : '', does);
        const on = (many: number): Verdict => verdict(kind, words, { you: { gy, monsters: pages(many) } });
        expect([on(most), ...(most < 5 ? [on(most + 1)] : [])]).toEqual(
          most < 5 ? ['can', "can't"] : ['can'],
        );
      });
});

type Uses = 'any number of times' | 'once by each card' | 'once in all';

/** Sentences that limit how often something is used, and how often in one turn. */
const LIMITS: { [said: string]: Uses } = {
  '{}': 'any number of times',
  'Once per turn: {}': 'once by each card',
  '{} This effect can only be used once while this card is face-up on the field.': 'once by each card',
};
for (const verb of ['use', 'activate'])
  for (const of of ['this effect', 'the effect', 'each effect'])
    for (const per of ['turn', 'Duel'])
      LIMITS[`{} You can only ${verb} ${of} of "Test Bearer" once per ${per}.`] = 'once in all';
LIMITS['{} You can only use 1 "Test Bearer" effect per turn, and only once that turn.'] = 'once in all';
LIMITS['{} You can only use 1 "Test Bearer" effect per turn.'] = 'once in all';

describe('how often an effect is used', () => {
  const by = 'Apple';
  for (const [said, often] of Object.entries(LIMITS))
    for (const kind of ['Effect Monster', 'Continuous Spell'])
      test(`${kind}: ${said}`, () => {
        const words = said.replace('{}', 'You can pay 100 LP; draw 1 card.');
        const again = (before: readonly object[]): Verdict => verdict(kind, words, {}, before);
        const own = again([{ activate: 'first', by }]);
        const other = again([{ activate: 'second', by }]);
        const later = again([{ activate: 'first', by }, { turn: true }, { turn: true }]);
        expect([own, other, later]).toEqual([
          often === 'any number of times' ? 'can' : "can't",
          often === 'once in all' ? "can't" : 'can',
          said.includes('Duel') || said.includes('face-up') ? "can't" : 'can',
        ]);
      });
});
