/** How much of each of several simultaneous events an effect takes: all that it can, or what its shield still holds (Magic 615.7). */

import { quantity } from '../../evaluate/condition/quantity.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { type Amount, add, atMost, compare, subtract } from '../../ground/amount.js';
import type { PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { type Env, envWith } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import { nameIn } from '../../position/name.js';
import type { Candidate } from '../../rulebook/policy.js';
import type { Play } from '../play/play.js';
import { pointsLeft } from '../play/points.js';
import { whyImpossible } from './raise.js';

/** What becomes of one event of which an effect takes a part. */
export interface Portion {
  /** What is left of the event; null where nothing is. */
  readonly left: GameEvent | null;
  /** That so much of it is prevented, where the game has that happen. */
  readonly prevention: GameEvent | null;
  readonly taken: Amount;
}

/** What is prevented of each event. What can't be prevented is left as it is, and takes nothing off a shield (Magic 615.12). */
export function prevent(
  play: Play,
  candidate: Candidate,
  events: readonly GameEvent[],
  env: Env,
  division: Division,
): readonly Portion[] {
  const { outcome } = candidate.ability;
  const { amount = 'all' } = outcome.outcome === 'prevent' ? outcome : {};
  const wanted = events.map((event) => {
    if (amount === 'all' || event.amount === null) return event.amount;
    return atMost(quantity(play, envWith(env, { event }), amount), event.amount);
  });
  const able = events.map((event, index) => {
    const prevention = preventionOf(play, event, wanted[index] ?? 0);
    return prevention === null || canHappen(play, event, prevention) ? (wanted[index] ?? null) : 0;
  });
  const taken = divide(play, candidate, events, able, division);
  return events.map((event, index): Portion => {
    const much = taken[index] ?? null;
    // What has no amount is prevented as a whole.
    if (much === null || event.amount === null) return { left: null, prevention: null, taken: 0 };
    const left = subtract(event.amount, much);
    return {
      left: compare(left, 0) > 0 ? eventWith(event, { amount: left }) : null,
      prevention: compare(much, 0) > 0 ? preventionOf(play, event, much) : null,
      taken: much,
    };
  });
}

/** What deals the damage may say itself that it can't be prevented, as other effects may. */
function canHappen(play: Play, event: GameEvent, prevention: GameEvent): boolean {
  return event.detail?.bars !== prevention.kind && whyImpossible(play, prevention) === null;
}

function preventionOf({ catalogue }: Play, event: GameEvent, amount: Amount): GameEvent | null {
  return catalogue.events[event.kind]?.prevention?.(event, amount) ?? null;
}

/** Who divides what a shield still holds among simultaneous events, where it does not hold enough for all. */
export interface Division {
  readonly answers: Answers;
  readonly by: PlayerId;
}

/** How much is taken of each event, of as much as could be: a limited effect takes no more than what is left of it. */
export function divide(
  play: Play,
  { ability, key, effect, env }: Candidate,
  events: readonly GameEvent[],
  able: readonly (Amount | null)[],
  { answers, by }: Division,
): readonly (Amount | null)[] {
  const points = pointsLeft(play, { key, ability, env }, effect, events[0]);
  if (points === null) return able;
  const most = able.map((one) => one ?? 0);
  if (compare(most.reduce(add, 0), points) <= 0) return most;
  const sizes = most.map((one) => Number(atMost(one, points)));
  const ways = divisions(sizes, Number(points));
  const [only, ...others] = ways;
  if (only === undefined || others.length === 0) return only ?? most;
  const share = shareIn(play, events);
  const words = ways.map((way) =>
    flat(way, (much, index) => (much === 0 ? [] : [`${much} ${share(events[index])}`])).join(', '),
  );
  const told = words.map((word, index) => (words.indexOf(word) === index ? word : `${word} (${index + 1})`));
  const word = answers.word(by, told, false, env, play.policy.chooses.divide);
  return ways[told.indexOf(word)] ?? only;
}

/** By what the shares of events are told apart: by what deals them or, where that is one for all, by what they are dealt to. */
function shareIn(
  { table: { position } }: Play,
  events: readonly GameEvent[],
): (event: GameEvent | undefined) => string {
  const [source] = events.map(({ other }) => other);
  if (source == null || !events.every(({ other }) => other === source))
    return (event) => `of ${nameIn(position, event?.other ?? null) ?? 'it'}`;
  const player = (id: PlayerId | null | undefined) => (id == null ? null : position.players[id]?.name);
  return (event) => `to ${nameIn(position, event?.object ?? null) ?? player(event?.player) ?? 'it'}`;
}

/** More ways of dividing a shield than anybody looks through. */
const MOST_DIVISIONS = 100;

/** Every way to take so much in all, no more of each than there is. */
function divisions(sizes: readonly number[], total: number): number[][] {
  const [first, ...rest] = sizes;
  if (first === undefined) return total === 0 ? [[]] : [];
  const room = rest.reduce((sum, size) => sum + size, 0);
  const ways: number[][] = [];
  for (let much = Math.min(first, total); much >= Math.max(0, total - room); much--) {
    for (const others of divisions(rest, total - much)) ways.push([much, ...others]);
    if (ways.length > MOST_DIVISIONS)
      withhold('choice/too-many', 'There are too many ways to divide what a shield prevents.');
  }
  return ways;
}
