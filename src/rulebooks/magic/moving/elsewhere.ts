/**
 * Keywords by which something happens to a card instead of what would, or by which it goes elsewhere than it would:
 * buyback, flashback, unearth. How they are written stands beside what they stand for.
 */

import type { Ability, KeywordAbility, Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Place, What } from '../../../ability/reference.js';
import { CAST_FROM } from '../casting/remembered.js';
import { saidBy } from '../keyword-rule.js';

const THIS: What = { what: 'this' };

/** "Exile it instead of putting it anywhere else": where what would be exiled anyway does not go. */
export const ANYWHERE_ELSE: Place = { zone: 'exile', otherThan: 'anywhere' };

type Written = 'alone' | 'amount' | 'cost';

interface Keyword {
  /** What stands behind the word. */
  readonly written: Written;
  means(keyword: KeywordAbility): readonly Ability[];
}

const TABLE: { readonly [keyword: string]: Keyword } = {
  /** "If a source would deal damage to this creature, prevent N of that damage" (702.64). */
  absorb: {
    written: 'amount',
    means: ({ amount = 0 }) => [
      saidBy('absorb', {
        ability: 'replacement',
        opens: 'if',
        watch: { event: 'damage', object: THIS },
        outcome: { outcome: 'prevent', amount },
        says: 'plain',
      }),
    ],
  },
  aftermath: { written: 'alone', means: () => [saidBy('aftermath', exiledAfterGraveyard())] },
  /** With N cards in the library one may put those into the graveyard and take this card back instead of drawing (702.52). */
  dredge: { written: 'amount', means: dredge },
  /** It is put into its owner's hand as it resolves, where that was paid for as it was cast (702.27a). */
  buyback: { written: 'cost', means: () => [saidBy('buyback', BOUGHT_BACK)] },
  flashback: { written: 'cost', means: () => [saidBy('flashback', exiledAfterGraveyard())] },
  harmonize: { written: 'cost', means: () => [saidBy('harmonize', exiledAfterGraveyard())] },
  'jump-start': { written: 'alone', means: () => [saidBy('jump-start', exiledAfterGraveyard())] },
  madness: { written: 'cost', means: () => [saidBy('madness', MADNESS_EXILES), MADNESS_CASTS] },
  rebound: { written: 'alone', means: () => [saidBy('rebound', REBOUND)] },
  'totem armor': { written: 'alone', means: () => [saidBy('umbra armor', UMBRA_ARMOR)] },
  'umbra armor': { written: 'alone', means: () => [saidBy('umbra armor', UMBRA_ARMOR)] },
  unearth: { written: 'cost', means: () => [UNEARTH] },
};

/** The keywords of this file that are written so. */
export function writtenSo(written: Written): readonly string[] {
  return Object.keys(TABLE).filter((keyword) => TABLE[keyword]?.written === written);
}

/** What such a keyword stands for; null for any other. */
export function meansElsewhere(keyword: KeywordAbility): readonly Ability[] | null {
  return Object.hasOwn(TABLE, keyword.keyword) ? (TABLE[keyword.keyword]?.means(keyword) ?? null) : null;
}

function act(act: Act): Instruction {
  return { do: 'act', act };
}

/** It goes into exile wherever it would go. */
function exiled(watch: Act, more: Partial<Replacement> = {}): Replacement {
  return {
    ability: 'replacement',
    watch,
    outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'exile' } }] },
    says: 'instead',
    ...more,
  };
}

/** "Exile this card instead of putting it anywhere else any time it would leave the stack" (702.34a, 702.127a, 702.133a, 702.180a). */
function exiledAfterGraveyard(): Replacement {
  return exiled(
    { event: 'move', object: THIS, from: { zone: 'stack' }, to: ANYWHERE_ELSE },
    { zone: 'stack', given: { if: 'fact', fact: CAST_FROM.graveyard } },
  );
}

/**
 * What was cast from the hand is exiled as it resolves; at the beginning of its player's next upkeep they may cast it
 * without paying for it (702.88a).
 */
const REBOUND = exiled(
  {
    event: 'move',
    object: THIS,
    from: { zone: 'stack' },
    to: { zone: 'graveyard' },
    cause: [{ manner: 'rule' }],
  },
  {
    zone: 'stack',
    given: { if: 'fact', fact: CAST_FROM.hand },
    after: [
      {
        do: 'last',
        until: 'game',
        abilities: [
          {
            ability: 'triggered',
            opens: 'at',
            on: { event: 'upkeep', by: { who: 'you' } },
            limit: { limit: 'next' },
            do: [{ do: 'may', who: { who: 'you' }, steps: [act({ event: 'cast now', object: inExile() })] }],
          },
        ],
      },
    ],
  },
);

const BOUGHT_BACK: Replacement = {
  ability: 'replacement',
  zone: 'stack',
  watch: {
    event: 'move',
    object: THIS,
    from: { zone: 'stack' },
    to: { zone: 'graveyard' },
    cause: [{ manner: 'rule' }],
  },
  given: { if: 'fact', fact: 'was bought back', of: THIS },
  outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'hand' } }] },
  says: 'instead',
};

const RETURNED: What = { what: 'that', of: 0, said: 'it' };

/**
 * "Return this card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step.
 * If it would leave the battlefield, exile it instead of putting it anywhere else" (702.84a).
 */
const UNEARTH: Ability = {
  ability: 'activated',
  zone: 'graveyard',
  cost: [],
  do: [
    act({ event: 'move', object: THIS, to: { zone: 'battlefield' }, as: 0 }),
    {
      do: 'last on',
      until: 'game',
      on: RETURNED,
      ops: [{ op: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
    },
    {
      do: 'last',
      until: 'game',
      abilities: [
        saidBy(
          'unearth',
          exiled({ event: 'move', object: RETURNED, from: { zone: 'battlefield' }, to: ANYWHERE_ELSE }),
        ),
        {
          ability: 'triggered',
          opens: 'at',
          on: { event: 'end step' },
          limit: { limit: 'next' },
          do: [act({ event: 'move', object: RETURNED, to: { zone: 'exile' } })],
        },
      ],
    },
  ],
};

function inExile(): What {
  return { what: 'this', which: [{ test: 'zone', at: { zone: 'exile' }, said: 'in' }] };
}

/** Whoever discards it discards it into exile instead of the graveyard (702.35a). */
const MADNESS_EXILES = exiled({ event: 'discard', object: THIS, to: { zone: 'graveyard' } });

/** Its owner may then cast it; who does not puts it into the graveyard (702.35a). */
const MADNESS_CASTS: Ability = {
  ability: 'triggered',
  opens: 'when',
  on: { event: 'discard', object: THIS, to: { zone: 'exile' } },
  do: [
    {
      do: 'may',
      who: { who: 'owner', of: THIS },
      steps: [act({ event: 'cast now', object: inExile(), by: { who: 'owner', of: THIS } })],
    },
    {
      do: 'if',
      given: { if: 'not', of: { if: 'did' } },
      yes: [act({ event: 'move', object: inExile(), to: { zone: 'graveyard' } })],
    },
  ],
};

function dredge({ amount = 0 }: KeywordAbility): readonly Ability[] {
  const you = { who: 'you' } as const;
  return [
    saidBy('dredge', {
      ability: 'replacement',
      opens: 'if',
      zone: 'graveyard',
      while: {
        if: 'compare',
        left: { count: { what: 'contents', of: { zone: 'library', whose: you } } },
        by: 'at least',
        right: amount,
      },
      watch: { event: 'draw', amount: 1, by: you },
      optional: you,
      outcome: {
        outcome: 'stand in',
        do: [
          act({ event: 'mill', amount }),
          act({ event: 'move', object: THIS, from: { zone: 'graveyard' }, to: { zone: 'hand' } }),
        ],
      },
      says: 'instead',
    }),
  ];
}

/** "If enchanted permanent would be destroyed, instead remove all damage marked on it and destroy this Aura" (702.89a). */
const UMBRA_ARMOR: Replacement = {
  ability: 'replacement',
  opens: 'if',
  watch: {
    event: 'destroy',
    object: {
      what: 'some',
      quantity: { how: 'every', said: 'enchanted' },
      described: { head: { sort: 'permanent' } },
      having: { test: 'relation', relation: 'bears', to: THIS },
      as: 0,
    },
  },
  outcome: {
    outcome: 'stand in',
    do: [
      act({ event: 'remove damage', object: { what: 'that', of: 0, said: 'it' } }),
      act({ event: 'destroy', object: THIS }),
    ],
  },
  says: 'instead first',
};
