/**
 * Whether a round that makes numbers grow goes on for ever. The game stood here before, but for values of players and
 * counters on objects: as many more of each as before.
 *
 * The next round is played twice beforehand and taken back: once from here, and once from where the game would stand after
 * more rounds than any number on the board is large. Where both times nobody has a choice, the same happens to the letter
 * and the same is added, it goes on so for every number of rounds in between. For all that a round does hangs on
 * comparisons of numbers, each of which grows with the number of rounds by as much each time: one that comes out alike at
 * both ends comes out alike everywhere between them. What would not (numbers that must be equal, halves, products, numbers
 * that only a rulebook works out) is looked for beforehand, and then nothing is recognised. Beyond the far end nothing is
 * large enough to turn a comparison any more. A life total that falls, a library that runs out or a counter that comes to
 * where a rule asks for it makes another round, here or there.
 */

import { viewOf } from '../evaluate/characteristics.js';
import { type Amount, add, fromBig, toBig } from '../ground/amount.js';
import type { ObjectId } from '../ground/id.js';
import { flat, kept } from '../ground/list.js';
import { Withheld } from '../ground/problem.js';
import type { GameEvent } from '../position/event.js';
import type { Frame } from '../position/frame.js';
import type { GameObject } from '../position/object.js';
import type { Player, Position } from '../position/position.js';
import { handsOf } from './hands.js';
import { momentOf } from './moment.js';
import type { Notice } from './observer.js';
import type { Play } from './play.js';
import { topFrame } from './work.js';

/** Where the game stands: everything but the numbers that may grow, and those. */
export interface Stage {
  readonly shape: string;
  readonly amounts: readonly Amount[];
}

/** What plays on, step by step, and where rounds are counted. */
export interface Rounding {
  step(play: Play, frame: Frame): void;
  isRound(frame: Frame): boolean;
}

export function stageOf(position: Position): Stage {
  const players = position.players.map((player) => ({ ...player, values: named(player.values) }));
  const objects = position.objects.map((object) => ({ ...object, counters: named(object.counters) }));
  return {
    shape: momentOf({ ...position, players, objects } as unknown as Position),
    amounts: recordsOf(position).flatMap((record) => wordsIn(record).map((word) => record[word] ?? 0)),
  };
}

type Numbers = { readonly [word: string]: Amount };

function recordsOf({ players, objects }: Position): readonly Numbers[] {
  return [
    ...players.map(({ values }: Player) => values),
    ...objects.map(({ counters }: GameObject) => counters),
  ];
}

const wordsIn = (numbers: Numbers): readonly string[] => Object.keys(numbers).sort();

const named = (numbers: Numbers): object => Object.fromEntries(wordsIn(numbers).map((word) => [word, null]));

/** More rounds than any number with fewer than this many digits could matter to. */
const FAR = 10n ** 40n;
const LONG = /\d{15}/;

/** What numbers that grow evenly can pass by and come back from, as abilities have it. */
const UNEVEN = /"by":"equal"|"half":|"times":\{|"measure":|"told":|"fact":|"x":true/;

/** More steps than a round takes that is worth looking for. */
const MOST_STEPS = 2000;

/**
 * Whether the game goes from `before` to `now`, and on, for ever.
 * @param settled how often it was settled between the two
 */
export function growsForEver(
  play: Play,
  rounding: Rounding,
  before: Stage,
  now: Stage,
  settled: number,
): boolean {
  const grows = now.amounts.map((amount, at) => toBig(amount) - toBig(before.amounts[at] ?? 0));
  if (grows.some((more) => more < 0n)) return false;
  const said = JSON.stringify(play.table.position.cards);
  if (UNEVEN.test(said) || LONG.test(said) || now.amounts.some((amount) => LONG.test(String(amount))))
    return false;
  const here = told(play, rounding, now, grows, 0n, settled);
  return here !== null && here === told(play, rounding, now, grows, FAR, settled);
}

/** What goes round: the names of the objects whose abilities do, and what happens each time. */
export interface Round {
  readonly names: readonly string[];
  readonly events: readonly GameEvent[];
}

/** The round that follows. */
export function inRound(play: Play, rounding: Rounding, settled: number): Round {
  const { notices } = next(play, rounding, settled) ?? { notices: [] };
  const sources = kept(notices.map(sourceIn), (source) => source !== null) as readonly ObjectId[];
  const names = flat(sources, (id) => {
    const name = viewOf(play, id).traits?.name;
    return Array.isArray(name) ? (name as readonly string[]) : [];
  });
  const events = flat(notices, (notice) => (notice.notice === 'happened' ? [notice.event] : []));
  return { names: [...new Set(names)], events };
}

function sourceIn(notice: Notice): ObjectId | null {
  if (notice.notice === 'triggered') return notice.waiting.env.source;
  if (notice.notice !== 'applied') return null;
  const [, source] = /^o(\d+)\./.exec(notice.effect) ?? [];
  return source === undefined ? null : (Number(source) as ObjectId);
}

/** What goes on in the next round if so many have gone before it; null where it ends elsewhere, or somebody is asked. */
function told(
  play: Play,
  rounding: Rounding,
  now: Stage,
  grows: readonly bigint[],
  rounds: bigint,
  settled: number,
): string | null {
  const found = next(play, rounding, settled, () => put(play, now, grows, rounds));
  if (!found) return null;
  const { notices, stage } = found;
  const isGrown = stage.amounts.every(
    (amount, at) => toBig(amount) === toBig(now.amounts[at] ?? 0) + (grows[at] ?? 0n) * (rounds + 1n),
  );
  return isGrown && stage.shape === now.shape ? JSON.stringify(notices) : null;
}

/**
 * What goes on until the game has been settled so often again, and where that leads, played beforehand and taken back; null
 * where it does not come to that by itself.
 */
function next(
  play: Play,
  rounding: Rounding,
  settled: number,
  before: () => void = () => undefined,
): { readonly notices: readonly Notice[]; readonly stage: Stage } | null {
  const { table } = play;
  const notices: Notice[] = [];
  const trial: Play = { ...play, reasons: false, observer: (notice) => void notices.push(notice) };
  const mark = table.journal.mark();
  try {
    before();
    return goRound(trial, rounding, settled) ? { notices, stage: stageOf(table.position) } : null;
  } catch (problem) {
    if (problem instanceof Withheld) return null;
    throw problem;
  } finally {
    table.journal.undo(mark);
  }
}

/** Has the game stand as it would after so many rounds. */
function put(play: Play, now: Stage, grows: readonly bigint[], rounds: bigint): void {
  const hands = handsOf(play);
  const { players, objects } = play.table.position;
  let at = 0;
  const more = (): Amount => fromBig((grows[at++] ?? 0n) * rounds);
  for (const { id, values } of players)
    for (const word of wordsIn(values)) hands.value(id, word, add(values[word] ?? 0, more()));
  for (const { id, counters } of objects)
    for (const word of wordsIn(counters)) hands.counters(id, word, more());
  if (at !== now.amounts.length) throw new Error('numbers that are not those of this moment');
}

/** Plays on until the game has been settled so often again; false where it does not come to that by itself. */
function goRound(play: Play, { step, isRound }: Rounding, settled: number): boolean {
  const { position } = play.table;
  let left = settled;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const frame = topFrame(play);
    if (!frame || position.decision !== null) return false;
    if (steps > 0 && isRound(frame)) {
      left -= 1;
      if (left === 0) return true;
    }
    step(play, frame);
  }
  return false;
}
