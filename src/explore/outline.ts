/**
 * What a position comes to, whatever its objects are numbered: two positions with the same outline are one outcome.
 * Unfinished work, timestamps and the order of unordered zones are left out; what objects are linked to is followed.
 */

import { type Amount, add } from '../ground/amount.js';
import type { ObjectId } from '../ground/id.js';
import type { GameObject } from '../position/object.js';
import type { Position } from '../position/position.js';
import type { Catalogue } from '../rulebook/catalogue.js';

/** The outline of a position, as one string. */
export function outline(position: Position, catalogue: Catalogue): string {
  const names = nameObjects(position);
  const zones = Object.entries(position.zones).map(([zone, ids]) => {
    const kind = catalogue.zones[zone.split('/')[0] ?? ''];
    const shuffled = position.shuffled[zone]?.length ? 'shuffled' : '';
    return [
      zone,
      shuffled,
      kind?.ordered && !shuffled ? inOrder(position, ids, names) : together(position, ids, names),
    ];
  });
  const players = position.players.map(({ values }) => Object.entries(values).sort());
  return JSON.stringify([zones.sort(), players, position.turn, lasting(position, names)]);
}

/** The objects of an ordered zone; equal ones beside each other are counted. */
function inOrder(
  position: Position,
  ids: readonly ObjectId[],
  names: ReadonlyMap<ObjectId, string>,
): unknown {
  const runs: [string, Amount][] = [];
  for (const id of ids) {
    const name = names.get(id) ?? '';
    const count = position.objects[id]?.count ?? 1;
    const last = runs.at(-1);
    if (last?.[0] === name) last[1] = add(last[1], count);
    else runs.push([name, count]);
  }
  return runs;
}

/** Equal objects of an unordered zone, counted. */
function together(
  position: Position,
  ids: readonly ObjectId[],
  names: ReadonlyMap<ObjectId, string>,
): unknown {
  const counts = new Map<string, Amount>();
  for (const id of ids) {
    const name = names.get(id) ?? '';
    counts.set(name, add(counts.get(name) ?? 0, position.objects[id]?.count ?? 1));
  }
  return [...counts].sort();
}

/** Names that tell objects apart as far as anything about them does: by what they are, then by what they are linked to. */
function nameObjects(position: Position): Map<ObjectId, string> {
  let names = new Map(position.objects.map((object) => [object.id, describe(object)]));
  for (let round = 0; round < 3; round++) {
    const last = names;
    const name = (id: ObjectId | null): string => (id === null ? '' : (last.get(id) ?? ''));
    names = new Map(
      position.objects.map((object) => {
        const links = Object.entries(object.linked).map(([relation, ids]) => [
          relation,
          ids.map(name).sort(),
        ]);
        const linked = object.host === null && object.at === null && links.length === 0;
        return [
          object.id,
          linked
            ? name(object.id)
            : JSON.stringify([name(object.id), name(object.host), name(object.at), links.sort()]),
        ];
      }),
    );
  }
  return names;
}

function describe(object: GameObject): string {
  const { card, label, owner, controller, status, counters, damage, chosen, copy, token } = object;
  return JSON.stringify([
    label,
    card,
    owner,
    controller,
    status,
    entries(counters),
    damage,
    entries(chosen),
    copy,
    token,
  ]);
}

function entries(record: object): unknown {
  return Object.entries(record).sort();
}

function lasting(position: Position, names: ReadonlyMap<ObjectId, string>): unknown {
  return position.effects
    .map(({ made, controller, source, on }) => [
      made,
      controller,
      source === null ? '' : (names.get(source) ?? ''),
      on.map(({ object }) => names.get(object) ?? '').sort(),
    ])
    .map((one) => JSON.stringify(one))
    .sort();
}
