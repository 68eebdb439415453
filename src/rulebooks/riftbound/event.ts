/** What happens in Riftbound: playing, killing, banishing, recalling, damage, Replace (400s). */

import { viewOf } from '../../evaluate/object/characteristics.js';
import { add, compare } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { type Game, isField } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { drawsInTurn } from '../common/drawing.js';
import { ownersZone, resolve, zoneOf } from '../common/event.js';
import { ordersOf, putBack } from '../common/looking.js';
import { loseControl } from './battlefield/losing.js';
import { conquer, hold, missFinalPoint } from './battlefield/score.js';
import { COMBAT } from './combat/combat.js';
import { isFoughtOut } from './combat/fighting.js';
import { BURNING } from './drawing/burnout.js';
import { predict, recycle, toItsDeck } from './drawing/looking.js';
import { xpLeft } from './drawing/room.js';
import { attach, cannotAttach } from './object/attaching.js';
import { bring, leave } from './object/bring.js';
import { create, isThere } from './object/creating.js';
import { become, becoming, buff, give, giving, grow, note, staysBelow } from './object/mighty.js';
import { atBattlefield, cannotPay, cannotSwapBack, enter, kill } from './object/state.js';
import { conceiveToken, entersAs, tokenEnters, tokenPlayed } from './object/token.js';
import {
  placesNamed,
  playPending,
  playTo,
  putPending,
  recycleAfter,
  whyNotPlayable,
} from './playing/by-effect.js';
import { offerCosts, repeat } from './playing/offering.js';
import { addResources, ownDomain, pay, waysToPay } from './playing/pay.js';
import { countPlayed, PAID } from './playing/tally.js';
import { channel, expire, gainXp, turnEnds, turnPasses } from './playing/turn.js';
import { replace, swapBack } from './replacing/replace.js';
import { cite } from './rule.js';
import { BOARD } from './zone.js';

const done: EventRule = { happen: () => true };

/** An object comes to have a status that it has not, or has it no longer. */
function marks(
  status: string,
  on = true,
  where: typeof onTable = onTable,
  already: Parameters<typeof cite>[0] = 'as-much',
) {
  return {
    impossible: (game: Game, event: GameEvent) =>
      where(game, event) ?? (has(game, event, status) === on ? cite(already) : null),
    happen: (hands: Hands, { object }: GameEvent) => {
      if (object !== null) hands.status(object, status, on);
      return object !== null;
    },
  };
}

/** Runes are channeled one by one (430). */
function channels(exhausted: boolean): EventRule {
  return {
    sequence: (_game, event) => drawsInTurn(event),
    happen: (hands, event) => channel(hands, event, exhausted),
  };
}

/** A unit has at most one buff (702.3). */
const BUFF = marks('buffed', true, onBoard, 'buff-limit');

const scores: EventRule = { ...done, views: ['unit conquers or holds'] };

/** What replaces that a unit becomes Mighty as it attacks or defends has taken the place of that (370.1.a.1). */
const fights: EventRule = { ...done, impossible: atBattlefield };

export const EVENTS: { readonly [kind: string]: EventRule } = {
  /** Comes onto the board: at a base, or at the battlefield that is its other object. */
  enter: { fill: toLocation, happen: enter },
  /** What asks whether a card was played looks at whether it has been finalized (419.4.b); it has been played once it has resolved. */
  finalize: { happen: (hands, event) => countPlayed(hands, event.object, event.player) },
  play: done,
  /** A text has a card played (419.3): it is put onto the chain, and played once the text has been carried out. */
  'play card': { impossible: whyNotPlayable, happen: putPending },
  'play pending': { byRule: cite('played-by-text'), happen: playPending },
  'play to': { ways: placesNamed, chosenBy: cite('played-to'), happen: playTo },
  'recycle after': { happen: recycleAfter },
  /** What is paid beside a card's own cost, as its player chooses, is paid as the card is played (356.2.b). */
  announce: { happen: announce },
  'pay additional': {
    chosenBy: cite('additional-cost'),
    happen: (hands, event) => remember(hands, event, PAID.additional),
  },
  accelerate: {
    chosenBy: cite('additional-cost'),
    happen: (hands, event) => remember(hands, event, PAID.accelerated),
  },
  'play for Flow': { happen: (hands, event) => remember(hands, event, PAID.flow) },
  'reduce cost': done,
  repeat: { happen: repeat },
  /** What plays several tokens is an event for each of them: what replaces that one is played looks at each by itself. */
  'play token': {
    singly: 'amount',
    inherits: entersAs,
    conceive: conceiveToken,
    parts: tokenEnters,
    happen: tokenPlayed,
  },
  create: { impossible: isThere, happen: create },
  /** A reflexive ability is told to trigger (387). */
  'do this': done,
  /** Brings a card from one zone to another, by no action of a name of its own. */
  put: {
    impossible: (game, event) => (zoneOf(game, event.object) === 'nowhere' ? cite('not-there') : null),
    looksBack: fromBoard,
    happen: leave,
  },
  /** What is killed goes from the board to the trash; a unit that is killed dies (428). */
  kill: {
    views: ['die', 'put'],
    fill: (game, event) => ({ ...event, to: ownersZone(game, event, 'trash') }),
    impossible: onBoard,
    by: (game, { cause }) => (cause.manner === 'rule' && isFoughtOut(game) ? cite('combat-ends') : null),
    looksBack: () => 'itself',
    happen: kill,
  },
  die: done,
  /** To banish is neither to kill nor to discard (427). */
  banish: {
    views: ['put'],
    fill: (game, event) => ({ ...event, to: ownersZone(game, event, 'banishment') }),
    impossible: (game, event) => (zoneOf(game, event.object) === 'nowhere' ? cite('not-there') : null),
    looksBack: fromBoard,
    happen: leave,
  },
  discard: {
    views: ['put'],
    origin: 'hand',
    ownOrigin: true,
    fill: (game, event) => ({ ...event, from: 'hand', to: ownersZone(game, event, 'trash') }),
    impossible: (game, event) => (zoneOf(game, event.object) === 'hand' ? null : cite('not-there')),
    happen: leave,
  },
  /** To the bottom of its owner's deck (416). */
  recycle: {
    views: ['put'],
    fill: toItsDeck,
    impossible: (game, event) => (zoneOf(game, event.object) === 'nowhere' ? cite('not-there') : null),
    looksBack: fromBoard,
    happen: recycle,
  },
  predict: { happen: predict },
  /** What a player has looked at and not recycled lies on top again (436.1.b). */
  'put back': { ways: ordersOf, chosenBy: cite('predicts'), happen: putBack },
  ...BURNING,
  deal: { impossible: onBoard, happen: deal },
  /** Combat damage that was assigned: what would replace it has replaced that (465.2.c.5). */
  'deal assigned': {
    views: ['deal'],
    inevitable: cite('replaced-as-assigned'),
    impossible: onBoard,
    happen: deal,
  },
  /** A card is linked to another, and its effect text is a text of that (434). */
  attach: { impossible: cannotAttach, happen: attach },
  heal: {
    byRule: cite('combat-ends'),
    impossible: onBoard,
    happen: (hands, event) => heal(hands, event.object),
  },
  /** As a turn ends (143.3.b). */
  'heal at end of turn': {
    views: ['heal'],
    byRule: cite('damage-heals'),
    impossible: onBoard,
    happen: (hands, event) => heal(hands, event.object),
  },
  exhaust: { was: { status: 'exhausted', so: false }, ...marks('exhausted') },
  ready: { was: { status: 'exhausted', so: true }, ...marks('exhausted', false) },
  /** A card that is revealed stays where it is (424). */
  reveal: { views: ['see'], happen: () => true },
  buff: { fill: giving, ...BUFF },
  'buff to Mighty': {
    views: ['buff'],
    foretells: ['become mighty'],
    impossible: BUFF.impossible,
    happen: buff,
  },
  'give might': { fill: giving, impossible: onBoard, happen: give },
  /** What replaces that the unit becomes Mighty replaces that it is given the Might for it (370.1.a.1). */
  'give might to Mighty': {
    views: ['give might'],
    foretells: ['become mighty'],
    impossible: onBoard,
    happen: give,
  },
  'note might': { happen: note },
  'grow mighty': { parts: becoming, happen: grow },
  'stay below': { happen: staysBelow },
  'become mighty': { byRule: cite('becomes-mighty'), happen: become },
  'has become mighty': {
    views: ['become mighty'],
    byRule: cite('becomes-mighty'),
    inevitable: cite('becomes-mighty'),
    happen: note,
  },
  'spend buff': marks('buffed', false, onBoard, 'buff-spent'),
  /** To its base; no move, and nothing about it changes (454 to 458). */
  recall: {
    fill: toBase,
    impossible: (game, event) =>
      onBoard(game, event) ?? (zoneOf(game, event.object) === 'base' ? cite('as-much') : null),
    happen: relocate,
  },
  move: {
    fill: toLocation,
    impossible: onBoard,
    happen: relocate,
  },
  replace: {
    impossible: onTable,
    happen: replace,
  },
  'swap back': {
    impossible: cannotSwapBack,
    happen: swapBack,
  },
  ...COMBAT,
  conquer: { views: ['conquer or hold'], byRule: cite('conquers-alone'), happen: conquer },
  hold: { views: ['conquer or hold'], happen: hold },
  'lose control': { byRule: cite('left-empty'), happen: loseControl },
  /** What was hidden at a battlefield that is lost goes to the trash (323.7, 466.5.c). */
  uncover: {
    views: ['put'],
    byRule: cite('uncovered-after-combat'),
    fill: (game, event) => ({ ...event, to: ownersZone(game, event, 'trash') }),
    happen: leave,
  },
  'miss final point': { byRule: cite('final-point'), happen: missFinalPoint },
  'conquer or hold': done,
  'unit conquers': scores,
  'unit holds': scores,
  'unit conquers or holds': done,
  attack: fights,
  defend: fights,
  pay: {
    fill: ownDomain,
    ways: waysToPay,
    chosenBy: cite('cost-unpayable'),
    // Beside what costs, to pay is an action like others (205).
    offeredBy: cite('may-pay'),
    impossible: cannotPay,
    happen: pay,
  },
  resolve: { happen: resolve },
  add: { happen: addResources },
  'gain xp': { impersonal: true, headroom: xpLeft, happen: gainXp },
  channel: channels(false),
  'channel exhausted': { views: ['channel'], ...channels(true) },
  empower: marks('empowered'),
  disempower: marks('empowered', false),
  /** What is stunned can't be stunned again (423.1.a.1). */
  stun: marks('stunned', true, onBoard),
  trigger: done,
  'begin turn': done,
  'end turn': { happen: turnEnds },
  expire: { happen: expire },
  'turn passes': { happen: turnPasses },
};

const BASE = { zone: 'base', holder: null, at: null } as const;
const BATTLEFIELD = { zone: 'battlefields', holder: null, at: null } as const;

function toBase(_game: Game, event: GameEvent): GameEvent {
  return { ...event, to: BASE };
}

function toLocation(_game: Game, event: GameEvent): GameEvent {
  return { ...event, to: event.other === null ? BASE : BATTLEFIELD };
}

function onBoard(game: Game, event: GameEvent) {
  return BOARD.includes(zoneOf(game, event.object) ?? '') ? null : cite('not-there');
}

/** On the board or in the legend zone. */
function onTable(game: Game, event: GameEvent) {
  return isField(game, zoneOf(game, event.object)) ? null : cite('not-there');
}

/** What leaves together with what it watches for is not there to see it; only what leaves itself triggers on that (383.2.c.2). */
function fromBoard(_game: Game, event: GameEvent): false | 'itself' {
  return BOARD.includes(event.from ?? '') && 'itself';
}

function has({ table }: Game, { object }: GameEvent, status: string): boolean {
  return object !== null && (table.position.objects[object]?.status.includes(status) ?? false);
}

/** What a card says may be paid for it beside its own cost is offered. */
function announce(hands: Hands, { object: id, player }: GameEvent): boolean {
  if (id === null || player === null) return false;
  const { abilities } = viewOf(hands.game, id);
  if (abilities.some(({ ability }) => ability.ability === 'additional cost')) offerCosts(hands, id, player);
  return true;
}

function remember(hands: Hands, { object }: GameEvent, word: string): boolean {
  if (object === null) return false;
  hands.link(object, word, [object], { only: true });
  return true;
}

/** From one place on the board to another: the same object, in the state that it is in; what is attached is where its unit is, and comes off (719.3). */
function relocate(hands: Hands, event: GameEvent): boolean {
  const { object, other, to } = event;
  if (object === null || !to) return false;
  const { zone, at, host } = hands.object(object);
  if (zone === to.zone && at === other) return false;
  if (host !== null) hands.attach(object, null);
  bring(hands, object, to, other);
  return true;
}

function deal(hands: Hands, { object, amount }: GameEvent): boolean {
  if (object === null || amount === null || compare(amount, 0) <= 0) return false;
  hands.damage(object, add(hands.object(object).damage, amount));
  return true;
}

function heal(hands: Hands, object: ObjectId | null): boolean {
  if (object === null) return false;
  hands.damage(object, 0);
  return true;
}
