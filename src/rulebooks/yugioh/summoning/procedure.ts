/** Summons from the Extra Deck by the game's own procedures, with the Materials that their player names: Synchro, Xyz, Link. */

import type { Instruction } from '../../../ability/instruction.js';
import { numberOf, wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { type Amount, add, compare } from '../../../ground/amount.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import type { ActionRule } from '../../../rulebook/rulebook.js';
import type { View } from '../../../table/view.js';
import { IT, OTHER, speaking } from '../../common/action.js';
import { mustBeTheirs } from '../../common/theirs.js';
import { mustBeFree } from '../activating/forbidden.js';
import { mustHave } from '../number.js';
import { cite, type Rule } from '../rule.js';
import { isFaceDown } from '../state/hidden.js';
import { whyNotInMain } from '../turn/phase.js';
import { summoning } from './steps.js';

interface Procedure {
  /** That the monster is about to be summoned, and what becomes of the Materials, whether or not the summon is negated. */
  readonly announce: readonly Instruction[];
  /** What its rules ask of the Materials that these do not come to, in the words of a problem; null where they do. */
  amiss(game: Game, monster: View, materials: readonly View[]): string | null;
  /** The rule by which nothing lets it be summoned with one of these. */
  bars?(material: GameObject): Rule | null;
}

const ATTEMPT: Instruction = { do: 'act', act: { event: 'attempt summon', object: IT } };

const SENT: Instruction = { do: 'act', act: { event: 'become material', object: OTHER } };

/** They lie beneath it from then on, and are not on the field any more. */
const BENEATH: Instruction = { do: 'act', act: { event: 'attach', object: OTHER, other: IT } };

const PROCEDURES: { readonly [type: string]: Procedure } = {
  synchro: {
    announce: [SENT, ATTEMPT],
    amiss: (game, monster, materials) => {
      if (!materials.some((one) => wordsOf(game, one, 'type').includes('tuner')))
        return 'none of them is a Tuner';
      const level = mustHave(game, monster, 'level');
      const sum = materials.map((one) => mustHave(game, one, 'level')).reduce(add, 0);
      return compare(sum, level) === 0 ? null : `their Levels come to ${sum}, and not to ${level}`;
    },
  },
  xyz: {
    announce: [ATTEMPT, BENEATH],
    amiss: (game, monster, materials) => {
      const rank = mustHave(game, monster, 'rank');
      const unlike = materials
        .map((one) => mustHave(game, one, 'level'))
        .find((level) => compare(level, rank) !== 0);
      return unlike === undefined ? null : `one of them has Level ${unlike}, and not ${rank}`;
    },
    bars: ({ token }) => (token ? cite('token-is-monster') : null),
  },
  link: {
    announce: [SENT, ATTEMPT],
    amiss: (game, monster, materials) => {
      const rating = mustHave(game, monster, 'link');
      return totals(game, materials).some((total) => compare(total, rating) === 0)
        ? null
        : `they do not come to a Link Rating of ${rating}`;
    },
  },
};

/** What Materials of a Link Monster come to: each counts as one, a Link Monster also as many as its Link Rating. */
function totals(game: Game, materials: readonly View[]): readonly Amount[] {
  return materials.reduce<readonly Amount[]>(
    (sums, one) => {
      const rating = numberOf(game, one, 'link');
      const counts: readonly Amount[] = rating === null ? [1] : [1, rating];
      return sums.flatMap((sum) => counts.map((count) => add(sum, count)));
    },
    [0],
  );
}

/** The actions: a monster in the Extra Deck, and the Materials with which it is summoned. */
export const PROCEDURAL: { readonly [verb: string]: ActionRule } = Object.fromEntries(
  Object.entries(PROCEDURES).map(([type, procedure]): [string, ActionRule] => [
    `${type} summon`,
    {
      needs: ['object', 'others'],
      moves: true,
      from: ['extra deck'],
      steps: (game, action) => {
        mustBeTheirs(game, action, 'summon');
        const barred = barredBy(game, action, procedure);
        if (barred !== null) return { barred, do: [], env: speaking(game, action) };
        mustBeSo(game, action, type, procedure);
        const event = `${type} summon`;
        const { by, object } = action;
        return {
          ...whyNotInMain(game, action),
          ...mustBeFree(game, { kind: event, by, object }, action, 'be summoned'),
          announce: [...procedure.announce],
          do: summoning(event),
          env: speaking(game, action),
        };
      },
    },
  ]),
);

/** The rule by which one of these is no Material of such a monster, whatever a text says. */
function barredBy({ table }: Game, { others = [] }: Action, { bars }: Procedure): Rule | null {
  for (const id of others) {
    const material = table.position.objects[id];
    const rule = material && bars ? bars(material) : null;
    if (rule !== null) return rule;
  }
  return null;
}

/**
 * Whether the summon is one by the rules of the game. What the line of its Materials asks beside that is taken as legal.
 * @throws {Withheld} `action/materials` where it is not, and only a text could let it be summoned so
 */
function mustBeSo(game: Game, { by, object, others = [] }: Action, type: string, { amiss }: Procedure): void {
  if (object === null) throw new Error('nothing is summoned');
  const monster = viewOf(game, object);
  const materials = others.map((id) => viewOf(game, id));
  const why = whyNot(game, by, monster, materials, type) ?? amiss(game, monster, materials);
  if (why !== null)
    withhold(
      'action/materials',
      `It is not worked out that a monster is ${TITLES[type] ?? type} Summoned so: ${why}.`,
      'Name its Materials under `with`, as the rules ask for them.',
    );
}

function whyNot(
  game: Game,
  by: Action['by'],
  monster: View,
  materials: readonly View[],
  type: string,
): string | null {
  if (monster.object.zone !== 'extra deck') return 'it is not in the Extra Deck';
  if (!wordsOf(game, monster, 'type').includes(type)) return `it is no ${TITLES[type] ?? type} Monster`;
  if (materials.length === 0) return 'it takes Materials';
  if (new Set<ObjectId>(materials.map(({ object }) => object.id)).size < materials.length)
    return 'a Material is named twice';
  const apart = ({ object }: View): boolean =>
    object.zone !== 'monsters' || object.controller !== by || isFaceDown(object.status);
  return materials.some(apart) ? 'its Materials are face-up monsters of its player' : null;
}

const TITLES: { readonly [type: string]: string } = { synchro: 'Synchro', xyz: 'Xyz', link: 'Link' };
