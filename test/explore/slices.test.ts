/** An exploration in pieces comes to the same as one without a pause, and what it has found by then is marked as a part. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text.js';
import { Exploration, type Exploring } from '../../src/explore/ruling.js';
import { open, save } from '../../src/kernel/open.js';
import { Judging, judge } from '../../src/scenario/judge.js';
import { written } from '../scenario/judged.js';
import { type Board, board, ruled } from './boards.js';

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

function exploration({ definition, position, choices }: Board, how: Exploring = {}): Exploration {
  const play = open(definition.rulebook, position);
  return new Exploration(play, { fixing: choices.fixing(play), unmerged: 0, ...how });
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
      expect(part.decisions.some(({ matters }) => matters)).toBe(false);
    }
    expect(pieces.found).toEqual({ positions: whole.decisions.length, outcomes: whole.outcomes.length });
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

  test('a limit cuts it as it cuts the whole', () => {
    const limits = { positions: 3 };
    const pieces = exploration(orders, { limits });
    while (!pieces.advance(paused(1)));
    expect(pieces.ruling()).toEqual(ruled(orders, { limits }));
  });
});

describe('a judgement in pieces', () => {
  const { definition, scenario, cards, source } = written(`${ORDERS}expect: { outcomes: 99 }`);
  const judging = () => new Judging(definition, scenario, cards, source);

  test('comes to the same', () => {
    const pieces = judging();
    while (!pieces.advance(paused(2)));
    expect(pieces.judgement()).toEqual(judge(definition, scenario, cards, source));
  });

  test('that is stopped says so', () => {
    const pieces = judging();
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
    const pieces = new Judging(wrong.definition, wrong.scenario, wrong.cards, wrong.source);
    expect(pieces.advance(() => true)).toBe(true);
    expect(pieces.judgement()).toMatchObject({ ruling: null, setup: null });
    expect(pieces.judgement().problems).not.toEqual([]);
  });
});
