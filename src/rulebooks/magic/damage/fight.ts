/** Fighting (701.14): two creatures deal damage equal to their power to each other. */

import { numberOf, wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { compare } from '../../../ground/amount.js';
import type { ObjectId } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { zoneOf } from '../../common/event.js';
import { cite } from '../rule.js';

export const FIGHT: EventRule = {
  // Where one of them is gone, or is no creature, neither fights (701.14b).
  impossible: (game, { object, other }) =>
    canFight(game, object) && canFight(game, other) ? null : cite('not-there'),
  // One that fights itself deals its damage twice (701.14c).
  parts: (game, event) => ({
    before: [],
    after: [
      ...damageTo(game, event, event.other, event.object),
      ...damageTo(game, event, event.object, event.other),
    ],
  }),
  happen: () => true,
};

function canFight(game: Game, id: ObjectId | null): boolean {
  return (
    id !== null &&
    zoneOf(game, id) === 'battlefield' &&
    wordsOf(game, viewOf(game, id), 'type').includes('creature')
  );
}

function damageTo(game: Game, event: GameEvent, to: ObjectId | null, by: ObjectId | null): GameEvent[] {
  const amount = by === null ? null : numberOf(game, viewOf(game, by), 'power');
  if (amount === null || compare(amount, 0) <= 0) return [];
  return [
    {
      ...event,
      kind: 'damage',
      object: to,
      player: null,
      other: by,
      from: null,
      to: null,
      amount,
      detail: null,
    },
  ];
}
