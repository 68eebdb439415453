/** What players do in Duel Masters, as a scenario lists it (rule 601). */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { Action } from '../../position/action.js';
import { type Env, envWith } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { ActionRule, Steps } from '../../rulebook/rulebook.js';
import { endOfTurn, IT, OTHER, say, speaking } from '../common/action.js';
import { misfit, misused } from '../common/fitting.js';
import { mustBeTheirs } from '../common/theirs.js';
import { lacksAbility, use } from '../common/use.js';
import { whyNoAttack, whyNoBlock, whyNotTapped } from './attacking.js';
import { attacking, unfitToBlock } from './combat.js';
import { unfitToEvolve } from './evolving.js';
import { ATTACKED, ATTACKER, BATTLING, CAST_SPELL, SUMMONED, SWAPPED_IN, SWAPPED_OUT } from './fitting.js';
import { isA } from './type.js';
import { CAST, PAID_CASTING, PAID_SUMMONING, RESOLUTION, SUMMONING, using } from './use.js';

export const ACTIONS: { readonly [verb: string]: ActionRule } = {
  /** What responds to a spell does so while it is pending (409). */
  cast: {
    needs: ['object'],
    from: ['hand'],
    unfit: (game, action) => misused(game, action, CAST_SPELL),
    steps: (game, action) => ({
      announce: [CAST],
      do: [...RESOLUTION, { do: 'settle' }],
      env: used(game, action, 'cast'),
    }),
  },
  summon: {
    needs: ['object'],
    from: ['hand'],
    unfit: (game, action) => misused(game, action, SUMMONED),
    steps: (game, action) => ({ do: [...SUMMONING, { do: 'settle' }], env: used(game, action, 'summon') }),
  },
  /** Two creatures battle without an attack. */
  battle: {
    needs: ['object', 'other'],
    from: ['battle'],
    unfit: (game, action) => misfit(game, action, BATTLING, BATTLING),
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'battle', object: IT, other: OTHER } }, { do: 'settle' }],
      env: speaking(game, action),
    }),
  },
  /** A creature attacks another or, where none is named, the player (506); what happens before it strikes responds to it. */
  attack: {
    needs: ['object'],
    takes: ['other'],
    from: ['battle'],
    unfit: (game, action) => misfit(game, action, ATTACKER, ATTACKED),
    steps: (game, action) => {
      mustBeTheirs(game, action, 'attack with');
      const other = action.other === null ? {} : { other: OTHER };
      const event = action.other === null ? 'attack player' : 'attack';
      return {
        ...whyNoAttack(game, action),
        announce: [{ do: 'act', act: { event, object: IT, ...other } }, { do: 'settle' }],
        do: [
          { do: 'act', act: { event: 'strike', object: IT, ...other } },
          { do: 'settle' },
          { do: 'act', act: { event: 'end attack' } },
          { do: 'settle' },
        ],
        env: speaking(game, action),
      };
    },
  },
  /** A creature blocks the one that attacks (507): what responds to that does so once it has. */
  block: {
    needs: ['object'],
    from: ['battle'],
    unfit: unfitToBlock,
    steps: (game, action) => {
      mustBeTheirs(game, action, 'block with');
      return {
        ...whyNoBlock(game, action),
        announce: [{ do: 'act', act: { event: 'block', object: IT, other: OTHER } }, { do: 'settle' }],
        do: [],
        env: speaking(game, { ...action, other: attacking(game)?.id ?? null }),
      };
    },
  },
  /** A creature is put on one that is in the battle zone (801). */
  evolve: {
    needs: ['object', 'other'],
    from: ['hand'],
    unfit: unfitToEvolve,
    steps: (game, action) => ({
      do: [
        { do: 'act', act: { event: 'summon', object: IT } },
        { do: 'act', act: { event: 'evolve', object: IT, other: OTHER, to: { zone: 'battle' } } },
        { do: 'act', act: { event: 'pend no more', object: IT } },
        { do: 'settle' },
      ],
      env: envWith(speaking(game, action), { manner: 'summon' }),
    }),
  },
  /** A creature changes places with one in the hand: Revolution Change and the like (701.26). */
  switch: {
    needs: ['object', 'other'],
    from: ['battle'],
    unfit: (game, action) => misfit(game, action, SWAPPED_OUT, SWAPPED_IN),
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'switch', object: IT, other: OTHER } }, { do: 'settle' }],
      env: envWith(speaking(game, action), { manner: 'effect' }),
    }),
  },
  /** A creature's ability is used by tapping it; a card is summoned by doing something else than paying for it. */
  use: {
    needs: ['object'],
    takes: ['line'],
    from: ['battle', 'hand'],
    lacks: lacksAbility,
    steps: (game, action) => {
      const steps = use(game, action);
      return { ...usedFirst(game, action, steps), ...whyNotTapped(game, action, steps) };
    },
  },
  turn: endOfTurn,
  say,
};

/** A card that is summoned, or a spell that is cast, is pending from the moment that it is declared, and nothing to pay for it with (409.1c, 601.1b). */
function usedFirst(game: Game, { object }: Action, steps: Steps): Steps {
  const [first, ...rest] = steps.do;
  if (first?.do !== 'act' || first.act.event !== 'use' || first.act.object?.what !== 'this') return steps;
  const isSpell = object !== null && isA(viewOf(game, object), 'spell');
  const [pending, ...entering] = isSpell ? PAID_CASTING : PAID_SUMMONING;
  return {
    ...steps,
    moves: true,
    announce: [pending, ...(steps.announce ?? [])],
    do: [...entering, ...rest],
    env: envWith(steps.env, { manner: isSpell ? 'cast' : 'summon' }),
  };
}

function used(game: Game, action: Action, manner: 'cast' | 'summon'): Env {
  const object = action.object === null ? undefined : game.table.position.objects[action.object];
  return object ? using(object, action.by, manner) : speaking(game, action);
}
