/**
 * Damage that is redirected is dealt along with the other damage of its time (614.9): an effect that takes all of that
 * together waits until no more of it can come to where it looks.
 */

import type { Replacement } from '../../../ability/ability.js';
import { changesOf } from '../../../ability/parts.js';
import { Answers } from '../../../evaluate/plan/answers.js';
import { changeArrival } from '../../../evaluate/plan/modify.js';
import { type Planning, planTogether } from '../../../evaluate/plan/plan.js';
import type { PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { once } from '../../../ground/once.js';
import { withhold } from '../../../ground/problem.js';
import { UNBOUND } from '../../../kernel/replacing/apply.js';
import { candidatesFor } from '../../../kernel/watching/candidate.js';
import { envWith } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import { type Node, nodeWith } from '../../../position/frame.js';
import type { Game } from '../../../rulebook/game.js';
import type { Applying, Candidate, GroupView } from '../../../rulebook/policy.js';
import { type Choosable, choosable, covered, isTakenWith, isToTheSame, takesTogether } from './joint.js';

/** Whether something that could be applied to this damage, or beside that to other damage, waits for what may yet join it. */
export function isHeld(view: GroupView, own: Choosable): boolean {
  const { node, candidates, player } = own;
  const joint = candidates.filter((one) => takesTogether(one, node.events[one.member]));
  if (joint.length === 0 || !view.nodes.some((other) => isRedirectable(view, other))) return false;
  if (awaiting(view, own).length > 0) return true;
  const beside = new Set(flat(joint, (one) => covered(view, node, one, player)));
  return view.nodes.some(
    (other) =>
      other.id !== node.id &&
      beside.has(other.id) &&
      awaiting(view, choosable(view, other, player)).length > 0,
  );
}

/** What takes damage together with other damage that may yet be redirected to join it. */
function awaiting(view: GroupView, { node, candidates, player }: Choosable): readonly Candidate[] {
  const others = view.nodes.filter((other) => other.id !== node.id && isRedirectable(view, other));
  return candidates.filter((one) => {
    const first = node.events[one.member];
    return (
      first && takesTogether(one, first) && others.some((other) => mayJoin(view, other, one, first, player))
    );
  });
}

/**
 * Of what could be applied to damage that waits for other such damage, what its player may apply all the same: what takes
 * so many points does so of each damage in turn, in whichever order that player likes (615.7).
 * @throws {Withheld} where what takes all of it in one would come too early, or several players would wait for one another
 */
export function released(view: GroupView, held: readonly Choosable[], options: Applying[]): Applying[] {
  const waiting = held.map((own) => ({ id: own.node.id, all: awaiting(view, own) }));
  const isOfOne = held.every(({ player }) => player === held[0]?.player);
  if (!isOfOne || !waiting.some(({ all }) => all.length > 0 && all.every(isPointByPoint)))
    withhold(
      'rule/not-modelled',
      'Damage to one could be redirected to another, and damage to that one to the first, at the same time, and an effect takes all the damage to one of them together; what comes of that is not worked out here (614.9).',
    );
  const isEarly = ({ effect, nodes }: Applying): boolean =>
    waiting.some(
      ({ id, all }) => id === nodes[0] && all.some((one) => one.effect === effect && !isPointByPoint(one)),
    );
  return options.filter((one) => !isEarly(one));
}

function isPointByPoint({ ability: { limit, after = [] } }: Candidate): boolean {
  return limit?.limit === 'points' && after.length === 0;
}

/** Whether an effect has damage dealt to another: it changes to whom, or other damage stands in for it. */
const redirects = once((ability: Replacement): boolean => {
  if (changesOf(ability).some(({ change }) => change === 'recipient')) return true;
  const { outcome } = ability;
  return (
    outcome.outcome === 'stand in' && outcome.do.some((one) => one.do === 'act' && one.act.event === 'damage')
  );
});

function isRedirectable(view: GroupView, node: Node): boolean {
  return node.state === 'live' && view.candidates(node).some(({ ability }) => redirects(ability));
}

/** Whether an effect that does not look at this damage would, and take it with the other, once that has been redirected. */
function mayJoin(
  view: GroupView,
  node: Node,
  { effect, ability }: Candidate,
  first: GameEvent,
  player: PlayerId,
): boolean {
  const takes = (event: GameEvent | undefined): boolean =>
    event?.kind === 'damage' && isTakenWith(view, first, event, ability, player);
  const now = view.candidates(node).find((one) => one.effect === effect);
  if (now && takes(node.events[now.member])) return false;
  return redirectedFrom(view, node).some((other) => {
    const then = candidatesFor(view.game, other, view.frame.since).find((one) => one.effect === effect);
    return then !== undefined && takes(other.events[then.member]);
  });
}

/** The damage as it would be with each other recipient to whom effects could redirect it, one after the other. */
function redirectedFrom(view: GroupView, node: Node): readonly Node[] {
  const found: Node[] = [];
  const seen = [...node.events];
  const follow = (from: Node, candidates: readonly Candidate[]): void => {
    for (const candidate of candidates) {
      const event = from.events[candidate.member];
      if (!event || !redirects(candidate.ability)) continue;
      for (const to of redirected(view.game, candidate, event)) {
        if (seen.some((one) => isToTheSame(one, to))) continue;
        seen.push(to);
        const other = nodeWith(node, { events: [to] });
        found.push(other);
        follow(other, candidatesFor(view.game, other, view.frame.since));
      }
    }
  };
  follow(node, view.candidates(node));
  return found;
}

/** What an effect makes of damage, of whom it is dealt to. */
function redirected(game: Game, { ability, env }: Candidate, event: GameEvent): readonly GameEvent[] {
  const { outcome } = ability;
  const words = envWith(env, { event });
  const how: Planning = {
    answers: new Answers([], game.policy.chooses, true),
    reserved: UNBOUND,
    doable: () => true,
  };
  const events =
    outcome.outcome === 'modify'
      ? [changeArrival(game, words, outcome.changes, event, how).event]
      : outcome.outcome === 'stand in'
        ? planTogether(game, words, outcome.do, how).events
        : [];
  return flat(events, (one) => (one.kind === 'damage' ? [one] : []));
}
