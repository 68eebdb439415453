/** What is said of a limit that is none. */

import { noSuch } from '../../ground/problem.js';

/**
 * @param most what it was to be; left out where nothing can be limited so
 * @throws {RangeError} `limit/unknown`
 */
export function noLimit(limit: string, most?: unknown): never {
  const said = most === undefined ? `there is no limit on ${limit}` : `no limit on ${limit}: ${String(most)}`;
  return noSuch('limit/unknown', said);
}
