/** Swapping a card in the battle zone with one elsewhere: both change places, or neither does (701.26). */

import { makeEvent } from '../../evaluate/plan/plan.js';
import { isProhibited } from '../../kernel/event/raise.js';
import type { GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import { plainArrival } from '../common/catalogue.js';
import { handedOver } from './combat.js';
import { cite } from './rule.js';

export const EXCHANGES: { readonly [kind: string]: EventRule } = {
  switch: {
    whole: cite('swap'),
    saysParts: true,
    // The ruling of 2020-11-19 came after them: until then only what replaced the one half was carried out.
    partly: ({ table }) => table.position.rules === '1.20',
    impossible: (game, event) => {
      const moves = exchange(game, event);
      return moves.length === 0 || moves.some((move) => isProhibited(game, move)) ? cite('swap') : null;
    },
    parts: (game, event) => ({ before: [], after: exchange(game, event) }),
    happen: () => true,
  },
};

/** One leaves the battle zone for where the other is; the other enters as the first was: tapped, attacking. */
function exchange(game: Game, event: GameEvent): GameEvent[] {
  const [leaving, entering] = [event.object, event.other].map((id) =>
    id === null ? undefined : game.table.position.objects[id],
  );
  if (leaving?.zone !== 'battle' || !entering || entering.zone === 'battle') return [];
  const move = ({ id, zone }: GameObject, more: Pick<GameEvent, 'to' | 'detail'>): GameEvent =>
    makeEvent(game, { ...event, kind: 'move', object: id, other: null, from: zone, ...more });
  const arrival = {
    ...plainArrival(entering, leaving.controller, leaving.status),
    links: handedOver(leaving, entering),
  };
  return [
    move(leaving, { to: { zone: entering.zone, holder: leaving.owner, at: null }, detail: null }),
    move(entering, { to: { zone: 'battle', holder: null, at: null }, detail: { arrival } }),
  ];
}
