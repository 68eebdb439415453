/** What comes to a pile at once lies there in an order that its owner chose: what asks for the top one takes none for known. */

import { expect, test } from 'vitest';
import { judged } from './judged.js';

test.each([
  {
    title: 'two that differ, at once',
    battlefield: 'Test Cub, Test Ox',
    toughness: [3],
    codes: ['position/random-order'],
  },
  { title: 'two that are equal, at once', battlefield: 'Test Ox, Test Ox', toughness: [3], codes: [] },
  { title: 'one after the other', battlefield: 'Test Cub, Test Ox', toughness: [2, 3], codes: [] },
])('$title', ({ battlefield, toughness, codes }) => {
  const destroyed = toughness.map(
    (most) => `  - { say: Destroy all creatures with toughness ${most} or less., by: Nutmeg }`,
  );
  const { problems } = judged(`game: magic
title: what lies on top
cards:
  - name: Test Mirror
    type: Creature — Shapeshifter
    stats: 0/9
    text: 'As long as the top card of your graveyard is a creature card, Test Mirror has the full text of that card and has the text "{2}: Discard a card."'
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 3/3 }
players:
  - { name: Apple, battlefield: [Test Mirror, ${battlefield}], graveyard: [] }
  - { name: Nutmeg }
actions:
${destroyed.join('\n')}
  - { say: Destroy all creatures with power 3 or greater., by: Nutmeg }
expect: { outcomes: [{ object: Test Mirror, zone: graveyard }] }
`);
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

// Magic 401.4, Duel Masters 401.4: the owner of cards that are put on top of a deck at once orders them.
test.each([
  {
    title: 'two that differ, on the top of a deck',
    hand: 'Test Cub, Test Ox',
    on: 'top',
    codes: ['position/random-order'],
  },
  { title: 'two that are equal, on the top of a deck', hand: 'Test Ox, Test Ox', on: 'top', codes: [] },
  {
    title: 'two that differ, on the bottom, beneath another',
    hand: 'Test Cub, Test Ox',
    on: 'bottom',
    codes: [],
  },
])('$title', ({ hand, on, codes }) => {
  const { problems } = judged(`game: duel-masters
title: what is drawn
cards:
  - { name: Test Cub, type: Creature, power: 2000 }
  - { name: Test Ox, type: Creature, power: 3000 }
  - { name: Test Elk, type: Creature, power: 4000 }
players:
  - { name: Apple, hand: [${hand}], deck: [Test Elk] }
  - { name: Nutmeg }
actions:
  - { say: Put 2 cards from your hand on the ${on} of your deck., by: Apple }
  - { say: Draw a card., by: Apple }
expect: { outcomes: [{ player: Apple, hand: 1, deck: 2 }] }
`);
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

// Riftbound 416.5, 431.2.b: the trash is recycled in a random order as somebody burns out.
test.each([
  {
    title: 'of like cards with names of their own some',
    trash: '{ card: Test Guard, as: one }, { card: Test Guard, as: other }',
    does: '[Burn 2].',
    codes: ['position/random-order'],
  },
  {
    title: 'of like cards without such names some',
    trash: 'Test Guard, Test Guard',
    does: '[Burn 2].',
    codes: [],
  },
  { title: 'all of unlike cards', trash: 'Test Guard, Test Pawn', does: '[Burn 3].', codes: [] },
  {
    title: 'one of unlike cards',
    trash: 'Test Guard, Test Pawn',
    does: '[Burn 2].',
    codes: ['position/random-order'],
  },
])('what is burned of shuffled cards: $title', ({ trash, does, codes }) => {
  const { problems } = judged(`game: riftbound
title: what is burned
cards:
  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Pawn, type: Unit, might: 1 }
  - { name: Test Heap, type: Gear, text: "If a card would go to your trash from your Main Deck, banish it instead." }
players:
  - { name: Apple, base: [Test Heap], main deck: [Test Guard], trash: [${trash}], points: 0, victory score: 8 }
  - { name: Nutmeg, points: 0, victory score: 8 }
actions: [{ say: "${does}", by: Apple }]
`);
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

// Magic 701.24a: cards that go to a library at one time are shuffled with all that lies there.
test.each([
  {
    title: 'one of two cards',
    hand: 'Test Cub, Test Ox',
    library: '0',
    draws: 1,
    codes: ['position/random-order'],
  },
  {
    title: 'both of two cards, one after the other',
    hand: 'Test Cub, Test Ox',
    library: '0',
    draws: 2,
    codes: ['position/random-order'],
  },
  { title: 'one of two that are alike', hand: 'Test Ox, Test Ox', library: '0', draws: 1, codes: [] },
  {
    title: 'one card among others',
    hand: 'Test Cub',
    library: '5',
    draws: 1,
    codes: ['position/random-order'],
  },
  {
    title: 'two cards among others',
    hand: 'Test Ox, Test Ox',
    library: '5',
    draws: 1,
    codes: ['position/random-order'],
  },
])('what is drawn from what has been shuffled: $title', ({ hand, library, draws, codes }) => {
  for (const said of [
    [`Shuffle your hand into your library, then draw ${draws === 1 ? 'a card' : 'two cards'}.`],
    ['Shuffle your hand into your library.', `Draw ${draws === 1 ? 'a card' : 'two cards'}.`],
  ]) {
    const { problems } = judged(`game: magic
title: what is drawn
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 3/3 }
players:
  - { name: Apple, hand: [${hand}], library: ${library} }
  - { name: Nutmeg }
actions: [${said.map((text) => `{ say: "${text}", by: Apple }`).join(', ')}]
expect: { outcomes: [{ player: Apple, hand: ${draws} }] }
`);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  }
});
