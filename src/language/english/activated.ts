/** Abilities that a player uses: costs, a colon, and what is done. */

import type { Instruction } from '../../ability/instruction.js';
import type { Category } from '../grammar.js';
import { prefix } from '../template.js';
import type { English } from './english.js';

/** Adds abilities whose costs are of this category; whatever a player can do is a cost as well. Returns that of all costs. */
export function addActivated(
  { grammar, ability, framed, sentences, doing, rest }: English,
  cost: Category<Instruction>,
): Category<Instruction[]> {
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
  return costs;
}
