/** Where cards go: in which order redirects apply, and what keeps them from applying (R12). */

import type { Replacement } from '../../../ability/ability.js';
import { isAnywhere } from '../../../ability/anywhere.js';
import type { Place } from '../../../ability/reference.js';
import { controlled } from '../../../evaluate/condition/condition.js';
import { quantity } from '../../../evaluate/condition/quantity.js';
import { compare } from '../../../ground/amount.js';
import type { ObjectId, PlayerId, Zone } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import { prohibitionsOf } from '../../../kernel/watching/prohibition.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Game } from '../../../rulebook/game.js';
import type { Candidate, GroupView, Refusal } from '../../../rulebook/policy.js';
import { concernsItself } from '../../../table/watch.js';
import { zoneOf } from '../../common/event.js';
import { isAwaited } from '../chain/awaited.js';
import { cite } from '../rule.js';
import { isOnField } from '../zone.js';

/** What is about leaving the field comes first, then what is about having been destroyed, then the GY (R12). */
export function rank({ ability: { watch, outcome } }: Candidate): number {
  // Of those about leaving the field, what banishes comes before what places in the Deck.
  if (watch.to === undefined) return isAnywhere(outcome, ({ zone }) => zone === 'deck') ? 0.5 : 0;
  return watch.cause === undefined && watch.way === undefined ? 2 : 1;
}

/** Of what says where a card goes when it leaves the field one applies (R12). */
export function goneElsewhere(
  { game, frame }: GroupView,
  { id, events, uses }: Node,
  one: Candidate,
): Refusal | null {
  if (events[one.member]?.kind !== 'move' || one.ability.watch.event !== 'move' || rank(one) >= 1)
    return null;
  const assigned = frame.assigned.filter(({ results }) => results.some(({ node }) => node === id));
  const gone = [...uses, ...assigned].some(({ ability: key }) => {
    const used = game.table.registry.ability(key);
    return used.ability === 'replacement' && used.watch.event === 'move' && used.watch.to === undefined;
  });
  return gone ? { code: 'already-replaced', rule: cite('leaves-once') } : null;
}

/**
 * Where a card goes is not changed by what leaves the field with it, nor by what applies only while something is controlled
 * that leaves with it (R12), save by what the card says of itself.
 */
export function leaving(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  const { ability, member, source, lasting } = candidate;
  if (source === null || lasting !== null || concernsItself(ability)) return null;
  if (node.events[member]?.kind !== 'move') return null;
  const left = leavingWith(view);
  return left.has(source) || restsOn(view.game, candidate, left)
    ? { code: 'source-leaves', rule: cite('source-leaves') }
    : null;
}

/**
 * @throws {Withheld} where only what leaves the field along with a card forbids where it would go: no answer says whether
 *   it still does
 */
export function mustBeForbidden(view: GroupView, { events }: Node, { ability, member }: Candidate): void {
  const event = events[member];
  if (event?.kind === 'move') mustStayForbidden(view, event, ability);
}

/** @throws {Withheld} where a Pendulum Monster goes to the Extra Deck and only what leaves the field along with it forbids another place */
export function mustFallBack(view: GroupView, { events }: Node): void {
  for (const event of events) {
    if (event.kind !== 'move' || event.to?.zone !== 'extra deck') continue;
    const sent = goingTo(event, 'gy', event.to.holder);
    for (const { ability } of watchersOf(view.game, sent)) mustStayForbidden(view, sent, ability);
  }
}

/**
 * @throws {Withheld} where cards of the hand were to be sent to the GY and go elsewhere, and something is to be done if they
 *   were sent: of some such texts it has been answered that it is done all the same, and by which of their words is not known
 */
export function mustLeaveHand({ game }: GroupView, { origin, events, within }: Node): void {
  const { kind, to, cause } = origin;
  if (within !== null || kind !== 'move' || to?.zone !== 'gy') return;
  if (zoneOf(game, origin.object) !== 'hand' || events.every((event) => event.to?.zone === to.zone)) return;
  if (isAwaited(game, cause))
    withhold(
      'rule/not-modelled',
      'Whether what follows is done where cards of the hand were to be sent to the GY and go elsewhere is not worked out.',
    );
}

function mustStayForbidden(view: GroupView, event: GameEvent, ability: Replacement): void {
  const left = leavingWith(view);
  for (const zone of placesOf(ability)) {
    const forbidding = [...prohibitionsOf(view.game, goingTo(event, zone))];
    if (forbidding.length > 0 && forbidding.every(({ source }) => source !== null && left.has(source)))
      withhold(
        'rule/not-modelled',
        'Whether an effect that forbids where a card goes still does for what leaves the field along with it is not worked out.',
      );
  }
}

/** Whether where an effect has the card go is forbidden: it goes on to where it would have gone (R12, Q&A 15318). */
export function isForbiddenThere(game: Game, event: GameEvent, ability: Replacement): boolean {
  return placesOf(ability).some((zone) => isProhibited(game, goingTo(event, zone)));
}

function goingTo(event: GameEvent, zone: Zone, holder: PlayerId | null = null): GameEvent {
  return eventWith(event, { to: { zone, holder, at: null } });
}

/** Where an effect has the very card go. */
export function placesOf(ability: Replacement): readonly Zone[] {
  return destinationsOf(ability).map(({ zone }) => zone);
}

/** Whether an effect has the very card go where it goes anyway: it is banished, and what is said of it would banish it. */
export function leadsThere({ to }: GameEvent, ability: Replacement): boolean {
  const places = destinationsOf(ability);
  return places.length > 0 && places.every(({ zone, at = null }) => zone === to?.zone && at === to.at);
}

function destinationsOf({ outcome }: Replacement): readonly Place[] {
  if (outcome.outcome === 'modify')
    return outcome.changes.flatMap((change) => (change.change === 'place' ? (change.to ?? []) : []));
  if (outcome.outcome !== 'stand in') return [];
  return outcome.do.flatMap((one) =>
    one.do === 'act' && one.act.event === 'move' && one.act.object?.what !== 'some' ? (one.act.to ?? []) : [],
  );
}

/**
 * Of effects that would all be next to say where a card goes, one applies (R12); which of them, no answer says.
 * @param those that apply to the same card
 * @throws {Withheld} where they have it go to different places
 */
export function mustLeadTo(those: readonly Candidate[]): void {
  const redirects = those.filter(
    ({ ability }) => placesOf(ability).length > 0 && ability.watch.event === 'move',
  );
  const first = Math.min(...redirects.map(rank));
  const next = redirects.filter((one) => rank(one) === first);
  if (new Set(next.map(({ ability }) => whither(ability))).size > 1)
    withhold(
      'rule/unsettled',
      'Which of several effects applies, of which each has the same card go elsewhere, no published answer says.',
    );
}

/** Where an effect has the very card go, and whether it comes to the top there or to the bottom. */
function whither(ability: Replacement): string {
  return destinationsOf(ability)
    .map(({ zone, at }) => `${zone} ${at ?? ''}`)
    .join();
}

/** What leaves the field in these events. */
function leavingWith({ nodes }: GroupView): ReadonlySet<ObjectId> {
  return new Set(
    nodes.flatMap(({ events }) => events.flatMap((event) => (takesAway(event) ? (event.object ?? []) : []))),
  );
}

/** Whether an effect applies while its player controls something, and no longer does without these. */
function restsOn(game: Game, { ability, env }: Candidate, left: ReadonlySet<ObjectId>): boolean {
  const { while: given } = ability;
  if (given?.if !== 'controls') return false;
  const there = controlled(game, env, given);
  const least = given.atLeast === undefined ? 1 : quantity(game, env, given.atLeast);
  const staying = there.filter((id) => !left.has(id));
  return compare(there.length, least) >= 0 && compare(staying.length, least) < 0;
}

/** Whether an event takes its object from the field. */
function takesAway({ kind, to }: GameEvent): boolean {
  if (kind === 'move') return to !== null && !isOnField(to.zone);
  return kind === 'destroy' || kind === 'tribute';
}
