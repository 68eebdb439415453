/** What happens in Duel Masters: destroying, moving, drawing, discarding, battles (rules 114, 115, 701). */

import type { Instruction } from '../../ability/instruction.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { numberOf } from '../../evaluate/test.js';
import { type Amount, compare } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { drawOne, drawsInTurn, endTurn, move, ownersZone, resolve, runOn, zoneOf } from '../common/event.js';
import { cite } from './rule.js';

export const EVENTS: { readonly [kind: string]: EventRule } = {
  move: {
    impossible: (game, event) => (zoneOf(game, event.object) === 'nowhere' ? cite('no-event') : null),
    looksBack: (_game, event) => event.from === 'battle',
    happen: move,
  },
  /** To be destroyed is to be put from the battle zone into the graveyard (701.6). */
  destroy: {
    views: ['move'],
    fill: (game, event) => ({ ...event, from: 'battle', to: ownersZone(game, event, 'graveyard') }),
    impossible: (game, event) => (zoneOf(game, event.object) === 'battle' ? null : cite('no-event')),
    looksBack: () => true,
    happen: move,
  },
  /** To discard is to put from the hand into the graveyard (701.7). */
  discard: {
    views: ['move'],
    origin: 'hand',
    fill: (game, event) => ({ ...event, from: 'hand', to: ownersZone(game, event, 'graveyard') }),
    impossible: (game, event) => (zoneOf(game, event.object) === 'hand' ? null : cite('no-event')),
    happen: move,
  },
  shuffle: {
    views: ['move'],
    fill: (game, event) => ({ ...event, to: ownersZone(game, event, 'deck') }),
    looksBack: (_game, event) => event.from === 'battle',
    happen: (hands, event) => {
      if (!move(hands, event)) return false;
      if (event.to) hands.shuffle(event.to.zone, event.to.holder);
      return true;
    },
  },
  /** Cards are drawn one at a time (114.2). A draw from an empty deck is still an attempt (114.6a). */
  draw: {
    sequence: (_game, event) => drawsInTurn(event),
    happen: (hands, event) => event.amount === 1 && drawOne(hands, event.player, 'deck', 'hand'),
  },
  /** Two creatures compare their power (115). */
  battle: { mutual: true, impossible: bothThere, happen: battle },
  'win battle': { happen: () => true },
  'lose battle': { happen: () => true },
  attack: { happen: () => true },
  'attack player': { happen: () => true },
  show: {
    impossible: (_game, event) => (event.object === null ? cite('draw-and-then') : null),
    happen: () => true,
  },
  'ninja strike': { happen: () => true },
  /** A psychic creature turns to its other side. Nothing tells what that is. */
  flip: {
    happen: () =>
      withhold(
        'position/missing-value',
        'The ruling depends on the other side of a card, which is not written down.',
      ),
  },
  summon: { happen: () => true },
  /** A spell that is used is pending: it is in no zone where it could be counted (409). */
  cast: {
    happen: (hands, event) => {
      if (event.object === null) return false;
      hands.move(event.object, { zone: 'pending', holder: null, at: null });
      return true;
    },
  },
  resolve: { happen: resolve },
  'end turn': { happen: endTurn },
};

function battle(hands: Hands, event: GameEvent): boolean {
  const { object, other } = event;
  if (object === null || other === null) return false;
  const order = compare(powerOf(hands.game, object), powerOf(hands.game, other));
  const losers = [...(order <= 0 ? [object] : []), ...(order >= 0 ? [other] : [])];
  runOn(hands, LOSING, losers, hands.object(object).controller, 'battle');
  if (order !== 0)
    runOn(hands, WINNING, [order > 0 ? object : other], hands.object(object).controller, 'battle');
  return true;
}

/** Of two creatures the one with more power wins (115.3). */
const WINNING: readonly Instruction[] = [
  { do: 'act', act: { event: 'win battle', object: { what: 'that', of: 0, said: 'it' } } },
];

/** What losing a battle brings (115.3b). */
const LOSING: readonly Instruction[] = ['lose battle', 'destroy'].map((event) => ({
  do: 'act',
  act: { event, object: { what: 'that', of: 0, said: 'them' } },
}));

function powerOf(game: Game, id: ObjectId): Amount {
  return numberOf(game, viewOf(game, id), 'power') ?? 0;
}

function bothThere(game: Game, event: GameEvent) {
  const there = zoneOf(game, event.object) === 'battle' && zoneOf(game, event.other) === 'battle';
  return there ? null : cite('no-event');
}
