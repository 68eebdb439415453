/** How texts are understood: what a scenario expects of it. */

import type { Ability } from '../ability/ability.js';
import type { Definition } from '../rulebooks/definition.js';
import type { ExpectedReading } from './form.js';
import type { Check } from './judge.js';
import type { CardLibrary } from './library.js';

export function readings(
  expected: readonly ExpectedReading[],
  definition: Definition,
  library: CardLibrary,
): Check[] {
  return expected.map((one, index) => {
    const path = ['reads', index];
    const found = library.find(one.card, one.printing ?? null);
    if ('problem' in found) return { path, held: false, found: found.problem };
    const pieces = found.pieces.filter(({ line }) => one.line === undefined || line === one.line);
    if (one.understood === false) return { path, held: pieces.some(({ trouble }) => trouble !== null) };
    if (one.understood && pieces.some(({ trouble }) => trouble !== null)) return { path, held: false };
    const abilities = pieces.flatMap((piece) => piece.abilities);
    const held = abilities.some((ability) => isAs(definition, one, ability));
    return { path, held, found: abilities.map((ability) => ability.ability).join(', ') };
  });
}

function isAs(definition: Definition, expected: ExpectedReading, ability: Ability): boolean {
  if (expected.ability !== undefined && ability.ability !== expected.ability) return false;
  if (expected.form !== undefined && definition.formOf?.(ability) !== expected.form) return false;
  if (expected.optional === undefined) return true;
  return ability.ability === 'replacement' && (ability.optional !== undefined) === expected.optional;
}
