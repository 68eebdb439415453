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

function isTurnOf(game: Game, player: PlayerId): boolean {
  return game.table.position.turn.player === player;
}

/** Whether a player's Beginning Phase is: which phase it is nobody writes down, but it is one of that player's turn. */
export function isThen(game: Game, { you }: Env): false | null {
  return isTurnOf(game, you) ? null : false;
}

export function wasPaid({ table }: Game, { source }: Env, word: string): boolean {
  return source !== null && table.position.objects[source]?.linked[word]?.includes(source) === true;
}

function tally(game: Game, player: PlayerId, what: keyof typeof TALLIES, least = 1): boolean {
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

/** Whether a unit has died this turn, whoever controlled it. */
export function hasDied(game: Game): boolean {
  return game.policy.order(game).some((one) => tally(game, one, 'died'));
}

export function hasDiedOf(game: Game, { you }: Env): boolean {
  return tally(game, you, 'died');
}

/** Likewise during that player's Beginning Phase. */
export function hasDiedThen(game: Game, env: Env): false | null {
  return hasDiedOf(game, env) ? isThen(game, env) : false;
}
