/**
 * What conditions ask of how a card was played and of the turn so far. What has happened in the turn is what the scenario
 * lists; what came before stands in the tallies of the players.
 */

import { viewOf } from '../../evaluate/characteristics.js';
import { mustBeListed } from '../../evaluate/listed.js';
import { wordsOf } from '../../evaluate/test.js';
import { add, compare } from '../../ground/amount.js';
import type { PlayerId } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import { zoneId } from '../../position/position.js';
import type { FactRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';

/** Under which word a card that is being played remembers what was paid for it beside its own cost, and how. */
export const PAID = { additional: 'additional cost', accelerated: 'Accelerate', flow: 'Flow' } as const;

/** Values of players that count what has happened this turn. */
export const TALLIES = { played: 'cards played', died: 'units died' } as const;

/** The relation of a permanent that was played this turn to itself. */
const PLAYED_NOW = 'played this turn';

export const FACTS: { readonly [fact: string]: FactRule } = {
  'I was accelerated': { so: (game, env) => wasPaid(game, env, PAID.accelerated) },
  'this was played for its Flow cost': { so: (game, env) => wasPaid(game, env, PAID.flow) },
  'you paid the additional cost': { announced: true, so: (game, env) => wasPaid(game, env, PAID.additional) },
  'you paid the cost': { announced: true, so: (game, env) => wasPaid(game, env, PAID.additional) },
  "you've played another card this turn": { so: hasPlayedAnother },
  // The same, by the keyword (812).
  '[Legion]': { so: hasPlayedAnother },
  'a unit died this turn': { so: (game) => game.policy.order(game).some((one) => tally(game, one, 'died')) },
  'a friendly unit died this turn': { so: (game, { you }) => tally(game, you, 'died') },
  // Which phase it is nobody writes down; but it is one of that player's turn.
  'a friendly unit died during your Beginning Phase this turn': {
    so: (game, { you }) => (isTurnOf(game, you) && tally(game, you, 'died') ? null : false),
  },
  "it's your Beginning Phase": { so: (game, { you }) => (isTurnOf(game, you) ? null : false) },
  'you have a card with my name in your trash': { so: hasNamesake },
};

function isTurnOf(game: Game, player: PlayerId): boolean {
  return game.table.position.turn.player === player;
}

function wasPaid({ table }: Game, { source }: Env, word: string): boolean {
  return source !== null && table.position.objects[source]?.linked[word]?.includes(source) === true;
}

function tally(game: Game, player: PlayerId, what: keyof typeof TALLIES, least = 1): boolean {
  return compare(game.table.position.players[player]?.values[TALLIES[what]] ?? 0, least) >= 0;
}

/** Another card than the one that asks, which may have been played this turn itself (812.1.c). */
function hasPlayedAnother(game: Game, { you, source }: Env): boolean {
  const object = source === null ? undefined : game.table.position.objects[source];
  const counted = object !== undefined && object.linked[PLAYED_NOW]?.includes(object.id) === true;
  return tally(game, you, 'played', counted ? 2 : 1);
}

function hasNamesake(game: Game, { you, source }: Env): boolean {
  if (source === null) return false;
  const [name] = wordsOf(game, viewOf(game, source), 'name');
  const trash = game.table.position.zones[zoneId('trash', you)] ?? [];
  const found = trash.some(
    (id) => id !== source && name !== undefined && wordsOf(game, viewOf(game, id), 'name').includes(name),
  );
  if (!found) mustBeListed(game, 'trash', you);
  return found;
}

/** Counts something that has happened to a player this turn. */
export function count(hands: Hands, player: PlayerId, what: keyof typeof TALLIES): void {
  const value = TALLIES[what];
  hands.value(player, value, add(hands.game.table.position.players[player]?.values[value] ?? 0, 1));
}

/** A card has been played: its player has played one more, and it knows that it is among them. */
export function countPlayed(hands: Hands, object: Env['source'], player: PlayerId | null): boolean {
  if (player !== null) count(hands, player, 'played');
  if (object !== null) hands.link(object, PLAYED_NOW, [object], { only: true });
  return true;
}

/** With the turn all that was counted begins anew. */
export function forgetTurn(hands: Hands): void {
  const { players, objects } = hands.game.table.position;
  for (const { id, linked } of objects)
    if (linked[PLAYED_NOW]) hands.link(id, PLAYED_NOW, [], { only: true });
  for (const { id, values } of players) {
    for (const value of Object.values(TALLIES)) if (values[value] !== undefined) hands.value(id, value, 0);
  }
}
