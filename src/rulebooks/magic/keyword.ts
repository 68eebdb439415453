/** Keywords of Magic (702): how cards write them, and what they stand for. */

import type { Ability, KeywordAbility } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Quantity } from '../../ability/quantity.js';
import type { Description, What } from '../../ability/reference.js';
import { ward } from './casting/ward.js';
import { ENTERING_KEYWORDS, NUMBERED_ENTERING, PLAIN_ENTERING } from './entering/entering-keyword.js';
import { MORPHS } from './entering/face-down.js';
import { MEGAMORPH } from './entering/face-up.js';
import { saidBy } from './keyword-rule.js';
import { meansElsewhere } from './moving/elsewhere.js';
import { choosingWhatToEnchant } from './permanent/attaching.js';
import { enchantingPlayer } from './permanent/on-player.js';
import { protection } from './permanent/protection.js';
import {
  AS_ATTACKING,
  meansTriggered,
  NUMBERED_ATTACKING,
  NUMBERED_TRIGGERED,
  TRIGGERED,
} from './triggered-keyword.js';
import { CREATURE_TYPES } from './type.js';

/** What can be blocked by what (509.1b) says nothing here: who blocks whom is written down. */
const EVASION = [
  'fear',
  'forestwalk',
  'horsemanship',
  'intimidate',
  'islandwalk',
  'mountainwalk',
  'plainswalk',
  'shadow',
  'skulk',
  'swampwalk',
] as const;

/** Keywords that an object simply has. */
export const KEYWORDS = [
  ...EVASION,
  ...AS_ATTACKING,
  ...TRIGGERED,
  'bargain',
  ...PLAIN_ENTERING,
  'changeling',
  'convoke',
  'dethrone',
  'deathtouch',
  'defender',
  'delve',
  'devoid',
  'double strike',
  'exploit',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'improvise',
  'indestructible',
  'infect',
  'lifelink',
  'menace',
  'persist',
  'prowess',
  'reach',
  'shroud',
  'trample',
  'undying',
  'vigilance',
  'wither',
] as const;

/** Keywords with a number: "devour 3". */
export const KEYWORDS_WITH_AMOUNT = [
  ...NUMBERED_ATTACKING,
  ...NUMBERED_ENTERING,
  ...NUMBERED_TRIGGERED,
  'crew',
  'saddle',
  'toxic',
] as const;

/** Keywords with a cost at which a player may do something: "evoke {2}{U}". Nobody does so unasked. */
export const KEYWORDS_WITH_COST = [
  'basic landcycling',
  'bestow',
  'blitz',
  'cycling',
  'dash',
  'disturb',
  'embalm',
  'encore',
  'entwine',
  'equip',
  'eternalize',
  'evoke',
  'foretell',
  'forestcycling',
  'fortify',
  'islandcycling',
  'kicker',
  'mayhem',
  'miracle',
  'mountaincycling',
  'multikicker',
  'ninjutsu',
  'outlast',
  'overload',
  'plainscycling',
  'plot',
  'prowl',
  'replicate',
  'scavenge',
  'sneak',
  'spectacle',
  'surge',
  'swampcycling',
  'transmute',
  'warp',
  ...MORPHS,
] as const;

/** What only bears on which cards are in a deck together (702.124), or lies on no permanent. */
const OF_DECKS = ['choose a background', 'partner'] as const;

/** Keywords that stand alone and that no other text speaks of. */
export const ALONE = [...OF_DECKS, 'split second'] as const;

/** What each of the keywords stands for with which nobody does anything unasked. */
const UNASKED: ReadonlySet<string> = new Set([
  'affinity',
  ...NUMBERED_ATTACKING,
  'craft',
  'crew',
  'escape',
  'reinforce',
  'saddle',
  'toxic',
  ...OF_DECKS,
  ...KEYWORDS_WITH_COST,
]);

const THIS: What = { what: 'this', noun: 'creature' };

function isEntering(keyword: string): keyword is keyof typeof ENTERING_KEYWORDS {
  return Object.hasOwn(ENTERING_KEYWORDS, keyword);
}

/** What a keyword of entering stands for, of which what replaces the entry is known to be what it says. */
function entering(name: keyof typeof ENTERING_KEYWORDS, keyword: KeywordAbility): readonly Ability[] {
  const meant = ENTERING_KEYWORDS[name](keyword);
  for (const ability of meant) if (ability.ability === 'replacement') saidBy(name, ability);
  return meant;
}

/** What a keyword stands for. */
export function expand(keyword: KeywordAbility): readonly Ability[] | null {
  switch (keyword.keyword) {
    case 'indestructible':
      return [{ ability: 'cannot', act: { event: 'destroy', object: THIS } }];
    case 'protection':
      return protection(keyword);
    case 'persist':
      return [returning('-1/-1')];
    case 'undying':
      return [returning('+1/+1')];
    case 'cumulative upkeep':
      return [cumulativeUpkeep(keyword)];
    case 'split second':
      return [SPLIT_SECOND];
    case 'prowess':
      return [PROWESS];
    case 'exploit':
      return [EXPLOIT];
    // It is colourless in every zone (702.114a).
    case 'devoid':
      return [
        { ability: 'static', zone: '*', affects: THIS, ops: [{ op: 'set', trait: 'color', values: [] }] },
      ];
    // It is every creature type, in every zone (702.73).
    case 'changeling':
      return [
        {
          ability: 'static',
          zone: '*',
          affects: THIS,
          ops: [{ op: 'add', trait: 'subtype', values: [...CREATURE_TYPES] }],
        },
      ];
    case 'enchant':
      return keyword.whom
        ? [enchant(keyword.whom), saidBy('enchant', choosingWhatToEnchant(keyword.whom))]
        : [];
    case 'equip':
      return [attaching(keyword, 'creature')];
    case 'fortify':
      return [attaching(keyword, 'land')];
    case 'ward':
      return ward(keyword);
    case 'megamorph':
      return [MEGAMORPH];
    default:
      if (isEntering(keyword.keyword)) return entering(keyword.keyword, keyword);
      return (
        meansElsewhere(keyword) ??
        meansTriggered(keyword) ??
        enchantingPlayer(keyword) ??
        (UNASKED.has(keyword.keyword) || (KEYWORDS as readonly string[]).includes(keyword.keyword)
          ? []
          : null)
      );
  }
}

/** An Aura spell targets what it may enchant, and is attached to that as it resolves (303.4a, 608.3c). */
function enchant(whom: Description): Ability {
  const target: What = {
    what: 'some',
    quantity: { how: 'one', said: 'target' },
    target: true,
    described: whom,
    as: 0,
  };
  return { ability: 'spell', do: [{ do: 'act', act: { event: 'attach', object: THIS, other: target } }] };
}

/** "Attach this permanent to target creature you control" (702.6a, 702.67a). */
function attaching({ cost = '' }: KeywordAbility, type: string): Ability {
  const target: What = {
    what: 'some',
    quantity: { how: 'one', said: 'target' },
    target: true,
    described: {
      head: { sort: 'permanent', kinds: [{ trait: 'type', is: type }] },
      which: [{ test: 'controlled', by: { who: 'you' } }],
    },
    as: 0,
  };
  return {
    ability: 'activated',
    cost: [{ do: 'act', act: { event: 'pay mana', mana: cost } }],
    do: [{ do: 'act', act: { event: 'attach', object: { what: 'this' }, other: target } }],
  };
}

/**
 * "When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with
 * a -1/-1 counter on it" (702.79); with the other kind of counter undying (702.93).
 */
const returning = (counter: '-1/-1' | '+1/+1'): Ability => ({
  ability: 'triggered',
  opens: 'when',
  on: {
    event: 'move',
    object: { what: 'this', noun: 'permanent' },
    from: { zone: 'battlefield' },
    to: { zone: 'graveyard' },
  },
  given: {
    if: 'is',
    what: { what: 'this', said: 'it' },
    tests: [{ test: 'not', of: { test: 'counters', counter, atLeast: 1 } }],
  },
  do: [
    {
      do: 'act',
      act: {
        event: 'move',
        object: {
          what: 'this',
          said: 'it',
          which: [{ test: 'zone', at: { zone: 'graveyard' }, said: 'in' }],
        },
        to: { zone: 'battlefield' },
        arriving: [
          { change: 'control', by: { who: 'owner', of: { what: 'this', said: 'it' } } },
          { change: 'counters', counter, amount: 1 },
        ],
      },
    },
  ],
});

/** As long as the spell is on the stack, nobody casts others, or activates what is no mana ability (702.61a). */
const SPLIT_SECOND: Ability = {
  ability: 'cannot',
  zone: 'stack',
  act: {
    event: 'cast',
    by: { who: 'player', said: 'plural' },
    either: [{ event: 'cast' }, { event: 'activate' }],
  },
};

/**
 * "At the beginning of your upkeep, put an age counter on this permanent. Then you may pay its cost for each age counter on
 * it. If you don't, sacrifice it" (702.24a): all of it, or nothing.
 */
function cumulativeUpkeep({ cost, amount }: KeywordAbility): Ability {
  const permanent: What = { what: 'this', noun: 'permanent' };
  const times: Quantity = { counters: 'age', on: permanent };
  const pays: Instruction[] = [
    ...(cost === undefined ? [] : [act({ event: 'pay mana', mana: cost, amount: times })]),
    ...(amount === undefined ? [] : [act({ event: 'pay life', amount: { times: amount, of: times } })]),
  ];
  return {
    ability: 'triggered',
    opens: 'at',
    on: { event: 'upkeep', by: { who: 'you' } },
    do: [
      act({ event: 'put counters', counter: 'age', amount: 1, object: permanent }),
      {
        do: 'unless',
        who: { who: 'you' },
        cost: pays,
        steps: [act({ event: 'sacrifice', object: permanent })],
      },
    ],
  };
}

function act(act: Act): Instruction {
  return { do: 'act', act };
}

/** "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn" (702.108a). */
const PROWESS: Ability = {
  ability: 'triggered',
  opens: 'whenever',
  on: {
    event: 'cast',
    by: { who: 'you' },
    object: {
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: {
        adjectives: [{ test: 'not', of: { test: 'trait', trait: 'type', is: 'creature' } }],
        head: { sort: 'spell' },
      },
    },
  },
  do: [
    {
      do: 'last on',
      until: 'turn',
      on: THIS,
      ops: [
        { op: 'modify', trait: 'power', by: 1 },
        { op: 'modify', trait: 'toughness', by: 1 },
      ],
    },
  ],
};

/** "When this creature enters, you may sacrifice a creature" (702.110a). */
const EXPLOIT: Ability = {
  ability: 'triggered',
  opens: 'when',
  on: { event: 'move', object: THIS, to: { zone: 'battlefield' } },
  do: [
    {
      do: 'may',
      who: { who: 'you' },
      steps: [
        {
          do: 'act',
          act: {
            event: 'sacrifice',
            object: {
              what: 'some',
              quantity: { how: 'one', said: 'a' },
              described: { head: { noun: { trait: 'type', is: 'creature' }, sort: 'permanent' } },
            },
          },
        },
      ],
    },
  ],
};
