/**
 * "Choose 2 of the following. (You may choose the same one twice.)", with a line for each of them: all are chosen as the text
 * is carried out, before any is done, and done from top to bottom.
 */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';

/** Whether a line is one of those that a line before it lets a player choose. */
export function isMode(line: string): boolean {
  return line.startsWith(':►');
}

/** How many are chosen. */
const MANY = { one: 1, 2: 2, 3: 3 };

export function addModes(english: English, spells: Category<Ability[]>): void {
  const { grammar, ability, happens, sentences } = english;
  const mode = grammar.category<Instruction[]>('a mode');
  grammar.rule(mode)(': ► {do}', { do: sentences }, (h) => h.do);
  const of = grammar.sequence('modes', mode);
  const modal = grammar.category<Instruction[]>('modes');
  const says = grammar.rule(modal);
  for (const [words, many] of Object.entries(MANY)) {
    const choose = { least: many, most: many };
    says(`choose ${words} of the following . {of}`, { of }, (h) => [{ do: 'modes', choose, of: h.of }]);
  }
  says('choose 2 of the following . ( you may choose the same one twice . ) {of}', { of }, (h) => [
    { do: 'modes', choose: { least: 2, most: 2 }, again: true, of: h.of },
  ]);
  grammar.rule(spells)('{do}', { do: modal }, (h) => [{ ability: 'spell', do: h.do }]);
  for (const opens of ['when', 'whenever'] as const)
    grammar.rule(ability)(`${opens} {on} , {do}`, { on: happens, do: modal }, (h) => ({
      ability: 'triggered',
      on: h.on,
      do: h.do,
      opens,
    }));
}
