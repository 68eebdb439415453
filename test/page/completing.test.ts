/** What is offered while a scenario is typed: by the key that stands before it, and the part of the file. */

import { describe, expect, test } from 'vitest';
import { blockOf, optionsAt } from '../../page/edit/completing.js';
import type { WordsView } from '../../page/protocol.js';

const WORDS: WordsView = {
  game: { key: 'magic', name: 'Magic' },
  versions: ['2026', '2013'],
  cards: [
    { name: 'Bear', type: 'Creature' },
    { name: 'Cub, the First', type: 'Creature' },
  ],
  zones: [
    { word: 'battlefield', name: 'the battlefield' },
    { word: 'hand', name: 'hand' },
  ],
  values: [{ word: 'life', name: 'life' }],
  statuses: ['tapped'],
  objectFields: ['counters'],
  cardFields: ['stats'],
  actions: [
    { verb: 'cast', name: 'casts', takes: 'card', other: false },
    { verb: 'say', name: 'says', takes: 'text', other: false },
  ],
  types: ['Creature', 'Instant'],
};

const offered = (head: string, block: string | null, words: WordsView | null = WORDS): string[] =>
  optionsAt(head, block, words).map(({ label }) => label);

describe('what can stand somewhere', () => {
  test.each<[string, string, string | null, string[]]>([
    ['a key at the margin', '', null, ['players', 'actions']],
    ['the game', 'game: ', null, ['magic', 'riftbound']],
    ['a version of the rules', 'rules: ', null, ['2013']],
    ['a zone of a player', '    ', 'players', ['battlefield', 'hand', 'life', 'name']],
    ['a card in a zone', '    battlefield: [', 'players', ['Bear', 'Cub, the First']],
    ['another card in it', '    battlefield: [Bear, ', 'players', ['Bear']],
    ['a card in a list of lines', '      - ', 'players', ['Bear', 'card']],
    ['what is said of an object', '    hand: [{ card: Bear, ', 'players', ['tapped', 'counters', 'as']],
    ['an action', '  - ', 'actions', ['cast', 'say', 'by']],
    ['what is cast', '  - cast: ', 'actions', ['Bear']],
    ['what is printed on a card', '    ', 'cards', ['name', 'text', 'stats']],
    ['on what kind of card', '    type: ', 'cards', ['Instant']],
    ['a kind of decision', '  - { by: Apple, asks: ', 'choices', ['may', 'order']],
  ])('%s', (_, head, block, some) => {
    expect(offered(head, block)).toEqual(expect.arrayContaining(some));
  });

  test('nothing where a text is free', () => {
    expect(offered('title: ', null)).toEqual([]);
    expect(offered('  - say: ', 'actions')).toEqual([]);
  });

  test('before the words of the game are there, what all games share', () => {
    expect(offered('', null, null)).toContain('players');
    expect(offered('    hand: [', 'players', null)).toEqual([]);
  });

  test('a name that YAML would take apart is set in quotes', () => {
    expect(optionsAt('  - cast: ', 'actions', WORDS)).toContainEqual(
      expect.objectContaining({ label: 'Cub, the First', apply: '"Cub, the First"' }),
    );
  });
});

test('the part of the file is told by the key at the margin', () => {
  const text = 'game: magic\nplayers:\n  - name: Apple\n    hand: []\nactions:\n- cast: Bear\n';
  expect([1, 2, 3, 4, 6].map((line) => blockOf(text, line))).toEqual([
    null,
    null,
    'players',
    'players',
    'actions',
  ]);
});
