/** Combat: its events (464 to 466). How each goes stands in `fighting.ts`. */

import type { EventRule } from '../../rulebook/catalogue.js';
import { assign, assignAll, begin, dealt, end, mayAssign, release } from './fighting.js';
import { cite } from './rule.js';

export const COMBAT: { readonly [kind: string]: EventRule } = {
  /** The units there attack and defend from now on (464.2.c). */
  combat: { happen: begin },
  /** Each player assigns as much damage as their units' Might, the attacker first (465.2). */
  'assign damage': { happen: assignAll },
  /** A unit has so much assigned as is lethal to it, the last one all that is left (465.2.c.3, 465.2.c.4). */
  assign: { chosenBy: cite('assigns'), mayChoose: mayAssign, happen: assign },
  /** What has been assigned is dealt, all of it together (465.2.d). */
  'combat damage': {
    parts: (game, event) => ({ before: [], after: dealt(game, event) }),
    happen: release,
  },
  /** All units are healed, and the attackers recalled where somebody still defends (466.1); who is left has conquered. */
  'combat ends': { happen: end },
};
