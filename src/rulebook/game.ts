import type { RuleKey } from '../ground/id.js';
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
