/** What players do in Yu-Gi-Oh!, as a scenario lists it. */

import type { Instruction } from '../../ability/instruction.js';
import { referents } from '../../ability/parts.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { numberOf } from '../../evaluate/test.js';
import { compare } from '../../ground/amount.js';
import type { EventKind } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import type { ActionRule, Steps } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, OTHER, say, speaking } from '../common/action.js';
import { use } from '../common/use.js';
import { DAMAGE_STEP, DECLARATION } from './attack.js';
import { isFaceDown } from './event.js';
import { REGIONS } from './zone.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /**
   * A Spell or Trap is activated from the hand or field; once it has resolved it is sent to the GY or stays. Of any
   * other card, and of one that lies face-up, the first effect that has a cost is activated.
   */
  activate: {
    needs: ['object'],
    takes: ['line'],
    moves: true,
    from: ['hand', ...REGIONS.field, 'gy'],
    steps: (game, action) => (isCardActivated(game, action) ? activateCard(game, action) : use(game, action)),
  },
  /** A monster attacks another. */
  battle: {
    needs: ['object', 'other'],
    from: ['monsters'],
    steps: (game, action) => ({ announce: DECLARATION, do: DAMAGE_STEP, env: speaking(game, action) }),
  },
  /** A monster in the hand is Tribute Summoned by Tributing another. */
  'tribute summon': {
    needs: ['object', 'other'],
    moves: true,
    from: ['hand'],
    steps: (game, action) => {
      tributeOne(game, action);
      return {
        cost: [{ do: 'act', act: { event: 'tribute', object: OTHER } }],
        do: [{ do: 'act', act: { event: 'tribute summon', object: IT } }, { do: 'settle' }],
        env: speaking(game, action),
      };
    },
  },
  /** A face-down monster is turned face-up, and Flip Summoned once nobody has negated that. */
  'flip summon': {
    needs: ['object'],
    from: ['monsters'],
    steps: (game, action) =>
      summoned(game, action, 'flip summon', [{ do: 'act', act: { event: 'flip', object: IT } }]),
  },
  /** A Gemini monster on the field is summoned again. */
  'gemini summon': {
    needs: ['object'],
    from: ['monsters'],
    steps: (game, action) => summoned(game, action, 'gemini summon', []),
  },
  /** The draw that the turn brings. */
  draw: {
    needs: [],
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'normal draw' } }, { do: 'settle' }],
      env: speaking(game, action),
    }),
  },
  /** The turn player comes to the End Phase. */
  'end phase': {
    needs: [],
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'end phase' } }, { do: 'settle' }],
      env: speaking(game, action),
    }),
  },
  turn: endOfTurn,
  say,
};

/** @throws {Withheld} where one Tribute is not what such a summon takes */
function tributeOne(game: Game, { object, other, by }: Action): void {
  const level = object === null ? null : numberOf(game, viewOf(game, object), 'level');
  if (level === null || compare(level, 5) < 0 || compare(level, 6) > 0)
    withhold(
      'rule/not-modelled',
      'Only monsters of Level 5 or 6 are Tribute Summoned here, by Tributing one monster.',
      'Begin with the monster on the field.',
    );
  if (other !== null && viewOf(game, other).object.controller !== by)
    withhold(
      'rule/not-modelled',
      'What lets a player Tribute a monster of another player is not worked out.',
      'Begin with the monster on the field.',
    );
}

/** A Spell or Trap in the hand or face-down is activated itself; anything else has effects that are. */
function isCardActivated(game: Game, { object }: Action): boolean {
  if (object === null) return false;
  const { zone, status, card } = viewOf(game, object).object;
  const type = card === null ? [] : (game.table.position.cards[card]?.traits.type ?? []);
  if (!Array.isArray(type) || !['spell', 'trap'].some((word) => type.includes(word))) return false;
  return zone === 'hand' || isFaceDown(status);
}

function activateCard(game: Game, action: Action): Steps {
  return {
    cost: costOf(game, action),
    announce: [
      { do: 'act', act: { event: 'activate', object: IT } },
      { do: 'aim', of: IT },
    ],
    do: [
      { do: 'act', act: { event: 'resolve', object: IT } },
      { do: 'act', act: { event: 'finish', object: IT } },
      { do: 'settle' },
    ],
    env: speaking(game, action),
  };
}

/**
 * What its text says is paid as a card is activated.
 * @throws {Withheld} where what it does speaks of what was paid: that is not passed on
 */
function costOf({ table }: Game, { object }: Action): Instruction[] {
  const card = object === null ? null : (table.position.objects[object]?.card ?? null);
  const abilities = card === null ? [] : table.registry.ofCard(card).map(({ ability }) => ability);
  const costs = abilities.flatMap((one) => (one.ability === 'additional cost' ? one.cost : []));
  const does = abilities.flatMap((one) => (one.ability === 'spell' ? one.do : []));
  const paid = referents(costs, 'as');
  if (referents(does, 'of').some((referent) => paid.includes(referent)))
    withhold(
      'rule/not-modelled',
      'An effect that speaks of what was paid for its activation is not worked out.',
    );
  return costs;
}

/** A monster that is on the field: the summon can be responded to, and is then concluded. */
function summoned(game: Game, action: Action, event: EventKind, announce: Instruction[]): Steps {
  return {
    announce: [...announce, { do: 'act', act: { event: 'attempt summon', object: IT } }],
    do: [
      { do: 'act', act: { event, object: IT } },
      { do: 'act', act: { event: 'conclude summon', object: IT } },
      { do: 'settle' },
    ],
    env: speaking(game, action),
  };
}
