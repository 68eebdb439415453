/**
 * What takes cards from the top of a library at once, that many or as many as there are: milling puts them into the graveyard
 * (701.17); others are exiled.
 */

import { mustBeListed, orderMatters, severalFromTop } from '../../../evaluate/reference/listed.js';
import { add, atMost, compare, subtract } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import type { GameEvent } from '../../../position/event.js';
import { zoneId } from '../../../position/position.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { ownersZone } from '../../common/event.js';
import { cite } from '../rule.js';

export const EXILE_FROM_TOP = 'exile from the top';

export const FROM_TOP: { readonly [kind: string]: EventRule } = {
  mill: { ...fromTop((game, card) => ownersZone(game, card, 'graveyard')), wholly: cite('mills-all') },
  [EXILE_FROM_TOP]: fromTop(() => ({ zone: 'exile', holder: null, at: null })),
};

function fromTop(goesTo: (game: Game, card: GameEvent) => GameEvent['to']): EventRule {
  return {
    takesTop: true,
    lostFromSight: true,
    conceive: (hands, event, among) => {
      setApart(hands, event, among);
      return event;
    },
    parts: (game, event, among) => ({
      before: [],
      after: topOf(game, event, among).map((object): GameEvent => {
        const card: GameEvent = { ...event, object, amount: null };
        return { ...card, kind: 'move', from: 'library', to: goesTo(game, card) };
      }),
    }),
    most: (game, event) =>
      topOf(game, event, [])
        .map((id) => objectOf(game, id).count)
        .reduce(add, 0),
    happen: ({ game }, event) => topOf(game, event, []).length > 0,
  };
}

/** Of a group of unknown cards only as many as are milled. */
function setApart(hands: Hands, event: GameEvent, among: readonly GameEvent[]): void {
  let left = event.amount ?? 0;
  for (const id of topOf(hands.game, event, among)) {
    hands.split(id, left);
    left = subtract(left, atMost(left, hands.object(id).count));
  }
}

/**
 * The cards, those of the same kind in a group; what goes beyond the group is set apart before anything is moved. What
 * leaves the library at that time by another event is not among them: what enters (614.13c), and what is taken from the top
 * for another.
 */
function topOf(game: Game, { kind, player, amount }: GameEvent, among: readonly GameEvent[]): ObjectId[] {
  if (player === null) return [];
  if (
    among.some(
      (other) => other.player === player && other.kind !== kind && Object.hasOwn(FROM_TOP, other.kind),
    )
  )
    severalFromTop();
  const leaving = flat(among, ({ object, from }) => (from === 'library' ? [object] : []));
  const found: ObjectId[] = [];
  let left = amount ?? 0;
  for (const id of game.table.position.zones[zoneId('library', player)] ?? []) {
    if (compare(left, 0) <= 0) return found;
    if (leaving.includes(id)) continue;
    orderMatters(game, 'library', player as PlayerId, id);
    found.push(id);
    left = subtract(left, atMost(left, game.table.position.objects[id]?.count ?? 1));
  }
  if (compare(left, 0) > 0) mustBeListed(game, 'library', player);
  return found;
}
