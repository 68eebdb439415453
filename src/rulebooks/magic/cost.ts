/** Activated abilities: a cost, a colon, and what is done (602). */

import type { Instruction } from '../../ability/instruction.js';
import type { English } from '../../language/english/english.js';
import { verb } from '../../language/english/verb.js';
import { prefix } from '../../language/template.js';
import { manaWords } from './word.js';

export function addCosts(english: English): void {
  const { grammar, ability, framed, sentences, doing, rest } = english;
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
  grammar.rule(cost)('{act}', { act: doing.base }, (h) => ({ do: 'act', act: h.act }));
  const costs = grammar.category<Instruction[]>('costs');
  grammar.rule(costs)('{only}', { only: cost }, (h) => [h.only]);
  grammar.rule(costs)('{first} , {rest}', { first: cost, rest: costs }, (h) => prefix([h.first], h.rest));
  grammar.rule(ability)('{cost} : {do}', { cost: costs, do: sentences }, (h) => ({
    ability: 'activated',
    cost: h.cost,
    do: h.do,
  }));
  grammar.rule(framed)('{cost} : {rest}', { cost: costs, rest }, (h) => ({
    ability: 'activated',
    cost: h.cost,
    do: [{ do: 'unread', unread: h.rest }],
  }));
}
