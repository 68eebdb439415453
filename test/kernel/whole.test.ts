/** A whole of several parts that comes about in full or not at all. */

import { describe, expect, test } from 'vitest';
import type { Ability, Outcome } from '../../src/ability/ability.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import { act, boat, called, ferry, river, says } from './ferry.js';
import { ferryWith, type Played, played } from './played.js';

/** A boat loses its coins, and then lands. */
function raid(more: Partial<EventRule>, ...watching: Ability[]): Played {
  const { strip } = ferry.catalogue.events;
  if (!strip) throw new Error('no strip');
  const events: { [kind: string]: EventRule } = {
    strip: {
      ...strip,
      parts: (_game, event) => ({ before: [{ ...event, kind: 'rob' }], after: [{ ...event, kind: 'land' }] }),
      ...more,
    },
  };
  const said = says(act('strip', { object: called('a') }));
  return played(river([[boat('a', ...watching), 0]], [said], 'plain'), ferryWith(events));
}

const robbing = (outcome: Outcome): Ability => ({
  ability: 'replacement',
  says: 'instead',
  watch: { event: 'rob' },
  outcome,
});
const GAINS = robbing({ outcome: 'stand in', do: [act('gain', { amount: 1 })] });

describe('a whole, one part of which is replaced', () => {
  test('loses that part alone where nothing holds it together', () => {
    const { happened, coins, notices } = raid({}, GAINS);
    expect(happened()).toEqual(['gain 1', 'strip 0', 'land 0']);
    expect(coins(0)).toBe(4);
    expect(notices.filter(({ notice }) => notice === 'impossible')).toEqual([]);
  });

  test('does not come about by the rule that holds it together, nor does what takes the place of the part', () => {
    const { happened, coins, zones, notices } = raid({ whole: 'whole' }, GAINS);
    expect(happened()).toEqual([]);
    expect([coins(0), zones()]).toEqual([3, ['river']]);
    const told = notices.filter((one) => one.notice === 'impossible');
    expect(told).toMatchObject([{ event: { kind: 'strip' }, rule: 'whole' }]);
    expect(notices.find((one) => one.notice === 'applied')).toMatchObject({ after: [], rule: 'whole' });
  });

  test('does not come about, but what takes the place of the part does where the rulebook says so', () => {
    const { happened, coins, zones, notices } = raid({ whole: 'whole', partly: () => true }, GAINS);
    expect(happened()).toEqual(['gain 1']);
    expect([coins(0), zones()]).toEqual([4, ['river']]);
    expect(notices.find((one) => one.notice === 'applied')).toMatchObject({
      after: [{ kind: 'gain' }],
      rule: 'at-once',
    });
  });

  test('comes about where nothing is replaced', () => {
    const { happened } = raid({ whole: 'whole' });
    expect(happened()).toEqual(['rob 0', 'strip 0', 'land 0']);
  });
});
