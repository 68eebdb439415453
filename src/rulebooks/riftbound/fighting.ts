/** How combat goes: who attacks and defends, how damage is assigned and dealt, and what comes of it (464 to 466). */

import type { Replacement } from '../../ability/ability.js';
import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { quantity } from '../../evaluate/quantity.js';
import { numberOf, wordsOf } from '../../evaluate/test.js';
import { type Amount, add, atMost, compare, subtract } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { pointsLeft } from '../../kernel/ledger.js';
import { watchersOf } from '../../kernel/probe.js';
import { whyImpossible } from '../../kernel/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import type { Candidate } from '../../rulebook/policy.js';
import { runOn } from '../common/event.js';
import { unitsAt } from './there.js';

/** Damage that has been assigned to a unit and is not dealt yet. */
const ASSIGNED = 'assigned damage';

const SIDES = ['attacking', 'defending'] as const;

function fighting(game: Game, side: (typeof SIDES)[number]): readonly ObjectId[] {
  return (game.table.position.zones.battlefields ?? []).filter((id) =>
    viewOf(game, id).object.status.includes(side),
  );
}

export function begin(hands: Hands, { object: field, player }: GameEvent): boolean {
  if (field === null || player === null) return false;
  const { game } = hands;
  for (const id of unitsAt(game, field)) {
    const attacks = hands.object(id).controller === player;
    hands.status(id, attacks ? 'attacking' : 'defending', true);
  }
  const on = (side: (typeof SIDES)[number]): readonly ObjectId[] => fighting(game, side);
  runOn(hands, [{ do: 'act', act: { event: 'defend', object: THEM } }], on('defending'), player, 'rule');
  runOn(hands, [{ do: 'act', act: { event: 'attack', object: THEM } }], on('attacking'), player, 'rule');
  return true;
}

const THEM: What = { what: 'that', of: 0, said: 'them' };

/** Scripts that are begun later go before those begun sooner. */
export function assignAll(hands: Hands): boolean {
  const { game } = hands;
  const [attackers, defenders] = [fighting(game, 'attacking'), fighting(game, 'defending')];
  if (attackers.length === 0 || defenders.length === 0) return false;
  for (const units of [defenders, attackers]) {
    const might = units.map((id) => mightOf(game, id)).reduce(add, 0);
    const [first] = units;
    if (first !== undefined) assignMore(hands, hands.object(first).controller, might);
  }
  return true;
}

function assignMore(hands: Hands, player: PlayerId, amount: Amount): void {
  if (compare(amount, 0) <= 0) return;
  const act = { event: 'assign', amount, object: A_UNIT } as const;
  runOn(hands, [{ do: 'act', act }], [], player, 'rule');
}

const A_UNIT: What = {
  what: 'some',
  quantity: { how: 'one', said: 'a' },
  described: { head: { noun: { trait: 'type', is: 'unit' }, sort: 'permanent' } },
};

/**
 * Units of the other side to which nothing has been assigned yet: what must come first before the rest (465.2.c.6). Of a
 * unit that must come both first and last the player chooses which (465.2.c.8).
 */
function open(game: Game, player: PlayerId): readonly ObjectId[] {
  const theirs = SIDES.flatMap((side) => fighting(game, side)).filter(
    (id) => viewOf(game, id).object.controller !== player,
  );
  const left = theirs.filter(
    (id) => !isAssigned(game, id) && whyImpossible(game, damaging(game, id, 1)) === null,
  );
  const now = Math.min(...left.flatMap((id) => rank(game, id) ?? []));
  const isBegun = theirs.some((id) => isAssigned(game, id) && (rank(game, id) ?? 0) > FIRST);
  return left.filter((id) => {
    const own = rank(game, id);
    return own === null ? !isBegun || now >= LAST : own === now;
  });
}

const FIRST = 0;
const LAST = 2;

/** Null for a unit that must be assigned damage both first and last. */
function rank(game: Game, id: ObjectId): number | null {
  const keywords = wordsOf(game, viewOf(game, id), 'keyword');
  const [first, last] = [keywords.includes('tank'), keywords.includes('backline')];
  if (first && last) return null;
  return first ? FIRST : last ? LAST : 1;
}

export function mayAssign(game: Game, player: PlayerId, object: ObjectId): boolean {
  return open(game, player).includes(object);
}

export function assign(hands: Hands, { object: id, player, amount }: GameEvent): boolean {
  if (id === null || player === null || amount === null) return false;
  hands.counters(id, ASSIGNED, 0);
  const { game } = hands;
  const last = SIDES.flatMap((side) => fighting(game, side)).every(
    (one) => one === id || hands.object(one).controller === player || isAssigned(game, one),
  );
  const lethal = last ? null : lethalTo(game, id);
  const much = lethal === null ? amount : atMost(amount, lethal);
  hands.counters(id, ASSIGNED, much);
  assignMore(hands, player, subtract(amount, much));
  return true;
}

function isAssigned(game: Game, id: ObjectId): boolean {
  return compare(damageFor(game, id), 0) > 0;
}

function damageFor({ table }: Game, id: ObjectId): Amount {
  return table.position.objects[id]?.counters[ASSIGNED] ?? 0;
}

function assigned(game: Game): readonly ObjectId[] {
  return SIDES.flatMap((side) => fighting(game, side)).filter((id) => isAssigned(game, id));
}

/** What was assigned no longer waits to be dealt. */
export function release(hands: Hands): boolean {
  for (const id of assigned(hands.game)) hands.counters(id, ASSIGNED, subtract(0, damageFor(hands.game, id)));
  return true;
}

export function dealt(game: Game, event: GameEvent): GameEvent[] {
  return assigned(game).map((id) => ({ ...damaging(game, id, damageFor(game, id)), player: event.player }));
}

function damaging({ table }: Game, object: ObjectId, amount: Amount): GameEvent {
  const { controller = null, zone = null } = table.position.objects[object] ?? {};
  const cause = { manner: 'combat', player: controller, source: null, ability: null } as const;
  return {
    kind: 'deal',
    player: controller,
    object,
    share: null,
    other: null,
    amount,
    from: zone,
    to: null,
    detail: null,
    cause,
  };
}

function mightOf(game: Game, id: ObjectId): Amount {
  return (
    numberOf(game, viewOf(game, id), 'might') ??
    withhold('position/missing-value', 'The ruling depends on the Might of a unit that has none.')
  );
}

/**
 * The least damage that is lethal to a unit once what replaces it is taken into account (465.2.c.4.a, 465.2.c.5); null where
 * no amount is (437.5.b).
 * @throws {Withheld} where several effects would apply and it matters in which order, which its controller could choose
 */
function lethalTo(game: Game, id: ObjectId): Amount | null {
  const left = subtract(mightOf(game, id), viewOf(game, id).object.damage);
  const need = compare(left, 1) < 0 ? 1 : left;
  const effects = watchersOf(game, damaging(game, id, need));
  if (effects.length > MOST_ORDERED || effects.some(({ ability }) => !isPlain(ability)))
    return notWorkedOut();
  const [amount = need, ...others] = orders(effects).map((order) => leastIn(game, order, id, need));
  return others.every((one) => one === amount) ? amount : notWorkedOut();
}

/** More effects on one unit than any board has. */
const MOST_ORDERED = 5;

/** Neither up to somebody, nor paid for, nor something else in place of the damage. */
function isPlain({ optional, cost, outcome }: Replacement): boolean {
  return optional === undefined && cost === undefined && outcome.outcome !== 'stand in';
}

function orders<One>(items: readonly One[]): readonly (readonly One[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, at) => orders(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** The least amount of which, once these have applied one after the other, so much is left: found from the last back to the first. */
function leastIn(game: Game, order: readonly Candidate[], id: ObjectId, need: Amount): Amount | null {
  return order.reduceRight<Amount | null>(
    (left, one) => (left === null ? null : leastBefore(game, one, id, left)),
    need,
  );
}

function leastBefore(game: Game, one: Candidate, id: ObjectId, need: Amount): Amount | null {
  if (one.ability.outcome.outcome !== 'modify') return prevented(game, one, id, need);
  for (let amount: Amount = 1; compare(amount, need) <= 0; amount = add(amount, 1)) {
    if (compare(modified(game, one, damaging(game, id, amount)), need) >= 0) return amount;
  }
  return notWorkedOut();
}

function notWorkedOut(): never {
  return withhold(
    'rule/not-modelled',
    'How much damage is lethal to a unit is not worked out where the order of what replaces it matters, or where that is up to somebody.',
  );
}

/** As much more as would be prevented. */
function prevented(game: Game, one: Candidate, id: ObjectId, need: Amount): Amount | null {
  const left = pointsLeft(game, one, one.effect, damaging(game, id, need));
  return left === null ? null : add(need, left);
}

function modified(game: Game, { ability: { outcome }, env }: Candidate, event: GameEvent): Amount {
  const changes = outcome.outcome === 'modify' ? outcome.changes : [];
  return changes.reduce<Amount>((amount, change) => {
    if (change.change !== 'amount') return notWorkedOut();
    return quantity(game, { ...env, event: { ...event, amount } }, change.to);
  }, event.amount ?? 0);
}

const RECALL: readonly Instruction[] = [{ do: 'act', act: { event: 'recall', object: THEM } }];

export function end(hands: Hands, { object: field, player }: GameEvent): boolean {
  if (field === null || player === null) return false;
  const { game } = hands;
  const [attackers, defenders] = [fighting(game, 'attacking'), fighting(game, 'defending')];
  for (const { id, damage, status } of game.table.position.objects) {
    if (damage !== 0) hands.damage(id, 0);
    for (const side of SIDES) if (status.includes(side)) hands.status(id, side, false);
  }
  hands.expire('combat');
  if (attackers.length > 0 && defenders.length > 0) runOn(hands, RECALL, attackers, player, 'rule');
  const holder = hands.object(field);
  const theirs = holder.controller === player && !holder.status.includes('uncontrolled');
  if (attackers.length > 0 && defenders.length === 0 && !theirs)
    runOn(hands, [{ do: 'act', act: { event: 'conquer', object: THEM } }], [field], player, 'rule');
  if (attackers.length + defenders.length === 0) hands.status(field, 'uncontrolled', true);
  return true;
}
