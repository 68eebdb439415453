/** How texts say how a permanent enters: always, under a condition, by somebody's leave (614.1c-d). */

import type { Ability, Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Change } from '../../../ability/change.js';
import { every } from '../../../ability/every.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Description, What, Who } from '../../../ability/reference.js';
import type { StaticOp } from '../../../ability/static.js';
import type { English } from '../../../language/english/english.js';
import { addEnteringIf } from '../../../language/english/entering.js';
import { addReplacements, type Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend, prefix } from '../../../language/template.js';
import { addArriving } from './arriving.js';
import { addAsEnters } from './as-enters.js';
import { oneTarget } from './target.js';
import { addFaceUp } from './turning.js';

const ENTERING = { event: 'move', to: { zone: 'battlefield' } } as const;

function anyOf(described: Description): What {
  return { what: 'some', quantity: { how: 'one', said: 'a' }, described };
}

function entersSo({ object, changes }: { object: What; changes: Change[] }): Replacement {
  return {
    ability: 'replacement',
    watch: { ...ENTERING, object, said: 'enter' },
    outcome: { outcome: 'modify', changes },
    says: 'plain',
  };
}

/** Adds them; returns the category of what becomes of an event. */
export function addEntering(
  english: English,
  except: Category<StaticOp[]>,
  quoting: Category<StaticOp[]>,
): Category<Becomes> {
  addArriving(english, except);
  addEnteringIf(english, ' the battlefield', { ...ENTERING, said: 'enter' });
  addEscaping(english);
  addByLeave(english);
  addCopyByLeave(english, quoting);
  addEnteringThisTurn(english);
  addAsEnters(english);
  addLaterSaid(english);
  addFaceUp(english);
  return addInstead(english);
}

/** "This creature escapes with a +1/+1 counter on it": it enters so where it was cast with escape (702.138c). */
function addEscaping({ grammar, statement, what, arriving }: English): void {
  const escapes = '{object:one} ‹escapes› {changes}';
  grammar.rule(statement)(
    escapes,
    { object: what, changes: arriving },
    (h) => ({
      ability: 'replacement',
      watch: { ...ENTERING, object: h.object, said: 'escape' },
      given: ESCAPED,
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }),
    { says: 'given' },
  );
}

/**
 * "This creature enters with six +1/+1 counters on it. It escapes with twelve +1/+1 counters on it instead": one of the two,
 * by how it comes.
 */
export function escapesInstead({ grammar, what, arriving }: English): Category<Ability[]> {
  const both = grammar.category<Ability[]>('two abilities');
  const holes = { object: what, usual: arriving, changes: arriving };
  grammar.rule(both)(
    '{object:one} enters the battlefield {usual} . it escapes {changes} instead .',
    holes,
    (h) => [
      {
        ability: 'replacement',
        watch: { ...ENTERING, object: h.object, said: 'enter' },
        given: { if: 'not', of: ESCAPED },
        outcome: { outcome: 'modify', changes: h.usual },
        says: 'plain',
      },
      {
        ability: 'replacement',
        watch: { ...ENTERING, object: h.object, said: 'escape' },
        given: ESCAPED,
        outcome: { outcome: 'modify', changes: h.changes },
        says: 'instead',
      },
    ],
  );
  return both;
}

const ESCAPED = { if: 'fact', fact: 'escaped' } as const;

/** "Return target creature card to the battlefield. If {G} was spent to cast this spell, that creature enters with a counter on it." */
function addLaterSaid({ grammar, sentence, sentences, back, condition, arriving }: English): void {
  type Effect = Extract<Instruction, { do: 'last' }>;
  const effect = grammar.category<Effect>('how it enters');
  const holes = { object: back, changes: arriving };
  grammar.rule(effect)('{object:one} enters the battlefield {changes}', holes, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [entersSo(h)],
  }));
  grammar.rule(effect)(
    'if {given} , {object:one} enters the battlefield {changes}',
    { ...holes, given: condition },
    (h) => ({
      do: 'last',
      until: 'turn',
      abilities: [{ ...entersSo(h), opens: 'if', given: h.given }],
    }),
  );
  const text = grammar.rule(sentences);
  const said = { base: sentence, effect };
  text('{base} . {effect} .', said, (h) => [{ do: 'beforehand', base: [h.base], effect: h.effect }]);
  text('{base} . {effect} . {rest}', { ...said, rest: sentences }, (h) =>
    prefix([{ do: 'beforehand', base: [h.base], effect: h.effect }], h.rest),
  );
}

/** "This turn, each creature you control enters with an additional +1/+1 counter on it." */
function addEnteringThisTurn({ grammar, sentence, what, arriving }: English): void {
  for (const [number, verb] of [
    ['one', 'enters'],
    ['many', 'enter'],
  ] as const) {
    grammar.rule(sentence)(
      `this turn , {object:${number}} ${verb} the battlefield {changes}`,
      { object: what, changes: arriving },
      (h) => ({
        do: 'last',
        until: 'turn',
        abilities: [entersSo(h)],
      }),
    );
  }
}

/** What somebody may have enter so. */
function byLeave({ who, object, changes }: { who: Who; object: What; changes: Change[] }): Replacement {
  return {
    ability: 'replacement',
    watch: { ...ENTERING, object },
    optional: who,
    outcome: { outcome: 'modify', changes },
    says: 'plain',
  };
}

/** "You may have this creature enter as a copy of any creature on the battlefield." */
function addByLeave({ grammar, statement, who, what, condition, arriving }: English): void {
  const says = grammar.rule(statement);
  const has = '{who} may have {object} enter the battlefield {changes}';
  const holes = { who, object: what, changes: arriving };
  says(has, holes, byLeave);
  says(`if {given} , ${has}`, { ...holes, given: condition }, (h) => ({
    ...byLeave(h),
    opens: 'if',
    given: h.given,
  }));
}

/** 'You may have this creature enter as a copy of a creature, except it has "..."': what is quoted ends the sentence. */
function addCopyByLeave({ grammar, ability, who, what }: English, except: Category<StaticOp[]>): void {
  grammar.rule(ability)(
    '{who} may have {object} enter the battlefield as a copy of {of} , except {except}',
    { who, object: what, of: what, except },
    (h) => byLeave({ ...h, changes: [{ change: 'copy', of: h.of, except: h.except }] }),
  );
}

/** "If a creature would enter under an opponent's control this turn, it enters under your control instead." */
function addInstead(english: English): Category<Becomes> {
  const { grammar, sentence, would, arriving } = english;
  const becomes = addReplacements(english);
  grammar.rule(becomes)('it enters the battlefield {changes} instead', { changes: arriving }, (h) => ({
    outcome: { outcome: 'modify', changes: h.changes },
    says: 'instead',
  }));
  // What enters has come from where spells are, or from anywhere else (601.1).
  const uncast = grammar.category<Ability>('what a replacement says');
  grammar.rule(uncast)(
    "if {watch} and ‹it wasn't cast› , {becomes}",
    { watch: would, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        opens: 'if' as const,
        watch: h.watch,
        given: { if: 'fact' as const, fact: "it wasn't cast" },
      }),
    { says: 'given' },
  );
  grammar.include(english.statement, uncast);
  grammar.rule(sentence)('until end of turn , {uncast}', { uncast }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.uncast],
    said: 'first',
  }));
  grammar.rule(sentence)('until end of turn , if {watch} , {becomes}', { watch: would, becomes }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, opens: 'if' as const })],
    said: 'first',
  }));
  const lasts = grammar.category<Instruction>('an effect of this turn');
  grammar.include(sentence, lasts);
  grammar.rule(lasts)('if {watch} this turn , {becomes}', { watch: would, becomes }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, opens: 'if' as const })],
  }));
  addBarred(english, lasts);
  grammar.rule(sentence)('{first} and {second}', { first: lasts, second: lasts }, (h) => ({
    do: 'several',
    steps: [h.first, h.second],
    said: 'and',
  }));
  return becomes;
}

/** "It can't be regenerated this turn", and of what it is said besides. */
function addBarred(english: English, lasts: Category<Instruction>): void {
  const { grammar, back, described, done } = english;
  const target = oneTarget(english, 'a target');
  const barred = (deed: Act, object: What): Instruction => ({
    do: 'last',
    until: 'turn',
    abilities: [{ ability: 'cannot', act: extend(deed, { object }) }],
  });
  const is = grammar.rule(lasts);
  for (const object of [back, target])
    is("{object} can't be {deed} this turn", { object, deed: done }, (h) => barred(h.deed, h.object));
  // "A creature dealt damage this way can't be regenerated this turn."
  is("a {described:one} can't be {deed} this turn", { described, deed: done }, (h) =>
    barred(h.deed, anyOf(h.described)),
  );
  is("{described:many} can't be {deed} this turn", { described, deed: done }, (h) =>
    barred(h.deed, every(h.described)),
  );
}
