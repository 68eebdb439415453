/** What an application comes to, and how its text goes on. */

import type { Instruction } from '../../ability/instruction.js';
import { doneBy } from '../../evaluate/plan/doers.js';
import type { Amount } from '../../ground/amount.js';
import type { EffectKey, ObjectId } from '../../ground/id.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Assignment, Coming, Continuation, Node } from '../../position/frame.js';
import type { Candidate, Fit, GroupView } from '../../rulebook/policy.js';
import type { Play } from '../play/play.js';

/** What an application comes to. */
export interface Application {
  readonly results: Assignment['results'];
  /** How many of the first events of the first result pay for the others. */
  readonly cost: number;
  readonly after: Continuation | null;
  readonly shares: ReadonlyMap<ObjectId, Amount>;
  /** Everything that the effect does can be done, and in full. */
  readonly complete: boolean;
  /** What is done to apply it can be done, and in full. */
  readonly payable: boolean;
  /** The events with as much as was taken of each, where an effect takes amounts. */
  readonly taken?: readonly GameEvent[];
}

/** The events of a node that an effect matches, and its words for each. */
export function fitsOf(view: GroupView, node: Node, candidate: Candidate): readonly Fit[] {
  const own = asTo(view, node, candidate);
  return own.others.length === 0 ? [own] : [own, ...own.others];
}

/** An effect as it applies to this node; found for another of the group it is as it applies to that. */
export function asTo(view: GroupView, node: Node, candidate: Candidate): Candidate {
  return lookedUp(view, node, candidate.effect) ?? candidate;
}

/** The effect of this name, where it applies to a node. */
export function lookedUp(view: GroupView, node: Node, effect: EffectKey): Candidate | undefined {
  for (const one of view.considered(node)) if (one.effect === effect) return one;
  return undefined;
}

/** What takes the place of an event or happens besides it, with what it has of that one. */
export function inheriting(
  { catalogue }: Play,
  events: readonly GameEvent[],
  of: GameEvent | undefined,
): readonly GameEvent[] {
  return of ? events.map((event) => catalogue.events[event.kind]?.inherits?.(event, of) ?? event) : events;
}

/** The later sentences of the text, with what it has spoken of. */
export function continuation(
  rest: readonly Instruction[],
  env: Env,
  { effect, key: ability }: Candidate,
  {
    idle = false,
    partly = false,
    awaits = [],
  }: { idle?: boolean; partly?: boolean; awaits?: readonly Coming[] } = {},
): Continuation | null {
  if (rest.length === 0) return null;
  const uses = env.uses.filter((use) => use.effect !== effect);
  const words = envWith(doneBy(env, env.you), { uses: [...uses, { effect, ability, part: 'after' }] });
  return {
    do: rest,
    env: words,
    ...(awaits.length > 0 && { awaits }),
    ...(idle && { idle }),
    ...(partly && { partly }),
  };
}
