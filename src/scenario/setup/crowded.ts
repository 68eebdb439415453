/** Zones of the board in which more is written down than a player can have there. */

import type { Definition } from '../../rulebooks/definition.js';
import type { Scenario } from '../written.js';
import type { Faults } from './faults.js';

export function checkRoom({ room = [] }: Definition, { players }: Scenario, faults: Faults): void {
  players.forEach((player, index) => {
    for (const { zones, most, says } of room) {
      const written = zones.flatMap((word) => {
        const pile = player[word];
        const path = ['players', index, word];
        if (typeof pile === 'number') return Array.from({ length: pile }, () => path);
        return Array.isArray(pile) ? pile.map((_, at) => [...path, at]) : [];
      });
      const first = written[most];
      if (first === undefined) continue;
      const message = `${player.name} has ${written.length} cards in ${zones.map((word) => `\`${word}\``).join(' and ')}: ${says}.`;
      const advice = `Write down ${most} at the most.`;
      faults.add('scenario/crowded', message, first, advice);
    }
  });
}
