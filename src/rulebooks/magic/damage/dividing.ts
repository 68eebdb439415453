/** How a creature divides its combat damage among what blocks it, what it blocks, and whom it tramples over (510.1c-d, 702.19). */

import type { Instruction } from '../../../ability/instruction.js';
import { numberOf, wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { type Amount, compare, toNumber } from '../../../ground/amount.js';
import type { ObjectId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import { nameIn } from '../../../position/name.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { runOn } from '../../common/running.js';
import { cite } from '../rule.js';
import { remaining } from '../turn/remaining.js';
import { ASSIGNS, divided, fightsIn } from './combat.js';

export const DIVIDING: { readonly [kind: string]: EventRule } = {
  /** Players divide one after the other, the active player first; then all of it is dealt at once (510.1, 510.2). */
  'assign combat damage': {
    happen: (hands, { amount }) => {
      const fights = fightsIn(hands.game, amount === 1).filter((fight) => divided(fight));
      for (const player of remaining(hands.game).toReversed()) {
        const theirs = fights.filter(({ creature }) => creature.controller === player);
        for (const { creature } of theirs.toReversed())
          runOn(hands, divide(amount ?? 0), [creature.id], player, 'rule');
      }
      return fights.length > 0;
    },
  },
  'divide combat damage': {
    chosenBy: cite('damage-divided'),
    ways: (game, event) => waysOf(game, event).map(({ word }) => word),
    happen: (hands, event) => {
      const { object } = event;
      const way = waysOf(hands.game, event).find(({ word }) => word === event.detail?.way);
      if (object === null || !way) return false;
      hands.link(object, ASSIGNS, way.to, { only: true });
      return true;
    },
  },
};

function divide(amount: Amount): readonly Instruction[] {
  return [
    {
      do: 'act',
      act: { event: 'divide combat damage', amount, object: { what: 'that', of: 0, said: 'it' } },
    },
  ];
}

/** One way of dividing: the permanents, each as often as it is dealt 1; the rest goes to what is attacked. */
interface Way {
  readonly word: string;
  readonly to: readonly ObjectId[];
}

/** More ways of dividing than anybody looks through. */
const MOST_WAYS = 500;

/** @throws {Withheld} where there are too many, or one creature's share says what is lethal to another */
function waysOf(game: Game, { object, amount: step }: GameEvent): readonly Way[] {
  const fights = fightsIn(game, step === 1);
  const fight = fights.find(({ creature }) => creature.id === object);
  if (!fight) return [];
  const { among, amount, tramples } = fight;
  if (compare(amount, MOST_WAYS) > 0) tooMany();
  const shared = fights.some((one) => one !== fight && one.among.some((other) => among.includes(other)));
  // By the rules of 2013 what is lethal matters to every division.
  const ordered = game.table.position.rules === '2013';
  if (shared && (tramples || ordered))
    withhold(
      'rule/not-modelled',
      'What is lethal to a creature to which several assign combat damage at once is not worked out here (702.19b).',
    );
  const lethal = among.map((other) => lethalTo(game, fight.creature, other));
  const shares = sharesOf(Number(amount), among.length + (tramples ? 1 : 0));
  const legal = shares.filter((share) => isLegal(share, lethal, tramples, ordered));
  const names = namesOf(game, among);
  return legal.map((share) => ({
    word: flat(share, (much, at) =>
      much === 0 ? [] : [`${much} to ${names[at] ?? 'what it attacks'}`],
    ).join(', '),
    to: flat(among, (other, at) => Array.from({ length: share[at] ?? 0 }, () => other)),
  }));
}

/**
 * What it attacks gets something only where each blocker is assigned lethal damage (702.19b). By the rules of 2013 the
 * creatures also stand in an order, and one is assigned damage only where those before it are assigned lethal damage: at
 * most one of them some that is not lethal.
 */
function isLegal(
  share: readonly number[],
  lethal: readonly number[],
  tramples: boolean,
  ordered: boolean,
): boolean {
  const short = lethal.filter((needed, at) => (share[at] ?? 0) < needed);
  const over = tramples ? (share[lethal.length] ?? 0) : 0;
  if (over > 0 && short.length > 0) return false;
  const partly = lethal.filter((needed, at) => (share[at] ?? 0) > 0 && (share[at] ?? 0) < needed);
  return !ordered || partly.length <= 1;
}

/** What is left to destroy it, damage that is marked counted; any at all of a source with deathtouch (702.2c). */
function lethalTo(game: Game, by: GameObject, id: ObjectId): number {
  const view = viewOf(game, id);
  const { damage } = view.object;
  const left = Math.max(toNumber(numberOf(game, view, 'toughness') ?? 0) - toNumber(damage), 0);
  return wordsOf(game, viewOf(game, by.id), 'keyword').includes('deathtouch') ? Math.min(left, 1) : left;
}

/** Every way to divide so much among so many. */
function sharesOf(total: number, count: number): number[][] {
  if (count <= 1) return [[total]];
  const shares: number[][] = [];
  for (let first = total; first >= 0; first--) {
    for (const rest of sharesOf(total - first, count - 1)) shares.push([first, ...rest]);
    if (shares.length > MOST_WAYS) tooMany();
  }
  return shares;
}

function tooMany(): never {
  return withhold('choice/too-many', 'There are too many ways to divide combat damage.');
}

/** Names that tell these permanents apart. */
function namesOf({ table }: Game, ids: readonly ObjectId[]): readonly string[] {
  const { position } = table;
  const plain = ids.map((id) => {
    const { card = null, count = 1 } = position.objects[id] ?? {};
    if (compare(count, 1) > 0)
      withhold(
        'rule/not-modelled',
        'How damage is divided among a group of equal objects is not worked out here.',
      );
    return nameIn(position, id) ?? (card === null ? 'an unknown card' : 'a card');
  });
  return plain.map((name, at) => {
    const nth = plain.slice(0, at + 1).filter((one) => one === name).length;
    return nth === 1 ? name : `${name} (${nth})`;
  });
}
