/** Who controls what (613.1b): "Gain control of target creature until end of turn", "You control enchanted creature". */

import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { introduced } from '../../../language/template.js';

export function addControl({ grammar, sentence, statement, what, head }: English): void {
  const says = grammar.rule(sentence);
  for (const [words, op] of [
    ['gain control of {on}', { op: 'control' }],
    ['you gain control of {on}', { op: 'control', said: 'you' }],
  ] as const) {
    says(words, { on: what }, (h) => ({ do: 'last on', until: 'game', on: h.on, ops: [op] }));
    says(`${words} until end of turn`, { on: what }, (h) => ({
      do: 'last on',
      until: 'turn',
      on: h.on,
      ops: [op],
    }));
  }
  grammar.rule(statement)('you control enchanted {head:one}', { head }, (h) => {
    const enchanted: What = {
      what: 'some',
      quantity: { how: 'every', said: 'enchanted' },
      described: { head: h.head },
      having: { test: 'relation', relation: 'bears', to: { what: 'this' } },
      as: introduced(),
    };
    return { ability: 'static', affects: enchanted, ops: [{ op: 'control', said: 'you' }] };
  });
}
