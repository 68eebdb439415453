/**
 * Keywords that stand for replacement effects of entering (702): what they replace, and what else they say. What others of
 * that look do by triggers (fabricate, living weapon) is not among them.
 */

import type { Ability, KeywordAbility, Replacement, Triggered } from '../../../ability/ability.js';
import type { Change } from '../../../ability/change.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { Description, This, What } from '../../../ability/reference.js';
import { DAMAGE_DEALT } from '../casting/told.js';
import { IS_ENTERING } from './entering-fact.js';
import { AS_CREATURE } from './sunburst.js';
import { TRIBUTE } from './tribute.js';

/** What counters of sunburst are as many as. */
export const COLORS_SPENT = 'colors of mana spent to cast it';

/** For how many symbols of Phyrexian mana life was paid. */
const LIFE_PAID = 'Phyrexian mana paid with life';

function isX(amount: Quantity): boolean {
  return typeof amount === 'object' && 'x' in amount;
}

const THIS: This = { what: 'this', noun: 'creature' };

/** Those that an object simply has. */
export const PLAIN_ENTERING = ['compleated', 'ravenous', 'riot', 'sunburst', 'unleash'] as const;

/** Those with a number. */
export const NUMBERED_ENTERING = [
  'amplify',
  'bloodthirst',
  'devour',
  'fading',
  'graft',
  'modular',
  'tribute',
  'vanishing',
] as const;

/** What each of them stands for. */
export const ENTERING_KEYWORDS: {
  readonly [keyword in (typeof PLAIN_ENTERING)[number] | (typeof NUMBERED_ENTERING)[number]]: (
    keyword: KeywordAbility,
  ) => readonly Ability[];
} = {
  /** "As this object enters, reveal any number of cards from your hand that share a creature type with it" (702.38). */
  amplify: ({ amount = 0 }) => [
    entering(
      { change: 'also', do: [act('reveal', { object: chosen(ALIKE_IN_HAND) })] },
      plusCounters({ times: amount, of: CHOSEN }),
    ),
  ],
  /**
   * "If an opponent was dealt damage this turn, this permanent enters with N counters" (702.54); an X is the damage that
   * opponents were dealt, and none that was announced (702.54b).
   */
  bloodthirst: ({ amount = 0 }) => [
    {
      ...entering(plusCounters(isX(amount) ? { told: DAMAGE_DEALT } : amount)),
      given: { if: 'fact', fact: 'an opponent was dealt damage this turn' },
    },
  ],
  /**
   * "If this permanent would enter with one or more loyalty counters on it" and life was paid for Phyrexian mana of its
   * cost, it enters with two fewer for each of those symbols (702.150).
   */
  compleated: () => [
    {
      ability: 'replacement',
      opens: 'if',
      watch: { event: 'put counters', counter: 'loyalty', atLeast: 1, object: THIS },
      given: {
        if: 'all',
        of: [
          { if: 'fact', fact: IS_ENTERING },
          { if: 'compare', left: { told: LIFE_PAID }, by: 'at least', right: 1 },
        ],
      },
      outcome: {
        outcome: 'modify',
        changes: [
          {
            change: 'amount',
            to: { minus: { times: 2, of: { told: LIFE_PAID } }, from: { event: 'amount' } },
          },
        ],
      },
      says: 'instead',
    },
  ],
  /**
   * "As this object enters, you may sacrifice any number of creatures. It enters with N counters for each"; of permanents
   * of another quality where the keyword names one (702.82).
   */
  devour: ({ amount = 0, whom = CREATURES }) => [
    entering(
      { change: 'also', do: [act('sacrifice', { object: chosen(yours(whom)) })] },
      plusCounters({ times: amount, of: CHOSEN }),
    ),
  ],
  /** It enters with N fade counters; one is removed at each upkeep, or it is sacrificed (702.32). */
  fading: ({ amount = 0 }) => [
    entering(counters('fade', amount)),
    upkeep([
      {
        do: 'if',
        given: hasCounter('fade'),
        yes: [act('remove counters', { object: THIS, counter: 'fade', amount: 1 })],
        no: [act('sacrifice', { object: THIS })],
      },
    ]),
  ],
  /** It enters with N +1/+1 counters, which may be moved onto what enters later (702.58). */
  graft: ({ amount = 0 }) => [entering(plusCounters(amount)), GRAFT],
  /** It enters with N +1/+1 counters, which go onto an artifact creature as it dies (702.43). */
  modular: ({ amount = 0 }) => [entering(plusCounters(amount)), MODULAR],
  /** It enters with X +1/+1 counters; if X is 5 or more, a card is drawn (702.156). */
  ravenous: () => [entering(plusCounters({ x: true })), RAVENOUS],
  /** "You may have this permanent enter with an additional +1/+1 counter on it. If you don't, it gains haste" (702.136). */
  riot: () => [entering({ change: 'may', do: [], yes: [plusCounters(1)], no: [gains('haste')] })],
  /** With a counter for each colour of mana that was spent: +1/+1 counters if it enters as a creature, else charge (702.44). */
  sunburst: () => [
    entering(
      { change: 'if', given: ENTERS_AS, yes: [plusCounters({ told: COLORS_SPENT })] },
      {
        change: 'if',
        given: { if: 'not', of: ENTERS_AS },
        yes: [counters('charge', { told: COLORS_SPENT })],
      },
    ),
  ],
  /** "As this creature enters, choose an opponent. That player may put N additional counters on it" (702.104). */
  tribute: ({ amount = 0 }) => [
    entering({
      change: 'may',
      by: { who: 'opponent', said: 'a' },
      do: [],
      yes: [
        {
          change: 'also',
          do: [
            act('put counters', {
              by: { who: 'opponent', said: 'a' },
              object: THIS,
              counter: '+1/+1',
              amount,
              way: TRIBUTE,
            }),
          ],
        },
      ],
    }),
  ],
  /** "You may have this permanent enter with an additional +1/+1 counter on it"; blocking is beside the point (702.98). */
  unleash: () => [entering({ change: 'may', do: [], yes: [plusCounters(1)] })],
  /** It enters with N time counters; one is removed at each upkeep, and with the last it is sacrificed (702.63). */
  vanishing: ({ amount = 0 }) => [
    entering(counters('time', amount)),
    {
      ...upkeep([act('remove counters', { object: THIS, counter: 'time', amount: 1 })]),
      given: hasCounter('time'),
    },
    {
      ability: 'triggered',
      opens: 'when',
      on: { event: 'remove counters', object: THIS, counter: 'time' },
      given: { if: 'not', of: hasCounter('time') },
      do: [act('sacrifice', { object: THIS })],
    },
  ],
};

function entering(...changes: Change[]): Replacement {
  return {
    ability: 'replacement',
    opens: 'as',
    watch: { event: 'move', to: { zone: 'battlefield' }, object: THIS },
    outcome: { outcome: 'modify', changes },
    says: 'plain',
  };
}

function counters(counter: string, amount: Quantity): Change {
  return { change: 'counters', counter, amount };
}

function plusCounters(amount: Quantity): Change {
  return counters('+1/+1', amount);
}

function gains(keyword: string): Change {
  return {
    change: 'gain',
    effect: {
      do: 'last on',
      until: 'game',
      on: THIS,
      ops: [{ op: 'gain', abilities: [{ ability: 'keyword', keyword }] }],
    },
  };
}

function act(
  event: string,
  more: Omit<Extract<Instruction, { do: 'act' }>['act'], 'event'>,
): Extract<Instruction, { do: 'act' }> {
  return { do: 'act', act: { event, ...more } };
}

/** Any number of these. */
function chosen(described: Description): What {
  return { what: 'some', quantity: { how: 'any number' }, described, as: 0 };
}

const CHOSEN: Quantity = { count: { what: 'that', of: 0, said: 'those' } };

const CREATURES: Description = { head: { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' } };

function yours({ head }: Description): Description {
  return { head, which: [{ test: 'controlled', by: { who: 'you' } }] };
}

const ALIKE_IN_HAND: Description = {
  head: { sort: 'card' },
  which: [
    { test: 'zone', at: { zone: 'hand', whose: { who: 'you' } }, said: 'from' },
    { test: 'relation', relation: 'shares a creature type with', to: THIS },
  ],
};

function hasCounter(counter: string): Condition {
  return {
    if: 'is',
    what: { what: 'this', said: 'it' },
    tests: [{ test: 'counters', counter, atLeast: 1 }],
  };
}

const ENTERS_AS: Condition = { if: 'fact', fact: AS_CREATURE };

/** "At the beginning of your upkeep, ..." */
function upkeep(steps: Instruction[]): Triggered {
  return { ability: 'triggered', opens: 'at', on: { event: 'upkeep', by: { who: 'you' } }, do: steps };
}

/** "When this creature dies, you may put its +1/+1 counters on target artifact creature." */
const MODULAR: Ability = {
  ability: 'triggered',
  opens: 'when',
  on: { event: 'move', object: THIS, from: { zone: 'battlefield' }, to: { zone: 'graveyard' } },
  do: [
    {
      do: 'may',
      who: { who: 'you' },
      steps: [
        act('put counters', {
          counter: '+1/+1',
          amount: { counters: '+1/+1', on: { what: 'this', said: 'it' } },
          object: {
            what: 'some',
            quantity: { how: 'one', said: 'target' },
            target: true,
            described: {
              head: {
                kinds: [{ trait: 'type', is: 'artifact' }],
                noun: { trait: 'type', is: 'creature' },
                sort: 'permanent',
              },
            },
          },
        }),
      ],
    },
  ],
};

/** "Whenever another creature enters, you may move a +1/+1 counter from this creature onto it." */
const GRAFT: Ability = {
  ability: 'triggered',
  opens: 'whenever',
  on: {
    event: 'move',
    object: {
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: {
        adjectives: [{ test: 'other', said: 'another' }],
        head: { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' },
      },
      as: 0,
    },
    to: { zone: 'battlefield' },
  },
  given: hasCounter('+1/+1'),
  do: [
    {
      do: 'may',
      who: { who: 'you' },
      steps: [
        act('move counters', {
          object: THIS,
          other: { what: 'that', of: 0, said: 'that' },
          counter: '+1/+1',
          amount: 1,
        }),
      ],
    },
  ],
};

/** "When it enters, if X is 5 or more, draw a card." */
const RAVENOUS: Ability = {
  ability: 'triggered',
  opens: 'when',
  on: { event: 'move', object: THIS, to: { zone: 'battlefield' } },
  given: { if: 'compare', left: { x: true }, by: 'at least', right: 5 },
  do: [act('draw', { amount: 1 })],
};
