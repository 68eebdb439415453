/** What could replace an event: which of the abilities that look at it apply, and why the others do not. */

import type { Replacement } from '../../ability/ability.js';
import { holds } from '../../evaluate/condition/condition.js';
import { match } from '../../evaluate/event/pattern.js';
import { viewOnce } from '../../evaluate/object/ahead.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { lastOnField } from '../../evaluate/reference/past.js';
import type { AbilityKey, EffectKey, ObjectId } from '../../ground/id.js';
import { added } from '../../ground/list.js';
import type { Env } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import { type Game, isField, isOff } from '../../rulebook/game.js';
import type { Candidate, Fit, Refusal } from '../../rulebook/policy.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import type { View } from '../../table/view.js';
import { watched } from '../../table/watch.js';
import { isOfAnotherSort } from './another-sort.js';
import { arriving } from './arriving.js';
import type { Watcher } from './at-object.js';
import { later } from './came-later.js';
import { inPlace } from './in-place.js';
import { usedUp } from './ledger.js';
import { mustBeOne } from './of-each.js';
import { isAnother } from './still-meant.js';
import { kindsOf, watchers } from './watcher.js';

/** The event's object as effects look at it: arriving, if that is what would happen to it. */
export function subjectOf(game: Game, event: GameEvent): View | null {
  if (event.object === null) return null;
  const { detail, to } = event;
  // Counters with which a card arrives are put on it where it will be, on the field or elsewhere.
  const arrives = detail?.arrival && to && (detail.counter || isField(game, to.zone));
  if (arrives) return arriving(game, event);
  const { becomes, asLast } = game.catalogue.events[event.kind] ?? {};
  if (asLast && !isOnField(game, event.object)) return lastOnField(game, event.object);
  return becomes ? viewOnce(game, event.object, becomes) : viewOf(game, event.object);
}

function isOnField(game: Game, id: ObjectId): boolean {
  return isField(game, game.table.position.objects[id]?.zone);
}

/** What an effect's words speak of in this event, or why it does not apply to it. */
export function applies(game: Game, watcher: Watcher, event: GameEvent, subject: View | null): Env | Refusal {
  const { ability } = watcher.keyed;
  const pattern = watched(ability);
  if (!pattern) return NOT_WATCHING;
  const kinds = kindsOf(game, event, ability.ability);
  let env = match(game, watcher.env, pattern, event, kinds, subject);
  const turns = pattern.bothWays !== undefined || game.catalogue.events[event.kind]?.mutual === true;
  if (env === 'object' && event.other !== null && turns) {
    const turned = eventWith(event, { object: event.other, other: event.object });
    env = match(game, watcher.env, pattern, turned, kinds, viewOf(game, event.other));
  }
  if (typeof env === 'string') return MISMATCHES[env] ?? NOT_WATCHING;
  if (watcher.lasting === null && !inPlace(game, watcher, event, subject)) return NOT_FUNCTIONING;
  if (game.policy.anew && isAnother(watcher, pattern, subject)) return MISMATCHES.object ?? NOT_WATCHING;
  if (ability.while && !holds(game, env, ability.while)) return NOT_WHILE;
  const given = 'given' in ability ? ability.given : undefined;
  if (given && !holds(game, env, given)) return NOT_GIVEN;
  return env;
}

const refusal = (code: RefusalCode): Refusal => Object.freeze({ code, rule: null });
const NOT_WATCHING = refusal('another-event');
const NOT_FUNCTIONING = refusal('not-functioning');
const NOT_WHILE = refusal('condition');
const NOT_GIVEN = refusal('condition');
const USED_UP = refusal('used-up');
const AMOUNT_USED_UP = refusal('amount-used-up');
const DECLINED = refusal('declined');
const MISMATCHES: { [part: string]: Refusal } = {
  kind: NOT_WATCHING,
  player: refusal('another-player'),
  object: refusal('another-object'),
  other: refusal('another-object'),
  arriving: refusal('another-arrival'),
  from: refusal('another-zone'),
  to: refusal('another-zone'),
  counter: refusal('another-counter'),
  cause: refusal('another-cause'),
  amount: refusal('another-amount'),
};

/** One effect that looks at an event of a group: a candidate, or the reason why it is none. */
export interface Considered {
  readonly watcher: Watcher;
  readonly effect: EffectKey;
  readonly member: number;
  readonly candidate: Candidate | null;
  readonly refusal: Refusal | null;
}

/** Everything that looks at one event of a group, without the rulebook's own bars. */
export function consider(game: Game, node: Node, since: number): readonly Considered[] {
  const considered: Considered[] = [];
  for (const [member, event] of node.events.entries()) {
    const subject = subjectOf(game, event);
    for (const watcher of watchers(game, 'replacement', event, subject)) {
      const found = judge(game, node, since, watcher, event, subject);
      const refusal = 'code' in found ? lookingAhead(game, watcher, event, found) : null;
      const candidate = 'code' in found ? null : candidateOf(watcher, member, found);
      considered.push({ watcher, effect: watcher.effect, member, candidate, refusal });
    }
  }
  return considered;
}

/** What applies to one event of a group, each effect once, save for what the rulebook says is spent on it. */
export function candidatesFor(
  game: Game,
  node: Node,
  since: number,
  isPossible: ((event: GameEvent) => boolean) | null = null,
): readonly Candidate[] {
  let candidates: readonly Candidate[] = NONE;
  for (let member = 0; member < node.events.length; member++) {
    const event = node.events[member] as GameEvent;
    if (isPossible && !isPossible(event)) continue;
    const subject = subjectOf(game, event);
    for (const watcher of watchers(game, 'replacement', event, subject)) {
      if (isOfAnotherSort(game, watcher.keyed, event, subject) || isSpent(game, node, watcher)) continue;
      const found = judge(game, node, since, watcher, event, subject);
      if (!('code' in found)) candidates = withCandidate(candidates, watcher, member, found);
    }
  }
  return candidates;
}

/** Whether the rulebook does not let it be applied again, unless the rule that says so is switched off. */
function isSpent(game: Game, node: Node, { effect, keyed }: Watcher): boolean {
  if (node.uses.length === 0) return false;
  const { ability } = keyed as { ability: Replacement };
  const bar = game.policy.spent?.(node, { effect, ability }) ?? null;
  return bar !== null && (bar.rule === null || !isOff(game, bar.rule));
}

const NONE: readonly Candidate[] = [];

function withCandidate(
  candidates: readonly Candidate[],
  watcher: Watcher,
  member: number,
  env: Env,
): readonly Candidate[] {
  // Only an effect that fits several events of one node comes twice.
  const at = member === 0 ? -1 : candidates.findIndex(({ effect }) => effect === watcher.effect);
  const before = at < 0 ? undefined : candidates[at];
  if (before) return candidates.with(at, { ...before, others: [...before.others, { member, env }] });
  return added(candidates, candidateOf(watcher, member, env));
}

function candidateOf({ effect, keyed, source, lasting }: Watcher, member: number, env: Env): Candidate {
  const { key, ability } = keyed as { key: AbilityKey; ability: Replacement };
  return { effect, key, ability, source, lasting, controller: env.you, member, env, others: NO_OTHERS };
}

const NO_OTHERS: readonly Fit[] = [];

/** That an arriving object is not what an effect speaks of rests on how the rulebook looks at it. */
function lookingAhead(
  { policy, table }: Game,
  { keyed }: Watcher,
  { detail }: GameEvent,
  why: Refusal,
): Refusal {
  if (why.code !== 'another-object' || !detail?.arrival) return why;
  // What the rules say of objects of another sort, nobody looks for.
  return table.registry.ruleOf(keyed.key) === null ? { ...why, rule: policy.looksAhead } : why;
}

function judge(
  game: Game,
  node: Node,
  since: number,
  watcher: Watcher,
  event: GameEvent,
  subject: View | null,
): Env | Refusal {
  const { effect } = watcher;
  const env = applies(game, watcher, event, subject);
  if ('code' in env) return env;
  if (node.declined.includes(effect)) return DECLINED;
  // What came while the group was under way does not concern it, save for what an arriving object says of itself.
  if (watcher.since > since && subject?.object.id !== watcher.source) return later(game, watcher);
  if (usedUp(game, { key: watcher.keyed.key, ability: watcher.keyed.ability, env }, effect, event))
    return isOfPoints(watcher.keyed) ? AMOUNT_USED_UP : USED_UP;
  mustBeOne(game, watcher, event);
  return env;
}

/** Whether it is used up point by point: a shield. */
function isOfPoints({ ability }: Watcher['keyed']): boolean {
  return ability.ability === 'replacement' && ability.limit?.limit === 'points';
}
