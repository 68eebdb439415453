import type { ObjectId, RuleKey, Zone } from '../ground/id.js';
import type { GameObject } from '../position/object.js';
import type { Table } from '../table/table.js';
import type { Catalogue } from './catalogue.js';
import type { Policy } from './policy.js';
import type { Rulebook } from './rulebook.js';

/** A position being played by a version of a rulebook. */
export interface Game {
  readonly table: Table;
  readonly rulebook: Rulebook;
  readonly catalogue: Catalogue;
  readonly policy: Policy;
}

/** Whether a rule has been taken out, to see what then happens. */
export function isOff(game: Game, rule: RuleKey): boolean {
  return game.table.position.without.rules.includes(rule);
}

/** Whether what lies in this zone is on a field: there it is its controller's, and elsewhere its owner's. */
export function isField({ catalogue }: Pick<Game, 'catalogue'>, zone: Zone | null | undefined): boolean {
  return zone != null && (catalogue.zones[zone]?.field ?? false);
}

/** An object as the position has it, whatever has an effect on it. */
export function objectOf({ table }: Game, id: ObjectId): GameObject {
  const object = table.position.objects[id];
  if (!object) throw new Error(`no object ${id}`);
  return object;
}
