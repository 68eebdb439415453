/** How a card is put into the mana zone: one of several civilizations tapped (405.1). */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { ObjectId, RuleKey } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { plainArrival } from '../common/catalogue.js';
import { hasColoring } from './civilization.js';
import { cite } from './rule.js';
import { belongsTo, staysPut } from './use.js';

/**
 * The event, with which a card comes into the mana zone tapped: where it leaves in the place of something that would have
 * come so, and one of several civilizations always, unless it is one there already (409.2a).
 */
export function tappedAsMana(game: Game, event: GameEvent, like: GameEvent | null = null): GameEvent {
  const { object, to, detail } = event;
  if (to?.zone !== 'mana' || object === null || staysPut(game, event)) return event;
  const status = like ? statusesTold(like) : [];
  const byNature = !isOff(game, cite('multicolored')) && isMulticolored(game, object);
  if (!byNature && status.length === 0) return event;
  const card = viewOf(game, object).object;
  const arrival = byNature
    ? ({ ...plainArrival(card, card.owner, ['tapped']), byNature } as const)
    : plainArrival(card, card.owner, status);
  return { ...event, detail: { ...detail, arrival } };
}

/** The rule by which a card is put somewhere as it is: it comes tapped, or is there already. */
export function howPut(game: Game, event: GameEvent): RuleKey | null {
  const { object, to, detail } = event;
  if (object === null) return null;
  const { position } = game.table;
  const pending = position.objects[object];
  if (pending && to && belongsTo(pending) === to.zone)
    return position.rules === '1.20' ? null : cite('stays');
  const tapped = to?.zone === 'mana' && detail?.arrival?.status.includes('tapped');
  return tapped && isMulticolored(game, object) ? cite('multicolored') : null;
}

/** What has been put somewhere is as the event says. */
export function setAsPut(hands: Hands, { object, detail }: GameEvent): void {
  if (object !== null) for (const word of detail?.arrival?.status ?? []) hands.status(object, word, true);
}

function isMulticolored(game: Game, object: ObjectId): boolean {
  return hasColoring(viewOf(game, object), 'multicolored');
}

/** How what has been told of an arrival has the other cards of the creature arrive, or those that leave in its place (109.2c). */
export function statusesTold({ detail }: GameEvent): readonly string[] {
  const { status = [], byNature = false } = detail?.arrival ?? {};
  return byNature ? [] : status;
}
