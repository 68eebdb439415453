/** Keywords that stand for substitutions and for state-defining effects: what their reminder texts say. */

import type { Ability, KeywordAbility, Replacement } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import type { Change } from '../../ability/change.js';
import { every } from '../../ability/every.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Description, Head, Place, Quantifier, Some, Test, What } from '../../ability/reference.js';

import { ANYWHERE } from '../../evaluate/event/pattern.js';

import { oneCardOf } from './link.js';

const THIS: What = { what: 'this', noun: 'creature' };
const LEAVING: Act = { event: 'move', from: { zone: 'battle' } };

/** What a keyword stands for; nothing where it does not bear on replacing events. */
export function meaningOf({ keyword, whom, having }: KeywordAbility): readonly Ability[] {
  switch (keyword) {
    case 'saver':
      return [saving({ event: 'destroy', object: oneOfYour(whom, having) })];
    case 'ultra saver':
      return [saving({ ...LEAVING, object: oneOfYour(whom, having) })];
    case 'shield saver':
      return [saving({ event: 'break', object: oneOfYour({ head: { sort: 'shield' } }) })];
    case 'release':
    case 'dragon evasion':
      return [instead({ ...LEAVING, object: THIS }, { event: 'flip', object: IT })];
    case 'star evolution':
      return [instead({ ...LEAVING, object: THIS }, { event: 'top card leaves', object: THIS, to: THERE })];
    case 'dragon soul evasion':
      return [instead({ ...LEAVING, object: THIS }, { event: 'release link', object: oneCardOf(THIS) })];
    case 'god link':
      return whom
        ? [entering([{ change: 'pick', as: 'god link', what: { ...oneOfYour(whom), quantity: UP_TO_ONE } }])]
        : [];
    case 'neo evolution':
      return [evolvedOver({ noun: { trait: 'type', is: 'creature' }, sort: 'card' })];
    case 'g-neo evolution':
      return [
        instead({ ...LEAVING, object: THIS }, { event: 'move', object: cardsUnder(EVERY), to: THERE }),
        evolvedOver(),
      ];
    case 'charger':
      return [
        instead(
          { event: 'move', object: SPELL, from: { zone: 'pending' }, to: { zone: 'graveyard' } },
          { event: 'move', object: IT, to: { zone: 'mana', whose: { who: 'you' } } },
        ),
      ];
    case 'eternal omega':
      return [instead({ ...LEAVING, object: THIS }, { event: 'move', object: IT, to: HAND, said: 'return' })];
    case 'ex life':
      return exLife(1);
    case 'extra ex life':
      return exLife(2);
    case 'escape':
      return [escaping({ event: 'destroy', object: THIS }, 1)];
    case 'true escape':
      return [escaping({ ...LEAVING, object: THIS }, 2)];
    case 'shield force':
      return [entering([{ change: 'pick', as: 'chosen', what: UP_TO_ONE_SHIELD }])];
    default:
      return [];
  }
}

const IT: What = { what: 'this', said: 'it' };
const HAND: Place = { zone: 'hand', whose: { who: 'you' } };
const SPELL: What = { what: 'this', noun: 'spell' };

/** Where the creature would have gone. */
const THERE: Place = { zone: ANYWHERE };

const EVERY: Quantifier = { how: 'every', said: 'all' };

function cardsUnder(quantity: Quantifier, head: Head = { sort: 'card' }): Some {
  return {
    what: 'some',
    quantity,
    described: {
      head,
      which: [
        { test: 'zone', at: { zone: 'under' }, said: 'in' },
        { test: 'relation', relation: 'under', to: { what: 'this' } },
      ],
    },
  };
}

/** With a creature, or as a G-NEO creature any card, under it, it is an evolution creature as well (802.1, 803.1). */
function evolvedOver(head?: Head): Ability {
  return {
    ability: 'static',
    affects: THIS,
    ops: [{ op: 'add', trait: 'type', values: ['evolution'] }],
    while: { if: 'exists', what: cardsUnder({ how: 'one', said: 'a' }, head) },
  };
}

function oneOfYour(described: Description = { head: { sort: 'permanent' } }, having?: Test): Some {
  return {
    what: 'some',
    quantity: { how: 'one', said: 'one of' },
    whose: { who: 'you' },
    described,
    ...(having ? { having } : {}),
  };
}

/** "When ... would ..., you may destroy this creature instead." */
function saving(watch: Act): Replacement {
  return { ...instead(watch, { event: 'destroy', object: THIS }), optional: { who: 'you' } };
}

/** "When this creature would ..., you may add one of your shields to your hand instead.", whose shield trigger is not used. */
function escaping(watch: Act, shields: number): Replacement {
  const added: Act = {
    event: 'move',
    object: {
      what: 'some',
      quantity: shields === 1 ? { how: 'one', said: 'one of' } : { how: 'exactly', amount: shields },
      whose: { who: 'you' },
      described: { head: { sort: 'shield' } },
      as: 0,
    },
    to: HAND,
    said: 'add',
  };
  return {
    ...instead(watch, added),
    optional: { who: 'you' },
    after: [unused({ what: 'that', of: 0, said: 'those' })],
  };
}

/** The shield triggers of what were these shields are not used. */
export function unused(shields: What): Instruction {
  return {
    do: 'last',
    until: 'turn',
    abilities: [
      {
        ability: 'cannot',
        act: {
          event: 'use shield trigger',
          by: { who: 'you' },
          object: every({
            head: { sort: 'card' },
            which: [{ test: 'relation', relation: 'was shield', to: shields }],
          }),
        },
      },
    ],
  };
}

function instead(watch: Act, act: Act): Replacement {
  return {
    ability: 'replacement',
    opens: 'when',
    watch,
    outcome: { outcome: 'stand in', do: [{ do: 'act', act }] },
    says: 'instead',
  };
}

/** How this creature is put into the battle zone: no substitution in 1.50, one of form 3 in 1.20. */
function entering(changes: Change[]): Replacement {
  return {
    ability: 'replacement',
    watch: { event: 'move', to: { zone: 'battle' }, object: THIS },
    outcome: { outcome: 'modify', changes },
    says: 'plain',
  };
}

const UP_TO_ONE: Quantifier = { how: 'up to', amount: 1 };

const UP_TO_ONE_SHIELD: What = {
  what: 'some',
  quantity: UP_TO_ONE,
  whose: { who: 'you' },
  described: { head: { sort: 'shield' } },
};

/**
 * As it is put, so many cards of the deck become shields; when it would leave, that shield, or one of those shields, is put
 * into the graveyard instead.
 */
function exLife(shields: number): readonly Ability[] {
  const yours = { zone: 'shields', whose: { who: 'you' } } as const;
  const shieldify: Act = {
    event: 'move',
    object: { what: 'top', amount: shields, of: { who: 'you' }, zone: 'deck' },
    to: yours,
  };
  const its: readonly Test[] = [
    { test: 'zone', at: yours, said: 'in' },
    { test: 'relation', relation: 'put by', to: { what: 'this' } },
  ];
  return [
    entering([{ change: 'also', do: [{ do: 'act', act: shieldify }] }]),
    instead(
      { ...LEAVING, object: THIS },
      {
        event: 'move',
        object: {
          what: 'some',
          quantity: shields === 1 ? { how: 'every', said: 'that' } : { how: 'one', said: 'one of' },
          described: { head: { sort: 'card' }, which: [...its] },
        },
        to: { zone: 'graveyard', whose: { who: 'you' } },
      },
    ),
  ];
}
