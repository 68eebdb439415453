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

  const early = (card: string, action: string, more = '') =>
    judged(`game: duel-masters
title: what comes too early to attack, or perhaps does not
cards:
  - { name: Test One, ${card} }
  - { name: Test Plain, type: Creature, power: 3000 }
  - { name: Test Altar, type: Creature, power: 1000, text: "Each of your creatures may tap instead of attacking to use this creature's ability. : Choose one of your opponent's creatures in the battle zone and tap it." }
players:
  - { name: Apple, battle zone: [{ card: Test One, as: new${more} }, Test Altar] }
  - { name: Nutmeg, battle zone: [Test Plain], shields: 2 }
actions: [{ ${action}, by: Apple }]
`);
  const NEW = ', came this turn: true';

  test.each([
    [
      '506: a dragheart creature that has come as something else',
      'type: Dragheart Creature, power: 5000',
      'attack: new',
      NEW,
    ],
    [
      '506: a mach fighter that is tapped instead of attacking',
      'type: Creature, power: 5000, text: Mach Fighter',
      'use: new',
      NEW,
    ],
    [
      '506: an evolution creature that fights as it comes',
      'type: Evolution Creature, power: 5000, text: Mach Fighter',
      'attack: new, with: Test Plain',
      '',
    ],
    [
      "506: what can't attack and is tapped instead",
      'type: Creature, power: 5000, text: "This creature can\'t attack."',
      'use: new',
      '',
    ],
  ])('%s', (_what, card, action, more) => {
    expect(faults(early(card, action, more))).toEqual(['rule/not-modelled']);
  });

  test.each([
    [
      'a dragheart creature that was there before',
      'type: Dragheart Creature, power: 5000',
      'attack: new',
      '',
    ],
    [
      'an evolution creature that attacks a player',
      'type: Evolution Creature, power: 5000, text: Mach Fighter',
      'attack: new',
      NEW,
    ],
    [
      "what can't attack players and is tapped instead",
      'type: Creature, power: 5000, text: "This creature can\'t attack players."',
      'use: new',
      '',
    ],
  ])('worked out: %s', (_what, card, action, more) => {
    expect(faults(early(card, action, more))).toEqual([]);
  });
});
