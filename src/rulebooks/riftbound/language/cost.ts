/** Abilities that a player uses: a cost, a colon, and what is done (377). */

import type { Instruction } from '../../../ability/instruction.js';
import { addActivated } from '../../../language/english/activated.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import { costWords } from './word.js';

export function addCosts(english: English): void {
  const { grammar } = english;
  const mana = grammar.category<string>('energy or power');
  grammar.words(mana, costWords);
  verb(english, 'pay pays paying paid', '{mana}', { mana }, (h) => ({ event: 'pay', mana: h.mana }));
  const cost = grammar.category<Instruction>('a cost');
  grammar.rule(cost)('{mana}', { mana }, (h) => ({
    do: 'act',
    act: { event: 'pay', mana: h.mana, bare: true },
  }));
  grammar.rule(cost)('[E]', {}, () => ({ do: 'act', act: { event: 'exhaust', object: { what: 'this' } } }));
  addActivated(english, cost);
}
