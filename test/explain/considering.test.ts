/** What is chosen to be looked at first is not told as if it were applied; what a place or a phase comes to is told once. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, language = 'en'): string =>
  rulingText(explain(judged(`game: riftbound\ntitle: told\n${scenario}`), { language }), { width: 1000 });

const SETT = `cards:
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - name: Apple
    body: 1
    order: 0
    legend zone: ["Sett, The Boss"]
    base: [{ card: Test Guard, as: one, buffed: true }, { card: Test Guard, as: two, buffed: true }]
  - { name: Nutmeg }
actions:
  - { say: Kill all units., by: Nutmeg }
`;

test('an effect that may be applied is considered first, and then applied or not', () => {
  const text = told(SETT);
  expect(text).toContain("Apple considers Sett's effect for Test Guard (one) first. (373)");
  expect(text).not.toContain("applies Sett's effect to");
  expect(text).toContain("Apple does not apply Sett's effect. (371.2)");
  expect(told(SETT, 'ja')).toContain('まず《Test Guard (one)》について《Sett》の効果を適用するか決める');
});

test('one that must be applied is applied', () => {
  const text = told(`cards:
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, base: [{ card: Test Guard, as: one }, { card: Test Guard, as: two }, "Zhonya's Hourglass"] }
  - { name: Nutmeg }
actions:
  - { say: Kill all units., by: Nutmeg }
`);
  expect(text).toContain("Apple applies Zhonya's Hourglass's effect to Test Guard (one). (373)");
});

test('a Draw Phase that is skipped has not begun', () => {
  const text = told(`players:
  - { name: Apple, hand: [], main deck: 3, base: [Test Lull] }
  - { name: Nutmeg }
cards:
  - { name: Test Lull, type: Gear, text: Skip your Draw Phase. }
actions:
  - { draw phase: true, by: Apple }
`);
  expect(text).not.toContain('begins');
  expect(text).toContain("Apple's Draw Phase does not begin.");
});

test('effects of the same words on one unit are told apart by what gives them', () => {
  const text = told(`cards:
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - name: Apple
    base:
      - Test Guard
      - { card: Guardian Angel, as: left, attachedTo: Test Guard }
      - { card: Guardian Angel, as: right, attachedTo: Test Guard }
  - { name: Nutmeg }
actions:
  - { say: Kill a unit., by: Nutmeg }
`);
  expect(text).toContain(
    "Apple chooses Test Guard's effect from Guardian Angel (left) over Test Guard's effect from Guardian Angel (right).",
  );
  expect(text).not.toContain('chooses Guardian Angel');
});

test('at which battlefield a unit is now is told of the board', () => {
  const text = told(`cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Hill, type: Battlefield }
  - { name: Test Rider, type: Unit, might: 3, text: "[Ganking]" }
players:
  - { name: Apple, battlefields: [{ card: Test Rider, at: Test Field }] }
  - { name: Nutmeg }
shared:
  battlefields: [Test Field, Test Hill]
actions:
  - { move: Test Rider, with: Test Hill, by: Apple }
`);
  expect(text).toContain('Test Rider: now at Test Hill; exhausted');
});
