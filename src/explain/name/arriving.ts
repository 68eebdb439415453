/** How an object arrives, where an effect has made something of its entry. */

import { wordsOfBody } from '../../evaluate/plan/modify.js';
import { cardName } from '../../explore/name/name.js';
import type { ObjectId } from '../../ground/id.js';
import type { Arrival, GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import type { Arriving, Picked } from '../message/message.js';
import { plainOrNot } from './counters.js';
import { keywordsOf } from './keywords.js';
import { type Naming, wordsChosen } from './things.js';

/** What it is called that something arrives showing another face than it would, among the statuses in a game's words. */
const OTHER_FACE = 'other face';

export function arrivingAs(
  game: Game,
  naming: Naming,
  event: GameEvent,
  object: GameObject,
  arrival: Arrival,
): Arriving | null {
  const { catalogue } = game;
  const usual = event.to ? catalogue.arrival(game, object, event.to, arrival.controller).status : [];
  return plainOrNot({
    controller: arrival.controller === object.owner ? null : naming.player(arrival.controller),
    status: [
      ...arrival.status.filter((one) => !catalogue.untold?.includes(one)),
      ...(arrival.face == null ? [] : [OTHER_FACE]),
    ],
    without: usual.filter((status) => !arrival.status.includes(status)),
    counters: Object.entries(arrival.counters).map(([counter, amount]) => ({ counter, amount })),
    keywords: arrival.gains ? [...new Set(keywordsOf(game, arrival.gains))] : [],
    copy:
      arrival.copy && arrival.copy.card !== object.card ? { of: cardName(game, arrival.copy.card) } : null,
    chosen: [...wordsChosen(game, arrival.chosen).map(([, word]) => word), ...body(arrival, object)],
    picked: picked(naming, arrival, object.id),
    along: naming.happenings(arrival.along),
  });
}

/** What something becomes by choice as it arrives: it is a copy of nothing, though what it became is copied with it. */
function body({ copy }: Arrival, { card }: GameObject): string[] {
  return copy && copy.card === card && copy.except.length > 0 ? [wordsOfBody(copy.except)] : [];
}

/** What is picked for what arrives; what goes along with it is told for itself, and what it remembers of itself is none. */
function picked(naming: Naming, { links, along }: Arrival, arriving: ObjectId): Picked[] {
  const goes = new Set([arriving, ...along.flatMap(({ object }) => object ?? [])]);
  return Object.entries(links).flatMap(([as, ids]) =>
    ids.some((id) => goes.has(id)) ? [] : [{ as, objects: ids.map((id) => naming.thing(id)) }],
  );
}
