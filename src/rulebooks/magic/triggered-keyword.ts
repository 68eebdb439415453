/** Keywords that stand for abilities which trigger as something enters, dies or deals damage, and for nothing else (702). */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import type { Act, TokenText } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Quantity } from '../../ability/quantity.js';
import type { What } from '../../ability/reference.js';

const THIS: What = { what: 'this', noun: 'permanent' };
const YOU = { who: 'you' } as const;

type Meaning = (amount: Quantity) => Ability;

/** Those with a number. */
const NUMBERED: { readonly [keyword: string]: Meaning } = {
  /** "When this permanent dies, create N 1/1 white and black Spirit creature tokens with flying" (702.135a). */
  afterlife: (amount) =>
    dying([act({ event: 'create', amount, token: { ...token('1/1 white black Spirit'), has: ['flying'] } })]),
  /**
   * "When this permanent enters, you may put N +1/+1 counters on it. If you don't, create N 1/1 colorless Servo artifact
   * creature tokens" (702.123a).
   */
  fabricate: (amount) =>
    entering([
      {
        do: 'may',
        who: YOU,
        steps: [act({ event: 'put counters', counter: '+1/+1', amount, object: THIS })],
      },
      {
        do: 'if',
        given: { if: 'not', of: { if: 'did' } },
        yes: [act({ event: 'create', amount, token: token('1/1 colorless Servo artifact') })],
      },
    ]),
  /** "When this permanent dies, you may return target Spirit card with mana value N or less from your graveyard to your hand" (702.46a). */
  soulshift: (amount) =>
    dying([
      {
        do: 'may',
        who: YOU,
        steps: [
          act({
            event: 'move',
            object: {
              what: 'some',
              quantity: { how: 'one', said: 'target' },
              target: true,
              described: {
                head: { kinds: [{ trait: 'subtype', is: 'Spirit' }], sort: 'card' },
                which: [
                  { test: 'compare', trait: 'mana value', by: 'at most', to: amount },
                  { test: 'zone', at: { zone: 'graveyard', whose: YOU }, said: 'from' },
                ],
              },
            },
            to: { zone: 'hand', whose: YOU },
            said: 'return',
          }),
        ],
      },
    ]),
};

/** Those that stand alone. */
const PLAIN: { readonly [keyword: string]: () => Ability } = {
  /** "When this Equipment enters, create a 2/2 red Rebel creature token, then attach this Equipment to it" (702.163a). */
  'for mirrodin !': () => bearerOf(token('2/2 red Rebel')),
  /** "Whenever this creature deals combat damage to a player, that player exiles the top card of their library" (702.115a). */
  ingest: () => ({
    ability: 'triggered',
    opens: 'whenever',
    on: {
      event: 'damage',
      by: { who: 'player', said: 'a', as: 0 },
      other: THIS,
      cause: [{ manner: 'combat' }],
    },
    do: [
      act({
        event: 'move',
        by: { who: 'that', of: 0, said: 'that' },
        object: { what: 'top', amount: 1, of: { who: 'that', of: 0, said: 'they' }, zone: 'library' },
        to: { zone: 'exile' },
        said: 'exile',
      }),
    ],
  }),
  /** "When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it" (702.92a). */
  'living weapon': () => bearerOf(token('0/0 black Phyrexian Germ')),
};

export const TRIGGERED = Object.keys(PLAIN);
export const NUMBERED_TRIGGERED = Object.keys(NUMBERED);

/**
 * Keywords that stand for abilities which trigger as creatures attack or block. Who does that is declared before a scenario
 * begins, so that none of it comes about (`language/attacking.ts`).
 */
export const AS_ATTACKING = [
  'battle cry',
  'decayed',
  'enlist',
  'exalted',
  'flanking',
  'melee',
  'mentor',
  'myriad',
  'provoke',
  'training',
] as const;

/** Those of them with a number. */
export const NUMBERED_ATTACKING = [
  'afflict',
  'annihilator',
  'bushido',
  'firebending',
  'frenzy',
  'mobilize',
  'rampage',
] as const;

/** What such a keyword stands for; null for any other. */
export function meansTriggered({ keyword, amount = 0 }: KeywordAbility): readonly Ability[] | null {
  if (Object.hasOwn(PLAIN, keyword)) return [PLAIN[keyword]?.()].flatMap((one) => one ?? []);
  return Object.hasOwn(NUMBERED, keyword) ? [NUMBERED[keyword]?.(amount)].flatMap((one) => one ?? []) : null;
}

function act(act: Act): Instruction {
  return { do: 'act', act };
}

function entering(steps: Instruction[]): Ability {
  return {
    ability: 'triggered',
    opens: 'when',
    on: { event: 'move', object: THIS, to: { zone: 'battlefield' } },
    do: steps,
  };
}

function dying(steps: Instruction[]): Ability {
  return {
    ability: 'triggered',
    opens: 'when',
    on: { event: 'move', object: THIS, from: { zone: 'battlefield' }, to: { zone: 'graveyard' } },
    do: steps,
  };
}

/** A creature is created, and what has entered is attached to it. */
function bearerOf(bearer: TokenText): Ability {
  return entering([
    act({ event: 'create', amount: 1, token: bearer, as: 0 }),
    act({ event: 'attach', object: { what: 'this' }, other: { what: 'that', of: 0, said: 'it' } }),
  ]);
}

const COLORS: ReadonlySet<string> = new Set(['white', 'black', 'red', 'colorless']);

/** A creature token, by its power and toughness, colors and further types. */
function token(words: string): TokenText {
  const [stats = '', ...traits] = words.split(' ');
  const [power, toughness] = stats.split('/').map(Number);
  return {
    values: { power: power ?? 0, toughness: toughness ?? 0 },
    traits: [
      ...traits.map((is) => ({
        trait: COLORS.has(is) ? 'color' : is === 'artifact' ? 'type' : 'subtype',
        is,
      })),
      { trait: 'type', is: 'creature' },
    ],
  };
}
