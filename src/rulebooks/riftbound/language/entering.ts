/** How texts say how something enters: under a condition (369.3), and what is played this turn. */

import type { Ability } from '../../../ability/ability.js';
import type { Change } from '../../../ability/change.js';
import { every } from '../../../ability/every.js';
import type { Description, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { addEnteringIf } from '../../../language/english/entering.js';
import { NEXT } from '../../../language/english/next.js';
import { battlefieldsThat } from './battlefields.js';

export function addEntering(english: English): void {
  addEnteringIf(english, '', { event: 'enter' });
  addPlayedThisTurn(english);
  addPlaces(english);
}

/** "Units you play enter here.", "I enter at a battlefield you control.": that replaces where it would enter (369.3). */
function addPlaces({ grammar, arriving, what }: English): void {
  const at = (other: What): Change[] => [{ change: 'place', to: { zone: 'battlefields' }, other }];
  grammar.rule(arriving)('here', {}, () => at(battlefieldsThat('here', { what: 'this', said: 'me' })));
  grammar.rule(arriving)('at {other:one}', { other: what }, (h) => at(h.other));
}

/** "Units you play this turn enter ready.", "The next unit you play this turn enters ready." */
function addPlayedThisTurn({ grammar, sentence, described, arriving }: English): void {
  const entering = (described: Description, changes: Change[]): Ability => ({
    ability: 'replacement',
    watch: { event: 'enter', by: { who: 'you' }, object: every(described) },
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
