/** What can be done with which card in Duel Masters: evolving on what, summoning what, blocking whom. */

import { describe, expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const CARDS = `
  - { name: Test Evo, type: Evolution Creature, power: 5000, text: "Evolution—Put on one of your creatures." }
  - { name: Test Wyrm, type: Evolution Creature, power: 5000, text: "Evolution—Put on one of your Dragons." }
  - { name: Test Twofold, type: Evolution Creature, power: 5000, text: "Vortex Evolution—Put on one of your creatures and one of your Dragons." }
  - { name: Test Neo, type: NEO Creature, power: 5000, text: "NEO Evolution: Put on one of your creatures." }
  - { name: Test Star, type: Star Evolution Creature, power: 5000, text: "Star Evolution: Put on one of your tamaseeds." }
  - { name: Test Armor, type: Evolution Cross Gear }
  - { name: Test Gear, type: Cross Gear }
  - { name: Test Seed, type: Tamaseed }
  - { name: Test Plain, type: Creature, power: 3000 }
  - { name: Test Wall, type: Creature, power: 3000, text: Blocker }
  - { name: Test Ghost, type: Creature, power: 3000, text: "This creature can't be blocked." }`;

const play = (...actions: string[]) =>
  judged(`game: duel-masters
title: what is played with what
cards:${CARDS}
players:
  - name: Apple
    battle zone: [{ card: Test Plain, as: base }, { card: Test Wall, as: own wall }, Test Ghost, Test Gear, Test Seed]
    hand: [Test Evo, Test Wyrm, Test Twofold, Test Neo, Test Star, Test Armor]
    graveyard: [{ card: Test Evo, as: gone }]
  - name: Nutmeg
    battle zone: [{ card: Test Plain, as: theirs }, { card: Test Wall, as: wall }]
    shields: 5
actions:
${actions.map((action) => `  - { ${action} }\n`).join('')}`);

const ATTACK = 'attack: base, by: Apple';

describe('what can be done', () => {
  test.each([
    'evolve: Test Evo, with: base, by: Apple',
    'evolve: gone, with: base, by: Apple',
    'evolve: Test Neo, with: base, by: Apple',
    'summon: Test Neo, by: Apple',
    'evolve: Test Star, with: Test Seed, by: Apple',
    'evolve: Test Armor, with: Test Gear, by: Apple',
  ])('%s', (action) => {
    expect(faults(play(action))).toEqual([]);
  });

  test('what has "blocker" blocks', () => {
    expect(faults(play(ATTACK, 'block: wall, by: Nutmeg, inResponseTo: base'))).toEqual([]);
  });
});

describe('what cannot be done', () => {
  test.each([
    ['801.1: an evolution creature without what it is put on', 'summon: Test Evo, by: Apple'],
    ['801.1: on another than its text says', 'evolve: Test Wyrm, with: base, by: Apple'],
    ['801.1: on no creature', 'evolve: Test Evo, with: Test Seed, by: Apple'],
    ['801.1: on a creature where the text says a tamaseed', 'evolve: Test Star, with: base, by: Apple'],
    ['a gear on a creature', 'evolve: Test Armor, with: base, by: Apple'],
    ['507.1: a block where nothing attacks', 'block: wall, by: Nutmeg'],
  ])('%s', (_what, action) => {
    expect(faults(play(action))).toEqual(['action/unfit']);
  });

  test.each([
    ['507.1: a creature without "blocker"', 'block: theirs, by: Nutmeg'],
    ['507.1: a creature of the player who attacks', 'block: own wall, by: Apple'],
  ])('%s', (_what, block) => {
    expect(faults(play(ATTACK, `${block}, inResponseTo: base`))).toEqual(['action/unfit']);
  });
});

describe('what is not worked out', () => {
  test.each([
    ['801.1: that a card is put on two at once', 'evolve: Test Twofold, with: base, by: Apple'],
    [
      '801.1: on what an evolution creature is put by an effect',
      'say: Put a creature from your hand into the battle zone., by: Apple, targets: [Test Evo]',
    ],
    [
      '802.1: whether a NEO creature that an effect puts is put on another',
      'say: Put a creature from your hand into the battle zone., by: Apple, targets: [Test Neo]',
    ],
  ])('%s', (_what, action) => {
    expect(faults(play(action))).toEqual(['rule/not-modelled']);
  });

  /** A NEO creature that evolves where something looks at what of the opponent is put into the battle zone. */
  const watched = (text: string) =>
    judged(`game: duel-masters
title: a NEO creature that evolves
cards:${CARDS}
  - { name: Test Watch, type: Creature, power: 1000, text: "${text}" }
players:
  - { name: Apple, battle zone: [Test Plain], hand: [Test Neo] }
  - { name: Nutmeg, battle zone: [Test Watch] }
actions: [{ evolve: Test Neo, with: Test Plain, by: Apple }]
`);

  test.each([
    ["Your opponent's evolution creatures are put into the battle zone tapped.", ['rule/not-modelled']],
    ["Your opponent's non-evolution creatures are put into the battle zone tapped.", ['rule/not-modelled']],
    ["Your opponent's creatures are put into the battle zone tapped.", []],
  ])('802.1: whether a NEO creature that is put on another is an evolution creature: %s', (text, found) => {
    expect(faults(watched(text))).toEqual(found);
  });
});
