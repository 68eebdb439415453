/** How combat damage is assigned, unit by unit, and dealt (465.2; 460.2 in 1.3). How much is lethal stands in `lethal.ts`. */

import type { What } from '../../../ability/reference.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { makeEvent } from '../../../evaluate/plan/plan.js';
import { type Amount, add, atMost, compare, subtract } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { whyImpossible } from '../../../kernel/event/raise.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import type { Use } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { runOn } from '../../common/running.js';
import type { Version } from '../rule.js';
import { FOUGHT_OUT } from '../value.js';
import { versionOf } from '../version.js';
import { allFighting, fighting, mustTakePart } from './fighting.js';
import { lethalTo, mightOf, mustNotDeal, shieldedLethal, spared } from './lethal.js';

/** Damage that has been assigned to a unit and is not dealt yet. */
const ASSIGNED = 'assigned damage';

/** How much there is to assign, while it is settled how much of it a unit has. */
const POOL = 'damage to assign';

/** Whether what replaces damage replaces that it is assigned (465.2.c.5): in 1.3 it does as the damage is dealt (460.2.d). */
const REPLACED_AS_ASSIGNED: { readonly [version in Version]: boolean } = { '1.4': true, '1.3': false };

/** Scripts that are begun later go before those begun sooner. */
export function assignAll(hands: Hands, { object: field }: GameEvent): boolean {
  const { game } = hands;
  if (field !== null) mustTakePart(game, field);
  const [attackers, defenders] = [fighting(game, 'attacking'), fighting(game, 'defending')];
  if (attackers.length === 0 || defenders.length === 0) return false;
  for (const units of [defenders, attackers]) {
    // What is stunned adds nothing to it (423.1.b).
    const able = units.filter((id) => !viewOf(game, id).object.status.includes('stunned'));
    const might = able.map((id) => mightOf(game, id)).reduce(add, 0);
    const [first] = units;
    if (first !== undefined) assignMore(hands, hands.object(first).controller, might);
  }
  return true;
}

function assignMore(hands: Hands, player: PlayerId, amount: Amount): void {
  if (compare(amount, 0) <= 0) return;
  const act = { event: 'assign', amount, object: A_UNIT } as const;
  runOn(hands, [{ do: 'act', act }], [], player, 'combat');
}

const A_UNIT: What = {
  what: 'some',
  quantity: { how: 'one', said: 'a' },
  described: { head: { noun: { trait: 'type', is: 'unit' }, sort: 'permanent' } },
};

const IT: What = { what: 'that', of: 0, said: 'it' };

/**
 * Units of the other side to which nothing has been assigned yet: what must come first before the rest (465.2.c.6). Of a
 * unit that must come both first and last the player chooses which (465.2.c.8).
 */
function open(game: Game, player: PlayerId): readonly ObjectId[] {
  const left = unassigned(game, player);
  const now = Math.min(...left.flatMap((id) => rank(game, id) ?? []));
  const isBegun = opposing(game, player).some(
    (id) => isAssigned(game, id) && (rank(game, id) ?? FIRST) > FIRST,
  );
  return left.filter((id) => {
    const own = rank(game, id);
    return own === null ? !isBegun || now >= LAST : own === now;
  });
}

function opposing(game: Game, player: PlayerId): readonly ObjectId[] {
  return allFighting(game).filter((id) => viewOf(game, id).object.controller !== player);
}

/** What cannot be dealt damage is left out of account (465.2.c.10). */
function unassigned(game: Game, player: PlayerId): readonly ObjectId[] {
  return opposing(game, player).filter(
    (id) => !isAssigned(game, id) && whyImpossible(game, dealing(game, 'deal', id, 1)) === null,
  );
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

/** A unit has been chosen to which damage is assigned next. */
export function assign(hands: Hands, { object: id, player, amount }: GameEvent): boolean {
  if (id === null || player === null || amount === null) return false;
  const { game } = hands;
  if (!REPLACED_AS_ASSIGNED[versionOf(game)]) {
    const lethal = isLast(game, player, id) ? null : shieldedLethal(game, id, dealing(game, 'deal', id, 1));
    mark(hands, id, player, lethal === null ? amount : atMost(amount, lethal), amount);
    return true;
  }
  for (const { ability } of watchersOf(game, dealing(game, 'be assigned', id, amount))) mustNotDeal(ability);
  hands.counters(id, POOL, amount);
  const act = { event: 'be assigned', amount, object: IT } as const;
  runOn(hands, [{ do: 'act', act }], [id], player, 'combat');
  return true;
}

/**
 * What would replace the damage has replaced that all there is was assigned, in the order that the unit's controller has
 * chosen (372); of that so much is spared as is not needed for what is then lethal.
 */
export function beAssigned(
  hands: Hands,
  { object: id, player, amount }: GameEvent,
  uses: readonly Use[],
): boolean {
  if (id === null || player === null || amount === null) return false;
  const { game } = hands;
  const pool = game.table.position.objects[id]?.counters[POOL] ?? amount;
  const beyond = isLast(game, player, id) ? 0 : subtract(amount, lethalTo(game, id));
  const { before, after } = spared(game, uses, beyond, subtract(pool, 1));
  mark(hands, id, player, subtract(amount, after), pool, subtract(pool, before));
  return true;
}

/** Remembers what has been assigned to a unit, and has the rest assigned next. @param taken so much of what there was */
function mark(
  hands: Hands,
  id: ObjectId,
  player: PlayerId,
  amount: Amount,
  pool: Amount,
  taken: Amount = amount,
): void {
  hands.counters(id, ASSIGNED, amount);
  assignMore(hands, player, subtract(pool, taken));
}

function isLast(game: Game, player: PlayerId, id: ObjectId): boolean {
  return unassigned(game, player).every((one) => one === id);
}

function isAssigned(game: Game, id: ObjectId): boolean {
  return compare(damageFor(game, id), 0) > 0;
}

function damageFor({ table }: Game, id: ObjectId): Amount {
  return table.position.objects[id]?.counters[ASSIGNED] ?? 0;
}

function assigned(game: Game): readonly ObjectId[] {
  return allFighting(game).filter((id) => isAssigned(game, id));
}

/** What was assigned no longer waits to be dealt; nothing resolves before the Combat Cleanup (465.3). */
export function release(hands: Hands, { object: field }: GameEvent): boolean {
  if (field !== null) hands.link(field, FOUGHT_OUT, [field], { only: true });
  for (const { id, counters } of hands.game.table.position.objects) {
    for (const counter of [ASSIGNED, POOL])
      if (counters[counter] !== undefined) hands.counters(id, counter, subtract(0, counters[counter]));
  }
  return true;
}

export function dealt(game: Game): GameEvent[] {
  const kind = REPLACED_AS_ASSIGNED[versionOf(game)] ? 'deal assigned' : 'deal';
  return assigned(game).map((id) => dealing(game, kind, id, damageFor(game, id)));
}

/** Combat damage to a unit, dealt by the other side (417.6.c). */
function dealing(game: Game, kind: string, object: ObjectId, amount: Amount): GameEvent {
  const { controller = null, zone = null } = game.table.position.objects[object] ?? {};
  const [foe] = allFighting(game).filter((id) => viewOf(game, id).object.controller !== controller);
  const player = foe === undefined ? null : viewOf(game, foe).object.controller;
  return makeEvent(game, {
    kind,
    player,
    object,
    share: null,
    other: null,
    amount,
    from: zone,
    to: null,
    detail: null,
    cause: { manner: 'combat', player, source: null, ability: null },
  });
}
