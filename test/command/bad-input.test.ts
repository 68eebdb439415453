/** Bad input of every sort: one clear message at its place, exit code 3, nothing that looks like a crash. */

import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/rulebooks/games.js';
import { LIMITS } from '../../src/scenario/limits.js';
import { insteadOn } from './world.js';

/** A good scenario, of which each test spoils a part. */
const GOOD = `game: magic
title: Nothing happens
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
players:
  - name: Apple
    battlefield: [Test Cub]
  - name: Nutmeg
`;

const spoil = (part: string, by: string): string => {
  if (!GOOD.includes(part)) throw new Error(`nothing to spoil: ${part}`);
  return GOOD.replace(part, by);
};
const add = (lines: string): string => `${GOOD}${lines}\n`;

const counted = (counters: string): string => `game: yugioh
title: counters
cards: [{ name: Test Idol, type: Continuous Spell, text: "If this card would be destroyed, remove 1 Spell Counter from it instead." }]
players: [{ name: Apple, spells: [{ card: Test Idol, counters: ${counters} }] }, { name: Nutmeg }]
`;

interface Bad {
  readonly name: string;
  readonly text: string | Uint8Array;
  /** Line and column. */
  readonly at: string;
  readonly code: string;
  readonly says?: string;
  /** How many problems are reported; one if left out. */
  readonly problems?: number;
}

const NAMES: Bad[] = [
  {
    name: 'an unknown card',
    text: spoil('[Test Cub]', '[Test Cud]'),
    at: '7:19',
    code: 'card/unknown-card',
    says: 'Did you mean Test Cub?',
  },
  {
    name: 'an unknown zone',
    text: spoil('battlefield', 'battlefeild'),
    at: '7:5',
    code: 'scenario/unknown-key',
    says: 'Did you mean battlefield?',
  },
  {
    name: 'a misspelt key',
    text: spoil('players', 'playres'),
    at: '5:1',
    code: 'scenario/unknown-key',
    says: 'Did you mean players?',
  },
  {
    name: 'an unknown game',
    text: spoil('magic', 'majic'),
    at: '1:7',
    code: 'scenario/value',
    says: 'Did you mean magic?',
  },
  { name: 'no game', text: spoil('game: magic\n', ''), at: '1:1', code: 'scenario/missing' },
  {
    name: 'unknown rules',
    text: add('rules: "1066"'),
    at: '9:8',
    code: 'scenario/value',
    says: 'It can be 20',
  },
  {
    name: 'an unknown player',
    text: add('turn: Aple'),
    at: '9:7',
    code: 'scenario/unknown-player',
    says: 'Did you mean Apple?',
  },
  {
    name: 'something chosen that nothing asks for',
    text: spoil('[Test Cub]', '[{ card: Test Cub, chose: { colour: red } }]'),
    at: '7:54',
    code: 'scenario/unknown-choice',
    says: 'Did you mean color?',
  },
  {
    name: 'something chosen that is not among what can be',
    text: spoil('[Test Cub]', '[{ card: Test Cub, chose: { color: purple } }]'),
    at: '7:53',
    code: 'scenario/unknown-choice',
    says: 'There are: white, blue, black, red, green.',
  },
  {
    name: 'a key under `chose` that is none',
    text: spoil('[Test Cub]', '[{ card: Test Cub, chose: { zebra: red } }]'),
    at: '7:53',
    code: 'scenario/unknown-choice',
    says: 'There are: attacks, blocks, X, colors of mana spent to cast it',
  },
  {
    name: 'a key under `chose` that is only a word of a text',
    text: spoil('[Test Cub]', '[{ card: Test Cub, chose: { battlefield: Apple } }]').replace(
      'stats: 2/2',
      'stats: 2/2, text: "When this creature dies, you gain 1 life."',
    ),
    at: '7:59',
    code: 'scenario/unknown-choice',
    says: 'Nothing here asks what was chosen as "battlefield".',
  },
  {
    name: 'two words chosen where one alone can be',
    text: spoil('[Test Cub]', '[{ card: Test Cub, chose: { color: [red, blue] } }]'),
    at: '7:53',
    code: 'scenario/unknown-choice',
    says: '2 words are chosen here as "color", and one alone can be.',
  },
  {
    name: 'no word chosen',
    text: spoil('[Test Cub]', '[{ card: Test Cub, chose: { color: [] } }]'),
    at: '7:53',
    code: 'scenario/unknown-choice',
    says: '0 words are chosen here',
  },
  {
    name: 'a number that is none',
    text: spoil('[Test Cub]', '[{ card: Test Cub, chose: { X: lots } }]'),
    at: '7:49',
    code: 'scenario/unknown-choice',
    says: '"X" is a whole number, not "lots".',
  },
  {
    name: 'a player named twice',
    text: spoil('Nutmeg', 'Apple'),
    at: '8:11',
    code: 'scenario/player-twice',
    says: 'a name of their own',
  },
  {
    name: 'two objects with the same label',
    text: spoil('[Test Cub]', '[{ card: Test Cub, as: it }, { card: Test Cub, as: it }]'),
    at: '7:69',
    code: 'scenario/label-twice',
  },
  {
    name: 'a battlefield that stands with no player and is said to be somebody’s',
    text: `game: riftbound
title: whose
cards: [{ name: Test Field, type: Battlefield }]
players: [{ name: Apple }, { name: Nutmeg }]
shared: { battlefields: [{ card: Test Field, uncontrolled: false }] }
`,
    at: '5:60',
    code: 'scenario/nobodys',
  },
  {
    name: 'an object that hangs on itself',
    text: `game: yugioh
title: itself
cards: [{ name: Test Pawn, type: Normal Monster }]
players: [{ name: Apple, monsters: [{ card: Test Pawn, as: it, attachedTo: it }] }, { name: Nutmeg }]
`,
    at: '4:76',
    code: 'scenario/itself',
  },
  {
    name: 'a kind of counter of which nothing speaks',
    text: counted('{ Spll Counter: 1 }'),
    at: '4:66',
    code: 'scenario/unknown-counter',
    says: 'Did you mean Spell?',
  },
  {
    name: 'a kind of counter written twice',
    text: counted('{ Spell: 1, spell counter: 2 }'),
    at: '4:76',
    code: 'scenario/counter-twice',
    says: 'Write it once',
  },
  {
    name: 'a card written twice',
    text: spoil('stats: 2/2 }', 'stats: 2/2 }\n  - { name: Test Cub, type: Creature — Bear }'),
    at: '5:5',
    code: 'card/twice',
  },
  {
    name: 'a rule that there is not',
    text: add('decidedBy: [{ rule: look-ahed }]'),
    at: '9:13',
    code: 'scenario/unknown-rule',
    says: 'Did you mean look-ahead?',
  },
  {
    name: 'a clause beside the point that no card has',
    text: add('ignoring: [Flurb the grobnik.]'),
    at: '9:12',
    code: 'scenario/ignoring',
  },
];

const VALUES: Bad[] = [
  {
    name: 'a number for text',
    text: spoil('Nothing happens', '7'),
    at: '2:8',
    code: 'scenario/type',
    says: '"7"',
  },
  { name: 'text for a list', text: spoil('[Test Cub]', 'Test Cub'), at: '7:18', code: 'scenario/type' },
  { name: 'nothing for an object', text: spoil('[Test Cub]', '[null]'), at: '7:19', code: 'scenario/type' },
  {
    name: 'a number of unquoted rules',
    text: add('rules: 2013'),
    at: '9:8',
    code: 'scenario/value',
    says: 'quotation marks: "2013"',
  },
  {
    name: 'a negative number of cards',
    text: spoil('[Test Cub]', '-1'),
    at: '7:18',
    code: 'scenario/too-little',
  },
  {
    name: 'a negative number of counters',
    text: spoil('[Test Cub]', '[{ card: Test Cub, counters: { +1/+1: -1 } }]'),
    at: '7:56',
    code: 'scenario/too-little',
  },
  {
    name: 'a number too large',
    text: spoil('[Test Cub]', '99999999999999999999'),
    at: '7:18',
    code: 'scenario/too-much',
  },
  {
    name: 'NaN',
    text: spoil('name: Nutmeg', 'name: Nutmeg\n    life: .nan'),
    at: '9:11',
    code: 'scenario/type',
  },
  {
    name: 'Infinity',
    text: spoil('name: Nutmeg', 'name: Nutmeg\n    life: .inf'),
    at: '9:11',
    code: 'scenario/type',
  },
  { name: 'a fraction', text: spoil('[Test Cub]', '0.5'), at: '7:18', code: 'scenario/type' },
  { name: 'no such day', text: add('date: 2011-13-45'), at: '9:7', code: 'scenario/format' },
  {
    name: 'stats that are none',
    text: spoil('2/2', 'strong'),
    at: '4:5',
    code: 'card/value',
    says: 'such as 2/2',
  },
  ...['red and white', 'Red', 'R', 'purple'].map((color) => ({
    name: `a color that is none: ${color}`,
    text: spoil('2/2', `2/2, color: ${color}`),
    at: '4:5',
    code: 'card/value',
    says: `${color} is none of white, blue, black, red, green, colorless`,
  })),
  {
    name: 'a mana symbol that is none',
    text: spoil('2/2', '2/2, cost: "{1}{Q}"'),
    at: '4:5',
    code: 'card/value',
    says: 'such as {1}{G}',
  },
  {
    name: 'a number that is none',
    text: spoil('2/2', '2/2, loyalty: five'),
    at: '4:5',
    code: 'card/value',
    says: 'five is not a number',
  },
  {
    name: 'a type that is none',
    text: spoil('Creature', 'Creeture'),
    at: '4:5',
    code: 'card/value',
    says: 'creeture is no card type',
  },
  {
    name: 'what to do about a type that is none',
    text: spoil('Creature', 'Creeture'),
    at: '4:5',
    code: 'card/value',
    says: 'Did you mean creature?',
  },
  {
    name: 'a type line that names no kind of card (Magic)',
    text: spoil('Creature', 'Legendary Token'),
    at: '4:5',
    code: 'card/value',
    says: 'legendary token does not say which kind of card it is',
  },
  {
    name: 'a type line that names no kind of card (Yu-Gi-Oh!)',
    text: `game: yugioh
title: A Token that is not said to be a monster
cards: [{ name: Test Sheep, type: Token }]
players: [{ name: Apple, monsters: [Test Sheep] }, { name: Nutmeg }]
`,
    at: '3:9',
    code: 'card/value',
    says: 'Write that, too: monster, spell, trap.',
  },
  {
    name: 'a type line that names no kind of card (Duel Masters)',
    text: `game: duel-masters
title: An evolution of nothing
cards: [{ name: Test Cub, type: Evolution }]
players: [{ name: Apple }, { name: Nutmeg }]
`,
    at: '3:9',
    code: 'card/value',
    says: 'evolution does not say which kind of card it is',
  },
  {
    name: 'a type line that names no kind of card (Riftbound)',
    text: `game: riftbound
title: A champion of nothing
cards: [{ name: Test Guard, type: Champion }]
players: [{ name: Apple }, { name: Nutmeg }]
`,
    at: '3:9',
    code: 'card/value',
    says: 'champion does not say which kind of card it is',
  },
];

/** A board of Yu-Gi-Oh! on which Apple has something. */
const withApples = (there: string): string => `game: yugioh
title: A board without room for it
cards: [{ name: Test Meadow, type: Field Spell }, { name: Test Charm, type: Continuous Spell }]
players:
  - name: Apple
    ${there}
  - name: Nutmeg
`;

const CROWDED: Bad[] = [
  {
    name: 'two Field Spells of one player',
    text: withApples('field spells: [Test Meadow, { card: Test Meadow, faceDown: true }]'),
    at: '6:33',
    code: 'scenario/crowded',
    says: 'Apple has 2 cards in `field spells`: a player has one Field Zone.',
  },
  {
    name: 'three cards in Pendulum Zones',
    text: withApples('pendulum: 3'),
    at: '6:15',
    code: 'scenario/crowded',
    says: 'there are two Pendulum Zones',
  },
  {
    name: 'eight monsters of one player',
    text: withApples('monsters: 8'),
    at: '6:15',
    code: 'scenario/crowded',
    says: 'five Main and two Extra Monster Zones',
  },
];

const ACTIONS: Bad[] = [
  {
    name: 'a text that cannot be read',
    text: add('actions: [{ say: Frobnicate target creature. }]'),
    at: '9:18',
    code: 'text/unread',
    says: 'line 1, column 1 of the text:',
  },
  {
    name: 'a card whose text cannot be read',
    text: spoil('stats: 2/2 }', 'stats: 2/2, text: This creature frobnicates. }'),
    at: '7:19',
    code: 'text/unread',
    says: 'list it under `ignoring`',
  },
  {
    name: 'an action without an object',
    text: add('actions: [{ cast: true }]'),
    at: '9:19',
    code: 'scenario/action',
  },
  {
    name: 'an action that needs a second object',
    text: `game: yugioh
title: A battle with nobody
cards: [{ name: Test Pawn, type: Normal Monster }]
players: [{ name: Apple, monsters: [Test Pawn] }, { name: Nutmeg }]
actions: [{ battle: Test Pawn }]
`,
    at: '5:21',
    code: 'scenario/action',
    says: 'Write `with:',
  },
  { name: 'no action', text: add('actions: [{ by: Apple }]'), at: '9:11', code: 'scenario/action' },
  {
    name: 'two actions in one',
    text: add('actions: [{ cast: Test Cub, play: Test Cub }]'),
    at: '9:11',
    code: 'scenario/action',
  },
  {
    name: 'an object for an action that has none',
    text: add('actions: [{ turn: Nutmeg }]'),
    at: '9:19',
    code: 'scenario/action',
    says: 'turn: true',
  },
  {
    name: 'something that the action has no use for',
    text: add('actions: [{ turn: true, amount: 3 }]'),
    at: '9:33',
    code: 'scenario/action',
  },
  {
    name: 'targets of what cannot be done at all',
    text: add('actions: [{ say: Destroy target creature., by: Apple, targets: [Test Cub], illegal: true }]'),
    at: '9:64',
    code: 'scenario/action',
    says: 'choice/not-offered',
  },
  {
    name: 'targets that are not there',
    text: add('actions: [{ say: Destroy target creature., by: Apple, targets: [Test Cud] }]'),
    at: '9:64',
    code: 'choice/not-offered',
    says: 'Did you mean Test Cub?',
  },
  {
    name: 'targets that nobody asks for',
    text: add('actions: [{ say: Destroy all creatures., by: Apple, targets: [Test Cub] }]'),
    at: '9:62',
    code: 'choice/unused',
  },
  {
    name: 'a response to nothing',
    text: add('actions: [{ turn: true, inResponseTo: it }]'),
    at: '9:39',
    code: 'scenario/response',
  },
  {
    name: 'a response to what cannot be done',
    text: add(
      'actions: [{ activate: Test Cub, illegal: true }, { say: Draw a card., by: Apple, inResponseTo: Test Cub }]',
    ),
    at: '9:96',
    code: 'scenario/response',
    says: 'it is listed as something that cannot be done',
  },
  {
    name: 'a choice that is never asked',
    text: add('choices: [{ by: Apple, asks: may, choose: accept }]'),
    at: '9:11',
    code: 'choice/unused',
  },
  {
    name: 'a choice by nobody',
    text: add('choices: [{ by: Aple, choose: accept }]'),
    at: '9:17',
    code: 'scenario/unknown-player',
  },
  {
    name: 'an expectation of nothing that is there',
    text: add('expect: { always: [{ object: Test Cud, zone: hand }] }'),
    at: '9:30',
    code: 'expect/unknown-name',
  },
  {
    name: 'what is expected never to happen to something that does not exist',
    text: add('expect: { never: [{ happened: destroy, object: Test Cud }] }'),
    at: '9:48',
    code: 'expect/unknown-name',
    says: 'Did you mean Test Cub?',
  },
  {
    name: 'what is expected never to trigger and does not exist',
    text: add('expect: { never: [{ triggered: Test Cud }] }'),
    at: '9:32',
    code: 'expect/unknown-name',
  },
  {
    name: 'an expectation of a value that is not known',
    text: add('expect: { never: [{ player: Apple, life: 20 }] }'),
    at: '9:19',
    code: 'expect/missing-value',
    says: 'Give Apple life.',
  },
];

/** Apple has an Armory that costs a card of the hand and exhausts itself. */
/** Apple does something with what it is not done with, having this. */
const somethingElse = (has: string, does: string): string => `game: duel-masters
title: done with something else
cards:
  - { name: Test Plain, type: Creature, power: 1000 }
  - { name: Test Note, type: Spell, text: Draw a card. }
players: [{ name: Apple, ${has} }, { name: Nutmeg, hand: [{ card: Test Note, as: theirs }] }]
actions: [{ ${does}, by: Apple }]
`;

const ARMORY = (hand: string, armory: string, actions: string): string => `game: riftbound
title: An ability that costs something
players:
  - { name: Apple, hand: [${hand}], base: [{ card: Unlicensed Armory${armory} }, Corina Veraza] }
  - { name: Nutmeg, hand: [Hidden Blade] }
actions: [${actions}]
`;

/** What cannot be done by the time when its turn comes. */
const DEEDS: Bad[] = [
  {
    name: 'an ability used with an empty hand',
    text: ARMORY('', '', '{ use: Unlicensed Armory }'),
    at: '6:11',
    code: 'action/unpayable',
    says: '`use: Unlicensed Armory`',
  },
  {
    name: 'an ability called illegal that can be used',
    text: ARMORY('Hidden Blade', '', '{ use: Unlicensed Armory, illegal: true }'),
    at: '6:11',
    code: 'action/legal',
  },
  {
    name: 'an ability of what is exhausted already',
    text: ARMORY('Hidden Blade', ', exhausted: true', '{ use: Unlicensed Armory }'),
    at: '6:11',
    code: 'action/unpayable',
  },
  {
    name: 'an ability used a second time',
    text: ARMORY('Hidden Blade, Hidden Blade', '', '{ use: Unlicensed Armory }, { use: Unlicensed Armory }'),
    at: '6:39',
    code: 'action/unpayable',
  },
  {
    name: 'a token that is not there by then',
    text: `game: riftbound
title: Nobody makes a Brush
players: [{ name: Apple, legend zone: ["Ivern, Green Father"], battlefields: [{ card: Test Guard, at: Test Field }] }, { name: Nutmeg }]
cards: [{ name: Test Field, type: Battlefield }, { name: Test Guard, type: Unit, might: 3 }]
shared: { battlefields: [Test Field] }
actions: [{ conquer: Test Field }, { conquer: Brush }]
choices: [{ by: Apple, asks: may, choose: decline }]
`,
    at: '6:36',
    code: 'action/not-there',
    says: 'Brush',
  },
  {
    name: 'to do something after one has left the game (800.4a)',
    text: `game: magic
title: who has lost does nothing any more
players: [{ name: Apple, life: 20 }, { name: Nutmeg, life: 1 }, { name: Pear, life: 20 }]
actions:
  - { say: Target player loses 1 life., by: Apple, targets: [Nutmeg] }
  - { draw: true, by: Nutmeg }
`,
    at: '6:5',
    code: 'action/left',
  },
  {
    name: 'to replace something without being told to (438.2)',
    text: `game: riftbound
title: Replace is a limited action
cards: [{ name: Test Pawn, type: Unit, might: 1 }]
players: [{ name: Apple, base: [Test Pawn] }, { name: Nutmeg }]
actions: [{ replace: Test Pawn }]
`,
    at: '5:11',
    code: 'action/limited',
  },
  {
    name: 'to summon what is in the battle zone',
    text: somethingElse('battle zone: [Test Plain]', 'summon: Test Plain'),
    at: '7:11',
    code: 'action/in-play',
    says: 'that is in play already',
  },
  {
    name: 'to summon a spell',
    text: somethingElse('hand: [Test Note]', 'summon: Test Note'),
    at: '7:11',
    code: 'action/unfit',
    says: 'what is summoned is a creature',
  },
  {
    name: 'to cast a creature that is no spell',
    text: somethingElse('hand: [Test Plain]', 'cast: Test Plain'),
    at: '7:11',
    code: 'action/unfit',
    says: 'what is cast is a spell',
  },
  {
    name: 'to summon what lies under a creature',
    text: somethingElse(
      'battle zone: [{ card: Test Plain, as: top }], under: [{ card: Test Plain, as: low, attachedTo: top }]',
      'summon: low',
    ),
    at: '7:11',
    code: 'action/unfit',
    says: 'no part of another',
  },
  {
    name: 'to attack a creature of one’s own',
    text: somethingElse(
      'battle zone: [{ card: Test Plain, as: one }, { card: Test Plain, as: two }]',
      'attack: one, with: two',
    ),
    at: '7:11',
    code: 'action/unfit',
    says: 'what is attacked is an opponent',
  },
  {
    name: 'to cast what is in another player’s hand',
    text: somethingElse('hand: [Test Plain]', 'cast: theirs'),
    at: '7:11',
    code: 'action/not-yours',
    says: 'Nutmeg',
  },
  {
    name: 'to play a battlefield',
    text: `game: riftbound
title: done with something else
cards: [{ name: Test Field, type: Battlefield }]
players: [{ name: Apple, hand: [Test Field] }, { name: Nutmeg }]
actions: [{ play: Test Field, by: Apple }]
`,
    at: '5:11',
    code: 'action/unfit',
    says: 'what is played is a unit',
  },
  {
    name: 'to cast a land',
    text: `game: magic
title: done with something else
cards: [{ name: Test Field, type: Land }]
players: [{ name: Apple, hand: [Test Field] }, { name: Nutmeg }]
actions: [{ cast: Test Field, by: Apple }]
`,
    at: '5:11',
    code: 'action/unfit',
    says: 'a land is played',
  },
  {
    name: 'to play what is no land',
    text: `game: magic
title: done with something else
cards: [{ name: Test Cub, type: Creature, stats: 1/1 }]
players: [{ name: Apple, hand: [Test Cub] }, { name: Nutmeg }]
actions: [{ play: Test Cub, by: Apple }]
`,
    at: '5:11',
    code: 'action/unfit',
    says: 'anything else is cast',
  },
  {
    name: 'to turn face up what lies so',
    text: `game: magic
title: done with something else
cards: [{ name: Test Cub, type: Creature, stats: 1/1 }]
players: [{ name: Apple, battlefield: [Test Cub] }, { name: Nutmeg }]
actions: [{ turn face up: Test Cub, by: Apple }]
`,
    at: '5:11',
    code: 'action/unfit',
    says: 'a face-down permanent',
  },
  {
    name: 'to Flip Summon what is face-up',
    text: `game: yugioh
title: done with something else
cards: [{ name: Test Cub, type: Normal Monster, level: 4 }]
players: [{ name: Apple, monsters: [Test Cub] }, { name: Nutmeg }]
actions: [{ flip summon: Test Cub, by: Apple }]
`,
    at: '5:11',
    code: 'action/unfit',
    says: 'face-down monster',
  },
  {
    name: 'to Normal Summon from the GY',
    text: `game: yugioh
title: done with something else
cards: [{ name: Test Cub, type: Normal Monster, level: 4 }]
players: [{ name: Apple, gy: [Test Cub] }, { name: Nutmeg }]
actions: [{ normal summon: Test Cub, by: Apple }]
`,
    at: '5:11',
    code: 'action/unfit',
    says: 'in the hand',
  },
  {
    name: 'to cast what is on the battlefield',
    text: `game: magic
title: a permanent is no card in a hand
players: [{ name: Apple, battlefield: [Bear Cub] }, { name: Nutmeg }]
actions: [{ cast: Bear Cub }]
`,
    at: '4:11',
    code: 'action/in-play',
    says: 'cast: Bear Cub',
  },
  {
    name: 'to attack with what has been destroyed',
    text: `game: duel-masters
title: a creature that is no more
cards:
  - { name: Test Storm, type: Spell, text: Destroy all creatures. }
  - { name: Test Owl, type: Creature, power: 1000 }
players: [{ name: Apple, battle zone: [Test Owl], hand: [Test Storm] }, { name: Nutmeg, shields: 3 }]
actions: [{ cast: Test Storm, by: Apple }, { attack: Test Owl, by: Apple }]
`,
    at: '7:44',
    code: 'action/not-in-play',
    says: 'attack: Test Owl',
  },
  {
    name: 'to play what lies in the trash',
    text: `game: riftbound
title: nothing says that it can be played from there
cards: [{ name: Test Pawn, type: Unit, might: 1 }]
players: [{ name: Apple, trash: [Test Pawn] }, { name: Nutmeg }]
actions: [{ play: Test Pawn }]
`,
    at: '5:11',
    code: 'action/from-trash',
  },
  {
    name: "an opponent's ability",
    text: ARMORY('Hidden Blade', '', '{ use: Unlicensed Armory, by: Nutmeg }'),
    at: '6:11',
    code: 'action/not-yours',
    says: 'by: Apple',
  },
];

/** A value that there is not, in a fact whose other keys another kind of fact has as well. */
const FACTS: Bad[] = [
  ['always: [{ happened: destroyy, object: Test Cub }]', '9:32', 'happened', 'Did you mean destroy?'],
  [
    'outcomes: [[{ happened: gain lif, player: Apple, times: 2 }]]',
    '9:35',
    'happened',
    'Did you mean gain life?',
  ],
  ['outcomes: [{ happened: gain lif, player: Apple }]', '9:34', 'happened', 'Did you mean gain life?'],
  ['possible: [{ happened: destroy, object: Test Cub, too: exile }]', '9:61', '"too"', 'Did you mean to?'],
].map(([expect = '', at = '', about = '', says]): Bad => {
  const code = about.startsWith('"') ? 'scenario/unknown-key' : 'scenario/value';
  return { name: expect, text: add(`expect: { ${expect} }`), at, code, says: says ?? '' };
});

const FORMS: Bad[] = [
  { name: 'an empty file', text: '', at: '1:1', code: 'source/empty' },
  { name: 'a file of remarks', text: '# nothing\n---\n---\n', at: '1:1', code: 'source/empty' },
  { name: 'a sentence', text: 'It is raining.', at: '1:1', code: 'scenario/type' },
  { name: 'a list', text: '- a\n- b\n', at: '1:1', code: 'scenario/type' },
  {
    name: 'a card file',
    text: 'game: magic\ncards: []\n',
    at: '1:1',
    code: 'scenario/missing',
    says: '--cards',
  },
  { name: 'no YAML', text: '<html><body class="x">: {[</body>', at: '1:34', code: 'source/syntax' },
  { name: 'a bracket left open', text: add('turn: [a, b'), at: '10:1', code: 'source/syntax' },
  { name: 'tabs', text: 'game: magic\n\ttitle: x\n', at: '2:1', code: 'source/syntax' },
  {
    name: 'a key twice',
    text: add('title: Again'),
    at: '9:1',
    code: 'source/syntax',
    says: 'leave one of the two out',
  },
  {
    name: 'a misspelt key in a list of lists',
    text: add('expect: { outcomes: [[{ object: Test Cub, zon: graveyard }]] }'),
    at: '9:43',
    code: 'scenario/unknown-key',
    says: 'Entry 1 of entry 1 of `outcomes`',
  },
  {
    name: 'no kind of event',
    text: add('expect: { always: [{ times: 1 }] }'),
    at: '9:20',
    code: 'scenario/missing',
    says: '`happened` is missing',
  },
  {
    name: 'an event of no kind that there is',
    text: add('expect: { always: [{ happened: zork }] }'),
    at: '9:32',
    code: 'scenario/value',
    says: ' more.',
  },
  { name: 'a list as a key', text: '? [a]\n: b\n', at: '1:3', code: 'source/key' },
  { name: 'a function', text: add('turn: !!js/function "x"'), at: '9:7', code: 'source/syntax' },
  { name: 'binary data in a text', text: add('turn: !!binary aGVsbG8='), at: '9:16', code: 'scenario/type' },
  { name: 'a tag of its own', text: add('turn: !me hello'), at: '9:7', code: 'source/syntax' },
  { name: 'a NUL', text: spoil('magic', 'magic\0'), at: '1:7', code: 'scenario/value' },
  {
    name: 'broken UTF-8',
    text: new Uint8Array([...new TextEncoder().encode('game: magic\ntitle: caf'), 0xe9, 0x0a]),
    at: '2:11',
    code: 'file/encoding',
    says: 'Save the file as UTF-8.',
  },
  {
    name: 'a picture',
    text: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    at: '1:1',
    code: 'file/encoding',
  },
  { name: 'ten megabytes', text: 'a'.repeat(10_000_000), at: '1:1', code: 'source/too-large' },
  { name: 'brackets without end', text: '['.repeat(60_000), at: '1:[0-9]+', code: 'source/too-deep' },
  {
    name: 'deep nesting',
    text: add(`turn: ${'['.repeat(5000)}${']'.repeat(5000)}`),
    at: '9:[0-9]+',
    code: 'source/too-deep',
  },
  {
    name: 'aliases that multiply',
    text: `a: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e', 'f']
      .map((name, index) => `${name}: &${name} [${`*${'abcde'[index]}, `.repeat(9)}]`)
      .join('\n')}\n`,
    at: '[0-9]+:[0-9]+',
    code: 'source/too-many-parts',
  },
  { name: 'an alias within itself', text: 'game: &a [*a]\n', at: '1:11', code: 'source/too-deep' },
  { name: 'an alias of nothing', text: spoil('magic', '*it'), at: '1:7', code: 'source/alias' },
  {
    name: 'an endless alias',
    text: spoil('magic', `*${'it'.repeat(3000)}`),
    at: '1:7',
    code: 'source/alias',
    says: '…',
  },
  {
    name: 'an endless tag',
    text: add(`turn: !${'me'.repeat(3000)} hello`),
    at: '9:7',
    code: 'source/syntax',
  },
  {
    name: 'an endless key',
    text: add(`? ${'me'.repeat(3000)}\n: 1`),
    at: '9:3',
    code: 'scenario/unknown-key',
  },
  { name: 'an endless game', text: spoil('magic', 'me'.repeat(3000)), at: '1:7', code: 'scenario/value' },
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'].flatMap((key): Bad[] => [
    { name: `${key} as a key`, text: add(`${key}: { x: 1 }`), at: '9:1', code: 'source/forbidden-key' },
    {
      name: `${key} as a counter`,
      text: spoil('[Test Cub]', `[{ card: Test Cub, counters: { ${key}: 1 } }]`),
      at: '7:49',
      code: 'source/forbidden-key',
    },
  ]),
];

/** The problems of an output, each line by line, without the empty ones. */
function problemsIn(output: string): string[][] {
  const told: string[][] = [];
  for (const line of output.split('\n').filter((one) => one.trim() !== '')) {
    if (HEAD.test(line)) told.push([]);
    told.at(-1)?.push(line);
  }
  return told;
}

const HEAD = /\[[a-z-]+\/[a-z-]+\]$/;

describe.each([
  { of: 'names', table: NAMES },
  { of: 'values', table: VALUES },
  { of: 'zones without room', table: CROWDED },
  { of: 'actions, choices, expectations', table: ACTIONS },
  { of: 'deeds', table: DEEDS },
  { of: 'facts', table: FACTS },
  { of: 'forms', table: FORMS },
])('$of', ({ table }) => {
  test.each(table)('$name', async ({ text, at, code, says = '', problems = 1 }) => {
    const result = await insteadOn(text);
    const heads = result.stderr.split('\n').filter((line) => HEAD.test(line));
    expect(heads).toHaveLength(problems);
    expect(heads[0]).toMatch(new RegExp(`^test\\.yaml:${at}: .* \\[${code}\\]$`));
    expect(result.stderr).toContain(says);
    for (const told of problemsIn(result.stderr))
      expect(told.at(-1), 'what to do').toMatch(/^ {2}\S.*[.:?")\]`}]$/);
    expect(result.stderr).not.toMatch(/undefined|\[object|^\s+at .*:\d+:\d+/m);
    expect(result.stderr.length).toBeLessThan(2000);
    expect(result.code).toBe(3);
  });
});

test.each(GAMES)('a clause without end: %s', async (game) => {
  for (const words of [
    '"" '.repeat(1300),
    'a creature or '.repeat(280),
    '('.repeat(3900),
    'instead '.repeat(480),
  ]) {
    const text = JSON.stringify(words);
    const { code, stderr } = await insteadOn(`game: ${game}
title: Words without end
players: [{ name: Apple }, { name: Nutmeg }]
actions: [{ say: ${text} }]
`);
    expect({ code, stderr }).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^test\.yaml:4:18: .* \[text\//),
    });
  }
});

test('the scenario that is spoilt is good', async () => {
  expect(await insteadOn(GOOD)).toMatchObject({ code: 0, stderr: '' });
});

describe('what a game does not ask of objects cannot be said of one', () => {
  const board = (said: string): string => `game: duel-masters
title: in vain
cards: [{ name: Test Soldier, type: Creature, civilization: [Water], race: Liquid People, cost: 3, power: 1000 }]
players: [{ name: Apple, battle zone: [{ card: Test Soldier, ${said} }] }, { name: Nutmeg }]
`;
  test('what it asks can', async () => {
    expect(await insteadOn(board('tapped: true'))).toMatchObject({ code: 0, stderr: '' });
  });
  test.each(['faceDown: true', 'damage: 4', 'counters: { loyalty: 3 }', 'token: true', 'at: x'])(
    '%s',
    async (said) => {
      const { code, stderr } = await insteadOn(board(said));
      expect(code).toBe(3);
      expect(stderr).toContain('[scenario/unknown-key]');
    },
  );
});

describe('what says an instruction is a kind of card', () => {
  const SAYS: readonly (readonly [string, string])[] = [
    ['magic', 'Draw a card.'],
    ['duel-masters', 'Draw a card.'],
    ['yugioh', 'Destroy all monsters on the field.'],
    ['riftbound', 'Draw 1.'],
  ];
  test.each(SAYS)('%s', async (game, text) => {
    const said = (source: string): string => `game: ${game}
title: said
players: [{ name: Apple }, { name: Nutmeg }]
actions:
  - { say: "${text}", source: ${source} }
`;
    const { code, stderr } = await insteadOn(said('a banana'));
    expect(code).toBe(3);
    expect(stderr).toContain('test.yaml:5:');
    expect(stderr).toContain('[scenario/source]');
  });
});

describe('names that objects of JavaScript have are names like any other', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];

  test.each(NAMES)('%s', async (name) => {
    const text = `game: magic
title: ${name}
cards:
  - { name: ${name}, type: Creature — Bear, stats: 2/2, text: When ${name} dies, draw a card., note: ${name} }
players:
  - name: ${name}
    battlefield: [{ card: ${name}, as: toString }, { card: ${name}, as: the other, chose: { card name: ${name} } }]
    library: 3
  - { name: Nutmeg }
actions:
  - { say: Destroy target creature., by: ${name}, targets: [the other] }
expect:
  always:
    - { object: toString, zone: battlefield, name: ${name} }
    - { object: the other, zone: graveyard, controller: ${name} }
    - { player: ${name}, battlefield: 1, graveyard: 1, library: 2 }
    - { triggered: ${name} }
`;
    const quoted = text.replace(/text: ([^}]*\.), note/, 'text: "$1", note');
    expect(await insteadOn(quoted)).toMatchObject({ code: 0, stderr: '' });
  });

  test.each(NAMES)('a word of a text: %s', async (name) => {
    const text = spoil('stats: 2/2 }', `stats: 2/2, text: "${name} ${name} ${name}." }`);
    expect((await insteadOn(text)).code).toBe(3);
  });

  test.each(NAMES)('a word on a type line: %s', async (name) => {
    const { code } = await insteadOn(spoil('Creature — Bear', `${name} Creature — ${name}`));
    expect([0, 3]).toContain(code);
  });
});

describe('an alias means what stands before it', () => {
  test.each([
    { text: GOOD.replace('Apple', '&it Apple').replace('Nutmeg', 'Nutmeg\nturn: *it'), code: 0 },
    { text: `${GOOD.replace('Apple', '&it Apple').replace('Nutmeg', '&it Nutmeg')}turn: *it\n`, code: 0 },
  ])('$text', async ({ text, code }) => {
    expect(await insteadOn(text)).toMatchObject({ code, stderr: '' });
  });

  test('15,000 of them', async () => {
    expect((await insteadOn(`a: &a 1\nb: [${'*a,'.repeat(15_000)}]\n`)).code).toBe(3);
  });
});

describe('limits: at each of them, and one past it', () => {
  const nested = (depth: number): string => add(`ignoring: ${'['.repeat(depth)}${']'.repeat(depth)}`);
  const players = (count: number): string =>
    add(Array.from({ length: count - 2 }, (_, index) => `  - name: Player ${index}`).join('\n'));
  const objects = (count: number): string =>
    spoil(
      '[Test Cub]',
      `[${Array(count - 100)
        .fill('Test Cub')
        .join(', ')}]`,
    ).replace('Nutmeg', `Nutmeg\n    graveyard: [${Array(100).fill('Test Cub').join(', ')}]`);
  const words = (count: number): string =>
    spoil('stats: 2/2 }', `stats: 2/2, note: "${'a'.repeat(count)}" }`);
  const text = (count: number): string => {
    const sentence = 'Flying\n';
    const lines = sentence.repeat(Math.ceil(count / sentence.length)).slice(0, count);
    return spoil('stats: 2/2 }', `stats: 2/2, text: ${JSON.stringify(lines)} }`);
  };

  test.each([
    { limit: 'players', most: LIMITS.players, make: players, code: 'scenario/too-much' },
    { limit: 'objects', most: LIMITS.objects, make: objects, code: 'scenario/too-much' },
    { limit: 'characters of a note', most: LIMITS.text, make: words, code: 'scenario/too-much' },
    { limit: 'characters of a text', most: LIMITS.text, make: text, code: 'scenario/too-much' },
  ])('$most $limit', async ({ most, make, code }) => {
    const { stderr } = await insteadOn(make(most));
    expect(stderr).not.toContain(code);
    const past = await insteadOn(make(most + 1));
    expect(past.code).toBe(3);
    expect(past.stderr).toContain(`[${code}]`);
  });

  test(`${LIMITS.depth} levels`, async () => {
    // The scenario and the key are two of them.
    const at = await insteadOn(nested(LIMITS.depth - 1));
    expect(at.stderr).not.toContain('source/too-deep');
    const past = await insteadOn(nested(LIMITS.depth));
    expect(past.stderr).toContain('[source/too-deep]');
  });

  test(`${LIMITS.scenario} characters of a scenario, in a file of several`, async () => {
    const fill = (length: number): string => {
      const head = GOOD.trimEnd();
      const more = '\nids: ["';
      const lines: string[] = [];
      let left = length - head.length - more.length - 2;
      while (left > 0) {
        const size = Math.min(left, 190);
        const last = left - size < 4;
        lines.push('a'.repeat(last ? left : size));
        left -= last ? left : size + 4;
      }
      return `${head}${more}${lines.join('", "')}"]`;
    };
    expect(fill(LIMITS.scenario)).toHaveLength(LIMITS.scenario);
    const at = await insteadOn(`${GOOD}---\n${fill(LIMITS.scenario)}`);
    expect(at).toMatchObject({ code: 0, stderr: '' });
    const past = await insteadOn(`${GOOD}---\n${fill(LIMITS.scenario + 1)}`);
    expect(past.code).toBe(3);
    expect(past.stderr).toContain('[source/too-large]');
  });

  test('a file that is too long, however many scenarios it has', async () => {
    const many = `${GOOD}---\n`.repeat(Math.ceil(LIMITS.file / GOOD.length) + 1);
    expect((await insteadOn(many)).stderr).toContain('[source/too-large]');
  });
});

test('who has scored a battlefield is one of the players', async () => {
  const { code, stderr } = await insteadOn(`game: riftbound
title: t
cards: [{ name: Test Field, type: Battlefield }]
players:
  - { name: Apple, points: 2, victory score: 8 }
  - { name: Nutmeg, points: 2, victory score: 8 }
shared:
  battlefields: [{ card: Test Field, as: near, chose: { scored by: Aple } }]
actions: [{ conquer: near, by: Apple }]
`);
  expect(code).toBe(3);
  expect(stderr).toContain('test.yaml:8:68:');
  expect(stderr).toContain('[scenario/unknown-choice]');
  expect(stderr).toContain('Did you mean Apple?');
});
