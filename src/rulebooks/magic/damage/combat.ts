/** Combat damage (510): all attacking and blocking creatures deal theirs at once, first strike before the rest. */

import { numberOf, wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { type Amount, compare, subtract } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { byRule } from '../../common/settle.js';
import { remaining } from '../turn/remaining.js';

/** That an attacking creature is not blocked: it is written down, and nothing raises it. */
export const NOT_BLOCKED = 'be unblocked';

/** Step 1 is that of first strike; nothing happens where nobody has it (510.4). */
export const COMBAT_DAMAGE: EventRule = {
  parts: (game, { amount }) => ({
    before: [],
    after: flat(fightsIn(game, amount === 1), (fight) => damageBy(game, fight)),
  }),
  happen: (hands) => {
    for (const { id, linked } of creaturesIn(hands.game))
      if (linked[ASSIGNS]?.length) hands.link(id, ASSIGNS, [], { only: true });
    return true;
  },
};

/** By which a creature remembers how its damage is divided: each permanent as often as it is dealt 1. */
export const ASSIGNS = 'assigns';

/** What a creature is to deal combat damage to, and how much of it. */
export interface Fight {
  readonly creature: GameObject;
  readonly amount: Amount;
  /** What it blocks, or what blocks it. */
  readonly among: readonly ObjectId[];
  /** What is left of its damage goes to what it attacks. */
  readonly tramples: boolean;
}

/** Who deals combat damage in a step: that of first strike, or the other. */
export function fightsIn(game: Game, first: boolean): readonly Fight[] {
  return flat(creaturesIn(game), (creature) => {
    const strikes = wordsOf(game, viewOf(game, creature.id), 'keyword');
    const early = strikes.includes('first strike') || strikes.includes('double strike');
    const deals = first ? early : !strikes.includes('first strike') || strikes.includes('double strike');
    const amount = numberOf(game, viewOf(game, creature.id), 'power') ?? 0;
    if (!deals || compare(amount, 0) <= 0) return [];
    const among = isBlocking(creature) ? attackersOf(game, creature) : blockersOf(game, creature);
    return [{ creature, amount, among, tramples: isAttacking(creature) && strikes.includes('trample') }];
  });
}

/** Whether somebody says how its damage is divided. */
export function divided({ among, tramples }: Fight): boolean {
  return among.length > 1 || (tramples && among.length > 0);
}

function creaturesIn(game: Game): readonly GameObject[] {
  return (game.table.position.zones.battlefield ?? [])
    .map((id) => viewOf(game, id))
    .filter((view) => view.traits !== null && wordsOf(game, view, 'type').includes('creature'))
    .map(({ object }) => object)
    .filter((object) => isAttacking(object) || isBlocking(object));
}

function isAttacking({ status }: GameObject): boolean {
  return status.includes('attacking');
}

export function isBlocking({ linked }: GameObject): boolean {
  return (linked.blocks ?? []).length > 0;
}

/** It stays blocked when what blocks it is gone, or is removed from combat (509.1h). */
export function isBlocked({ table }: Game, { id, status, linked }: GameObject): boolean {
  if (!status.includes('attacking')) return false;
  if ((linked[WAS_BLOCKED] ?? []).length > 0) return true;
  return table.position.objects.some(({ linked: { blocks } }) => blocks?.includes(id));
}

/** By which an attacking creature remembers, of itself, that it was blocked by what is in combat no more. */
const WAS_BLOCKED = 'was blocked';

/** By which word a creature remembers that what it attacked has left. */
const ATTACKED_WHAT_LEFT = 'attacked what left';

/** Whether what it attacks has left: then it deals damage to nothing but what blocks it (506.4c). */
function attacksNothing({ linked }: GameObject): boolean {
  return (linked[ATTACKED_WHAT_LEFT] ?? []).length > 0;
}

/** What one creature deals to what it blocks, to what blocks it, or to what it attacks (510.1). */
function damageBy(game: Game, fight: Fight): GameEvent[] {
  const { creature, amount, among, tramples } = fight;
  const deal = (object: ObjectId | null, player: PlayerId | null, much: Amount): GameEvent => ({
    ...byRule(game, 'damage', object),
    player: object === null ? player : null,
    other: creature.id,
    amount: much,
    cause: { manner: 'combat', player: creature.controller, source: creature.id, ability: null },
  });
  const { assigns = [], attacks = [] } = creature.linked;
  const [attacked] = attacks;
  const through = (much: Amount): GameEvent[] => {
    if (attacked !== undefined) return [deal(attacked, null, much)];
    return attacksNothing(creature) ? [] : [deal(null, defending(game, creature), much)];
  };
  if (!isBlocking(creature) && (!isBlocked(game, creature) || (tramples && among.length === 0)))
    return through(amount);
  if (!divided(fight)) return among.map((id) => deal(id, null, amount));
  const shares = among.map((id) => ({ id, much: assigns.filter((one) => one === id).length }));
  const left = subtract(amount, assigns.length);
  return [
    ...flat(shares, ({ id, much }) => (much === 0 ? [] : [deal(id, null, much)])),
    ...(compare(left, 0) > 0 ? through(left) : []),
  ];
}

/** What it blocks and is still attacking (510.1d). */
function attackersOf(game: Game, { linked }: GameObject): readonly ObjectId[] {
  const { objects } = game.table.position;
  return (linked.blocks ?? []).filter((id) => {
    const attacker = objects[id];
    return attacker?.zone === 'battlefield' && isAttacking(attacker);
  });
}

function blockersOf(game: Game, { id }: GameObject): readonly ObjectId[] {
  return flat(creaturesIn(game), (other) => (other.linked.blocks?.includes(id) ? [other.id] : []));
}

/** The one opponent, where there is only one. @throws {Withheld} where it is not written down who is attacked */
function defending(game: Game, { controller }: GameObject): PlayerId {
  const opponents = remaining(game).filter((player) => player !== controller);
  const [only, ...others] = opponents;
  if (only === undefined || others.length > 0)
    withhold(
      'position/missing-value',
      'The ruling depends on whom a creature attacks, which is not written down.',
      'A scenario with combat damage has two players.',
    );
  return only;
}

/** It attacks and blocks no more (506.4, 511.3). */
export function leaveCombat(hands: Hands, { id, status, linked }: GameObject): void {
  if (status.includes('attacking')) hands.status(id, 'attacking', false);
  blocksNoMore(hands, { linked });
  for (const relation of ['blocks', 'attacks', WAS_BLOCKED, ATTACKED_WHAT_LEFT])
    if (linked[relation]?.length) hands.link(id, relation, [], { only: true });
}

/** What attacked it goes on attacking, and attacks nothing (506.4c). */
export function attackedNoMore(hands: Hands, id: ObjectId): void {
  for (const other of hands.game.table.index.having('links'))
    if (hands.object(other).linked.attacks?.includes(id)) hands.link(other, ATTACKED_WHAT_LEFT, [other]);
}

/** What it blocked remembers that, and stays blocked (509.1h). */
export function blocksNoMore(hands: Hands, { linked }: Pick<GameObject, 'linked'>): void {
  for (const attacker of linked.blocks ?? [])
    if (isAttacking(hands.object(attacker))) hands.link(attacker, WAS_BLOCKED, [attacker]);
}
