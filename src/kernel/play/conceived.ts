/** What comes to be: a token is an object that was never anywhere before. */

import type { Amount } from '../../ground/amount.js';
import type { CardKey, ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Card } from '../../position/card.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { mark } from '../../table/enlist.js';
import { NO_CARDS, NO_WORDS, NOTHING, NOWHERE } from './hands.js';

/** More objects than any board comes to have: three times as many as a scenario can write down. */
const MOST_OBJECTS = 1500;

/** A new object with this card, which is nowhere yet. */
export function conceived({ table }: Game, card: Card, owner: PlayerId, count: Amount): ObjectId {
  if (!table.position.cards[card.key]) {
    table.journal.entry(table.position.cards, card.key, card);
    table.registry.addCard(card);
  }
  const id = table.position.objects.length as ObjectId;
  if (id >= MOST_OBJECTS)
    withhold(
      'ruling/endless',
      `More than ${MOST_OBJECTS} objects would come to be, the last of them ${card.name}; no end is in sight.`,
    );
  const object = { ...newObject(id, card.key, owner, count), token: true };
  table.journal.push(table.position.objects, object);
  mark(table, object);
  table.touch();
  return id;
}

/** An object that is nowhere yet. */
export function newObject(id: ObjectId, card: CardKey | null, owner: PlayerId, count: Amount): GameObject {
  return {
    id,
    card,
    owner,
    controller: owner,
    zone: NOWHERE,
    holder: null,
    count,
    stint: 0,
    since: 0,
    status: NO_WORDS,
    counters: NOTHING,
    damage: 0,
    host: null,
    at: null,
    chosen: NOTHING,
    copy: null,
    joined: NO_CARDS,
    token: false,
    linked: NOTHING,
    was: null,
    label: null,
  };
}
