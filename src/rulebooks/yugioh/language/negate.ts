/** Negating the activation of the card that a Chain responds to: it resolves without effect, and is not on the field. */

import type { Test } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Words } from '../../../language/grammar.js';
import { introduced } from '../../../language/template.js';
import { BEING_SUMMONED } from '../word.js';
import { UP_TO_COLON } from './activation.js';
import { isMoment } from './battle.js';

/** Returns the category of the moments at which a card that negates is activated. */
export function addNegating({ grammar, doing }: English): Category<string> {
  for (const [text, event, which] of [
    [
      'negate the activation',
      'negate',
      [
        { test: 'zone', at: { zone: 'resolving' }, said: 'in' },
        { test: 'relation', relation: 'responded to by', to: { what: 'this' } },
      ],
    ],
    ['negate the Summon', 'negate summon', [{ test: 'status', status: BEING_SUMMONED }]],
  ] as const satisfies readonly (readonly [string, string, Test[]])[]) {
    grammar.rule(doing.base)(
      text,
      {},
      () => ({
        event,
        object: {
          what: 'some',
          quantity: { how: 'every', said: 'the' },
          described: {
            head: { sort: 'card' },
            which: [...which],
          },
          as: introduced(),
        },
      }),
      { refers: { how: 'introduces', sort: 'object' }, number: 'one' },
    );
  }
  const moment = grammar.category<string>('an activation');
  grammar.words(moment, ACTIVATION);
  return moment;
}

/** "Your opponent activates a Spell/Trap Card": whoever activates the card in response knows that it is so. */
const ACTIVATION: Words<string> = {
  ...UP_TO_COLON,
  read: (tokens, at) =>
    UP_TO_COLON.read(tokens, at).filter(({ end }) =>
      tokens.slice(at, end).some(({ word }) => word === 'activates' || word === 'summoned'),
    ),
  print: (meaning) =>
    typeof meaning === 'string' && !isMoment(meaning) ? { words: meaning.split(' ') } : null,
};
