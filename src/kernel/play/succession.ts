/** One object in the place of another, and a part that is divided from a group. */

import type { Ability } from '../../ability/ability.js';
import { standAsOne } from '../../evaluate/reference/listed.js';
import { type Amount, subtract } from '../../ground/amount.js';
import type { ObjectId, Zone } from '../../ground/id.js';
import type { Value } from '../../position/env.js';
import type { Spot } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import { zoneId } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { enlist } from '../../table/enlist.js';
import { handOnEffects, handOnWords, shareGroup } from './heir.js';

/** Hands, and how they deal with a single object. */
export interface Grip extends Hands {
  /** Changes something on which an object's abilities or their working depends. */
  change(object: GameObject, how: () => void): void;
  /** Changes something on which no ability's place in the index depends. */
  write<Key extends keyof GameObject>(id: ObjectId, key: Key, value: GameObject[Key]): void;
  set<Key extends keyof GameObject>(object: GameObject, key: Key, value: GameObject[Key]): void;
  leaveZone(object: GameObject): void;
  enterZone(object: GameObject, to: Spot): void;
  /** The statuses that a card keeps wherever it goes. */
  abiding(status: readonly string[]): readonly string[];
  /** What moves becomes a new object without any memory of what it was (Magic 400.7). */
  renew(object: GameObject): void;
  readonly functions: (ability: Ability, zone: Zone) => boolean;
}

/** An object goes, and its heir is from then on where it was, as it was. */
export function succeeded(
  hands: Grip,
  id: ObjectId,
  heirId: ObjectId,
  to: Spot | null,
  options: { referred: boolean },
): void {
  const { game } = hands;
  const { position, journal } = game.table;
  const object = hands.object(id);
  const heir = hands.object(heirId);
  const { zone, holder, controller, status, counters, damage, host, at, chosen, linked, stint } = object;
  const place = (position.zones[zoneId(zone, holder)] ?? []).indexOf(id);
  if (to) hands.move(id, to);
  else hands.cease(id);
  hands.change(heir, () => {
    hands.leaveZone(heir);
    hands.renew(heir);
    const key = zoneId(zone, holder);
    journal.entry(position.zones, key, (position.zones[key] ?? []).toSpliced(place, 0, heirId));
    const has = { zone, holder, controller, status, counters, damage, host, at, chosen, linked };
    for (const [field, value] of Object.entries(has)) hands.set(heir, field as keyof typeof has, value);
    hands.set(heir, 'since', game.table.tick());
  });
  for (const other of position.objects) {
    if (other.host === id) hands.write(other.id, 'host', heirId);
    if (other.at === id) hands.write(other.id, 'at', heirId);
  }
  const from = { object: id, stint };
  const now = { object: heirId, stint: heir.stint };
  handOnEffects(game, from, now);
  if (options.referred) handOnWords(game, from, now);
  game.table.touch();
}

/**
 * So many of a group, fewer than there are, as an object of their own.
 * @throws {Withheld} of tokens of which words that last or wait speak: of which of them they would go on speaking
 */
export function divided(hands: Grip, id: ObjectId, count: Amount): ObjectId {
  const { table } = hands.game;
  const object = hands.object(id);
  if (object.token && isSpokenOf(hands.game, id)) standAsOne();
  const part = table.position.objects.length as ObjectId;
  table.journal.push(table.position.objects, { ...object, id: part, count });
  hands.write(id, 'count', subtract(object.count, count));
  const key = zoneId(object.zone, object.holder);
  const pile = table.position.zones[key];
  if (pile) table.journal.entry(table.position.zones, key, pile.toSpliced(pile.indexOf(id), 0, part));
  enlist(table, hands.object(part), hands.functions);
  shareGroup(hands.game, { object: id, stint: object.stint }, { object: part, stint: object.stint });
  table.touch(part);
  return part;
}

function isSpokenOf({ table: { position } }: Game, id: ObjectId): boolean {
  const isAmong = (value: Value | null): boolean =>
    value !== null && 'objects' in value && value.objects.includes(id);
  return (
    position.effects.some(({ refs }) => refs.some(isAmong)) ||
    position.waiting.some(({ env }) => env.refs.some(isAmong))
  );
}
