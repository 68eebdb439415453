/**
 * More counters of the kinds that something has already: doubling their number (701.10e); proliferating (701.34), where a player gives any number of permanents another counter of each kind that they have. */

import type { Instruction } from '../../../ability/instruction.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { compare } from '../../../ground/amount.js';
import { inOrder } from '../../../ground/data.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Catalogue, EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { IT } from '../../common/action.js';
import { runOn } from '../../common/running.js';
import { cite } from '../rule.js';
import { isOut } from '../turn/remaining.js';

const PROLIFERATE = 'proliferate';
const GIVE_ANOTHER = 'give another of each';
const HAS_COUNTERS = 'has counters';
const DOUBLE = 'double counters';

/** Which of them is chosen as it is done, and what they get they get at the same time. */
const STEPS: readonly Instruction[] = [
  {
    do: 'choose',
    what: {
      what: 'some',
      quantity: { how: 'any number' },
      described: {
        head: { sort: 'permanent' },
        which: [{ test: 'relation', relation: HAS_COUNTERS, to: IT }],
      },
      as: 1,
    },
  },
  { do: 'act', act: { event: GIVE_ANOTHER, object: { what: 'that', of: 1, said: 'them' } } },
];

export const PROLIFERATING: { readonly [kind: string]: EventRule } = {
  [PROLIFERATE]: {
    happen: (hands, { player }) => {
      if (player === null) return false;
      mustBeKnown(hands.game);
      runOn(hands, STEPS, [], player, 'effect');
      return true;
    },
  },
  [GIVE_ANOTHER]: {
    parts: ({ table }, event) => ({
      before: [],
      after: kindsOf(event.object === null ? undefined : table.position.objects[event.object]).map(
        (counter): GameEvent => ({ ...event, kind: 'put counters', amount: 1, detail: { counter } }),
      ),
    }),
    happen: () => true,
  },
  /** As many are put on it as it has of the kind that is told, or else of each. */
  [DOUBLE]: {
    impossible: ({ table }, { object, detail }) => {
      const kinds = kindsOf(object === null ? undefined : table.position.objects[object]);
      const { counter } = detail ?? {};
      const has = counter === undefined ? kinds.length > 0 : kinds.includes(counter);
      return has ? null : cite('not-there');
    },
    parts: ({ table }, event) => {
      const there = event.object === null ? undefined : table.position.objects[event.object];
      const { counter } = event.detail ?? {};
      const kinds = counter === undefined ? kindsOf(there) : [counter];
      return {
        before: [],
        after: kinds.map(
          (kind): GameEvent => ({
            ...event,
            kind: 'put counters',
            amount: there?.counters[kind] ?? 0,
            detail: { counter: kind },
          }),
        ),
      };
    },
    happen: () => true,
  },
};

export const COUNTED: Catalogue['relations'] = {
  [HAS_COUNTERS]: (_game, object) => kindsOf(object).length > 0,
};

function kindsOf(object: GameObject | undefined): readonly string[] {
  return flat(inOrder(object?.counters ?? {}), ([counter, amount]) =>
    compare(amount, 0) > 0 ? [counter] : [],
  );
}

/** @throws {Withheld} where a player has counters, or a permanent has some of which nobody has said how many */
function mustBeKnown(game: Game): void {
  const { players, zones } = game.table.position;
  if (players.some((one) => compare(one.values.poison ?? 0, 0) > 0 && !isOut(one)))
    withhold(
      'rule/not-modelled',
      'That players who have counters get others by proliferating is not worked out here.',
    );
  for (const id of zones.battlefield ?? []) {
    const view = viewOf(game, id);
    const types = wordsOf(game, view, 'type');
    for (const [type, counter] of UNSAID)
      if (types.includes(type) && view.object.counters[counter] === undefined)
        withhold(
          'position/missing-value',
          `How many ${counter} counters a ${type} has that is on the battlefield is not said.`,
          `Write \`counters: { ${counter}: ... }\` beside it.`,
        );
  }
}

const UNSAID = [
  ['planeswalker', 'loyalty'],
  ['battle', 'defense'],
] as const;
