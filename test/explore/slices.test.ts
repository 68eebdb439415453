/** An exploration in pieces comes to the same as one without a pause, and what it has found by then is marked as a part. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { documentOf } from '../../src/explain/telling.js';
import { rulingText } from '../../src/explain/text/text.js';
import { Exploration, explore } from '../../src/explore/ruling.js';
import type { Exploring } from '../../src/explore/walk.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import { save } from '../../src/kernel/saving/save.js';
import { advance } from '../../src/kernel/step.js';
import { magicRules } from '../../src/rulebooks/magic/ruleset.js';
import { judge, judging } from '../../src/scenario/judge.js';
import { Judging } from '../../src/scenario/judging.js';
import { setUp } from '../../src/scenario/setup.js';
import { written } from '../scenario/judged.js';
import { type Board, board, expectWays, ruled } from './boards.js';

const ORDERS = `game: magic
title: many orders
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
  - name: Test Ban
    type: Enchantment
    text: Creatures enter tapped.
  - name: Test Boon
    type: Enchantment
    text: Creatures you control enter with an additional +1/+1 counter on them.
  - name: Test Copier
    type: Creature — Shapeshifter
    stats: 0/0
    text: You may have this creature enter as a copy of any creature on the battlefield.
players:
  - { name: Apple, battlefield: [Test Ban, Test Ban, Test Ban] }
  - { name: Nutmeg, battlefield: [Test Boon, Test Boon, Test Bear], hand: [Test Copier] }
actions: [{ cast: Test Copier, by: Nutmeg }]
`;

const SLIVERS = `game: magic
title: of equal creatures one gets a counter, and one is destroyed
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
  - { name: Test Sliver, type: Creature — Sliver, stats: 3/3, text: "Sliver creatures have vigilance." }
  - { name: Test Order, type: Instant, text: "Put a +1/+1 counter on target creature.\\nTarget creature you control fights target creature you don't control." }
players:
  - { name: Apple, battlefield: [Test Bear, Test Bear, Test Sliver, Test Sliver], hand: [Test Order] }
  - { name: Nutmeg, battlefield: [Test Bear, Test Bear] }
actions:
  - { cast: Test Order, by: Apple }
  - { say: Destroy target creature., by: Apple }
`;

const SPARKS = `game: yugioh
title: monsters that are destroyed in either order, and come back together
cards:
  - { name: Test Spark, type: Effect Monster, race: Warrior, text: "When this card is destroyed: You can draw 1 card." }
  - { name: Test Boar, type: Effect Monster, race: Beast, text: "When this card is destroyed: You can draw 1 card." }
players:
  - { name: Apple, monsters: [Test Spark, Test Boar], deck: 5 }
  - { name: Nutmeg }
actions:
  - { say: Destroy 1 monster your opponent controls., by: Nutmeg }
  - { say: Destroy all monsters on the field., by: Apple }
  - { say: Special Summon all monsters from your GY., by: Apple }
  - { say: Destroy all Warrior monsters on the field., by: Nutmeg }
`;

const SHRINES = `game: riftbound
title: of equal units one is recalled, and then both are killed
cards:
  - { name: Test Unit, type: Unit, might: 3 }
  - { name: Test Shrine, type: Gear, text: "Once each turn, if a friendly unit would die, you may heal it, exhaust it, and recall it instead." }
  - { name: Test Trade, type: Spell, text: "Kill a friendly unit. If you do, kill an enemy unit with no more Might than it." }
players:
  - { name: Apple, base: [Test Unit, Test Unit, Test Shrine, Test Shrine], hand: [Test Trade] }
  - { name: Nutmeg, base: [Test Unit, Test Unit] }
actions:
  - { play: Test Trade, by: Apple }
  - { say: Kill up to three units., by: Apple }
`;

const HUSH = `game: riftbound
title: a unit of which something is to be skipped is killed with others like it
rules: "1.4"
cards:
  - { name: Test Unit, type: Unit, might: 3 }
  - { name: Test Hush, type: Spell, text: "Choose an enemy unit. Skip the next time that unit would become [Mighty] this turn." }
  - { name: Test Snare, type: Gear, text: "If an enemy unit would die, banish it instead." }
players:
  - { name: Apple, base: [Test Unit, Test Unit], trash: [Test Unit] }
  - { name: Nutmeg, base: [Test Unit, Test Unit, Test Snare], trash: [Test Unit], hand: [Test Hush] }
actions:
  - { play: Test Hush, by: Nutmeg }
  - { say: Kill a unit., by: Apple }
  - { say: Deal 3 to all units., by: Apple }
`;

function exploration({ definition, position, choices }: Board, how: Exploring = {}): Exploration {
  const play = open(definition.rulebook, position);
  return new Exploration(play, { fixing: choices.fixes ? choices : null, unmerged: 0, ...how });
}

/** Wants a pause after so many answers. */
function paused(answers: number): () => boolean {
  let left = answers;
  return () => left-- === 0;
}

describe('in pieces', () => {
  const orders = board(ORDERS);
  const whole = ruled(orders);

  test.each([1, 2, 7])('of %d answers', (answers) => {
    const pieces = exploration(orders);
    let count = 1;
    while (!pieces.advance(paused(answers))) count += 1;
    expect(count).toBeGreaterThan(3);
    expect(pieces.ruling()).toEqual(whole);
  });

  test('what is found only grows, and is a part until all is followed', () => {
    const pieces = exploration(orders);
    let before = { positions: 0, outcomes: 0 };
    while (!pieces.advance(paused(1))) {
      const { positions, outcomes } = pieces.found;
      expect(positions).toBeGreaterThanOrEqual(before.positions);
      expect(outcomes).toBeGreaterThanOrEqual(before.outcomes);
      before = { positions, outcomes };
      const part = pieces.ruling();
      expect(part.cut).toBe('stopped');
      expect(part.decisions).toHaveLength(positions);
      const keys = whole.outcomes.map(({ key }) => key);
      expect(part.outcomes.every(({ key }) => keys.includes(key))).toBe(true);
      expect(part.decisions.every(({ matters }) => matters === null)).toBe(true);
    }
    expect(pieces.found).toMatchObject({
      positions: whole.decisions.length,
      outcomes: whole.outcomes.length,
    });
    expect(pieces.ruling().cut).toBeNull();
  });

  test('afterwards the game stands where it stood', () => {
    const play = open(orders.definition.rulebook, orders.position);
    const before = JSON.stringify(save(play));
    const pieces = new Exploration(play);
    pieces.advance(paused(2));
    expect(JSON.stringify(save(play))).not.toBe(before);
    pieces.advance();
    expect(JSON.stringify(save(play))).toBe(before);
  });

  test('stopped for good, it is a part, and the game stands where it stood', () => {
    const play = open(orders.definition.rulebook, orders.position);
    const before = JSON.stringify(save(play));
    const pieces = new Exploration(play);
    pieces.advance(paused(2));
    const part = pieces.ruling();
    pieces.stop();
    expect(JSON.stringify(save(play))).toBe(before);
    expect(pieces.advance()).toBe(true);
    expect(pieces.ruling()).toEqual(part);
    expect(part.cut).toBe('stopped');
  });

  test('every call gets on, whatever is wanted', () => {
    const pieces = exploration(orders);
    let calls = 1;
    while (!pieces.advance(() => true)) if (++calls > 1000) break;
    expect(pieces.ruling()).toEqual(whole);
    expect(calls).toBeGreaterThan(3);
  });

  const raise = (): never => {
    throw new TypeError('not mine');
  };
  let beats = 0;
  const THROWING: { readonly [what: string]: { readonly how?: Exploring; readonly visit?: () => void } } = {
    visit: { visit: raise },
    clock: { how: { clock: () => (++beats > 60 ? raise() : beats) } },
  };
  test.each(Object.keys(THROWING))('where its %s throws, the game stands where it stood', (what) => {
    const { how = {}, visit } = THROWING[what] ?? {};
    const play = open(orders.definition.rulebook, orders.position);
    const before = JSON.stringify(save(play));
    expect(() => explore(play, how, visit)).toThrow('not mine');
    expect(JSON.stringify(save(play))).toBe(before);
  });

  test('where the ruling is withheld, the game stands where it stood, and it goes on no more', () => {
    const { definition, position } = board(`game: magic
title: what is in play is cast
cards:
  - name: Test Cub
    type: Creature — Bear
    stats: 2/2
    text: If this creature would die, you may tap it instead.
players: [{ name: Apple, battlefield: [Test Cub] }, { name: Nutmeg }]
actions:
  - { say: Destroy all creatures., by: Nutmeg }
  - { cast: Test Cub, by: Apple }
`);
    const play = open(definition.rulebook, position);
    advance(play);
    const before = JSON.stringify(save(play));
    const pieces = new Exploration(play);
    expect(() => pieces.advance()).toThrow(Withheld);
    expect(JSON.stringify(save(play))).toBe(before);
    expect(pieces.advance()).toBe(true);
    expect(pieces.ruling()).toMatchObject({ outcomes: [], cut: 'stopped' });
  });

  test('a limit cuts it as it cuts the whole', () => {
    const limits = { positions: 3 };
    const pieces = exploration(orders, { limits });
    while (!pieces.advance(paused(1)));
    expect(pieces.ruling()).toEqual(ruled(orders, { limits }));
  });
});

describe('ways through the graph', () => {
  test.each([
    ['many orders', ORDERS],
    ['what comes of them stands in another order than where it was first met', SHRINES],
    ['what was alike is told apart by which came first', SLIVERS],
    ['what came one by one on one way, and at once on another', SPARKS],
    ['what is alike is listed in another order than where it was first met', HUSH],
  ])('%s', (_, text) => {
    expect(expectWays(board(text), 40)).toBeGreaterThan(5);
  });

  test.each([[[99]], [[0, -1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]])('%j is none', (way) => {
    const orders = board(ORDERS);
    const done = new Exploration(open(orders.definition.rulebook, orders.position));
    done.advance();
    expect(done.ways().choices(way)).toBeNull();
  });
});

describe('without the language of its cards', () => {
  const { definition, scenario, cards, source } = written(ORDERS);

  test('a board that is set up is judged all the same', () => {
    const { setup } = setUp(definition, scenario, cards, source);
    const saved = JSON.parse(JSON.stringify({ scenario, setup }));
    const light = new Judging({
      ...saved,
      definition: magicRules,
      source,
      problems: [],
      terms: null,
    });
    light.advance();
    const document = documentOf(light.judgement(), 'en');
    const whole = explain(judge(definition, scenario, cards, source));
    expect({ ...document, words: whole.words }).toEqual(whole);
  });
});

describe('a judgement in pieces', () => {
  const { definition, scenario, cards, source } = written(`${ORDERS}expect: { outcomes: 99 }`);
  const begun = () => judging(definition, scenario, cards, source);

  test('comes to the same', () => {
    const pieces = begun();
    while (!pieces.advance(paused(2)));
    const { others, ...judgement } = pieces.judgement();
    const { others: othersAtOnce, ...atOnce } = judge(definition, scenario, cards, source);
    expect(judgement).toEqual(atOnce);
    const outcomes = judgement.ruling?.outcomes ?? [];
    const ways = outcomes.map((outcome) => [...others(outcome)]);
    expect(ways).toEqual(outcomes.map((outcome) => [...othersAtOnce(outcome)]));
    expect(ways.some(({ length }) => length > 0)).toBe(true);
  });

  test('that is stopped says so', () => {
    const pieces = begun();
    expect(pieces.advance(paused(12))).toBe(false);
    const document = explain(pieces.judgement());
    expect(document).toMatchObject({ partial: true, ruling: { cut: 'stopped' } });
    expect(rulingText(document, { why: false })).toContain(
      'This is only a part of the ruling: it was stopped before every choice was followed.',
    );
    expect(rulingText(explain(pieces.judgement(), { language: 'ja' }), { why: false })).toContain(
      '探索が止められた',
    );
  });

  test('of what cannot be set up is done at once', () => {
    const wrong = written(ORDERS.replace('cast: Test Copier', 'cast: Test Cat'));
    const pieces = judging(wrong.definition, wrong.scenario, wrong.cards, wrong.source);
    expect(pieces.advance(() => true)).toBe(true);
    expect(pieces.judgement()).toMatchObject({ ruling: null, setup: null });
    expect(pieces.judgement().problems).not.toEqual([]);
  });
});

describe('rounds that are tried beforehand', () => {
  const spring = (text: string): Board =>
    board(`game: magic
title: rounds that are tried
cards: [{ name: Test Spring, type: Enchantment, text: "${text}" }]
players:
  - { name: Apple, life: 20, battlefield: [Test Spring] }
  - { name: Nutmeg, life: 20, battlefield: [Test Spring] }
actions: [{ say: You gain 1 life., by: Apple }]
`);
  const OPTIONAL = spring('Whenever you gain life, each opponent may gain 1 life.');
  const MANDATORY = spring('Whenever you gain life, each opponent gains 1 life.');

  /** A clock that goes on by one each time that somebody looks at it. */
  function ticking(): { readonly clock: () => number; now: number } {
    const one = { clock: () => one.now++, now: 0 };
    return one;
  }

  test('leave room for a pause, and come to the same', () => {
    const time = ticking();
    const pieces = exploration(OPTIONAL, { clock: time.clock });
    let longest = 0;
    for (let begun = 0, goesOn = true; goesOn; begun = time.now) {
      goesOn = !pieces.advance(() => true);
      longest = Math.max(longest, time.now - begun);
    }
    expect(time.now).toBeGreaterThan(1000);
    expect(longest).toBeLessThan(100);
    expect(pieces.ruling()).toEqual(finished(exploration(OPTIONAL)).ruling());
  });

  test.each([
    ['that players can go', OPTIONAL],
    ['that nobody can stop', MANDATORY],
  ])('end with the time, though it runs out in the middle: %s', (_, tried) => {
    const whole = ticking();
    exploration(tried, { clock: whole.clock }).advance();
    for (const time of [1 / 3, 2 / 3].map((part) => Math.round(whole.now * part))) {
      const some = ticking();
      const play = open(tried.definition.rulebook, tried.position);
      const cut = new Exploration(play, { clock: some.clock, limits: { time }, unmerged: 0 });
      expect(cut.advance()).toBe(true);
      expect(cut.ruling().cut).toBe('time');
      // It was looked at as the walk began, so often, and once more.
      expect(some.now).toBe(time + 2);
      expect(save(play)).toEqual(save(open(tried.definition.rulebook, tried.position)));
    }
  });

  test('can be stopped in the middle, and then the game stands where it stood', () => {
    const play = open(OPTIONAL.definition.rulebook, OPTIONAL.position);
    const before = save(play);
    const whole = finished(exploration(OPTIONAL)).ruling();
    for (const some of [400, 1000]) {
      const pieces = new Exploration(play, { unmerged: 0 });
      expect(pieces.advance(paused(some))).toBe(false);
      pieces.stop();
      expect(pieces.ruling().cut).toBe('stopped');
      expect(save(play)).toEqual(before);
    }
    const again = new Exploration(play, { unmerged: 0 });
    expect(finished(again).ruling()).toEqual(whole);
  });
});

function finished(one: Exploration): Exploration {
  one.advance();
  return one;
}
