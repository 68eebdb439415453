/** Damage (120): what is dealt to a permanent or a player, and what comes of it. */

import type { Act } from '../../../ability/act.js';
import { quantity } from '../../../evaluate/condition/quantity.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { envOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { otherOf } from '../../../evaluate/reference/past.js';
import { type Amount, add, atMost, compare, subtract } from '../../../ground/amount.js';
import type { ObjectId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import { multiply } from '../../../ground/product.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { manyOf } from '../../../kernel/event/singly.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { View } from '../../../table/view.js';
import { zoneOf } from '../../common/event.js';
import { byRule } from '../../common/settle.js';
import { cite, type Rule } from '../rule.js';
import { countCommanders } from './by-commanders.js';

export const DAMAGE: EventRule = {
  byOther: true,
  // What is dealt to a permanent is dealt to no player.
  fill: (_game, event) => (event.object === null ? event : { ...event, player: null }),
  impossible: (game, event) => {
    if (compare(event.amount ?? 0, 0) <= 0) return cite('no-damage');
    if (event.object !== null) return whyNotTo(game, event.object);
    if (game.table.position.rules === '2013') mustStayWith(game, event);
    return null;
  },
  jointTo: dealtAtOnce,
  // What is dealt to a player is marked nowhere: what comes of it is contained in it (120.3).
  headroom: (_game, { object }) => (object === null ? { of: 'damage', room: 'any' } : null),
  prevention: (event, amount) => ({ ...event, kind: 'prevent', amount }),
  parts: (game, event, among) => ({ before: [], after: resultsOf(game, event, among) }),
  happen: deal,
};

/**
 * Whoever controls what deals damage to an opponent may have it dealt to a planeswalker of theirs, unless it is combat
 * damage (306.7 of 2013).
 * @throws {Withheld} where somebody might
 */
function mustStayWith(game: Game, { player, other, cause }: GameEvent): void {
  const { objects, zones } = game.table.position;
  const source = other === null ? undefined : objects[other];
  if (!source || source.controller === player || cause.manner === 'combat') return;
  for (const id of zones.battlefield ?? []) {
    if (
      objects[id]?.controller !== player ||
      !wordsOf(game, viewOf(game, id), 'type').includes('planeswalker')
    )
      continue;
    withhold(
      'rule/not-modelled',
      'That damage to a player is dealt to a planeswalker of theirs instead, as its source’s controller likes (306.7), is not worked out here.',
    );
  }
}

/**
 * "Whenever this creature deals damage" looks at all that it deals at once, to whatever; "whenever this creature is dealt
 * damage" at all that is dealt to it at once, by whatever (603.2c).
 */
function dealtAtOnce({ object, other, player }: GameEvent, on: Act): string | null {
  const toAnything = on.object === undefined && on.by === undefined && on.either === undefined;
  if (on.other !== undefined) return toAnything ? `by ${other}` : null;
  return `to ${object ?? `player ${player}`}`;
}

/** Damage is dealt to nothing but players, creatures, planeswalkers and battles (120.1). */
function whyNotTo(game: Game, object: ObjectId): Rule | null {
  if (zoneOf(game, object) !== 'battlefield') return cite('not-there');
  const types = wordsOf(game, viewOf(game, object), 'type');
  return DAMAGED.some((type) => types.includes(type)) ? null : cite('no-recipient');
}

const DAMAGED: readonly string[] = ['creature', 'planeswalker', 'battle'];

/** What damage results in beside being marked (120.3): each an event of its own, which other effects can change. */
function resultsOf(game: Game, event: GameEvent, among: readonly GameEvent[]): GameEvent[] {
  const source = otherOf(game, event);
  const has = source === null ? [] : wordsOf(game, source, 'keyword');
  const results: GameEvent[] = [];
  const { object } = event;
  if (object === null) {
    const infects = has.includes('infect') || !harmsLife(game, event);
    if (!infects) results.push({ ...event, kind: 'lose life' });
    const poison = add(infects ? (event.amount ?? 0) : 0, toxicOf(game, event, source));
    if (compare(poison, 0) > 0) results.push({ ...event, kind: 'get poison', amount: poison });
  } else if (isCreature(game, object) && withers(has)) {
    const player = source?.object.controller ?? null;
    const detail = { counter: '-1/-1' };
    results.push({
      ...event,
      kind: 'put counters',
      player,
      detail,
      cause: { ...event.cause, manner: 'rule' },
    });
  }
  // What one source deals at once is one gain of life (119.9, 120.3f).
  const dealt = among.filter((one) => isBySameSource(one, event));
  if (source !== null && has.includes('lifelink') && dealt[0] === event) {
    const amount = dealt.map((one) => multiply(one.amount ?? 0, manyOf(game, one))).reduce(add, 0);
    results.push({ ...event, kind: 'gain life', player: source.object.controller, object: null, amount });
  }
  return results;
}

/** Whether one source deals both. */
export function isBySameSource({ kind, other }: GameEvent, event: GameEvent): boolean {
  return kind === event.kind && other === event.other;
}

/** Whether what one source deals at once results in one event: lifelink (120.3f). */
export function resultsJointly(game: Game, event: GameEvent): boolean {
  if (event.kind !== 'damage') return false;
  const source = otherOf(game, event);
  return source !== null && wordsOf(game, source, 'keyword').includes('lifelink');
}

function isCreature(game: Game, object: ObjectId): boolean {
  return wordsOf(game, viewOf(game, object), 'type').includes('creature');
}

/**
 * That damage to a player has that player lose life: nothing of this kind is raised, but a text says that it is dealt as
 * though by a source with infect.
 */
export const HARM_LIFE = 'harm life';

function harmsLife(game: Game, { player }: GameEvent): boolean {
  return player === null || !isProhibited(game, byRule(game, HARM_LIFE, null, { player }));
}

/** Wither and infect put -1/-1 counters on creatures in place of marking damage (120.3d). */
function withers(keywords: readonly string[]): boolean {
  return keywords.includes('wither') || keywords.includes('infect');
}

/** Combat damage to a player by a source with toxic also gives poison counters (120.3g, 702.164c). */
function toxicOf(game: Game, event: GameEvent, source: View | null): Amount {
  if (source === null || event.cause.manner !== 'combat') return 0;
  const totals = flat(source.abilities, ({ ability }) =>
    ability.ability === 'keyword' && ability.keyword === 'toxic' && ability.amount !== undefined
      ? [quantity(game, envOf(source.object), ability.amount)]
      : [],
  );
  return totals.reduce(add, 0);
}

/** Marked on a creature, it also takes loyalty from a planeswalker and defense from a battle (120.3c, 120.3e, 120.3h). */
function deal(hands: Hands, event: GameEvent): boolean {
  const { object, amount } = event;
  if (amount === null) return false;
  if (object === null) {
    countCommanders(hands, event);
    return true;
  }
  const { game } = hands;
  const view = viewOf(game, object);
  const types = wordsOf(game, view, 'type');
  const { counters, damage } = view.object;
  const source = otherOf(game, event);
  const has = source === null ? [] : wordsOf(game, source, 'keyword');
  if (types.includes('creature')) {
    if (!withers(has)) hands.damage(object, add(damage, amount));
    if (has.includes('deathtouch')) hands.status(object, 'deathtouched', true);
  }
  const lose = (counter: string): void =>
    putCounters(hands, object, counter, subtract(0, atMost(amount, counters[counter] ?? 0)));
  if (types.includes('planeswalker')) lose('loyalty');
  if (types.includes('battle')) lose('defense');
  return true;
}

/** Puts counters on a permanent, or takes them off; what has lost its last loyalty or defense has none from then on. */
export function putCounters(hands: Hands, object: ObjectId, counter: string, change: Amount): void {
  const before = hands.object(object).counters[counter] ?? 0;
  hands.counters(object, counter, change);
  if (counter !== 'loyalty' && counter !== 'defense') return;
  const left = compare(add(before, change), 0) > 0;
  hands.status(object, 'spent', !left);
}
