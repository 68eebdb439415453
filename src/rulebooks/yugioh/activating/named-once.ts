/**
 * Cards of which a player activates one each turn, or whose effect a player uses once: "You can only activate 1 "..." per
 * turn", "You can only use this effect of "..." once per turn". How many have been activated, by whom.
 */

import { textOf } from '../../../evaluate/object/printed.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import type { Count } from '../../../kernel/play/counts.js';
import { countedUnder } from '../../../kernel/play/limited.js';
import type { Action } from '../../../position/action.js';
import type { Env } from '../../../position/env.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { cite, type Rule } from '../rule.js';
import { count, countedBy, inTurn } from '../tally.js';
import { noteSkip } from '../turn/skipped.js';
import { ACTIVATED_ONCE } from '../word.js';

/** The rule by which a card cannot be activated once more this turn. */
export function whyNotAgain(game: Game, { object, by }: Action): Rule | undefined {
  if (object === null) return undefined;
  return keysOf(game, object, by).some(({ key, most }) => countedBy(game, key) >= most)
    ? cite('used-up')
    : undefined;
}

export function countActivation({ game }: Hands, object: ObjectId, by: PlayerId): void {
  for (const { key } of keysOf(game, object, by)) count(game, key, 1);
  noteSkip(game, object, by);
}

/** A card whose activation is negated has not been activated; its effect has been used all the same. */
export function uncountActivation({ game }: Hands, object: ObjectId, by: PlayerId): void {
  for (const { key } of cardsOf(game, object, by)) count(game, key, -1);
}

/** So it is of an effect that "can only be activated" so often, and not of one that can only be used so often. */
export function uncountEffect({ game }: Hands, { ability: key, you }: Pick<Env, 'ability' | 'you'>): void {
  const limited = key === null ? null : game.table.registry.limitedBy(key);
  if (key !== null && limited?.name !== undefined && limited.said === 'activate')
    count(game, countedUnder(game, limited, key, null, you), -1);
}

function keysOf(game: Game, object: ObjectId, by: PlayerId): readonly Count[] {
  return [...cardsOf(game, object, by), ...effectsOf(game, object, by)];
}

function cardsOf(game: Game, object: ObjectId, by: PlayerId): readonly Count[] {
  return textOf(game, object).flatMap(({ ability }) => {
    const { per } = (ability.ability === 'note' ? ACTIVATED_ONCE[ability.note] : undefined) ?? {};
    if (per === undefined) return [];
    const key = `${ability.label}/${by}:activated`;
    return { key: per === 'turn' ? inTurn(game, key) : key, most: 1 };
  });
}

/** What is used as the card is activated; its other effects are counted as they are. */
function effectsOf(game: Game, object: ObjectId, by: PlayerId): readonly Count[] {
  return textOf(game, object).flatMap(({ key, ability }) => {
    const limited = ability.ability === 'spell' ? game.table.registry.limitedBy(key) : null;
    if (limited?.name === undefined) return [];
    return { key: countedUnder(game, limited, key, null, by), most: limited.times ?? 1 };
  });
}
