/** How a token is described, and what is picked for what arrives. */

import type { TokenText } from '../../ability/act.js';
import type { Picked } from '../message.js';
import { found } from '../template.js';
import type { Phrases } from './phrase.js';

/** "1/1 white Soldier creature", "3 [M] Mech unit". */
export function tokenText({ words }: Phrases, { values, traits }: TokenText): string {
  const stats = Object.entries(values).map(([trait, value]) => {
    const unit = found(words.units ?? {}, trait);
    return unit === undefined ? String(value) : `${value} ${unit}`;
  });
  return [stats.join('/'), ...traits.map(({ is }) => is)].filter((word) => word !== '').join(' ');
}

/** "with Name chosen", "with nothing chosen". */
export function pickedFor(phrases: Phrases, { as, objects }: Picked): string {
  const [some, none] = found(phrases.words.picks ?? {}, as) ?? [
    'with {objects} chosen',
    'with nothing chosen',
  ];
  return objects.length === 0 ? none : some.replace('{objects}', () => phrases.things(objects));
}
