/** How Riftbound decides what replaces what: 367 to 375. */

import type { Some } from '../../ability/reference.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { zonesNamed } from '../../evaluate/reference/selection.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { whyImpossible } from '../../kernel/event/raise.js';
import type { Env } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Node, Outcome } from '../../position/frame.js';
import type { ZoneRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Candidate, GroupView, Policy, Refusal, Step } from '../../rulebook/policy.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import { turnOrder } from '../common/settle.js';
import { watchesMight } from './object/might.js';
import { begins, mustStillBeMighty, presses } from './object/mighty.js';
import { explains } from './replacing/explains.js';
import { groundsOf } from './replacing/grounds.js';
import { appliedFirst, type Option } from './replacing/option.js';
import { placing } from './replacing/placing.js';
import { contend, eachToken, ending, finished, saidFirst } from './replacing/together.js';
import { mayCountAsDone, mustBeAble, whetherUsed } from './replacing/unsettled.js';
import { cite, type Rule, type Version } from './rule.js';
import { settle } from './settle.js';
import { NOT_CHOSEN_BY_ENEMIES } from './value.js';
import { ZONES } from './zone.js';

export function policyOf(version: Version): Policy {
  return {
    next(view) {
      const live = view.nodes.filter(({ state }) => state === 'live');
      return (
        applying(view) ??
        (view.nodes.some(({ origin }) => isToken(origin)) ? placing(view) : null) ??
        (view.nodes.length > 1 ? ending(view, live) : null) ??
        finishing(view, live, version) ??
        choosing(view, live, version) ??
        opening(view, live) ??
        carrying(view)
      );
    },
    grounds: (_game, applied) => groundsOf(applied),
    comesLater: () => cite('comes-later'),
    explains,
    bars: (view, node, candidate) => {
      const event = node.events[candidate.member] ?? node.origin;
      if (event.kind === 'become mighty') mustStillBeMighty(view.game, event);
      return spent(node, candidate) ?? unpayable(view, node, candidate);
    },
    spent,
    together: (events) => (events.some(isToken) ? eachToken(events) : [events]),
    counts: () => true,
    reserved: () => [],
    doable: (game, event) => !whyImpossible(game, event),
    unpaid: () => null,
    // Later words speak of what is played besides or in the place of what they speak of (375).
    passesOn: ({ origin, events }) =>
      origin.object === null && events.some(({ kind }) => kind === origin.kind),
    did: (outcome) => did(outcome, version),
    undone: cite('linked-action'),
    aims: isTarget,
    mayTarget: mayChoose,
    order: turnOrder,
    // Each player's action is their own, and actions are done one at a time (303.2, 411.1).
    inTurn: () => true,
    // Cleanups come when something has resolved, not in the middle of it (323); what a unit has become is seen at once (709).
    presses: (game) => (watchesMight(game) ? presses(game) : null),
    begins: (game) => (watchesMight(game) ? begins(game) : null),
    settle,
    failing: { nothing: cite('nothing-to-choose'), illegal: cite('illegal-target') },
    looksAhead: null,
    alternative: cite('later-line'),
    prohibits: cite('prohibits'),
    chooses: {
      choose: cite('chooses'),
      may: cite('may-apply'),
      doing: cite('chooses'),
      taking: cite('may-perform'),
      target: cite('chooses'),
      name: cite('chooses'),
    },
  };
}

/** What "if you do" speaks of has been done where nothing took the place of it (359.3.e.14.b). */
function did({ accepted, happened, replaced }: Outcome, version: Version): boolean {
  if (version === '1.3' && accepted && replaced) mayCountAsDone();
  return accepted && happened && !replaced;
}

/** What is chosen is a target, unless it is in a zone of cards that not all can see (355.7, 355.10.a). */
function isTarget({ described: { adjectives = [], which = [] } }: Some): boolean {
  const zones: { readonly [zone: string]: ZoneRule } = ZONES;
  return zonesNamed([...adjectives, ...which]).every(({ zone }) => zones[zone]?.seen === 'all');
}

/** What enemy spells and abilities can't choose. */
function mayChoose(game: Game, { you }: Env, id: ObjectId): boolean {
  const { object, abilities } = viewOf(game, id);
  return (
    object.controller === you ||
    !abilities.some(({ ability }) => ability.ability === 'note' && ability.note === NOT_CHOSEN_BY_ENEMIES)
  );
}

/** What an effect costs is paid before anything else is decided, so that nothing is paid with twice (203). */
function applying(view: GroupView): Step | null {
  const { assigned } = view.frame;
  if (assigned.length === 0) return null;
  if (assigned.some(({ cost }) => cost > 0)) return { do: 'pay', rule: cite('cost-unpayable') };
  // What was declined for an event has not been applied to it (371.2.b).
  return { do: 'apply', rule: cite(isAlone(view) ? 'becomes' : 'uninterrupted'), afresh: true };
}

/** Nothing happens at the same time; what was not picked of several does not happen at all. */
function isAlone({ nodes }: GroupView): boolean {
  const isThere = ({ state, events, uses }: Node): boolean =>
    state !== 'open' && events.length + uses.length > 0;
  return nodes.filter(isThere).length <= 1;
}

/**
 * What has been replaced is seen through to its end before anything else is looked at: what else replaces it, then
 * what it has become (373.1.a, 373.2).
 */
function finishing(view: GroupView, live: readonly Node[], version: Version): Step | null {
  const replaced = live.filter((one) => appliedFirst(one) !== undefined);
  const [node, ...others] = replaced;
  if (!node) return null;
  // What one event has become, several tokens that are played, happens at the same time.
  if (others.length > 0) return choosing(view, replaced, version) ?? finished(view, live, replaced);
  const options = optionsOf(view, node, version);
  const [by] = turnOrder(view.game).filter((player) => options.some((one) => one.by === player));
  if (by === undefined) {
    if (node.within !== null || view.closed(node)) return finished(view, live, replaced);
    const isFirst = live.length > 1;
    return { do: 'carry out', nodes: [node.id], rule: cite(isFirst ? 'replaced-first' : 'becomes') };
  }
  const own = options.filter((one) => one.by === by);
  return pick(by, own, own.length > 1 ? whoOrders(view, node) : cite('once-each'), version);
}

/**
 * What replaces one event its object's controller orders (372). Among simultaneous events each player orders the effects
 * that they control, the players in turn order (373, 373.1): of those that come first for their event.
 */
function choosing(view: GroupView, live: readonly Node[], version: Version): Step | null {
  const open = live
    .map((node) => optionsOf(view, node, version))
    .flatMap((options) => {
      const [one] = options;
      return one
        ? [
            {
              node: one.node,
              by: one.by,
              options,
              first: one.node.ranked.length > 0 ? saidFirst(options) : [],
            },
          ]
        : [];
    });
  const [only, ...others] = open;
  if (!only) return null;
  if (others.length === 0) {
    const options = only.first.length > 0 ? only.first : only.options;
    return pick(only.by, options, whyIts(view, only.node, options, live.length > 1), version);
  }
  return contend(view, open, whoOrders, (by, options, rule) => pick(by, options, rule, version));
}

/** The rule by which one of these effects is applied to an event: the only one applies because its words fit. */
function whyIts(view: GroupView, node: Node, options: readonly Option[], together: boolean): Rule {
  if (together) return cite('simultaneous');
  return options.length > 1 ? whoOrders(view, node) : cite('applies');
}

function isToken({ kind }: GameEvent): boolean {
  return kind === 'play token';
}

/** What combat deals is looked at unit by unit (465.2.d); a token enters as it is played. */
function opening(view: GroupView, live: readonly Node[]): Step | null {
  const nodes = live.filter((node) => view.closed(node)).map(({ id }) => id);
  return nodes.length > 0 ? { do: 'open', nodes, rule: cite('dealt-together') } : null;
}

function carrying(view: GroupView): Step {
  const left = view.nodes.filter(({ state }) => state === 'live' || state === 'open');
  const whole = left.find(({ state }) => state === 'open');
  const [only, ...others] = left.flatMap(({ state, events }) => (state === 'open' ? [] : events));
  const alone = only && others.length === 0 ? (OWN_RULES[only.kind] ?? 'done') : 'one-event';
  const rule = (whole && OWN_RULES[whole.origin.kind]) ?? alone;
  return { do: 'carry out', nodes: left.map(({ id }) => id), rule: cite(rule) };
}

/** What happens alone happens by the rule of its kind, where one says more than its words. */
const OWN_RULES: { readonly [kind: string]: Rule } = {
  enter: 'enters-exhausted',
  kill: 'kills',
  recall: 'recall',
  replace: 'replaces',
  'swap back': 'swap-back',
  'grow mighty': 'becomes-mighty',
  'has become mighty': 'becomes-mighty',
  assign: 'assigns',
  'combat damage': 'dealt-together',
  'point from conquering': 'scores',
  'point from holding': 'scores',
  'miss final point': 'final-point',
  'burn out': 'burns-out',
  'burn out again': 'burns-out',
  'gain point for burning out': 'opponent-gains',
  'gain point for burning out again': 'opponent-gains',
  'win at once': 'wins-at-once',
};

function optionsOf(view: GroupView, node: Node, version: Version): readonly Option[] {
  return view.candidates(node).map((candidate) => {
    const event = node.events[candidate.member] ?? node.origin;
    return { node, candidate, by: ordererOf(view, event, version) };
  });
}

/**
 * Whether an optional effect is used is asked of its own controller, as it is applied; that of one which a text says to use
 * so often each turn, as it comes first.
 */
function pick(by: PlayerId, options: readonly Option[], rule: Rule, version: Version): Step {
  const offers = options.map(({ node, candidate: { effect } }) => ({ effect, nodes: [node.id] }));
  const [only, ...others] = offers;
  const used = version === '1.3' ? whetherUsed(options.map(({ candidate }) => candidate)) : null;
  if (used !== null)
    return { do: 'ask', by: used, options: offers, decline: true, accepting: true, rule: cite('may-apply') };
  if (only && others.length === 0) return { do: 'assign', ...only, accepted: false, rule };
  return { do: 'ask', by, options: offers, decline: false, accepting: false, rule };
}

/** Who orders what replaces an event: whose object or who is affected; before 1.4 the object's owner (372). */
function ordererOf(view: GroupView, event: GameEvent, version: Version): PlayerId {
  const { turn, objects } = view.game.table.position;
  const object = event.object === null ? undefined : objects[event.object];
  if (object?.status.includes('uncontrolled')) return turn.player;
  if (object && version === '1.3') return object.owner;
  return view.affected(event) ?? turn.player;
}

/** The rule by which it is settled who orders what replaces an event (372). */
function whoOrders({ game }: GroupView, { origin: { object } }: Node): Rule {
  if (object === null) return cite('player-orders');
  const nobodys = game.table.position.objects[object]?.status.includes('uncontrolled');
  return cite(nobodys ? 'turn-player-orders' : 'orders');
}

/** Once per chain of events (370.2). */
function spent(node: Node, { effect }: Pick<Candidate, 'effect'>): Refusal | null {
  return node.uses.some((use) => use.effect === effect) ? refuse('applied-before', 'once-each') : null;
}

function unpayable(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  if (!view.payable(node, candidate)) return refuse('unpayable', 'cost-unpayable');
  // What costs something is done for that.
  const { optional, cost } = candidate.ability;
  if (optional && !cost) mustBeAble(view, node, candidate);
  return null;
}

function refuse(code: RefusalCode, rule: Rule): Refusal {
  return { code, rule: cite(rule) };
}
