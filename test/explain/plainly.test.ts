/** What is said of attacks that hand over, keywords of several effects, families, and of two. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

/** A ruling as people read it, on one line; in Japanese without the spaces of its lines. */
function told(scenario: string, language = 'en'): string {
  const text = rulingText(explain(judged(scenario), { language }), { why: true });
  return language === 'ja' ? text.replace(/\n\s+/g, '') : text.replace(/\s+/g, ' ');
}

test('what a keyword does as its card arrives is not told as not applied by what else it does', () => {
  const board = `game: duel-masters
title: told
cards: [{ name: Test Lively, type: Creature, power: 2000, text: EX Life }]
players:
  - { name: Apple, hand: [Test Lively], deck: 3, shields: [] }
  - { name: Nutmeg }
actions:
  - { summon: Test Lively, by: Apple }
  - { say: Destroy one of your opponent's creatures., by: Nutmeg }
  - { say: Destroy one of your opponent's creatures., by: Nutmeg }
`;
  expect(told(board)).not.toContain('would be put into the battle zone: it is about');
  expect(told(board)).toContain(
    'where Test Lively would be destroyed: what it says to do cannot be done. (609.4)',
  );
});

test('what comes in the place of an attacking creature comes tapped and attacking', () => {
  const board = `game: duel-masters
title: told
cards: [{ name: Test Cub, type: Creature, power: 2000 }, { name: Test Chief, type: Creature, power: 5000 }]
players:
  - { name: Apple, battle zone: [Test Cub], hand: [Test Chief] }
  - { name: Nutmeg, hand: [], shields: 3 }
actions:
  - { attack: Test Cub, by: Apple }
  - { switch: Test Cub, with: Test Chief, by: Apple, inResponseTo: Test Cub }
`;
  expect(told(board)).toContain('Test Chief is put into the battle zone tapped and attacking.');
});

const FAMILY = `game: yugioh
title: told
cards:
  - { name: Test One, type: Effect Monster, level: 4, atk: 1000, text: 'If a "Test" monster you control would be destroyed, you can destroy this card instead.' }
  - { name: Foe Two, type: Effect Monster, level: 4, atk: 1000, text: "If this card is destroyed: Target 1 monster your opponent controls; destroy it." }
players:
  - { name: Apple, monsters: [Test One, Foe Two] }
  - { name: Nutmeg, monsters: [] }
actions:
  - { say: Destroy 1 monster your opponent controls., by: Nutmeg }
`;

test('what is of no family is no card of that name', () => {
  expect(told(FAMILY)).toContain('Foe Two is not a "Test" card. (Basic rule 44)');
  expect(told(FAMILY, 'ja')).toContain('「Test」カードではない');
});

test('an effect that cannot target what it must is not activated', () => {
  expect(told(FAMILY)).toContain("Foe Two's effect is not activated: what it must target cannot be chosen.");
  expect(told(FAMILY, 'ja')).toContain('「Foe Two」の効果は、必要な対象を選べないため発動されない。');
});

test('one of two is asked for as one of two, and neither is applied', () => {
  const board = `game: duel-masters
title: told
cards:
  - { name: Test Scribe, type: Creature, power: 2000, text: "When one of your shields would be broken, you may destroy this creature instead." }
  - { name: Test Cub, type: Creature, power: 2000 }
players:
  - { name: Apple, battle zone: [Test Cub] }
  - { name: Nutmeg, hand: [], battle zone: [{ card: Test Scribe, as: one }, { card: Test Scribe, as: two }], shields: 3 }
actions:
  - { attack: Test Cub, by: Apple }
`;
  expect(told(board, 'ja')).toContain(
    'Nutmegは《Test Scribe (one)》の効果も《Test Scribe (two)》の効果も適用しない。',
  );
  expect(told(FAMILY, 'ja')).toContain('「Test One」と「Foe Two」のうちどちらを選ぶか');
});

test('a unit becomes ready', () => {
  const board = `game: riftbound
title: told
cards: [{ name: Test Unit, type: Unit, might: 2 }]
players:
  - { name: Apple, base: [{ card: Test Unit, exhausted: true }] }
  - { name: Nutmeg }
actions: [{ say: Ready a friendly unit., by: Apple }]
`;
  expect(told(board, 'ja')).toContain('《Test Unit》がレディ状態になる。');
});

test('what is killed after a combat is killed in the cleanup after it', () => {
  const board = `game: riftbound
title: told
cards: [{ name: Test Field, type: Battlefield }, { name: Test Unit, type: Unit, might: 2 }]
players:
  - { name: Apple, battlefields: [{ card: Test Unit, as: mine, at: Test Field }] }
  - { name: Nutmeg, battlefields: [Test Field, { card: Test Unit, as: theirs, at: Test Field }] }
actions: [{ combat: Test Field, by: Apple }]
`;
  expect(told(board)).toContain('are killed. (323.5, 466.1)');
});

test.each([
  ['Normal', 'Test One is not a Normal Monster.', '「Test One」は通常モンスターではない'],
  ['Ritual', 'Test One is not a Ritual Monster.', '「Test One」は儀式モンスターではない'],
  ['Gemini', 'Test One is not a Gemini monster.', '「Test One」はデュアルモンスターではない'],
])('%s Monsters are called so', (kind, english, japanese) => {
  const board = `game: yugioh
title: told
cards:
  - { name: Test One, type: Effect Monster, level: 4, atk: 1000 }
  - { name: Test Ward, type: Continuous Spell, text: "If a ${kind} Monster you control would be destroyed, you can destroy this card instead." }
players:
  - { name: Apple, monsters: [Test One], spells: [Test Ward] }
  - { name: Nutmeg }
actions:
  - { say: Destroy all monsters on the field., by: Nutmeg }
`;
  expect(told(board)).toContain(english);
  expect(told(board, 'ja')).toContain(japanese);
});
