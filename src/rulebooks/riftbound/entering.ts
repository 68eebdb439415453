/** How texts say how something enters: under a condition (369.3), and what is played this turn. */

import type { Ability } from '../../ability/ability.js';
import type { Change } from '../../ability/change.js';
import type { Description, What } from '../../ability/reference.js';
import type { English } from '../../language/english/english.js';
import { NEXT } from '../../language/english/next.js';

export function addEntering(english: English): void {
  addUnderCondition(english);
  addPlayedThisTurn(english);
}

/** "I enter ready if you control another Mech.", "If an opponent controls a battlefield, I enter ready." */
function addUnderCondition({ grammar, statement, what, condition, arriving }: English): void {
  const says = grammar.rule(statement);
  const holes = { object: what, changes: arriving, given: condition };
  for (const [number, enters] of [
    ['one', 'enters'],
    ['many', 'enter'],
  ] as const) {
    says(`{object:${number}} ${enters} {changes} if {given}`, holes, (h) => ({
      ability: 'replacement',
      watch: { event: 'enter', object: h.object },
      given: h.given,
      givenLast: 'if',
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }));
    says(`if {given} , {object:${number}} ${enters} {changes}`, holes, (h) => ({
      ability: 'replacement',
      opens: 'if',
      watch: { event: 'enter', object: h.object },
      given: h.given,
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }));
  }
}

/** "Units you play this turn enter ready.", "The next unit you play this turn enters ready." */
function addPlayedThisTurn({ grammar, sentence, described, arriving }: English): void {
  const entering = (described: Description, changes: Change[]): Ability => ({
    ability: 'replacement',
    watch: { event: 'enter', by: { who: 'you' }, object: all(described) },
    outcome: { outcome: 'modify', changes },
    says: 'plain',
  });
  const holes = { described, changes: arriving };
  grammar.rule(sentence)('{described:many} you play this turn enter {changes}', holes, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [entering(h.described, h.changes)],
  }));
  grammar.rule(sentence)('the next {described:one} you play this turn enters {changes}', holes, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [{ ...entering(h.described, h.changes), limit: NEXT }],
  }));
}

function all(described: Description): What {
  return { what: 'some', quantity: { how: 'every', said: 'plural' }, described };
}
