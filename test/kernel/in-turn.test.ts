/** What several players do by one instruction: at once, or one after the other where the rules have it so. */

import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some, What, Who } from '../../src/ability/reference.js';
import type { ObjectId } from '../../src/ground/id.js';
import { answer } from '../../src/kernel/step.js';
import type { Answer } from '../../src/position/decision.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, insteadOfSinking, river, says, YOU } from './ferry.js';
import { ferryWith, type Played, played, problemOf } from './played.js';

const EACH: Who = { who: 'player', said: 'each', as: 0 };
const it: What = { what: 'that', of: 1, said: 'it' };
const boatOf = (more: Partial<Some> = {}): Some => ({
  ...BOATS,
  quantity: { how: 'one', said: 'a' },
  ...more,
});

/** Boats "a", "b" and "c" of the first, second and third player. */
function run(steps: readonly Instruction[], policy: Partial<Policy> = { inTurn: () => true }): Played {
  const boats = ['a', 'b', 'c'].map((name, at) => [boat(name), at] as const);
  const happening = { happen: () => true };
  return played(
    river(boats, [says(...steps)], 'plain'),
    ferryWith({ whistle: happening, horn: happening }, policy),
  );
}

/** By whom, in groups of what is raised together. */
const raised = ({ notices }: Played): unknown =>
  notices.flatMap((one) =>
    one.notice === 'raised' ? [one.events.map(({ kind, player }) => `${kind} ${player}`)] : [],
  );

/** The players are asked in their order, and give these answers. */
function answered({ play }: Played, answers: readonly Answer[]): void {
  for (const [player, given] of answers.entries()) {
    expect(play.table.position.decision?.by).toBe(player);
    answer(play, given);
  }
}

describe('what each player does', () => {
  test('is done at once, or by one after the other; then comes what is said later', () => {
    const steps = [act('whistle', { by: EACH }), act('horn', { by: YOU })];
    const three = ['whistle 0', 'whistle 1', 'whistle 2'];
    expect(raised(run(steps, {}))).toEqual([three, ['horn 0']]);
    expect(raised(run(steps))).toEqual([...three.map((one) => [one]), ['horn 0']]);
  });

  test('is not divided where it is one player who does it', () => {
    const one = run([act('whistle', { by: YOU }), act('horn')]);
    expect(raised(one)).toEqual([['whistle 0'], ['horn 0']]);
    const ifDone: Instruction = { do: 'if', given: { if: 'did' }, yes: [act('horn')] };
    expect(raised(run([act('whistle', { by: YOU }), ifDone]))).toEqual([['whistle 0'], ['horn 0']]);
  });

  test('may be chosen, by each as their turn comes', () => {
    const run1 = run([act('sink', { by: EACH, object: boatOf() })]);
    answered(
      run1,
      [2, 0, 1].map((id) => ({ objects: [id as ObjectId] })),
    );
    expect(run1.happened()).toEqual(['sink 2', 'sink 0', 'sink 1']);
  });

  test('may be offered, to each as their turn comes', () => {
    const offer: Instruction = { do: 'may', who: EACH, steps: [act('gain', { amount: 1 })] };
    const offered = run([offer, act('horn', { by: YOU })]);
    answered(
      offered,
      [0, 1, 0].map((option) => ({ option })),
    );
    expect(raised(offered)).toEqual([['gain 0'], ['gain 2'], ['horn 0']]);
  });

  test('keeps the words apart: "they" is the player whose turn it is', () => {
    const they: Who = { who: 'that', of: 0, said: 'that' };
    const offer: Instruction = {
      do: 'may',
      who: EACH,
      steps: [act('whistle', { by: they }), act('horn', { by: YOU })],
    };
    const offered = run([offer]);
    answer(offered.play, { option: 1 });
    answer(offered.play, { option: 0 });
    answer(offered.play, { option: 1 });
    expect(raised(offered)).toEqual([['whistle 1'], ['horn 0']]);
  });
});

describe('what later words say of it', () => {
  const sinks = (more: Partial<Some> = {}) => act('sink', { by: EACH, object: boatOf(more) });
  const ifDone = (given: 'did' | 'not'): Instruction => ({
    do: 'if',
    given: given === 'did' ? { if: 'did' } : { if: 'not', of: { if: 'did' } },
    yes: [act('horn')],
  });
  test.each([
    { name: 'whether it is done', steps: [act('whistle', { by: EACH }), ifDone('did')] },
    { name: 'what is done where it is not', steps: [act('whistle', { by: EACH }), ifDone('not')] },
    { name: 'to what it was done', steps: [sinks({ as: 1 }), act('land', { object: it })] },
    {
      name: 'what it was done with, whatever stands between',
      steps: [act('sink', { by: EACH, object: BOATS, as: 1 }), act('horn'), act('land', { object: it })],
    },
    {
      name: 'how much of it was tried',
      steps: [
        act('sink', { by: EACH, object: BOATS, tried: 1 }),
        act('gain', { amount: { count: 'that', of: 1 } as never, object: it }),
      ],
    },
  ])('is not known: $name', ({ steps }) => {
    expect(problemOf(() => run(steps))?.code).toBe('rule/not-modelled');
  });

  test('is known where they say nothing of it, and where all is done at once', () => {
    const lands = act('land', { object: BOATS });
    expect(run([act('whistle', { by: EACH, as: 1 }), lands]).happened()).toEqual([
      'whistle',
      'whistle',
      'whistle',
      'land 0',
      'land 1',
      'land 2',
    ]);
    const together = run([act('sink', { by: YOU, object: BOATS, as: 1 }), act('land', { object: it })]);
    expect(together.zones()).toEqual(['bank', 'bank', 'bank']);
  });

  test('comes after what replaces it for one of them', () => {
    const boats = ['a', 'b', 'c'].map((name, at) => {
      const card =
        at === 1 ? boat(name, insteadOfSinking({ outcome: 'stand in', do: [act('horn')] })) : boat(name);
      return [card, at] as const;
    });
    const happening = { happen: () => true };
    const run1 = played(
      river(boats, [says(act('sink', { by: EACH, object: BOATS }), act('whistle', { by: YOU }))], 'plain'),
      ferryWith({ whistle: happening, horn: happening }, { inTurn: () => true }),
    );
    expect(run1.happened().at(-1)).toBe('whistle');
  });
});
