/** Bullets: effects of which one is chosen as the card is activated. */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { prefix } from '../../../language/template.js';
import { SKIPS_BATTLES } from '../word.js';

const ONE = { least: 1, most: 1 } as const;

/** "Activate 1 of these effects; ● ... ● ..." */
export function addModes(
  { grammar, sentences, deeds }: English,
  target: Category<Instruction>,
  ...lines: readonly Category<Ability[]>[]
): void {
  const mode = grammar.category<Instruction[]>('an effect to choose');
  grammar.rule(mode)('● {do}', { do: sentences }, (h) => h.do);
  grammar.rule(mode)('● {cost} ; {do}', { cost: deeds, do: sentences }, (h) =>
    prefix([{ do: 'price', cost: [h.cost] }], h.do),
  );
  grammar.rule(mode)('● {cost} , then {target} ; {do}', { cost: deeds, target, do: sentences }, (h) =>
    prefix([{ do: 'price', cost: [h.cost], thenTarget: true }, h.target], h.do),
  );
  const of = grammar.sequence('effects to choose from', mode);
  for (const line of lines) {
    grammar.rule(line)('activate 1 of these effects ; {of}', { of }, (h) => [
      { ability: 'spell', do: [{ do: 'modes', choose: ONE, of: h.of }] },
    ]);
    grammar.rule(line)(
      'activate 1 of these effects , but skip your next Battle Phase after activation ; {of}',
      { of },
      (h) => [
        { ability: 'note', note: SKIPS_BATTLES },
        { ability: 'spell', do: [{ do: 'modes', choose: ONE, of: h.of }] },
      ],
    );
  }
}

/** Whether effects to choose from follow these words, each on a line of its own, or have begun to. */
export function opensModes(text: string): boolean {
  return /\bactivate 1 of these effects\b[^.●]*;\s*(?:●|$)/i.test(text);
}

export function isMode(line: string): boolean {
  return /^\s*●/.test(line);
}
