/** How a monster attacks: directly, with piercing battle damage. */

import type { English } from '../../../language/english/english.js';
import { ATTACKS_DIRECTLY } from '../word.js';

export function addWaysToAttack(english: English): void {
  addPiercing(english);
  addAttackingDirectly(english);
}

/** "This card can attack directly", "your "Advanced Crystal Beast" monsters can attack directly". */
function addAttackingDirectly({ grammar, statement, what }: English): void {
  for (const [text, about] of [
    ['directly', {}],
    ['your opponent directly', { about: 'your opponent' }],
  ] as const)
    grammar.rule(statement)(`{affects} can attack ${text}`, { affects: what }, (h) => ({
      ability: 'static',
      affects: h.affects,
      ops: [{ op: 'gain', abilities: [{ ability: 'keyword', keyword: ATTACKS_DIRECTLY, ...about }] }],
    }));
}

/** "If this card attacks a Defense Position monster, inflict piercing battle damage." */
function addPiercing({ grammar, statement, what }: English): void {
  for (const keyword of ['piercing', 'double piercing'] as const) {
    for (const [to, about] of [
      ['', {}],
      [' to your opponent', { about: 'your opponent' }],
    ] as const) {
      grammar.rule(statement)(
        `if {affects:one} attacks a Defense Position monster , inflict ${keyword} battle damage${to}`,
        { affects: what },
        (h) => ({
          ability: 'static',
          affects: h.affects,
          ops: [{ op: 'gain', abilities: [{ ability: 'keyword', keyword, ...about }] }],
        }),
      );
    }
  }
}
