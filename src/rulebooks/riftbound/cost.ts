/** Abilities that a player uses: a cost, a colon, and what is done (377). */

import type { Instruction } from '../../ability/instruction.js';
import type { English } from '../../language/english/english.js';
import { verb } from '../../language/english/verb.js';
import { prefix } from '../../language/template.js';
import { costWords } from './word.js';

export function addCosts(english: English): void {
  const { grammar, ability, framed, sentences, doing, rest } = english;
  const mana = grammar.category<string>('energy or power');
  grammar.words(mana, costWords);
  verb(english, 'pay pays paying paid', '{mana}', { mana }, (h) => ({ event: 'pay', mana: h.mana }));
  const cost = grammar.category<Instruction>('a cost');
  grammar.rule(cost)('{mana}', { mana }, (h) => ({
    do: 'act',
    act: { event: 'pay', mana: h.mana, bare: true },
  }));
  grammar.rule(cost)('[E]', {}, () => ({ do: 'act', act: { event: 'exhaust', object: { what: 'this' } } }));
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
