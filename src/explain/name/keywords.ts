/** The keywords that effects give. */

import type { Ability } from '../../ability/ability.js';
import { flatOps } from '../../ability/static.js';
import { written } from '../../ground/amount.js';
import type { AbilityKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import type { Change } from '../message/message.js';

/** The keywords that these effects give, those that say nothing but their name and perhaps a number. */
export function keywordsOf({ table }: Game, made: readonly AbilityKey[]): readonly string[] {
  return flat(made, (key) => {
    const maker = table.registry.maker(key);
    const ops = maker.do === 'last on' ? flatOps(maker.ops) : [];
    const given = flat(ops, (op) => (op.op === 'gain' ? op.abilities : []));
    return flat(given, wordsOf);
  });
}

/** "haste", "Shield 2"; nothing where more is to be said of it. */
function wordsOf(said: Ability): readonly string[] {
  if (said.ability !== 'keyword') return [];
  const { keyword, amount, ability: _, ...more } = said;
  if (Object.keys(more).length > 0) return [];
  if (amount === undefined) return [keyword];
  return typeof amount === 'number' || typeof amount === 'bigint' ? [`${keyword} ${written(amount)}`] : [];
}

/** The keywords that an object has been given since the start. */
export function keywordsGained(start: Game, game: Game, { object, abilities }: View): readonly Change[] {
  const before = new Set(start.table.position.effects.map(({ id }) => id));
  const since = game.table.position.effects.filter(
    ({ id, on }) =>
      !before.has(id) && on.some((one) => one.object === object.id && one.stint === object.stint),
  );
  const has = new Set(flat(abilities, ({ ability }) => wordsOf(ability)));
  const made = since.map((effect) => effect.made);
  const gained = [...new Set(keywordsOf(game, made))].filter((word) => has.has(word));
  return gained.length === 0 ? [] : [{ change: 'keywords', gained }];
}
