/** Monstrosity (701.37): "If this permanent isn't monstrous, put N +1/+1 counters on it and it becomes monstrous." */

import type { Condition } from '../../../ability/condition.js';
import type { Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { hasStatus, setStatus } from '../../common/state.js';
import { cite } from '../rule.js';

const MONSTROUS = 'monstrous';
const BECOME = 'become monstrous';
const THIS: What = { what: 'this' };
const IS: Test = { test: 'status', status: MONSTROUS };
const NOT_YET: Condition = { if: 'not', of: { if: 'is', what: THIS, tests: [IS] } };

export const MONSTROSITY: { readonly [kind: string]: EventRule } = {
  [BECOME]: {
    // It stays so until it leaves the battlefield, and does not become so again (701.37b).
    impossible: (game, event) => (hasStatus(game, event, MONSTROUS) ? cite('monstrous-already') : null),
    happen: (hands, event) => setStatus(hands, event, MONSTROUS, true),
  },
};

/** "{X}{X}{G}: Monstrosity X." "When this creature becomes monstrous, ..." "As long as this creature is monstrous, ..." */
export function addMonstrosity({ grammar, deed, condition, happens, amount, what }: English): void {
  grammar.rule(deed)('monstrosity {amount}', { amount }, (h) => ({
    do: 'if',
    given: NOT_YET,
    yes: [
      { do: 'act', act: { event: 'put counters', counter: '+1/+1', amount: h.amount, object: THIS } },
      { do: 'act', act: { event: BECOME, object: THIS } },
    ],
    // Nothing comes of that: it is told by which rule.
    no: [{ do: 'act', act: { event: BECOME, object: THIS } }],
  }));
  grammar.rule(happens)('{object:one} becomes monstrous', { object: what }, (h) => ({
    event: BECOME,
    object: h.object,
  }));
  grammar.rule(condition)('{of:one} is monstrous', { of: what }, (h) => ({
    if: 'is',
    what: h.of,
    tests: [IS],
    said: 'is',
  }));
}
