/** How a monster attacks: directly, with piercing battle damage. */

import type { Ability } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { ATTACKS_DIRECTLY, BY_TEXT } from '../word.js';

export function addWaysToAttack(english: English): void {
  addPiercing(english);
  addAttackingDirectly(english);
}

/**
 * "This card can attack your opponent directly, but when it uses this effect, any battle damage it inflicts to your opponent is
 * halved."
 */
export function addHalvedWhereSo({ grammar, what }: English, lines: Category<Ability[]>): void {
  for (const [number, so] of [
    ['one', 'when it uses this effect , any battle damage it inflicts to your opponent'],
    ['many', 'when they do so using this effect , the battle damage inflicted to your opponent'],
  ] as const)
    for (const [text, about] of DIRECTLY)
      grammar.rule(lines)(
        `{affects:${number}} can attack ${text} , but ${so} is halved .`,
        { affects: what },
        (h): Ability[] => [
          {
            ability: 'static',
            affects: h.affects,
            ops: [{ op: 'gain', abilities: [{ ability: 'keyword', keyword: ATTACKS_DIRECTLY, ...about }] }],
          },
          {
            ability: 'replacement',
            watch: {
              event: 'battle damage',
              object: h.affects,
              by: { who: 'opponent', said: 'your' },
              voice: 'deals',
            },
            given: { if: 'fact', fact: BY_TEXT },
            outcome: {
              outcome: 'modify',
              changes: [{ change: 'amount', to: { half: { event: 'amount' }, rounded: 'up' } }],
            },
            says: 'plain',
          },
        ],
      );
}

const DIRECTLY = [
  ['directly', {}],
  ['your opponent directly', { about: 'your opponent' }],
] as const;

/** "This card can attack directly", "your "Advanced Crystal Beast" monsters can attack directly". */
function addAttackingDirectly({ grammar, statement, what }: English): void {
  for (const [text, about] of DIRECTLY)
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
