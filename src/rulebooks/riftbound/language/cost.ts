/** Abilities that a player uses: a cost, a colon, and what is done (377). */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import { addActivated } from '../../../language/english/activated.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { EMPOWERED } from './dependent.js';
import { costWords } from './word.js';

const paying = (mana: string): Instruction => ({ do: 'act', act: { event: 'pay', mana, bare: true } });

export function addCosts(english: English): void {
  const { grammar } = english;
  const mana = grammar.category<string>('energy or power');
  grammar.words(mana, costWords);
  verb(english, 'pay pays paying paid', '{mana}', { mana }, (h) => ({ event: 'pay', mana: h.mana }));
  const cost = grammar.category<Instruction>('a cost');
  grammar.rule(cost)('{mana}', { mana }, (h) => paying(h.mana));
  grammar.rule(cost)('[E]', {}, () => ({ do: 'act', act: { event: 'exhaust', object: { what: 'this' } } }));
  const resources = grammar.category<Instruction>('a cost in energy and power');
  grammar.rule(resources)('{mana}', { mana }, (h) => paying(h.mana));
  addEmpower(english, resources, addActivated(english, cost));
}

/** "[Empower] [2][Fury]", "[Empower] — [1], [E]": a cost by which something that is not Empowered becomes so (827). */
function addEmpower(
  { grammar, ability }: English,
  cost: Category<Instruction>,
  costs: Category<Instruction[]>,
): void {
  const empower = (paid: Instruction[], label: string): Ability => ({
    ability: 'activated',
    cost: paid,
    do: [{ do: 'act', act: { event: 'empower', object: { what: 'this' } } }],
    while: { if: 'not', of: EMPOWERED },
    label,
  });
  grammar.rule(ability)('[Empower] {cost}', { cost }, (h) => empower([h.cost], 'Empower'));
  // A dash stands before what is not energy or power alone.
  grammar.rule(ability)('[Empower] — {costs}', { costs }, (h) => empower(h.costs, 'Empower —'));
}
