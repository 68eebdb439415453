/** By whose words something is told: by its own, or by a keyword that a text gives. */

import type { KeywordAbility } from '../ability/ability.js';
import { flatOps } from '../ability/static.js';
import { written } from '../ground/amount.js';
import type { AbilityKey } from '../ground/id.js';
import { flat } from '../ground/list.js';
import type { GameEvent } from '../position/event.js';
import type { Game } from '../rulebook/game.js';
import type { View } from '../table/view.js';
import { isSame } from './alike.js';
import type { Change, Message } from './message.js';

/** Whether an effect with words of its own says of its source alone what cannot happen: the source is named already. */
export function isOwn({ event, effect }: Extract<Message, { say: 'cannot' }>): boolean {
  if (!effect?.source || effect.text === null || effect.printedOn !== null) return false;
  const named = effect.form !== null || effect.called.length > 0 || effect.others !== undefined;
  return !named && isSame(event.objects, [effect.source]);
}

/**
 * The keyword that an ability is the meaning of, where another text gives it and it says nothing but its name: what
 * it stands for is no part of that text.
 */
export function keywordGiven({ table }: Game, meaning: AbilityKey): string | null {
  const [, key] = /^(.*\.g\d+)\.k\d+$/.exec(meaning) ?? [];
  const given = key === undefined ? null : table.registry.ability(key as AbilityKey);
  const plain = given?.ability === 'keyword' && Object.keys(given).length === 2;
  return plain ? given.keyword : null;
}

/** The keywords that these effects give, those that say nothing but their name and perhaps a number. */
export function keywordsOf({ table }: Game, made: readonly AbilityKey[]): readonly string[] {
  return flat(made, (key) => {
    const maker = table.registry.maker(key);
    const ops = maker.do === 'last on' ? flatOps(maker.ops) : [];
    const given = flat(ops, (op) => (op.op === 'gain' ? op.abilities : []));
    return flat(given, (ability) => (ability.ability === 'keyword' ? wordsOf(ability) : []));
  });
}

/** "haste", "Shield 2"; nothing where more is to be said of it. */
function wordsOf({ keyword, amount, ability: _, ...more }: KeywordAbility): readonly string[] {
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
  const has = new Set(
    flat(abilities, ({ ability }) => (ability.ability === 'keyword' ? wordsOf(ability) : [])),
  );
  const made = since.map((effect) => effect.made);
  const gained = [...new Set(keywordsOf(game, made))].filter((word) => has.has(word));
  return gained.length === 0 ? [] : [{ change: 'keywords', gained }];
}

/** The mana that an event is about, as many symbols as it comes to; null where it is still to be chosen, or of no one kind. */
export function manaOf({ detail, amount }: GameEvent): string | null {
  const mana = detail?.mana ?? detail?.way ?? '';
  const kinds = mana.match(/\{[^}]*\}/g)?.length ?? 0;
  if (kinds === 0 || typeof amount !== 'number' || amount > MOST_SYMBOLS || amount % kinds !== 0) return null;
  return mana.repeat(amount / kinds);
}

/** As many symbols as are read at a glance. */
const MOST_SYMBOLS = 6;
