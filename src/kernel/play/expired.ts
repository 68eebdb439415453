/** What lasts until some time ends then: effects, and the uses that were counted for so long. */

import type { Duration } from '../../ability/duration.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import type { LastingEffect } from '../../position/effect.js';
import type { Game } from '../../rulebook/game.js';

/** Ends what lasts for so long and no longer; `of`: that of one player alone; `from`: what this object has made. */
export function expired({ table }: Game, until: Duration, of?: PlayerId, from?: ObjectId): void {
  const { effects, ledger } = table.position;
  const ends = ({ made, controller, source }: LastingEffect): boolean =>
    table.registry.maker(made).until === until &&
    (of ?? controller) === controller &&
    (from ?? source) === source;
  if (from !== undefined && !effects.some(ends)) return;
  for (const effect of effects) if (ends(effect)) table.index.removeLasting(effect.id);
  const kept = effects.filter((effect) => !ends(effect));
  table.journal.set(table.position, 'effects', kept);
  for (const key of Object.keys(ledger))
    if (isCountedFor(key, until)) table.journal.entry(ledger, key, undefined);
  table.touch();
}

/** Whether uses are counted under this key for so long and no longer. */
export function isCountedFor(key: string, until: Duration): boolean {
  return key.endsWith(`@${until}`);
}
