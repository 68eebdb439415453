/** The names by which a scenario may speak of objects and effects. */

import type { EffectKey, ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { Game } from '../../rulebook/game.js';
import { knownView } from './known-view.js';
import { abilityText, cardName, effectGiver, effectParts, effectSource, withoutReminder } from './name.js';

/** Every name by which a scenario may speak of an object. */
export function objectNames(game: Game, id: ObjectId): string[] {
  const object = game.table.position.objects[id];
  if (!object) return [];
  const now = knownView(game, id).traits?.name;
  const names = [
    object.label,
    cardName(game, object.card),
    ...(Array.isArray(now) ? (now as readonly string[]) : []),
  ];
  return [...new Set(flat(names, (name) => name ?? []))];
}

/** Every name by which a scenario may speak of an effect: its source, the card that gave it, its text. */
export function effectNames(game: Game, effect: EffectKey): string[] {
  const { ability } = effectParts(effect);
  const source = effectSource(game, effect);
  const written = abilityText(game, ability);
  const sources = source === null ? [] : objectNames(game, source);
  const card = written ? [written.card.name] : [];
  const giver = effectGiver(effect);
  const given = giver === null ? [] : objectNames(game, giver);
  const texts = written ? [withoutReminder(written.text)] : [];
  return [...new Set([...sources, ...given, ...card, ...texts])];
}
