/** What the buttons write into a scenario's text: something is put in, and all that stood there stays as it stood. */

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Edit } from '../../page/protocol.js';
import { edit } from '../../page/worker/edit.js';

const SCENARIO = `game: magic # a game
title: A question
players:
  - name: Apple
    battlefield: [Bear]  # here
    hand:
      - Bolt
      - card: Clone
        as: the clone
    graveyard:
    exile: []
    library: 30

  # the other one
  - name: Nutmeg
actions:
  - cast: Bolt
    by: Apple

expect:
  outcomes: 1
`;

function card(
  player: string,
  zone: string,
  name: string,
  printed: { type: string; text: string } | null = null,
): Edit {
  return { edit: 'card', player, zone, name, printed };
}

function action(
  verb: string,
  what: string | true,
  more: { with?: readonly string[]; targets?: string[] } = {},
): Edit {
  return { edit: 'action', verb, what, by: 'Nutmeg', with: more.with ?? [], targets: more.targets ?? [] };
}

/** The lines of a text that another does not have. */
function added(after: string, before: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line) => {
    const at = old.indexOf(line);
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
}

describe('what is written, and where', () => {
  test.each<[string, Edit, string[]]>([
    [
      'into a list in brackets',
      card('Apple', 'battlefield', 'Cub'),
      ['    battlefield: [Bear, Cub]  # here'],
    ],
    [
      'with quotes where YAML needs them',
      card('Apple', 'battlefield', 'Cub: the First'),
      ['    battlefield: [Bear, "Cub: the First"]  # here'],
    ],
    ['into a list in lines', card('Apple', 'hand', 'Cub'), ['      - Cub']],
    ['into a zone of which nothing is said', card('Apple', 'graveyard', 'Cub'), ['    graveyard: [Cub]']],
    ['into an empty zone', card('Apple', 'exile', 'Cub'), ['    exile: [Cub]']],
    ['into a zone that is not there', card('Nutmeg', 'hand', 'Cub'), ['    hand: [Cub]']],
    [
      'with a text of its own',
      card('Nutmeg', 'hand', 'Cub', { type: 'Creature — Bear', text: 'Trample\nIt enters tapped: always.' }),
      [
        'cards:',
        '  - name: Cub',
        '    type: Creature — Bear',
        '    text: |-',
        '      Trample',
        '      It enters tapped: always.',
        '    hand: [Cub]',
      ],
    ],
    ['an action', action('cast', 'Cub'), ['  - cast: Cub', '    by: Nutmeg']],
    [
      'an action with targets',
      action('say', 'Destroy target creature.', { targets: ['Bear', 'the clone'] }),
      ['  - say: Destroy target creature.', '    by: Nutmeg', '    targets: [Bear, the clone]'],
    ],
    ['an action that takes nothing', action('turn', true), ['  - turn: true', '    by: Nutmeg']],
    [
      'an action with another object',
      action('battle', 'Cub', { with: ['Bear'] }),
      ['  - battle: Cub', '    by: Nutmeg', '    with: Bear'],
    ],
    [
      'an action with several others',
      action('xyz summon', 'Cub', { with: ['Bear', 'the clone'] }),
      ['  - xyz summon: Cub', '    by: Nutmeg', '    with: [Bear, the clone]'],
    ],
  ])('%s', (_, wanted, lines) => {
    const { text, line, refused } = edit(SCENARIO, wanted);
    expect(refused).toBeNull();
    const found = added(text, SCENARIO);
    // What was empty before is a line less, not a line more.
    expect(found).toEqual(lines);
    expect(lines).toContain(text.split('\n')[line - 1]);
    expect(() => parse(text)).not.toThrow();
  });

  test('a scenario without actions gets some', () => {
    const { text } = edit('game: magic\nplayers:\n  - name: Nutmeg', action('turn', true));
    expect(parse(text)).toEqual({
      game: 'magic',
      players: [{ name: 'Nutmeg' }],
      actions: [{ turn: true, by: 'Nutmeg' }],
    });
  });

  test('so does one that is written in brackets', () => {
    const json =
      '{ "game": "magic", "cards": [{ "name": "Bear" }], "actions": [{ "cast": "Bear" }], "players": [{ "name": "Nutmeg", "hand": [] }] }';
    const first = edit(json, action('turn', true)).text;
    const { text } = edit(first, card('Nutmeg', 'hand', 'Cub', { type: 'Creature', text: '' }));
    expect(parse(text)).toEqual({
      game: 'magic',
      cards: [{ name: 'Bear' }, { name: 'Cub', type: 'Creature' }],
      actions: [{ cast: 'Bear' }, { turn: true, by: 'Nutmeg' }],
      players: [{ name: 'Nutmeg', hand: ['Cub'] }],
    });
  });

  test('a card whose text stands there is not written again', () => {
    const once = edit(SCENARIO, card('Nutmeg', 'hand', 'Cub', { type: 'Creature', text: 'Trample' })).text;
    const twice = edit(once, card('Apple', 'hand', 'Cub', { type: 'Creature', text: 'Trample' })).text;
    expect(parse(twice).cards).toHaveLength(1);
  });
});

describe('what cannot be written is said, and nothing is changed', () => {
  test.each<[string, string, Edit]>([
    ['a player that there is not', SCENARIO, card('Pear', 'hand', 'Cub')],
    ['among cards that nobody knows', SCENARIO, card('Apple', 'library', 'Cub')],
    ['into what is no YAML', 'players: [', card('Apple', 'hand', 'Cub')],
    ['into nothing', '', card('Apple', 'hand', 'Cub')],
    ['without players', 'game: magic\n', card('Apple', 'hand', 'Cub')],
    ['without a name', SCENARIO, card('Apple', 'hand', '')],
  ])('%s', (_, text, wanted) => {
    const found = edit(text, wanted);
    expect(found.refused).not.toBeNull();
    expect(found.text).toBe(text);
  });
});
