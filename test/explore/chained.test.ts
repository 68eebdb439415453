/**
 * Abilities of Riftbound that all trigger at once, and draw, gain XP or gain points: in which order they stand on the chain is
 * left out of what tells positions apart where it says nothing, and that changes neither an outcome nor the number of its
 * ways, nor which decisions matter.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBig } from '../../src/ground/amount.js';
import { board, ruled } from './boards.js';
import { compared } from './compared.js';

/** More paths than are followed one by one. */
const MOST = 3000;

/** How many boards on which something is decided; `BOARDS=2000 npx vitest run test/explore` tries more. */
const BOARDS = Number(process.env.BOARDS ?? 40);

/** What sees units die and does so much of something, and what looks at that or at how much there is. */
const CARDS: { readonly [name: string]: string } = {
  Sentry: 'type: Unit, might: 1, text: "[Deathknell] — Draw 1. (When I die, get the effect.)"',
  Drum: 'type: Unit, might: 1, text: "When I die, draw 2."',
  Pupil: 'type: Gear, text: "When a friendly unit dies, gain 1 XP."',
  Gift: 'type: Gear, text: "When a friendly unit dies, each opponent draws 1."',
  Hero: 'type: Unit, might: 1, text: "When I die, gain 1 point."',
  Master: 'type: Gear, text: "When a friendly unit dies, gain 2 XP."',
  Rival: 'type: Gear, text: "When an enemy unit dies, draw 1."',
  Whim: 'type: Unit, might: 1, text: "When I die, you may draw 1."',
  Mother: 'type: Unit, might: 1, text: "When I die, play a 1 [M] Recruit unit token."',
  Bell: 'type: Gear, text: "When a friendly unit dies, draw 1."',
  Fame: 'type: Gear, text: "When a friendly unit dies, gain 1 point."',
  Well: 'type: Gear, text: "If you would draw 1, gain 1 XP instead."',
  Toll: 'type: Gear, text: "If you would gain 1 point, you gain 1 XP instead."',
  Choice: 'type: Gear, text: "Once each turn, if you would draw 1, you may gain 1 point instead."',
};

const named = fc.constantFrom(...Object.keys(CARDS));
const few = fc.uniqueArray(named, { minLength: 1, maxLength: 3 });
/** Some of a few kinds, so that equal ones meet. */
const side = (kinds: readonly string[]) => fc.array(fc.constantFrom(...kinds), { maxLength: 3 });

/** A board on which all units die at once. */
const dying = few.chain((kinds) =>
  fc.record({
    mine: side(kinds),
    theirs: side(kinds),
    points: fc.constantFrom(0, 5, 6, 7),
    deck: fc.constantFrom(0, 1, 2, 20),
  }),
);

function text(of: {
  mine: readonly string[];
  theirs: readonly string[];
  points: number;
  deck: number;
}): string {
  const { mine, theirs, points, deck } = of;
  const used = [...new Set([...mine, ...theirs])];
  const player = (name: string, base: readonly string[]) =>
    `  - { name: ${name}, points: ${points}, victory score: 8, xp: 0, main deck: ${deck === 0 ? '[]' : deck}, trash: [], base: [${base.join(', ')}] }`;
  return `game: riftbound
title: all die at once
cards:
${used.map((name) => `  - { name: ${name}, ${CARDS[name]} }`).join('\n')}
  - { name: Recruit, type: Token Unit, might: 1 }
players:
${player('Apple', mine)}
${player('Nutmeg', theirs)}
actions: [{ say: Kill all units., by: Apple }]
`;
}

test('in whatever order they resolve', { timeout: 60_000 + BOARDS * 4_000 }, () => {
  fc.assert(
    fc.property(dying, (of) => {
      const found = compared(board(text(of)), MOST);
      fc.pre(found !== null && found.decisions.length > 1);
    }),
    { numRuns: BOARDS },
  );
});

test.each([
  { mine: ['Hero', 'Sentry', 'Bell'], points: 7, deck: 20 },
  { mine: ['Fame', 'Hero', 'Sentry'], points: 6, deck: 20 },
  { mine: ['Sentry', 'Sentry', 'Fame'], points: 6, deck: 1 },
  { mine: ['Gift', 'Sentry', 'Pupil', 'Master'], points: 7, deck: 0 },
  { mine: ['Sentry', 'Choice', 'Hero'], points: 0, deck: 20 },
])('what is done first is asked where it makes a difference: $mine', ({ mine, points, deck }) => {
  expect(compared(board(text({ mine, theirs: [], points, deck })), MOST)).not.toBeNull();
});

const copies = (count: number, name: string): string[] => Array.from({ length: count }, () => name);
const whole = (of: bigint): bigint => (of < 2n ? 1n : of * whole(of - 1n));

describe('so many units that die, and some things that see them', () => {
  test.each`
    units | gear
    ${2}  | ${2}
    ${3}  | ${2}
    ${3}  | ${3}
  `('$units units, $gear that see each of them', { timeout: 60_000 }, ({ units, gear }) => {
    const mine = [...copies(units, 'Hero'), ...copies(gear, 'Bell'), ...copies(gear, 'Pupil')];
    const ruling = ruled(board(text({ mine, theirs: [], points: 0, deck: 40 })));
    const seen = 2 * gear;
    expect(ruling.cut).toBeNull();
    expect(ruling.outcomes).toHaveLength(1);
    expect(toBig(ruling.ways)).toBe(whole(BigInt(units * (1 + seen))) / whole(BigInt(units)) ** BigInt(seen));
  });
});
