/** Looking ahead: whether any way of choosing leads to where something holds. All that is tried is taken back. */

import type { What } from '../ability/reference.js';
import type { ObjectId, RuleKey } from '../ground/id.js';
import { withhold } from '../ground/problem.js';
import type { Answer, Decision } from '../position/decision.js';
import type { Env } from '../position/env.js';
import type { Frame } from '../position/frame.js';
import { isOff } from '../rulebook/game.js';
import type { Steps } from '../rulebook/rulebook.js';
import { canAimFor } from './aim.js';
import type { Refused } from './observer.js';
import type { Play } from './play.js';

import { newScript, pushFrame, topFrame } from './work.js';

/** What plays on, step by step. */
interface Machine {
  /** Has something announced and paid for. */
  pay(play: Play, steps: Steps): void;
  step(play: Play, frame: Frame): void;
  receive(play: Play, decision: Decision, answer: Answer): void;
}

/** More steps than paying for anything takes. */
const MOST_STEPS = 10_000;

/**
 * Why something cannot be done, however it is paid for: every way is tried, and taken back. Null where one of them lets it be
 * done.
 * @throws {Withheld} where there are too many ways to try them all
 */
export function whyHowever(
  play: Play,
  steps: Steps,
  { whyNot }: NonNullable<Steps['paidFirst']>,
  { pay, step, receive }: Machine,
): Refused | null {
  const trial: Play = { ...play, observer: null };
  const { position, journal } = play.table;
  const depth = position.work.length + 1;
  const going: Going = {
    begin: () => {
      pushFrame(trial, newScript([], steps.env));
      pay(trial, steps);
    },
    goOn: () => {
      for (let count = 0; position.decision === null && position.work.length > depth; count++) {
        const frame = topFrame(trial);
        if (!frame || count >= MOST_STEPS) giveUp();
        step(trial, frame);
      }
    },
    answer: (decision, given) => {
      journal.set(position, 'decision', null);
      receive(trial, decision, given);
    },
  };
  let barring: RuleKey | null = null;
  const can = canCome(trial, going, () => {
    const words = topFrame(trial);
    const rule = words?.frame === 'script' ? whyNot(trial, words.env) : undefined;
    if (rule === undefined || isOff(trial, rule)) return true;
    barring ??= rule;
    return false;
  });
  return can ? null : { why: 'barred', rule: barring };
}

/** @throws {Withheld} where it was paid for in a way that leaves nothing to choose: nobody may pay so */
export function mustLeaveTargets(play: Play, env: Env, of: What): void {
  if (!canAimFor(play, env, of)) paidInVain('to target');
}

/** @throws {Withheld} in any case: it was paid for in a way in which nobody may pay for it */
export function paidInVain(left: 'to target' | 'for the effect to do'): never {
  return withhold(
    'rule/not-modelled',
    `Which ways to pay leave something ${left} is not worked out, and one of them leaves nothing.`,
    'Say what it is paid for with (`choices`), or begin with other cards on the board.',
  );
}

/** How what is tried goes on. */
interface Going {
  begin(): void;
  /** To the next decision, or to the end of what is tried: then there is none. */
  goOn(): void;
  answer(decision: Decision, given: Answer): void;
}

/** More ways than any player has to pay for something on most boards. */
const MOST_WAYS = 1000;

/**
 * Whether what is tried comes, by some answers, to an end at which something holds.
 * @throws {Withheld} where there are too many ways to try them all
 */
function canCome({ table }: Play, going: Going, holds: () => boolean): boolean {
  const { position, journal } = table;
  let ways = 0;
  const tried = (begin: () => void): boolean => {
    const before = journal.mark();
    try {
      begin();
      going.goOn();
      const { decision } = position;
      if (decision !== null) return comes(decision);
      if (++ways > MOST_WAYS) giveUp();
      return holds();
    } finally {
      journal.undo(before);
    }
  };
  const comes = (decision: Decision): boolean => {
    for (const given of answersTo(decision)) if (tried(() => going.answer(decision, given))) return true;
    return false;
  };
  return tried(() => going.begin());
}

function* answersTo({ domain }: Decision): Generator<Answer> {
  switch (domain.of) {
    case 'options':
      for (const option of domain.options.keys()) yield { option };
      return;
    case 'words':
      if (domain.open) giveUp();
      for (const word of domain.words) yield { word };
      return;
    case 'objects':
      for (let size = Number(domain.least); size <= Math.min(Number(domain.most), domain.from.length); size++)
        for (const objects of ofSize(domain.from, size)) yield { objects };
  }
}

function* ofSize(from: readonly ObjectId[], size: number): Generator<ObjectId[]> {
  if (size === 0) return yield [];
  for (const [at, first] of from.entries())
    for (const others of ofSize(from.slice(at + 1), size - 1)) yield [first, ...others];
}

function giveUp(): never {
  return withhold(
    'rule/not-modelled',
    'Whether any of so many ways to pay leaves something to do is not worked out.',
    'Begin with fewer cards to pay with.',
  );
}
