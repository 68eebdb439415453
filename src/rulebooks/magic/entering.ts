/** How texts say how a permanent enters: tapped, with counters, as a copy, under somebody's control (614.1c-d). */

import type { Change } from '../../ability/change.js';
import type { StaticOp } from '../../ability/static.js';
import type { English } from '../../language/english/english.js';
import { addReplacements } from '../../language/english/replacement.js';
import type { Category } from '../../language/grammar.js';
import { extend } from '../../language/template.js';

const ENTERING = { event: 'move', to: { zone: 'battlefield' } } as const;

export function addEntering(english: English, except: Category<StaticOp[]>): void {
  addArriving(english, except);
  addAsEnters(english);
  addInstead(english);
}

function addArriving(english: English, except: Category<StaticOp[]>): void {
  const { grammar, arriving, statement, what, whose, count, counter, who } = english;
  const change = grammar.category<Change>('how it arrives');
  const enters = grammar.rule(change);
  enters('tapped', {}, () => ({ change: 'status', status: 'tapped' }));
  for (const said of ['it', 'them'] as const) {
    const on = said === 'it' ? {} : { said };
    enters(`with a {counter} counter on ${said}`, { counter }, (h) => ({
      change: 'counters',
      counter: h.counter,
      amount: 1,
      ...on,
    }));
    enters(`with a additional {counter} counter on ${said}`, { counter }, (h) => ({
      change: 'counters',
      counter: h.counter,
      amount: 1,
      additional: true,
      ...on,
    }));
    enters(`with {amount:many} {counter} counters on ${said}`, { amount: count, counter }, (h) => ({
      change: 'counters',
      counter: h.counter,
      amount: h.amount,
      ...on,
    }));
    enters(
      `with {amount:many} additional {counter} counters on ${said}`,
      { amount: count, counter },
      (h) => ({
        change: 'counters',
        counter: h.counter,
        amount: h.amount,
        additional: true,
        ...on,
      }),
    );
  }
  enters('under {whose} control', { whose }, (h) => ({ change: 'control', by: h.whose }));
  const changes = grammar.sequence('how it arrives', change);
  const arrives = grammar.rule(arriving);
  arrives('{changes}', { changes }, (h) => h.changes);
  // "With a counter on it" after what is copied would be said of that.
  arrives('as a copy of {of}', { of: what }, (h) => [{ change: 'copy', of: h.of }]);
  arrives('as a copy of {of} , except {except}', { of: what, except }, (h) => [
    { change: 'copy', of: h.of, except: h.except },
  ]);
  grammar.rule(statement)(
    '{who} may have {object} enter the battlefield {changes}',
    { who, object: what, changes: arriving },
    (h) => ({
      ability: 'replacement',
      watch: { ...ENTERING, object: h.object },
      optional: h.who,
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }),
  );
}

/** "As this creature enters, ...": choices, and what is done along with it. */
function addAsEnters({ grammar, ability, what, deeds }: English): void {
  const changes = grammar.category<Change[]>('what is done as it enters');
  for (const kind of ['creature type', 'color', 'card name']) {
    grammar.rule(changes)(`choose a ${kind}`, {}, () => [{ change: 'choose', kind }]);
  }
  grammar.rule(changes)('{deeds}', { deeds }, (h) => [{ change: 'also', do: [h.deeds] }]);
  grammar.rule(ability)(
    'as {object} enters the battlefield , {changes} .',
    { object: what, changes },
    (h) => ({
      ability: 'replacement',
      opens: 'as',
      watch: { ...ENTERING, object: h.object },
      outcome: { outcome: 'modify', changes: h.changes },
      says: 'plain',
    }),
  );
}

/** "If a creature would enter under an opponent's control this turn, it enters under your control instead." */
function addInstead(english: English): void {
  const { grammar, sentence, would, arriving } = english;
  const becomes = addReplacements(english);
  grammar.rule(becomes)('it enters the battlefield {changes} instead', { changes: arriving }, (h) => ({
    outcome: { outcome: 'modify', changes: h.changes },
    says: 'instead',
  }));
  grammar.rule(sentence)('if {watch} this turn , {becomes}', { watch: would, becomes }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, opens: 'if' as const })],
  }));
}
