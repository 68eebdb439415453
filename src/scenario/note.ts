/** What is said of a text that is understood and carried out by nobody: what bearing it has. */

import type { Note } from '../ability/ability.js';

/** Those that a rulebook counts or looks at, and those that it takes as met; any other has no bearing on play. */
const NOTES: { readonly [note: string]: string } = {
  limit: 'limit on how often it is used',
  'activated once per turn': 'limit on how often it is activated',
  'gained once per turn': 'limit on how often it is gained, taken as kept',
  legality: 'condition of what is legal, taken as met',
  'costs less': 'lower cost, taken as paid',
  'plays from trash': 'permission',
  'units move here from anywhere': 'permission',
  'not chosen by enemies': 'prohibition',
};

export function noteInWords({ note }: Note): string {
  return NOTES[note] ?? 'note without bearing on play';
}
