/** What happens in Duel Masters: destroying, moving, drawing, discarding (rules 114, 701). */

import { viewOf } from '../../evaluate/object/characteristics.js';
import { envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { drawOne, drawsInTurn } from '../common/drawing.js';
import { move, ownersZone, resolve, zoneOf } from '../common/event.js';
import { endTurn, hasStatus, setTapped } from '../common/state.js';
import { notingArrivals, settleIn } from './attacking.js';
import { COMBAT } from './combat.js';
import { uncrossing } from './crossing.js';
import { DEFEAT, notingDecks } from './defeat.js';
import { mustNotEvolve } from './evolving.js';
import { EXCHANGES } from './exchange.js';
import { eventLeading } from './leading.js';
import { go, LINKS } from './link.js';
import { howPut, tappedAsMana } from './mana.js';
import { goBack } from './pending.js';
import { cite } from './rule.js';
import { goingAlong, STACKS } from './stack.js';
import { isA } from './type.js';
import { becomePending, belongsTo, CASTING, moveOrStay, SUMMONING, using } from './use.js';

const RULES: { readonly [kind: string]: EventRule } = {
  move: notingArrivals({
    // A pending card belongs to the zone that it is used from; a spell goes from where it is carried out (409.1).
    fill: (game, event, like) => tappedAsMana(game, entering(game, fromWhereItBelongs(game, event)), like),
    by: howPut,
    impossible: (game, event) => (zoneOf(game, event.object) === 'nowhere' ? cite('no-event') : null),
    looksBack: lookedBack,
    parts: partsOf,
    happen: (hands, event) => {
      mustNotEvolve(hands.game, event);
      return moveOrStay(hands, event, go);
    },
  }),
  /** To be destroyed is to be put from the battle zone into the graveyard (701.6). */
  destroy: {
    views: ['move'],
    fill: (game, event) => eventLeading(event, 'battle', ownersZone(game, event, 'graveyard')),
    impossible: (game, event) => (zoneOf(game, event.object) === 'battle' ? null : cite('no-event')),
    by: (_game, { cause }) => (cause.manner === 'battle' ? cite('loses-battle') : null),
    looksBack: () => 'own',
    parts: partsOf,
    happen: go,
  },
  /** To discard is to put from the hand into the graveyard (701.7). */
  discard: {
    views: ['move'],
    origin: 'hand',
    ownOrigin: true,
    chosenBy: cite('discards'),
    fill: (game, event) => eventLeading(event, 'hand', ownersZone(game, event, 'graveyard')),
    impossible: (game, event) => (zoneOf(game, event.object) === 'hand' ? null : cite('no-event')),
    happen: go,
  },
  shuffle: {
    views: ['move'],
    fill: (game, event) => eventLeading(event, event.from, ownersZone(game, event, 'deck')),
    looksBack: lookedBack,
    parts: partsOf,
    happen: (hands, event) => {
      if (!go(hands, event)) return false;
      if (event.to) hands.shuffle(event.to.zone, event.to.holder);
      return true;
    },
  },
  /** Cards are drawn one at a time (114.2). A draw from an empty deck is still an attempt (114.6a). */
  draw: {
    sequence: (_game, event) => drawsInTurn(event),
    happen: (hands, event) => event.amount === 1 && drawOne(hands, event.player, 'deck', 'hand'),
  },
  ...COMBAT,
  ...STACKS,
  ...EXCHANGES,
  /** Nothing replaces or prevents that a card is sent to the abyss (701.33). */
  'send to the abyss': {
    views: ['move'],
    inevitable: cite('abyss'),
    fill: (game, event) => eventLeading(event, event.from, ownersZone(game, event, 'abyss')),
    looksBack: lookedBack,
    parts: partsOf,
    happen: move,
  },
  tap: {
    was: { status: 'tapped', so: false },
    impossible: (game, event) => (hasStatus(game, event, 'tapped') ? cite('as-it-was') : null),
    happen: (hands, event) => setTapped(hands, event, true),
  },
  /** As tapping what is tapped, untapping what is untapped is no event (105.6). */
  untap: {
    was: { status: 'tapped', so: true },
    impossible: (game, event) => (hasStatus(game, event, 'tapped') ? null : cite('as-it-was')),
    happen: (hands, event) => setTapped(hands, event, false),
  },
  reveal: { shows: true, happen: (_hands, event) => event.object !== null },
  'look at': { shows: true, happen: (_hands, event) => event.object !== null },
  show: {
    impossible: (_game, event) => (event.object === null ? cite('draw-and-then') : null),
    happen: () => true,
  },
  'ninja strike': { happen: () => true },
  ...LINKS,
  /** What is used is pending: it is in no zone where it could be counted (409). */
  summon: { happen: becomePending },
  cast: { happen: becomePending },
  'pend no more': {
    impossible: (game, event) => (zoneOf(game, event.object) === 'pending' ? null : cite('no-event')),
    happen: (hands, event) => event.object !== null && goBack(hands, event.object),
  },
  resolve: { happen: resolve },
  /** A card is used for no cost: a spell is cast, a creature summoned (601.1). */
  use: { happen: useForFree },
  /** It is so by its shield trigger, which a text can forbid (112.3a). */
  'use shield trigger': { views: ['use'], unattempted: true, happen: useForFree },
  'end turn': {
    happen: (hands) => {
      settleIn(hands);
      endTurn(hands);
      hands.expire('your next turn', hands.game.table.position.turn.player);
      return true;
    },
  },
  ...DEFEAT,
};

export const EVENTS: typeof RULES = Object.fromEntries(
  Object.entries(RULES).map(([kind, rule]) => [kind, notingDecks(uncrossing(rule))]),
);

function useForFree(hands: Hands, event: GameEvent): boolean {
  if (event.object === null) return false;
  const { id, stint, controller } = hands.object(event.object);
  const manner = isA(viewOf(hands.game, id), 'spell') ? 'cast' : 'summon';
  const steps = manner === 'cast' ? CASTING : SUMMONING;
  const env = using({ id, stint }, event.player ?? controller, manner);
  hands.run(steps, envWith(env, { ability: event.cause.ability }));
  return true;
}

function fromWhereItBelongs(game: Game, event: GameEvent): GameEvent {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  const from = object ? belongsTo(object) : null;
  if (from === null || !object) return event;
  return isA(viewOf(game, object.id), 'spell') ? event : { ...event, from };
}

/** Of several that leave together none sees the others leave (603.5d). */
function lookedBack(_game: Game, { from }: GameEvent): 'own' | false {
  return from === 'battle' || from === 'shields' ? 'own' : false;
}

/** "When you put this creature": whoever's instruction it is, what comes into the battle zone is put there by its owner. */
function entering({ table }: Game, event: GameEvent): GameEvent {
  const object = event.object === null ? undefined : table.position.objects[event.object];
  return object && event.to?.zone === 'battle' ? { ...event, player: object.owner } : event;
}

/** What is done as a card is put into a zone comes first (110.4f); what lies under a card goes along with it. */
function partsOf(game: Game, event: GameEvent): { before: GameEvent[]; after: GameEvent[] } {
  return { before: [...(event.detail?.arrival?.along ?? [])], after: goingAlong(game, event) };
}
