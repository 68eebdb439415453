/** Battle positions that effects change: from face-up Attack Position to face-up Defense Position, and back. */

import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import { cite, type Rule } from '../rule.js';
import { AFFECT, DEFENSE } from '../word.js';
import { isFaceDown, isLink } from './hidden.js';

export const POSITIONS: { readonly [kind: string]: EventRule } = {
  'change position': {
    views: [AFFECT],
    impossible: whyNotChanged,
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, 'defense', !hands.object(object).status.includes('defense'));
      return true;
    },
  },
};

/** @throws {Withheld} of a monster that lies face-down: it would be flipped */
function whyNotChanged(game: Game, { object: id, detail }: GameEvent): Rule | null {
  const { zone, status } = id === null ? { zone: null, status: [] } : objectOf(game, id);
  if (id === null || zone !== 'monsters') return cite('not-there');
  if (isFaceDown(status))
    withhold(
      'rule/not-modelled',
      'What comes of it that an effect changes the battle position of a face-down monster is not worked out.',
    );
  if (isLink(game, id)) return cite('never-defending');
  const already = detail?.way !== undefined && (detail.way === DEFENSE) === status.includes('defense');
  return already ? cite('impossible') : null;
}
