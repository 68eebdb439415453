/** How Riftbound decides what replaces what: 367 to 375. */

import type { Some } from '../../ability/reference.js';
import { zonesNamed } from '../../evaluate/selection.js';
import type { PlayerId } from '../../ground/id.js';
import { whyImpossible } from '../../kernel/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import type { ZoneRule } from '../../rulebook/catalogue.js';
import type { Candidate, GroupView, Policy, Refusal, Step } from '../../rulebook/policy.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import { turnOrder } from '../common/settle.js';
import { groundsOf } from './grounds.js';
import { cite, type Rule, type Version } from './rule.js';
import { settle } from './settle.js';
import { ZONES } from './zone.js';

export function policyOf(version: Version): Policy {
  return {
    next(view) {
      const live = view.nodes.filter(({ state }) => state === 'live');
      return (
        applying(view) ??
        ending(view, live) ??
        finishing(view, live, version) ??
        choosing(view, live, version) ??
        carrying(live)
      );
    },
    grounds: (_game, applied) => groundsOf(applied),
    comesLater: () => cite('comes-later'),
    bars: (view, node, candidate) => spent(node, candidate) ?? unpayable(view, node, candidate),
    together: (events) => [events],
    counts: () => true,
    reserved: () => [],
    doable: (game, event) => !whyImpossible(game, event),
    unpaid: () => null,
    passesOn: () => false,
    did: ({ accepted, happened, replaced }) => accepted && happened && !replaced,
    aims: isTarget,
    order: turnOrder,
    // Cleanups come when something has resolved, not in the middle of it (323).
    presses: () => null,
    settle,
    looksAhead: null,
    prohibits: cite('prohibits'),
    chooses: {
      choose: cite('chooses'),
      may: cite('not-used-up'),
      target: cite('chooses'),
      name: cite('cost-unpayable'),
    },
  };
}

/** What is chosen is a target, unless it is in a zone of cards that not all can see (355.7, 355.10.a). */
function isTarget({ described: { adjectives = [], which = [] } }: Some): boolean {
  const zones: { readonly [zone: string]: ZoneRule } = ZONES;
  return zonesNamed([...adjectives, ...which]).every(({ zone }) => zones[zone]?.seen === 'all');
}

function applying(view: GroupView): Step | null {
  return view.frame.assigned.length > 0 ? { do: 'apply', rule: cite('uninterrupted') } : null;
}

/**
 * An effect is applied in one run (373.2): where another one is applied to another of the simultaneous events, the run is
 * over, and it is not applied to those that are left. What is applied inside another's run interrupts nothing.
 */
function ending(view: GroupView, live: readonly Node[]): Step | null {
  const inHand = live.find((node) => ownUses(node).length > 0);
  if (!inHand) return null;
  const going = ownUses(inHand);
  const over = view.nodes
    .flatMap((node) => (node.state === 'done' ? ownUses(node) : []))
    .filter((effect) => !going.includes(effect));
  // Also where it would apply only by what then happens.
  const left = live.filter(({ declined }) => over.some((effect) => !declined.includes(effect)));
  return left.length > 0 ? { do: 'decline', effects: over, nodes: left.map(({ id }) => id) } : null;
}

/** The effects that have been applied to an event since it was raised. */
function ownUses({ uses, inherited }: Node): readonly Candidate['effect'][] {
  return uses.slice(inherited).map(({ effect }) => effect);
}

/**
 * What has been replaced is seen through to its end before anything else is looked at: what else replaces it, then
 * what it has become (373.1.a, 373.2).
 */
function finishing(view: GroupView, live: readonly Node[], version: Version): Step | null {
  const node = live.find(({ uses, inherited }) => uses.length > inherited);
  if (!node) return null;
  const [first] = turnOrder(view.game).flatMap((player) => optionsOf(view, [node], player, version));
  if (!first) return { do: 'carry out', nodes: [node.id], rule: cite('replaced-first') };
  return pick(first.by, optionsOf(view, [node], first.by, version), whoOrders(view, node));
}

/** Of simultaneous events each player orders the replacing of their own, the players in turn order (373). */
function choosing(view: GroupView, live: readonly Node[], version: Version): Step | null {
  const [only] = live;
  const rule = live.length > 1 || !only ? cite('simultaneous') : whoOrders(view, only);
  for (const player of turnOrder(view.game)) {
    const options = optionsOf(view, live, player, version);
    if (options.length > 0) return pick(player, options, rule);
  }
  return null;
}

function carrying(live: readonly Node[]): Step {
  const [only, ...others] = live.flatMap(({ events }) => events);
  const own = only && others.length === 0 ? OWN_RULES[only.kind] : undefined;
  return { do: 'carry out', nodes: live.map(({ id }) => id), rule: cite(own ?? 'one-event') };
}

/** What happens alone happens by the rule of its kind, where one says more than its words. */
const OWN_RULES: { readonly [kind: string]: Rule } = {
  enter: 'enters-exhausted',
  kill: 'kills',
  recall: 'recall',
  replace: 'replaces',
  'swap back': 'swap-back',
  'end turn': 'damage-heals',
};

interface Option {
  readonly by: PlayerId;
  readonly effect: Candidate['effect'];
  readonly node: number;
}

/** The effects on events that this player orders. */
function optionsOf(
  view: GroupView,
  nodes: readonly Node[],
  by: PlayerId,
  version: Version,
): readonly Option[] {
  return nodes.flatMap((node) =>
    view.candidates(node).flatMap(({ effect, member }) => {
      const event = node.events[member];
      return event && ordererOf(view, event, version) === by ? [{ by, effect, node: node.id }] : [];
    }),
  );
}

/** Whether an optional effect is used is asked of its own controller, as it is applied. */
function pick(by: PlayerId, options: readonly Option[], rule: Rule): Step {
  const [only, ...others] = options;
  if (only && others.length === 0)
    return { do: 'assign', effect: only.effect, nodes: [only.node], accepted: false, rule };
  return {
    do: 'ask',
    by,
    options: options.map(({ effect, node }) => ({ effect, nodes: [node] })),
    decline: false,
    accepting: false,
    rule,
  };
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
function spent(node: Node, { effect }: Candidate): Refusal | null {
  return node.uses.some((use) => use.effect === effect) ? refuse('applied-before', 'once-each') : null;
}

function unpayable(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  return view.payable(node, candidate) ? null : refuse('unpayable', 'cost-unpayable');
}

function refuse(code: RefusalCode, rule: Rule): Refusal {
  return { code, rule: cite(rule) };
}
