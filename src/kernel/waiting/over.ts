/** Effects that come about once and have: there is nothing left of those that have triggered (Magic: CR 603.7b). */

import type { EffectKey } from '../../ground/id.js';
import type { Play } from '../play/play.js';
import { isSpent } from '../watching/ledger.js';

/**
 * Takes out a lasting effect whose ability has triggered for the only time and resolves: a round that makes one each time
 * comes back to where it was. What replaces once is kept: it is asked why it does so no more.
 */
export function dropSpent({ table }: Play, key: EffectKey): void {
  const { position, journal, index } = table;
  const effect = position.effects.find(({ id }) => key.startsWith(`e${id}:`));
  if (!effect || !isSpent(table, effect) || position.waiting.some((one) => one.effect === key)) return;
  index.removeLasting(effect.id);
  for (const use of Object.keys(position.ledger))
    if (use.startsWith(`e${effect.id}:`)) journal.entry(position.ledger, use, undefined);
  journal.set(
    position,
    'effects',
    position.effects.filter((one) => one !== effect),
  );
  table.touch();
}
