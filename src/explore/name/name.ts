/** What things are called: objects by their cards, effects by their sources and texts. */

import type { AbilityKey, CardKey, EffectKey, ObjectId, PlayerId } from '../../ground/id.js';
import type { Card, PrintedAbility } from '../../position/card.js';
import type { Game } from '../../rulebook/game.js';

export function playerName(game: Game, player: PlayerId | 'chance'): string {
  return player === 'chance' ? 'chance' : (game.table.position.players[player]?.name ?? 'nobody');
}

export function cardName(game: Game, card: CardKey | null): string | null {
  return card === null ? null : (game.table.position.cards[card]?.name ?? null);
}

/** An effect taken apart: the object that has it or the lasting effect that it is, and the ability. */
export function effectParts(effect: EffectKey): {
  source: ObjectId | null;
  lasting: number | null;
  ability: AbilityKey;
} {
  const at = effect.indexOf(':');
  const head = effect.slice(0, at);
  // What gave the ability to the object, if anything did, does not matter to what it says.
  const ability = effect.slice(at + 1).replace(/@\w+$/, '') as AbilityKey;
  const number = Number.parseInt(head.slice(1), 10);
  if (head.startsWith('o')) return { source: number as ObjectId, lasting: null, ability };
  return { source: null, lasting: head.startsWith('e') ? number : null, ability };
}

/** The card and line on which an ability stands, or on which what grants it stands. */
export function abilityText(
  game: Game,
  key: AbilityKey,
): {
  card: Card;
  printed: PrintedAbility;
  text: string;
  line: number;
} | null {
  const found = /^(.*)#(\d+)/.exec(key);
  const card = found ? game.table.position.cards[found[1] as CardKey] : undefined;
  const printed = card?.abilities[Number(found?.[2]) - 1];
  return card && printed
    ? { card, printed, text: card.text.slice(printed.start, printed.end), line: printed.line }
    : null;
}

/** The object that an effect comes from. */
export function effectSource(game: Game, effect: EffectKey): ObjectId | null {
  const { source, lasting } = effectParts(effect);
  if (source !== null || lasting === null) return source;
  return game.table.position.effects.find(({ id }) => id === lasting)?.source ?? null;
}

/** The object that gave an ability to the one that has it; null where none did. */
export function effectGiver(effect: EffectKey): ObjectId | null {
  const [, giver] = /@o(\d+)$/.exec(effect) ?? [];
  return giver === undefined ? null : (Number(giver) as ObjectId);
}

/** The words of an effect, without what stands in parentheses of its own: "card(s)" is a word. */
export function withoutReminder(text: string): string {
  return text.replace(/(^|\s+)\([^()]*\)/g, '').trim();
}
