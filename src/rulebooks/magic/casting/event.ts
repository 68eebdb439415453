/** Casting a spell, step by step (601.2). */

import type { Instruction } from '../../../ability/instruction.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { IT } from '../../common/action.js';
import { canChooseFor } from '../../common/announceable.js';
import { zoneOf } from '../../common/event.js';
import { runOn } from '../../common/running.js';
import { castSo } from '../entering/face-down.js';
import { cite, type Rule } from '../rule.js';
import { noteBeneath } from './beneath.js';
import { mustCostNoMore } from './paid-besides.js';
import { REMEMBERED, wordOf } from './remembered.js';
import { BECOME_CAST, RESOLVE } from './step.js';
import { OF_MANA, TOLD } from './told.js';

export const CASTING_EVENTS: { readonly [kind: string]: EventRule } = {
  /** The card goes on the stack (601.2a). */
  announce: { begins: 'cast', impossible: whyNotCast, happen: ontoStack },
  /**
   * All is chosen and paid, and the spell becomes cast: what triggers on that does now, wherever it was cast from (601.2i).
   * What says which spells can't be cast looks at cards where they are cast from.
   */
  cast: {
    wherever: true,
    begun: true,
    impossible: (game, { object }) => (zoneOf(game, object) === 'stack' ? null : cite('not-there')),
    fill: ({ table }, event) => {
      const spell = event.object === null ? undefined : table.position.objects[event.object];
      const from = wordOf(spell?.chosen[REMEMBERED.from]);
      return from === null ? event : { ...event, from };
    },
    happen: () => true,
  },
  /** It is cast and resolves, what that triggers coming before, in the middle of another effect (608.2g). */
  'cast now': {
    begins: 'cast',
    impossible: whyNotCast,
    happen: (hands, { object, player }) => {
      if (object === null || player === null) return false;
      mustCostNoMore(hands.game, object);
      runOn(hands, CASTING, [object], player, 'rule');
      return true;
    },
  },
  /** What an effect has put on the stack is cast and resolves; that is the last of what the effect does. */
  'go on casting': {
    happen: (hands, { object, player }) => {
      if (object === null || player === null) return false;
      runOn(hands, GOING_ON, [object], player, 'rule');
      return true;
    },
  },
  kick: chosenCost(REMEMBERED.kicked),
  bargain: chosenCost(REMEMBERED.bargained),
  'buy back': chosenCost(REMEMBERED.boughtBack),
};

const GOING_ON: readonly Instruction[] = [{ do: 'aim', of: IT }, ...BECOME_CAST, ...RESOLVE];

const CASTING: readonly Instruction[] = [{ do: 'act', act: { event: 'announce', object: IT } }, ...GOING_ON];

/** Whether a spell is cast since an effect lets it be, in the middle of its resolution (608.2g). */
function isByEffect({ cause }: GameEvent): boolean {
  return cause.manner === 'effect';
}

/** What must target something, and can't, is not cast (601.2c). What players do of their own is looked at as it is listed. */
function whyNotCast(game: Game, event: GameEvent): Rule | null {
  const { object, player } = event;
  if (!isByEffect(event) || player === null) return null;
  return canChooseFor(game, { object, by: player }) ? null : cite('must-target');
}

function ontoStack(hands: Hands, event: GameEvent): boolean {
  const { object, player, detail } = event;
  if (object === null) return false;
  const { zone, chosen } = hands.object(object);
  if (isByEffect(event)) mustCostNoMore(hands.game, object);
  hands.move(
    object,
    { zone: 'stack', holder: null, at: 'top' },
    player === null ? {} : { controller: player },
  );
  for (const what of TOLD) if (chosen[what]) hands.choose(object, what, chosen[what]);
  // Without paying its mana cost no mana is spent on it, and its X is 0 (107.3b).
  if (event.amount === 0) for (const what of OF_MANA) hands.choose(object, what, { word: '0' });
  noteBeneath(hands, object);
  hands.choose(object, REMEMBERED.from, { word: zone });
  hands.choose(object, REMEMBERED.by, { word: String(hands.object(object).controller) });
  castSo(hands, object, detail?.way);
  return true;
}

/** A player intends to pay a cost for a spell, which remembers it (601.2b). */
function chosenCost(word: string): EventRule {
  return {
    chosenBy: cite('optional-cost'),
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.choose(object, word, { word });
      return true;
    },
  };
}
