/** By what an effect is seen to replace, and the rules that say how it does (203.2, 369, 371.1, 375, 443). */

import type { Applied } from '../../../rulebook/policy.js';
import { cite, type Rule } from '../rule.js';

export function groundsOf(applied: Applied): readonly Rule[] {
  return GROUNDS.flatMap(([rule, holds]) => (holds(applied) ? [rule] : []));
}

const GROUNDS: readonly (readonly [rule: Rule, holds: (applied: Applied) => boolean])[] = [
  [cite('instead'), ({ ability: { says } }) => says.startsWith('instead')],
  [cite('prevents'), ({ ability: { outcome } }) => outcome.outcome === 'prevent'],
  [cite('skips'), ({ ability: { outcome, says } }) => outcome.outcome === 'not' && says === 'plain'],
  [
    cite('paid-though-replaced'),
    ({ ability: { outcome }, before }) =>
      outcome.outcome !== 'modify' && before.some(({ cause }) => cause.manner === 'cost'),
  ],
  [cite('enters'), ({ ability: { watch, says } }) => says === 'plain' && watch.event === 'enter'],
  [cite('so-often'), ({ ability: { limit } }) => limit?.limit === 'times'],
  [
    cite('modifications'),
    ({ before, after }) =>
      before.some(
        ({ kind, other, detail }) => detail?.token?.enters || (kind === 'play token' && other !== null),
      ) && after.some(({ kind }) => kind === 'play token'),
  ],
];
