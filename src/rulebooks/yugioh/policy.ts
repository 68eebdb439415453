/**
 * How Yu-Gi-Oh! decides what replaces what, by the official card database: preventions, then all mandatory
 * replacements, then at most one optional replacement for each card.
 */

import { watchersOf } from '../../kernel/probe.js';
import { whyImpossible } from '../../kernel/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';
import type { Candidate, GroupView, Policy, Refusal, Step } from '../../rulebook/policy.js';
import type { RefusalCode } from '../../rulebook/refusal.js';
import { AFTER_CALCULATION } from './event.js';
import { cite, type Rule } from './rule.js';
import { settle, turnOrder } from './settle.js';

export const POLICY: Policy = {
  next(view) {
    const live = view.nodes.filter(({ state }) => state === 'live');
    return (
      preventing(view, live) ??
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
    unsaved(node, candidate) ??
    decided(view, node) ??
    impossible(view, node, candidate),
  together: (events) => events.map((event) => [event]),
  counts: () => true,
  // No substitute is among the cards that are being destroyed (R4).
  reserved: (view) => {
    const destroyed = view.nodes.filter(({ origin }) => isDestruction(origin));
    const objects = destroyed.flatMap(({ origin }) => origin.object ?? []);
    return [{ objects, rule: cite('substitute-legal'), sparesOwn: true }];
  },
  doable,
  passesOn: () => false,
  did: ({ accepted, happened, replaced }) => accepted && happened && !replaced,
  order: turnOrder,
  settle,
  looksAhead: null,
  prohibits: cite('cannot'),
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
  return ability.outcome.outcome === 'not' && ability.optional === undefined;
}

/** What is not destroyed needs no replacement; nobody is asked. */
function preventing(view: GroupView, live: readonly Node[]): Step | null {
  for (const node of live) {
    const one = view.candidates(node).find(isPrevention);
    if (one)
      return {
        do: 'assign',
        effect: one.effect,
        nodes: [node.id],
        accepted: true,
        rule: cite('prevention-first'),
      };
  }
  return null;
}

/** Every mandatory replacement applies, each to all that it covers. */
function substituting(view: GroupView, live: readonly Node[]): Step | null {
  for (const node of live) {
    const one = view
      .candidates(node)
      .find((candidate) => candidate.ability.optional === undefined && !isAssigned(view, candidate, node));
    if (!one) continue;
    const nodes = covered(view, live, one).filter((id) => !isAssigned(view, one, { id }));
    const rule = isDestruction(node.origin) ? cite('mandatory-all') : cite('redirect-separate');
    return { do: 'assign', effect: one.effect, nodes, accepted: true, rule };
  }
  return null;
}

function applying(view: GroupView): Step | null {
  return view.frame.assigned.length > 0 ? { do: 'apply', rule: cite('not-destroyed') } : null;
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
      options: [...options.values()].map((one) => ({ effect: one.effect, nodes: covered(view, live, one) })),
      decline: true,
      accepting: true,
      rule: cite('turn-player-first'),
    };
  }
  return null;
}

/** What a battle destroys is decided now and carried out after damage calculation. */
function holding(view: GroupView, live: readonly Node[]): Step | null {
  if (view.frame.memo.released) return null;
  const nodes = live
    .filter(({ origin }) => isDestruction(origin) && origin.cause.manner === 'battle')
    .map(({ id }) => id);
  return nodes.length > 0
    ? { do: 'hold', nodes, until: AFTER_CALCULATION, rule: cite('battle-later') }
    : null;
}

function opening(view: GroupView, live: readonly Node[]): Step | null {
  const nodes = live.filter((node) => view.closed(node)).map(({ id }) => id);
  return nodes.length > 0 ? { do: 'open', nodes, rule: cite('redirect-separate') } : null;
}

function carrying(view: GroupView): Step {
  const nodes = view.nodes.filter(({ state }) => state === 'live' || state === 'open').map(({ id }) => id);
  return { do: 'carry out', nodes, rule: cite('not-destroyed') };
}

/** One application covers every event that its words fit. */
function covered(view: GroupView, live: readonly Node[], { effect }: Candidate): number[] {
  return live
    .filter((node) => view.candidates(node).some((one) => one.effect === effect))
    .map(({ id }) => id);
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

/** A substitute is not saved by an optional replacement (R6). */
function unsaved(node: Node, { ability }: Candidate): Refusal | null {
  if (ability.optional === undefined || !node.events.some(isDestruction)) return null;
  return node.uses.some(({ part }) => part === 'outcome')
    ? refuse('substitute', 'substitute-not-saved')
    : null;
}

/** What was held back has been decided. */
function decided(view: GroupView, node: Node): Refusal | null {
  return view.frame.memo.released === true &&
    isDestruction(node.origin) &&
    node.state === 'live' &&
    node.events.some(isDestruction)
    ? refuse('decided', 'battle-later')
    : null;
}

function impossible(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  return view.feasible(node, candidate) ? null : refuse('impossible', 'impossible');
}

function refuse(code: RefusalCode, rule: Rule): Refusal {
  return { code, rule: cite(rule) };
}

/** A substitute must be destroyable: not indestructible, not even with a prevention left (R4). */
function doable(game: Game, event: GameEvent): boolean {
  if (whyImpossible(game, event)) return false;
  if (!isDestruction(event)) return true;
  return !watchersOf(game, event).some(
    ({ outcome, optional }) => outcome.outcome === 'not' && optional === undefined,
  );
}
