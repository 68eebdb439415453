/** Effects that trigger once and have: there is nothing left of them (Magic: CR 603.7b). */

import type { LastingEffect } from '../../position/effect.js';
import type { Play } from '../play/play.js';
import { isSpent } from '../watching/ledger.js';

/**
 * Takes out those of which nothing waits any more, as nothing else is under way: a round that makes one each time comes back
 * to where it was. What replaces once is kept: it is asked why it does so no more.
 */
export function dropTriggered({ table }: Play): void {
  const { position, journal, index } = table;
  const { effects } = position;
  if (effects.length === 0) return;
  const over = effects.filter((effect) => hasTriggered(table, effect));
  if (over.length === 0) return;
  for (const { id } of over) {
    index.removeLasting(id);
    for (const key of Object.keys(position.ledger))
      if (key.startsWith(`e${id}:`)) journal.entry(position.ledger, key, undefined);
  }
  journal.set(
    position,
    'effects',
    effects.filter((effect) => !over.includes(effect)),
  );
  table.touch();
}

function hasTriggered(table: Play['table'], effect: LastingEffect): boolean {
  const maker = table.registry.maker(effect.made);
  return (
    maker.do === 'last' &&
    maker.abilities.every(({ ability }) => ability === 'triggered') &&
    isSpent(table, effect) &&
    !table.position.waiting.some(({ effect: key }) => key.startsWith(`e${effect.id}:`))
  );
}
