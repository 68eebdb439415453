/**
 * Steps that are gone through more than once: told the first time, and then only as that again, as that with other numbers,
 * or as the same for another.
 */

import type { Step } from '../message/document.js';
import type { Happening, Offer, Thing } from '../message/message.js';

/** Steps as they are told; places count from 0. */
export type ToldSteps =
  | { readonly tell: 'step'; readonly at: number; readonly step: Step }
  /** Steps `from` to `to` are gone through so many times more, in the steps `first` to `last`. */
  | {
      readonly tell: 'again';
      readonly first: number;
      readonly last: number;
      readonly from: number;
      readonly to: number;
      readonly times: number;
      /** What would happen in the end, where the numbers are others each time. */
      readonly until: readonly Happening[] | null;
    }
  /** What was told of one thing in the steps before, in these steps of others. */
  | {
      readonly tell: 'likewise';
      readonly first: number;
      readonly last: number;
      readonly of: readonly Thing[];
    };

/** Longer rounds are not looked for. */
const LONGEST = 12;
/** So many lines must be spared: less is told sooner than it is referred to. */
const SPARED = { again: 3, likewise: 2 } as const;

/** Steps with their repetitions found: a round that comes again at once, and what befalls one thing after another. */
export function repetitions(steps: readonly Step[]): readonly ToldSteps[] {
  return between(steps, steps.map(keyOf), 0, steps.length);
}

/** All that is told in a step: what is offered several times is named once. */
function keyOf({ lines }: Step): string {
  return JSON.stringify(lines, (field, value) => (field === 'offered' ? onceEach(value) : value));
}

function onceEach(offered: readonly Offer[]): readonly Offer[] {
  return [...new Map(offered.map((one) => [JSON.stringify(one), one])).values()];
}

/** The same of the steps from one place up to another; a round can have rounds in it. */
function between(steps: readonly Step[], keys: readonly string[], from: number, end: number): ToldSteps[] {
  const told: ToldSteps[] = [];
  for (let at = from; at < end; ) {
    const step = steps[at];
    const found = longest(steps, keys, at, end);
    if (!found) {
      if (step) told.push({ tell: 'step', at, step });
      at += 1;
      continue;
    }
    const { size, others, things, until } = found;
    const first = at + size;
    const last = first + others.length * size - 1;
    told.push(...between(steps, keys, at, first));
    told.push(
      things
        ? { tell: 'likewise', first, last, of: things }
        : { tell: 'again', first, last, from: at, to: first - 1, times: others.length, until },
    );
    at = last + 1;
  }
  return told;
}

interface Round {
  readonly size: number;
  /** Where it comes again. */
  readonly others: readonly number[];
  /** What takes the place of the first thing in each; null where the same comes again. */
  readonly things: readonly Thing[] | null;
  /** What would happen in the end, where the numbers are others each time. */
  readonly until: readonly Happening[] | null;
}

/** Of the rounds that begin at a step that of which most is spared. */
function longest(steps: readonly Step[], keys: readonly string[], at: number, end: number): Round | null {
  const [within, known] = [steps.slice(0, end), keys.slice(0, end)];
  let best: Round | null = null;
  let most = 0;
  for (let size = 1; size <= Math.min(LONGEST, (end - at) / 2); size++) {
    const rounds = [
      sameAgain(known, at, size),
      withOtherNumbers(within, known, at, size),
      sameOfOthers(within, known, at, size),
    ];
    for (const round of rounds) {
      const lines = steps.slice(at, at + size).reduce((sum, step) => sum + step.lines.length, 0);
      const spared = lines * round.others.length;
      if (spared <= most || spared < SPARED[round.things ? 'likewise' : 'again']) continue;
      best = round;
      most = spared;
    }
  }
  return best;
}

function sameAgain(keys: readonly string[], at: number, size: number): Round {
  const first = keys.slice(at, at + size).join();
  const others: number[] = [];
  for (let next = at + size; next + size <= keys.length; next += size) {
    if (keys.slice(next, next + size).join() !== first) break;
    others.push(next);
  }
  return { size, others, things: null, until: null };
}

/** Effects that change how much would happen, one after the other: nothing comes of it in between. */
function withOtherNumbers(steps: readonly Step[], keys: readonly string[], at: number, size: number): Round {
  const changing = steps.map(({ lines }) =>
    lines.every(({ message }) => message.say === 'chooses' || (message.say === 'applies' && message.changed)),
  );
  const end = changing.indexOf(false, at);
  const numberless = keys.slice(0, end < 0 ? keys.length : end).map((key) => key.replace(AMOUNT, ''));
  const round = sameAgain(numberless, at, size);
  const last = steps[(round.others.at(-1) ?? at) + size - 1]?.lines.at(-1)?.message;
  return last?.say === 'applies' ? { ...round, until: last.becomes } : { ...round, others: [] };
}

/** A number as it is written into a document. */
const AMOUNT = /(?<="amount":)("?)-?\d+\1/g;

function sameOfOthers(steps: readonly Step[], keys: readonly string[], at: number, size: number): Round {
  const one = subjectOf(steps[at]);
  const first = keys.slice(at, at + size).join();
  const others: number[] = [];
  const things: Thing[] = [];
  for (let next = at + size; one !== null; next += size) {
    const other = subjectOf(steps[next]);
    if (other === null || JSON.stringify(other) === JSON.stringify(one)) break;
    const alike = first.replaceAll(JSON.stringify(one), () => JSON.stringify(other));
    if (keys.slice(next, next + size).join() !== alike) break;
    others.push(next);
    things.push(other);
  }
  return { size, others, things, until: null };
}

/** The one thing to which something would happen, or happens. */
function subjectOf(step: Step | undefined): Thing | null {
  const message = step?.lines[0]?.message;
  if (message?.say !== 'would' && message?.say !== 'happens') return null;
  const [event, ...others] = message.events;
  const [thing, ...more] = event?.objects ?? [];
  return thing && others.length + more.length === 0 ? thing : null;
}
