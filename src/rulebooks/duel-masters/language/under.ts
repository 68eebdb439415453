/** How cards speak of those that lie under another: "a card under this creature" (801.1). */

import type { Description, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';

export function addUnder({ grammar, described, what }: English): void {
  const meaning = (to: What): Description => ({
    head: { sort: 'card' },
    which: [
      { test: 'zone', at: { zone: 'under' }, said: 'in' },
      { test: 'relation', relation: 'under', to },
    ],
  });
  const says = grammar.rule(described);
  says('card under {to:one}', { to: what }, (h) => meaning(h.to), { number: 'one' });
  says('cards under {to:one}', { to: what }, (h) => meaning(h.to), { number: 'many' });
}
