/** Whose an effect is that is triggered where its card changes hands, or leaves the field from under another player than its owner. */

import type { Triggered } from '../../../ability/ability.js';
import { isAnywhere } from '../../../ability/anywhere.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { withhold } from '../../../ground/problem.js';
import { envWith } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { Waiting } from '../../../position/position.js';
import type { Game } from '../../../rulebook/game.js';
import { isAnnounced } from '../../common/chained.js';
import { isActivated, triggered } from '../chain/timing.js';
import { DESTROYED } from '../word.js';
import { isOnField } from '../zone.js';

/**
 * What is triggered by its own card leaving the field is activated where that has come to, by its owner there.
 * @throws {Withheld} where it says something of "you" or "your opponent" that the controller may have been
 */
export function asOwners(game: Game, one: Waiting): Waiting {
  const ability = triggered(game, one);
  const { source, you } = one.env;
  if (source === null || ability?.on.object?.what !== 'this' || !isActivated(game, one)) return one;
  const { zone, owner } = viewOf(game, source).object;
  if (owner === you || isOnField(zone) || isAnnounced(one)) return one;
  if (isOfPlayers(ability)) notWorkedOut();
  return { ...one, env: envWith(one.env, { you: owner }) };
}

/**
 * @throws {Withheld} where control of a monster has changed since it triggered an effect that is activated now: whose it is by
 *   then, and who may leave it, no answer says
 */
export function mustBeOfController(game: Game, { env }: Waiting): void {
  if (env.source === null) return;
  const { zone, stint, controller } = viewOf(game, env.source).object;
  if (isOnField(zone) && stint === env.stint && controller !== env.you)
    withhold(
      'rule/not-modelled',
      'Who activates an effect of a monster that has changed hands since it was triggered is not worked out.',
    );
}

/**
 * @throws {Withheld} where what such a card says of itself may be triggered or not by which player is meant with "you" or
 *   "your opponent"
 */
export function mustBeAnybodys(game: Game, event: GameEvent): void {
  if (event.object === null) return;
  const { object, abilities } = viewOf(game, event.object);
  if (object.controller === object.owner || !isOnField(object.zone)) return;
  const speaks = abilities.some(
    ({ ability }) => ability.ability === 'triggered' && looksAt(ability, event) && isOfPlayers(ability),
  );
  if (speaks) notWorkedOut();
}

function looksAt({ on, colon }: Triggered, { to, detail }: GameEvent): boolean {
  if (on.object?.what !== 'this' || !colon) return false;
  if (on.event === 'destroy') return detail?.way === DESTROYED;
  return on.event === 'move' && (on.to === undefined || on.to.zone === to?.zone);
}

function isOfPlayers({ on }: Triggered): boolean {
  return isAnywhere(on, ({ who }) => who === 'you' || who === 'opponent');
}

function notWorkedOut(): never {
  return withhold(
    'rule/not-modelled',
    'Whose opponent is meant by an effect that is triggered as its card leaves the field from under another player than its owner is not worked out.',
  );
}
