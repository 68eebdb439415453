/** What comes about for ever is told once, as often as in one round, and under the rule by which the game ends. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const board = (cards: string, apple: string, nutmeg: string, action: string): string => `game: magic
title: on and on
cards: [${cards}]
players:
  - { name: Apple, life: 20, ${apple} }
  - { name: Nutmeg, life: 20, ${nutmeg} }
actions: [{ ${action}, by: Apple }]
`;

const ECHO =
  '{ name: Test Echo, type: Enchantment, text: "Whenever you gain life, each opponent gains 1 life." }';
const PRIDE =
  '{ name: Test Pride, type: Creature — Cat, stats: 1/1, text: "Whenever you gain life, put a +1/+1 counter on this creature. Each opponent gains 1 life." }';
const HUSK = `{ name: Test Husk, type: Creature — Zombie, stats: 0/0, text: "When this creature dies, create a token that's a copy of it." }`;
const EMBER = `{ name: Test Ember, type: Creature — Elemental, stats: 0/0, text: "When this creature dies, return it to the battlefield under its owner's control." }`;

const LOOPS = [
  {
    what: 'a creature that returns',
    text: board(EMBER, 'hand: [Test Ember]', 'library: 9', 'cast: Test Ember'),
    en: "Test Ember enters the battlefield; then Test Ember is put into Apple's graveyard and enters the battlefield, again and again, for ever; and the game ends in a draw (104.4b).",
    ja: '《Test Ember》が戦場に出て、その後、《Test Ember》がAppleの墓地に置かれ、戦場に出ることが限りなく繰り返され、ゲームは引き分けになる（104.4b）。',
    result: { en: 'Test Ember: hand → battlefield', ja: '《Test Ember》：手札 → 戦場' },
  },
  {
    what: 'life of both players, and the counters that come with it',
    text: board(
      `${ECHO}, ${PRIDE}`,
      'battlefield: [Test Pride]',
      'battlefield: [Test Echo]',
      'say: You gain 1 life.',
    ),
    en: 'Apple gains 1 life, Test Pride gets a +1/+1 counter, and Nutmeg gains 1 life, again and again, for ever; and the game ends in a draw (104.4b).',
    ja: 'Appleが1点のライフを得て、《Test Pride》の上に+1/+1カウンターが1個置かれ、Nutmegが1点のライフを得ることが限りなく繰り返され、ゲームは引き分けになる（104.4b）。',
    result: {
      en: 'Test Pride: +1/+1 counters 0 → ever more; power/toughness 1/1 → ever more\nApple: life 20 → ever more',
      ja: '《Test Pride》：+1/+1カウンター 0個 → 限りなく増える、パワー/タフネス 1/1 → 限りなく増える\nApple：ライフ 20 → 限りなく増える',
    },
  },
  {
    what: 'tokens that die, after the card that brought the first',
    text: board(HUSK, 'hand: [Test Husk]', 'library: 9', 'cast: Test Husk'),
    en: "Test Husk enters the battlefield and then is put into Apple's graveyard; Apple creates a Test Husk token, and the Test Husk token is put into Apple's graveyard and ceases to exist, again and again, for ever; and the game ends in a draw (104.4b).",
    ja: null,
    result: { en: 'Test Husk: hand → graveyard', ja: '《Test Husk》：手札 → 墓地' },
  },
  {
    what: 'tokens that stay',
    text: board(
      '{ name: Test Muster, type: Enchantment, text: "Whenever a creature enters, create a 1/1 white Soldier creature token." }',
      'battlefield: [Test Muster]',
      'library: 9',
      'say: Create a 1/1 white Soldier creature token.',
    ),
    en: 'Apple creates a 1/1 white Soldier creature token, again and again, for ever; and the game ends in a draw (104.4b).',
    ja: null,
    result: {
      en: 'More and more Soldier tokens: new → battlefield; controlled by Apple',
      ja: '《Soldier》トークン（限りなく増える）：新たに戦場へ、コントローラーはApple',
    },
  },
  {
    what: 'tokens of which each round removes as many as it brings',
    text: board(
      '{ name: Test Altar, type: Enchantment, text: "Whenever a creature you control enters, sacrifice a creature." }, { name: Test Grave, type: Enchantment, text: "Whenever you sacrifice a creature, create a 1/1 white Soldier creature token." }',
      'battlefield: [Test Altar, Test Grave]',
      'library: 9',
      'say: Create a 1/1 white Soldier creature token.',
    ),
    en: 'Apple creates a 1/1 white Soldier creature token, and the Soldier token is sacrificed and ceases to exist, again and again, for ever; and the game ends in a draw (104.4b).',
    ja: null,
    result: {
      en: 'A Soldier token: new → battlefield; controlled by Apple',
      ja: '《Soldier》トークン：新たに戦場へ、コントローラーはApple',
    },
  },
  {
    what: 'damage on what it does not destroy',
    text: board(
      '{ name: Test Rage, type: Creature — Cat, stats: 1/1, text: "Indestructible\\nWhenever this creature is dealt damage, it deals 1 damage to target creature you control." }',
      'battlefield: [Test Rage]',
      'library: 9',
      'say: This spell deals 1 damage to target creature., targets: [Test Rage]',
    ),
    en: "Test Rage is dealt 1 damage by Apple's instruction; then Test Rage is dealt 1 damage by itself, again and again, for ever; and the game ends in a draw (104.4b).",
    ja: null,
    result: { en: 'Test Rage: damage 0 → ever more', ja: '《Test Rage》：ダメージ 0 → 限りなく増える' },
  },
  {
    what: 'life that goes up and down in each round',
    text: board(
      '{ name: Test Up, type: Enchantment, text: "Whenever you gain life, if you have 24 or less life, you gain 1 life." }, { name: Test Down, type: Enchantment, text: "Whenever you gain life, if you have 25 or more life, you lose 3 life." }, { name: Test Back, type: Enchantment, text: "Whenever you lose life, you gain 1 life." }',
      'battlefield: [Test Up, Test Down, Test Back]',
      'library: 9',
      'say: You gain 1 life.',
    ),
    en: null,
    ja: null,
    result: { en: 'Apple: life 20 → up and down for ever', ja: 'Apple：ライフ 20 → 限りなく増減を繰り返す' },
  },
  {
    what: 'life that stands where it stood when the round is found',
    text: board(
      '{ name: Test Tide, type: Enchantment, text: "Whenever you gain life, you lose 1 life.\\nWhenever you lose life, you gain 1 life." }',
      'battlefield: [Test Tide]',
      'library: 9',
      'say: You lose 1 life.',
    ),
    en: null,
    ja: null,
    result: { en: 'Apple: life 20 → up and down for ever', ja: 'Apple：ライフ 20 → 限りなく増減を繰り返す' },
  },
  {
    what: 'tokens that something removes by itself',
    text: board(
      '{ name: Test Altar, type: Enchantment, text: "Whenever a creature you control enters, sacrifice it." }, { name: Test Grave, type: Enchantment, text: "Whenever a token you control dies, create a 1/1 white Soldier creature token." }',
      'battlefield: [Test Altar, Test Grave]',
      'library: 9',
      'say: Create a 1/1 white Soldier creature token.',
    ),
    en: 'Apple creates a 1/1 white Soldier creature token, and the Soldier token is sacrificed and ceases to exist, again and again, for ever; and the game ends in a draw (104.4b).',
    ja: null,
    result: {
      en: 'A Soldier token: new → battlefield; controlled by Apple',
      ja: '《Soldier》トークン：新たに戦場へ、コントローラーはApple',
    },
  },
  {
    what: 'a draw after which the card is put back',
    text: board(
      '{ name: Test Brain, type: Enchantment, text: "Whenever you draw a card, put a card from your hand on top of your library, then draw a card." }',
      'battlefield: [Test Brain], hand: [], library: [Swamp, Bear Cub]',
      'library: 9',
      'say: Draw a card.',
    ),
    en: "Apple draws a card and Swamp is put on the top of Apple's library, again and again, for ever; and the game ends in a draw (104.4b).",
    ja: 'Appleがカードを1枚引き、《Swamp》がAppleのライブラリーの一番上に置かれることが限りなく繰り返され、ゲームは引き分けになる（104.4b）。',
    result: { en: 'Swamp: library → hand', ja: '《Swamp》：ライブラリー → 手札' },
  },
];

test('what came about once, before the rounds, is told before them', () => {
  const text = board(
    '{ name: Test Altar, type: Enchantment, text: "Whenever a creature you control enters, sacrifice a creature." }, { name: Test Grave, type: Enchantment, text: "Whenever you sacrifice a creature, create a 1/1 white Soldier creature token." }',
    'battlefield: [Test Altar, Test Grave, Bear Cub]',
    'library: 9',
    'say: Create a 1/1 white Soldier creature token.',
  );
  const said = rulingText(explain(judged(text)), { width: 1000 });
  expect(said).toContain(
    'Bear Cub is sacrificed; Apple creates a 1/1 white Soldier creature token, a Soldier token is sacrificed, and a Soldier token ceases to exist, again and again, for ever; and the game ends in a draw (104.4b).',
  );
  expect(rulingText(explain(judged(text), { language: 'ja' }), { width: 1000 })).toMatch(
    /《Bear Cub》が生け贄に捧げられ、以後、[^。]*トークンを1体生成し、[^。]*消滅することが限りなく繰り返され/,
  );
});

describe.each(LOOPS)('$what', ({ text, en, ja, result }) => {
  test.each(['en', 'ja'] as const)('%s', (language) => {
    const said = rulingText(explain(judged(text), { language }), { width: 1000 }).split('\n');
    const verdict = language === 'en' ? en : ja;
    if (verdict !== null) expect(said[3]).toBe(verdict);
    const at = said.findIndex((line) => /^(Result|盤面の変化)$/.test(line));
    expect(
      said
        .slice(at + 1)
        .join('\n')
        .replaceAll('\n  ', '\n')
        .trim(),
    ).toMatch(new RegExp(`^${result[language].replace(/[+/]/g, '\\$&')}\n`));
  });
});

test('a Duel that both players lose at once ends under the rule that says so', () => {
  const text = `game: yugioh
title: both
players:
  - { name: Apple, lp: 500 }
  - { name: Nutmeg, lp: 500 }
actions: [{ say: Both players take 500 damage., by: Apple }]
`;
  expect(rulingText(explain(judged(text)), { width: 1000 }).split('\n')[3]).toBe(
    'Apple and Nutmeg each take 500 effect damage, and the Duel ends in a draw (Basic rule 15).',
  );
});
