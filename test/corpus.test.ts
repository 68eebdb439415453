/** What the corpus script counts, on a list made up for it. */

import { describe, expect, test } from 'vitest';
import { corpus } from '../corpus/corpus.js';
import { gameOf } from '../corpus/kinds.js';
import { readList } from '../corpus/list.js';
import { measure } from '../corpus/measure.js';
import { DEFINITIONS } from './scenario/shelf.js';

const HEADER = 'name\tciv\ttype\trace\tcost\tpower\ttext';

const ROWS: readonly (readonly [name: string, type: string, text: string])[] = [
  [
    'Test Returner',
    'Creature',
    '■ Blocker / ■ When this creature would be destroyed, return it to your hand instead.',
  ],
  ['Test Rooter', 'Creature', 'When this creature would be destroyed, put it into your mana zone instead.'],
  ['Test Dancer', 'Creature', 'When this creature would be destroyed, dance instead.'],
  ['Test Singer', 'Creature', 'When this creature would be destroyed, dance twice instead.'],
  [
    'Test Torn',
    'Creature',
    'When this creature would be destroyed, return it to your hand instead. At the End Step',
  ],
  [
    'Test Shut',
    'Creature',
    'When this creature would be destroyed, return it to your hand instead. (It stays',
  ],
  ['Test Bare', 'Creature', 'Saver'],
  ['Test Grave', 'Creature', '(This creature is put into your mana zone tapped.) / (It breaks 2 shields.)'],
  ['Test Halves/Test Draw', 'Twinpact', '■ Blocker / ===== / ■ Draw a card.'],
];

const LIST = [
  HEADER,
  ...ROWS.map(([name, type, text]) => `${name}\tWater\t${type}\t\t3\t2000\t${text}`),
].join('\n');

const duelMasters = DEFINITIONS.find(({ rulebook }) => rulebook.game === 'duel-masters');
if (!duelMasters) throw new Error('not one of the games');
const found = measure(duelMasters, readList(LIST).cards);

test('a list is known by its columns', () => {
  expect(gameOf(HEADER.split('\t'))).toBe('duel-masters');
  expect(gameOf(['name', 'text'])).toBeNull();
  for (const { rulebook } of DEFINITIONS)
    expect(gameOf(['name', 'type', 'text', columnOf(rulebook.game)])).toBe(rulebook.game);
});

function columnOf(game: string): string {
  return { magic: 'mana_cost', 'duel-masters': 'civ', yugioh: 'cid', riftbound: 'domain' }[game] ?? '';
}

test('the two sides of a card are read each as what it is', () => {
  expect(readList(LIST).cards.slice(-2)).toEqual([
    { name: 'Test Halves/Test Draw', type: 'Twinpact', text: '■ Blocker' },
    { name: 'Test Halves/Test Draw', type: null, text: '■ Draw a card.' },
  ]);
});

describe('the measure', () => {
  test('counts abilities, and what is read of them', () => {
    expect(found.cards).toBe(9);
    expect(found.abilities).toEqual({ all: 10, read: 5 });
  });

  test('counts cards of which all is understood, and those of which it is known when what is not could matter', () => {
    const framed =
      'Test Waver\tWater\tCreature\t\t3\t2000\tWhen you put this creature into the battle zone, wave.';
    const { whole, usable } = measure(duelMasters, readList(`${LIST}\n${framed}`).cards);
    expect(whole).toEqual({ all: 10, read: 4 });
    expect(usable).toEqual({ all: 10, read: 5 });
  });

  test('counts what replaces by its kind', () => {
    expect(found.replacing).toEqual({ all: 4, read: 2 });
    expect(found.kinds['instead, would']).toEqual({ all: 4, read: 2 });
    expect(found.kinds['put into the mana zone tapped']).toEqual({ all: 0, read: 0 });
    expect(found.kinds.charger).toEqual({ all: 0, read: 0 });
  });

  test('counts apart what is cut off', () => {
    expect(found.cutOff.map(({ card }) => card)).toEqual(['Test Torn', 'Test Shut', 'Test Bare']);
  });

  test('says where reading stops, the commonest place first', () => {
    expect(
      found.stops.map(({ at, abilities }) => ({ at, cards: abilities.map(({ card }) => card) })),
    ).toEqual([
      { at: 'destroyed, ‸ dance instead.', cards: ['Test Dancer'] },
      { at: 'destroyed, ‸ dance twice', cards: ['Test Singer'] },
    ]);
    expect(found.stops[0]?.expected).toContain('what happens instead');
  });

  test('says which productions serve fewer than three cards', () => {
    const served = found.rare.filter(({ cards }) => cards > 0);
    expect(served).toContainEqual({ production: 'what a player does: draw a card', cards: 1 });
    expect(served.every(({ production }) => !production.endsWith(': blocker'))).toBe(true);
    expect(found.rare.length).toBeLessThan(found.productions);
  });

  test('finds no defect', () => {
    expect(found.defects).toEqual([]);
  });
});

test('the report is text or data', async () => {
  expect(await corpus(LIST, {})).toMatch(/with replacement wording +2 of 4 +50\.0 %/);
  expect(JSON.parse(await corpus(LIST, { json: true }))).toEqual(JSON.parse(JSON.stringify(found)));
});

test.each([
  ['name\tname2\n', {}, /no column text/],
  ['name\ttext\nTest\tDraw a card.', {}, /--game/],
  ['name\ttext\nTest\tDraw a card.', { game: 'chess' }, /no game "chess"/],
])('%j is refused with the reason', async (list, options, reason) => {
  await expect(corpus(list, options)).rejects.toThrow(reason);
});
