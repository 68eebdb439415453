/** An attack from its declaration to the end of the Damage Step, around the battle itself. */

import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { otherOf } from '../../../evaluate/reference/past.js';
import { add, compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { IT, OTHER } from '../../common/action.js';
import { runOn } from '../../common/running.js';
import { byRule } from '../../common/settle.js';
import { cite } from '../rule.js';
import { isFaceDown } from '../state/hidden.js';
import { BATTLING, FALLEN, FELL, STANDS } from '../word.js';
import { noteAttack } from './declaring.js';
import {
  canAttackDirectly,
  DIRECT_ATTACK,
  DIRECT_DAMAGE_STEP,
  DIRECT_DECLARATION,
  face,
  faceNone,
} from './direct.js';

/** What comes before an attack can be responded to, with what waits for its declaration, and what comes once it has been. */
export const DECLARATION: Instruction[] = [
  { do: 'act', act: { event: 'declare attack', object: IT, other: OTHER } },
  { do: 'settle' },
];
const CONCLUDING: Instruction = { do: 'act', act: { event: 'conclude attack', object: IT, other: OTHER } };

/** Nothing comes of an attack that has been declared. */
const ENDING: Instruction = { do: 'act', act: { event: 'end attack', object: IT } };

export const DAMAGE_STEP: Instruction[] = [
  { do: 'act', act: { event: 'battle', object: IT, other: OTHER } },
  {
    do: 'if',
    given: { if: 'did' },
    yes: [{ do: 'act', act: { event: 'after damage calculation' } }, { do: 'settle' }, CONCLUDING],
    no: [ENDING],
  },
  { do: 'act', act: { event: 'end damage step' } },
  { do: 'settle' },
];

export const ATTACKING: { readonly [kind: string]: EventRule } = {
  'declare attack': { happen: declare },
  'direct attack': DIRECT_ATTACK,
  /** An attack that is negated ends there; it has been declared all the same. */
  'negate attack': {
    impossible: ({ table }, { object }) =>
      object !== null && table.position.objects[object]?.status.includes(BATTLING) ? null : cite('not-there'),
    happen: (hands) => {
      endBattle(hands);
      return true;
    },
  },
  /** That the attacking monster has left, or its attack was negated, has been told. */
  'end attack': { happen: (hands, { object }) => object !== null && isFaceDown(hands.object(object).status) },
  'after damage calculation': { happen: () => true },
  /** The attack of a monster that is still there ends in one of two ways. */
  'conclude attack': { ways: (game, event) => [isFallen(game, event) ? FELL : STANDS], happen: () => true },
  'end damage step': {
    happen: (hands) => {
      hands.expire('combat');
      endBattle(hands);
      countAnew(hands);
      faceNone(hands);
      return true;
    },
  },
  'attack again': {
    impossible: ({ table }, { object }) =>
      object !== null && table.position.objects[object]?.zone === 'monsters' ? null : cite('not-there'),
    happen: attackAgain,
  },
};

function endBattle(hands: Hands): void {
  for (const { id, status } of hands.game.table.position.objects)
    if (status.includes(BATTLING)) hands.status(id, BATTLING, false);
}

/**
 * Whether the battle is over and the Damage Step is not. Effects that wait are activated at its end: those of what it has
 * destroyed together with those that wait for the end.
 */
export function isStruck({ table }: Game): boolean {
  return table.position.work.some(
    (frame) => frame.frame === 'script' && frame.rest.some((one) => one.do === 'act' && isConcluding(one)),
  );
}

function isConcluding({ act }: Extract<Instruction, { do: 'act' }>): boolean {
  return act.event === 'conclude attack';
}

function declare(hands: Hands, { object, other }: GameEvent): boolean {
  countAnew(hands);
  if (object !== null) noteAttack(hands, object);
  if (other === null) face(hands);
  for (const id of [object, other]) if (id !== null) hands.status(id, BATTLING, true);
  return true;
}

/** That a monster has been destroyed by battle is counted for whoever controlled it, until the battle is over. */
export function countFallen(hands: Hands, { object, cause }: GameEvent): void {
  if (object === null || cause.manner !== 'battle') return;
  const { controller } = hands.object(object);
  hands.value(controller, FALLEN, add(fallen(hands.game, controller), 1));
}

function countAnew(hands: Hands): void {
  for (const { id } of hands.game.table.position.players) hands.value(id, FALLEN, 0);
}

function fallen({ table }: Game, player: PlayerId) {
  return table.position.players[player]?.values[FALLEN] ?? 0;
}

/** Whether the attack target was destroyed by the battle. */
function isFallen(game: Game, event: GameEvent): boolean {
  const target = otherOf(game, event);
  return target !== null && compare(fallen(game, target.object.controller), 0) > 0;
}

/**
 * A monster attacks another that its controller chooses, or directly where there is none; nobody responds.
 * @throws {Withheld} where it could do either, or where an effect keeps it from attacking some of them
 */
function attackAgain(hands: Hands, { object }: GameEvent): boolean {
  if (object === null) return false;
  const { controller } = hands.object(object);
  const { game } = hands;
  const theirs = (game.table.position.zones.monsters ?? []).filter(
    (id) => hands.object(id).controller !== controller,
  );
  const isThere = theirs.length > 0;
  const attack = byRule(game, 'declare attack', object);
  if (theirs.some((other) => isProhibited(game, eventWith(attack, { other }))))
    withhold(
      'rule/not-modelled',
      'What is attacked in a row where an effect keeps a monster from being attacked is not worked out.',
    );
  if (isThere && canAttackDirectly(game, object))
    withhold('rule/not-modelled', 'An attack in a row that could be a direct one is not worked out.');
  const steps: Instruction[] = isThere
    ? [{ do: 'choose', what: A_TARGET }, ...DECLARATION, ...DAMAGE_STEP]
    : [...DIRECT_DECLARATION, ...DIRECT_DAMAGE_STEP];
  runOn(hands, steps, [object], controller, 'rule');
  return true;
}

const A_TARGET: What = {
  what: 'some',
  quantity: { how: 'one', said: 'a' },
  described: {
    head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
    which: [{ test: 'controlled', by: { who: 'opponent', said: 'your' } }],
  },
  as: 1,
};
