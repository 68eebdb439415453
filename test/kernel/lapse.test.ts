/** What is told to the rulebook of abilities that wait while something else goes on, and what it makes of them. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { RuleKey } from '../../src/ground/id.js';
import { answer } from '../../src/kernel/step.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Lapse, Passing, Policy } from '../../src/rulebook/policy.js';
import { act, boat, called, river, says, THIS } from './ferry.js';
import { ferryWith, played } from './played.js';

const rule: RuleKey = 'too-late';
const sinkA = act('sink', { object: called('a') });
const whenSinks = (...does: readonly Instruction[]): Ability => ({
  ability: 'triggered',
  on: { event: 'sink', object: THIS },
  do: [...does],
});
const horn: EventRule = { happen: () => true };
const gain = act('gain', { amount: 1 });

function said(steps: readonly Instruction[], how: (passing: Passing) => Lapse | undefined) {
  const passings: string[] = [];
  const lapse: Policy['lapse'] = (_game, { late }, passing) => {
    const about = passing.passing === 'happens' ? ` ${passing.events.map(({ kind }) => kind).join()}` : '';
    const together = 'together' in passing && passing.together ? ' together' : '';
    passings.push(`${passing.passing}${about}${together}${late ? ` (${late})` : ''}`);
    return how(passing);
  };
  const board = river(
    [
      [boat('a', whenSinks(gain)), 0],
      [boat('b'), 0],
    ],
    [says(...steps)],
    'plain',
  );
  return { passings, ...played(board, ferryWith({ horn }, { lapse })) };
}

const several = (how: 'and' | 'then' | 'also', ...steps: Instruction[]): Instruction => ({
  do: 'several',
  steps,
  said: how,
});
const SETTLE: Instruction = { do: 'settle' };
const unmoved = (): undefined => undefined;

describe('what is told', () => {
  test('that what comes next comes after it, by the word of the text', () => {
    const { passings, coins } = said([several('then', sinkA, act('horn')), SETTLE], unmoved);
    expect(passings).toEqual(['arises', 'then', 'happens horn']);
    expect(coins(0)).toBe(4);
  });

  test('nothing of a word where a text only lists', () => {
    expect(said([several('and', sinkA, act('horn')), SETTLE], unmoved).passings).toEqual([
      'arises',
      'happens horn',
    ]);
  });

  test('that what happens belongs together with it', () => {
    const { passings } = said([several('also', sinkA, act('horn')), act('horn'), SETTLE], unmoved);
    expect(passings).toEqual(['arises together', 'happens horn together', 'happens horn']);
  });

  test('that what belongs together begins, and not again within it', () => {
    const inner = several('also', act('horn'), act('horn'));
    const { passings } = said([sinkA, several('also', inner, act('horn')), SETTLE], unmoved);
    expect(passings).toEqual([
      'arises',
      'begins',
      'happens horn together',
      'happens horn together',
      'happens horn together',
    ]);
  });
});

describe('what comes of it', () => {
  test('it waits in another way, or as if it had just come about', () => {
    const how = ({ passing }: Passing): Lapse => (passing === 'begins' ? 'fresh' : 'so');
    const steps = [sinkA, act('horn'), several('also', act('horn'), act('horn')), SETTLE];
    const { passings, coins } = said(steps, how);
    expect(passings).toEqual([
      'arises',
      'happens horn (so)',
      'begins (so)',
      'happens horn together',
      'happens horn together (so)',
    ]);
    expect(coins(0)).toBe(4);
  });

  test('it waits no longer, and that is told with the rule', () => {
    const how = ({ passing }: Passing): Lapse | undefined => (passing === 'happens' ? { rule } : undefined);
    const { coins, notices } = said([sinkA, act('horn'), SETTLE], how);
    expect(coins(0)).toBe(3);
    expect(notices.flatMap((one) => (one.notice === 'lapsed' ? [one.rule] : []))).toEqual([rule]);
  });
});

describe('what is offered as it is announced', () => {
  const offer: Instruction = { do: 'may', who: { who: 'you' }, cost: [act('horn')], steps: [gain] };
  const settle: Policy['settle'] = ({ table }) => {
    const [waiting] = table.position.waiting;
    if (!waiting) return { do: 'settled' };
    return waiting.env.aimed
      ? { do: 'resolve', waiting }
      : { do: 'announce', waiting, offered: 'paid first' };
  };
  const asked = () =>
    played(
      river([[boat('a', whenSinks(offer, gain)), 0]], [says(sinkA, SETTLE)], 'plain'),
      ferryWith({ horn }, { settle }),
    );

  test('is paid for before it resolves, and not offered again', () => {
    const { play, happened, coins } = asked();
    expect(play.table.position.decision).toMatchObject({ asks: 'may', by: 0 });
    answer(play, { option: 0 });
    expect(happened()).toEqual(['sink 0', 'horn', 'gain 1', 'gain 1']);
    expect(play.table.position.decision).toBeNull();
    expect(coins(0)).toBe(5);
  });

  test('is no longer there where nobody takes it', () => {
    const { play, happened } = asked();
    answer(play, { option: 1 });
    expect(happened()).toEqual(['sink 0']);
    expect(play.table.position.waiting).toEqual([]);
  });
});
