/** Permanents that are turned face up (708), and what is done as they are, which is a replacement effect (614.1e). */

import type { English } from '../../language/english/english.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { ActionRule } from '../../rulebook/rulebook.js';
import { IT, speaking } from '../common/action.js';
import { hasStatus, zoneOf } from '../common/event.js';
import { cite } from './rule.js';

const FACE_DOWN = 'face down';
const EVENT = 'turn face up';

/** What is turned face up is looked at as it will be then: its own text says what is done as it is turned (708.8). */
export const TURN_FACE_UP: EventRule = {
  impossible: (game, event) =>
    zoneOf(game, event.object) === 'battlefield' && hasStatus(game, event, FACE_DOWN)
      ? null
      : cite('not-there'),
  becomes: (object) => ({ ...object, status: object.status.filter((word) => word !== FACE_DOWN) }),
  happen: (hands, { object }) => {
    if (object === null) return false;
    hands.status(object, FACE_DOWN, false);
    return true;
  },
};

/** It does not use the stack (116.2b). What it costs is taken as paid. */
export const TURN_UP: ActionRule = {
  needs: ['object'],
  from: ['battlefield'],
  steps: (game, action) => ({
    do: [{ do: 'act', act: { event: EVENT, object: IT } }, { do: 'settle' }],
    env: speaking(game, action),
  }),
};

/** "As this creature is turned face up, put five +1/+1 counters on it." "When this creature is turned face up, ..." */
export function addFaceUp({ grammar, ability, happens, what: object, deeds }: English): void {
  grammar.rule(ability)('as {object} is turned face up , {deeds} .', { object, deeds }, (h) => ({
    ability: 'replacement',
    opens: 'as',
    watch: { event: EVENT, object: h.object },
    outcome: { outcome: 'modify', changes: [{ change: 'besides', do: [h.deeds] }] },
    says: 'plain',
  }));
  grammar.rule(happens)('{object:one} is turned face up', { object }, (h) => ({
    event: EVENT,
    object: h.object,
  }));
}
