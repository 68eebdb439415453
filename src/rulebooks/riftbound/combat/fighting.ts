/** How combat begins and ends: who attacks and defends, and what comes of it (464, 466). */

import type { What } from '../../../ability/reference.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { SettleStep } from '../../../rulebook/policy.js';
import { speaking } from '../../common/action.js';
import { runOn } from '../../common/running.js';
import { sidesAt, unitsAt } from '../battlefield/there.js';
import { isControlledBy, SIDES } from '../object/bring.js';
import { cite } from '../rule.js';
import { FOUGHT_OUT, FOUGHT_OVER } from '../value.js';

export function fighting(game: Game, side: (typeof SIDES)[number]): readonly ObjectId[] {
  return (game.table.position.zones.battlefields ?? []).filter((id) =>
    viewOf(game, id).object.status.includes(side),
  );
}

/** What attacks, then what defends. */
export function allFighting(game: Game): readonly ObjectId[] {
  return SIDES.flatMap((side) => fighting(game, side));
}

export function begin(hands: Hands, { object: field, player }: GameEvent): boolean {
  if (field === null || player === null) return false;
  const { game } = hands;
  hands.link(field, FOUGHT_OVER, [field], { only: true });
  for (const id of unitsAt(game, field)) {
    const attacks = hands.object(id).controller === player;
    hands.status(id, attacks ? 'attacking' : 'defending', true);
  }
  const on = (side: (typeof SIDES)[number]): readonly ObjectId[] => fighting(game, side);
  doBy(hands, 'defend', on('defending'), player);
  doBy(hands, 'attack', on('attacking'), player);
  return true;
}

const THEM: What = { what: 'that', of: 0, said: 'them' };

/** A rule has something happen to these. */
function doBy(hands: Hands, event: string, objects: readonly ObjectId[], player: PlayerId): void {
  if (objects.length > 0)
    runOn(hands, [{ do: 'act', act: { event, object: THEM } }], objects, player, 'rule');
}

/**
 * Combat is between the units of two players, and those of a third cannot come to it.
 * @throws {Withheld} where units of more than two players are at one battlefield
 */
export function mustBeOfTwo(game: Game): void {
  const fields = new Set(
    (game.table.position.zones.battlefields ?? []).map((id) => viewOf(game, id).object.at),
  );
  for (const field of fields) {
    if (field === null) continue;
    if (new Set(sidesAt(game, field)).size > 2)
      withhold(
        'rule/not-modelled',
        'Combat is between the units of two players; what becomes of units of a third at the same battlefield is not worked out.',
      );
  }
}

/** @throws {Withheld} where a unit has come to a combat that was going on: what it is there is not worked out */
export function mustTakePart(game: Game, field: ObjectId): void {
  const isPart = (id: ObjectId): boolean =>
    SIDES.some((side) => viewOf(game, id).object.status.includes(side));
  if (!unitsAt(game, field).every(isPart))
    withhold(
      'rule/not-modelled',
      'What a unit is that comes to a battlefield while there is combat, an attacker or a defender, is not worked out.',
    );
}

/** Whether combat damage has been dealt, and the cleanup after it is still to come to its end (466.1). */
export function isFoughtOut({ table }: Game): boolean {
  const { objects, zones } = table.position;
  return (zones.battlefields ?? []).some((id) => (objects[id]?.linked[FOUGHT_OUT] ?? []).length > 0);
}

/** The units with lethal damage are killed, once, before all are healed and any ability of theirs resolves (466.1, 323.4). */
export function combatCleanup(game: Game, field: ObjectId, dying: GameEvent[]): SettleStep {
  const env = speaking(game, { by: game.table.position.turn.player, object: field, other: null });
  const then = { do: [{ do: 'act' as const, act: { event: 'combat cleanup', object: THEM } }], env };
  return { do: 'events', events: dying, rule: cite('cleanup'), then };
}

export function cleanUp(hands: Hands, { object: field, player }: GameEvent): boolean {
  if (field === null || player === null) return false;
  const { game } = hands;
  mustTakePart(game, field);
  hands.link(field, FOUGHT_OUT, [], { only: true });
  const damaged = game.table.position.objects.filter(({ damage }) => damage !== 0).map(({ id }) => id);
  const [attacker] = fighting(game, 'attacking');
  // What is to be done next is carried out before what was.
  if (attacker !== undefined && fighting(game, 'defending').length > 0)
    doBy(hands, 'tie', [field], hands.object(attacker).controller);
  doBy(hands, 'heal', damaged, player);
  return true;
}

/** What comes of a combat in which both sides are left: the attackers are recalled. */
export function tie(hands: Hands, { player }: GameEvent): boolean {
  if (player === null) return false;
  doBy(hands, 'recall', fighting(hands.game, 'attacking'), player);
  return true;
}

/** Whose units alone are left controls the battlefield, an attacker or, where nobody did, a defender, and conquers it. */
export function result(hands: Hands, { object: field }: GameEvent): boolean {
  if (field === null) return false;
  mustTakePart(hands.game, field);
  const [left] = unitsAt(hands.game, field);
  const { controller, status } = hands.object(field);
  const player = left === undefined ? null : hands.object(left).controller;
  // What is to be done next is carried out before what was.
  doBy(hands, 'uncover', hiddenFrom(hands.game, field, player), player ?? controller);
  if (player === null) {
    if (!status.includes('uncontrolled')) doBy(hands, 'lose control', [field], controller);
  } else if (!isControlledBy(hands.object(field), player)) doBy(hands, 'conquer', [field], player);
  return true;
}

/** What lies face down at a battlefield, and not under whoever controls that from now on. */
function hiddenFrom({ table }: Game, field: ObjectId, player: PlayerId | null): readonly ObjectId[] {
  return table.position.objects.flatMap(({ id, at, controller, status }) =>
    at === field && controller !== player && status.includes('face down') ? [id] : [],
  );
}

export function end(hands: Hands, { object: field }: GameEvent): boolean {
  if (field === null) return false;
  for (const { id, status } of hands.game.table.position.objects) {
    for (const side of SIDES) if (status.includes(side)) hands.status(id, side, false);
  }
  hands.expire('combat');
  hands.link(field, FOUGHT_OVER, [], { only: true });
  return true;
}
