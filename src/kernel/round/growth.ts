/**
 * Whether a round that makes numbers grow goes on for ever. The game stood here before, but for values of players and
 * counters on objects: as many more of each as before. The next round is played beforehand and taken back, from here and
 * from where the game would stand after any number of rounds more (`always.ts`): if nobody has a choice, the same happens to
 * the letter and the same is added each time, it goes on so for ever. A life total that falls, a library that runs out or
 * a counter that comes to where a rule asks for it makes another round, somewhere on the way.
 */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { CardKey, ObjectId } from '../../ground/id.js';
import { ifKnown } from '../../ground/known.js';
import { flat } from '../../ground/list.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Frame } from '../../position/frame.js';
import type { Notice } from '../play/observer.js';
import type { Play } from '../play/play.js';
import { topFrame } from '../play/work.js';
import { isAlways } from './always.js';
import { pilesIn } from './rounds.js';
import { type Growth, growthOf, type Leeway, type Stage, stageOf } from './stage.js';

/** What plays on, step by step, and where rounds are counted. */
export interface Rounding {
  step(play: Play, frame: Frame): void;
  isRound(play: Play, frame: Frame): boolean;
}

/** More steps than a round takes that is worth looking for. */
const MOST_STEPS = 2000;

/**
 * Whether the game goes on for ever as it came to `now`.
 * @param grows what was added in the round before, in which the game was settled so often
 */
export function growsForEver(
  play: Play,
  rounding: Rounding,
  now: Stage,
  grows: Growth,
  settled: number,
): boolean {
  return isAlways(play, now, [grows], ([rounds = 0n]) => told(play, rounding, now, grows, rounds, settled));
}

function leeway(play: Play): Leeway {
  return { piles: pilesIn(play), falls: true };
}

/** What goes round: the names of the objects whose abilities do, and what happens each time. */
export interface Round {
  readonly names: readonly string[];
  /** Null where it is another each time, as somebody chooses. */
  readonly events: readonly GameEvent[] | null;
}

/** The round that follows. */
export function inRound(play: Play, rounding: Rounding, settled: number): Round {
  const found = next(play, rounding, settled);
  if (!found) return { names: [], events: [] };
  const events = flat(found.notices, (notice) =>
    notice.notice === 'happened' ? [asBefore(play, notice.event, found.made)] : [],
  );
  return { names: found.names, events };
}

/** The names of objects, each once. */
export function namesOf(play: Play, objects: readonly ObjectId[]): readonly string[] {
  const names = flat([...new Set(objects)], (id) => {
    const name = viewOf(play, id).traits?.name;
    return Array.isArray(name) ? (name as readonly string[]) : [];
  });
  return [...new Set(names)];
}

/** What happens to an object that the round makes has happened to the one that the last round has made. */
function asBefore({ table }: Play, event: GameEvent, made: readonly (CardKey | null)[]): GameEvent {
  const { objects } = table.position;
  const card = event.object === null ? null : made[event.object - objects.length];
  const last = card ? objects.findLast((one) => one.card === card && one.token) : undefined;
  return last ? eventWith(event, { object: last.id }) : event;
}

/** What has the ability of which a notice tells. */
function sourceIn(notice: Notice): ObjectId | readonly ObjectId[] {
  if (notice.notice === 'triggered') return notice.waiting.env.source ?? [];
  if (notice.notice !== 'applied') return [];
  const [, source] = /^o(\d+)\./.exec(notice.effect) ?? [];
  return source === undefined ? [] : (Number(source) as ObjectId);
}

/** What goes on in the next round; null where it adds something else, ends elsewhere, or somebody is asked. */
function told(
  play: Play,
  rounding: Rounding,
  now: Stage,
  grows: Growth,
  rounds: bigint,
  settled: number,
): string | null {
  const found = next(play, rounding, settled);
  if (!found) return null;
  const grown = growthOf(now, found.stage, leeway(play));
  const isSame = found.stage.names.length === now.names.length;
  const isAsMuch = isSame && grown?.every((more, at) => more === (grows[at] ?? 0n) * (rounds + 1n));
  return isAsMuch ? JSON.stringify(found.notices) : null;
}

/**
 * What goes on in a round, where it leads, the names of what does it, some of which may only come to be in it, and of which
 * cards the objects are that it makes.
 */
interface Next {
  readonly notices: readonly Notice[];
  readonly stage: Stage;
  readonly names: readonly string[];
  readonly made: readonly (CardKey | null)[];
}

/**
 * What goes on until the game has been settled so often again, and where that leads, played beforehand and taken back; null
 * where it does not come to that by itself.
 */
function next(play: Play, rounding: Rounding, settled: number): Next | null {
  const { table } = play;
  const { objects } = table.position;
  const before = objects.length;
  const notices: Notice[] = [];
  const trial: Play = { ...play, reasons: false, observer: (notice) => void notices.push(notice) };
  const mark = table.journal.mark();
  try {
    return ifKnown(() => {
      if (!goRound(trial, rounding, settled)) return null;
      const names = namesOf(play, flat(notices, sourceIn));
      return { notices, stage: stageOf(play), names, made: objects.slice(before).map(({ card }) => card) };
    }, null);
  } finally {
    table.journal.undo(mark);
  }
}

/** Plays on until the game has been settled so often again; false where it does not come to that by itself. */
function goRound(play: Play, { step, isRound }: Rounding, settled: number): boolean {
  const { position } = play.table;
  let left = settled;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const frame = topFrame(play);
    if (!frame || position.decision !== null) return false;
    play.pulse?.();
    if (steps > 0 && isRound(play, frame)) {
      left -= 1;
      if (left === 0) return true;
    }
    step(play, frame);
  }
  return false;
}
