/** What replaces and prevents: "it is not destroyed", once or for as long as something lasts; "is banished instead". */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { ANYWHERE } from '../../../evaluate/pattern.js';
import type { English } from '../../../language/english/english.js';
import { addNextTime, addThisTurn, forTheTurn } from '../../../language/english/next.js';
import { addReplacements, type Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { IN_PHASE } from '../word.js';
import { addDestroyed, addFallen, addRedirects } from './destination.js';
import { addFirst } from './first.js';
import { ONCE } from './limit.js';
import { cardName } from './noun.js';
import { addScopes } from './scope.js';
import { banished } from './sent.js';
import { addSpans } from './span.js';

const FIRST_EACH_TURN = { limit: 'first', per: 'turn' } as const;

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

/** "... during your opponent's turn is banished instead", "if it would be destroyed during the End Phase, ...". */
function addWhen(english: English, becomes: Category<Becomes>): void {
  const { grammar, statement, what, would, whose, place, field } = english;
  grammar.rule(statement)(
    '{object} sent from {from} to {to} during {whose} turn is banished instead',
    { object: what, from: field, to: place, whose },
    (h) => ({
      ...banished({ object: h.object, from: h.from, to: h.to, fromFirst: true }),
      given: { if: 'turn', whose: h.whose, said: 'during' },
    }),
  );
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

/** "If a card effect would send this card to the GY from the hand or Deck, banish it instead": as if it would be sent so. */
function addSending({ grammar, would, what: object, place }: English): void {
  const sent = (): Act => ({
    event: 'move',
    said: 'send',
    cause: [{ manner: 'effect', one: true }],
    voice: 'deals',
  });
  grammar.rule(would)('a card effect would send {object} to {to}', { object, to: place }, (h) => ({
    ...sent(),
    object: h.object,
    to: h.to,
  }));
  grammar.rule(would)(
    'a card effect would send {object} to {to} from {from}',
    { object, to: place, from: place },
    (h) => ({ ...sent(), object: h.object, to: h.to, from: h.from }),
  );
}

/** "Any card sent to the GY is banished instead, except "Amorphage" cards." */
function addExcept({ grammar, statement, head, place }: English): void {
  grammar.rule(statement)(
    'any {head:one} sent to {to} is banished instead , except {name} cards',
    { head, to: place, name: cardName(grammar) },
    (h) =>
      banished({
        object: {
          what: 'some',
          quantity: { how: 'one', said: 'any' },
          described: {
            head: h.head,
            which: [{ test: 'not', of: { test: 'trait', trait: 'family', is: h.name } }],
          },
        },
        from: { zone: ANYWHERE },
        to: h.to,
      }),
  );
}

/**
 * "Any card sent to the GY is banished instead", "it is not destroyed". Returns the category of what waits for the next time
 * that something would happen.
 */
export function addReplacing(english: English): Category<Instruction> {
  const { grammar, statement, what, place, causes, deeds, doing, amount, who } = english;
  const { would, ability, done, sentence } = english;
  const becomes = addReplacements(english);
  grammar.rule(becomes)('it is not destroyed', {}, () => ({ outcome: { outcome: 'not' }, says: 'plain' }));
  grammar.rule(statement)('{object} sent to {to} is banished instead', { object: what, to: place }, (h) =>
    // "Any monster" is any Monster Card, wherever it comes from.
    banished({ object: h.object, from: { zone: ANYWHERE }, to: h.to }),
  );
  addExcept(english);
  addWhen(english, becomes);
  grammar.rule(statement)(
    '{object} sent from {from} to {to} is banished instead',
    { object: what, from: english.field, to: place },
    (h) => banished({ object: h.object, from: h.from, to: h.to, fromFirst: true }),
  );
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
  addSending(english);
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
  // As an instruction: what lasts for the turn begins with it.
  grammar.rule(sentence)('the first time {watch} this turn , {becomes}', { watch: would, becomes }, (h) =>
    forTheTurn(h.becomes, { watch: h.watch, limit: FIRST_EACH_TURN }),
  );
  addThisTurn(english, becomes);
  addSpans(english, becomes);
  // "... would be destroyed each turn, by battle or card effect, it is not destroyed."
  grammar.rule(ability)(
    'the first time {object:one} would be {deed} each turn , by {cause} , {becomes} .',
    { object: what, deed: done, cause: causes, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: extend(h.deed, { object: h.object, cause: h.cause }),
        limit: { ...FIRST_EACH_TURN, said: 'before the cause' as const },
      }),
  );
  grammar.rule(ability)(
    'while {while} , the first time {watch} each turn , {becomes} .',
    { while: english.condition, watch: would, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        while: h.while,
        watch: h.watch,
        limit: FIRST_EACH_TURN,
      }),
  );
  grammar.rule(sentence)('until the End Phase , {statement}', { statement }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.statement],
    said: 'until the End Phase',
  }));
  // Without "each turn" it is the first of all, as long as the card is what it is.
  grammar.rule(ability)('the first time {watch} , {becomes} .', { watch: would, becomes }, (h) =>
    extend(h.becomes, {
      ability: 'replacement' as const,
      watch: h.watch,
      limit: { limit: 'next' as const, said: 'first' as const },
    }),
  );
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
