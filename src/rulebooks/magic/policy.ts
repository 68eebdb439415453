/** How Magic decides what replaces what: 614, 616 and, where several players choose, 101.4. */

import type { Replacement, Triggered } from '../../ability/ability.js';
import type { Change } from '../../ability/change.js';
import type { Condition } from '../../ability/condition.js';
import { changesOf } from '../../ability/parts.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId, RuleKey } from '../../ground/id.js';
import { flat, kept } from '../../ground/list.js';
import { once } from '../../ground/once.js';
import { isProhibited } from '../../kernel/event/raise.js';
import type { GameEvent, Spot } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
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
import type { Entry } from '../../table/index.js';
import { byRule } from '../common/settle.js';
import { becomingTargets } from './casting/targeted.js';
import { isHeld, released } from './damage/awaited.js';
import { isBySameSource, resultsJointly } from './damage/dealing.js';
import { affects, type Choosable, choosable, covered } from './damage/joint.js';
import { besideLife } from './damage/life.js';
import { returns } from './moving/until.js';
import { keepControl } from './permanent/control.js';
import { mayTarget, mayTargetPlayer } from './permanent/protection.js';
import { mustBePutByOne } from './replacing/counters-at-once.js';
import { severalKinds } from './replacing/first-tokens.js';
import { explains, groundsOf } from './replacing/grounds.js';
import { isOfNothing } from './replacing/nothing.js';
import { canStill, impossibleOption } from './replacing/option.js';
import { mayVie, vieWith } from './replacing/vying.js';
import { cite, type Rule, type Version } from './rule.js';
import { settle } from './settle.js';
import { drawsInOrder, mustBeDrawn } from './turn/draws-in-turn.js';
import { FIRST_DRAW, isFirstDraw } from './turn/first-draw.js';
import { leaving } from './turn/leaving.js';
import { hasLeft, remaining } from './turn/remaining.js';

export function policyOf(version: Version): Policy {
  return {
    next: (view) => applying(view) ?? drawsInOrder(view) ?? choosing(view) ?? carrying(view),
    bars: (view, node, candidate) =>
      spent(node, candidate) ??
      nothing(node, candidate) ??
      laterKind(view, node, candidate) ??
      unpayable(view, node, candidate) ??
      impossibleOption(view, node, candidate) ??
      astray(view, node, candidate) ??
      unpreventable(view, node, candidate) ??
      barred(view, node, candidate) ??
      severalKinds(view, node, candidate) ??
      mustBeDrawn(view, node, candidate) ??
      mustBePutByOne(view, node, candidate) ??
      excepted(view, node, candidate),
    spent,
    atOnce: true,
    declinesThroughout: cite('once-each'),
    together: byAffected,
    grounds: (_game, applied) => groundsOf(applied),
    comesLater: ({ outcome }) => cite(outcome.outcome === 'prevent' ? 'prevention-before' : 'exists-before'),
    explains,
    counts: COUNTS[version],
    reserved: RESERVED[version],
    doable: canStill,
    unpaid: () => null,
    passesOn: comesThere,
    inFull: cite('done-in-full'),
    // Whether it was chosen to be done, or begun where it must be (118.12).
    did: ({ accepted, attempted }) => accepted && attempted,
    intervenes,
    ...(version === '2026' && { triggersMore: cite('triggers-again') }),
    aims: ({ target }) => target === true,
    aimed: becomingTargets,
    mayTarget,
    mayTargetPlayer,
    // Nobody can choose what is impossible (608.2d).
    choosesPossible: true,
    order: remaining,
    hasLeft,
    // One player performs all of their draws, then the next does (121.2c).
    inTurn: (event) => event === 'draw',
    anew: true,
    // State-based actions wait until a player would receive priority (704.3).
    presses: (game) => leaving(game) ?? returns(game),
    keeps: keepControl,
    settle,
    failing: {
      nothing: cite('nothing-to-target'),
      gone: cite('targets-gone'),
      condition: cite('condition-failed'),
    },
    endless: (game) => ({ events: [byRule(game, 'end in a draw', null)], rule: cite('endless-loop') }),
    looksAhead: cite('look-ahead'),
    alternative: cite('own-part'),
    conceals: cite('face-down'),
    loses: cite('abilities-lost'),
    prohibits: cite('cannot'),
    chooses: {
      choose: cite('chooses-on-resolution'),
      may: cite('chooses-on-resolution'),
      unless: cite('unless-paid'),
      target: cite('targets'),
      name: cite('chooses-on-resolution'),
      mode: cite('modes'),
      paying: cite('pays'),
      arriving: cite('choices-before'),
      source: cite('source-picked'),
      divide: cite('shield-divided'),
    },
  };
}

/** "When this creature enters, if you control a Dragon, ..." (603.4). */
function intervenes({ do: [first] }: Triggered): Condition | null {
  if (first?.do !== 'if' || first.no || first.given.if === 'did') return null;
  // "Sacrifice it unless it escaped" is asked only as it resolves.
  return first.given.if === 'not' && first.given.said === 'unless' ? null : first.given;
}

function applying(view: GroupView): Step | null {
  return view.frame.assigned.length > 0 ? { do: 'apply', rule: cite('again') } : null;
}

/**
 * Each player in turn order settles the events that affect them or what they control: the next effect to apply, until
 * none is left; then what the event contains is looked at in the same way (616.1, 616.1g).
 */
function choosing(view: GroupView): Step | null {
  const damage = view.nodes.filter(isDealt);
  return (damage.length > 0 ? choosingFor(view, damage) : null) ?? choosingFor(view, view.nodes);
}

/** Damage is changed before what it results in is: every player is done with that first (120.4b-c). */
function isDealt({ state, events }: Node): boolean {
  return state === 'live' && events.some(({ kind }) => kind === 'damage');
}

function choosingFor(view: GroupView, nodes: readonly Node[]): Step | null {
  const held: Choosable[] = [];
  for (const player of remaining(view.game)) {
    for (const node of nodes) {
      if (!isAsked(view, node, player)) continue;
      const own = choosable(view, node, player);
      const waits = isHeld(view, own);
      if (waits) held.push(own);
      const step = waits ? null : (stepBefore(view, own, nodes) ?? stepFor(view, own));
      if (step) return step;
    }
  }
  const [first] = held;
  return first ? choiceOf(view, first.player, released(view, held, besides(view, held))) : null;
}

/** What comes before an effect that may vie with others: what other events contain is looked at for such. */
function stepBefore(
  view: GroupView,
  { node, candidates, player }: Choosable,
  nodes: readonly Node[],
): Step | null {
  if (!candidates.some(mayVie)) return null;
  for (const other of nodes) {
    if (other.id === node.id || !isAsked(view, other, player) || !view.closed(other)) continue;
    const its = choosable(view, other, player);
    const step = its.candidates.some(mayVie) || isHeld(view, its) ? null : stepFor(view, its);
    if (step) return step;
  }
  return null;
}

/** Whether a player may have something to do for an event. */
function isAsked(view: GroupView, node: Node, player: PlayerId): boolean {
  return node.state === 'live' && !view.calm(node) && isAffected(view, node, player);
}

/** What a player does for an event that affects them; null where nothing is left to do, or not yet. */
function stepFor(view: GroupView, own: Choosable): Step | null {
  const { node, candidates, player } = own;
  if (candidates.length > 0) return choiceOf(view, player, optionsFor(view, own));
  const nodes = view.candidates(node).length === 0 && view.closed(node) ? openedWith(view, node) : null;
  return nodes && { do: 'open', nodes, rule: cite('contained') };
}

/** A player picks one of several; one alone is applied (616.1). */
function choiceOf(view: GroupView, by: PlayerId, options: Applying[]): Step {
  const [option, ...others] = options;
  if (option && others.length === 0)
    return { do: 'assign', ...option, accepted: false, rule: ruleOf(view, option) };
  const rule = cite('affected-chooses');
  return { do: 'ask', by, options, decline: false, accepting: false, rule };
}

/** The rule that says what is applied, or by which it has its place among others. */
function ruleOf(view: GroupView, { effect, nodes: [first] }: Applying): RuleKey {
  const node = view.nodes.find(({ id }) => id === first);
  const only = node && view.candidates(node).find((one) => one.effect === effect);
  if (!only) throw new Error(`${effect} does not apply`);
  return view.game.table.registry.ruleOf(only.key) ?? kindOf(view, only.ability).rule;
}

/**
 * What a player picks from for an event. Where one effect takes several simultaneous events at once, what else could be
 * applied to those others stands beside it, and so does what must be paid for as well as this, or takes the top card of a
 * library as this does: whichever of them is settled first is for the player to say.
 */
function optionsFor(view: GroupView, { node, candidates, player }: Choosable): Applying[] {
  const options = candidates.map((one) => ({ effect: one.effect, nodes: covered(view, node, one, player) }));
  const beside = besideLife(view, node, player);
  const vying = kept(candidates, mayVie);
  const alone = beside.length === 0 && options.every(({ nodes }) => nodes.length === 1);
  if (alone && vying.length === 0) return options;
  const others = new Set([...beside, ...flat(options, ({ nodes }) => nodes)]);
  others.delete(node.id);
  for (const other of view.nodes) {
    if (!others.has(other.id) && (vying.length === 0 || other.id === node.id || other.state !== 'live'))
      continue;
    for (const one of view.candidates(other)) {
      if (!others.has(other.id) && !vying.some((own) => vieWith(own, one))) continue;
      if (!affects(view, other.events[one.member], player)) continue;
      if (isAmong(options, one, other.id)) continue;
      options.push({ effect: one.effect, nodes: covered(view, other, one, player) });
    }
  }
  return options;
}

function isAmong(
  options: readonly Applying[],
  { effect }: Pick<Candidate, 'effect'>,
  node: number | undefined,
): boolean {
  return options.some((one) => one.effect === effect && one.nodes.some((id) => id === node));
}

/** What can be applied to any of several events that wait for one another. */
function besides(view: GroupView, held: readonly Choosable[]): Applying[] {
  const options: Applying[] = [];
  for (const own of held)
    for (const one of optionsFor(view, own)) if (!isAmong(options, one, one.nodes[0])) options.push(one);
  return options;
}

/**
 * What is opened together: damage by one source, where what it results in is one event. Null while some of it may still be
 * changed.
 */
function openedWith(view: GroupView, node: Node): number[] | null {
  const event = node.events.find((one) => resultsJointly(view.game, one));
  if (!event) return [node.id];
  const alike = view.nodes.filter(
    ({ state, events }) => state === 'live' && events.some((one) => isBySameSource(one, event)),
  );
  return alike.every((one) => view.closed(one) && view.candidates(one).length === 0)
    ? alike.map(({ id }) => id)
    : null;
}

/** What affects several objects or players is replaced for each by itself, by who controls or is what it affects (616.1). */
function byAffected(events: readonly GameEvent[], view: GroupView): (readonly GameEvent[])[] {
  const [first, ...others] = events;
  if (!first || others.length === 0) return [events];
  const groups = new Map<string, GameEvent[]>();
  for (const event of events) {
    const affected = event.object === null ? `${view.affected(event)}` : `object ${event.object}`;
    const group = groups.get(affected);
    if (group) group.push(event);
    else groups.set(affected, [event]);
  }
  return [...groups.values()];
}

function isAffected(view: GroupView, node: Node, player: PlayerId): boolean {
  return node.events.length === 0
    ? player === remaining(view.game)[0]
    : node.events.some((event) => affects(view, event, player));
}

function carrying(view: GroupView): Step {
  const nodes = view.nodes.filter(({ state }) => state === 'live' || state === 'open');
  return (
    oneWay(view, nodes) ?? {
      do: 'carry out',
      nodes: nodes.map(({ id }) => id),
      rule: cite('happens'),
    }
  );
}

/**
 * One object goes one way: where it would go several, its controller says which (400.6). What is moved along with an entry
 * does not arrive any more, and has no choice.
 */
function oneWay({ game }: GroupView, nodes: readonly Node[]): Step | null {
  if (nodes.length === 1 && nodes[0]?.events.length === 1) return null;
  const ways = new Map<ObjectId, Map<string, Node[]>>();
  for (const node of nodes) {
    if (node.within !== null && !node.bound) continue;
    for (const { kind, object, to } of node.events) {
      // Where a spell that is countered goes, or a card that is discarded, is what its own move says.
      if (object === null || !to || kind === 'counter' || kind === 'discard') continue;
      const own = ways.get(object) ?? new Map<string, Node[]>();
      ways.set(object, own.set(wayOf(to), [...(own.get(wayOf(to)) ?? []), node]));
    }
  }
  for (const [object, own] of ways) {
    const { controller } = viewOf(game, object).object;
    if (own.size < 2) continue;
    const among = [...own].map(([word, going]) => ({ word, nodes: wholes(nodes, going) }));
    return { do: 'pick', by: controller, among, rule: cite('one-way') };
  }
  return null;
}

/** Which of two zones of one name it is does not matter: a card goes to its owner's. */
function wayOf({ zone, at }: Spot): string {
  return at === null ? zone : `${at} of ${zone}`;
}

/** The nodes, and what they are a part of: what goes elsewhere is not destroyed either. */
function wholes(nodes: readonly Node[], parts: readonly Node[]): readonly number[] {
  const around = nodes.filter(({ id }) => parts.some(({ within }) => within === id));
  return [...parts, ...around].map(({ id }) => id);
}

/** What a prevention effect does besides is no part of what it has prevented (615.5): to that it has not been applied. */
function spent({ uses }: Node, { effect, ability }: Pick<Candidate, 'effect' | 'ability'>): Refusal | null {
  for (const use of uses)
    if (use.effect === effect && (use.part !== 'after' || ability.outcome.outcome !== 'prevent'))
      return SPENT;
  return null;
}

const SPENT: Refusal = { code: 'applied-before', rule: cite('once-each') };

/** The first card that a player draws in their draw step is none of those of which an effect speaks that excepts it. */
function excepted({ game }: GroupView, node: Node, { ability, member }: Candidate): Refusal | null {
  const event = node.events[member];
  const excepts = ability.watch.cause?.some(({ manner }) => manner === FIRST_DRAW) ?? false;
  return excepts && event && isFirstDraw(game, event) ? { code: 'excepted', rule: null } : null;
}

/** Of what has come down to nothing there is nothing to replace (614.7, 614.7a, 119.10). */
function nothing(node: Node, { member }: Candidate): Refusal | null {
  const event = node.events[member];
  if (!event || !isOfNothing(event)) return null;
  return {
    code: 'nothing-left',
    rule: cite(event.kind === 'gain life' ? 'no-life-gained' : 'never-happens'),
  };
}

/** What costs something can only be applied by who can pay for it. */
function unpayable(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  if (!candidate.ability.cost || view.payable(node, candidate)) return null;
  return { code: 'unpayable', rule: cite('cost-payable') };
}

/** Damage is not redirected to what is gone, or is nothing that is dealt damage (614.9). */
function astray(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  const { outcome } = candidate.ability;
  if (outcome.outcome !== 'modify' || !outcome.changes.some(({ change }) => change === 'recipient'))
    return null;
  return view.feasible(node, candidate) ? null : { code: 'impossible', rule: cite('redirect-gone') };
}

/**
 * What can't be prevented is dealt as if no effect would prevent it; an effect that does something besides is applied
 * for that (615.12).
 */
function unpreventable({ game }: GroupView, node: Node, { ability, member }: Candidate): Refusal | null {
  const event = node.events[member];
  if (ability.outcome.outcome !== 'prevent' || !event || (ability.after ?? []).length > 0) return null;
  return event.detail?.bars === 'prevent' || isProhibited(game, { ...event, kind: 'prevent' })
    ? { code: 'impossible', rule: cite('not-prevented') }
    : null;
}

/** What can't be regenerated is destroyed whatever would regenerate it (701.19c). */
function barred({ game }: GroupView, node: Node, { ability, member }: Candidate): Refusal | null {
  const event = node.events[member];
  if (ability.outcome.outcome !== 'stand in' || !event) return null;
  const regenerates = ability.outcome.do.some((one) => one.do === 'act' && one.act.event === 'regenerate');
  if (!regenerates) return null;
  return event.detail?.bars === 'regenerate' || isProhibited(game, { ...event, kind: 'regenerate' })
    ? { code: 'impossible', rule: cite('not-regenerated') }
    : null;
}

interface Kind {
  readonly order: number;
  readonly rule: Rule;
}

/** The kinds of effect in the order in which they are applied (616.1a-e), by how they change an event. */
const KINDS: { readonly [change in Change['change']]?: Kind } = {
  control: { order: 1, rule: 'control-first' },
  copy: { order: 2, rule: 'copy-first' },
  'other face': { order: 3, rule: 'back-face-third' },
};

const ANY_OTHER: Kind = { order: 4, rule: 'any' };

function kindOf({ game }: GroupView, ability: Replacement): Kind {
  let first = ANY_OTHER;
  for (const { change } of changesOf(ability)) {
    // Until two-faced cards could enter with either face, such an effect had no place of its own.
    if (change === 'other face' && game.table.position.rules === '2013') continue;
    const kind = KINDS[change] ?? ANY_OTHER;
    if (kind.order < first.order) first = kind;
  }
  return first;
}

/** An effect of a later kind waits while one of an earlier kind applies; what cannot be chosen is not waited for. */
function laterKind(view: GroupView, node: Node, { ability }: Candidate): Refusal | null {
  const own = kindOf(view, ability).order;
  for (const one of view.considered(node)) {
    const { order, rule } = kindOf(view, one.ability);
    if (order < own && !spent(node, one) && !impossibleOption(view, node, one))
      return { code: 'later-kind', rule };
  }
  return null;
}

/**
 * Which continuous effects count for an arriving permanent (614.12): until 2017 only its own, since then also those of
 * other sources that are already there. What changed a spell on the stack goes with the permanent (400.7a).
 */
const COUNTS: { readonly [version in Version]: Policy['counts'] } = {
  '2013': (game, entry, arriving) => isCarriedOver(game, entry, arriving) ?? entry.source === arriving,
  '2026': (game, entry, arriving) => isCarriedOver(game, entry, arriving) ?? true,
};

/** For an effect on this very object: whether it goes with it. Null for an effect on whatever fits. */
function isCarriedOver(game: Game, entry: Entry, arriving: ObjectId): boolean | null {
  if (!game.table.index.about(arriving).includes(entry)) return null;
  return game.table.position.objects[arriving]?.zone === 'stack';
}

/** What may not be chosen to be moved as permanents enter (614.13a-b). */
const RESERVED: { readonly [version in Version]: Policy['reserved'] } = {
  '2013': (view, nodes) => reserving(view, nodes),
  '2026': (view) => reserving(view, view.nodes),
};

function reserving(view: GroupView, nodes: readonly Node[]): readonly Reserved[] {
  if (!brings(view.nodes)) return NONE_RESERVED;
  return [
    { objects: arrivingIn(nodes), rule: cite('not-itself'), sparesOwn: true },
    { objects: movedAlong(view), rule: cite('not-twice'), sparesOwn: true },
  ];
}

const NONE_RESERVED: readonly Reserved[] = [];

/** Whether some object of a group is about to arrive: asked for each of its events. */
const brings = once((nodes: readonly Node[]): boolean =>
  nodes.some(({ events }) => events.some(({ detail }) => detail?.arrival !== undefined)),
);

function arrivingIn(nodes: readonly Node[]): ObjectId[] {
  return flat(nodes, ({ events }) =>
    flat(events, ({ object, detail }) => (object !== null && detail?.arrival ? [object] : [])),
  );
}

/** What has been chosen to go along with some entry of the group: the costs chosen must be payable together. */
function movedAlong(view: GroupView): ObjectId[] {
  return flat(view.nodes, ({ events }) =>
    flat(events, ({ detail }) => flat(detail?.arrival?.along ?? [], ({ object }) => object ?? [])),
  );
}

/** What still comes to where it was to come, in whatever way it arrives, is what later words speak of (400.7, 608.2c). */
function comesThere({ events, origin }: Node): boolean {
  // However many tokens are created, and whichever, they are those that the text created.
  if (origin.kind === 'create') return events.length > 0 && events.every(({ kind }) => kind === 'create');
  // However much damage is dealt, and to whatever it is redirected, it is that of the text (614.9).
  if (origin.kind === 'damage') return events.some(({ kind }) => kind === 'damage');
  return (
    origin.object !== null &&
    origin.to !== null &&
    events.length > 0 &&
    events.every(({ object, to }) => object === origin.object && to?.zone === origin.to?.zone)
  );
}
