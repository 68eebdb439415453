/** What the rules do not settle is not ruled on: they contradict one another, or do not say. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const riftbound = (rules: string, cards: string, board: string, more = '') =>
  judged(`game: riftbound
rules: "${rules}"
title: what the rules of ${rules} say of it
cards:
  - { name: Test Field, type: Battlefield }
${cards}
players:
  - { name: Apple, ${board}, main deck: 3 }
  - { name: Nutmeg }
shared:
  battlefields: [Test Field]
actions:
  - { say: ${more || 'Draw 1.'}, by: Apple }
`);

/** A gear that is a unit, and one that is not, at a battlefield. */
const GEAR = `  - { name: Test Golem, type: Gear Unit, might: 3 }
  - { name: Test Relic, type: Gear }
  - { name: Test Guard, type: Unit, might: 3 }`;

test.each([
  { rules: '1.3', board: 'battlefields: [{ card: Test Golem, at: Test Field }]', found: ['rule/unsettled'] },
  { rules: '1.4', board: 'battlefields: [{ card: Test Golem, at: Test Field }]', found: [] },
  { rules: '1.3', board: 'battlefields: [{ card: Test Relic, at: Test Field }]', found: [] },
  { rules: '1.3', board: 'base: [Test Golem]', found: [] },
  {
    rules: '1.3',
    board:
      'battlefields: [{ card: Test Guard, at: Test Field }, { card: Test Golem, attachedTo: Test Guard, at: Test Field }]',
    found: [],
  },
])('gear that is a unit: $rules, $board', ({ rules, board, found }) => {
  expect(faults(riftbound(rules, GEAR, board))).toEqual(found);
});

test('both rules that contradict one another are named', () => {
  const { problems } = riftbound('1.3', GEAR, 'battlefields: [{ card: Test Golem, at: Test Field }]');
  expect(problems).toMatchObject([{ message: expect.stringMatching(/452\.1.*323\.7/) }]);
});

/** A unit that could be saved by an effect of each turn and by another. */
const TWO = `  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Nurse, type: Gear, text: "Once each turn, if a friendly unit would die, heal it, exhaust it, and recall it instead." }
  - { name: Test Urn, type: Gear, text: "If a friendly unit would die, banish it instead." }`;

test.each([
  { rules: '1.3', found: ['rule/unsettled'] },
  { rules: '1.4', found: [] },
])('an effect of each turn beside another: $rules', ({ rules, found }) => {
  const board = 'base: [Test Guard, Test Nurse, Test Urn]';
  expect(faults(riftbound(rules, TWO, board, 'Kill a unit.'))).toEqual(found);
});

/** A unit that an Hourglass saves from a spell that goes on with what was done, or with the unit. */
const SAVED = (text: string) => `  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Idol, type: Gear, text: "If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it." }
  - { name: Test Rite, type: Spell, text: "${text}" }`;

test.each([
  { rules: '1.3', text: 'Kill a friendly unit. If you do, draw 1.', idol: true, found: ['rule/unsettled'] },
  { rules: '1.3', text: 'Kill a friendly unit. If you do, draw 1.', idol: false, found: [] },
  { rules: '1.3', text: 'Kill a friendly unit. Its controller draws 1.', idol: true, found: [] },
  { rules: '1.4', text: 'Kill a friendly unit. If you do, draw 1.', idol: true, found: [] },
])('"if you do" behind what was replaced: $rules, $text, $idol', ({ rules, text, idol, found }) => {
  const board = `base: [Test Guard${idol ? ', Test Idol' : ''}]`;
  expect(faults(riftbound(rules, SAVED(text), board, JSON.stringify(text)))).toEqual(found);
});

/** What replaces one point, where several are gained together. */
const TOLL = `  - { name: Test Toll, type: Gear, text: "If you would gain a point, draw 1 instead." }`;

test.each([
  { says: 'Gain 2 points.', found: ['rule/unsettled'] },
  { says: 'Gain 1 point.', found: [] },
])('one point of several: $says', ({ says, found }) => {
  expect(faults(riftbound('1.4', TOLL, 'base: [Test Toll], points: 0', says))).toEqual(found);
});

/** What sees whatever dies, its own object among it. */
test.each([
  { rules: '1.4', sees: 'a friendly unit', found: ['rule/unsettled'] },
  { rules: '1.4', sees: 'another friendly unit', found: [] },
  { rules: '1.4', sees: 'an enemy unit', found: [] },
  { rules: '1.3', sees: 'a friendly unit', found: [] },
])('a death that is the watcher’s own: $rules, $sees', ({ rules, sees, found }) => {
  const widow = `  - { name: Test Widow, type: Unit, might: 3, text: "When ${sees} dies, draw 1." }`;
  expect(faults(riftbound(rules, widow, 'base: [Test Widow], hand: []', 'Kill all units.'))).toEqual(found);
});

/** Each brings two points in the place of one, and what the other has become is several. */
const IDOLS = `  - { name: Test Idol, type: Gear, text: "If you would gain a point, gain 2 points instead." }`;

test.each([
  { base: '[Test Idol]', found: [] },
  { base: '[Test Idol, { card: Test Idol, as: second }]', found: ['rule/unsettled'] },
])('what is gained instead of one point: $base', ({ base, found }) => {
  expect(faults(riftbound('1.4', IDOLS, `base: ${base}, points: 0`, 'Gain a point.'))).toEqual(found);
});

/** Combat damage that would be dealt to another unit instead. */
test.each([
  { rules: '1.4', found: ['rule/unsettled'] },
  { rules: '1.3', found: [] },
])('damage dealt in the place of combat damage that is assigned: $rules', ({ rules, found }) => {
  const { problems } = judged(`game: riftbound
rules: "${rules}"
title: somebody stands before the unit that fights
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Wall, type: Unit, might: 5, text: "If another friendly unit would take damage, deal that much damage to me instead." }
  - { name: Test Pawn, type: Unit, might: 1 }
players:
  - { name: Apple, battlefields: [{ card: Test Pawn, as: rival, at: Test Field }] }
  - { name: Nutmeg, base: [Test Wall], battlefields: [{ card: Test Pawn, at: Test Field }] }
shared:
  battlefields: [Test Field]
actions:
  - { combat: Test Field, by: Apple }
`);
  expect(problems.map(({ code }) => code)).toEqual(found);
});

test.each([
  { text: 'Draw 1. You may discard 1 to draw 2.', found: { '1.3': ['rule/unsettled'], '1.4': [] } },
  { text: 'Draw 1. You may draw 2.', found: { '1.3': [], '1.4': [] } },
  { text: 'You may discard 1 to draw 2.', found: { '1.3': [], '1.4': [] } },
  { text: 'An opponent may ready a unit.', found: { '1.3': [], '1.4': ['rule/unsettled'] } },
])('when a triggered ability is paid for and whose choice it is: $text', ({ text, found }) => {
  const cards = `  - { name: Test Guard, type: Unit, might: 3, text: "[Deathknell][>] ${text}" }`;
  const board = 'base: [Test Guard], hand: 1, points: 0';
  for (const [rules, codes] of Object.entries(found))
    expect(faults(riftbound(rules, cards, board, 'Kill all units.')), rules).toEqual(codes);
});

/** Points of burning out are replaced; Apple draws or burns so many, with so many cards in the trash. */
const burned = (does: string, trash: string, more = 'Test Tollgate') =>
  judged(`game: riftbound
title: "${does}"
cards:
  - { name: Test Tollgate, type: Gear, text: "If you would gain 1 point, draw 1 instead." }
  - { name: Test Stone, type: Gear }
  - { name: Test Pawn, type: Unit, might: 1 }
players:
  - { name: Apple, main deck: [], trash: ${trash}, hand: [], points: 0, victory score: 8 }
  - { name: Nutmeg, points: 7, victory score: 8, base: [${more}], main deck: 5, hand: [] }
actions:
  - { say: "${does}", by: Apple }
`);

test.each([
  { does: 'Draw 2.', trash: '[Test Pawn]', found: ['rule/unsettled'] },
  { does: '[Burn 2].', trash: '[Test Pawn]', found: ['rule/unsettled'] },
  { does: 'Draw 2.', trash: '[Test Pawn, Test Pawn]', found: [] },
  { does: 'Draw 1.', trash: '[Test Pawn]', found: [] },
  { does: 'Draw 2.', trash: '[]', found: [] },
  { does: 'Draw 2.', trash: '[Test Pawn]', more: 'Test Stone', found: [] },
])('burning out twice for one instruction: $does, $trash, $more', ({ does, trash, more, found }) => {
  expect(faults(burned(does, trash, more))).toEqual(found);
});

/** Magic of 2013, where damage to a player may be dealt to a planeswalker of theirs (306.7). */
const shocked = (rules: string, theirs: string, action: string) =>
  judged(`game: magic
rules: "${rules}"
title: damage beside a planeswalker
cards:
  - { name: Test Walker, type: Planeswalker — Test, loyalty: 4 }
  - { name: Test Cub, type: Creature — Bear, stats: 2/2, text: "" }
players:
  - { name: Apple, life: 20, battlefield: [${theirs}] }
  - { name: Nutmeg, life: 20 }
actions:
  - ${action}
`);

test.each([
  { rules: '2013', theirs: 'Test Walker', by: 'Nutmeg', found: ['rule/not-modelled'] },
  { rules: '2013', theirs: 'Test Walker', by: 'Apple', found: [] },
  { rules: '2013', theirs: 'Test Cub', by: 'Nutmeg', found: [] },
  { rules: '2026', theirs: 'Test Walker', by: 'Nutmeg', found: [] },
])('damage by $by to Apple with $theirs, rules of $rules', ({ rules, theirs, by, found }) => {
  const action = `{ say: This spell deals 3 damage to target player., by: ${by}, targets: [Apple] }`;
  expect(faults(shocked(rules, theirs, action))).toEqual(found);
});

/** A unit that may be saved by what takes a card, another unit or a gear, or by what is done to it. */
const SPARED = (
  text: string,
) => `  - { name: Test Guard, type: Unit, might: 3, text: "If I would die, ${text}" }
  - { name: Test Ally, type: Unit, might: 2 }
  - { name: Test Box, type: Gear }
  - { name: Test Card, type: Spell, text: "Draw 1." }`;

test.each([
  { text: 'you may discard 1 instead.', board: 'hand: 0, base: [Test Guard]', found: ['rule/unsettled'] },
  { text: 'you may discard 1 instead.', board: 'hand: [Test Card], base: [Test Guard]', found: [] },
  { text: 'you may discard 1 to recall me instead.', board: 'hand: 0, base: [Test Guard]', found: [] },
  { text: 'you may kill a friendly gear instead.', board: 'base: [Test Guard]', found: ['rule/unsettled'] },
  { text: 'you may kill a friendly gear instead.', board: 'base: [Test Guard, Test Box]', found: [] },
  { text: 'you may heal me, exhaust me, and recall me instead.', board: 'base: [Test Guard]', found: [] },
  { text: 'you may recall me instead.', board: 'base: [Test Guard]', found: ['rule/unsettled'] },
])('what may be done instead and cannot be: $text, $board', ({ text, board, found }) => {
  expect(faults(riftbound('1.4', SPARED(text), board, 'Kill a unit.'))).toEqual(found);
});

/** What has a spell played from the trash and recycled afterwards, and what takes it elsewhere. */
const FIZZ = `  - { name: Test Drum, type: Gear, text: "If a card would go to your trash from anywhere other than your Main Deck, banish it instead." }
  - { name: Test Cub, type: Unit, might: 2, text: "[Deathknell] — Draw 1." }
  - { name: Test Bolt, type: Spell, text: Gain 1 XP. }`;

test.each([
  {
    text: 'Play a spell from your trash. Recycle that spell after you play it.',
    base: 'Test Drum',
    found: ['rule/unsettled'],
  },
  {
    text: 'Play a spell from your trash. Recycle that spell after you play it.',
    base: 'Test Cub',
    found: [],
  },
  // What is to be played is not yet, and is taken off the chain by the same text.
  { text: 'Play a spell from your trash. Then banish it.', base: 'Test Cub', found: ['rule/unsettled'] },
  // What dies by the same text has something waiting before the card is played.
  { text: 'Kill a unit. Play a spell from your trash.', base: 'Test Cub', found: ['rule/not-modelled'] },
])('$text beside $base', ({ text, base, found }) => {
  const board = `base: [${base}], trash: [Test Bolt]`;
  expect(faults(riftbound('1.4', FIZZ, board, JSON.stringify(text)))).toEqual(found);
});

test.each([
  { text: '[Repeat] [1]\\nDraw 1.', found: [] },
  { text: '[Repeat] [1]\\nDraw 1.\\nGain 1 XP.', found: ['rule/not-modelled'] },
  { text: '[Repeat] [1]\\n[Repeat] [1]\\nDraw 1.', found: ['rule/not-modelled'] },
])('a spell that is repeated: $text', ({ text, found }) => {
  const ruling = judged(`game: riftbound
title: it is repeated
cards:
  - { name: Test Spell, type: Spell, text: "${text}" }
players:
  - { name: Apple, hand: [Test Spell], main deck: 9, energy: 1 }
  - { name: Nutmeg }
actions:
  - { play: Test Spell }
choices:
  - { by: Apple, asks: may, choose: accept }
`);
  expect(faults(ruling)).toEqual(found);
});
