/** What is done later, once: at the beginning of the next end step, or upkeep (603.7). */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';

/** When it comes: whoever's step it is, or one's own. */
const NEXT: readonly (readonly [words: string, on: Act])[] = [
  ['the next end step', { event: 'end step' }],
  ['your next end step', { event: 'end step', by: { who: 'you' } }],
  ["the next turn 's upkeep", { event: 'upkeep' }],
  ['your next upkeep', { event: 'upkeep', by: { who: 'you' } }],
];

type Later = Extract<Instruction, { do: 'last' }>;

function later(on: Act, step: Instruction): Later {
  return {
    do: 'last',
    until: 'game',
    abilities: [{ ability: 'triggered', opens: 'at', on, limit: { limit: 'next' }, do: [step] }],
  };
}

/** "At the beginning of the next end step, exile it." "Exile it at the beginning of the next end step." */
export function addDelayed(english: English): void {
  const { grammar, sentence } = english;
  const put = putOff(english);
  const says = grammar.rule(sentence);
  for (const [words, on] of NEXT) {
    says(`at the beginning of ${words} , {step}`, { step: sentence }, (h) => ({
      ...later(on, h.step),
      said: 'first',
    }));
    says(`{put} at the beginning of ${words}`, { put }, (h) => later(on, h.put));
  }
}

/** Only what was spoken of before is put off: what is targeted would be so at once. */
function putOff({ grammar, back, selfNoun, arriving }: English): Category<Instruction> {
  const what = grammar.category<NonNullable<Act['object']>>('what was spoken of');
  grammar.include(what, back);
  grammar.rule(what)('this {noun}', { noun: selfNoun }, (h) => ({ what: 'this', noun: h.noun }));
  const put = grammar.category<Instruction>('what is done later');
  const does = grammar.rule(put);
  const act = (act: Act): Instruction => ({ do: 'act', act });
  does('exile {object}', { object: what }, (h) =>
    act({ event: 'move', object: h.object, to: { zone: 'exile' }, said: 'exile' }),
  );
  for (const event of ['sacrifice', 'destroy'] as const)
    does(`${event} {object}`, { object: what }, (h) => act({ event, object: h.object }));
  does('return {object} to the battlefield {arriving}', { object: what, arriving }, (h) =>
    act({
      event: 'move',
      object: h.object,
      to: { zone: 'battlefield' },
      arriving: h.arriving,
      said: 'return',
    }),
  );
  for (const [words, amount] of [
    ['draw a card', 1],
    ['draw two cards', 2],
  ] as const)
    does(words, {}, () => act({ event: 'draw', amount }));
  return put;
}
