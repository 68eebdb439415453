/**
 * How Yu-Gi-Oh! decides what replaces what, by the official card database: preventions, then all mandatory
 * replacements, then at most one optional replacement for each card.
 */

import type { Replacement } from '../../ability/ability.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { compare } from '../../ground/amount.js';
import type { EventKind, ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { watchersOf } from '../../kernel/probe.js';
import { isProhibited, whyImpossible } from '../../kernel/raise.js';
import type { Env } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Node, Outcome } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';
import type {
  Applying,
  Candidate,
  GroupView,
  Policy,
  Refusal,
  Reserved,
  Step,
} from '../../rulebook/policy.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import { concernsItself } from '../../table/watch.js';
import { turnOrder } from '../common/settle.js';
import { AFTER_CALCULATION } from './battle.js';
import { isCounting, mustBeApart } from './counting.js';
import { DECK_OUT, presses, withoutCard } from './defeat.js';
import { harming, outOfStep } from './harm.js';
import { beyondMeans, isTooDear, mustRemoveOne, priceOf, taking } from './price.js';
import { type Due, rivals } from './rivals.js';
import { cite, type Rule } from './rule.js';
import { outOfScope, scoped } from './scoped.js';
import { settle } from './settle.js';
import { isUnaffected, mayAffect, outOfReach } from './unaffected.js';
import { NEGATED, TARGET } from './word.js';
import { isOnField } from './zone.js';

export const POLICY: Policy = {
  next(view) {
    const live = view.nodes.filter(({ state }) => state === 'live');
    return (
      harming(view, live) ??
      preventing(view, live) ??
      prevented(view) ??
      placing(view, live) ??
      substituting(view, live) ??
      applying(view) ??
      offering(view, live) ??
      holding(view, live) ??
      opening(view, live) ??
      carrying(view)
    );
  },
  bars: (view, node, candidate) =>
    spent(node, candidate) ??
    withoutCard(view.game, node.events[candidate.member]) ??
    negated(view, node, candidate) ??
    goneElsewhere(view, node, candidate) ??
    outOfStep(view, node, candidate) ??
    outOfScope(view, node, candidate) ??
    unsaved(node, candidate) ??
    inItsOwnStead(node, candidate) ??
    decided(view, node) ??
    leaving(view, node, candidate) ??
    outOfReach(view.game, node.events[candidate.member], candidate) ??
    impossible(view, node, candidate),
  together: (events) => events.map((event) => [event]),
  counts: () => true,
  reserved,
  doable,
  unpaid,
  passesOn: () => false,
  did,
  aims: ({ target }) => target === true,
  order: turnOrder,
  presses,
  settle,
  looksAhead: null,
  prohibits: cite('cannot'),
  prohibitsBy: (ability) => (isUnaffected(ability) ? cite('unaffected') : undefined),
  mayAffect,
  mayTarget,
  chooses: {
    choose: cite('card-chooses'),
    may: cite('card-chooses'),
    target: cite('card-chooses'),
    name: cite('card-chooses'),
  },
};

function isDestruction({ kind }: GameEvent): boolean {
  return kind === 'destroy';
}

function isPrevention({ ability }: Candidate): boolean {
  return isPreventing(ability);
}

function isPreventing({ outcome, optional }: Replacement): boolean {
  return outcome.outcome === 'not' && optional === undefined;
}

/** What is not destroyed needs no replacement; nobody is asked. */
function preventing(view: GroupView, live: readonly Node[]): Step | null {
  for (const node of live) {
    const one = view
      .candidates(node)
      .find((candidate) => isPrevention(candidate) && !isAssigned(view, candidate, node));
    if (!one) continue;
    const nodes = uncovered(view, live, one);
    return { do: 'assign', effect: one.effect, nodes, accepted: true, rule: cite('prevention-first') };
  }
  return null;
}

/** What is prevented is settled before anything is replaced: nothing is left of it to replace. */
function prevented(view: GroupView): Step | null {
  const { assigned } = view.frame;
  const { registry } = view.game.table;
  const prevents = assigned.every(({ ability: key }) => {
    const ability = registry.ability(key);
    return ability.ability === 'replacement' && isPreventing(ability);
  });
  return assigned.length > 0 && prevents ? { do: 'apply', rule: cite('prevention-first') } : null;
}

/** Where a destroyed card may go elsewhere, that is offered before anything that is about going to the GY (R12). */
function placing(view: GroupView, live: readonly Node[]): Step | null {
  if (view.frame.assigned.length > 0) return null;
  for (const node of live) {
    const candidates = view.candidates(node);
    const free = candidates.filter(
      ({ ability }) => ability.optional !== undefined && ability.watch.to !== undefined,
    );
    const [first] = free;
    if (!first || candidates.some((one) => rank(one) < rank(first))) continue;
    return {
      do: 'ask',
      by: first.controller,
      options: free
        .filter(({ controller }) => controller === first.controller)
        .map(({ effect }) => ({ effect, nodes: [node.id] })),
      decline: true,
      accepting: true,
      rule: cite('destination'),
    };
  }
  return null;
}

/**
 * Every mandatory replacement applies, each to all that it covers. Those that take nothing from one another are assigned
 * in one go.
 */
function substituting(view: GroupView, live: readonly Node[]): Step | null {
  const due = live.flatMap((node) =>
    view
      .candidates(node)
      .filter((one) => one.ability.optional === undefined && !isAssigned(view, one, node))
      .filter((one) => isOfDestruction(node, one) || !isUnderWay(view, node))
      .map((candidate) => ({ node, candidate }))
      .sort((a, b) => rank(a.candidate) - rank(b.candidate)),
  );
  const [first] = due;
  if (!first) return null;
  const ofDestructions = due.filter(({ node, candidate }) => isOfDestruction(node, candidate));
  const vying = beyondMeans(view, ofDestructions) ?? rivals(view, ofDestructions);
  if (vying && 'do' in vying) return vying;
  const [next, ...others] = vying ? [vying] : together(view, due);
  const applying = ({ candidate }: Due): Applying => ({
    effect: candidate.effect,
    nodes: uncovered(view, live, candidate),
  });
  const { node, candidate } = next ?? first;
  return {
    do: 'assign',
    ...applying({ node, candidate }),
    besides: others.map(applying),
    accepted: true,
    rule: mandatory(node, candidate),
  };
}

/**
 * The first that is due, and the next ones as long as whether they apply, and by which rule, does not rest on those before.
 * They have no rivals.
 */
function together(view: GroupView, [first, ...others]: readonly Due[]): readonly Due[] {
  if (!first || !isApart(view, first)) return first ? [first] : [];
  const rule = mandatory(first.node, first.candidate);
  const until = others.findIndex((one) => !isApart(view, one) || mandatory(one.node, one.candidate) !== rule);
  const those = new Map(
    [first, ...others.slice(0, until < 0 ? others.length : until)].map((one) => [one.candidate.effect, one]),
  );
  return [...those.values()];
}

/** Whether all that a replacement of a destruction takes is cards: what others use up of anything else leaves it as it is. */
function isApart({ game }: GroupView, { node, candidate }: Due): boolean {
  return (
    isOfDestruction(node, candidate) &&
    candidate.ability.limit === undefined &&
    game.table.registry.limitedBy(candidate.key) === null &&
    compare(priceOf(candidate), 0) === 0
  );
}

function isOfDestruction({ events, origin }: Node, { member }: Candidate): boolean {
  return isDestruction(events[member] ?? origin);
}

/** Where a card goes is redirected step by step, each time from where it would then go (R12). */
function isUnderWay({ frame }: GroupView, { id }: Node): boolean {
  return frame.assigned.some(({ results }) => results.some(({ node }) => node === id));
}

/** What is about leaving the field comes first, then what is about having been destroyed, then the GY (R12). */
function rank({ ability: { watch, outcome } }: Candidate): number {
  // Of those about leaving the field, what banishes comes before what places in the Deck.
  if (watch.to === undefined) return JSON.stringify(outcome).includes('"zone":"deck"') ? 0.5 : 0;
  return watch.cause === undefined && watch.way === undefined ? 2 : 1;
}

/** The rule by which a mandatory replacement applies: to a destruction, to that of a substitute, to where a card goes. */
function mandatory(node: Node, { member }: Candidate): Rule {
  const replaced = node.uses.some(({ part }) => part === 'outcome');
  const event = node.events[member];
  if (event && isDestruction(event)) return replaced ? cite('substitute-replaced') : cite('mandatory-all');
  return replaced ? cite('redirected-price') : cite('destination');
}

function applying({ frame }: GroupView): Step | null {
  if (frame.assigned.length === 0) return null;
  const several = frame.assigned.some(({ results }) => results.length > 1);
  return { do: 'apply', rule: several ? cite('all-at-once') : cite('stands-in') };
}

/** Optional replacements: the turn player decides about theirs, then the other player. */
function offering(view: GroupView, live: readonly Node[]): Step | null {
  for (const player of turnOrder(view.game)) {
    const options = new Map<string, Candidate>();
    for (const node of live) {
      for (const one of view.candidates(node)) {
        if (one.controller === player) options.set(one.effect, options.get(one.effect) ?? one);
      }
    }
    if (options.size === 0) continue;
    return {
      do: 'ask',
      by: player,
      options: [...options.values()].flatMap((one) =>
        scoped(one, covered(view, live, one)).map((nodes) => ({ effect: one.effect, nodes })),
      ),
      decline: true,
      accepting: true,
      rule: offered(view, live),
    };
  }
  return null;
}

/** The rule by which a player is asked: both have something to offer, or one has several things for one card, or not. */
function offered(view: GroupView, live: readonly Node[]): Rule {
  const controllers = live.flatMap((node) => view.candidates(node).map(({ controller }) => controller));
  if (new Set(controllers).size > 1) return cite('turn-player-first');
  return live.some((node) => view.candidates(node).length > 1)
    ? cite('optional-one')
    : cite('controller-decides');
}

/** What a battle destroys is decided now and carried out after damage calculation. */
function holding(view: GroupView, live: readonly Node[]): Step | null {
  if (view.frame.released) return null;
  const nodes = live
    .filter(({ origin }) => isDestruction(origin) && origin.cause.manner === 'battle')
    .map(({ id }) => id);
  return nodes.length > 0
    ? { do: 'hold', nodes, until: AFTER_CALCULATION, rule: cite('battle-later') }
    : null;
}

function opening(view: GroupView, live: readonly Node[]): Step | null {
  const nodes = live.filter((node) => view.closed(node)).map(({ id }) => id);
  if (nodes.length === 0) return null;
  const battles = live.some(({ id, origin }) => nodes.includes(id) && origin.kind === 'battle');
  return { do: 'open', nodes, rule: battles ? cite('flipped') : cite('destination') };
}

function carrying(view: GroupView): Step {
  const nodes = view.nodes.filter(({ state }) => state === 'live' || state === 'open').map(({ id }) => id);
  return { do: 'carry out', nodes, rule: cite('stands-in') };
}

/** One application covers every event that its words fit. */
function covered(view: GroupView, live: readonly Node[], { effect }: Candidate): number[] {
  return live
    .filter((node) => view.candidates(node).some((one) => one.effect === effect))
    .map(({ id }) => id);
}

/** The same, without those to which it has been assigned already. */
function uncovered(view: GroupView, live: readonly Node[], one: Candidate): number[] {
  return covered(view, live, one).filter((id) => !isAssigned(view, one, { id }));
}

/**
 * No substitute is among the cards that are being destroyed (R4), and what one replacement has taken pays for no other.
 * A text may still speak of the very card whose event it replaces.
 */
function reserved(view: GroupView, nodes: readonly Node[]): readonly Reserved[] {
  const insisting = new Set(
    nodes.flatMap((node) => view.considered(node).filter(insists)).map(({ source }) => source),
  );
  const destroyed = view.nodes
    .map(({ origin }) => origin)
    .filter((origin) => isDestruction(origin) && !insisting.has(origin.object));
  const own = nodes.flatMap(({ events }) => events);
  const at = new Set(nodes.flatMap(({ id, within }) => (within === null ? [id] : [id, within])));
  const replaced = view.nodes
    .filter(({ id, uses, inherited }) => !at.has(id) && uses.length > inherited)
    .flatMap(({ events }) => events);
  const assigned = view.frame.assigned.flatMap(({ results }) => results.flatMap(({ events }) => events));
  return [
    { objects: objectsOf([...destroyed, ...own]), rule: cite('substitute-legal'), sparesOwn: true },
    {
      objects: objectsOf(taking(view.game, [...replaced, ...assigned])),
      rule: cite('one-price'),
      sparesOwn: false,
    },
  ];
}

/** "Destroy this card instead", which is not up to anybody: it applies though the card is being destroyed as well (R5). */
function insists(candidate: Candidate): boolean {
  return candidate.ability.optional === undefined && doesToItself(candidate).includes('destroy');
}

/**
 * What a text does with its own card instead, it does not do where that card is among those that are destroyed (R5); but a
 * text that speaks of its own destruction alone says what becomes of the card.
 */
function inItsOwnStead({ events }: Node, candidate: Candidate): Refusal | null {
  const does = doesToItself(candidate);
  if (does.length === 0 || events[candidate.member]?.object !== candidate.source) return null;
  if (insists(candidate)) return null;
  return does.includes('destroy') || !concernsItself(candidate.ability)
    ? refuse('no-substitute', 'substitute-legal')
    : null;
}

/** The kinds of event that stand in for another and happen to the card itself, and not to its counters. */
function doesToItself({ ability: { outcome }, source }: Candidate): readonly EventKind[] {
  if (source === null || outcome.outcome !== 'stand in') return [];
  return outcome.do.flatMap((one) =>
    one.do === 'act' && one.act.object?.what === 'this' && !isCounting(one.act.event) ? one.act.event : [],
  );
}

function objectsOf(events: readonly GameEvent[]): ObjectId[] {
  return events.flatMap(({ object }) => object ?? []);
}

function isAssigned(view: GroupView, { effect }: Candidate, node: { readonly id: number }): boolean {
  return view.frame.assigned.some(
    (one) => one.effect === effect && one.results.some((result) => result.node === node.id),
  );
}

function spent(node: Node, { effect }: Candidate): Refusal | null {
  const applied = node.uses.some((use) => use.effect === effect && use.part === 'outcome');
  return applied ? refuse('applied-before', 'once-each') : null;
}

/** Of what says where a card goes when it leaves the field one applies (R12). */
function goneElsewhere({ game }: GroupView, { events, uses }: Node, one: Candidate): Refusal | null {
  if (events[one.member]?.kind !== 'move' || one.ability.watch.event !== 'move' || rank(one) >= 1)
    return null;
  const gone = uses.some(({ ability: key }) => {
    const used = game.table.registry.ability(key);
    return used.ability === 'replacement' && used.watch.event === 'move' && used.watch.to === undefined;
  });
  return gone ? refuse('already-replaced', 'leaves-once') : null;
}

/** A card whose activation has been negated is not on the field (R11). */
function negated({ game }: GroupView, { events }: Node, { member, ability }: Candidate): Refusal | null {
  const event = events[member];
  if (!event || event.object === null) return null;
  const { zone, status } = viewOf(game, event.object).object;
  if (zone !== 'resolving' || !status.includes(NEGATED)) return null;
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

/** Where a card goes is not changed by what leaves the field with it (R12), save by what the card says of itself. */
function leaving(
  { nodes }: GroupView,
  node: Node,
  { ability, member, source, lasting }: Candidate,
): Refusal | null {
  if (source === null || lasting !== null || concernsItself(ability)) return null;
  if (node.events[member]?.kind !== 'move') return null;
  const leaves = nodes.some(({ events }) =>
    events.some((event) => event.object === source && takesAway(event)),
  );
  return leaves ? refuse('source-leaves', 'source-leaves') : null;
}

/** Whether an event takes its object from the field. */
function takesAway({ kind, to }: GameEvent): boolean {
  if (kind === 'move') return to !== null && !isOnField(to.zone);
  return kind === 'destroy' || kind === 'tribute';
}

/** What cannot be done cannot be chosen: for want of a card that could be a substitute, or for some other reason. */
function impossible(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  if (isTooDear(view, candidate)) return refuse('unpayable', 'impossible');
  mustRemoveOne(view, candidate);
  mustBeApart(view, node, candidate);
  if (view.feasible(node, candidate)) return null;
  // Where a card goes is nothing that another card stands in for.
  return node.events.some(isDestruction) && !draws(candidate) && view.feasibleFreely(node, candidate)
    ? refuse('no-substitute', 'substitute-legal')
    : refuse('impossible', 'impossible');
}

function draws({ ability: { outcome } }: Candidate): boolean {
  return (
    outcome.outcome === 'stand in' && outcome.do.some((one) => one.do === 'act' && one.act.event === 'draw')
  );
}

function refuse(code: RefusalCode, rule: Rule): Refusal {
  return { code, rule: cite(rule) };
}

/** A cost that sends a card to a zone is not paid where the card would go elsewhere; a cost to discard is. */
function unpaid(game: Game, event: GameEvent): Rule | null {
  if (event.kind !== 'move' || event.object === null) return null;
  const redirected = watchersOf(game, event).some(
    ({ source, ability }) =>
      ability.optional === undefined && (source !== event.object || concernsItself(ability)),
  );
  return redirected ? cite('cost-elsewhere') : null;
}

/** What follows a replaced destruction is not done (R7). */
function did({ accepted, happened, replaced, alike, objects }: Outcome): boolean {
  // A card that is banished by what it says itself has been banished (R12).
  if (alike) return accepted && happened;
  if (accepted && replaced && objects.length > 0) {
    withhold(
      'rule/not-modelled',
      'Whether what follows is done where only some of what stands before it was replaced is not worked out.',
    );
  }
  return accepted && happened && !replaced;
}

/** What takes cards that are not there cannot be done. A substitute must be destroyable: no prevention may be left (R4). */
function doable(game: Game, event: GameEvent): boolean {
  if (event.kind === DECK_OUT || whyImpossible(game, event)) return false;
  if (!isDestruction(event)) return true;
  return !watchersOf(game, event).some(isPrevention);
}

/** Whether an effect may have this for its target. */
function mayTarget(game: Game, { you, source, ability }: Env, object: ObjectId): boolean {
  return !isProhibited(game, {
    kind: TARGET,
    player: you,
    object,
    share: null,
    other: null,
    from: null,
    to: null,
    amount: null,
    detail: null,
    cause: { manner: 'effect', player: you, source, ability },
  });
}
