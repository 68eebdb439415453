/** Sentences that say what is legal, and are not worked out: whatever they could forbid is not ruled upon. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const CALL =
  '{ name: Test Call, type: Quick-Play Spell, text: Special Summon 1 Dragon monster from your GY. }';

/** A Dragon that says so: in the hand, on the field, in the GY and in the Extra Deck. */
function ruling(text: string, action: string): readonly string[] {
  return faults(
    judged(`game: yugioh
title: what is legal
cards:
  - { name: Test Sage, type: Effect Monster, race: Dragon, level: 4, atk: 1500, def: 0, text: ${JSON.stringify(text)} }
  - { name: Test Gate, type: Link Effect Monster, race: Cyberse, link: 1, atk: 1500, text: ${JSON.stringify(`1 monster\n${text}`)} }
  - { name: Test Port, type: Link Normal Monster, race: Cyberse, link: 1, atk: 1500 }
  - { name: Test Imp, type: Normal Monster, race: Fiend, level: 1, atk: 100, def: 100 }
  - { name: Test Gift, type: Normal Spell, text: ${JSON.stringify(`Gain 500 LP.\n${text}`)} }
  - ${CALL}
players:
  - name: Apple
    lp: 8000
    monsters: [{ card: Test Sage, as: sage }, { card: Test Imp, as: imp }]
    hand: [{ card: Test Sage, as: young sage }, Test Call, Test Gift]
    gy: [{ card: Test Sage, as: old sage }]
    extra deck: [Test Gate, Test Port]
    deck: 9
  - { name: Nutmeg, lp: 8000, monsters: [{ card: Test Imp, as: theirs }], deck: 9 }
actions: [${action}]
`),
  );
}

const ATTACK = '{ battle: sage, with: theirs, by: Apple }';
const OTHER_ATTACK = '{ battle: imp, with: theirs, by: Apple }';
const SUMMON = '{ normal summon: young sage, by: Apple }';
const REVIVE = '{ activate: Test Call, by: Apple }';
const LINK = '{ link summon: Test Gate, with: [imp], by: Apple }';
const USED = '{ link summon: Test Port, with: [sage], by: Apple }';
const GIFT = '{ activate: Test Gift, by: Apple }';

test.each([
  ['Cannot attack the turn it is Special Summoned.', ATTACK, [SUMMON, REVIVE, LINK, USED]],
  [
    'Only this card can attack the turn this effect is activated.',
    OTHER_ATTACK,
    [SUMMON, REVIVE, LINK, USED],
  ],
  [
    'Can attack directly, unless your opponent controls a Fiend, in which case this card must target it.',
    ATTACK,
    [OTHER_ATTACK, SUMMON, REVIVE],
  ],
  ['Must first be Special Summoned with "Test Call".', REVIVE, [ATTACK, SUMMON, LINK]],
  ['Must be Link Summoned.', REVIVE, [ATTACK, LINK]],
  ['Cannot be Link Summoned unless you have 3 or more counters.', LINK, [ATTACK, SUMMON, USED]],
  [
    'This card cannot be used as a Link Material Monster, except for a Level 7 monster.',
    USED,
    [ATTACK, SUMMON, REVIVE],
  ],
  ['You can only activate this card if your opponent is wobbling.', GIFT, [ATTACK, SUMMON, REVIVE, LINK]],
  ['You cannot activate this card if your opponent is wobbling.', GIFT, [ATTACK, SUMMON, REVIVE, LINK]],
  ['You can only Special Summon "Test Sage" twice per turn.', REVIVE, [ATTACK, USED]],
] as const)('%s', (text, done, others) => {
  expect(ruling(text, done)).toEqual(['text/unread']);
  for (const other of others) expect(ruling(text, other)).toEqual([]);
});

test('a summon that was negated may count among those that a player has each turn', () => {
  const judgement = judged(`game: yugioh
title: negated
cards:
  - { name: Test Guest, type: Effect Monster, level: 4, atk: 1500, def: 0, text: "If you control no Warrior monsters, you can Special Summon this card (from your hand). You can only Special Summon \\"Test Guest\\" once per turn this way." }
  - { name: Test Hush, type: Counter Trap, text: "When a monster would be Summoned: Negate the Summon, and if you do, destroy it." }
players:
  - { name: Apple, hand: [{ card: Test Guest, as: one }, { card: Test Guest, as: other }] }
  - { name: Nutmeg, spells: [{ card: Test Hush, faceDown: true }] }
actions:
  - { special summon: one, by: Apple }
  - { activate: Test Hush, by: Nutmeg, inResponseTo: one }
  - { special summon: other, by: Apple }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test('what becomes of a card beside another, where its player can control one, is not known', () => {
  const judgement = judged(`game: yugioh
title: beside
cards:
  - { name: Test Charm, type: Continuous Spell, text: "You can only control 1 \\"Test Charm\\"." }
players:
  - { name: Apple, spells: [Test Charm], hand: [{ card: Test Charm, as: other }] }
  - { name: Nutmeg }
actions: [{ activate: other, by: Apple }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test('an effect is used after a Special Summon though its player cannot Special Summon in that turn', () => {
  const judgement = judged(`game: yugioh
title: before
cards:
  - { name: Test Bird, type: Effect Monster, text: "You can only use each of the following effects of \\"Test Bird\\" once per turn, and cannot Special Summon during the turn you activate either effect.\\n● You can pay 100 LP; draw 1 card." }
  - { name: Test Sage, type: Normal Monster, race: Dragon, level: 4, atk: 1500, def: 0 }
  - ${CALL}
players:
  - { name: Apple, lp: 1000, monsters: [Test Bird], hand: [Test Call], gy: [Test Sage], deck: 9 }
  - { name: Nutmeg }
actions:
  - { activate: Test Call, by: Apple }
  - { activate: Test Bird, line: 2, by: Apple }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test('which Battle Phase is skipped after an activation is not known', () => {
  const judgement = judged(`game: yugioh
title: skipped
cards:
  - { name: Test Nap, type: Quick-Play Spell, text: "Activate 1 of these effects, but skip your next Battle Phase after activation;\\n● Gain 500 LP.\\n● Gain 600 LP." }
  - { name: Test Imp, type: Normal Monster, level: 1, atk: 100, def: 100 }
players:
  - { name: Apple, lp: 1000, hand: [Test Nap], monsters: [Test Imp] }
  - { name: Nutmeg, lp: 1000 }
actions:
  - { activate: Test Nap, by: Apple }
  - { direct attack: Test Imp, by: Apple }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});
