/**
 * Abilities that all trigger at once and do so much to players: their order is left out of what tells positions apart where it
 * says nothing, and that changes neither an outcome nor the number of its ways, nor which decisions matter.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBig } from '../../src/ground/amount.js';
import { board, foundBy, plainly, ruled } from './boards.js';
import { compared } from './compared.js';

/** More paths than are followed one by one. */
const MOST = 3000;

/** How many boards on which something is decided; `BOARDS=2000 npx vitest run test/explore` tries more. */
const BOARDS = Number(process.env.BOARDS ?? 40);

/** What sees others die and does so much of something, and what looks at that or at how much there is. */
const CARDS: { readonly [name: string]: string } = {
  Soul: 'type: Creature — Spirit, stats: 1/1, text: "Whenever another creature dies, you gain 1 life."',
  Artist:
    'type: Creature — Vampire, stats: 1/1, text: "Whenever this creature or another creature dies, target player loses 1 life and you gain 1 life."',
  Cutthroat:
    'type: Creature — Human, stats: 1/1, text: "Whenever this creature or another creature you control dies, each opponent loses 1 life. You gain 1 life."',
  Haze: 'type: Creature — Human, stats: 1/1, text: "Whenever another creature you control dies, draw a card."',
  Moon: 'type: Creature — Human, stats: 1/1, text: "When this creature dies, target opponent draws two cards and you lose 2 life."',
  Ghoul:
    'type: Creature — Elf, stats: 1/1, text: "Whenever another creature dies, put a +1/+1 counter on this creature."',
  Heir: 'type: Creature — Elf, stats: 1/1, text: "When this creature dies, its controller gains 1 life."',
  Whim: 'type: Creature — Elf, stats: 1/1, text: "When this creature dies, you may draw a card."',
  Wish: 'type: Creature — Elf, stats: 1/1, text: "Whenever another creature dies, you may draw a card."',
  Vow: 'type: Creature — Elf, stats: 1/1, text: "Whenever another creature dies, you may gain 1 life. If you do, draw a card."',
  Loss: 'type: Artifact Creature — Wall, stats: 0/1, text: "Indestructible\\nWhenever another creature dies, you may lose 1 life."',
  Pact: 'type: Creature — Elf, stats: 1/1, text: "When this creature dies, you may lose 2 life."',
  Toll: 'type: Creature — Elf, stats: 1/1, text: "When this creature dies, you lose 1 life."',
  Reader: 'type: Enchantment, text: "Whenever you draw a card, each opponent loses 1 life."',
  Spawn:
    'type: Creature — Elf, stats: 1/1, text: "When this creature dies, create a 1/1 white Spirit creature token."',
  Ghost:
    'type: Creature — Elf, stats: 1/1, text: "When this creature dies, create a 1/1 white Spirit creature token with flying."',
  Half: 'type: Creature — Elf, stats: 1/1, text: "When this creature dies, you lose half your life, rounded up."',
  Spark:
    'type: Creature — Elf, stats: 1/1, text: "Whenever another creature dies, this creature deals 1 damage to each opponent."',
  Fire: 'type: Enchantment, text: "Whenever a creature dies, this enchantment deals 1 damage to target player."',
  Drain:
    'type: Artifact Creature — Elf, stats: 1/1, text: "Lifelink\\nIndestructible\\nWhenever a creature dies, this creature deals 1 damage to each opponent."',
  Blight:
    'type: Artifact Creature — Elf, stats: 1/1, text: "Infect\\nIndestructible\\nWhenever a creature dies, this creature deals 4 damage to each opponent."',
  Reaper:
    'type: Creature — Elf, stats: 1/1, text: "Whenever a creature you control dies, this creature deals 1 damage to you and you draw a card."',
  Leech:
    'type: Creature — Elf, stats: 1/1, text: "Lifelink\\nWhenever a creature you control dies, this creature deals 1 damage to each opponent."',
  Vampire:
    'type: Creature — Elf, stats: 1/1, text: "Lifelink\\nUndying\\nWhenever another creature dies, this creature deals 1 damage to each opponent."',
  Wolf: 'type: Creature — Wolf, stats: 1/1, text: "Undying"',
  Finks: 'type: Creature — Ouphe, stats: 3/2, text: "Persist\\nWhen this creature enters, you gain 2 life."',
  Frail: 'type: Creature — Ouphe, stats: 1/1, text: "Persist\\nWhen this creature dies, you lose 1 life."',
  Redcap:
    'type: Creature — Goblin, stats: 2/2, text: "Persist\\nWhen this creature enters, it deals 1 damage to each opponent."',
  Both: 'type: Creature — Wolf, stats: 2/2, text: "Undying\\nPersist"',
  Chief: 'type: Legendary Creature — Wolf, stats: 2/2, text: "Undying"',
  Scholar: 'type: Creature — Wolf, stats: 2/2, text: "Undying\\nWhenever you draw a card, you gain 1 life."',
  Captain: 'type: Creature — Wolf, stats: 2/2, text: "Undying\\nOther creatures you control get +1/+1."',
  Growing:
    'type: Creature — Wolf, stats: 2/2, text: "Undying\\nWhenever another creature enters, put a +1/+1 counter on this creature."',
  Peace: 'type: Enchantment, text: "If a creature would die, you may exile it instead."',
  Kill: 'type: Enchantment, text: "Whenever a creature enters, destroy target creature."',
  Grief: 'type: Enchantment, text: "Whenever a creature dies, that creature\'s controller loses 1 life."',
  Fear: 'type: Enchantment, text: "Whenever a player sacrifices a permanent, that player loses 2 life."',
  Less: 'type: Enchantment, text: "If a source would deal damage to you, prevent 1 of that damage."',
  Bear: 'type: Creature — Bear, stats: 2/2',
  Twice: 'type: Enchantment, text: "If you would gain life, you gain twice that much life instead."',
  Never: 'type: Enchantment, text: "Players can\'t gain life."',
  Bell: 'type: Enchantment, text: "Whenever you gain life, each opponent loses 1 life."',
  Study: 'type: Enchantment, text: "If you would draw a card, you may gain 1 life instead."',
  Wall: 'type: Artifact Creature — Wall, stats: 0/1, text: "Indestructible\\nAs long as you have 4 or more life, this creature gets +1/+1."',
  Grower:
    'type: Artifact Creature — Wall, stats: 1/1, text: "Indestructible\\nWhenever another creature dies, put a +1/+1 counter on this creature."',
  Prize:
    'type: Artifact Creature — Wall, stats: 1/1, text: "Indestructible\\nWhenever another creature dies, you may put a +1/+1 counter on this creature."',
  Rot: 'type: Artifact Creature — Wall, stats: 1/2, text: "Indestructible\\nWhenever another creature dies, put a -1/-1 counter on this creature.\\nWhenever another creature dies, put a +1/+1 counter on this creature."',
  Bond: 'type: Artifact Creature — Wall, stats: 1/1, text: "Indestructible\\nAs long as this creature has a +1/+1 counter on it, it has lifelink.\\nWhenever another creature dies, put a +1/+1 counter on this creature.\\nWhenever another creature dies, this creature deals 1 damage to each opponent."',
  Scales:
    'type: Enchantment, text: "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead."',
  Season:
    'type: Enchantment, text: "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead."',
  Warden:
    'type: Artifact Creature — Wall, stats: 0/1, text: "Indestructible\\nWhenever another creature enters, you gain 1 life."',
  Lord: 'type: Enchantment, text: "Creatures you control get +1/+1."',
  Blessing: 'type: Enchantment, text: "Each creature you control with a +1/+1 counter on it has lifelink."',
  Plague: 'type: Enchantment, text: "Spirit creatures get -1/-1."',
  Host: 'type: Artifact Creature — Wall, stats: 0/*, text: "Indestructible\\nThis creature\'s toughness is equal to the number of creatures you control."',
  Size: 'type: Artifact Creature — Wall, stats: 0/*, text: "Indestructible\\nThis creature\'s toughness is equal to your life total."',
};

const named = fc.constantFrom(...Object.keys(CARDS));
/** Some of a few kinds, so that equal ones meet. */
const side = (kinds: readonly string[]) => fc.array(fc.constantFrom(...kinds), { maxLength: 3 });
const few = fc.uniqueArray(named, { minLength: 1, maxLength: 3 });

/** What comes back, beside some that see it die. */
const RETURNING = [
  'Wolf',
  'Finks',
  'Frail',
  'Redcap',
  'Both',
  'Chief',
  'Scholar',
  'Captain',
  'Growing',
  'Vampire',
];
const SEEING = [
  'Soul',
  'Haze',
  'Cutthroat',
  'Reaper',
  'Leech',
  'Spark',
  'Spawn',
  'Ghost',
  'Warden',
  'Toll',
  'Kill',
];
const coming = fc
  .tuple(
    fc.constantFrom(...RETURNING),
    fc.uniqueArray(fc.constantFrom(...SEEING), { minLength: 1, maxLength: 2 }),
  )
  .map(([one, others]) => [one, ...others]);

/** A board on which all that can die dies at once. */
const dyingOf = (some: fc.Arbitrary<string[]>) =>
  some.chain((kinds) =>
    fc.record({
      mine: side(kinds),
      theirs: side(kinds),
      life: fc.constantFrom(1, 2, 3, 20),
      library: fc.constantFrom(0, 1, 2, 20),
      says: fc.constantFrom('Destroy all creatures.', 'Each player sacrifices all creatures they control.'),
    }),
  );

function text(of: { mine: string[]; theirs: string[]; life: number; library: number; says: string }): string {
  const { mine, theirs, life, library, says } = of;
  const used = [...new Set([...mine, ...theirs])];
  return `game: magic
title: all die at once
cards:
${used.map((name) => `  - { name: ${name}, ${CARDS[name]} }`).join('\n')}
  - { name: Some Card, type: Sorcery }
players:
  - { name: Apple, life: ${life}, library: ${library}, battlefield: [${mine.join(', ')}] }
  - { name: Nutmeg, life: ${life}, library: ${library}, battlefield: [${theirs.join(', ')}] }
actions: [{ say: ${says}, by: Apple }]
`;
}

test.each([
  { name: 'in whatever order they resolve', dying: dyingOf(few) },
  { name: 'so it is where some of them return what has died', dying: dyingOf(coming) },
])('$name', { timeout: 60_000 + BOARDS * 4_000 }, ({ dying }) => {
  fc.assert(
    fc.property(dying, (of) => {
      const found = compared(board(text(of)), MOST);
      fc.pre(found !== null && found.decisions.length > 1);
    }),
    { numRuns: BOARDS },
  );
});

test.each([
  { name: 'Pact', life: 3 },
  { name: 'Pact', life: 4 },
  { name: 'Loss', life: 2 },
  { name: 'Loss', life: 3 },
])('what is done first may leave too little: $name at $life life', ({ name, life }) => {
  const mine = [name, 'Soul', 'Toll', 'Toll'];
  compared(
    board(
      text({
        mine,
        theirs: [],
        life,
        library: 0,
        says: 'Each player sacrifices all creatures they control.',
      }),
    ),
    MOST,
  );
});

test.each([
  ['Scholar', 'Haze', 'Haze', 'Toll'],
  ['Growing', 'Spawn', 'Spawn', 'Soul'],
  ['Captain', 'Spawn', 'Haze', 'Toll'],
  ['Both', 'Soul', 'Haze'],
  ['Frail', 'Soul', 'Haze'],
  ['Frail', 'Reaper', 'Toll'],
  ['Vampire', 'Toll', 'Toll'],
])('what returns may look at what is done after it: %s beside %s and %s', (...mine) => {
  for (const life of [3, 20]) {
    const set = board(text({ mine, theirs: [], life, library: 20, says: 'Destroy all creatures.' }));
    expect(compared(set, MOST)).not.toBeNull();
  }
});

const copies = (count: number, name: string): string[] => Array.from({ length: count }, () => name);
const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));

/** Every way to take so many of the numbers from 0 on, in no order. */
function some(count: number, most: number): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, first) => first).flatMap((first) =>
    some(count - 1, first).map((others) => [first, ...others]),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Positions in which somebody decides: whichever abilities are still to be announced, by how many of each creature, and how
 * many of the others have which target. Which is next is asked where creatures differ; its target where there are several.
 */
function positions(count: number, each: number, targets: number): number {
  const aimed = (left: number): number => (targets === 1 ? 1 : count * each - left + 1);
  const ordered = some(count, each).filter((left) => left.filter((one) => one > 0).length > 1);
  const orders = sum(ordered.map((left) => aimed(sum(left))));
  if (targets === 1) return orders;
  const inHand = copies(each, '').map((_, left) => left);
  return (
    orders + sum(some(count - 1, each).flatMap((left) => inHand.map((own) => aimed(sum(left) + own + 1))))
  );
}

describe('some equal creatures that see one another die', () => {
  // Each sees the others, and itself where it says so: so many times the same of each, in an order that its player says.
  test.each`
    name           | count | each | targets | outcomes | decisions
    ${'Soul'}      | ${2}  | ${1} | ${1}    | ${1}     | ${1}
    ${'Soul'}      | ${3}  | ${2} | ${1}    | ${1}     | ${7}
    ${'Soul'}      | ${4}  | ${3} | ${1}    | ${1}     | ${31}
    ${'Soul'}      | ${5}  | ${4} | ${1}    | ${1}     | ${121}
    ${'Cutthroat'} | ${3}  | ${3} | ${1}    | ${1}     | ${16}
    ${'Cutthroat'} | ${4}  | ${4} | ${1}    | ${1}     | ${65}
    ${'Artist'}    | ${2}  | ${2} | ${2}    | ${5}     | ${21}
    ${'Artist'}    | ${3}  | ${3} | ${2}    | ${10}    | ${226}
    ${'Artist'}    | ${4}  | ${4} | ${2}    | ${17}    | ${1745}
  `('$count times $name', { timeout: 60_000 }, ({ name, count, each, targets, outcomes, decisions }) => {
    const set = board(
      text({ mine: copies(count, name), theirs: [], life: 20, library: 0, says: 'Destroy all creatures.' }),
    );
    const ruling = ruled(set);
    const ways = (factorial(count * each) / factorial(each) ** count) * targets ** (count * each);
    expect(positions(count, each, targets)).toBe(decisions);
    expect(ruling.cut).toBeNull();
    expect(toBig(ruling.ways)).toBe(BigInt(ways));
    expect(ruling.outcomes).toHaveLength(outcomes);
    expect(ruling.decisions).toHaveLength(decisions);
    if (ways <= MOST) expect(foundBy(ruling)).toEqual(plainly(set, MOST));
  });
});

const whole = (of: bigint): bigint => (of < 2n ? 1n : of * whole(of - 1n));

describe('several of each of some kinds, all of which see one another die', () => {
  // What is done may be a counter, a token, or nothing; what is offered is done or not, each for itself.
  test.each`
    often                | once         | most | offers | outcomes
    ${['Soul']}          | ${['Spawn']} | ${2} | ${0}   | ${1}
    ${['Cutthroat']}     | ${['Spawn']} | ${2} | ${0}   | ${1}
    ${['Ghoul']}         | ${['Spawn']} | ${2} | ${0}   | ${1}
    ${['Wish']}          | ${['Spawn']} | ${2} | ${6}   | ${7}
    ${['Spark']}         | ${['Spawn']} | ${2} | ${0}   | ${1}
    ${['Soul']}          | ${['Ghost']} | ${2} | ${0}   | ${1}
    ${['Soul']}          | ${['Wolf']}  | ${2} | ${0}   | ${1}
    ${['Spark', 'Haze']} | ${['Finks']} | ${1} | ${0}   | ${1}
  `('$often and $once', { timeout: 60_000 }, ({ often, once, most, offers, outcomes }) => {
    const mine = [...often, ...once].flatMap((name) => copies(most, name));
    const set = board(text({ mine, theirs: [], life: 200, library: 20, says: 'Destroy all creatures.' }));
    const ruling = ruled(set);
    // A Cutthroat sees itself die, too.
    const each: readonly number[] = often.map((name: string) => mine.length - (name === 'Cutthroat' ? 0 : 1));
    const all = BigInt(sum(each) * most + once.length * most);
    const equal = each.reduce((product, one) => product * whole(BigInt(one)) ** BigInt(most), 1n);
    expect(ruling.cut).toBeNull();
    expect(toBig(ruling.ways)).toBe((whole(all) / equal) * 2n ** BigInt(offers));
    expect(ruling.outcomes).toHaveLength(outcomes);
  });
});
