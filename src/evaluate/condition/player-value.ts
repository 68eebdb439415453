/** What stands beside a player: life, LP, points. */

import type { Amount } from '../../ground/amount.js';
import type { PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Position } from '../../position/position.js';

/**
 * @param called what it is called where people speak of it
 * @throws {Withheld} `position/missing-value` where nobody has written it down
 */
export function playerValue(
  { players }: Position,
  player: PlayerId | null,
  value: string,
  called: string = value,
): Amount {
  const { name = 'a player', values } = (player === null ? undefined : players[player]) ?? {};
  return (
    values?.[value] ??
    withhold(
      'position/missing-value',
      `The ruling depends on the ${called} of ${name}, and nobody has written it down.`,
      `Give ${name} \`${value}\`: how much of it there is.`,
    )
  );
}
