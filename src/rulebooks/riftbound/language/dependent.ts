/** Keywords before a text that say when it holds (812, 824, 828), or only when it can be used (806, 813). */

import type { Ability } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { levelWords } from './word.js';

const LEGION: Condition = { if: 'fact', fact: '[Legion]' };

export const EMPOWERED: Condition = {
  if: 'is',
  what: { what: 'this' },
  tests: [{ test: 'status', status: 'empowered' }],
};

export function addDependent(english: English, spells: Category<Ability[]>): void {
  const { grammar, ability, sentences, sentence } = english;
  const says = grammar.rule(ability);
  const level = grammar.category<number>('a level');
  grammar.words(level, levelWords);
  const leveled = (only: Ability, to: number): Ability =>
    extend(only, {
      while: { if: 'value' as const, who: { who: 'you' as const }, value: 'xp', by: 'at least' as const, to },
      label: 'Level',
    });
  says('{level} [>] {only}', { level, only: ability }, (h) => leveled(h.only, h.level));
  grammar.rule(spells)('{level} [>] {only}', { level, only: ability }, (h) => [leveled(h.only, h.level)]);
  says('[Empowered] [>] {only}', { only: ability }, (h) =>
    extend(h.only, { while: EMPOWERED, label: 'Empowered' }),
  );
  says('[Legion] [>] {only}', { only: ability }, (h) => extend(h.only, { while: LEGION, label: 'Legion' }));
  for (const label of ['Action', 'Reaction'])
    says(`[${label}] [>] {only}`, { only: ability }, (h) => extend(h.only, { label }));
  // Within an ability: "[E]: [Legion] — The next unit you play this turn enters ready."
  grammar.rule(sentences)('[Legion] [>] {yes}', { yes: sentences }, (h) => [
    { do: 'if', given: LEGION, yes: h.yes },
  ]);
  // In a line of its own, it replaces what the lines before it say (158.2).
  const otherwise = (
    base: Instruction[],
    other: Instruction,
  ): Extract<Instruction, { do: 'alternative' }> => ({
    do: 'alternative',
    base,
    given: LEGION,
    other: [other],
    label: 'Legion',
    apart: true,
  });
  const holes = { base: sentences, other: sentence };
  grammar.rule(spells)('{base} [Legion] [>] {other} instead .', holes, (h) => [
    { ability: 'spell', do: [otherwise(h.base, h.other)] },
  ]);
  grammar.rule(spells)('{base} [Legion] [>] {other} now instead .', holes, (h) => [
    { ability: 'spell', do: [{ ...otherwise(h.base, h.other), says: 'now' }] },
  ]);
}
