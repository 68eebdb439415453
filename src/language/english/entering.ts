/** How texts say how something enters under a condition: "this land enters tapped unless you control a Forest". */

import type { Act } from '../../ability/act.js';
import type { English } from './english.js';

/** `where`: what a game writes behind "enters"; `entering`: the event in which it enters. */
export function addEnteringIf(
  { grammar, statement, what, condition, arriving }: English,
  where: '' | ' the battlefield',
  entering: Act,
): void {
  const says = grammar.rule(statement);
  const holes = { object: what, changes: arriving, given: condition };
  for (const [number, verb] of [
    ['one', 'enters'],
    ['many', 'enter'],
  ] as const) {
    const enters = `{object:${number}} ${verb}${where} {changes}`;
    says(`${enters} if {given}`, holes, (h) => ({
      ability: 'replacement',
      watch: { ...entering, object: h.object },
      given: h.given,
      givenLast: 'if',
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }));
    says(`${enters} unless {given}`, holes, (h) => ({
      ability: 'replacement',
      watch: { ...entering, object: h.object },
      given: { if: 'not', of: h.given },
      givenLast: 'unless',
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }));
    says(`if {given} , ${enters}`, holes, (h) => ({
      ability: 'replacement',
      opens: 'if',
      watch: { ...entering, object: h.object },
      given: h.given,
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }));
  }
}
