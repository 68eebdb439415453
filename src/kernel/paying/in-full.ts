/** What "if you do" is said of is done in full or not begun, where the rules have it a cost (Magic 118.12). */

import type { Replacement } from '../../ability/ability.js';
import type { Instruction } from '../../ability/instruction.js';
import { fallsShort } from '../../evaluate/event/short.js';
import { type Planned, planTogether } from '../../evaluate/plan/plan.js';
import { WHOLE } from '../../evaluate/reference/selection.js';
import type { EventKind, RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import { isOff } from '../../rulebook/game.js';
import { whyImpossible } from '../event/raise.js';
import type { Play } from '../play/play.js';
import { probing } from './cost.js';

/**
 * The rule by which what "if you do" or "if you don't" is said behind is a cost, where it cannot be done in full and so is
 * not begun; null where it is. What effects forbid of it is tried all the same, as long as anything can be done.
 */
export function whyNotBegun(
  play: Play,
  env: Env,
  steps: readonly Instruction[],
  next: readonly Instruction[],
  doable: (event: GameEvent) => boolean = () => true,
): RuleKey | null {
  const { inFull = null } = play.policy;
  if (inFull === null || isOff(play, inFull) || !asksWhetherDone(next)) return null;
  const lacking = (event: GameEvent): boolean => whyImpossible(play, event)?.by === null;
  const how = { ...probing(play), doable: (event: GameEvent) => !lacking(event) && doable(event) };
  const { complete, events, told } = planTogether(play, envWith(env, { manner: 'cost' }), steps, how);
  // "Any number" is done with none as well.
  const tried = events.length === 0 || events.some((event) => whyImpossible(play, event) === null);
  const begun = !told || (complete && tried);
  return begun ? null : inFull;
}

/**
 * What "if you can't" asks of what would be done: whether none of it can be, or not all that the text says. Null where what
 * is `given` next is something else.
 */
export function whetherPossible(
  play: Play,
  env: Env,
  steps: readonly Instruction[],
  { given }: Extract<Instruction, { do: 'if' }>,
  events: readonly GameEvent[],
): 'none' | 'part' | 'all' | null {
  if (given.if !== 'not' || given.of.if !== 'could') return null;
  const doable = (event: GameEvent): boolean => whyImpossible(play, event) === null;
  if (!events.some(doable)) return 'none';
  const how = { ...probing(play), doable };
  return planTogether(play, envWith(env, { manner: 'cost' }), steps, how).complete ? 'all' : 'part';
}

/** Whether the next words are "if you do" or "if you don't": that it was done, or that it was paid for. */
export function asksWhetherDone([next]: readonly Instruction[]): boolean {
  if (next?.do !== 'if') return false;
  const { given } = next;
  return (given.if === 'not' ? given.of : given).if === 'did';
}

/** Whether it is said what happens where it is not done: "if you don't", behind "if you do" or alone. */
export function saysOtherwise(next: readonly Instruction[]): boolean {
  const [first, second] = next;
  return isIfNot(first) || (asksWhetherDone(next) && isIfNot(second));
}

/** "If you don't." */
export function isIfNot(one: Instruction | undefined): boolean {
  return one?.do === 'if' && one.given.if === 'not' && one.given.of.if === 'did';
}

/** Whether what stands in cannot be done in full, and "if you do" is said of it, or its player may do all of it or nothing. */
export function isShort(
  play: Play,
  env: Env,
  { outcome, optional, after = [] }: Replacement,
  doable: (event: GameEvent) => boolean,
): boolean {
  if (outcome.outcome !== 'stand in') return false;
  if (optional && whatIsTooMuch(play, env, outcome.do).length > 0) return true;
  return whyNotBegun(play, env, outcome.do, after, doable) !== null;
}

/** What a player cannot choose to do, as there is too little of it, with the rule that says so. */
export function whatIsTooMuch(
  play: Play,
  env: Env,
  steps: readonly Instruction[],
): readonly { readonly event: GameEvent; readonly rule: RuleKey }[] {
  const rule = (kind: EventKind): RuleKey | undefined => play.catalogue.events[kind]?.wholly;
  if (!steps.some((step) => step.do === 'act' && rule(step.act.event))) return [];
  return flat(planTogether(play, env, steps, probing(play)).events, (event) => {
    const wholly = rule(event.kind);
    return wholly !== undefined && fallsShort(play, event) ? { event, rule: wholly } : [];
  });
}

/** What stands in was told, and nothing of it is done. */
export function nothingOf(env: Env): Planned {
  return { events: [], env, complete: true, shares: WHOLE, told: true, rest: [], awaits: [] };
}
