/**
 * Creatures of several cards: what lies under a card in the battle zone goes where it goes (109.2), or stays and is
 * reconstructed where only the top card leaves (801.4).
 */

import { viewOf } from '../../evaluate/object/characteristics.js';
import { makeEvent } from '../../evaluate/plan/plan.js';
import type { ObjectId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { plainArrival } from '../common/catalogue.js';
import { move, zoneOf } from '../common/event.js';
import { mustLookAlike } from './evolving.js';
import { goingLinked } from './link.js';
import { howPut, setAsPut, statusesTold, tappedAsMana } from './mana.js';
import { cite } from './rule.js';
import { isA } from './type.js';

export const STACKS: { readonly [kind: string]: EventRule } = {
  /** Only the top card of a creature leaves; the cards under it are what is left of the creature (801.4). */
  'top card leaves': {
    views: ['move'],
    impossible: (game, { object }) =>
      zoneOf(game, object) === 'battle' && object !== null && beneath(game, object).length > 0
        ? null
        : cite('no-event'),
    fill: tappedAsMana,
    by: howPut,
    looksBack: () => 'own',
    happen: reconstruct,
  },
  /** A creature is put on another and is the same creature from then on (701.15, 801.2). */
  evolve: {
    views: ['move'],
    impossible: (game, event) => {
      if (zoneOf(game, event.other) !== 'battle' || zoneOf(game, event.object) === 'battle')
        return cite('no-event');
      mustLookAlike(game, event);
      return null;
    },
    happen: evolve,
  },
};

/** The cards under a card, from the top. */
function beneath({ table }: Game, id: ObjectId): readonly ObjectId[] {
  return table.position.objects
    .filter(({ host, zone }) => host === id && zone === 'under')
    .map((object) => ({ id: object.id, at: placeOf(table.position.zones, object.id) }))
    .sort((a, b) => a.at - b.at)
    .map(({ id: one }) => one);
}

function placeOf(zones: { readonly [zone: string]: readonly ObjectId[] }, id: ObjectId): number {
  for (const pile of Object.values(zones)) if (pile.includes(id)) return pile.indexOf(id);
  return 0;
}

/** What goes along with a card that leaves the battle zone: the cards under it, each to the same zone of its owner. */
export function goingAlong(game: Game, event: GameEvent): GameEvent[] {
  const { object, from, to } = event;
  if (object === null || from !== 'battle' || !to || to.zone === 'battle') return [];
  const kind = event.kind === 'destroy' ? 'move' : event.kind;
  const status = statusesTold(event);
  return [...beneath(game, object), ...goingLinked(game, object, to)].map((id) => {
    const card = objectOf(game, id);
    return makeEvent(game, {
      ...event,
      kind,
      object: id,
      share: null,
      other: null,
      from: card.zone,
      to: { ...to, holder: card.owner },
      detail: status.length > 0 ? { arrival: plainArrival(card, card.owner, status) } : null,
    });
  });
}

/** The topmost card that can be there by itself is the creature from then on; what lies above it goes to the graveyard. */
function reconstruct(hands: Hands, event: GameEvent): boolean {
  const { object, to } = event;
  if (object === null || !to) return false;
  const cards = beneath(hands.game, object);
  const top = cards.findIndex((id) => standsAlone(hands.game, id));
  for (const id of cards.slice(0, top < 0 ? cards.length : top)) {
    hands.move(id, { zone: 'graveyard', holder: hands.object(id).owner, at: null });
  }
  const heir = cards[top];
  if (heir === undefined) return move(hands, event);
  hands.succeed(object, heir, to, { referred: true });
  setAsPut(hands, event);
  return true;
}

function standsAlone(game: Game, id: ObjectId): boolean {
  return isA(viewOf(game, id), 'creature');
}

function evolve(hands: Hands, { object, other, detail }: GameEvent): boolean {
  if (object === null || other === null) return false;
  const base = hands.object(other);
  hands.succeed(other, object, { zone: 'under', holder: base.owner, at: 'top' }, { referred: true });
  hands.attach(other, object);
  for (const status of detail?.arrival?.status ?? []) hands.status(object, status, true);
  return true;
}
