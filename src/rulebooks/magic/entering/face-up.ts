/** Permanents that are turned face up (708), and what is done as they are, which is a replacement effect (614.1e). */

import type { Ability } from '../../../ability/ability.js';
import { envWith } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { ActionRule } from '../../../rulebook/rulebook.js';
import { IT, speaking } from '../../common/action.js';
import { zoneOf } from '../../common/event.js';
import { misfit } from '../../common/fitting.js';
import { hasStatus } from '../../common/state.js';
import { FACING_DOWN } from '../fitting.js';
import { loosen } from '../permanent/attaching.js';
import { cite } from '../rule.js';
import { FACE_DOWN, hidden } from './face-down.js';

/** The event. */
export const TURNED_UP = 'turn face up';

/** By its own player's leave, at the cost that its keyword names. */
const PAID = 'morph cost';

/** What is turned face up is looked at as it will be then: its own text says what is done as it is turned (708.8). */
export const TURN_FACE_UP: EventRule = {
  impossible: (game, event) => {
    if (zoneOf(game, event.object) !== 'battlefield' || !hasStatus(game, event, FACE_DOWN))
      return cite('not-there');
    return isSpell(game, event) ? cite('stays-face-down') : null;
  },
  becomes: (object) => {
    const down = hidden(object);
    return { ...object, status: object.status.filter((word) => !down.includes(word)) };
  },
  was: { status: FACE_DOWN, so: true },
  happen: (hands, { object }) => {
    if (object === null) return false;
    for (const word of hidden(hands.object(object))) hands.status(object, word, false);
    // An Aura was a creature as it came, and is attached to nothing.
    if (hands.object(object).host === null) loosen(hands, object);
    return true;
  },
};

/** The card of an instant or a sorcery is no permanent (701.40g). */
function isSpell({ table }: Game, { object }: GameEvent): boolean {
  const { card = null } = object === null ? {} : (table.position.objects[object] ?? {});
  const type = card === null ? undefined : table.position.cards[card]?.traits.type;
  return Array.isArray(type) && (type.includes('instant') || type.includes('sorcery'));
}

/** It does not use the stack (116.2b). What it costs is taken as paid: what its keyword names, where it has one. */
export const TURN_UP: ActionRule = {
  needs: ['object'],
  from: ['battlefield'],
  unfit: (game, action) => misfit(game, action, FACING_DOWN),
  steps: (game, action) => ({
    do: [{ do: 'act', act: { event: TURNED_UP, object: IT } }, { do: 'settle' }],
    env: envWith(speaking(game, action), { manner: PAID }),
  }),
};

/** "As this permanent is turned face up, put a +1/+1 counter on it if its megamorph cost was paid" (702.37b). */
export const MEGAMORPH: Ability = {
  ability: 'replacement',
  opens: 'as',
  watch: { event: TURNED_UP, object: { what: 'this' }, cause: [{ manner: PAID }] },
  outcome: {
    outcome: 'modify',
    changes: [
      {
        change: 'besides',
        do: [
          {
            do: 'act',
            act: { event: 'put counters', counter: '+1/+1', amount: 1, object: { what: 'this', said: 'it' } },
          },
        ],
      },
    ],
  },
  says: 'plain',
};
