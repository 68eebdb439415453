/** Combat: its events (464 to 466). How each goes stands in `fighting.ts`. */

import type { EventRule } from '../../../rulebook/catalogue.js';
import { cite } from '../rule.js';
import { assign, assignAll, beAssigned, dealt, mayAssign, release } from './assigning.js';
import { begin, cleanUp, end, result, tie } from './fighting.js';

export const COMBAT: { readonly [kind: string]: EventRule } = {
  /** The units there attack and defend from now on (464.2.c). */
  combat: { happen: begin },
  /** Each player assigns as much damage as their units' Might, the attacker first (465.2). */
  'assign damage': { happen: assignAll },
  /** The unit to which damage is assigned next: as much as is lethal to it, to the last one all that is left (465.2.c). */
  assign: { chosenBy: cite('assigns'), mayChoose: mayAssign, happen: assign },
  /** What would replace the damage replaces that it is assigned (465.2.c.5). */
  'be assigned': { foretells: ['deal'], happen: beAssigned },
  /** What has been assigned is dealt, all of it together (465.2.d). */
  'combat damage': {
    parts: (game) => ({ before: [], after: dealt(game) }),
    happen: release,
  },
  /** All units are healed, and the attackers recalled where somebody still defends (466.1). */
  'combat cleanup': { happen: cleanUp },
  tie: { happen: tie },
  /** Who is left there controls the battlefield (466.5). */
  'combat result': { happen: result },
  /** Nobody attacks or defends any more (466.7). */
  'combat ends': { happen: end },
};
