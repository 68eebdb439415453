/** What a player would do though an effect says that it cannot be done. */

import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { isProhibited } from '../../kernel/raise.js';
import type { Game } from '../../rulebook/game.js';

interface Doing {
  /** The kind of event that it would be. */
  readonly kind: string;
  readonly by: PlayerId;
  readonly object: ObjectId;
  readonly other?: ObjectId | null;
}

/** @throws {Withheld} `action/forbidden` where an effect forbids it. @param done what the monster cannot be or do */
export function mustBeFree(game: Game, { kind, by, object, other = null }: Doing, done: string): void {
  const forbidden = isProhibited(game, {
    kind,
    player: by,
    object,
    share: null,
    other,
    from: game.table.position.objects[object]?.zone ?? null,
    to: null,
    amount: null,
    detail: null,
    cause: { manner: 'rule', player: by, source: null, ability: null },
  });
  if (forbidden)
    withhold(
      'action/forbidden',
      `This monster cannot ${done}: an effect forbids it.`,
      'Take the action out.',
    );
}
