/** Who controls what (613.1b): "Gain control of target creature until end of turn", "You control enchanted creature". */

import type { Instruction } from '../../../ability/instruction.js';
import type { Test, What } from '../../../ability/reference.js';
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
    for (const noun of PERMANENTS) {
      says(`${words} for as long as you control this ${noun}`, { on: what }, (h) =>
        asLongAsControlled(noun, { do: 'last on', until: 'controlled', on: h.on, ops: [op] }),
      );
      says(`${words} for as long as this ${noun} remains on the battlefield`, { on: what }, (h) =>
        asLongAsThere(noun, { do: 'last on', until: 'there', on: h.on, ops: [op] }),
      );
      says(`${words} until this ${noun} leaves the battlefield`, { on: what }, (h) =>
        asLongAsThere(noun, { do: 'last on', until: 'there', on: h.on, ops: [op], said: 'until it leaves' }),
      );
    }
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

/** What permanents call themselves. */
export const PERMANENTS = [
  'creature',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
  'permanent',
] as const;

/** What lasts for so long does nothing where that is over before it begins (611.2b). */
export function asLongAsControlled(noun: string, lasts: Instruction): Instruction {
  return {
    do: 'if',
    given: { if: 'controls', who: { who: 'you' }, what: { what: 'this', noun } },
    yes: [lasts],
  };
}

function asLongAsThere(noun: string, lasts: Instruction): Instruction {
  const there: Test = { test: 'zone', at: { zone: 'battlefield' }, said: 'on' };
  return { do: 'if', given: { if: 'is', what: { what: 'this', noun }, tests: [there] }, yes: [lasts] };
}
