/** How combat begins and ends: who attacks and defends, and what comes of it (464, 466). */

import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import { viewOf } from '../../evaluate/characteristics.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { runOn } from '../common/running.js';
import { isControlledBy, SIDES } from './bring.js';
import { unitsAt } from './there.js';
import { FOUGHT_OVER } from './value.js';

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
  runOn(hands, [{ do: 'act', act: { event: 'defend', object: THEM } }], on('defending'), player, 'rule');
  runOn(hands, [{ do: 'act', act: { event: 'attack', object: THEM } }], on('attacking'), player, 'rule');
  return true;
}

const THEM: What = { what: 'that', of: 0, said: 'them' };

const RECALL: readonly Instruction[] = [{ do: 'act', act: { event: 'recall', object: THEM } }];

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

export function end(hands: Hands, { object: field, player }: GameEvent): boolean {
  if (field === null || player === null) return false;
  const { game } = hands;
  mustTakePart(game, field);
  const [attackers, defenders] = [fighting(game, 'attacking'), fighting(game, 'defending')];
  for (const { id, damage, status } of game.table.position.objects) {
    if (damage !== 0) hands.damage(id, 0);
    for (const side of SIDES) if (status.includes(side)) hands.status(id, side, false);
  }
  hands.expire('combat');
  hands.link(field, FOUGHT_OVER, [], { only: true });
  const [left] = defenders.length > 0 ? defenders : attackers;
  if (left === undefined) hands.status(field, 'uncontrolled', true);
  else establish(hands, field, hands.object(left).controller);
  // What is to be done next is carried out before what was: they are recalled before anybody conquers.
  if (attackers.length > 0 && defenders.length > 0) runOn(hands, RECALL, attackers, player, 'rule');
  return true;
}

/** Whose units alone are left controls the battlefield, an attacker or, where nobody did, a defender, and conquers it (466.5). */
function establish(hands: Hands, field: ObjectId, player: PlayerId): void {
  if (isControlledBy(hands.object(field), player)) return;
  runOn(hands, [{ do: 'act', act: { event: 'conquer', object: THEM } }], [field], player, 'rule');
}
