/** What a ruling of Riftbound says at its head is what its steps tell, and every reason is so. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, { language = 'en', rules = '1.4' } = {}): string =>
  rulingText(explain(judged(`game: riftbound\nrules: "${rules}"\ntitle: told\n${scenario}`), { language }), {
    why: true,
    width: 1000,
  });

test('what is replaced is told before what dies at the same time (373.1.a)', () => {
  const board = (choose: string): string => `
cards:
  - { name: Test Glass, type: Gear, text: "If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it." }
  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Field, type: Battlefield }
players:
  - name: Apple
    base: [Test Glass]
    battlefields: [Test Field, { card: Test Guard, as: one, at: Test Field }, { card: Test Guard, as: other, at: Test Field }]
  - { name: Nutmeg }
actions: [{ say: Kill all units., by: Nutmeg }]
choices: [{ by: Apple, asks: apply, on: ${choose}, choose: Test Glass }]
`;
  expect(told(board('other'))).toContain(
    'Test Glass is killed instead of other. Then other is healed, exhausted and recalled. One is killed.',
  );
  expect(told(board('one'))).toContain(
    'Test Glass is killed instead of one. Then one is healed, exhausted and recalled. Other is killed.',
  );
});

test('of two deaths that may be replaced one is declined: the other is told first', () => {
  const text = told(`
cards:
  - { name: Test Urn, type: Gear, text: "If a friendly unit would die, you may exhaust this to banish it instead." }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, base: [{ card: Test Guard, as: one }, { card: Test Guard, as: other }, Test Urn] }
  - { name: Nutmeg }
actions: [{ say: Kill all units., by: Nutmeg }]
`);
  expect(text).toContain('Test Urn is exhausted. Other is banished instead of being killed. One is killed.');
});
