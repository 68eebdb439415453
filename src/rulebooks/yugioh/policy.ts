/**
 * How Yu-Gi-Oh! decides what replaces what, by the official card database: preventions, then all mandatory
 * replacements, then at most one optional replacement for each card.
 */

import type { Ability, Prohibition, Replacement } from '../../ability/ability.js';
import { compare } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { whyImpossible } from '../../kernel/event/raise.js';
import { watchersOf } from '../../kernel/replacing/probe.js';
import type { GameEvent } from '../../position/event.js';
import type { Node, Outcome } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';
import type { Applying, Candidate, GroupView, Joint, Policy, Reserved, Step } from '../../rulebook/policy.js';
import { concernsItself } from '../../table/watch.js';
import { turnOrder } from '../common/settle.js';
import { vainOncePaid } from './activating/barred.js';
import { isAllForbidden } from './activating/forbidden.js';
import { asResolved, mustFind } from './activating/staying.js';
import { asAimed, mayTarget } from './activating/targeting.js';
import { partsOf, pricesOf, whyInVain } from './activating/vain.js';
import { harming, mustNotTurnAgain } from './battle/harm.js';
import { AFTER_CALCULATION, slated } from './battle/slated.js';
import { isActivatedNow } from './chain/chain.js';
import { gathers, lapse } from './chain/timing.js';
import { isKeptFromGy } from './event.js';
import { presses } from './pressing.js';
import { bars, insists, isDestruction } from './replacing/bar.js';
import { mustPayOtherwise, standsInAs } from './replacing/paying.js';
import { assignedIn, beyondMeans, isAssigned, paysHalf, priceOf, taking } from './replacing/price.js';
import {
  isForbiddenThere,
  leadsThere,
  mustFallBack,
  mustLeadTo,
  mustLeaveHand,
  rank,
} from './replacing/redirect.js';
import { type Due, rivals } from './replacing/rivals.js';
import { isOfItsCard, mustBeAsMany, scoped } from './replacing/scoped.js';
import { mustBeEquipped, mustBeOwn, mustBeSettled, savedIn } from './replacing/substitutes.js';
import { isUnaffected, mayAffect, mayForbid } from './replacing/unaffected.js';
import { cite, type Rule } from './rule.js';
import { settle } from './settle.js';
import { keepHeld } from './state/held.js';
import { makingRoom } from './summoning/room.js';
import { isVanishing } from './summoning/token.js';
import { DECK_OUT } from './turn/defeat.js';
import { mustBeUnderstood } from './unknown.js';

export const POLICY: Policy = {
  next(view) {
    const live = view.nodes.filter(({ state }) => state === 'live');
    mustBeOwn(view, live);
    mustNotTurnAgain(view, live);
    return (
      harming(view, live) ??
      preventing(view, live) ??
      prevented(view) ??
      placing(view, live) ??
      placed(view) ??
      substituting(view, live) ??
      applying(view) ??
      offering(view, live) ??
      holding(view, live) ??
      opening(view, live) ??
      carrying(view)
    );
  },
  bars,
  atOnce: true,
  together: (events) => events.map((event) => [event]),
  counts: () => true,
  reserved,
  doable,
  unpaid,
  mustPay: (game, env, cost, complete) => {
    mustBeUnderstood(game, env);
    if (!complete) mustPayOtherwise(game, env, cost);
  },
  standsInAs,
  passesOn: () => false,
  did,
  aims: ({ target }) => target === true,
  aimed: asAimed,
  order: turnOrder,
  gathers,
  mayTake: (game, words, steps) =>
    whyInVain(game, partsOf(words, steps), { cost: pricesOf(game, words) }) === undefined &&
    !isAllForbidden(game, words, steps),
  vain: vainOncePaid,
  usedAsAnnounced: ({ colon }) => colon === true,
  presses,
  fewest: 1,
  joins: (said) => JOINED.includes(said),
  lapse,
  intervenes: mustFind,
  resolves: asResolved,
  settle,
  keeps: keepHeld,
  failing: { nothing: cite('must-target'), illegal: cite('target-lost') },
  explains: (_ability, why) => cite(why === 'used-up' ? 'used-up' : 'covers'),
  looksAhead: null,
  prohibits: cite('cannot'),
  prohibitsBy,
  mayAffect,
  mayForbid,
  mayTarget,
  chooses: {
    choose: cite('card-chooses'),
    may: cite('card-chooses'),
    target: cite('card-chooses'),
    mode: cite('effect-chosen'),
    name: cite('card-chooses'),
  },
};

/** What cannot be destroyed is not destroyed; anything else that an effect forbids is not done. */
function prohibitsBy(ability: Prohibition): Rule {
  const { event } = ability.act;
  if (isUnaffected(ability)) return cite('unaffected');
  return event === 'destroy' ? cite('cannot') : cite('forbidden');
}

/** "And", "and if you do", "also": what is done so is done together, though one is done after the other. */
const JOINED: readonly Joint[] = ['and', 'if so', 'if that', 'also', 'also apart'];

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

/**
 * Where a destroyed card may go elsewhere, that is offered before anything that is about going to the GY (R12), to the turn
 * player first (R2).
 */
function placing(view: GroupView, live: readonly Node[]): Step | null {
  if (view.frame.assigned.length > 0) return null;
  for (const player of turnOrder(view.game)) {
    for (const node of live) {
      const candidates = view.candidates(node);
      const free = candidates.filter(
        ({ ability, controller }) => isPlacing(ability) && controller === player,
      );
      const [first] = free;
      if (!first || candidates.some((one) => rank(one) < rank(first))) continue;
      mustLeadTo([first, ...candidates.filter(({ ability }) => ability.optional === undefined)]);
      return {
        do: 'ask',
        by: player,
        options: free.map(({ effect }) => ({ effect, nodes: [node.id] })),
        decline: true,
        accepting: true,
        rule: cite('destination'),
      };
    }
  }
  return null;
}

/** What has been placed elsewhere is not sent to the GY: nothing else says where it goes, and the next card is asked about. */
function placed(view: GroupView): Step | null {
  const { assigned } = view.frame;
  const { registry } = view.game.table;
  const places = assigned.every(({ ability: key }) => isPlacing(registry.ability(key)));
  return assigned.length > 0 && places ? { do: 'apply', rule: cite('stands-in') } : null;
}

/** Whether a player may have a card go elsewhere that goes somewhere. */
function isPlacing(ability: Ability): boolean {
  return (
    ability.ability === 'replacement' && ability.optional !== undefined && ability.watch.to !== undefined
  );
}

/**
 * Every mandatory replacement applies, each to all that it covers. Those that take nothing from one another are assigned
 * in one go.
 */
function substituting(view: GroupView, live: readonly Node[]): Step | null {
  const due = flat(live, (node) =>
    view
      .candidates(node)
      .filter((one) => one.ability.optional === undefined && !isAssigned(view, one, node))
      .filter((one) => isOfDestruction(node, one) || !isUnderWay(view, node))
      .map((candidate) => ({ node, candidate }))
      .sort((a, b) => rank(a.candidate) - rank(b.candidate)),
  );
  mustBeEquipped(view, live);
  mustBeSettled(view, live);
  for (const node of live)
    mustLeadTo(due.filter((one) => one.node === node).map(({ candidate }) => candidate));
  const [first] = due;
  if (!first) return null;
  const ofDestructions = due.filter(({ node, candidate }) => isOfDestruction(node, candidate));
  const vying = beyondMeans(view, ofDestructions) ?? rivals(view, ofDestructions);
  if (vying && 'do' in vying) return vying;
  const [next, ...others] = vying ? [vying] : together(view, due);
  const applying = ({ node: { id }, candidate }: Due): Applying => ({
    effect: candidate.effect,
    nodes: isOfItsCard(candidate) ? eachAlone(view, live, candidate, id) : uncovered(view, live, candidate),
  });
  const { node, candidate } = next ?? first;
  return {
    do: 'assign',
    ...applying({ node, candidate }),
    besides: others.map(applying),
    accepted: true,
    rule: mandatory(view, node, candidate),
  };
}

/**
 * The first that is due, and the next ones as long as whether they apply, and by which rule, does not rest on those before.
 * They have no rivals.
 */
function together(view: GroupView, [first, ...others]: readonly Due[]): readonly Due[] {
  if (!first || !isApart(view, first)) return first ? [first] : [];
  const rule = mandatory(view, first.node, first.candidate);
  const until = others.findIndex(
    (one) => !isApart(view, one) || mandatory(view, one.node, one.candidate) !== rule,
  );
  const those = new Map(
    [first, ...others.slice(0, until < 0 ? others.length : until)].map((one) => [one.candidate.effect, one]),
  );
  // What they are paid with the turn player says first (Q&A 22578).
  const order = turnOrder(view.game);
  const place = ({ candidate }: Due): number => order.indexOf(candidate.controller);
  return [...those.values()].sort((one, other) => place(one) - place(other));
}

/** Whether all that a replacement of a destruction takes is cards: what others use up of anything else leaves it as it is. */
function isApart({ game }: GroupView, { node, candidate }: Due): boolean {
  return (
    isOfDestruction(node, candidate) &&
    candidate.ability.limit === undefined &&
    game.table.registry.limitedBy(candidate.key) === null &&
    compare(priceOf(candidate), 0) === 0 &&
    !paysHalf(candidate.ability)
  );
}

function isOfDestruction({ events, origin }: Node, { member }: Candidate): boolean {
  return isDestruction(events[member] ?? origin);
}

/** Where a card goes is redirected step by step, each time from where it would then go (R12). */
function isUnderWay({ frame }: GroupView, { id }: Node): boolean {
  return frame.assigned.some(({ results }) => results.some(({ node }) => node === id));
}

/** The rule by which a mandatory replacement applies: to a destruction, to that of a substitute, to where a card goes, to anything else. */
function mandatory(view: GroupView, node: Node, candidate: Candidate): Rule {
  const replaced = node.uses.some(({ part }) => part === 'outcome');
  if (!isOfDestruction(node, candidate)) {
    const event = node.events[candidate.member];
    if (event?.detail?.until !== undefined) return cite('returns');
    if (event && event.kind !== 'move') return cite('stands-in');
    return replaced ? cite('redirected-price') : cite('destination');
  }
  if (replaced) return cite('substitute-replaced');
  if (insists(view.game, candidate) && isDestroyedBeside(view, node, candidate))
    return cite('mandatory-though');
  const all = view.candidates(node);
  if (all.filter(({ ability }) => ability.optional === undefined).length > 1) return cite('mandatory-all');
  return all.length > 1 ? cite('mandatory-first') : cite('stands-in');
}

/** Whether what has a replacement is itself being destroyed, beside the card that it concerns. */
function isDestroyedBeside({ nodes }: GroupView, { id }: Node, { source }: Candidate): boolean {
  return nodes.some((one) => one.id !== id && isDestruction(one.origin) && one.origin.object === source);
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
        scoped(one, covered(view, live, one)).map((nodes) => ({
          effect: one.effect,
          nodes: mustBeOne(one, nodes),
        })),
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
  const closed = live.filter((node) => view.closed(node));
  const [first] = closed;
  if (!first) return null;
  const nodes = closed.map(({ id }) => id);
  return { do: 'open', nodes, rule: openedBy(view, first, closed) };
}

/** A card that goes somewhere contains nothing but its Xyz Materials. */
function isLeft({ events }: Node): boolean {
  return events.every(({ kind }) => kind === 'move');
}

function openedBy({ game }: GroupView, { origin }: Node, closed: readonly Node[]): Rule {
  if (closed.some(({ events }) => events.some((event) => makingRoom(game, event).length > 0)))
    return cite('one-field');
  if (closed.every(isLeft)) return cite('materials-left');
  return origin.kind === 'battle' ? 'flipped' : 'destination';
}

function carrying(view: GroupView): Step {
  const carried = view.nodes.filter(({ state }) => state === 'live' || state === 'open');
  for (const node of carried) {
    mustFallBack(view, node);
    mustLeaveHand(view, node);
  }
  return { do: 'carry out', nodes: carried.map(({ id }) => id), rule: cite('stands-in') };
}

/** One application covers every event that its words fit. */
function covered(view: GroupView, live: readonly Node[], { effect, ability }: Candidate): number[] {
  const fitting = live.filter((node) => view.candidates(node).some((one) => one.effect === effect));
  return mustBeAsMany(
    ability,
    fitting.map(({ id }) => id),
  );
}

/**
 * @throws {Withheld} where a player may have it done to the very card, or it is done to the first, and there are several: no
 *   answer says to how many, or to which
 */
function mustBeOne(one: Candidate, nodes: number[]): number[] {
  if (nodes.length > 1 && isOfItsCard(one))
    withhold(
      'rule/not-modelled',
      'To how many cards something is done instead, or to which, where that would happen to several at once, is not worked out.',
    );
  return nodes;
}

/** It is done to each of several by itself: to this one now. */
function eachAlone(view: GroupView, live: readonly Node[], one: Candidate, id: number): number[] {
  const all = covered(view, live, one);
  if (one.ability.limit !== undefined) mustBeOne(one, all);
  return [id];
}

/** The same, without those to which it has been assigned already, or that go elsewhere first. */
function uncovered(view: GroupView, live: readonly Node[], one: Candidate): number[] {
  const those = covered(view, live, one).filter((id) => !isAssigned(view, one, { id }));
  return those.filter((id) => {
    const node = live.find((other) => other.id === id);
    return !node || isOfDestruction(node, one) || !isUnderWay(view, node);
  });
}

/**
 * No substitute is among the cards that are being destroyed (R4), or are to go once a battle is over; and what one replacement has taken pays for no other.
 * A text may still speak of the very card whose event it replaces.
 */
function reserved(view: GroupView, nodes: readonly Node[]): readonly Reserved[] {
  const insisting = new Set(
    flat(nodes, (node) =>
      flat(view.considered(node), (one) => (insists(view.game, one) ? [one.source] : [])),
    ),
  );
  const destroyed = flat(view.nodes, ({ origin }) =>
    isDestruction(origin) && !insisting.has(origin.object) ? origin : [],
  );
  const own = flat(nodes, ({ events }) => events);
  const at = new Set(flat(nodes, ({ id, within }) => (within === null ? [id] : [id, within])));
  const replaced = flat(view.nodes, ({ id, uses, inherited, events }) =>
    at.has(id) || uses.length <= inherited ? [] : events,
  );
  const assigned = assignedIn(view.frame);
  return [
    {
      objects: [...objectsOf([...destroyed, ...own]), ...slated(view.game)],
      rule: cite('substitute-legal'),
      sparesOwn: true,
    },
    { objects: savedIn(nodes), rule: cite('substitute-legal'), sparesOwn: false },
    {
      objects: objectsOf(taking(view.game, [...replaced, ...assigned]).filter((one) => !isLeaving(one, own))),
      rule: cite('one-price'),
      sparesOwn: false,
    },
  ];
}

/** Whether one of these cards goes somewhere as that happens: what is destroyed twice leaves once, and is redirected each time. */
function isLeaving({ kind, object }: GameEvent, own: readonly GameEvent[]): boolean {
  const leaves = kind === 'move' || kind === 'destroy';
  return leaves && own.some((event) => event.kind === 'move' && event.object === object);
}

function objectsOf(events: readonly GameEvent[]): ObjectId[] {
  return flat(events, ({ object }) => object ?? []);
}

/** A cost that sends a card to a zone is not paid where the card would go elsewhere; a cost to discard is. What is activated pays nothing. */
function unpaid(game: Game, event: GameEvent): Rule | null {
  if (event.object !== null && isActivatedNow(game, event.object)) return cite('own-price');
  if (event.kind !== 'move' || event.object === null) return null;
  if (isVanishing(game, event)) return cite('token-vanishes');
  if (event.to?.zone === 'gy' && isKeptFromGy(game, event)) return cite('cost-elsewhere');
  const redirected = watchersOf(game, event).some(
    ({ source, ability }) =>
      ability.optional === undefined &&
      (source !== event.object || concernsItself(ability)) &&
      !leadsThere(event, ability) &&
      !isForbiddenThere(game, event, ability),
  );
  return redirected ? cite('cost-elsewhere') : null;
}

/**
 * What follows a replaced destruction is not done (R7), nor what follows where a card was to go somewhere and goes elsewhere,
 * by whatever leads it there (Q&A 14261, 18322). A card that is banished by what it says itself has been banished (R12).
 */
function did({ accepted, happened, alike }: Outcome): boolean {
  if (accepted && alike === 'some') {
    withhold(
      'rule/not-modelled',
      'Whether what follows is done where only some of what stands before it was replaced is not worked out.',
    );
  }
  return accepted && happened && alike === 'all';
}

/** What takes cards that are not there cannot be done. A substitute must be destroyable: no prevention may be left (R4). */
function doable(game: Game, event: GameEvent): boolean {
  if (event.kind === DECK_OUT || whyImpossible(game, event)) return false;
  if (!isDestruction(event)) return true;
  return !watchersOf(game, event).some(isPrevention);
}
