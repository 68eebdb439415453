/**
 * Rounds that players can go as often as they like, and that add as much each time: nobody counts them, and whoever goes
 * round says how often. What can be chosen after any number of them, and where that leads, must be the same but for what
 * they have added: to values of players and to counters, and by these to what objects are. Of rounds of several kinds, as
 * where a target is chosen on the way, so it must be after any number of each.
 */

import { Withheld } from '../../ground/problem.js';
import type { Steps } from '../../ground/steps.js';
import type { Play } from '../../kernel/play/play.js';
import { isAlwaysInSteps } from '../../kernel/round/always.js';
import { broughtTo, type Stage, withRoomFor } from '../../kernel/round/stage.js';
import type { Choice } from '../choice/choice.js';
import { type Fixing, fixedAfter } from '../choice/fixing.js';
import type { Graph, Target } from '../graph/graph.js';
import { floorOf } from './buried.js';
import type { Passed } from './passed.js';
import {
  changedBy,
  goneOf,
  growthBy,
  leastOf,
  type Round,
  roundBetween,
  withoutRounds,
  withoutSums,
} from './round.js';
import type { Rounds } from './rounds.js';
import type { Sight } from './sight.js';

/** What is followed: the junctions passed, and the choices made at them. */
export interface Following {
  readonly play: Play;
  readonly path: readonly Passed[];
  readonly choices: readonly Choice[];
  readonly fixing: Fixing | null;
  readonly rounds: Rounds;
}

/** How a trial is explored. */
export interface Trying {
  readonly rounds: readonly Round[];
  readonly buries: boolean;
  readonly fixing: Fixing | null;
}

/** What can be chosen from where a game stands; or a round on the way that is of none of the kinds that are known. */
export interface Trial {
  readonly graph: Graph;
  readonly another: Round | null;
}

/** Explores that; `end` tells each end that is reached. */
type Explored = (play: Play, end: () => string, how: Trying) => Steps<Trial>;

/**
 * A round that leads back to where the path has been, but for what it adds, and can be gone as often as anybody likes; null
 * where none does. What is found of rounds besides is noted: `another` is one of none of the kinds that are known.
 */
export function* noted(
  following: Following,
  sight: Sight,
  explore: Explored,
): Steps<Target | 'another' | null> {
  const { rounds } = following;
  const found = yield* roundOn(following, sight, explore);
  if (found !== null && typeof found === 'object' && 'another' in found) {
    rounds.another = found.another;
    return 'another';
  }
  if (found === 'hangs on how often') rounds.ruleOut();
  if (found === 'falls to an end') rounds.falls = false;
  return typeof found === 'string' ? null : found;
}

function* roundOn(
  following: Following,
  sight: Sight,
  explored: Explored,
): Steps<Target | { readonly another: Round } | 'hangs on how often' | 'falls to an end' | null> {
  const known = following.rounds.kinds;
  for (const passed of following.path.toReversed()) {
    const { place, sight: before } = passed;
    const round = roundFrom(following, passed, sight);
    if (!before || !round) continue;
    const { added, more } = round;
    if (added.length === 0) return { back: place };
    const gone = known ? goneOf(round, known) : undefined;
    if (gone === null) return { another: round };
    const stage = broughtTo(sight.stage, before.stage);
    const often = (unit: Round): Steps<boolean> => isOftenBy(following, place, stage, unit, explored);
    const least = leastOf(round);
    const isKnown = known !== null || following.rounds.concludes;
    const isOften = isKnown || (yield* often(round)) || (least && (yield* often(least)));
    // What falls comes to an end as a rule: another round may still be found.
    if (!isOften)
      return [...more.values()].some((much) => much < 0n) ? 'falls to an end' : 'hangs on how often';
    for (const [place, one] of changedBy(round)) following.rounds.growing.set(place, one);
    return { back: place, added, ...(gone && { gone }) };
  }
  return null;
}

/** The round that leads back to a junction on the path; null where none does. */
function roundFrom(
  { rounds: { falls, buries, buried } }: Following,
  passed: Passed,
  sight: Sight,
): Round | null {
  const { place, sight: before } = passed;
  const floor = before && (buries ? floorOf(before, sight) : []);
  const round = before && floor && roundBetween(before, sight, falls);
  if (round && buries) buried.push({ back: place, floor });
  return round;
}

/** More kinds of rounds from one place are not tried together. */
const MOST_KINDS = 4;

/**
 * Whether a round can be gone as often as anybody likes from a junction, where the game stands again as it did there, and
 * with it any others to which the same choices lead.
 */
function* isOftenBy(
  following: Following,
  junction: number,
  stage: Stage,
  round: Round,
  explored: Explored,
): Steps<boolean> {
  const {
    play,
    rounds: { often, buries },
  } = following;
  const whatOf = ({ added }: Round): string => JSON.stringify([junction, added]);
  const known = often.get(whatOf(round));
  if (known !== undefined) return known;
  const kinds = yield* kindsFrom(following, junction, round, explored);
  // One kind may put counters of which there are none before it.
  const whole = withRoomFor(stage, kinds?.flatMap(({ added }) => added) ?? []);
  const grows = kinds?.map((kind) => growthBy(whole, kind)) ?? [];
  const all = grows.flatMap((one) => (one ? [one] : []));
  const isPlain = kinds !== null && all.length === kinds.length;
  const found =
    isPlain &&
    (yield* isAlwaysInSteps(play, whole, all, function* (many) {
      const trial = yield* trialFrom(following, junction, kinds, many, explored);
      return trial && isWhole(trial, buries) && hasAll(trial.graph, kinds) ? graphText(trial.graph) : null;
    }));
  for (const one of found ? [round, ...kinds] : [round]) often.set(whatOf(one), found);
  return found;
}

/** All kinds of rounds that can be gone from a junction from which one can; null where they are too many, or not plain. */
function* kindsFrom(
  following: Following,
  junction: number,
  round: Round,
  explored: Explored,
): Steps<readonly Round[] | null> {
  let kinds: readonly Round[] = [round];
  while (kinds.length <= MOST_KINDS) {
    const none = kinds.map(() => 0n);
    const another = (yield* trialFrom(following, junction, kinds, none, explored))?.another;
    if (another === undefined) return null;
    if (another === null) return kinds;
    kinds = withoutSums([...kinds, another]);
  }
  return null;
}

/** What can be chosen where the game stands after so many rounds of each kind from a junction; null where no rule tells. */
function* trialFrom(
  { play, path, choices, fixing, rounds: { buries } }: Following,
  junction: number,
  kinds: readonly Round[],
  many: readonly bigint[],
  explored: Explored,
): Steps<Trial | null> {
  const first = choices.slice(
    0,
    path.findIndex(({ place }) => place === junction),
  );
  const onward = fixing && fixedAfter(fixing, first);
  const trial: Play = { ...play, observer: null, reasons: false };
  try {
    const end = (): string => withoutRounds(trial, kinds, many);
    return yield* explored(trial, end, { rounds: kinds, buries, fixing: onward });
  } catch (problem) {
    if (problem instanceof Withheld) return null;
    throw problem;
  }
}

/** Whether a trial has found all there is, but for what leaves more to be done each time where it may come to that. */
function isWhole({ graph: { cut } }: Trial, buries: boolean): boolean {
  return cut === null || (cut === 'endless' && !buries);
}

/** Whether rounds of all these kinds are gone somewhere by themselves, and not only such as add several times as much. */
function hasAll({ junctions }: Graph, kinds: readonly Round[]): boolean {
  const alone = junctions.flatMap(({ branches }) =>
    branches.flatMap(({ to }) =>
      'back' in to && to.gone && sumOf(to.gone) === 1n ? [to.gone.indexOf(1n)] : [],
    ),
  );
  return kinds.every((_, kind) => alone.includes(kind));
}

const sumOf = (many: readonly bigint[]): bigint => many.reduce((sum, one) => sum + one, 0n);

/** What can be chosen, and where it leads. */
function graphText({ start, junctions }: Graph): string {
  const whereTo = (to: Target): unknown => ('back' in to ? [to.back, to.gone?.map((many) => many > 0n)] : to);
  const all = junctions.map(({ decision, branches }) => [
    decision,
    branches.map(({ choice, ways, to }) => [choice.answer, String(ways), whereTo(to)]),
  ]);
  return JSON.stringify([start, all]);
}
