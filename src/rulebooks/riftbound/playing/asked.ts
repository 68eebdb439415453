/** What conditions ask of how a card was played and of the turn so far. */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { mustBeListed } from '../../../evaluate/reference/listed.js';
import { compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
import { zoneId } from '../../../position/position.js';
import type { Game } from '../../../rulebook/game.js';
import { PLAYED_NOW, TALLIES } from './tally.js';

export function isTurnOf(game: Game, player: PlayerId): boolean {
  return game.table.position.turn.player === player;
}

export function wasPaid({ table }: Game, { source }: Env, word: string): boolean {
  return source !== null && table.position.objects[source]?.linked[word]?.includes(source) === true;
}

export function tally(game: Game, player: PlayerId, what: keyof typeof TALLIES, least = 1): boolean {
  return compare(game.table.position.players[player]?.values[TALLIES[what]] ?? 0, least) >= 0;
}

/** Another card than the one that asks, which may have been played this turn itself (812.1.c). */
export function hasPlayedAnother(game: Game, { you, source }: Env): boolean {
  const object = source === null ? undefined : game.table.position.objects[source];
  const counted = object !== undefined && object.linked[PLAYED_NOW]?.includes(object.id) === true;
  return tally(game, you, 'played', counted ? 2 : 1);
}

export function hasNamesake(game: Game, { you, source }: Env): boolean {
  if (source === null) return false;
  const [name] = wordsOf(game, viewOf(game, source), 'name');
  const trash = game.table.position.zones[zoneId('trash', you)] ?? [];
  const found = trash.some(
    (id) => id !== source && name !== undefined && wordsOf(game, viewOf(game, id), 'name').includes(name),
  );
  if (!found) mustBeListed(game, 'trash', you);
  return found;
}
