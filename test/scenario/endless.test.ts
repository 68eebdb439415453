/** What goes on for ever, or very long: a ruling says what is known of it, and never hangs. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text.js';
import { faults, judged } from './judged.js';

const magic = (card: string, apple: string, action: string): string => `game: magic
title: on and on
cards:
  - { name: Test Ash, ${card} }
players:
  - { name: Apple, life: 20, library: 9, ${apple} }
  - { name: Nutmeg, life: 20, library: 9 }
actions: [{ ${action} }]
`;

test('nobody can stop it, and with each round there is a token more', { timeout: 60_000 }, () => {
  const board = magic(
    'type: Enchantment, text: "Whenever a creature enters, create a 1/1 white Soldier creature token."',
    'battlefield: [Test Ash]',
    'say: Create a 1/1 white Soldier creature token., by: Apple',
  );
  expect(faults(judged(board))).toEqual(['ruling/endless']);
});

describe('who may go round again need not, and rounds are no ways', () => {
  const ROUNDS = [
    {
      game: 'a creature that may return each time that it dies',
      text: magic(
        `type: Creature — Elemental, stats: 0/0, text: "When this creature dies, you may return it to the battlefield under its owner's control."`,
        'hand: [Test Ash]',
        'cast: Test Ash, by: Apple',
      ),
      ways: 2,
    },
    {
      game: 'a unit that may be recalled, damaged as it is',
      text: `game: riftbound
title: on and on
cards: [{ name: Test Ash, type: Unit, might: 2, text: "If I would die, you may recall me instead." }]
players: [{ name: Apple, base: [Test Ash] }, { name: Nutmeg, base: [] }]
actions: [{ say: Deal 3 to all units., by: Nutmeg }]
`,
      ways: 1,
    },
  ];
  test.each(ROUNDS)('$game', ({ text, ways }) => {
    const { ruling } = judged(text);
    expect(ruling?.rounds).toBeGreaterThan(0);
    expect(ruling).toMatchObject({ cut: null, ways, outcomes: [{ ways }] });
  });
});

test('thirty creatures that give each other an effect', { timeout: 60_000 }, () => {
  const herd = Array.from({ length: 30 }, () => 'Test Ash').join(', ');
  // Each gives an effect to 29 others. On each are all of the 30 × 29 but its own 29.
  const power = 2 + 30 * 29 - 29;
  const destroyed = (least: number): number => {
    const board = magic(
      `type: Creature — Elk, stats: 2/2, text: 'Other creatures have "Other creatures get +1/+1."'`,
      `battlefield: [${herd}], graveyard: []`,
      `say: Destroy all creatures with power ${least} or greater., by: Nutmeg`,
    );
    const all = `${board}expect: { always: [{ player: Apple, graveyard: 30 }] }\n`;
    return judged(all).checks.filter(({ held }) => held).length;
  };
  expect([destroyed(power), destroyed(power + 1)]).toEqual([1, 0]);
});

describe('what is cut says so wherever it gives a number', () => {
  const board = magic(
    'type: Creature — Elemental, stats: 2/2, text: "If this creature would die, you may exile it instead."',
    'battlefield: [{ card: Test Ash, as: one }, { card: Test Ash, as: two }]',
    'say: Destroy up to two target creatures., by: Apple',
  );
  test.each([
    { limits: { positions: 3 }, en: /At least \d+ outcomes/, ja: /少なくとも\d+通り/ },
    { limits: { outcomes: 1 }, en: /At least an outcome;/, ja: /少なくとも1通り/ },
  ])('$limits', ({ limits, en, ja }) => {
    const judgement = judged(board, { limits });
    for (const [language, said] of [
      ['en', en],
      ['ja', ja],
    ] as const) {
      const document = explain(judgement, { language });
      expect(document).toMatchObject({ partial: true, ruling: { cut: Object.keys(limits)[0] } });
      expect(rulingText(document, { why: false })).toMatch(said);
      for (const message of document.ruling?.verdict ?? [])
        if (message.say === 'outcomes') expect(message.partial).toBe(true);
    }
  });
  test('nothing is said of outcomes where none was found', () => {
    const { ruling } = explain(judged(board, { limits: { outcomes: 0 } }));
    expect(ruling?.verdict).toEqual([{ say: 'cut', limit: 'outcomes' }]);
  });
});
