/** Of Magic: what is not understood of a cost withholds the ruling where it is used, and no sooner; what can't be done is an error. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const TROLL =
  'Tap any number of untapped riddles: This creature gets +20/+20 until end of turn.\\nPartner with Test Riddler';

test.each([
  { does: '{ say: Destroy target creature., by: Nutmeg }', found: [] },
  { does: '{ activate: old, by: Apple }', found: ['text/unread'] },
  { does: '{ cast: held, by: Apple }', found: ['text/unread'] },
])('an ability with a cost that is not understood: $does', ({ does, found }) => {
  const judgement = judged(`game: magic
title: a riddle
cards: [{ name: Test Troll, type: Creature — Troll, stats: 5/5, text: "${TROLL}" }]
players: [{ name: Apple, hand: [{ card: Test Troll, as: held }], battlefield: [{ card: Test Troll, as: old }] }, { name: Nutmeg }]
actions: [${does}]
`);
  expect(faults(judgement)).toEqual(found);
});

// Whatever opens it is no cost: a sentence of another sort, a quotation.
test.each([
  'When this creature riddles, {T}: Draw a card.',
  'Riddled creatures have "{T}: Draw a card."',
  'Riddle all creatures. {T}: Draw a card.',
])('%s', (text) => {
  const judgement = judged(`game: magic
title: a riddle
cards: [{ name: Test Sphinx, type: Creature — Sphinx, stats: 5/5, text: '${text}' }]
players: [{ name: Apple, battlefield: [Test Sphinx] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(['text/unread']);
});

test.each([
  { drawn: '', found: ['position/missing-value'] },
  { drawn: ', cards drawn: 0', found: [] },
])('how many cards have been drawn this turn has to be known:$drawn', ({ drawn, found }) => {
  const judgement = judged(`game: magic
title: draws
cards: [{ name: Test Spirit, type: Enchantment, text: "Each player can't draw more than one card each turn." }]
players: [{ name: Apple, library: 3, battlefield: [Test Spirit]${drawn} }, { name: Nutmeg }]
actions: [{ say: Draw two cards., by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

test.each([
  { second: 'Split second\\n', cage: 'Test Orb', from: 'hand', found: ['action/barred'] },
  { second: '', cage: 'Test Orb', from: 'hand', found: [] },
  { second: '', cage: 'Test Cage', from: 'hand', found: [] },
  { second: '', cage: 'Test Cage', from: 'graveyard', found: ['action/barred'] },
  { second: '', cage: 'Test Magus', from: 'graveyard', found: ['action/barred'] },
])('a spell that can’t be cast is not: from $from, $second$cage', ({ second, cage, from, found }) => {
  const judgement = judged(`game: magic
title: casting
cards:
  - { name: Test Grip, type: Instant, text: "${second}Destroy target artifact." }
  - { name: Test Gain, type: Instant, text: You gain 3 life. }
  - { name: Test Orb, type: Artifact }
  - { name: Test Cage, type: Artifact, text: "Players can't cast spells from graveyards or libraries." }
  - { name: Test Magus, type: Artifact Creature, stats: 1/3, text: "Your opponents can't cast spells from anywhere other than their hands." }
players: [{ name: Apple, hand: [Test Grip], battlefield: [${cage}] }, { name: Nutmeg, life: 20, ${from}: [Test Gain] }]
actions:
  - { cast: Test Grip, by: Apple, targets: [${cage}] }
  - { cast: Test Gain, by: Nutmeg, inResponseTo: Test Grip }
`);
  expect(faults(judgement)).toEqual(found);
});

/** A text may call its own card by a part of the name: what is not understood of it may function where the card is. */
test.each([
  { name: 'Squelch, Test Nabob', called: 'Squelch' },
  { name: 'Squelch Reborn', called: 'Squelch' },
  { name: "Sq'elch, Test Nabob", called: "Sq'elch" },
  // "Test" is a name, "Squelch" by then some other card's.
  { name: 'Test Squelch', called: 'Squelch', other: true },
])('$name in the graveyard', ({ name, called, other = false }) => {
  const judgement = judged(`game: magic
title: a riddle in the graveyard
cards: [{ name: "${name}", type: Creature — Goblin, stats: 1/1, text: "At the beginning of your upkeep, you may riddle ${called} from your graveyard." }]
players: [{ name: Apple, graveyard: ["${name}"] }, { name: Nutmeg }]
actions: [{ upkeep: true, by: Apple }]
`);
  expect(faults(judgement)).toEqual(other ? [] : ['text/unread']);
});
