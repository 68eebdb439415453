/** Anchor words (614.12c): which word was chosen as a permanent entered. */

import { looked } from '../../evaluate/selection.js';
import type { FactRule } from '../../rulebook/catalogue.js';

/** The kind of choice: a word of which the rules know nothing. */
export const ANCHOR = 'word';

/** What an ability behind such a word asks. */
export const ANCHOR_CHOSEN = 'the anchor word was chosen';

export const ANCHOR_FACTS: { readonly [fact: string]: FactRule } = {
  [ANCHOR_CHOSEN]: {
    so: (game, env, about) => {
      const chosen = looked(game, env, { what: 'this' })[0]?.object.chosen[ANCHOR];
      return chosen !== undefined && 'word' in chosen && chosen.word === about;
    },
  },
};
