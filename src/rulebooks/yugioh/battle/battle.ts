/** How monsters battle: what falls, and what damage is inflicted. */

import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { type Amount, compare, subtract } from '../../../ground/amount.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { multiply } from '../../../ground/product.js';
import { prohibiting } from '../../../kernel/event/raise.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { runOn, runWith } from '../../common/running.js';
import { byRule } from '../../common/settle.js';
import { mustHave } from '../number.js';
import { cite, type Rule } from '../rule.js';
import { BATTLING, DECLARE } from '../word.js';
import { AFTER_CALCULATION } from './slated.js';

/** Attack against attack, or against the defence of a monster in Defense Position; what is destroyed is carried out later. */
export function battle(hands: Hands, event: GameEvent): boolean {
  const { object: attacker, other: target } = event;
  if (attacker === null || target === null) return false;
  const { game } = hands;
  const defends = hands.object(target).status.includes('defense');
  const attack = mustHave(game, viewOf(game, attacker), 'atk');
  const against = mustHave(game, viewOf(game, target), defends ? 'def' : 'atk');
  const order = compare(attack, against);
  const bothFall = order === 0 && !defends && compare(attack, 0) > 0;
  const losers = [
    ...(order > 0 || bothFall ? [target] : []),
    ...((order < 0 && !defends) || bothFall ? [attacker] : []),
  ];
  const { controller } = hands.object(attacker);
  runOn(hands, [{ do: 'release', held: AFTER_CALCULATION }], [], controller, 'battle');
  // What the damage triggers is activated after damage calculation: only then is what was destroyed sent to the GY.
  hands.settle();
  runOn(hands, FALLEN, losers, controller, 'battle');
  const pierced = defends ? piercing(game, attacker) : 1;
  const loser = order > 0 && pierced > 0 ? target : order < 0 ? attacker : null;
  damage(hands, event, loser, attack, against, order > 0 ? pierced : 1);
  hands.expire('damage calculation');
  return true;
}

/**
 * An attack ends where the attacker has left the field, though it came back.
 * @throws {Withheld} where it is the target that has left or both have the same controller, or where the attacker is in
 *   Defense Position
 */
export function whyNoBattle(game: Game, { object, other }: GameEvent): Rule | null {
  const [attacker, target] = [object, other].map((id) =>
    id === null ? undefined : game.table.position.objects[id],
  );
  if (!attacker?.status.includes(BATTLING)) return cite('not-there');
  if (!target?.status.includes(BATTLING) || target.controller === attacker.controller)
    withhold(
      'rule/not-modelled',
      'What a monster attacks whose attack target has left the field or has the same controller is not worked out.',
    );
  mustAttack(game, attacker);
  return null;
}

/**
 * @throws {Withheld} where the attacker is in Defense Position, or where it cannot attack by now: whether its attack stops is
 *   not said everywhere alike. That it cannot declare an attack comes too late.
 */
export function mustAttack(game: Game, { id, status, controller }: GameObject): void {
  if (status.includes('defense'))
    withhold(
      'rule/not-modelled',
      'What comes of the attack of a monster in Defense Position is not worked out.',
    );
  const ban = prohibiting(game, byRule(game, 'declare attack', id, { player: controller }));
  if (ban && game.table.registry.ability(ban.ability).label !== DECLARE)
    withhold(
      'rule/not-modelled',
      'What comes of an attack once an effect says that the monster cannot attack is not worked out.',
    );
}

/** How many times over a monster inflicts piercing battle damage. */
function piercing(game: Game, attacker: ObjectId): 0 | 1 | 2 {
  const keywords = wordsOf(game, viewOf(game, attacker), 'keyword');
  if (keywords.includes('double piercing')) return 2;
  return keywords.includes('piercing') ? 1 : 0;
}

const FALLEN: readonly Instruction[] = [
  { do: 'act', act: { event: 'destroy', object: { what: 'that', of: 0, said: 'them' } } },
];

/** The two that battle are what the damage is from. */
function damage(
  hands: Hands,
  { object, other }: GameEvent,
  loser: ObjectId | null,
  attack: Amount,
  against: Amount,
  times: number,
): void {
  if (loser === null || object === null || other === null) return;
  const difference = compare(attack, against) > 0 ? subtract(attack, against) : subtract(against, attack);
  const amount = multiply(difference, times);
  const { controller } = hands.object(loser);
  const act = { event: 'battle damage', amount, object: spoken(0), other: spoken(1) } as const;
  runWith(hands, [{ do: 'act', act }], [[object], [other]], controller, 'battle');
}

function spoken(of: number): What {
  return { what: 'that', of, said: 'it' };
}
