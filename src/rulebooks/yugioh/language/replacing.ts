/** What replaces and prevents: "it is not destroyed", once or for as long as something lasts; "is banished instead". */

import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import { addNextTime, addThisTurn } from '../../../language/english/next.js';
import { addReplacements, type Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { IN_PHASE } from '../word.js';
import { addDestroyed, addFallen, addRedirects } from './destination.js';
import { addFirst } from './first.js';
import { ONCE } from './limit.js';
import { addScopes } from './scope.js';
import { addSent } from './sent.js';
import { addSpans } from './span.js';

/** "If this card would be destroyed, while you control a Spell, ...", "... while this card is in your GY, ...". */
function addWhile(
  { grammar, statement, would, condition, zoneName }: English,
  becomes: Category<Becomes>,
): void {
  for (const [text, apart] of [
    ['while', {}],
    [', while', { label: 'while apart' }],
  ] as const)
    grammar.rule(statement)(
      `if {watch} ${text} {given} , {becomes}`,
      { watch: would, given: condition, becomes },
      (h) =>
        extend(h.becomes, {
          ability: 'replacement' as const,
          watch: h.watch,
          given: h.given,
          givenLast: 'while' as const,
          opens: 'if' as const,
          ...apart,
        }),
    );
  grammar.rule(statement)(
    'if {watch} while this card is in your {zone} , {becomes}',
    { watch: would, zone: zoneName, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        zone: h.zone,
        whileLast: true as const,
        opens: 'if' as const,
      }),
  );
}

/** "If it would be destroyed during the End Phase, ...". */
function addInPhase({ grammar, statement, would }: English, becomes: Category<Becomes>): void {
  for (const about of ['Battle Phase', 'End Phase'] as const)
    grammar.rule(statement)(
      `if {watch} ‹during the ${about}› , {becomes}`,
      { watch: would, becomes },
      (h) =>
        extend(h.becomes, {
          ability: 'replacement' as const,
          watch: h.watch,
          given: { if: 'fact' as const, fact: IN_PHASE, about },
          opens: 'if' as const,
        }),
      { says: 'given' },
    );
}

/**
 * "It is not destroyed", "... is banished instead". Returns the category of what waits for the next time
 * that something would happen.
 */
export function addReplacing(english: English): Category<Instruction> {
  const { grammar, statement, what, place, causes, deeds, doing, amount, who } = english;
  const { would, ability, done, sentence } = english;
  const becomes = addReplacements(english);
  grammar.rule(becomes)('it is not destroyed', {}, () => ({ outcome: { outcome: 'not' }, says: 'plain' }));
  addSent(english);
  addInPhase(english, becomes);
  const made = addNextTime(english, becomes);
  grammar.rule(becomes)('{act} instead ( max . {most} )', { act: doing.base, most: amount }, (h) => ({
    outcome: { outcome: 'stand in', do: [{ do: 'act', act: extend(h.act, { most: h.most }) }] },
    says: 'instead within',
  }));
  grammar.rule(becomes)('{deeds} , instead', { deeds }, (h) => ({
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead apart',
  }));
  grammar.rule(becomes)('{who} can {deeds} , instead', { who, deeds }, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead apart',
  }));
  for (const [by, deed] of [
    ['one', doing.third],
    ['many', doing.base],
  ] as const)
    grammar.rule(becomes)(`{by:${by}} {deed} , instead`, { by: who, deed }, (h) => ({
      outcome: { outcome: 'stand in', do: [{ do: 'act', act: extend(h.deed, { by: h.by }) }] },
      says: 'instead apart',
    }));
  // "The monster equipped to it is destroyed, instead."
  for (const [text, says] of [
    ['instead', 'instead'],
    [', instead', 'instead apart'],
  ] as const)
    grammar.rule(becomes)(`{object:one} is {deed} ${text}`, { object: what, deed: done }, (h) => ({
      outcome: { outcome: 'stand in', do: [{ do: 'act', act: extend(h.deed, { object: h.object }) }] },
      says,
      passive: true,
    }));
  addWhile(english, becomes);
  addScopes(english, becomes);
  addFirst(english, becomes);
  addDestroyed(english, becomes);
  addFallen(english);
  addRedirects(english);
  grammar.rule(statement)(
    '{object} destroyed by {cause} is shuffled into the Deck instead of going to {to}',
    { object: what, cause: causes, to: place },
    (h) => ({
      ability: 'replacement',
      watch: { event: 'move', object: h.object, to: h.to, cause: h.cause, said: 'send' },
      outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'deck' } }] },
      says: 'instead',
    }),
  );
  addThisTurn(english, becomes);
  addSpans(english, becomes);
  grammar.rule(sentence)('until the End Phase , {statement}', { statement }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.statement],
    said: 'until the End Phase',
  }));
  grammar.rule(statement)("can't be {deed} (by {cause})?", { deed: done, cause: causes }, (h) => ({
    ability: 'cannot',
    act: extend(h.deed, { object: { what: 'this' as const }, cause: h.cause }),
  }));
  grammar.rule(ability)('once per turn , if {watch} , {becomes} .', { watch: would, becomes }, (h) =>
    extend(h.becomes, {
      ability: 'replacement' as const,
      watch: h.watch,
      limit: ONCE,
      opens: 'if' as const,
    }),
  );
  return made;
}
