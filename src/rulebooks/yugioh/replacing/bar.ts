/** What bars a replacement from an event, beside what its own words say. */

import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { EventKind } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import type { GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Game } from '../../../rulebook/game.js';
import type { Candidate, GroupView, Refusal } from '../../../rulebook/policy.js';
import type { RefusalCode } from '../../../rulebook/refusal.js';
import { concernsItself } from '../../../table/watch.js';
import { actsInstead } from '../acts.js';
import { outOfStep } from '../battle/harm.js';
import { cite, type Rule } from '../rule.js';
import { mustLeave } from '../state/negated.js';
import { isCluttered } from '../summoning/room.js';
import { isVanishing } from '../summoning/token.js';
import { withoutCard } from '../turn/defeat.js';
import { BEING_SUMMONED, NEGATED } from '../word.js';
import { isCounting, mustBeApart } from './counting.js';
import { mustBePlain } from './paying.js';
import { isTooDear, mustHalveAlone, mustRemoveOne, promised } from './price.js';
import { goneElsewhere, isForbiddenThere, leaving, mustBeForbidden, placesOf } from './redirect.js';
import { outOfScope } from './scoped.js';
import { mustBeInReach } from './unaffected.js';

export function bars(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  mustLeave(view.game, node.events[candidate.member], candidate);
  return (
    spent(node, candidate) ??
    mustBePlain(view.game, node, candidate) ??
    withoutCard(view.game, node.events[candidate.member]) ??
    byRule(node.events[candidate.member]) ??
    negated(view, node, candidate) ??
    vanished(view, node, candidate) ??
    goneElsewhere(view, node, candidate) ??
    outOfStep(view, node, candidate) ??
    outOfScope(view, node, candidate) ??
    unsaved(node, candidate) ??
    inItsOwnStead(view, node, candidate) ??
    decided(view, node) ??
    leaving(view, node, candidate) ??
    mustBeInReach(view.game, node.events[candidate.member], candidate) ??
    impossible(view, node, candidate)
  );
}

export function isDestruction({ kind }: GameEvent): boolean {
  return kind === 'destroy';
}

function spent(node: Node, { effect }: Candidate): Refusal | null {
  const applied = node.uses.some((use) => use.effect === effect && use.part === 'outcome');
  return applied ? refuse('applied-before', 'once-each') : null;
}

/** What a rule destroys is not saved: an Equip Card has nothing left to be equipped to. */
function byRule(event: GameEvent | undefined): Refusal | null {
  return event && isDestruction(event) && event.cause.manner === 'rule'
    ? refuse('decided', 'equips-left')
    : null;
}

/** No effect says where a Token goes that leaves the field: it ceases to exist. */
function vanished({ game }: GroupView, { events }: Node, { member, ability }: Candidate): Refusal | null {
  const event = events[member];
  return event?.kind === 'move' && isVanishing(game, event) && placesOf(ability).length > 0
    ? refuse('inevitable', 'token-vanishes')
    : null;
}

/** A card whose activation, or whose summon from the hand or Extra Deck, has been negated is not on the field (R11). */
function negated({ game }: GroupView, { events }: Node, { member, ability }: Candidate): Refusal | null {
  const event = events[member];
  if (!event || event.object === null) return null;
  const { zone, status } = viewOf(game, event.object).object;
  const summoned = zone === 'hand' || zone === 'extra deck';
  if (summoned ? ![BEING_SUMMONED, NEGATED].every((word) => status.includes(word)) : zone !== 'annulled')
    return null;
  return isDestruction(event) || ability.watch.from?.zone === 'field'
    ? refuse('another-zone', 'negated-not-on-field')
    : null;
}

/** A substitute is not saved by an optional replacement (R6). */
function unsaved(node: Node, { ability }: Candidate): Refusal | null {
  if (ability.optional === undefined || !node.events.some(isDestruction)) return null;
  return node.uses.some(({ part }) => part === 'outcome')
    ? refuse('substitute', 'substitute-not-saved')
    : null;
}

/** What was held back has been decided. */
function decided(view: GroupView, node: Node): Refusal | null {
  return view.frame.released &&
    isDestruction(node.origin) &&
    node.state === 'live' &&
    node.events.some(isDestruction)
    ? refuse('decided', 'battle-later')
    : null;
}

/**
 * "Destroy this card instead" of an Equip Card, which is not up to anybody: it applies though the card is being destroyed as
 * well (R5).
 */
export function insists({ table }: Game, candidate: Candidate): boolean {
  const { source } = candidate;
  if (source === null || !mustDestroyItself(candidate)) return false;
  const { zone, host } = table.position.objects[source] ?? {};
  return zone === 'spells' && host !== null;
}

export function mustDestroyItself(candidate: Candidate): boolean {
  return candidate.ability.optional === undefined && doesToItself(candidate).includes('destroy');
}

/**
 * What a text does with its own card instead, it does not do where that card is among those that are destroyed (R5); but a
 * text that speaks of its own destruction alone says what becomes of the card.
 */
function inItsOwnStead(view: GroupView, { events }: Node, candidate: Candidate): Refusal | null {
  const does = doesToItself(candidate);
  if (does.length === 0 || insists(view.game, candidate)) return null;
  const isOwn = events[candidate.member]?.object === candidate.source;
  const bars = isOwn
    ? does.includes('destroy') || !concernsItself(candidate.ability)
    : // What is done at once is found to be reserved as it is tried.
      does.length > doesToItself(candidate, true).length && isBeingDestroyed(view, candidate);
  return bars ? refuse('no-substitute', 'substitute-legal') : null;
}

export function isBeingDestroyed({ nodes }: GroupView, { source }: Candidate): boolean {
  return nodes.some(({ origin }) => isDestruction(origin) && origin.object === source);
}

/**
 * The kinds of event that stand in for another, by themselves or beside something else, and happen to the card itself and
 * not to its counters.
 */
export function doesToItself({ ability, source }: Candidate, atOnce = false): readonly EventKind[] {
  if (source === null) return [];
  return flat(actsInstead(ability, atOnce), ({ event, object }) =>
    object?.what === 'this' && !isCounting(event) ? event : [],
  );
}

/** What cannot be done cannot be chosen: for want of a card that could be a substitute, or for some other reason. */
function impossible(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  mustHalveAlone(view, candidate);
  if (isTooDear(view, candidate)) return refuse('unpayable', 'impossible');
  if (placesOf(candidate.ability).includes('spells') && isCluttered(view.game, candidate.controller))
    return refuse('impossible', 'no-room');
  mustRemoveOne(view, node, candidate);
  mustBeApart(view, node, candidate);
  const event = node.events[candidate.member];
  const forbidden = event?.kind === 'move' && isForbiddenThere(view.game, event, candidate.ability);
  if (!forbidden && view.feasible(node, candidate)) return null;
  mustBeForbidden(view, node, candidate);
  // Where a card goes is nothing that another card stands in for.
  const couldElse = node.events.some(isDestruction) && view.feasibleFreely(node, candidate);
  if (!couldElse || does(candidate, 'draw') || isKept(view, candidate))
    return refuse('impossible', 'impossible');
  if (does(candidate, 'remove counters')) return refuse('no-counters', 'impossible');
  return does(candidate, 'destroy') || isTaken(view, node, candidate)
    ? refuse('no-substitute', 'substitute-legal')
    : refuse('impossible', 'impossible');
}

/** Whether it could be done with what is being destroyed, or dealt with by another replacement. */
function isTaken(view: GroupView, node: Node, candidate: Candidate): boolean {
  const taken = [...view.nodes.map(({ origin }) => origin), ...promised(view)];
  return view.feasibleWith(
    node,
    candidate,
    flat(taken, ({ object }) => object ?? []),
  );
}

/** Whether a text would do something with its own card, with which nothing else is done, and cannot for another reason. */
function isKept(view: GroupView, candidate: Candidate): boolean {
  const itself = doesToItself(candidate);
  if (itself.length === 0 || itself.includes('destroy')) return false;
  const meant = [...view.nodes.map(({ origin }) => origin), ...promised(view)];
  return !meant.some(({ object }) => object === candidate.source);
}

function does({ ability: { outcome } }: Candidate, event: EventKind): boolean {
  return (
    outcome.outcome === 'stand in' && outcome.do.some((one) => one.do === 'act' && one.act.event === event)
  );
}

function refuse(code: RefusalCode, rule: Rule): Refusal {
  return { code, rule: cite(rule) };
}
