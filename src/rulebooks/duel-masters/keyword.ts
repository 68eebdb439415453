/** Keywords of Duel Masters: how cards write them, and what they stand for. */

import type { Ability, KeywordAbility, Triggered } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Quantity } from '../../ability/quantity.js';
import type { Quantifier, Some, What } from '../../ability/reference.js';
import { meaningOf } from './substitution.js';

/** Keywords that stand alone. */
export const KEYWORDS = [
  'blocker',
  'double breaker',
  'triple breaker',
  'quattro breaker',
  'world breaker',
  'speed attacker',
  'wave striker',
  'slayer',
  'shield trigger',
  'shield force',
  'release',
  'holy field',
  'shield saver',
  'charger',
  'ex life',
  'extra ex life',
  'eternal omega',
  'multi',
  'metamorph',
  'dragon evasion',
  'dragon soul evasion',
  'link release',
  'escape',
  'true escape',
  'guard strike',
  'accelerator',
  'cross gear',
] as const;

/** The keyword that adds power in attacks: "power attacker +3000". */
export const POWER_ATTACKER = 'power attacker';

/**
 * Keywords that bear on no event that is carried out unasked: what a card costs, whom it may attack, what a player may
 * do with it as a creature attacks.
 */
export const BESIDE = [
  'mach fighter',
  'gravity zero',
  'sympathy',
  'invasion',
  's-rank invasion',
  'revolution change',
  'ninja strike',
  'attack chance',
] as const;

function isBeside(keyword: string): boolean {
  return (BESIDE as readonly string[]).includes(keyword);
}

/** That untapped creatures are attacked as well: "This creature can attack untapped creatures." */
export const ATTACKS_UNTAPPED = 'attacks untapped creatures';

/** Keywords that name whom they save, or with whom they link: "Saver: Dragon". */
export const SAVERS = ['saver', 'ultra saver', 'god link'] as const;

/** Keywords that say on what a creature evolves. */
const EVOLUTIONS = [
  'evolution',
  'vortex evolution',
  'ultimate evolution',
  'neo evolution',
  'g-neo evolution',
  'star evolution',
] as const;

/** What a keyword stands for: what its reminder text says. Many stand for nothing that bears on replacing events. */
export function expand(keyword: KeywordAbility): readonly Ability[] | null {
  if (isBeside(keyword.keyword) || keyword.keyword === ATTACKS_UNTAPPED) return [];
  if (!isKeyword(keyword)) return null;
  switch (keyword.keyword) {
    case 'shield trigger':
      return [SHIELD_TRIGGER];
    case 'guard strike':
      return [guardStrike()];
    case 'slayer':
      return [SLAYER];
    case POWER_ATTACKER:
      return [attacking(keyword.amount ?? 0)];
    default:
      return meaningOf(keyword);
  }
}

function isKeyword({ keyword, whom, on, amount }: KeywordAbility): boolean {
  if ((EVOLUTIONS as readonly string[]).includes(keyword)) return on !== undefined;
  if (keyword === POWER_ATTACKER) return amount !== undefined;
  return (SAVERS as readonly string[]).includes(keyword)
    ? whom !== undefined
    : (KEYWORDS as readonly string[]).includes(keyword);
}

/** The card is put into its owner's hand from the shield zone. */
const CHECKED: Act = {
  event: 'move',
  from: { zone: 'shields' },
  to: { zone: 'hand' },
  object: { what: 'this' },
};

/** Used for no cost where the card is put into its owner's hand from the shield zone (112.3a, 113.6). */
const SHIELD_TRIGGER: Triggered = {
  ability: 'triggered',
  on: CHECKED,
  do: [
    {
      do: 'may',
      who: { who: 'you' },
      steps: [{ do: 'act', act: { event: 'use shield trigger', object: { what: 'this' } } }],
    },
  ],
};

const OPPOSING: Omit<Some, 'quantity'> = {
  what: 'some',
  whose: { who: 'opponent', said: 'your' },
  described: { head: { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' } },
};

const ONE: Quantifier = { how: 'one', said: 'one of' };

/**
 * Where it is put there a creature of the opponent's is chosen, if there is one, which can't attack for the rest of the turn:
 * one effect for each card.
 */
const guardStrike = (): Triggered => ({
  ability: 'triggered',
  on: CHECKED,
  do: [
    {
      do: 'if',
      given: { if: 'exists', what: { ...OPPOSING, quantity: ONE } },
      yes: [
        {
          do: 'may',
          who: { who: 'you' },
          steps: [
            { do: 'choose', what: { ...OPPOSING, quantity: ONE, as: 0 } },
            {
              do: 'last on',
              until: 'turn',
              on: { what: 'that', of: 0, said: 'it' },
              ops: [
                {
                  op: 'gain',
                  abilities: [{ ability: 'cannot', act: { event: 'attack', object: { what: 'this' } } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

/** Whether an ability is used as a card comes to the hand from the shield zone, before anything else that waits (101.4a). */
export function isOfShields(ability: Ability): boolean {
  return ability.ability === 'triggered' && ability.on === CHECKED;
}

/** Whether an ability is what the keyword stands for. */
export function isShieldTrigger(ability: Ability): boolean {
  return ability.ability === 'triggered' && ability.do === SHIELD_TRIGGER.do;
}

const THIS: What = { what: 'this', noun: 'creature' };

/** So much more power while it attacks. */
function attacking(by: Quantity): Ability {
  return {
    ability: 'static',
    affects: THIS,
    ops: [{ op: 'modify', trait: 'power', by }],
    while: { if: 'is', what: THIS, tests: [{ test: 'status', status: 'attacking' }] },
  };
}

/** Whatever battles with this creature is destroyed after the battle. */
const SLAYER: Ability = {
  ability: 'triggered',
  on: { event: 'compare power', object: THIS },
  do: [
    {
      do: 'act',
      act: {
        event: 'destroy',
        object: {
          what: 'role',
          role: 'other',
          head: { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' },
        },
      },
    },
  ],
};
