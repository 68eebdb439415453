/** Tokens: they exist on the field alone. One that would go elsewhere ceases to exist, and is sent nowhere. */

import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { eventWith, type GameEvent, type Spot } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import { isAwaited } from '../chain/awaited.js';
import { DESTROYED } from '../word.js';
import { BACK_ROW, isOnField } from '../zone.js';

/** Whether a Token would go where there are none. */
export function isVanishing({ table }: Game, { object, to }: GameEvent): boolean {
  return isToken(table.position.objects, object) && to !== null && !isOnField(to.zone);
}

/** Whether a Token would come to lie among the Spells and Traps: it is a monster on the field and no card. */
export function isMisplaced({ table }: Game, { object, to }: GameEvent): boolean {
  return isToken(table.position.objects, object) && to !== null && BACK_ROW.includes(to.zone);
}

/** The same event, in which the Token comes to lie nowhere: nothing that looks at cards sent to a zone looks at it. */
export function vanishing(event: GameEvent): GameEvent {
  return eventWith(event, { to: GONE });
}

const GONE: Spot = { zone: 'nowhere', holder: null, at: null };

/** @throws {Withheld} where something is to be done if it went where an effect was to bring it */
export function mustNotMatter(game: Game, { cause, detail }: GameEvent): void {
  if (detail?.way !== DESTROYED && isAwaited(game, cause))
    withhold(
      'rule/not-modelled',
      'Whether what follows is done where a Token has ceased to exist as it was to be sent or returned somewhere is not worked out.',
    );
}

function isToken(objects: Game['table']['position']['objects'], id: ObjectId | null): boolean {
  return id !== null && objects[id]?.token === true;
}
