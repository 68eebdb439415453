/** What is sent somewhere and banished instead. */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';

export function banished(watch: Partial<Act>): Replacement {
  return {
    ability: 'replacement',
    watch: { event: 'move', ...watch, said: 'send' },
    outcome: { outcome: 'modify', changes: [{ change: 'place', to: { zone: 'banished' } }] },
    says: 'instead',
  };
}
