/** How texts speak of what their object has exiled: "the exiled cards", "a card exiled with this creature" (607.2a-b, 607.3). */

import type { Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { introduced } from '../../../language/template.js';
import { EXILED_WITH } from '../moving/exiled.js';

const exiledWith = (to: What): Test => ({ test: 'relation', relation: EXILED_WITH, to });

export function addExiled({ grammar, adjective, which, what, back, selfNoun }: English): void {
  const exiled = exiledWith({ what: 'this' });
  grammar.rule(adjective)('exiled', {}, () => exiled);
  grammar.rule(which)('exiled with this {noun}', { noun: selfNoun }, ({ noun }) =>
    exiledWith({ what: 'this', noun }),
  );
  grammar.rule(which)('exiled with {to}', { to: back }, (h) => exiledWith(h.to));
  // Where several have been exiled it is each of them (607.3).
  grammar.rule(what)(
    'the exiled card',
    {},
    (): What => ({
      what: 'some',
      quantity: { how: 'every', said: 'each' },
      described: { adjectives: [exiled], head: { sort: 'card' } },
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' }, only: 'read' },
  );
}
