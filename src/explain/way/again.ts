/**
 * Steps that are gone through more than once: told the first time, and then only as that again, as that with other numbers,
 * or as the same for another.
 */

import { grouped } from '../message/alike.js';
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
  const exact = steps.map(keyOf);
  // Effects that change how much would happen, one after the other: nothing comes of it in between.
  const numberless = steps.map(
    (step, at) => (isChange(step) ? exact[at]?.replace(AMOUNT, '') : null) ?? `${at}`,
  );
  return between({ steps, exact, numberless }, 0, steps.length);
}

/** Steps, and all that is told in each: with its numbers, and without them where it is one that only changes them. */
interface Told {
  readonly steps: readonly Step[];
  readonly exact: readonly string[];
  readonly numberless: readonly string[];
}

/** A number as it is written into a document. */
const AMOUNT = /(?<="amount":)("?)-?\d+\1/g;

function isChange({ lines }: Step): boolean {
  return lines.every(
    ({ message }) => message.say === 'chooses' || (message.say === 'applies' && message.changed),
  );
}

/** All that is told in a step: what is offered several times is named once. */
function keyOf({ lines }: Step): string {
  return JSON.stringify(lines, (field, value) => (field === 'offered' ? onceEach(value) : value));
}

function onceEach(offered: readonly Offer[]): readonly Offer[] {
  return grouped(offered, (one) => JSON.stringify(one)).map(([one]) => one);
}

/** The same of the steps from one place up to another; a round can have rounds in it. */
function between(all: Told, from: number, end: number): ToldSteps[] {
  const told: ToldSteps[] = [];
  for (let at = from; at < end; ) {
    const step = all.steps[at];
    const found = longest(all, at, end);
    if (!found) {
      if (step) told.push({ tell: 'step', at, step });
      at += 1;
      continue;
    }
    const { size, others, things, until } = found;
    const first = at + size;
    const last = first + others.length * size - 1;
    told.push(...between(all, at, first));
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
function longest(all: Told, at: number, end: number): Round | null {
  const [steps, exact, numberless] = [
    all.steps.slice(0, end),
    all.exact.slice(0, end),
    all.numberless.slice(0, end),
  ];
  let best: Round | null = null;
  let most = 0;
  for (let size = 1; size <= Math.min(LONGEST, (end - at) / 2); size++) {
    const rounds = [
      sameAgain(exact, at, size),
      withOtherNumbers(steps, numberless, at, size),
      sameOfOthers(steps, exact, at, size),
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

/** The same with other numbers; the last of them are told. */
function withOtherNumbers(
  steps: readonly Step[],
  numberless: readonly string[],
  at: number,
  size: number,
): Round {
  const round = sameAgain(numberless, at, size);
  const last = steps[(round.others.at(-1) ?? at) + size - 1]?.lines.at(-1)?.message;
  return last?.say === 'applies' ? { ...round, until: last.becomes } : { ...round, others: [] };
}

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
