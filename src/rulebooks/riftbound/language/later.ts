/** What a text makes wait for the rest of the turn: delayed abilities (389, 390), and preventing (437). */

import type { English } from '../../../language/english/english.js';
import { NEXT } from '../../../language/english/next.js';

export function addLater(english: English): void {
  addDelayed(english);
  addReflexive(english);
  addPreventing(english);
}

/** "Kill it the next time it takes damage this turn.", "When it dies this turn, draw 1." */
function addDelayed({ grammar, sentence, deed, deeds, happens }: English): void {
  grammar.rule(sentence)('{first} the next time {on} this turn', { first: deed, on: happens }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [{ ability: 'triggered', on: h.on, do: [h.first], limit: NEXT }],
    said: 'last',
  }));
  grammar.rule(sentence)('when {on} this turn , {steps}', { on: happens, steps: deeds }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [{ ability: 'triggered', on: h.on, do: [h.steps], opens: 'when' }],
  }));
}

/** "Do this: ...": an ability of its own that triggers there and then, and goes on the chain (386 to 388). */
function addReflexive({ grammar, sentence }: English): void {
  for (const said of ['do this', 'then do this'] as const) {
    grammar.rule(sentence)(`${said} : {steps}`, { steps: sentence }, (h) => ({
      do: 'several',
      steps: [
        {
          do: 'last',
          until: 'turn',
          abilities: [{ ability: 'triggered', on: { event: 'do this' }, do: [h.steps], limit: NEXT }],
        },
        { do: 'act', act: { event: 'do this' } },
      ],
      said,
    }));
  }
}

/** "Prevent all spell and ability damage this turn.", "Prevent the next 3 damage that would be dealt to it this turn." */
function addPreventing({ grammar, sentence, statement, back, amount }: English): void {
  const says = grammar.rule(sentence);
  const next = 'prevent the next {amount} damage that would be dealt to {object} this turn';
  says(next, { amount, object: back }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [
      {
        ability: 'replacement',
        watch: { event: 'deal', object: h.object },
        outcome: { outcome: 'prevent', amount: h.amount },
        limit: { limit: 'points', points: h.amount },
        says: 'plain',
      },
    ],
  }));
  grammar.rule(statement)('prevent the first {amount} damage I would take each turn', { amount }, (h) => ({
    ability: 'replacement',
    watch: { event: 'deal', object: { what: 'this', said: 'I' }, said: 'take' },
    outcome: { outcome: 'prevent', amount: h.amount },
    limit: { limit: 'points', points: h.amount, per: 'turn' },
    says: 'plain',
  }));
  grammar.rule(statement)(
    'prevent the first {amount} damage ‹I would take each combat›',
    { amount },
    (h) => ({
      ability: 'replacement',
      while: {
        if: 'is',
        what: { what: 'this', said: 'I' },
        tests: [
          {
            test: 'any',
            of: [
              { test: 'status', status: 'attacking' },
              { test: 'status', status: 'defending' },
            ],
          },
        ],
      },
      watch: { event: 'deal', object: { what: 'this', said: 'I' }, said: 'take' },
      outcome: { outcome: 'prevent', amount: h.amount },
      limit: { limit: 'points', points: h.amount, per: 'combat' },
      says: 'plain',
    }),
    { says: 'while' },
  );
  says('double all damage that would be dealt to {object} this turn', { object: back }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [
      {
        ability: 'replacement',
        watch: { event: 'deal', object: h.object },
        outcome: {
          outcome: 'modify',
          changes: [{ change: 'amount', to: { times: 2, of: { event: 'amount' } } }],
        },
        says: 'plain',
      },
    ],
  }));
  says('prevent all spell and ability damage this turn', {}, () => ({
    do: 'last',
    until: 'turn',
    abilities: [
      {
        ability: 'replacement',
        watch: { event: 'deal', cause: [{ manner: 'effect' }] },
        outcome: { outcome: 'prevent', amount: 'all' },
        says: 'plain',
      },
    ],
  }));
  says('prevent all damage this turn', {}, () => ({
    do: 'last',
    until: 'turn',
    abilities: [
      {
        ability: 'replacement',
        watch: { event: 'deal' },
        outcome: { outcome: 'prevent', amount: 'all' },
        says: 'plain',
      },
    ],
  }));
}
