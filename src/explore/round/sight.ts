/**
 * Where a game stands and how it looks, to be compared with how it was some choices before: but for numbers that may grow,
 * and if it is asked for, as if it never came to what has been announced and waits beneath.
 */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { Amount } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import { NOWHERE } from '../../kernel/play/hands.js';
import type { Play } from '../../kernel/play/play.js';
import { isAnnounced, type Stage, stageOf } from '../../kernel/round/stage.js';
import { inPlace } from '../../kernel/waiting/moment.js';
import type { Waiting } from '../../position/position.js';

/** Where a game stands, and how it looks. */
export interface Sight {
  /** What tells paths apart, beside the position. */
  readonly beside: string;
  readonly stage: Stage;
  /** The stage as it would be if it never came to what has been announced. */
  readonly bare: Stage;
  /** All that waits, what has been announced first below. */
  readonly waits: readonly Waiting[];
  readonly looks: readonly Look[];
}

/** What is seen of an object: its words, and its numbers by their traits. */
interface Look {
  readonly of: ObjectId;
  readonly words: string;
  readonly numbers: readonly (readonly [trait: string, number: Amount])[];
}

/** @param buries whether it never comes to what has been announced, as far as is known */
export function sightOf(play: Play, beside = '', buries = false): Sight {
  const { table } = play;
  const waits = inPlace(table.position.waiting);
  const announced = waits.filter(isAnnounced);
  const bare = stageOf(play, announced);
  const stage = buries || announced.length === 0 ? bare : stageOf(play);
  // Of tokens that are counted as one kind the first is seen, and of what has gone nothing.
  const others = new Set([...stage.alike.values()].flat());
  const seen = table.position.objects.filter(({ id, zone }) => zone !== NOWHERE && !others.has(id));
  return { beside, stage, bare, waits, looks: seen.map(({ id }) => lookOf(play, id)) };
}

function lookOf(play: Play, id: ObjectId): Look {
  const { traits, abilities } = viewOf(play, id);
  const all = Object.entries(traits ?? {});
  const numbers = all.flatMap(([trait, value]): [string, Amount][] =>
    typeof value === 'number' || typeof value === 'string' ? [[trait, value]] : [],
  );
  const words = all.filter(([, value]) => typeof value === 'object');
  return { of: id, words: JSON.stringify([words, abilities.map(({ key }) => key)]), numbers };
}
