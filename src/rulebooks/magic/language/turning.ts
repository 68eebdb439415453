/** How texts say that cards are turned face up or face down, or put down so: "manifest the top card of your library". */

import type { Ability } from '../../../ability/ability.js';
import type { Change } from '../../../ability/change.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { CLOAKED, FACE_DOWN } from '../entering/face-down.js';
import { TURNED_UP } from '../entering/face-up.js';

/** "As this creature enters or is turned face up, put two +1/+1 counters on it": two replacement effects in one sentence. */
export function enteredOrTurned({ grammar, what: object, deeds }: English): Category<Ability[]> {
  const both = grammar.category<Ability[]>('two abilities');
  grammar.rule(both)(
    'as {object} enters the battlefield or is turned face up , {deeds} .',
    { object, deeds },
    (h) => [
      {
        ability: 'replacement',
        opens: 'as',
        watch: { event: 'move', to: { zone: 'battlefield' }, object: h.object },
        outcome: { outcome: 'modify', changes: [{ change: 'also', do: [h.deeds] }] },
        says: 'plain',
      },
      {
        ability: 'replacement',
        opens: 'as',
        watch: { event: TURNED_UP, object: h.object },
        outcome: { outcome: 'modify', changes: [{ change: 'besides', do: [h.deeds] }] },
        says: 'plain',
      },
    ],
  );
  return both;
}

/** "As this creature is turned face up, put five +1/+1 counters on it." "Manifest the top card of your library." */
export function addFaceUp(english: English): void {
  const { grammar, ability, what: object, deeds, adjective } = english;
  grammar.rule(ability)('as {object} is turned face up , {deeds} .', { object, deeds }, (h) => ({
    ability: 'replacement',
    opens: 'as',
    watch: { event: TURNED_UP, object: h.object },
    outcome: { outcome: 'modify', changes: [{ change: 'besides', do: [h.deeds] }] },
    says: 'plain',
  }));
  for (const [way, event] of [
    ['face up', TURNED_UP],
    ['face down', 'turn face down'],
  ] as const)
    verb(english, 'turn turns turning turned', `{object} ${way}`, { object }, (h) => ({
      event,
      object: h.object,
    }));
  const down: Change = { change: 'status', status: FACE_DOWN };
  for (const [said, arriving] of [
    ['manifest', [down]],
    ['cloak', [down, { change: 'status', status: CLOAKED }]],
  ] as const) {
    const forms =
      said === 'manifest' ? 'manifest manifests manifesting manifested' : 'cloak cloaks cloaking cloaked';
    verb(english, forms, '{object}', { object }, (h) => ({
      event: 'move',
      object: h.object,
      to: { zone: 'battlefield' },
      arriving: [...arriving],
      said,
    }));
  }
  grammar.terms(adjective, {
    'face-down': { test: 'status', status: FACE_DOWN },
    'face-up': { test: 'not', of: { test: 'status', status: FACE_DOWN } },
  });
}
