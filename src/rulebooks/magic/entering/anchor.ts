/** Anchor words (614.12c): which word was chosen as a permanent entered. */

import { notWritten } from '../../../evaluate/object/chosen-word.js';
import { looked } from '../../../evaluate/reference/past.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import { isListed } from '../casting/remembered.js';

/** The kind of choice: a word of which the rules know nothing. */
export const ANCHOR = 'word';

/** What an ability behind such a word asks. */
export const ANCHOR_CHOSEN = 'the anchor word was chosen';

export const ANCHOR_FACTS: { readonly [fact: string]: FactRule } = {
  [ANCHOR_CHOSEN]: {
    so: (game, env, about) => {
      const object = looked(game, env, { what: 'this' })[0]?.object;
      if (!object) return false;
      const chosen = object.chosen[ANCHOR];
      if (chosen) return 'word' in chosen && chosen.word === about;
      // For what has become a copy of it since it entered no word was chosen.
      return isListed(object) && object.copy === null ? notWritten(game, object.id, ANCHOR) : false;
    },
  },
};
