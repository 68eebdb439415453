/** Applying an effect by which the event still happens: modified, or less what is prevented of it. */

import type { Replacement } from '../../ability/ability.js';
import type { Change } from '../../ability/change.js';
import type { Instruction } from '../../ability/instruction.js';
import { changesOf } from '../../ability/parts.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { eachOf } from '../../evaluate/plan/chosen-way.js';
import { changeArrival, forOthers, type Modified } from '../../evaluate/plan/modify.js';
import { type Plan, type Planning, planTogether } from '../../evaluate/plan/plan.js';
import { withShares } from '../../evaluate/reference/selection.js';
import { type Amount, add, compare, subtract } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import { type Env, envWith } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import type { Candidate, Fit, GroupView } from '../../rulebook/policy.js';
import { type Application, continuation, fitsOf, inheriting } from '../event/application.js';
import { type Division, divide, type Portion, prevent } from '../event/portion.js';
import type { Play } from '../play/play.js';

export function modify(
  play: Play,
  view: GroupView,
  candidate: Candidate,
  nodes: readonly Node[],
  cost: Plan,
  planning: Planning,
): Application {
  const { ability } = candidate;
  if (ability.outcome.outcome !== 'modify') throw new Error('not a modification');
  const { changes } = ability.outcome;
  let { complete, env, shares } = cost;
  const taken = takenOf(play, view, candidate, nodes, cost.env, planning.answers);
  const results: { node: number; member: number; events: readonly GameEvent[] }[] = [];
  const more = besides(ability);
  const objects = () => flat(nodes, ({ events }) => flat(events, ({ object }) => object ?? []));
  for (const node of nodes) {
    const first = results.length;
    for (const { member, env: own } of fitsOf(view, node, candidate)) {
      const event = node.events[member];
      if (!event) continue;
      const limit = limitOf(taken, results.length);
      const isFirst = results.length === first;
      const words = isFirst ? beginning(speakingOf(env, own), candidate) : own;
      const { modified, events } = planning.answers.ofEach(
        () => eachOf(objects(), event.object),
        () => changed(play, words, changes, event, limit, planning),
      );
      results.push({ node: node.id, member, events });
      if (!modified) continue;
      shares = withShares(shares, modified.shares);
      complete &&= modified.complete;
      if (isFirst) env = modified.env;
    }
    const whole = more.length > 0 ? wholeOf(node, results.slice(first)) : null;
    const result = results[first];
    if (!whole || !result) continue;
    const plan = planTogether(play, envWith(env, { event: whole }), more, planning);
    result.events = [...result.events, ...inheriting(play, plan.events, whole)];
    complete &&= plan.complete;
  }
  const [paying] = results;
  if (paying && cost.events.length > 0) paying.events = [...cost.events, ...paying.events];
  // Later words speak of the first of several events.
  const after = continuation(ability.after ?? [], speakingOf(env, candidate.env), candidate);
  const known = { results, cost: cost.events.length, after, shares, complete, payable: cost.complete };
  return taken ? { ...known, taken } : known;
}

/** What an event becomes of which so much is changed; all of it, where there is no limit. */
function changed(
  play: Play,
  env: Env,
  changes: readonly Change[],
  event: GameEvent,
  limit: Amount | null,
  planning: Planning,
): { readonly modified: Modified | null; readonly events: readonly GameEvent[] } {
  const { part, stays } = parted(event, limit);
  if (!part) return { modified: null, events: stays };
  const words = envWith(env, { event: part });
  const modified = changeArrival(play, words, changes, part, planning);
  const others = forOthers(play, words, changes, modified.event);
  if (stays.length + others.length === 0) return { modified, events: [modified.event] };
  return { modified, events: [...stays, modified.event, ...others] };
}

/** Later words speak of what was prevented of all the events together (Magic 615.5). */
export function preventing(
  play: Play,
  view: GroupView,
  candidate: Candidate,
  nodes: readonly Node[],
  cost: Plan,
  answers: Answers,
): Application {
  const replaced = replacedIn(view, nodes, candidate);
  const events = replaced.map(({ event }) => event);
  const env = envWith(cost.env, { manner: candidate.env.manner });
  const portions = prevent(play, candidate, events, env, divisionOf(view, replaced, env, answers));
  const results = replaced.map(({ node, member }, index) => ({
    node,
    member,
    events: [
      ...(index === 0 ? cost.events : []),
      ...flat([portions[index]?.left, portions[index]?.prevention], (one) => one ?? []),
    ],
  }));
  const taken = flat(events, (event, index) => {
    const amount = portions[index]?.taken ?? 0;
    if (event.amount === null) return [event];
    return compare(amount, 0) > 0 ? [eventWith(event, { amount })] : [];
  });
  // What is done afterwards is no part of what was prevented (Magic 615.5): what has been applied to that may be applied to it.
  const anew = envWith(lookingAt(env, events, portions), { uses: [] });
  const after = continuation(candidate.ability.after ?? [], anew, candidate);
  return {
    results,
    cost: cost.events.length,
    after,
    shares: cost.shares,
    complete: cost.complete,
    payable: cost.complete,
    taken,
  };
}

/** Words that look at one event look at as much as there was of all, and as was prevented of it. */
function lookingAt(env: Env, events: readonly GameEvent[], portions: readonly Portion[]): Env {
  const [first] = events;
  if (!first || first.amount === null) return env;
  const amount = events.map((event) => event.amount ?? 0).reduce(add, 0);
  const prevented = portions.map(({ taken }) => taken).reduce(add, 0);
  const event = env.event ?? first;
  return envWith(env, { event: eventWith(event, { amount, detail: { ...event.detail, prevented } }) });
}

/** The words as far as they have come, of an event of their own. */
function speakingOf(env: Env, { refs: own }: Env): Env {
  if (env.refs === own) return env;
  const refs = env.refs.map((before, at) => own[at] ?? before);
  return envWith(env, { refs: [...refs, ...own.slice(refs.length)] });
}

/** What is done with an event goes on from what the cost spoke of; what was chosen for the words is chosen for each. */
function beginning(env: Env, { env: { manner, aimed } }: Candidate): Env {
  return envWith(env, aimed ? { manner, aimed } : { manner });
}

/** The events that an effect replaces, each with its node and place there, and the words for it. */
interface Replaced extends Fit {
  readonly node: number;
  readonly event: GameEvent;
}

function replacedIn(view: GroupView, nodes: readonly Node[], candidate: Candidate): readonly Replaced[] {
  return flat(nodes, (node) =>
    flat(fitsOf(view, node, candidate), (fit) => {
      const event = node.events[fit.member];
      return event ? [{ member: fit.member, env: fit.env, node: node.id, event }] : [];
    }),
  );
}

/** Who divides what is left of an effect among events: whoever is affected. */
function divisionOf(view: GroupView, replaced: readonly Replaced[], env: Env, answers: Answers): Division {
  const [first] = replaced;
  return { answers, by: (first && view.affected(first.event)) ?? env.you };
}

/** The events with as much as an effect of so many points changes of each; null where it has no such limit. */
function takenOf(
  play: Play,
  view: GroupView,
  candidate: Candidate,
  nodes: readonly Node[],
  env: Env,
  answers: Answers,
): readonly GameEvent[] | null {
  if (candidate.ability.limit?.limit !== 'points') return null;
  const replaced = replacedIn(view, nodes, candidate);
  const all = replaced.map(({ event }) => event);
  const amounts = all.map(({ amount }) => amount);
  const taken = divide(play, candidate, all, amounts, divisionOf(view, replaced, env, answers));
  return all.map((event, index) => eventWith(event, { amount: taken[index] ?? 0 }));
}

/** How much of the event in this place; null for all of it. */
function limitOf(taken: readonly GameEvent[] | null, place: number): Amount | null {
  return taken && (taken[place]?.amount ?? 0);
}

/** The part of an event that a modification of so much of it changes, and what of it stays as it was. */
function parted(
  event: GameEvent,
  amount: Amount | null,
): { part: GameEvent | null; stays: readonly GameEvent[] } {
  if (amount === null) return { part: event, stays: [] };
  if (compare(amount, 0) === 0) return { part: null, stays: [event] };
  const left = subtract(event.amount ?? 0, amount);
  const stays = compare(left, 0) > 0 ? [eventWith(event, { amount: left })] : [];
  return { part: eventWith(event, { amount }), stays };
}

/** What happens besides, as a part of the event: "those tokens plus a Food token". */
function besides(ability: Replacement): readonly Instruction[] {
  const changes = changesOf(ability);
  return changes.some(isBesides) ? flat(changes, (one) => (isBesides(one) ? one.do : [])) : NOTHING;
}

function isBesides(change: Change): change is Extract<Change, { change: 'besides' }> {
  return change.change === 'besides';
}

const NOTHING: readonly Instruction[] = [];

/** The events of a node that an effect matches as one: what its words call "that many" is how many they are together. */
function wholeOf(node: Node, fits: readonly Pick<Fit, 'member'>[]): GameEvent | null {
  const [first, ...others] = flat(fits, ({ member }) => node.events[member] ?? []);
  if (!first) return null;
  if (others.length === 0 && first.amount !== null) return first;
  const amount = others.reduce((sum, one) => add(sum, one.amount ?? 0), first.amount ?? 0);
  return eventWith(first, { amount });
}
