/** That sentences say what is: nobody chooses what a text names, what comes back is named, an amount at most is one. */

import { expect, test } from 'vitest';
import { told } from './told.js';

const LIFE = (more: string) => `game: duel-masters
title: EX Life
cards:
  - { name: Test Exl, type: Creature, race: Test Dragon, power: 3000, text: "EX Life (As you put this creature, shieldify the top card of your deck. When this creature would leave, put that shield into your graveyard instead.)" }
  - { name: Test Bird, type: Creature, power: 2000, text: "Whenever one of your dragons would be destroyed, return them to your hand instead." }
  - { name: Vanilla, type: Creature, power: 1000 }
players:
  - { name: Apple, battle zone: [Test Bird], hand: [Test Exl], deck: [Vanilla, Vanilla] }
  - { name: Nutmeg }
actions:
  - { summon: Test Exl, by: Apple }
  - { say: "Destroy one of your opponent's creatures.", by: Nutmeg, targets: [Test Exl] }
${more}`;

test('that shield is chosen by nobody', () => {
  const text = told(LIFE('choices: [{ by: Apple, asks: apply, choose: Test Exl }]'));
  expect(text).toContain("Vanilla is put into Apple's graveyard");
  expect(text).not.toContain('Apple chooses the first Vanilla');
});

test('after what goes along with it what is spoken of is named again', () => {
  const scenario = LIFE('choices: [{ by: Apple, asks: apply, choose: Test Bird }]');
  expect(told(scenario).replace(/\s+/g, ' ')).toContain(
    "shield zone as it does; and then Test Exl is returned to Apple's hand instead of being destroyed.",
  );
  expect(told(scenario, 'ja').replace(/\s+/g, '')).toContain(
    'その後、《TestExl》は、破壊される代わりに、Appleの手札に戻される。',
  );
});

const GRAVES = `game: duel-masters
title: two shuffle the graveyard
cards:
  - { name: Test Queen, type: Creature, power: 3000, text: "When this creature would be put into your graveyard from anywhere, shuffle it and your graveyard into your deck instead." }
players: [{ name: Apple, battle zone: [{ card: Test Queen, as: q1 }, { card: Test Queen, as: q2 }], deck: 5, graveyard: 2 }, { name: Nutmeg }]
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`;

test('what another has where nobody chooses is taken already', () => {
  const text = told(GRAVES).replace(/\s+/g, ' ');
  expect(text).toContain('2 unknown cards are taken already');
  expect(text).not.toContain('cannot be chosen');
  expect(told(GRAVES, 'ja').replace(/\s+/g, '')).toContain('不明なカード2枚はすでに割り当てられている');
});

test('that an event has been replaced is said once of what reads the same', () => {
  const text = told(
    `game: duel-masters
title: two that draw
cards:
  - { name: Test Well, type: Creature, power: 3000, text: "Whenever you would draw a card, you may draw 2 cards instead." }
players: [{ name: Apple, battle zone: [{ card: Test Well, as: w1 }, { card: Test Well, as: w2 }], deck: 9 }, { name: Nutmeg }]
actions: [{ say: Draw a card., by: Apple }]
`,
    'en',
    true,
  );
  expect(text).toContain('another effect');
  expect(text).not.toContain('Nor where Apple would draw a card');
});

const FIGHT = `game: riftbound
title: combat damage that is prevented
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Giant, type: Unit, might: 7 }
  - { name: Test Ward, type: Unit, might: 3 }
players:
  - { name: Apple, battlefields: [{ card: Test Giant, at: Test Field }] }
  - { name: Nutmeg, battlefields: [Test Field, { card: Test Ward, at: Test Field }] }
actions:
  - { say: "Choose a unit. The next time that unit would be dealt damage this turn, prevent it.", by: Nutmeg, targets: [Test Ward] }
  - { combat: Test Field, by: Apple }
`;

test('how much combat damage there is at most is not said where there is none', () => {
  const text = told(FIGHT).replace(/\s+/g, ' ');
  expect(text).toContain('would be dealt at most 7 combat damage');
  expect(text).toContain('is not dealt combat damage');
  expect(text).not.toContain('up to');
  expect(told(FIGHT, 'ja')).toContain('最大7点の戦闘ダメージ');
});

test('power of the one domain of a card is told as the card says it', () => {
  const text = told(`game: riftbound
title: accelerated
cards:
  - { name: Test Runner, type: Unit, might: 3, domain: [Fury], text: "[Accelerate] (You may pay [1][Fury] as an additional cost to have me enter ready.)" }
players: [{ name: Apple, hand: [Test Runner], energy: 1, fury: 1 }, { name: Nutmeg }]
actions: [{ play: Test Runner, by: Apple }]
choices: [{ by: Apple, choose: accept }]
`);
  expect(text).toContain('Apple pays [1][Fury].');
});

const TWICE = `game: riftbound
title: two that copy
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Mage, type: Unit, might: 5, text: "Once each turn, if you would play a token unit while I'm at a battlefield, you may play that token and an additional copy of it instead." }
players:
  - { name: Apple, battlefields: [{ card: Test Mage, as: m1, at: Test Field }, { card: Test Mage, as: m2, at: Test Field }] }
  - { name: Nutmeg }
shared: { battlefields: [Test Field] }
actions: [{ say: "Play a 1 [M] Recruit unit token.", by: Apple }]
`;

test('which of events that nothing names comes first is told as one of them', () => {
  expect(told(TWICE)).toContain('effect for one of them first');
  expect(told(TWICE, 'ja')).toContain('そのうち1つについて');
});

const READY = `game: riftbound
title: tokens that enter ready
cards:
  - { name: Test Wurm, type: Unit, might: 8, text: Other friendly units enter ready. }
players: [{ name: Apple, base: [Test Wurm] }, { name: Nutmeg }]
actions: [{ say: "Play three 1 [M] Recruit unit tokens.", by: Apple }]
`;

test('a token that is about to enter is one of its kind, and what comes again is folded', () => {
  const text = told(READY);
  expect(text).toContain('effect to a Recruit token.');
  expect(text).not.toContain('the Recruit token');
  expect(text).toMatch(/Steps \d+-\d+ again/);
});

const MUSTER = `game: riftbound
title: a token and two places
cards: [{ name: Test Field, type: Battlefield }]
players: [{ name: Apple, battlefields: [Test Field] }, { name: Nutmeg }]
actions: [{ say: "Play a 1 [M] Recruit unit token.", by: Apple }]
`;

test('the place of a token is told as what happens there, and nothing as what would', () => {
  const text = told(MUSTER).replace(/\s+/g, ' ');
  expect(text).toContain(
    'Apple decides whether a Recruit token enters the base exhausted or enters the board at Test Field exhausted.',
  );
  expect(text).not.toContain('would enter');
  expect(told(MUSTER, 'ja')).toContain('ベースに出る');
});
