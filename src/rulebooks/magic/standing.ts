/** What the rules of Magic themselves say, whatever is printed on anything. */

import type { Condition } from '../../ability/condition.js';
import type { Duration } from '../../ability/duration.js';
import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import type { EventKind } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { Lasting, Standing } from '../../table/registry.js';
import { SAGA_ENTERS } from './entering/saga.js';
import { AWAY_UNTIL } from './moving/until.js';
import { KEYWORDS_OF_COUNTERS } from './permanent/counted.js';
import { cite, type Rule, type Version } from './rule.js';
import { STEPS } from './turn/step.js';

const IT: What = { what: 'that', of: 0, said: 'it' };

/** "The next time it would be destroyed this turn, regenerate it instead" (701.19a). */
export const SHIELD: Lasting = {
  do: 'last',
  until: 'turn',
  abilities: [
    {
      ability: 'replacement',
      watch: { event: 'destroy', object: IT },
      limit: { limit: 'next' },
      outcome: { outcome: 'stand in', do: [{ do: 'act', act: { event: 'regenerate', object: IT } }] },
      says: 'instead',
    },
  ],
};

const REGENERATION: Standing = {
  rule: cite('regeneration-shield'),
  ability: { ability: 'spell', do: [SHIELD] },
};

/** "That player skips the next of these" (614.10a): what begins of theirs is skipped once; several effects skip several. */
function skipping(event: EventKind, until: Duration): Lasting {
  return {
    do: 'last',
    until,
    abilities: [
      {
        ability: 'replacement',
        watch: { event, by: { who: 'that', of: 0, said: 'that' } },
        limit: { limit: 'next' },
        outcome: { outcome: 'not' },
        says: 'plain',
      },
    ],
  };
}

/** For each kind of event that can be skipped, and how long that is waited for. */
const SKIPS = flat([...STEPS, 'turn'], (event) =>
  (['game', 'turn'] as const).map((until) => ({ event, until, effect: skipping(event, until) })),
);

/** The effect by which a player skips the next such event. */
export function skipNext(skips: EventKind, within: Duration): Lasting | null {
  return SKIPS.find(({ event, until }) => event === skips && until === within)?.effect ?? null;
}

const SKIPPING: Standing = {
  rule: cite('skip-next'),
  ability: { ability: 'spell', do: SKIPS.map(({ effect }) => effect) },
};

const THIS: What = { what: 'this' };

/** While one or more counters of a kind are on a permanent. */
function counted(counter: string): Condition {
  return { if: 'is', what: THIS, tests: [{ test: 'counters', counter, atLeast: 1 }] };
}

function takeOff(counter: string): Instruction {
  return { do: 'act', act: { event: 'remove counters', counter, amount: 1, object: THIS } };
}

/** Shield, stun and finality counters (122.1c, 122.1d, 122.1h). */
const COUNTERS: readonly Standing[] = [
  {
    rule: cite('shield-counter'),
    ability: {
      ability: 'replacement',
      while: counted('shield'),
      watch: { event: 'destroy', object: THIS, cause: [{ manner: 'effect' }] },
      outcome: { outcome: 'stand in', do: [takeOff('shield')] },
      says: 'instead',
    },
  },
  {
    rule: cite('shield-counter'),
    ability: {
      ability: 'replacement',
      while: counted('shield'),
      watch: { event: 'damage', object: THIS },
      outcome: { outcome: 'prevent', amount: 'all' },
      after: [takeOff('shield')],
      says: 'plain',
    },
  },
  {
    rule: cite('stun-counter'),
    ability: {
      ability: 'replacement',
      while: counted('stun'),
      watch: { event: 'untap', object: THIS },
      outcome: { outcome: 'stand in', do: [takeOff('stun')] },
      says: 'instead',
    },
  },
  {
    rule: cite('finality-counter'),
    ability: {
      ability: 'replacement',
      while: counted('finality'),
      watch: { event: 'move', object: THIS, from: { zone: 'battlefield' }, to: { zone: 'graveyard' } },
      outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'exile' } }] },
      says: 'instead',
    },
  },
];

/** A planeswalker enters with its loyalty in counters, a battle with its defense (306.5b, 310.4b): by replacement (614.1c). */
const INITIAL: readonly Standing[] = (
  [
    [cite('initial-loyalty'), 'planeswalker', 'loyalty'],
    [cite('initial-defense'), 'battle', 'defense'],
  ] as const
).map(([rule, type, counter]) => ({
  rule,
  ability: {
    ability: 'replacement',
    watch: {
      event: 'move',
      object: { what: 'this', which: [{ test: 'trait', trait: 'type', is: type }] },
      to: { zone: 'battlefield' },
    },
    outcome: {
      outcome: 'modify',
      changes: [{ change: 'counters', counter, amount: { sum: counter, of: THIS } }],
    },
    says: 'plain',
  },
}));

/** As a Siege enters, its controller chooses an opponent to be its protector (310.11a): by replacement (614.1c). */
const PROTECTED: Standing = {
  rule: cite('siege-protector'),
  ability: {
    ability: 'replacement',
    opens: 'as',
    watch: {
      event: 'move',
      object: { what: 'this', which: [{ test: 'trait', trait: 'subtype', is: 'Siege' }] },
      to: { zone: 'battlefield' },
    },
    outcome: { outcome: 'modify', changes: [{ change: 'choose', kind: 'protector' }] },
    says: 'plain',
  },
};

/** The zones from which a commander may stay away by replacement: since 2020 it dies and is exiled, and may leave then. */
function commander(rule: Rule, zones: readonly string[]): Standing[] {
  return zones.map((zone) => ({
    rule,
    ability: {
      ability: 'replacement',
      zone: '*',
      watch: {
        event: 'move',
        object: { what: 'this', which: [{ test: 'status', status: 'commander' }] },
        to: { zone },
      },
      optional: { who: 'owner', of: THIS },
      outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'command' } }] },
      says: 'instead',
    },
  }));
}

export const STANDING: { readonly [version in Version]: readonly Standing[] } = {
  '2026': [
    REGENERATION,
    SKIPPING,
    KEYWORDS_OF_COUNTERS,
    ...INITIAL,
    PROTECTED,
    SAGA_ENTERS,
    ...COUNTERS,
    AWAY_UNTIL,
    ...commander('commander-returns', ['hand', 'library']),
  ],
  '2013': [
    REGENERATION,
    SKIPPING,
    KEYWORDS_OF_COUNTERS,
    ...INITIAL,
    AWAY_UNTIL,
    ...commander('commander-returns', ['graveyard', 'exile']),
  ],
};
