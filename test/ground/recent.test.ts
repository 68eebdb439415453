/** What was worked out for the latest of many things. */

import { expect, test } from 'vitest';
import { Recent } from '../../src/ground/recent.js';

const filled = (most: number, count: number): Recent<number, string> => {
  const recent = new Recent<number, string>(most);
  for (let thing = 0; thing < count; thing++) recent.set(thing, `${thing}`);
  return recent;
};
const kept = (recent: Recent<number, string>, count: number): number =>
  Array.from({ length: count }, (_, thing) => recent.get(thing)).filter((one) => one !== undefined).length;

test('is kept of as many as are wanted at least, of twice as many at most', () => {
  for (let count = 1; count < 20; count++) {
    expect(kept(filled(4, count), count)).toBeGreaterThanOrEqual(Math.min(count, 4));
    expect(kept(filled(4, count), count)).toBeLessThanOrEqual(8);
  }
});

test('what is asked for again stays', () => {
  const recent = filled(4, 1);
  for (let thing = 1; thing < 50; thing++) {
    expect(recent.get(0)).toBe('0');
    recent.set(thing, `${thing}`);
  }
  expect(recent.get(1)).toBeUndefined();
});
