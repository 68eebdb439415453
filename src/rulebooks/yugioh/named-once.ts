/**
 * Cards of which a player activates one each turn, or whose effect a player uses once: "You can only activate 1 "..." per
 * turn", "You can only use this effect of "..." once per turn". How many have been activated, by whom.
 */

import type { ObjectId } from '../../ground/id.js';
import type { Action } from '../../position/action.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import type { Keyed } from '../../table/registry.js';
import { cite, type Rule } from './rule.js';
import { count, countedBy } from './tally.js';

/** The rule by which a card cannot be activated once more this turn. */
export function whyNotAgain(game: Game, { object, by }: Action): Rule | undefined {
  if (object === null) return undefined;
  return keysOf(game, object, by).some((key) => countedBy(game, key) > 0) ? cite('used-up') : undefined;
}

export function countActivation({ game }: Hands, object: ObjectId, by: number): void {
  for (const key of keysOf(game, object, by)) count(game, key, 1);
}

/** A card whose activation is negated has not been activated; its effect has been used all the same. */
export function uncountActivation({ game }: Hands, object: ObjectId, by: number): void {
  for (const key of cardsOf(game, object, by)) count(game, key, -1);
}

function keysOf(game: Game, object: ObjectId, by: number): readonly string[] {
  return [...cardsOf(game, object, by), ...effectsOf(game, object, by)];
}

function cardsOf(game: Game, object: ObjectId, by: number): readonly string[] {
  return printedOn(game, object).flatMap(({ ability }) =>
    ability.ability === 'note' && ability.note === 'activated once per turn'
      ? [`${ability.label}/${by}:activated@${game.table.position.turn.number}`]
      : [],
  );
}

/** What is used as the card is activated; its other effects are counted as they are. */
function effectsOf(game: Game, object: ObjectId, by: number): readonly string[] {
  const { position, registry } = game.table;
  return printedOn(game, object).flatMap(({ key, ability }) => {
    const name = ability.ability === 'spell' ? registry.limitedBy(key) : null;
    return name === null ? [] : [`${name}/${key}/${by}:used@${position.turn.number}`];
  });
}

function printedOn({ table }: Game, object: ObjectId): readonly Keyed[] {
  const card = table.position.objects[object]?.card ?? null;
  return card === null ? [] : table.registry.ofCard(card);
}
