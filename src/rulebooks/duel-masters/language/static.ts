/** How the cards word what goes on: under a condition, of each of several, that nobody attacks. */

import type { English } from '../../../language/english/english.js';
import { extend } from '../../../language/template.js';
import { ATTACKS_UNTAPPED } from '../keyword.js';

export function addContinuous({ grammar, ability, condition, statement, what, granted }: English): void {
  // "If you have no shields, this creature can't leave": as long as that is so.
  grammar.rule(ability)('if {while} , {statement} .', { while: condition, statement }, (h) =>
    extend(h.statement, { while: h.while, whileSays: 'if' as const }),
  );
  // "Each of your Fire Birds get ...": the verb has the number of the noun.
  const keywords = grammar.list('keywords', granted, 'and');
  grammar.rule(statement)('{affects:one} get {abilities}', { affects: what, abilities: keywords }, (h) => ({
    ability: 'static',
    affects: h.affects,
    ops: [{ op: 'gain', abilities: h.abilities, said: 'get' }],
  }));
  grammar.rule(statement)('{affects} can attack untapped creatures', { affects: what }, (h) => ({
    ability: 'static',
    affects: h.affects,
    ops: [{ op: 'gain', abilities: [{ ability: 'keyword', keyword: ATTACKS_UNTAPPED }] }],
  }));
  grammar.rule(statement)("{other} can't be attacked", { other: what }, (h) => ({
    ability: 'cannot',
    act: { event: 'attack', other: h.other },
  }));
  grammar.rule(statement)("{other} can't be blocked", { other: what }, (h) => ({
    ability: 'cannot',
    act: { event: 'block', other: h.other },
  }));
}
