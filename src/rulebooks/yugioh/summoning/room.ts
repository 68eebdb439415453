/** How many cards a player's zones hold: five Main Monster Zones, five Spell & Trap Zones, one Field Zone. */

import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import { byRule } from '../../common/settle.js';
import { mayBeExtra, printedTypes } from '../type.js';

const FIELD_ZONE = 'field spells';

const MOST = 5;

/** What the board of one player can hold: the two Extra Monster Zones, too. */
export const ROOM = [
  { zones: ['monsters'], most: MOST + 2, says: 'there are five Main and two Extra Monster Zones' },
  { zones: ['pendulum'], most: 2, says: 'there are two Pendulum Zones' },
  { zones: [FIELD_ZONE], most: 1, says: 'a player has one Field Zone' },
];

/** How many Main Monster Zones of a player can be free at most: monsters of the Extra Deck may lie elsewhere. */
export function freeZones(game: Game, player: PlayerId): number {
  return Math.max(
    0,
    MOST - monstersOf(game, player).filter((one) => !mayBeExtra(printedTypes(game, one.card))).length,
  );
}

/** Whether none can be. */
export function isCrowded(game: Game, player: PlayerId): boolean {
  return freeZones(game, player) === 0;
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
export function mustHaveRoom(game: Game, event: GameEvent): void {
  const { object: id, to, detail, player } = event;
  const object = id === null ? undefined : game.table.position.objects[id];
  const who = detail?.arrival?.controller ?? player;
  if (!object || who === null || object.zone === to?.zone) return;
  const full =
    (to?.zone === 'monsters' && monstersOf(game, who).length >= MOST) ||
    (to?.zone === 'spells' && isCluttered(game, who)) ||
    (to?.zone === FIELD_ZONE && fieldSpellsOf(game, who).length > makingRoom(game, event).length);
  if (full)
    withhold(
      'rule/not-modelled',
      'What becomes of a card that would come to a zone of its player of which none may be free is not worked out.',
    );
}

/** The Field Spell that makes room for another, which is activated or Set: no effect sends it to the GY, and it is not destroyed. */
export function makingRoom(
  game: Game,
  { kind, object: id, to, detail, player, from }: GameEvent,
): GameEvent[] {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (!object || from === FIELD_ZONE || !printedTypes(game, object.card).includes('field')) return [];
  const laid = to?.zone === FIELD_ZONE && (detail?.arrival?.status.includes('face down') ?? false);
  if (kind !== 'activate' && !laid) return [];
  const who = detail?.arrival?.controller ?? player ?? object.controller;
  return fieldSpellsOf(game, who).map((one) =>
    byRule(game, 'move', one.id, { to: { zone: 'gy', holder: one.owner, at: null } }),
  );
}

function fieldSpellsOf({ table }: Game, player: PlayerId): readonly GameObject[] {
  const { objects, zones } = table.position;
  return (zones[FIELD_ZONE] ?? []).flatMap((id: ObjectId) =>
    objects[id]?.controller === player ? objects[id] : [],
  );
}

function monstersOf({ table }: Game, player: PlayerId): readonly GameObject[] {
  return table.position.objects.filter(
    ({ zone, controller }) => zone === 'monsters' && controller === player,
  );
}
