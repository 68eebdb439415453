/** What the state of an object lets happen to it, and what entering and being killed make of it. */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { move, zoneOf } from '../../common/event.js';
import { waysToPay } from '../playing/pay.js';
import { count } from '../playing/tally.js';
import { originalOf } from '../replacing/replace.js';
import { mustNotSeeItself } from '../replacing/unsettled.js';
import { cite, type Rule } from '../rule.js';
import { leave } from './bring.js';

export function cannotSwapBack(game: Game, { object }: GameEvent) {
  return object !== null && originalOf(game, object) !== null ? null : cite('nothing-to-swap');
}

export function cannotPay(game: Game, event: GameEvent) {
  return waysToPay(game, event).includes(event.detail?.way ?? '') ? null : cite('cost-unpayable');
}

/** At a base, or at the battlefield that is its other object. */
export function enter(hands: Hands, event: GameEvent): boolean {
  const entered = move(hands, event);
  if (entered && event.object !== null && event.other !== null) hands.place(event.object, event.other);
  return entered;
}

/** A unit that is killed has died this turn. */
export function kill(hands: Hands, event: GameEvent): boolean {
  const view = event.object === null ? null : viewOf(hands.game, event.object);
  if (view !== null) mustNotSeeItself(hands.game, event, view);
  const dies = view !== null && wordsOf(hands.game, view, 'type').includes('unit');
  const killed = leave(hands, event);
  if (killed && dies) count(hands, view.object.controller, 'died');
  return killed;
}

/** What has left the battlefield by then neither attacks nor defends there. */
export function atBattlefield(game: Game, event: GameEvent): Rule | null {
  return zoneOf(game, event.object) === 'battlefields' ? null : cite('not-there');
}
