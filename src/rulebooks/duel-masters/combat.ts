/** Attacks, battles and the breaking of shields (rules 115, 505 to 510, 701.12 to 701.14). */

import type { Instruction } from '../../ability/instruction.js';
import type { Quantifier, What } from '../../ability/reference.js';
import { numberOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { mustBeListed } from '../../evaluate/reference/listed.js';
import { type Amount, compare } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { Action } from '../../position/action.js';
import type { GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import { zoneId } from '../../position/position.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { IT, OTHER } from '../common/action.js';
import { move, ownersZone, zoneOf } from '../common/event.js';
import { misfit } from '../common/fitting.js';
import { hasKeyword } from '../common/keyword.js';
import { runOn, runWith } from '../common/running.js';
import { turnOrder } from '../common/settle.js';
import { OPPONENT_LOSES } from './defeat.js';
import { BLOCKER } from './fitting.js';
import { eventLeading } from './leading.js';
import { cite } from './rule.js';
import { isA } from './type.js';

export const COMBAT: { readonly [kind: string]: EventRule } = {
  /** What attacks is tapped, and attacks until the attack ends (506.1). */
  attack: { impossible: notThere, happen: attack },
  'attack player': { views: ['attack'], impossible: notThere, happen: attack },
  /** A creature takes the attack upon itself (507). */
  block: {
    impossible: (game, event) => (attacking(game) ? notThere(game, event) : cite('no-event')),
    happen: block,
  },
  /** What an attack comes to: a battle, shields, or the player (508, 509). */
  strike: { ways: breakers, happen: strike },
  'break off': { by: (game) => (isBlocked(game) ? cite('blocked') : null), happen: endAttack },
  'end attack': { happen: endAttack },
  'direct attack': {
    happen: (hands, { object }) => {
      if (object === null) return false;
      runOn(hands, [OPPONENT_LOSES], [object], hands.object(object).controller, 'rule');
      return true;
    },
  },
  /** Two creatures battle: what triggers on it comes first (115.2). */
  battle: { mutual: true, impossible: bothThere, happen: battle },
  /** If both are still there, they compare their power (115.3). */
  'compare power': { mutual: true, impossible: bothThere, happen: comparePower },
  'win battle': { happen: () => true },
  'lose battle': { happen: () => true },
  /** To break a shield is to put it into its owner's hand (701.14); `other` is the creature that does it. */
  break: {
    views: ['move'],
    origin: 'shields',
    singly: true,
    looksBack: () => 'own',
    fill: (game, event) => eventLeading(event, 'shields', ownersZone(game, event, 'hand')),
    impossible: (game, event) => (zoneOf(game, event.object) === 'shields' ? null : cite('no-event')),
    happen: move,
  },
};

/** Keywords by which a creature breaks more shields than one, and how many; null is all of them (509.2). */
const BREAKERS: { readonly [keyword: string]: number | null } = {
  'double breaker': 2,
  'triple breaker': 3,
  'quattro breaker': 4,
  'world breaker': null,
};

/** Statuses of what has a part in the attack of now, for as long as it has. */
const ATTACKING = ['attacking', 'attacked', 'blocked', 'blocking'] as const;
type Part = (typeof ATTACKING)[number];

/** What is so of what attacks is remembered as a relation to itself: that it attacks a creature. */
const ON_CREATURE = 'attacks a creature';
/** That it has come to what the attack comes to, so that the attack does not end early any more. */
const STRIKES = 'strikes';

function isSo({ linked }: GameObject, relation: string): boolean {
  return (linked[relation] ?? []).length > 0;
}

/** What is so of an attack is so of what changes places with what attacks. */
export function handedOver(leaving: GameObject, entering: GameObject): GameObject['linked'] {
  const links = [ON_CREATURE, STRIKES].filter((relation) => isSo(leaving, relation));
  return Object.fromEntries(links.map((relation) => [relation, [entering.id]]));
}

function attack(hands: Hands, { object, other }: GameEvent): boolean {
  if (object === null) return false;
  for (const status of ['tapped', 'attacking']) hands.status(object, status, true);
  if (other === null) return true;
  hands.link(object, ON_CREATURE, [object], { only: true });
  hands.status(other, 'attacked', true);
  return true;
}

function block(hands: Hands, { object }: GameEvent): boolean {
  const attacker = having(hands.game, 'attacking');
  if (object === null || attacker === null) return false;
  const before = having(hands.game, 'blocking');
  if (before !== null) hands.status(before, 'blocking', false);
  for (const status of ['tapped', 'blocking']) hands.status(object, status, true);
  hands.status(attacker, 'blocked', true);
  return true;
}

/**
 * Whether the attack of now is over, since what attacks, or the creature that it attacks, has no part in it any more: it is
 * not in the battle zone, or no creature (505.3, 505.6a). What blocks is what is attacked then; by the rules of 1.20 the
 * attacker stays blocked instead, and nothing is left to attack (507.1d).
 * @throws {Withheld} where the rules of 1.20 leave open what comes of it
 */
export function isBrokenOff(game: Game): boolean {
  const attacker = attacking(game);
  if (!attacker || isSo(attacker, STRIKES)) return false;
  if (!isCreature(game, attacker.id)) return true;
  const onCreature = isSo(attacker, ON_CREATURE);
  if (!attacker.status.includes('blocked')) return onCreature && having(game, 'attacked') === null;
  if (!staysBlocked(game)) return having(game, 'blocking') === null;
  if (onCreature && having(game, 'attacked') === null)
    withhold(
      'rule/unsettled',
      'Whether an attack that is blocked goes on once the creature that was attacked has left is not known by the rules of 1.20.',
      'By the rules of 1.50 it does: what blocks is attacked (507.1).',
    );
  return false;
}

function staysBlocked({ table }: Game): boolean {
  return table.position.rules === '1.20';
}

/** Whether the attack of now has been blocked (507.1d). */
export function isBlocked(game: Game): boolean {
  return attacking(game)?.status.includes('blocked') ?? false;
}

/** The abilities to break several shields among which the player of the attacker chooses (509.2c). */
function breakers(game: Game): readonly string[] {
  const attacker = attacking(game);
  if (!attacker || isSo(attacker, ON_CREATURE) || attacker.status.includes('blocked')) return [];
  const found = flat(viewOf(game, attacker.id).abilities, ({ ability }) =>
    ability.ability === 'keyword' && Object.hasOwn(BREAKERS, ability.keyword) ? [ability.keyword] : [],
  );
  return [...new Set(found)];
}

function strike(hands: Hands, event: GameEvent): boolean {
  const { game } = hands;
  const attacker = attacking(game);
  if (!attacker) return false;
  const { id, controller, status } = attacker;
  hands.link(id, STRIKES, [id], { only: true });
  if (status.includes('blocked')) {
    const blocker = having(game, 'blocking');
    if (blocker !== null) return fight(hands, id, blocker);
    // What stays blocked by nothing strikes nothing.
    runOn(hands, [{ do: 'act', act: { event: 'break off' } }], [id], controller, 'rule');
    return true;
  }
  if (isSo(attacker, ON_CREATURE)) return fight(hands, id, having(game, 'attacked'));
  const attacked = turnOrder(game).find((player) => player !== controller);
  if (attacked === undefined) return false;
  const shields = game.table.position.zones[zoneId('shields', attacked)] ?? [];
  if (shields.length === 0) mustBeListed(game, 'shields', attacked);
  const way = event.detail?.way;
  const many = way === undefined ? 1 : (BREAKERS[way] ?? null);
  runOn(hands, [shields.length === 0 ? DIRECT : breaking(many)], [id], controller, 'attack');
  return true;
}

function fight(hands: Hands, attacker: ObjectId, other: ObjectId | null): boolean {
  if (other === null) return false;
  runWith(hands, [BATTLE], [[attacker], [other]], hands.object(attacker).controller, 'attack');
  return true;
}

const BATTLE: Instruction = { do: 'act', act: { event: 'battle', object: IT, other: OTHER } };

/** A player without shields is attacked directly (509.1). */
const DIRECT: Instruction = { do: 'act', act: { event: 'direct attack', object: IT } };

/** So many shields of the opponent, all at the same time (509.3, 509.5). */
function breaking(many: number | null): Instruction {
  const quantity: Quantifier =
    many === null ? { how: 'every', said: 'all' } : { how: 'exactly', amount: many };
  const shields: What = {
    what: 'some',
    quantity,
    whose: { who: 'opponent', said: 'your' },
    described: { head: { sort: 'shield' } },
  };
  return { do: 'act', act: { event: 'break', object: shields, other: IT } };
}

function endAttack(hands: Hands): boolean {
  const attacker = attacking(hands.game);
  if (attacker)
    for (const relation of [ON_CREATURE, STRIKES])
      if (isSo(attacker, relation)) hands.link(attacker.id, relation, [], { only: true });
  for (const { id, status } of hands.game.table.position.objects) {
    for (const word of ATTACKING) if (status.includes(word)) hands.status(id, word, false);
  }
  return true;
}

/** What would have to be so for a creature to block, in words, where it is not; null where it can (507.1). */
export function unfitToBlock(game: Game, action: Action): string | null {
  const said = misfit(game, action, BLOCKER);
  if (said !== null || action.object === null) return said;
  const attacker = attacking(game);
  if (!attacker || attacker.controller === action.by)
    return 'a creature blocks one of the opponent that attacks';
  const view = viewOf(game, action.object);
  return hasKeyword(view, 'blocker') || view.traits === null ? null : 'what blocks has "blocker"';
}

/** What attacks now, where anything does: another creature than at first, where one has changed places with it. */
export function attacking(game: Game): GameObject | null {
  return game.table.position.objects.find(({ status }) => status.includes('attacking')) ?? null;
}

/** The creature that has this part in the attack. */
function having(game: Game, part: Part): ObjectId | null {
  const found = game.table.position.objects.find(({ status }) => status.includes(part));
  return found && isCreature(game, found.id) ? found.id : null;
}

function battle(hands: Hands, { object, other }: GameEvent): boolean {
  if (object === null || other === null) return false;
  // What waits from before the battle is no part of it, and is left for later (101.4f).
  const before = hands.game.table.position.waiting.length > 0;
  const { controller } = hands.object(object);
  const steps: Instruction[] = before ? [COMPARING] : [{ do: 'settle' }, COMPARING];
  runWith(hands, steps, [[object], [other]], controller, 'battle');
  return true;
}

const COMPARING: Instruction = { do: 'act', act: { event: 'compare power', object: IT, other: OTHER } };

function comparePower(hands: Hands, event: GameEvent): boolean {
  const { object, other } = event;
  if (object === null || other === null) return false;
  const order = compare(powerOf(hands.game, object), powerOf(hands.game, other));
  const pairs = [[object, other] as const, [other, object] as const];
  const lost = pairs.filter((_, at) => (at === 0 ? order : -order) <= 0);
  const won = pairs.filter((_, at) => (at === 0 ? order : -order) > 0);
  const { controller } = hands.object(object);
  const tell = (event: string, [one, against]: readonly [ObjectId, ObjectId]): void =>
    runWith(
      hands,
      [{ do: 'act', act: { event, object: IT, other: OTHER } }],
      [[one], [against]],
      controller,
      'battle',
    );
  runOn(
    hands,
    [DESTROYED],
    lost.map(([one]) => one),
    controller,
    'battle',
  );
  for (const pair of lost.toReversed()) tell('lose battle', pair);
  for (const pair of won) tell('win battle', pair);
  return true;
}

/** What has lost a battle is destroyed (115.3b). */
const DESTROYED: Instruction = {
  do: 'act',
  act: { event: 'destroy', object: { what: 'that', of: 0, said: 'them' } },
};

function powerOf(game: Game, id: ObjectId): Amount {
  return numberOf(game, viewOf(game, id), 'power') ?? 0;
}

/** Only creatures attack, block and battle (115.1, 505.3): what has become something else since does not. */
function isThere(game: Game, id: ObjectId | null): boolean {
  return id !== null && zoneOf(game, id) === 'battle' && isCreature(game, id);
}

/** Of a card that nobody knows, nobody knows that it is something else. */
function isCreature(game: Game, id: ObjectId): boolean {
  const view = viewOf(game, id);
  return view.traits === null || isA(view, 'creature');
}

function notThere(game: Game, { object }: GameEvent) {
  return isThere(game, object) ? null : cite('no-event');
}

function bothThere(game: Game, { object, other }: GameEvent) {
  return isThere(game, object) && isThere(game, other) && object !== other ? null : cite('no-event');
}
