/**
 * What a position comes to, whatever its objects are numbered: two positions with the same outline are one outcome.
 * Unfinished work, timestamps, the order of unordered zones and what no text asks for are left out; what objects are linked to is followed.
 *
 * Written out by hand rather than as JSON of a copy: it is made at the end of every path.
 */

import { type Amount, add } from '../../ground/amount.js';
import { dataKey } from '../../ground/data.js';
import type { AbilityKey, ObjectId } from '../../ground/id.js';
import { isSpent } from '../../kernel/watching/ledger.js';
import { isSaying } from '../../position/card.js';
import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import { perTable, type Table } from '../../table/table.js';
import { isAsked } from './asked.js';
import { inOrder, withLinks } from './outlined.js';

/** The outline of a position, as one string. */
export function outline(game: Game): string {
  const { table, catalogue } = game;
  const { position } = table;
  const names = nameObjects(position);
  let text = '';
  for (const zone in position.zones) {
    const ids = position.zones[zone];
    if (!ids || ids.length === 0) continue;
    const isOrdered = catalogue.zones[kindOf(zone)]?.ordered ?? false;
    const shuffled = isOrdered && (position.shuffled[zone]?.length ?? 0) > 0;
    const ordered = isOrdered && !shuffled;
    const counted = ordered ? inOrder(position, ids, names) : together(position, ids, names);
    text += `${zone}${shuffled ? '?' : ''}[${counted}]`;
  }
  for (const { values } of position.players) text += record(values, isPart(game));
  const { player, number } = position.turn;
  return `${text}${player}.${number}.${position.effects.length === 0 ? '' : lasting(table, names)}`;
}

/** The zone of which this is a player's. */
function kindOf(zone: string): string {
  const end = zone.indexOf('/');
  return end < 0 ? zone : zone.slice(0, end);
}

/** Equal objects of an unordered zone, counted. */
function together(position: Position, ids: readonly ObjectId[], names: Names): string {
  const counts = new Map<string, Amount>();
  for (const id of ids) {
    const name = names[id] ?? '';
    counts.set(name, add(counts.get(name) ?? 0, position.objects[id]?.count ?? 1));
  }
  const parts: string[] = [];
  for (const [name, count] of counts) parts.push(`${count}x${name}`);
  return parts.sort().join(';');
}

/** By the number of the object. */
export type Names = readonly string[];

/** Rounds in which links are followed: what is linked to what is linked to what is linked. */
const ROUNDS = 3;

/** Names that tell objects apart as far as anything about them does: by what they are, then by what they are linked to. */
function nameObjects({ objects }: Position): Names {
  let names = objects.map(describe);
  if (!objects.some(isLinked)) return names;
  for (let round = 0; round < ROUNDS; round++) {
    const last = names;
    names = objects.map((object) => (isLinked(object) ? withLinks(object, last) : (last[object.id] ?? '')));
  }
  return names;
}

function isLinked({ host, at, linked }: GameObject): boolean {
  if (host !== null || at !== null) return true;
  for (const _ in linked) return true;
  return false;
}

function describe(object: GameObject): string {
  const { card, label, owner, controller, status, counters, damage, chosen, copy, token } = object;
  const named = label === null ? '' : JSON.stringify(label);
  const copied = copy === null ? '' : dataKey(copy);
  // Of what players say nobody asks which of them it was: what it does is told by itself.
  const sort = `${isSaying(card) ? '' : card}${token ? '*' : ''}`;
  return `${named}${sort},${owner}.${controller},${status.join(' ')},${damage}${record(counters)}${record(chosen)}${copied}`;
}

/** Whether a value of players is part of what a game comes to: it is no note, or some text may ask for it. */
export function isPart(game: Game): (value: string) => boolean {
  return (value) => !game.catalogue.notes?.includes(value) || isAsked(game, value);
}

/** The fields of a record, whatever their order. */
function record(
  fields: { readonly [key: string]: unknown },
  isTold: (key: string) => boolean = Boolean,
): string {
  const keys = Object.keys(fields).filter(isTold);
  if (keys.length === 0) return '';
  return JSON.stringify(keys.sort().map((key) => [key, fields[key]]));
}

/** Effects that last: by what they do, whichever ability has made them; riot is riot, printed on a creature or had by another. */
function lasting(table: Table, names: Names): string {
  const { effects, objects } = table.position;
  // What lasts on objects that are others by now does nothing any more, nor does what has done all that it ever does.
  const still = effects.filter(
    (effect) =>
      !isSpent(table, effect) &&
      (effect.on.length === 0 || effect.on.some(({ object, stint }) => objects[object]?.stint === stint)),
  );
  return still
    .map(({ made, controller, source, on }) => {
      const ends = on.map(({ object }) => names[object] ?? '').sort();
      return JSON.stringify([doing(table, made), controller, source === null ? '' : names[source], ends]);
    })
    .sort()
    .join();
}

const known = perTable((): { [made: AbilityKey]: string } => ({}));

function doing(table: Table, made: AbilityKey): string {
  const found = known(table);
  found[made] ??= dataKey(table.registry.maker(made));
  return found[made];
}
