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
