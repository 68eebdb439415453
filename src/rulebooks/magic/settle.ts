/** State-based actions (704) and triggered abilities (603.3b, 608). */

import { numberOf, wordsOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { type Amount, atMost, compare } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { isProhibited } from '../../kernel/event/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Choosing, SettleStep } from '../../rulebook/policy.js';
import type { View } from '../../table/view.js';
import { stacked } from '../common/chained.js';
import { byRule } from '../common/settle.js';
import { isBeneath } from './casting/beneath.js';
import { isLostToken } from './entering/creating.js';
import { finished } from './entering/saga.js';
import { comingOff, fallingAuras } from './permanent/attaching.js';
import { awaitsReturn } from './permanent/commander.js';
import { isExempt } from './permanent/legend.js';
import { cite, RULES, type Rule, type Version } from './rule.js';
import { isDraw, LOSING, losingOnce } from './turn/defeat.js';

export function settle(game: Game, choose: Choosing): SettleStep {
  const there = permanents(game);
  const due: Due[] = [];
  for (const action of ACTIONS[game.table.position.rules as Version]) {
    const { rule } = action;
    if (isOff(game, rule)) continue;
    if ('find' in action) for (const event of action.find(game, there, choose)) due.push({ rule, event });
    else {
      for (const view of there) {
        const event = action.of(game, view);
        if (event) due.push({ rule, event });
      }
    }
  }
  if (due.length === 0) {
    const step = stacked(game, cite('trigger-order'));
    return step.do === 'resolve' && isBeneath(game, step.waiting) ? { do: 'settled' } : step;
  }
  const all = due.map(({ event }) => event);
  const events = losingOnce(game, all, isDraw(game, due));
  return { do: 'events', events, rule: rulesOf(due, events) };
}

interface Due {
  readonly rule: Rule;
  readonly event: GameEvent;
}

/** The rules by which all of it happens: at once (704.3), and once to each thing (704.7). */
function rulesOf(due: readonly Due[], events: readonly GameEvent[]): readonly Rule[] {
  const own = [...new Set(due.map(({ rule }) => rule))];
  const isDrawn = events.some(({ kind }) => kind === 'end in a draw');
  if (isDrawn) own.push(cite('all-lose'));
  if (own.length === 1) return own;
  const reasons = (object: GameEvent['object']): readonly Rule[] =>
    flat(due, (one) => (object !== null && one.event.object === object ? [one.rule] : []));
  const destroyed = due.filter(({ event }) => event.kind === 'destroy');
  if (destroyed.some(({ event }) => new Set(reasons(event.object)).size > 1)) own.push(cite('done-once'));
  const [first, ...others] = due;
  const isOne = others.every(({ event }) => event.object === first?.event.object && event.object !== null);
  return isOne || isDrawn ? own : [cite('state-based'), ...own];
}

/** A state-based action: what it makes happen, of each permanent for itself or of all that are there. */
type StateBased =
  | { readonly rule: Rule; of(game: Game, view: View): GameEvent | null }
  | {
      readonly rule: Rule;
      find(game: Game, there: readonly View[], choose: Choosing): readonly GameEvent[];
    };

/** The state-based actions that make something happen, each with its rule. */
const ALL: readonly StateBased[] = [
  ...LOSING,
  {
    rule: 'token-ceases',
    find: (game) =>
      game.table.position.objects.filter(isLostToken).map(({ id }) => byRule(game, 'cease', id)),
  },
  {
    rule: 'zero-toughness',
    of: (game, view) =>
      is(game, view, 'creature') && atMostZero(game, view) ? toGraveyard(game, view) : null,
  },
  {
    rule: 'lethal-damage',
    of: (game, view) => (hasLethalDamage(game, view) ? destroyed(game, view) : null),
  },
  {
    rule: 'deathtouched',
    of: (game, view) => (isDeathtouched(view) && !hasLethalDamage(game, view) ? destroyed(game, view) : null),
  },
  {
    rule: 'deathtouched',
    of: (game, view) => (isDeathtouched(view) ? byRule(game, 'outlive deathtouch', view.object.id) : null),
  },
  {
    rule: 'zero-defense',
    of: (game, view) =>
      is(game, view, 'battle') && isSpent(view, 'defense') ? toGraveyard(game, view) : null,
  },
  {
    rule: 'zero-loyalty',
    of: (game, view) =>
      is(game, view, 'planeswalker') && isSpent(view, 'loyalty') ? toGraveyard(game, view) : null,
  },
  uniqueness('planeswalker-uniqueness', 'planeswalkers of one type', (game, view) =>
    is(game, view, 'planeswalker') ? wordsOf(game, view, 'subtype') : NONE,
  ),
  uniqueness('legend-rule', 'equal legendary permanents', (game, view) =>
    wordsOf(game, view, 'supertype').includes('legendary') && !isExempt(game, view)
      ? wordsOf(game, view, 'name')
      : NONE,
  ),
  { rule: 'world-rule', find: olderWorlds },
  { rule: 'saga-ends', find: finished },
  {
    rule: 'counters-cancel',
    find: (game, there) => flat(there, ({ object }) => cancelled(game, object)),
  },
  {
    rule: 'aura-falls',
    find: (game) => fallingAuras(game).map((view) => toGraveyard(game, view)),
  },
  { rule: 'comes-off', find: comingOff },
  { rule: 'commander-leaves', find: commanders },
];

const inVersion = (version: Version): readonly StateBased[] =>
  ALL.filter(({ rule }) => version in RULES[rule]);
const ACTIONS: { readonly [version in Version]: readonly StateBased[] } = {
  '2026': inVersion('2026'),
  '2013': inVersion('2013'),
};

/** All world permanents but the one that came last; all of them, where several came together. */
function olderWorlds(game: Game, there: readonly View[]): readonly GameEvent[] {
  const worlds = there.filter((view) => wordsOf(game, view, 'supertype').includes('world'));
  const last = Math.max(...worlds.map(({ object }) => object.since));
  const youngest = worlds.filter(({ object }) => object.since === last);
  const going = youngest.length === 1 ? worlds.filter((view) => !youngest.includes(view)) : worlds;
  return going.map((view) => toGraveyard(game, view));
}

function permanents(game: Game): View[] {
  return (game.table.position.zones.battlefield ?? [])
    .map((id) => viewOf(game, id))
    .filter(({ traits }) => traits !== null);
}

function is(game: Game, view: View, type: string): boolean {
  return wordsOf(game, view, 'type').includes(type);
}

/** A creature whose toughness nobody wrote down is not looked at here; a ruling that needs it asks for it. */
function toughnessOf(game: Game, view: View): Amount | null {
  return view.traits?.toughness === undefined ? null : numberOf(game, view, 'toughness');
}

function atMostZero(game: Game, view: View): boolean {
  const toughness = toughnessOf(game, view);
  return toughness !== null && compare(toughness, 0) <= 0;
}

/** The destruction of a creature, where it can be and does not go to the graveyard for its toughness (704.5f). */
function destroyed(game: Game, view: View): GameEvent | null {
  if (!is(game, view, 'creature') || atMostZero(game, view)) return null;
  const event = byRule(game, 'destroy', view.object.id);
  return isProhibited(game, event) ? null : event;
}

function isDeathtouched({ object }: View): boolean {
  return object.status.includes('deathtouched');
}

function hasLethalDamage(game: Game, view: View): boolean {
  const toughness = toughnessOf(game, view);
  const { damage } = view.object;
  return toughness !== null && compare(damage, 0) > 0 && compare(damage, toughness) >= 0;
}

/** It has no loyalty or defense left; one that is there from the beginning without any written down is taken to have some. */
function isSpent({ object: { status, stint, counters } }: View, counter: 'loyalty' | 'defense'): boolean {
  return status.includes('spent') || (stint > 0 && compare(counters[counter] ?? 0, 0) <= 0);
}

function toGraveyard(game: Game, { object }: View): GameEvent {
  return byRule(game, 'move', object.id, { to: { zone: 'graveyard', holder: object.owner, at: null } });
}

/** As many of each as there are of both. */
function cancelled(game: Game, { id, counters }: GameObject): readonly GameEvent[] {
  const plus = counters['+1/+1'] ?? 0;
  const minus = counters['-1/-1'] ?? 0;
  const amount = atMost(plus, minus);
  if (compare(amount, 0) <= 0) return NONE;
  return ['+1/+1', '-1/-1'].map((counter) => ({
    ...byRule(game, 'remove counters', id),
    amount,
    detail: { counter },
  }));
}

const NONE: readonly never[] = [];

/** Of permanents that have a word in common their controller keeps one (704.5j). @param what they are, in a problem */
function uniqueness(
  rule: Rule,
  what: string,
  wordsOfView: (game: Game, view: View) => readonly string[],
): StateBased {
  const find = (game: Game, there: readonly View[], choose: Choosing): GameEvent[] => {
    const alike = new Map<string, View[]>();
    for (const view of there) {
      const words = wordsOfView(game, view);
      if (words.length > 0 && compare(view.object.count, 1) > 0)
        notModelled(game, rule, `A player controls a group of ${what}`);
      for (const word of words) {
        const place = JSON.stringify([view.object.controller, word]);
        alike.set(place, [...(alike.get(place) ?? []), view]);
      }
    }
    return flat([...alike.values()], (views) => {
      const [first] = views;
      if (!first || views.length === 1) return [];
      const ids = views.map(({ object }) => object.id);
      const kept = choose(first.object.controller, ids, 1, cite(rule));
      return views.filter(({ object }) => !kept.includes(object.id)).map((view) => toGraveyard(game, view));
    });
  };
  return { rule, find };
}

/** Whoever owns a commander that has come to a graveyard or into exile says whether it goes to the command zone (903.9a). */
function commanders(game: Game, _there: readonly View[], choose: Choosing): GameEvent[] {
  return game.table.position.objects
    .filter((object) => awaitsReturn(game, object))
    .map(({ id, owner }) => {
      const goes = choose(owner, [id], 1, cite('commander-leaves'), 0).includes(id);
      const to = { zone: 'command', holder: owner, at: null };
      return goes
        ? byRule(game, 'move', id, { player: owner, to })
        : byRule(game, 'decline', id, { player: owner });
    });
}

function notModelled(game: Game, rule: Rule, what: string): never {
  const { number = '' } = game.rulebook.rule(cite(rule), game.table.position.rules) ?? {};
  return withhold('rule/not-modelled', `${what} (${number}); what follows from that is not worked out here.`);
}
