/** What an effect must have to be done in full: as many cards as its text says, and a zone for what it Special Summons. */

import type { Act } from '../../../ability/act.js';
import type { Some } from '../../../ability/reference.js';
import { actorOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { players } from '../../../evaluate/reference/players.js';
import { mentioned } from '../../../evaluate/reference/selection.js';
import type { Env } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import { freeZones } from '../summoning/room.js';

/** How many cards a text says, neither more nor fewer; one where it leaves that open. */
export function numberSaid({ quantity }: Some): number {
  return quantity.how === 'exactly' && typeof quantity.amount === 'number' ? quantity.amount : 1;
}

/** Whether what is Special Summoned, or changes hands, has no Monster Zone to come to. Monsters of the Extra Deck may have others. */
export function lacksRoom(game: Game, words: Env, { event, object, by }: Act): boolean {
  if (!(event === 'special summon' || event === 'take control') || !object) return false;
  const summoners = by ? players(game, words, by) : [actorOf(words)];
  const wanted = object.what === 'some' ? numberSaid(object) : 1;
  if (summoners.every((player) => freeZones(game, player) >= wanted)) return false;
  if (event === 'take control') return true;
  return !mentioned(game, words, object).some((id) => viewOf(game, id).object.zone === 'extra deck');
}
