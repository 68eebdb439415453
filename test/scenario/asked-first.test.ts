/** Who is asked first where several players have something to say: whose turn it is, for what is theirs (Magic 616.1). */

import { expect, test } from 'vitest';
import { judged } from './judged.js';

/** Who is asked first as everything is destroyed, Nutmeg having made something safe. */
function askedFirst(safe: string): string | undefined {
  const { ruling, setup } = judged(`game: magic
title: who is asked first
turn: Nutmeg
cards:
  - { name: Test Tide, type: Enchantment, text: "If a creature an opponent controls would be destroyed, you may return it to its owner's hand instead." }
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
players:
  - { name: Apple, battlefield: [Test Tide] }
  - { name: Nutmeg, battlefield: [{ card: Test Bear, as: shielded }, { card: Test Bear, as: other }] }
actions: [{ say: "${safe}", by: Nutmeg, targets: [shielded] }, { say: Destroy all creatures., by: Apple }]
`);
  const first = ruling?.outcomes[0]?.witness.find(({ decision }) => decision.asks !== 'target');
  return setup?.position.players.find(({ id }) => id === first?.decision.by)?.name;
}

test('a shield of one creature takes nothing from the others: they do not come first', () => {
  expect(askedFirst('Regenerate target creature.')).toBe('Nutmeg');
});

test('where nobody has a choice of effects, the one who may do something is asked', () => {
  expect(askedFirst('Untap target creature.')).toBe('Apple');
});
