/** The damage that is dealt at the same time and that an effect takes together (615.5, 615.7, 615.8, 615.13). */

import type { Replacement } from '../../../ability/ability.js';
import type { PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate, GroupView } from '../../../rulebook/policy.js';
import { remaining } from '../turn/remaining.js';
import { isForEach, preventsInOne } from './shield.js';

/** To which simultaneous damage an effect is applied at once: all by one source, to one recipient, to a player's, or all. */
function reachOf(ability: Replacement): 'one' | 'source' | 'recipient' | 'player' | 'all' {
  const { limit, outcome, after = [], watch } = ability;
  // "The next time damage would be dealt to you": whoever deals it at that time.
  if (limit?.limit === 'next') return watch.other === undefined ? 'player' : 'source';
  if (limit?.limit === 'points') return 'player';
  if (preventsInOne(ability)) return 'all';
  // "If damage would be dealt to it, prevent that damage. Remove a counter": once, whoever deals it at that time.
  const once = outcome.outcome === 'prevent' && after.length > 0 && watch.other === undefined;
  return once ? 'recipient' : 'one';
}

/** What a player could apply to an event that affects them. */
export interface Choosable {
  readonly node: Node;
  readonly candidates: readonly Candidate[];
  readonly player: PlayerId;
}

export function choosable(view: GroupView, node: Node, player: PlayerId): Choosable {
  const all = view.candidates(node);
  const isTheirs = ({ member }: Candidate): boolean => affects(view, node.events[member], player);
  const candidates = node.events.length === 1 || all.every(isTheirs) ? all : all.filter(isTheirs);
  return { node, candidates, player };
}

/** Whether an effect looks at all the damage that is dealt at a time, and not at each for itself. */
export function takesTogether({ ability }: Candidate, event: GameEvent | undefined): boolean {
  return event?.kind === 'damage' && reachOf(ability) !== 'one';
}

/** Whether two damages would be dealt to one recipient. */
export function isToTheSame(one: GameEvent, other: GameEvent): boolean {
  return one.object === other.object && (one.object !== null || one.player === other.player);
}

export function affects(view: GroupView, event: GameEvent | undefined, player: PlayerId): boolean {
  if (!event) return false;
  const affected = view.affected(event) ?? remaining(view.game)[0];
  return affected === player;
}

/**
 * The simultaneous events to which an effect is applied at once: a shield of so many points to all that its player would
 * be dealt (615.7), one of the next time to all that the same source would deal (615.8).
 */
export function covered(
  view: GroupView,
  node: Node,
  { effect, ability, member }: Candidate,
  player: PlayerId,
): number[] {
  const first = node.events[member];
  if (first?.kind !== 'damage' || reachOf(ability) === 'one') return [node.id];
  const alike = view.nodes.filter((other) => {
    if (other.id === node.id) return true;
    if (other.state !== 'live') return false;
    const candidate = view.candidates(other).find((one) => one.effect === effect);
    const event = candidate && other.events[candidate.member];
    if (!event || !isTakenWith(view, first, event, ability, player)) return false;
    return affects(view, event, player) || reachOf(ability) !== 'all' || isUncontended(view, other);
  });
  return [node.id, ...flat(alike, ({ id }) => (id === node.id ? [] : [id]))];
}

/** Whether an effect that looks at both takes a damage together with another, which affects this player. */
export function isTakenWith(
  view: GroupView,
  first: GameEvent,
  event: GameEvent,
  ability: Replacement,
  player: PlayerId,
): boolean {
  const at = reachOf(ability);
  if (at === 'all') return true;
  if (at === 'source') return event.other === first.other;
  const separate = at === 'recipient' || isForEach(ability);
  return affects(view, event, player) && (!separate || isToTheSame(event, first));
}

/**
 * Whether nothing else could be applied to what another player would choose for.
 * @throws {Withheld} where something could
 */
function isUncontended(view: GroupView, node: Node): boolean {
  if (view.candidates(node).length > 1)
    withhold(
      'rule/not-modelled',
      'What is prevented at once of damage to several players is not worked out here where one of them chooses between effects.',
    );
  return true;
}
