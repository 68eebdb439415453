/** Turns, phases and steps (500 to 514): how they begin, what the rules do as they begin, that one is skipped (614.10), and who has the next. */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { ActionRule } from '../../../rulebook/rulebook.js';
import { speaking } from '../../common/action.js';
import { emptyPools } from '../casting/mana.js';
import { leaveCombat } from '../damage/combat.js';
import { endCopy } from '../entering/copying.js';
import { skipNext } from '../standing.js';
import { beginExtra, EXTRA, EXTRA_TURN, resumeOrder, takeExtra } from './extra.js';
import { comeToStep, leaveDrawStep } from './first-draw.js';
import { LETS_GO } from './held.js';
import { passedOver } from './leaving.js';
import { following } from './remaining.js';
import { STEPS, type Step } from './step.js';
import { forgetTurn } from './this-turn.js';

/** What the rules do as a step begins, before any ability of its beginning resolves (502.3, 504.1). */
const CONTENTS: { readonly [step in Step]: readonly Act[] } = {
  'untap step': [
    {
      event: 'untap',
      object: {
        what: 'some',
        quantity: { how: 'every', said: 'all' },
        described: {
          adjectives: [{ test: 'status', status: 'tapped' }],
          head: { sort: 'permanent' },
          which: [{ test: 'controlled', by: { who: 'you' } }],
        },
      },
    },
    LETS_GO,
  ],
  upkeep: [],
  'draw step': [{ event: 'draw', amount: 1 }],
  'combat phase': [],
  'end step': [],
};

function step(name: Step): EventRule {
  return {
    happen: (hands, { player }) => {
      if (player === null) return false;
      emptyPools(hands);
      comeToStep(hands, player, name === 'draw step');
      const steps = CONTENTS[name].map((act): Instruction => ({ do: 'act', act }));
      if (steps.length > 0) runFor(hands, player, steps, 'turn');
      return true;
    },
  };
}

/** Players who pass up their turns one after the other, before it counts as without an end. */
const MOST_PASSES = 200;

/** Turns and their steps as events. */
export const TURNS: { readonly [kind: string]: EventRule } = {
  ...Object.fromEntries(STEPS.map((name) => [name, step(name)])),
  turn: {
    happen: (hands, { player, amount }) => {
      if (player === null) return false;
      hands.turn(player, Number(amount));
      hands.expire('your next turn', player);
      return true;
    },
  },
  /** A player skips the next of something: an effect that waits for it (614.10a). */
  skip: {
    happen: (hands, { player, detail, cause }) => {
      const effect = detail?.skips === undefined ? null : skipNext(detail.skips, detail.within ?? 'game');
      if (player === null || !effect) return false;
      const { source } = cause;
      const stint = source === null ? 0 : hands.object(source).stint;
      runFor(hands, player, [effect], 'effect', { players: [player], source, stint });
      return true;
    },
  },
  /** Damage wears off and what lasts until the end of the turn ends, at the same time (514.2), and nobody is in combat any more (511.3); then the next turn begins. */
  'end turn': {
    happen: (hands) => {
      const { objects, turn } = hands.game.table.position;
      for (const object of objects) {
        if (object.damage !== 0) hands.damage(object.id, 0);
        if (object.status.includes('deathtouched')) hands.status(object.id, 'deathtouched', false);
        leaveCombat(hands, object);
        if (object.copy) endCopy(hands, object.id, 'turn');
      }
      emptyPools(hands);
      forgetTurn(hands);
      leaveDrawStep(hands);
      hands.expire('turn');
      passOn(hands, turn.number + 1);
      return true;
    },
  },
  /** A turn that is skipped is passed over as if it did not exist; the player after that one takes theirs (614.10). */
  'pass turn': {
    happen: (hands, { player, amount, detail }) => {
      const { turn, work } = hands.game.table.position;
      if (player === null || turn.number >= Number(amount)) return false;
      if (work.length > MOST_PASSES)
        withhold('ruling/endless', 'Every player skips every turn; no end is in sight.');
      if (detail?.way === EXTRA) passOn(hands, Number(amount));
      else pass(hands, player, Number(amount));
      return true;
    },
  },
  'extra turn': EXTRA_TURN,
};

/** An extra turn begins, or the next by the order of turns. */
function passOn(hands: Hands, number: number): void {
  const player = takeExtra(hands);
  if (player === null) passBehind(hands, resumeOrder(hands), number);
  else runFor(hands, player, beginExtra(number), 'rule');
}

/** This player's turn begins, or if they skip it the next player's. */
function pass(hands: Hands, player: PlayerId, number: number): void {
  const next: Instruction = {
    do: 'act',
    act: { event: 'pass turn', by: { who: 'that', of: 0, said: 'that' }, amount: number },
  };
  runFor(hands, player, [{ do: 'act', act: { event: 'turn', amount: number } }, next], 'rule', {
    players: [following(hands.game, player)],
  });
}

/** The turn behind that of this player begins. */
function passBehind(hands: Hands, player: PlayerId, number: number): void {
  const next = following(hands.game, player);
  passedOver(hands, player, next);
  pass(hands, next, number);
}

function runFor(
  hands: Hands,
  you: PlayerId,
  steps: readonly Instruction[],
  manner: string,
  more: { players?: readonly PlayerId[]; source?: ObjectId | null; stint?: number } = {},
): void {
  const { players = [], source = null, stint = 0 } = more;
  const refs = [{ players }];
  hands.run(steps, { you, source, stint, ability: null, refs, event: null, uses: [], manner });
}

/** A step of the turn player's begins. */
function begin(name: Step): ActionRule {
  return {
    needs: [],
    steps: (game, action) => {
      const { turn, players } = game.table.position;
      if (action.by !== turn.player)
        withhold(
          'action/not-yours',
          `It is not the turn of ${players[action.by]?.name}: no ${name} of theirs can begin.`,
          'Let the turn pass before.',
        );
      return {
        do: [{ do: 'act', act: { event: name } }, { do: 'settle' }],
        env: speaking(game, action),
      };
    },
  };
}

/** What a scenario lists to have a step begin. */
export const STEP_ACTIONS: { readonly [verb: string]: ActionRule } = Object.fromEntries(
  STEPS.map((name) => [name, begin(name)]),
);
