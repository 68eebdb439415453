/** How many cards a player's zones hold: five Main Monster Zones, five Spell & Trap Zones. */

import type { PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { printedTypes } from './type.js';

const MOST = 5;

/** Whether no Main Monster Zone of a player can be free: monsters of the Extra Deck may lie elsewhere. */
export function isCrowded(game: Game, player: PlayerId): boolean {
  return monstersOf(game, player).filter((one) => !isExtra(game, one)).length >= MOST;
}

/** Whether none of a player's Spell & Trap Zones is free; what is activated is in one, save a Field Spell. */
export function isCluttered(game: Game, player: PlayerId): boolean {
  const those = game.table.position.objects.filter(
    (one) =>
      one.controller === player &&
      (one.zone === 'spells' ||
        one.zone === 'pendulum' ||
        (one.zone === 'resolving' && !printedTypes(game, one.card).includes('field'))),
  );
  return those.length >= MOST;
}

/** @throws {Withheld} where a card comes to a zone of which none may be free */
export function mustHaveRoom(game: Game, { object: id, to, detail, player }: GameEvent): void {
  const object = id === null ? undefined : game.table.position.objects[id];
  const who = detail?.arrival?.controller ?? player;
  if (!object || who === null || object.zone === to?.zone) return;
  const full =
    (to?.zone === 'monsters' && monstersOf(game, who).length >= MOST) ||
    (to?.zone === 'spells' && isCluttered(game, who));
  if (full)
    withhold(
      'rule/not-modelled',
      'What becomes of a card that would come to a zone of its player of which none may be free is not worked out.',
    );
}

function monstersOf({ table }: Game, player: PlayerId): readonly GameObject[] {
  return table.position.objects.filter(
    ({ zone, controller }) => zone === 'monsters' && controller === player,
  );
}

function isExtra(game: Game, object: GameObject): boolean {
  const types = printedTypes(game, object.card);
  return ['fusion', 'synchro', 'xyz', 'link', 'pendulum'].some((type) => types.includes(type));
}
