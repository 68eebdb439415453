/** How a card is put into the mana zone: one of several civilizations tapped (405.1). */

import { viewOf } from '../../evaluate/characteristics.js';
import type { ObjectId, RuleKey } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { plainArrival } from '../common/catalogue.js';
import { hasColoring } from './civilization.js';
import { cite } from './rule.js';
import { belongsTo, staysPut } from './use.js';

/** The event, with which a card of several civilizations comes into the mana zone tapped, unless it is one there already (409.2a). */
export function tappedAsMana(game: Game, event: GameEvent): GameEvent {
  const { object, to, detail } = event;
  if (to?.zone !== 'mana' || object === null || isOff(game, cite('multicolored'))) return event;
  if (!isMulticolored(game, object) || staysPut(game, event)) return event;
  const view = viewOf(game, object);
  const arrival = plainArrival(view.object, view.object.owner, ['tapped']);
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

/**
 * How all cards of a creature are put where it goes: as its topmost card is (109.2c), but for what that is by its own
 * civilizations.
 */
export function statusesOfAll(game: Game, { object, detail }: GameEvent): readonly string[] {
  const own = object !== null && isMulticolored(game, object) ? ['tapped'] : [];
  return (detail?.arrival?.status ?? []).filter((word) => !own.includes(word));
}
