/** What is not counted in Magic withholds the ruling where it comes to that, and no sooner. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

/** Apple casts a creature with this keyword; so much damage has been dealt to Nutmeg before. */
const casting = (keyword: string, dealt: number, chose = '') =>
  faults(
    judged(`game: magic
title: bloodthirst
cards:
  - { name: Test Ghoul, type: Creature — Zombie, stats: 2/2, cost: "{G}", text: ${keyword} }
players:
  - { name: Apple, hand: [{ card: Test Ghoul${chose} }] }
  - { name: Nutmeg, damage dealt: ${dealt} }
actions: [{ cast: Test Ghoul, by: Apple }]
`),
  );

// The X of bloodthirst is the damage that opponents have been dealt, and none that is announced (702.54b).
test.each([
  { keyword: 'Bloodthirst X', dealt: 3, chose: '', found: ['rule/not-modelled'] },
  { keyword: 'Bloodthirst X', dealt: 3, chose: ', chose: { X: 2 }', found: ['rule/not-modelled'] },
  { keyword: 'Bloodthirst X', dealt: 0, chose: '', found: [] },
  { keyword: 'Bloodthirst 2', dealt: 3, chose: '', found: [] },
])('$keyword, of $dealt damage$chose', ({ keyword, dealt, chose, found }) => {
  expect(casting(keyword, dealt, chose)).toEqual(found);
});

// What is under way as its player leaves the game is not worked out (800.4); what has not begun to be leaves with them.
test.each([
  { say: 'You lose the game. Each opponent loses 2 life.', found: ['rule/not-modelled'] },
  { say: 'Each opponent loses 2 life. You lose the game.', found: [] },
])('a player leaves in the middle of what they do: $say', ({ say, found }) => {
  const judgement = judged(`game: magic
title: in the middle
players: [{ name: Apple, life: 20 }, { name: Nutmeg, life: 3 }, { name: Pear, life: 20 }]
actions: [{ say: ${say}, by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(found);
});

// "Activate only if ...": where that does not hold the ability is none that can be used (602.5), and whoever wrote it is told.
test.each([
  { cards: 6, found: ['action/no-ability'] },
  { cards: 7, found: [] },
])('an ability that asks for a threshold, with $cards cards in the graveyard', ({ cards, found }) => {
  const judgement = judged(`game: magic
title: threshold
cards:
  - { name: Test Shaman, type: Creature, stats: 1/1, text: "Threshold — {0}: You gain 1 life. Activate only if seven or more cards are in your graveyard." }
players: [{ name: Apple, life: 20, graveyard: ${cards}, battlefield: [Test Shaman] }, { name: Nutmeg }]
actions: [{ activate: Test Shaman, by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
  for (const { message } of judgement.problems) expect(message).toContain('does not hold');
});

/** A board of three on which somebody gains control of something. */
const taking = (battlefield: string, actions: string) =>
  judged(`game: magic
title: control
cards:
  - { name: Test Cub, type: Creature, stats: 2/2 }
  - { name: Test Bolt, type: Instant, text: Test Bolt deals 3 damage to target player. }
  - { name: Test Walker, type: Planeswalker, loyalty: 4 }
  - { name: Test Magic, type: Enchantment — Aura, text: "Enchant creature\\nYou control enchanted creature." }
players:
  - { name: Apple, battlefield: [${battlefield}] }
  - { name: Nutmeg, hand: [Test Bolt], battlefield: [{ card: Test Cub, as: n }, { card: Test Walker, counters: { loyalty: 4 } }] }
  - { name: Pear }
actions: [${actions}]
`);

const TAKES = '{ say: "Gain control of target permanent.", by: Pear, targets: [Test Walker] }';

test.each([
  {
    of: 'what is attacked',
    on: '{ card: Test Cub, attacking: true, chose: { attacks: Test Walker } }',
    does: TAKES,
  },
  {
    of: 'a spell',
    on: '',
    does: '{ cast: Test Bolt, by: Nutmeg, targets: [Apple] }, { say: "Gain control of target spell.", by: Apple, inResponseTo: Test Bolt, targets: [Test Bolt] }',
  },
  {
    of: 'what an Aura is moved to',
    on: '{ card: Test Magic, attachedTo: mine }, { card: Test Cub, as: mine, owner: Nutmeg }',
    does: '{ say: "Attach target enchantment to target creature.", by: Apple, targets: [Test Magic, n] }',
  },
])('who gains control of $of is not worked out', ({ on, does }) => {
  expect(faults(taking(on, does))).toEqual(['rule/not-modelled']);
});

test('of what is attacked by nobody it is', () => {
  expect(faults(taking('', TAKES))).toEqual([]);
});

test('what an Aura gives to one player does not stand with another', () => {
  const judgement = taking('{ card: Test Magic, attachedTo: n }', TAKES);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
  expect(judgement.problems[0]?.message).toBe(
    'Test Cub stands with Nutmeg, though an effect gives it to Apple.',
  );
});

// One effect prevents the damage of all at once (615.13), while each player chooses for what they would be dealt (616.1).
test.each([
  { beside: 'Furnace of Rath', found: ['rule/not-modelled'] },
  { beside: 'Bear Cub', found: [] },
])('what is prevented at once of damage to two players, beside $beside', ({ beside, found }) => {
  const judgement = judged(`game: magic
title: prevented at once
cards: [{ name: Test Quake, type: Sorcery, text: Test Quake deals 2 damage to each player. }]
players:
  - { name: Apple, life: 20, hand: [Test Quake], battlefield: [${beside}] }
  - { name: Nutmeg, life: 20 }
actions:
  - { cast: Test Quake, by: Apple }
  - { say: "Prevent all damage target spell would deal this turn. You gain life equal to the damage prevented this way.", by: Nutmeg, targets: [Test Quake], inResponseTo: Test Quake }
`);
  expect(faults(judgement)).toEqual(found);
});

// 21 combat damage by one commander loses the game (903.10a), which is not counted for each; who loses for another reason does.
test.each([
  { power: 10, combats: 2, life: 40, commander: true, found: [] },
  { power: 11, combats: 2, life: 40, commander: true, found: ['rule/not-modelled'] },
  { power: 21, combats: 1, life: 40, commander: true, found: ['rule/not-modelled'] },
  { power: 21, combats: 1, life: 20, commander: true, found: [] },
  { power: 21, combats: 1, life: 40, commander: false, found: [] },
])('$combats times $power combat damage to $life life (commander: $commander)', (row) => {
  const { power, combats, life, commander, found } = row;
  const judgement = judged(`game: magic
title: a commander's damage
cards: [{ name: Test General, type: Legendary Creature — Soldier, stats: ${power}/9 }]
players:
  - { name: Apple, life: 40, battlefield: [{ card: Test General, attacking: true${commander ? ', commander: true' : ''} }] }
  - { name: Nutmeg, life: ${life} }
actions: [${Array.from({ length: combats }, () => '{ combat: true, by: Apple }').join(', ')}]
`);
  expect(faults(judgement)).toEqual(found);
});

// What damage results in is one event (120.4c-d): what changes several losses one by one would change them once.
test.each([
  {
    life: 4,
    more: 'If you would lose life, you lose twice that much life instead.',
    found: ['rule/not-modelled'],
  },
  { life: 20, more: 'If you would lose life, you lose twice that much life instead.', found: [] },
  {
    life: 4,
    more: 'If a source would deal damage to you, it deals double that damage to you instead.',
    found: [],
  },
  { life: 4, more: 'Flying', found: [] },
])('two attackers deal 3 to $life life under Worship, and "$more"', ({ life, more, found }) => {
  const judgement = judged(`game: magic
title: several losses
cards:
  - { name: Worship, type: Enchantment, text: "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead." }
  - { name: Test Ogre, type: Creature — Ogre, stats: 3/3 }
  - { name: Test Fiend, type: Creature — Demon, stats: 2/2, text: "${more}" }
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Ogre, as: one, attacking: true }, { card: Test Ogre, as: other, attacking: true }] }
  - { name: Nutmeg, life: ${life}, battlefield: [Worship, Test Fiend] }
actions: [{ combat: true, by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

// What is gained for what is prevented is a part of the damage event (120.4d); what it comes to in the end is not known before.
test.each([
  { more: 'If you would gain life, you gain twice that much life instead.', found: ['rule/not-modelled'] },
  { more: "Players can't gain life.", found: [] },
  { more: 'Flying', found: [] },
])('life is gained for damage that is prevented under Worship, and "$more"', ({ more, found }) => {
  const judgement = judged(`game: magic
title: prevented
cards:
  - { name: Worship, type: Enchantment, text: "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead." }
  - { name: Test Ogre, type: Creature — Ogre, stats: 5/5 }
  - { name: Test Fiend, type: Creature — Demon, stats: 2/2, text: "${more}" }
  - { name: Awe Strike, type: Instant, text: "The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way." }
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Ogre, as: one, attacking: true }, { card: Test Ogre, as: other, attacking: true }] }
  - { name: Nutmeg, life: 2, battlefield: [Worship, Test Fiend], hand: [Awe Strike] }
actions: [{ cast: Awe Strike, by: Nutmeg, targets: [other] }, { combat: true, by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

// How an ability is countered is not worked out, nor how often it triggers that one spell targets the same twice.
test.each([
  { does: '{ cast: Test Hunter, by: Nutmeg }', found: ['rule/not-modelled'] },
  { does: '{ cast: Test Feud, by: Nutmeg, targets: [Test Cub, Test Cub] }', found: ['rule/not-modelled'] },
  {
    does: '{ say: Destroy target creature., by: Nutmeg, targets: [Test Cub] }',
    found: ['rule/not-modelled'],
  },
  { does: '{ say: Destroy target creature., by: Apple, targets: [Test Cub] }', found: [] },
  { does: '{ say: Destroy all creatures., by: Nutmeg }', found: [] },
])('ward, where $does', ({ does, found }) => {
  const judgement = judged(`game: magic
title: ward
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2, text: "Ward {2}" }
  - { name: Test Hunter, type: Creature — Human, stats: 3/3, text: "When this creature enters, destroy target creature an opponent controls." }
  - { name: Test Feud, type: Sorcery, cost: "{R}", text: "Destroy target creature. Tap target creature." }
players: [{ name: Apple, battlefield: [Test Cub] }, { name: Nutmeg, hand: [Test Hunter, Test Feud] }]
actions: [${does}]
`);
  expect(faults(judgement)).toEqual(found);
});

// Players who have counters can be given others, and of a planeswalker it must be said how many it has (701.34a).
test.each([
  { poison: 1, walker: '{ card: Test Walker, counters: { loyalty: 3 } }', found: ['rule/not-modelled'] },
  { poison: 0, walker: 'Test Walker', found: ['position/missing-value'] },
  { poison: 0, walker: '{ card: Test Walker, counters: { loyalty: 3 } }', found: [] },
])('proliferating, with $poison poison counters and $walker', ({ poison, walker, found }) => {
  const judgement = judged(`game: magic
title: proliferating
cards:
  - { name: Test Walker, type: Legendary Planeswalker — Test, loyalty: 3 }
players: [{ name: Apple, battlefield: [${walker}] }, { name: Nutmeg, poison: ${poison} }]
actions: [{ say: Proliferate., by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

// Damage to each of two would come to the other (614.9), and is taken together with what that one is dealt (615.5, 615.7).
test.each([
  { of: 'each to the other', also: 'second, first', found: ['rule/not-modelled'] },
  { of: 'both to the second', also: 'first, second', found: [] },
])('what is prevented in one while damage is redirected, $of', ({ also, found }) => {
  const redirects = (targets: string): string =>
    `  - { say: All damage that would be dealt to target creature this turn is dealt to another target creature instead., by: Nutmeg, targets: [${targets}] }`;
  const judgement = judged(`game: magic
title: redirected to one another
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Phantom, type: Creature — Spirit, stats: 0/1, text: "If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature." }
players:
  - { name: Apple, battlefield: [{ card: Test Cub, as: a, attacking: true }, { card: Test Cub, as: b, attacking: true }] }
  - name: Nutmeg
    battlefield:
      - { card: Test Phantom, as: first, counters: { +1/+1: 2 }, chose: { blocks: a } }
      - { card: Test Phantom, as: second, counters: { +1/+1: 2 }, chose: { blocks: b } }
actions:
${redirects('first, second')}
${redirects(also)}
  - { combat: true, by: Apple }
`);
  expect(faults(judgement)).toEqual(found);
});

// What is milled is found as it happens, what is exiled from the top as its effect is applied; which card is which is not said.
test.each([
  { one: 'mill a card', other: 'exile the top card of your library', found: ['rule/not-modelled'] },
  { one: 'exile the top card of your library', other: 'mill a card', found: ['rule/not-modelled'] },
  { one: 'mill a card', other: 'mill a card', more: ' You gain 1 life.', found: [] },
  {
    one: 'mill a card',
    other: 'mill a card',
    more: " You gain life equal to that card's mana value.",
    found: ['rule/not-modelled'],
  },
])(
  'of two creatures that die one says to $one, the other to $other $more',
  ({ one, other, more = '', found }) => {
    const says = (what: string): string => `If this creature would die, ${what} instead.`;
    const judgement = judged(`game: magic
title: from the top of one library
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2, text: "${says(one)}" }
  - { name: Test Kid, type: Creature — Bear, stats: 2/2, text: "${says(other)}${more}" }
  - { name: Test Bear, type: Creature — Bear, stats: 2/2, cost: "{1}{G}" }
  - { name: Test Fen, type: Land }
players:
  - { name: Apple, life: 20, library: [Test Bear, Test Fen], battlefield: [Test Cub, Test Kid] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`);
    expect(faults(judgement)).toEqual(found);
  },
);

// What lay in exile before may have been exiled by what speaks of the exiled cards (607.2a).
test.each([
  { what: 'nobody has said', chose: '', exile: 'Test Fen', found: ['position/missing-value'] },
  { what: 'it is said', chose: ', chose: { move>exile: [] }', exile: 'Test Fen', found: [] },
  { what: 'nothing was in exile', chose: '', exile: '', found: [] },
])('what comes back as something leaves that was there before: $what', ({ chose, exile, found }) => {
  const judgement = judged(`game: magic
title: the exiled cards
cards:
  - { name: Test Ring, type: Enchantment, text: "When this enchantment leaves the battlefield, return the exiled card to its owner's hand." }
  - { name: Test Fen, type: Land }
players:
  - { name: Apple, battlefield: [{ card: Test Ring${chose} }], hand: [] }
  - { name: Nutmeg, exile: [${exile}], hand: [] }
actions: [{ say: Destroy target enchantment., by: Nutmeg, targets: [Test Ring] }]
expect: { outcomes: [{ count: 0, zone: hand }] }
`);
  expect(faults(judgement)).toEqual(found);
});

// A spell that has resolved is another object by the time its delayed ability asks what it has exiled.
test('the exiled cards of a spell that is in its graveyard by then', () => {
  const judgement = judged(`game: magic
title: the exiled cards of a spell
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
  - { name: Test Blink, type: Instant, text: "Exile all creatures. At the beginning of the next end step, return the exiled cards to the battlefield under their owners' control." }
players:
  - { name: Apple, battlefield: [Test Bear], hand: [Test Blink] }
  - { name: Nutmeg }
actions: [{ cast: Test Blink, by: Apple }, { end step: true }]
expect: { outcomes: [{ object: Test Bear, zone: battlefield }] }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

// To draw a card is to put it into a hand (121.1), where a commander need not go (903.9b); was it drawn then?
test.each([
  {
    title: 'a commander',
    card: '{ card: Runeclaw Bear, commander: true }',
    rules: '2026',
    found: ['rule/not-modelled'],
  },
  { title: 'another card', card: 'Runeclaw Bear', rules: '2026', found: [] },
  {
    title: 'a commander, in 2013',
    card: '{ card: Runeclaw Bear, commander: true }',
    rules: '2013',
    found: [],
  },
])('what is drawn is a card that may go elsewhere: $title', ({ card, rules, found }) => {
  const judgement = judged(`game: magic
rules: '${rules}'
title: a draw
players:
  - { name: Apple, hand: [], library: [${card}] }
  - { name: Nutmeg }
actions: [{ say: Draw a card., by: Apple }]
expect: { outcomes: [{ player: Apple, hand: 1 }] }
`);
  expect(faults(judgement)).toEqual(found);
});

// What takes the place of an entry and puts the same card there after all: what of the entry as others have modified it is left?
const DIAMOND =
  'If this artifact would enter, you may discard a land card instead. If you do, put this artifact onto the battlefield.';
const VALE =
  "If this land would enter, sacrifice two untapped lands instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.";

test.each([
  { tax: 'Artifacts your opponents control enter tapped.', found: ['rule/unsettled'] },
  { tax: 'Creatures your opponents control enter tapped.', found: [] },
])('what is put onto the battlefield after all, where an effect says: $tax', ({ tax, found }) => {
  expect(
    faults(
      judged(`game: magic
title: after all
cards:
  - { name: Test Diamond, type: Artifact, text: "${DIAMOND}" }
  - { name: Test Tax, type: Enchantment, text: "${tax}" }
players: [{ name: Apple, hand: [Test Diamond, Forest] }, { name: Nutmeg, battlefield: [Test Tax] }]
actions: [{ cast: Test Diamond, by: Apple }]
`),
    ),
  ).toEqual(found);
});

test.each([
  { lands: 'Forest, Forest', chosen: 'accept', found: ['rule/unsettled'] },
  // Nothing is sacrificed, and it goes to the graveyard.
  { lands: 'Forest', chosen: 'accept', found: [] },
  { lands: 'Forest, Forest', chosen: 'decline', found: [] },
])('what would be a copy of such a land, with $lands, chosen: $chosen', ({ lands, chosen, found }) => {
  expect(
    faults(
      judged(`game: magic
title: after all
cards:
  - { name: Test Shape, type: Land, text: You may have this land enter tapped as a copy of any land on the battlefield. }
  - { name: Test Vale, type: Land, text: "${VALE}" }
players: [{ name: Apple, hand: [Test Shape], battlefield: [${lands}] }, { name: Nutmeg, battlefield: [Test Vale] }]
actions: [{ play: Test Shape, by: Apple }]
choices: [{ by: Apple, asks: may, choose: ${chosen} }${chosen === 'accept' ? ', { by: Apple, asks: choose, choose: [Test Vale] }' : ''}]
`),
    ),
  ).toEqual(found);
});

// Several draws are replaced as such before any of them is looked at (121.2b), and what can't happen by nothing (614.17c).
test.each([
  { drawn: 1, found: ['rule/not-modelled'] },
  { drawn: 0, found: [] },
])('two draws of a player who has drawn $drawn and can draw one a turn, in whose place both draw', (row) => {
  const { drawn, found } = row;
  const judgement = judged(`game: magic
title: who draws
cards:
  - { name: Test Maze, type: Enchantment, text: "Each player can't draw more than one card each turn." }
  - { name: Test Alms, type: Creature — Cat, stats: 3/4, text: "If an opponent would draw two or more cards, instead you and that player each draw a card." }
players:
  - { name: Apple, library: 5, cards drawn: ${drawn} }
  - { name: Nutmeg, library: 5, cards drawn: 0, battlefield: [Test Maze, Test Alms] }
actions: [{ say: Draw two cards., by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

// Counters that several players put on one object at once: one effect could be applied to all of them once (614.5).
test.each([
  {
    text: 'Each other creature you control enters with an additional +1/+1 counter on it.',
    found: ['rule/not-modelled'],
  },
  { text: 'Vigilance', found: [] },
])('counters of two players with which something enters, and one more of them: $text', ({ text, found }) => {
  const judgement = judged(`game: magic
title: who puts them
cards:
  - { name: Test Scales, type: Enchantment, text: "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead." }
  - { name: Test Shaman, type: Creature — Goblin, stats: 3/3, text: "${text}" }
  - { name: Test Fanatic, type: Creature — Centaur, stats: 3/3, text: "Tribute 1" }
players:
  - { name: Apple, battlefield: [Test Shaman, Test Scales], hand: [Test Fanatic] }
  - { name: Nutmeg }
actions: [{ cast: Test Fanatic, by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

test.each([
  { second: 'Wither', found: ['rule/not-modelled'] },
  { second: 'Vigilance', found: [] },
])(
  'counters of two sources of damage, of which one less is put: the other has $second',
  ({ second, found }) => {
    const judgement = judged(`game: magic
title: one less
cards:
  - { name: Test Vizier, type: Creature — Human, stats: 2/1, text: "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead." }
  - { name: Test Gang, type: Creature — Goblin, stats: 3/3, text: Wither }
  - { name: Test Pack, type: Creature — Wolf, stats: 3/3, text: ${second} }
  - { name: Test Wall, type: Creature — Wall, stats: 0/9 }
players:
  - { name: Apple, battlefield: [{ card: Test Gang, chose: { blocks: Test Wall } }, { card: Test Pack, chose: { blocks: Test Wall } }] }
  - { name: Nutmeg, battlefield: [{ card: Test Wall, attacking: true }, Test Vizier] }
turn: Nutmeg
actions: [{ combat: true }]
`);
    expect(faults(judgement)).toEqual(found);
  },
);

// "When you do" triggers on what came about (603.12); where something else has taken its place, no rule is told.
test.each([
  { instead: '', found: [] },
  { instead: 'If you would draw a card, you gain 1 life instead.', found: ['rule/not-modelled'] },
])('what triggers when a player draws, where $instead', ({ instead, found }) => {
  const judgement = judged(`game: magic
title: when you do
cards:
  - { name: Test Prism, type: Enchantment, text: "${instead}" }
  - { name: Test Study, type: Sorcery, text: "You may draw a card. When you do, you gain 3 life." }
players: [{ name: Apple, life: 20, hand: [Test Study], library: 3, battlefield: [Test Prism] }, { name: Nutmeg }]
actions: [{ cast: Test Study, by: Apple }]
choices: [{ by: Apple, asks: may, choose: accept }]
`);
  expect(faults(judgement)).toEqual(found);
});

// How much mana was spent on a spell is asked of its card, and of no other.
test.each([
  { chose: '', found: ['position/missing-value'] },
  { chose: ', chose: { mana spent to cast it: 5 }', found: [] },
])('mana spent on the spell that triggers an ability$chose', ({ chose, found }) => {
  const judgement = judged(`game: magic
title: opus
cards:
  - { name: Test Artist, type: Creature — Orc, stats: 4/3, text: "Whenever you cast a sorcery spell, put a +1/+1 counter on this creature. If five or more mana was spent to cast that spell, put two +1/+1 counters on this creature instead." }
  - { name: Test Prayer, type: Sorcery, text: You gain 1 life. }
players: [{ name: Apple, life: 20, hand: [{ card: Test Prayer${chose} }], battlefield: [Test Artist] }, { name: Nutmeg }]
actions: [{ cast: Test Prayer, by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

// A source may be chosen that has left, as long as an ability of it is on the stack (609.7a): it is not offered.
test.each([
  { text: 'Sacrifice this creature: It deals 1 damage to any target.', found: ['rule/not-modelled'] },
  { text: '{T}: This creature deals 1 damage to any target.', found: [] },
])('a source of your choice in response to "$text"', ({ text, found }) => {
  const judgement = judged(`game: magic
title: a source of your choice
cards:
  - { name: Test Fanatic, type: Creature — Goblin, stats: 1/1, text: "${text}" }
  - { name: Test Ward, type: Instant, text: "The next time a source of your choice would deal damage to you this turn, prevent that damage." }
players: [{ name: Apple, life: 20, hand: [Test Ward] }, { name: Nutmeg, battlefield: [Test Fanatic] }]
actions:
  - { activate: Test Fanatic, by: Nutmeg, targets: [Apple] }
  - { cast: Test Ward, by: Apple, inResponseTo: Test Fanatic }
`);
  expect(faults(judgement)).toEqual(found);
});

// In which order the rest lies on the bottom is its player's choice, and none that is asked: nothing is said that rests on it.
test.each([
  { library: '[Forest, Impulse, Mulch, Anticipate, Silvercoat Lion]', found: [] },
  { library: '[Forest, Impulse, Mulch, Anticipate]', found: ['position/random-order'] },
])('a card is drawn after three of $library lie on the bottom in any order', ({ library, found }) => {
  const judgement = judged(`game: magic
title: in any order
players: [{ name: Apple, hand: [Impulse], graveyard: [], library: ${library} }, { name: Nutmeg }]
actions: [{ cast: Impulse, by: Apple }, { draw: true, by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

// Whether milling nothing is milling, so that "when you do" triggers (603.12), no rule says: the reason tells which it was.
test.each([
  { library: '[]', enchantment: '', reason: 'nothing, or only a part' },
  {
    library: '[Forest]',
    enchantment: 'If you would mill one or more cards, you mill twice that many cards instead.',
    reason: null,
  },
  { library: '[Forest]', enchantment: '', reason: null },
])('"when you do" behind milling from $library', ({ library, enchantment, reason }) => {
  const judgement = judged(`game: magic
title: when you do
cards: [{ name: Test Well, type: Enchantment, text: "${enchantment}" }]
players: [{ name: Apple, life: 20, graveyard: [], library: ${library}, battlefield: [Test Well] }, { name: Nutmeg, life: 20 }]
actions: [{ say: "Mill a card. When you do, each opponent loses 1 life.", by: Apple }]
`);
  expect(faults(judgement)).toEqual(reason === null ? [] : ['rule/not-modelled']);
  if (reason !== null) expect(judgement.problems[0]?.message).toContain(reason);
});
