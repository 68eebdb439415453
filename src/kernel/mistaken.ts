/** What is said of a position that is taken up under another rulebook than its own, or in another form. */

import { Withheld } from '../ground/problem.js';
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
    return refuse(
      'position/format',
      `This position has format ${JSON.stringify(format) ?? 'none'}; ${POSITION_FORMAT} is understood.`,
      SAVED,
      ['format'],
    );
  return refuse(
    'position/game',
    `This is a position of ${typeof game === 'string' ? JSON.stringify(game) : 'no game'}, not of ${rulebook.name}.`,
    'Take it up under the rulebook of its own game.',
    ['game'],
  );
}

/** What is said of a position by rules that its game does not have. @throws {Withheld} `position/version` */
export function unknownVersion({ name, versions }: Rulebook, rules: unknown): never {
  const advice = `It has: ${versions.join(', ')}.`;
  return refuse('position/version', `${name} has no rules ${JSON.stringify(rules)}.`, advice, ['rules']);
}

/** What is said where a position that comes from somewhere else cannot be played on. @throws {Withheld} `position/invalid` */
export function unplayable(): never {
  const message = 'This position cannot be played on: its parts do not fit together.';
  return refuse('position/invalid', message, SAVED, []);
}

/**
 * @param path to what is at fault; none where that is no one part
 * @throws {Withheld} `position/invalid`
 */
export function invalid(fault: string, path: readonly PropertyKey[] = []): never {
  return refuse('position/invalid', `This is no position: ${fault}.`, SAVED, path);
}

/** With the place in the position, which is data and has no lines. */
function refuse(code: string, message: string, advice: string, path: readonly PropertyKey[]): never {
  throw new Withheld([{ code, message, advice, place: { line: 1, column: 1, path } }]);
}
