/** What texts say of how often abilities trigger: "Your [Deathknell] effects trigger an additional time." */

import type { Act } from '../../../ability/act.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';

type Trigger = Act & { event: 'trigger' };

/** At the battlefield of whatever says so: that itself, or a unit there. */
const HERE: What = {
  what: 'some',
  quantity: { how: 'one', said: 'a' },
  described: {
    head: { sort: 'permanent' },
    which: [{ test: 'relation', relation: 'here', to: { what: 'this', said: 'me' } }],
  },
};

/** Conquer and hold effects are those of units that do and those that look at their player (383.4.c.2, 383.4.d.2). */
function scoring(kind: 'conquer' | 'hold'): Trigger {
  return {
    event: 'trigger',
    either: [
      { event: 'trigger', object: HERE, way: kind },
      { event: 'trigger', object: HERE, way: `unit ${kind}s` },
    ],
  };
}

/** Which effects, as texts call them, and as what they trigger (kernel/waiting/noticed.ts). */
const EFFECTS: readonly (readonly [words: string, on: Trigger])[] = [
  ['[Deathknell] effects', { event: 'trigger', way: 'Deathknell' }],
  ['conquer effects for conquering here', scoring('conquer')],
  ['hold effects for holding here', scoring('hold')],
];

export function addCausing({ grammar, statement, whose: by }: English): void {
  for (const [words, on] of EFFECTS)
    grammar.rule(statement)(`{by} ${words} trigger a additional time`, { by }, (h) => ({
      ability: 'triggers more',
      on: { ...on, by: h.by },
    }));
}
