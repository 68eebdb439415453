/** The battlefields of which a text speaks without naming them. */

import type { Every } from '../../../ability/every.js';
import type { What } from '../../../ability/reference.js';

/** The battlefield "here", or the one that was "added": what stands in that relation to an object. */
export function battlefieldsThat(relation: string, to: Extract<What, { readonly what: 'this' }>): Every {
  return {
    what: 'some',
    quantity: { how: 'every', said: 'the' },
    described: {
      head: { noun: { trait: 'type', is: 'battlefield' }, sort: 'permanent' },
      which: [{ test: 'relation', relation, to }],
    },
  };
}
