/** What is said of a position that is taken up under another rulebook than its own, or in another form. */

import { withhold } from '../ground/problem.js';
import { POSITION_FORMAT } from '../position/position.js';
import type { Rulebook } from '../rulebook/rulebook.js';

/** What to do about a position that is none. */
const SAVED = 'Take up what `save` has given.';

/** @throws {TypeError} for a definition in the place of its rulebook */
export function refuseMistaken(
  rulebook: Rulebook,
  { format, game }: { format?: unknown; game?: unknown },
): never {
  if (typeof rulebook.policy !== 'function')
    throw new TypeError('this is no rulebook: a definition has one, as `rulebook`');
  if (format !== POSITION_FORMAT)
    return withhold(
      'position/format',
      `This position has format ${JSON.stringify(format) ?? 'none'}; ${POSITION_FORMAT} is understood.`,
      SAVED,
    );
  return withhold(
    'position/game',
    `This is a position of ${typeof game === 'string' ? JSON.stringify(game) : 'no game'}, not of ${rulebook.name}.`,
    'Take it up under the rulebook of its own game.',
  );
}

/** What is said where a position that comes from somewhere else cannot be played on. @throws {Withheld} `position/invalid` */
export function unplayable(): never {
  return withhold(
    'position/invalid',
    'This position cannot be played on: its parts do not fit together.',
    SAVED,
  );
}

/** @throws {Withheld} `position/invalid` */
export function invalid(fault: string): never {
  return withhold('position/invalid', `This is no position: ${fault}.`, SAVED);
}
