/** What lies face down (708): what it is, how it comes to lie so, and that it has nothing of what its card says. */

import { withhold } from '../../../ground/problem.js';
import type { Traits } from '../../../position/card.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { ActionRule } from '../../../rulebook/rulebook.js';
import { IT, speaking } from '../../common/action.js';
import { zoneOf } from '../../common/event.js';
import { misused } from '../../common/fitting.js';
import { hasKeyword } from '../../common/keyword.js';
import { hasStatus } from '../../common/state.js';
import { BECOME_CAST, RESOLVE } from '../casting/step.js';
import { CAST_HIDDEN } from '../fitting.js';
import { cite } from '../rule.js';
import { endCopy } from './copying.js';

export const FACE_DOWN = 'face down';

/** What was cloaked, or cast with disguise, has ward as long as it lies face down (702.168a, 701.58a). */
export const CLOAKED = 'cloaked';

/** Keywords by which a card can be cast face down, and be turned face up. */
export const MORPHS = ['morph', 'megamorph', 'disguise'] as const;

/** The statuses in which an object lies face down. */
export function hidden({ status }: GameObject): readonly string[] {
  return status.filter((word) => word === FACE_DOWN || word === CLOAKED);
}

/** A 2/2 creature without a name, text, subtypes and a cost (708.2a); in exile it has no characteristics at all (406.3a). */
export function concealed({ status, zone }: GameObject): Traits | null {
  if (!status.includes(FACE_DOWN)) return null;
  return zone === 'exile' ? NOTHING : UNDERNEATH;
}

const NOTHING: Traits = {
  name: [],
  supertype: [],
  type: [],
  subtype: [],
  color: [],
  symbol: [],
  'mana value': 0,
};

const UNDERNEATH: Traits = { ...NOTHING, type: ['creature'], power: 2, toughness: 2 };

export const TURN_FACE_DOWN: EventRule = {
  impossible: (game, event) =>
    zoneOf(game, event.object) === 'battlefield' && !hasStatus(game, event, FACE_DOWN)
      ? null
      : cite('not-there'),
  happen: (hands, { object }) => {
    if (object === null) return false;
    const { card } = hands.object(object);
    if (card !== null && hands.game.table.position.cards[card]?.other !== undefined)
      withhold(
        'rule/not-modelled',
        'What has two faces can’t be turned face down; that is not worked out here.',
      );
    hands.status(object, FACE_DOWN, true);
    endCopy(hands, object, 'face down');
    return true;
  },
};

/** A spell that is cast face down is turned face down before it is put on the stack (708.4). */
export function castSo(hands: Hands, id: GameObject['id'], way: string | undefined): void {
  if (way !== FACE_DOWN) return;
  hands.status(id, FACE_DOWN, true);
  if (morphOf(hands.game, hands.object(id)) === 'disguise') hands.status(id, CLOAKED, true);
}

/** By which keyword of its card an object can be face down: of an unknown card nothing is known. */
function morphOf({ table }: Game, { card }: GameObject): (typeof MORPHS)[number] | null {
  const abilities = table.registry.ofCard(card);
  return MORPHS.find((keyword) => hasKeyword({ abilities }, keyword)) ?? null;
}

/** A card with such a keyword is cast as a 2/2 creature spell; nothing else that it says counts (702.37a). */
export const CAST_FACE_DOWN: ActionRule = {
  needs: ['object'],
  from: ['hand'],
  unfit: (game, action) => misused(game, action, CAST_HIDDEN),
  steps: (game, action) => {
    const object = action.object === null ? undefined : game.table.position.objects[action.object];
    if (!object || morphOf(game, object) === null)
      withhold(
        'action/no-ability',
        'This has no ability by which it could be cast face down.',
        `A card with ${MORPHS.join(', ')} is cast so.`,
      );
    return {
      announce: [{ do: 'act', act: { event: 'announce', object: IT, way: FACE_DOWN } }],
      once: [...BECOME_CAST],
      do: [...RESOLVE],
      env: speaking(game, action),
    };
  },
};
