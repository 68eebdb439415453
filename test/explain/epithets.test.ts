/** Cards whose names have a comma: some games call them by what stands before it. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

test('of Yu-Gi-Oh! cards the whole name is told: what stands before the comma may be an archetype', () => {
  const judgement = judged(`game: yugioh
title: a name with a comma
cards:
  - { name: "Test Vow, Start!", type: Continuous Spell, text: 'If a "Test Vow" monster(s) you control would be destroyed by battle or card effect, you can reveal 1 "Test Vow" monster in your hand instead.' }
  - { name: Test Vow Knight, type: Normal Monster, level: 4, atk: 0, def: 0 }
players:
  - { name: Apple, spells: ["Test Vow, Start!"], monsters: [Test Vow Knight], hand: [Test Vow Knight] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`);
  expect(judgement.problems).toEqual([]);
  expect(rulingText(explain(judgement), { width: 1000 })).toContain(
    "Apple decides whether Test Vow, Start!'s effect applies",
  );
});

test('legends are called by what stands before the comma', () => {
  const judgement = judged(`game: magic
title: a name with a comma
cards:
  - { name: "Test Cub, the Bold", type: Legendary Creature — Bear, stats: 2/2, text: "If Test Cub would die, you may exile it instead." }
players: [{ name: Apple, battlefield: ["Test Cub, the Bold"] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg }]
`);
  expect(judgement.problems).toEqual([]);
  expect(rulingText(explain(judgement), { width: 1000 })).toContain("whether Test Cub's effect applies");
});
