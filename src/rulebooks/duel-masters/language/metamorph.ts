/** Metamorph: what holds while its player has seven or more cards in the mana zone. */

import type { Ability } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import { cardsIn } from '../../../ability/every.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import type { Rewriting } from '../../../language/normal.js';
import { extend } from '../../../language/template.js';

const LABEL = 'Metamorph';

const SEVEN_MANA: Condition = {
  if: 'compare',
  left: { count: cardsIn('mana', { who: 'you' }) },
  by: 'at least',
  right: 7,
};

/**
 * Of a creature it is an ability more. A spell that says "instead" replaces what it would do otherwise, which stands
 * before it: it is one text with that (609.7).
 */
export function addMetamorph(
  { grammar, ability, statement, condition, sentences, deeds }: English,
  lines: Category<Ability[]>,
  spells: Category<Ability[]>,
): void {
  grammar.rule(lines)('metamorph : {only}', { only: ability }, (h) => [
    extend(h.only, { label: LABEL, while: SEVEN_MANA }),
  ]);
  grammar.rule(lines)('metamorph : while {while} , {only} .', { while: condition, only: statement }, (h) => [
    extend(h.only, { label: LABEL, while: { if: 'all' as const, of: [SEVEN_MANA, h.while] } }),
  ]);
  grammar.rule(spells)('{base} metamorph : {other} instead .', { base: sentences, other: deeds }, (h) => [
    {
      ability: 'spell',
      do: [{ do: 'alternative', base: h.base, given: SEVEN_MANA, other: [h.other], label: LABEL }],
    },
  ]);
}

/** "$metamorph", which stands for the icon, as "Metamorph:". */
export const metamorphIcon: Rewriting = (tokens) => {
  const [icon, word, ...rest] = tokens;
  if (icon?.text !== '$' || word?.word !== 'metamorph') return [...tokens];
  return [word, { ...icon, text: ':', word: ':' }, ...rest];
};

/** Whether a line begins as one that may speak of the line before it. */
export function isMetamorph(line: string): boolean {
  return /^metamorph\s*:/i.test(line);
}
