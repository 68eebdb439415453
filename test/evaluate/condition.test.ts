/** What holds where something about it is not known: that matters only where the rest does not settle it (Kleene's logic). */

import { expect, test } from 'vitest';
import type { Condition } from '../../src/ability/condition.js';
import { holds } from '../../src/evaluate/condition/condition.js';
import { Withheld } from '../../src/ground/problem.js';
import type { Env } from '../../src/position/env.js';
import type { Game } from '../../src/rulebook/game.js';

const GAME = {
  catalogue: { facts: { T: { so: () => true }, F: { so: () => false }, '?': { so: () => null } } },
} as unknown as Game;

function value(condition: Condition): string {
  try {
    return holds(GAME, {} as Env, condition) ? 'T' : 'F';
  } catch (withheld) {
    if (!(withheld instanceof Withheld)) throw withheld;
    return '?';
  }
}

test.each([
  ['T', 'T', 'T', 'T'],
  ['T', 'F', 'F', 'T'],
  ['F', 'F', 'F', 'F'],
  ['T', '?', '?', 'T'],
  ['F', '?', 'F', '?'],
  ['?', '?', '?', '?'],
])('%s with %s: all %s, any %s', (one, other, all, any) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const of = [first, second].map((fact): Condition => ({ if: 'fact', fact }));
    expect(value({ if: 'all', of }), `all of ${first}, ${second}`).toBe(all);
    expect(value({ if: 'any', of }), `any of ${first}, ${second}`).toBe(any);
  }
});
