/** Direct attacks: who can declare one, and the battle damage that comes of it. */

import type { Instruction } from '../../../ability/instruction.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { type Amount, compare } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule, FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { IT } from '../../common/action.js';
import { runWith } from '../../common/running.js';
import { mustHave } from '../number.js';
import { cite, type Rule } from '../rule.js';
import { ATTACKS_DIRECTLY, BATTLING, BY_TEXT, DIRECT, FACED } from '../word.js';
import { mustAttack } from './battle.js';

export const DIRECT_DECLARATION: Instruction[] = [
  { do: 'act', act: { event: 'declare attack', object: IT, way: DIRECT } },
  { do: 'settle' },
];

export const DIRECT_DAMAGE_STEP: Instruction[] = [
  { do: 'act', act: { event: 'direct attack', object: IT } },
  {
    do: 'if',
    given: { if: 'did' },
    yes: [{ do: 'act', act: { event: 'after damage calculation' } }, { do: 'settle' }],
    no: [{ do: 'act', act: { event: 'end attack', object: IT } }],
  },
  { do: 'act', act: { event: 'end damage step' } },
  { do: 'settle' },
];

export const DIRECT_ATTACK: EventRule = { impossible: whyNoAttack, happen: strike };

/** Whether a monster can attack though its opponent controls monsters: a text says so. */
export function canAttackDirectly(game: Game, attacker: ObjectId): boolean {
  return wordsOf(game, viewOf(game, attacker), 'keyword').includes(ATTACKS_DIRECTLY);
}

/** Whether a monster must be attacked, if anything is. */
export function mustFace(game: Game, attacker: ObjectId): boolean {
  const { controller } = viewOf(game, attacker).object;
  return facedBy(game, attackedBy(game, controller)) > 0 && !canAttackDirectly(game, attacker);
}

/**
 * Whether the damage is that of a direct attack on a player who controlled monsters as it was declared.
 * @throws {Withheld} where more than one text lets the monster attack so
 */
function isByText(game: Game, { event }: Env): boolean {
  if (!event || event.object === null || event.player === null) return false;
  if (compare(game.table.position.players[event.player]?.values[FACED] ?? 0, 0) <= 0) return false;
  const lets = viewOf(game, event.object).abilities.filter(
    ({ ability }) => ability.ability === 'keyword' && ability.keyword === ATTACKS_DIRECTLY,
  );
  if (lets.length > 1)
    withhold(
      'rule/not-modelled',
      'By which of several effects a monster attacks directly, of which one has its battle damage halved, is not worked out.',
    );
  return true;
}

export const ATTACKING_SO: { readonly [fact: string]: FactRule } = {
  [BY_TEXT]: { so: isByText },
};

/** How many monsters there are is kept, to know whether that changes before the Damage Step. */
export function face(hands: Hands): void {
  for (const { id } of hands.game.table.position.players) hands.value(id, FACED, facedBy(hands.game, id));
}

export function faceNone(hands: Hands): void {
  for (const { id, values } of hands.game.table.position.players)
    if (values[FACED] !== undefined) hands.value(id, FACED, 0);
}

/** The monsters that a player controls. */
function facedBy({ table }: Game, player: PlayerId): number {
  const { objects, zones } = table.position;
  return (zones.monsters ?? []).filter((id) => objects[id]?.controller === player).length;
}

/** @throws {Withheld} where several players could be attacked */
function attackedBy({ table }: Game, attacker: PlayerId): PlayerId {
  const [other, ...more] = table.position.players.filter(({ id }) => id !== attacker);
  if (other === undefined || more.length > 0)
    withhold(
      'rule/not-modelled',
      'Whom a monster attacks directly where there are several opponents is not worked out.',
    );
  return other.id;
}

/** @throws {Withheld} where the number of the monsters has changed since the attack was declared: it would be declared anew */
function whyNoAttack(game: Game, { object }: GameEvent): Rule | null {
  const attacker = object === null ? undefined : game.table.position.objects[object];
  if (!attacker?.status.includes(BATTLING)) return cite('not-there');
  mustAttack(game, attacker);
  const attacked = attackedBy(game, attacker.controller);
  const before: Amount = game.table.position.players[attacked]?.values[FACED] ?? 0;
  if (compare(facedBy(game, attacked), before) !== 0)
    withhold(
      'rule/not-modelled',
      "What is attacked anew once the number of the opponent's monsters has changed (a replay) is not worked out.",
    );
  return null;
}

/** All of its ATK is battle damage to the other player. */
function strike(hands: Hands, { object }: GameEvent): boolean {
  if (object === null) return false;
  const { game } = hands;
  const amount = mustHave(game, viewOf(game, object), 'atk');
  const attacked = attackedBy(game, hands.object(object).controller);
  const act = { event: 'battle damage', amount, object: IT } as const;
  if (compare(amount, 0) > 0) runWith(hands, [{ do: 'act', act }], [[object]], attacked, 'battle');
  hands.expire('damage calculation');
  return true;
}
