/** Activated abilities: a cost, a colon, and what is done (602). */

import type { Instruction } from '../../ability/instruction.js';
import { addActivated } from '../../language/english/activated.js';
import type { English } from '../../language/english/english.js';
import { verb } from '../../language/english/verb.js';
import { manaWords } from './word.js';

export function addCosts(english: English): void {
  const { grammar } = english;
  const mana = grammar.category<string>('mana');
  grammar.words(mana, manaWords);
  verb(english, 'add adds adding added', '{mana}', { mana }, (h) => ({ event: 'add mana', mana: h.mana }));
  verb(english, 'add adds adding added', '{mana} or {other}', { mana, other: mana }, (h) => ({
    event: 'add mana',
    mana: h.mana,
    orMana: h.other,
  }));
  verb(english, 'pay pays paying paid', '{amount} life', { amount: english.amount }, (h) => ({
    event: 'pay life',
    amount: h.amount,
  }));
  const cost = grammar.category<Instruction>('a cost');
  grammar.rule(cost)('{mana}', { mana }, (h) => ({ do: 'act', act: { event: 'pay mana', mana: h.mana } }));
  grammar.rule(cost)('\\{t\\}', {}, () => ({ do: 'act', act: { event: 'tap', object: { what: 'this' } } }));
  addActivated(english, cost);
}
