/**
 * A player leaves the game as soon as they have lost it, where others go on (800.4a). What they own leaves with them and what
 * they hold by an effect is its owner's again; then, what they still control is exiled.
 */

import type { PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import { NOWHERE } from '../../../kernel/play/hands.js';
import { respondedTo } from '../../../kernel/play/withdrawn.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, isOff } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Pressing } from '../../../rulebook/policy.js';
import { byRule } from '../../common/settle.js';
import { keepControl } from '../permanent/control.js';
import { cite } from '../rule.js';
import { hasLeft, isOut, LEFT, LOST } from './remaining.js';

const LEAVES = 'leave the game';
const LEAVES_WITH = 'leave with its owner';

export const DEPARTURE: { readonly [kind: string]: EventRule } = {
  [LEAVES]: {
    inevitable: cite('leaves-game'),
    parts: (game, { player }) => ({ before: [], after: player === null ? [] : permanentsOf(game, player) }),
    happen: (hands, { player }) => {
      if (player === null) return false;
      mustNotBeActing(hands.game, player);
      hands.value(player, LEFT, 1);
      hands.withdraw(player);
      for (const { id, owner, zone } of hands.game.table.position.objects)
        if (owner === player && zone !== 'battlefield' && zone !== NOWHERE) hands.cease(id);
      keepControl(hands);
      return true;
    },
  },
  /** It leaves the battlefield, and comes nowhere: nothing can be done with it instead (603.6c). */
  [LEAVES_WITH]: {
    views: ['move'],
    inevitable: cite('leaves-game'),
    looksBack: () => true,
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.cease(object);
      return true;
    },
  },
};

/** What happens at once as players have lost and others go on. */
export function leaving(game: Game): Pressing | null {
  const { players, zones, objects } = game.table.position;
  const going = flat(players, (one) => (one.values[LOST] === 1 && !isOut(one) ? [one.id] : []));
  if (going.length > 0 && !isOff(game, cite('leaves-game')))
    return {
      events: going.map((player) => byRule(game, LEAVES, null, { player })),
      rule: cite('leaves-game'),
    };
  if (!players.some(isOut) || isOff(game, cite('left-behind'))) return null;
  const left = flat([...(zones.battlefield ?? []), ...(zones.stack ?? [])], (id) => {
    const object = objects[id];
    return object && hasLeft(game, object.controller)
      ? [byRule(game, 'move', id, { to: { zone: 'exile', holder: null, at: null } })]
      : [];
  });
  return left.length > 0 ? { events: left, rule: cite('left-behind') } : null;
}

function permanentsOf(game: Game, player: PlayerId): GameEvent[] {
  const { zones, objects } = game.table.position;
  return flat(zones.battlefield ?? [], (id) =>
    objects[id]?.owner === player ? [byRule(game, LEAVES_WITH, id)] : [],
  );
}

/** @throws {Withheld} where something that this player does, or a card of theirs, is under way */
function mustNotBeActing({ table }: Game, player: PlayerId): void {
  const { work, objects } = table.position;
  const announced = new Set<unknown>(respondedTo(work));
  const isTheirs = work.some((frame) => {
    if (frame.frame !== 'script' || frame.rest.every((step) => step.do === 'settle')) return false;
    // What they have announced and nobody has carried out by now leaves the game, or ceases, with them.
    return frame.env.you === player
      ? !announced.has(frame)
      : objects[frame.env.source ?? -1]?.owner === player;
  });
  if (isTheirs)
    withhold(
      'rule/not-modelled',
      'A player leaves the game in the middle of something that they, or their cards, do; what becomes of that is not worked out here (800.4).',
    );
}

/** A turn that a player does not take who has left: what lasts until it ends as it would have begun (800.4). */
export function passedOver(hands: Hands, from: PlayerId, to: PlayerId): void {
  const { players } = hands.game.table.position;
  for (let at = (from + 1) % players.length; at !== to && at !== from; at = (at + 1) % players.length)
    hands.expire('your next turn', at as PlayerId);
}
