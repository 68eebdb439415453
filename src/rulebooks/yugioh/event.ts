/** What happens in Yu-Gi-Oh!: the kinds of events, and how each is carried out. */

import { playerValue } from '../../evaluate/condition/player-value.js';
import { wordsOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { type Amount, add, atLeast, compare, subtract } from '../../ground/amount.js';
import type { ObjectId, Zone } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { isProhibited } from '../../kernel/event/raise.js';
import { watchersOf } from '../../kernel/replacing/probe.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { type Game, isField, objectOf } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { move, ownersZone, resolve, zoneOf } from '../common/event.js';
import { endTurn } from '../common/state.js';
import { USING } from './activating/barred.js';
import { areBrought, concludeBrought, noteBrought } from './activating/brought.js';
import { EQUIPPING, mustBeFollowed } from './activating/equipping.js';
import { noteAttempt } from './activating/held.js';
import { countActivation, uncountActivation, uncountEffect } from './activating/named-once.js';
import { ATTACKING, countFallen } from './battle/attack.js';
import { battle, whyNoBattle } from './battle/battle.js';
import { sparingTheSlated } from './battle/slated.js';
import { hasGone, isAnswered, isMidChain, linkAnswered, summonAnswered } from './chain/chain.js';
import { areTossed, putCoinsAway, TOSSING } from './coin.js';
import { isForbiddenThere } from './replacing/redirect.js';
import { mustBeKept } from './replacing/unaffected.js';
import { cite, type Rule } from './rule.js';
import { searchedIn, shuffleDecks } from './shuffle.js';
import { CONTROLLING } from './state/control.js';
import { isFaceDown, mustNotTrigger } from './state/hidden.js';
import { areNegatedThere, endNegations, mustHaveSome, SWITCHING } from './state/negated.js';
import { mustBeAnybodys } from './state/owners.js';
import { POSITIONS } from './state/position.js';
import { noteSent, noteSet } from './state/sent.js';
import { noteDeed } from './state/this-turn.js';
import { TURNING_DOWN } from './state/turned-down.js';
import { takenAlong } from './summoning/materials.js';
import { noteNormalSummon } from './summoning/normal-summon.js';
import { makingRoom, mustHaveRoom } from './summoning/room.js';
import { pointTo, returnLater, SUMMONING } from './summoning/summon.js';
import { isMisplaced, isVanishing, mustNotMatter, vanishing } from './summoning/token.js';
import { DEFEAT } from './turn/defeat.js';
import { mustHoldFew } from './turn/hand-limit.js';
import { mustHaveEnded, mustNotOutlast } from './turn/next-turn.js';
import { EXTRA, printedTypes } from './type.js';
import { PAID_OTHERWISE } from './unknown.js';
import {
  ACTIVATE_EFFECT,
  AFFECT,
  ANNULLED,
  BEING_SUMMONED,
  CHAIN_END,
  DESTROYED,
  MUTED,
  NEGATE_EITHER,
  NEGATED,
  PUT_BACK,
  SUMMONED_AGAIN,
  SUMMONED_THEN,
  TARGET,
  TARGETS,
  UNDONE,
} from './word.js';
import { CHAIN, isOnField } from './zone.js';

/** Events that do something to a card. */
const AFFECTS = [AFFECT];

const done: EventRule = { happen: () => true };

export const EVENTS: { readonly [kind: string]: EventRule } = sparingTheSlated({
  /** Nothing happens so by itself: other events are looked at as these. */
  [AFFECT]: done,
  [TARGET]: done,
  [ACTIVATE_EFFECT]: done,
  [PAID_OTHERWISE]: done,
  move: {
    views: AFFECTS,
    // "A Spell is sent to the GY": it comes from the hand, or from a Chain, as well as from the field.
    wherever: true,
    impossible: (game, event) => {
      if (isMisplaced(game, event)) return cite('token-is-monster');
      if (isOffField(game, event)) return cite('negated-not-on-field');
      return zoneOf(game, event.object) === 'nowhere' ? cite('not-there') : null;
    },
    // It goes there by the effect that has it go there, whatever sent it: paid as a cost, it is banished by an effect (Q&A 23227).
    redirected: (event, cause) => eventWith(event, { cause }),
    looksBack: (game, event) => isField(game, event.from) || CHAIN.includes(event.from ?? ''),
    by: (game, event) =>
      event.cause.manner !== 'effect' &&
      event.to?.zone === 'gy' &&
      isNegatedSummon(game, event) &&
      isField(game, event.from)
        ? cite('summon-negated')
        : null,
    parts: (game, event, among) => ({
      before: [],
      after: [],
      beside: [...makingRoom(game, event), ...takenAlong(game, event, among)],
    }),
    // What is paid for an activation is no card that does not reach the GY.
    fill: (game, event) =>
      event.to?.zone === 'gy' && event.cause.manner === 'cost' && !isVanishing(game, event)
        ? event
        : whereItBelongs(game, event),
    happen: (hands, event) => {
      if (event.to && !isOnField(event.to.zone)) mustBeAnybodys(hands.game, event);
      mustNotTrigger(hands.game, event);
      if (event.object !== null && isVanishing(hands.game, event)) {
        mustNotMatter(hands.game, event);
        hands.cease(event.object);
        return true;
      }
      if (
        event.to?.zone === 'gy' &&
        isField(hands.game, event.from) &&
        isPendulum(hands.game, event.object)
      ) {
        withhold(
          'rule/not-modelled',
          'Where a Pendulum Monster goes that a redirect sends to the GY, or does not keep from it, is not worked out.',
        );
      }
      return moved(hands, event);
    },
  },
  [PUT_BACK]: {
    views: AFFECTS,
    wherever: true,
    impossible: whyNotPutBack,
    by: () => cite('put-back'),
    happen: moved,
  },
  /** A destroyed card is sent to the GY: where it goes is an event of its own. */
  destroy: {
    views: AFFECTS,
    once: true,
    origin: 'field',
    impossible: (game, event) => {
      mustBeKept(game, event);
      if (isOffField(game, event)) return cite('negated-not-on-field');
      const { object, cause } = event;
      if (object !== null && hasGone(game, object, cause.source)) return cite('not-there');
      const zone = zoneOf(game, object);
      return zone !== null && (isField(game, zone) || BESIDES.includes(zone)) ? null : cite('not-there');
    },
    looksBack: () => true,
    parts: (game, event) => ({ before: [], after: [sentToGy(game, event)] }),
    happen: (hands, event) => {
      if (event.object === null || zoneOf(hands.game, event.object) === 'gy') return false;
      mustNotTrigger(hands.game, event);
      countFallen(hands, event);
      return true;
    },
  },
  discard: {
    origin: 'hand',
    ownOrigin: true,
    impossible: (game, event) => {
      mustReachGy(game, event);
      return zoneOf(game, event.object) === 'hand' ? null : cite('not-there');
    },
    parts: (game, event) => ({ before: [], after: [sentToGy(game, event)] }),
    happen: () => true,
  },
  tribute: {
    views: AFFECTS,
    origin: 'field',
    ownOrigin: true,
    looksBack: () => true,
    parts: (game, event) => ({ before: [], after: [sentToGy(game, event)] }),
    happen: taken,
  },
  /** A material that is detached is sent to the GY. */
  detach: {
    impossible: (game, event) => (zoneOf(game, event.object) === 'materials' ? null : cite('not-there')),
    parts: (game, event) => ({ before: [], after: [sentToGy(game, event)] }),
    happen: () => true,
  },
  /** What a monster is summoned with is sent to the GY, or would lie beneath the monster and does not. */
  'become material': {
    origin: 'field',
    parts: (game, event) => ({ before: [], after: [sentToGy(game, event)] }),
    happen: taken,
  },
  ...DEFEAT,
  /** A monster that comes from the hand or Extra Deck is not on the field yet. */
  'attempt summon': { happen: attempt },
  'attempt normal summon': {
    happen: (hands, event) => {
      if (event.player !== null) noteNormalSummon(hands, event.player);
      return attempt(hands, event);
    },
  },
  /** A summon that is negated does not take place; a monster that was on the field still is (R11). */
  'negate summon': {
    impossible: (game, event) => (isSummoned(game, event) ? null : cite('not-there')),
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, NEGATED, true);
      return true;
    },
  },
  ...Object.fromEntries(
    Object.values(NEGATE_EITHER).map((kind) => [kind, { fill: negatedSo, happen: () => false }]),
  ),
  /** What has been summoned stays; a monster whose summon was negated is sent to the GY, destroyed or not (R11). */
  'conclude summon': {
    impossible: (game, event) => (isSummoned(game, event) ? null : cite('not-there')),
    parts: (game, event) => ({
      before: [],
      after: isNegatedSummon(game, event) ? [sentToGy(game, event)] : [],
    }),
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, BEING_SUMMONED, false);
      return true;
    },
  },
  /** That it was negated is of no account any more, wherever the monster is. */
  'end summon': {
    impossible: (game, event) => (isNegatedSummon(game, event) ? null : cite('not-there')),
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, NEGATED, false);
      return true;
    },
  },
  /** What is activated and negated does not resolve; a card whose activation is negated is not on the field. */
  negate: {
    happen: (hands, event) => {
      if (event.object === null) return false;
      hands.status(event.object, ANNULLED, true);
      if (isResolving(hands.game, event)) {
        uncountActivation(hands, event.object, hands.object(event.object).controller);
        hands.move(event.object, { zone: 'annulled', holder: null, at: null }, { same: true });
      } else {
        const negated = linkAnswered(hands.game, event.cause.source)?.env;
        if (negated) uncountEffect(hands, negated);
      }
      return true;
    },
  },
  /** An effect that is negated does nothing as it resolves. */
  'negate effect': {
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, MUTED, true);
      return true;
    },
  },
  ...CONTROLLING,
  ...EQUIPPING,
  ...TURNING_DOWN,
  ...POSITIONS,
  ...SWITCHING,
  /** A Field Spell takes the place of the one that its player has. */
  activate: {
    wherever: true,
    parts: (game, event) => ({ before: [], after: [], beside: makingRoom(game, event) }),
    happen: (hands, event) => {
      if (event.object === null) return false;
      const options = event.player === null ? {} : { controller: event.player };
      if (event.player !== null) countActivation(hands, event.object, event.player);
      const same = isField(hands.game, event.from);
      const laid = same && isFaceDown(hands.object(event.object).status);
      if (same) for (const status of ['face down', 'set']) hands.status(event.object, status, false);
      hands.move(event.object, { zone: 'resolving', holder: null, at: null }, { ...options, same });
      if (laid) noteSet(hands, event.object);
      return true;
    },
  },
  resolve: {
    impossible: (game, event) =>
      isNegated(game, event) || areNegatedThere(game, event.object) || isOfEffect(event)
        ? cite('effect-negated')
        : null,
    silent: (game, event) =>
      !isNegated(game, event) && (areNegatedThere(game, event.object) || isOfEffect(event)),
    happen: resolve,
  },
  /** What a card that stays on the field would do, had it not left. */
  'apply effect': { impossible: () => cite('must-stay'), happen: () => false },
  /** What has resolved and stays on the field does so at once, unless it has been taken away meanwhile. */
  finish: {
    impossible: (game, event) =>
      isResolving(game, event) || isNegated(game, event) || areTossed(game) || areBrought(game)
        ? null
        : cite('not-there'),
    happen: (hands, event) => {
      putCoinsAway(hands);
      concludeBrought(hands);
      if (event.object === null) return false;
      for (const status of UNDONE) hands.status(event.object, status, false);
      if (!isResolving(hands.game, event)) return false;
      const zone = placeOf(hands.game, event);
      if (zone === null) return true;
      const { controller } = hands.object(event.object);
      hands.move(event.object, { zone, holder: null, at: null }, { controller, same: true });
      hands.begin(event.object);
      return true;
    },
  },
  /** Whatever else has been activated is sent to the GY once all of the Chain has resolved (Q&A 13378). */
  [CHAIN_END]: {
    impossible: (game) => (resolvedIn(game).length > 0 && !isMidChain(game) ? null : cite('not-there')),
    parts: (game, event) => ({
      before: [],
      after: resolvedIn(game).map((object) =>
        sentToGy(game, eventWith(event, { object, cause: { ...event.cause, ...BY_RULE } })),
      ),
    }),
    happen: () => true,
  },
  /** A face-down monster that is attacked is flipped before damage calculation. */
  battle: {
    mutual: true,
    impossible: whyNoBattle,
    parts: (game, event) => ({ before: flipped(game, event), after: [] }),
    happen: battle,
  },
  ...ATTACKING,
  /** A card that stays on the field remembers what it targets, as long as that stays as well. */
  'keep target': {
    happen: (hands, { object, other }) => {
      if (object === null || other === null) return false;
      mustHaveSome(hands.game, object, other);
      hands.link(object, TARGETS, [other], { only: true });
      return true;
    },
  },
  'note summoned': {
    happen: (hands, { object, other }) => {
      if (object === null || other === null) return false;
      hands.link(other, SUMMONED_THEN, [object]);
      return true;
    },
  },
  flip: {
    views: AFFECTS,
    impossible: (game, event) => (isFaceDown(statusOf(game, event.object)) ? null : cite('not-there')),
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, 'face down', false);
      hands.status(object, 'defense', true);
      hands.begin(object);
      return true;
    },
  },
  damage: done,
  'battle damage': { views: ['damage'], mutual: true, happen: takeDamage },
  'effect damage': { views: ['damage'], amounts: true, happen: takeDamage },
  'gain lp': { happen: (hands, event) => changeLp(hands, event, event.amount) },
  'pay lp': {
    impossible: (game, event) => (hasLp(game, event) ? null : cite('not-there')),
    happen: (hands, event) => changeLp(hands, event, subtract(0, event.amount ?? 0)),
  },
  reveal: done,
  /** Counters are removed in full or not at all. */
  'remove counters': {
    views: AFFECTS,
    impossible: (game, event) =>
      compare(countersOn(game, event), event.amount ?? 0) < 0 ? cite('not-there') : null,
    happen: (hands, event) => changeCounters(hands, event, subtract(0, event.amount ?? 0)),
  },
  /** Where a card can have no more of them, none are placed. */
  'place counters': {
    views: AFFECTS,
    impossible: (game, event) => {
      const most = event.detail?.most;
      const after = add(countersOn(game, event), event.amount ?? 0);
      return most !== undefined && compare(after, most) > 0 ? cite('impossible') : null;
    },
    happen: (hands, event) => changeCounters(hands, event, event.amount ?? 0),
  },
  'end turn': {
    happen: (hands) => {
      mustHoldFew(hands.game);
      mustNotOutlast(hands.game);
      mustHaveEnded(hands.game);
      endNegations(hands);
      return endTurn(hands);
    },
  },
  ...SUMMONING,
  ...TOSSING,
  ...USING,
  'flip summon': {
    impossible: whyNotSummoned,
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, 'defense', false);
      noteDeed(hands.game, object, 'summon');
      return true;
    },
  },
  /** It is a Normal Summon (Basic rule 33). */
  'gemini summon': {
    views: ['normal summon'],
    impossible: whyNotSummoned,
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.status(object, SUMMONED_AGAIN, true);
      return true;
    },
  },
});

/** A summon is negated where that is what was answered. */
function negatedSo(game: Game, event: GameEvent): GameEvent {
  const activation = event.kind === NEGATE_EITHER.effect ? 'negate effect' : 'negate';
  return eventWith(event, { kind: summonAnswered(game) ? 'negate summon' : activation });
}

/** @throws {Withheld} where a card that is to be discarded "to the GY" would go elsewhere */
function mustReachGy(game: Game, event: GameEvent): void {
  if (event.kind !== 'discard' || event.to === null) return;
  if (watchersOf(game, sentToGy(game, eventWith(event, { to: null }))).length > 0)
    withhold(
      'rule/not-modelled',
      'Whether a card can be discarded "to the GY", and what follows that, is not worked out where it would go elsewhere.',
    );
}

function attempt(hands: Hands, { kind, object }: GameEvent): boolean {
  if (object === null) return false;
  if (kind === 'attempt summon') noteAttempt(hands, object);
  hands.status(object, BEING_SUMMONED, true);
  return true;
}

/** No effect of the Chain sends its cards to the GY. */
const BY_RULE = { manner: 'rule', source: null, ability: null } as const;

/** The cards that were activated in the Chain and have gone nowhere yet. */
function resolvedIn({ table }: Game): readonly ObjectId[] {
  return CHAIN.flatMap((zone) => table.position.zones[zone] ?? []);
}

/** Whether what was activated does nothing as it resolves. */
function isNegated(game: Game, { object }: GameEvent): boolean {
  return statusOf(game, object).some((word) => UNDONE.includes(word));
}

/** What would resolve is an effect of a card, which comes to that only where it is negated. */
function isOfEffect({ cause }: GameEvent): boolean {
  return cause.ability !== null;
}

/** Whether a monster is being summoned, and is still where it was for that. */
function isSummoned(game: Game, { object }: GameEvent): boolean {
  const zone = zoneOf(game, object);
  return isField(game, zone) || (isOffered(zone) && statusOf(game, object).includes(BEING_SUMMONED));
}

function isNegatedSummon(game: Game, { object }: GameEvent): boolean {
  return statusOf(game, object).includes(NEGATED);
}

/** Where monsters are summoned from: until they are, they lie there. */
function isOffered(zone: string | null): boolean {
  return zone === 'hand' || zone === 'extra deck';
}

/** Where the card goes is an event of its own. */
function taken({ game }: Hands, event: GameEvent): boolean {
  mustNotTrigger(game, event);
  return true;
}

/** Whether a monster comes as one that has been summoned in some way, be it face-down. */
function comesSummoned(status: readonly string[]): boolean {
  return status.some((word) => / summoned$/.test(word));
}

/** A card that is banished may lie face-down, and come back. */
function moved(hands: Hands, event: GameEvent): boolean {
  const { object, to, detail } = event;
  mustHaveRoom(hands.game, event);
  const searched = searchedIn(hands.game, event);
  if (!move(hands, event)) return false;
  if (object !== null && detail?.arrival && comesSummoned(detail.arrival.status)) {
    noteDeed(hands.game, object, 'summon');
    noteBrought(hands, event);
  }
  shuffleDecks(hands, event, searched);
  pointTo(hands, event);
  if (object !== null && to?.zone === 'gy' && event.kind !== PUT_BACK) noteSent(hands, object);
  if (object === null || to?.zone !== 'banished') return true;
  if (detail?.faceDown) hands.status(object, 'face down', true);
  if (detail?.until) returnLater(hands, object, event);
  return true;
}

/** @throws {Withheld} where something else than a banished card would return to the GY */
function whyNotPutBack(game: Game, { object }: GameEvent): Rule | null {
  const zone = zoneOf(game, object);
  if (zone === 'nowhere') return cite('not-there');
  if (zone !== 'banished')
    withhold(
      'rule/not-modelled',
      'What returns to the GY that is not banished, and whether it is sent there, is not worked out.',
    );
  return null;
}

function whyNotSummoned(game: Game, event: GameEvent): Rule | null {
  return isField(game, zoneOf(game, event.object)) ? null : cite('not-there');
}

/** Where else than on the field a card can be destroyed. */
const BESIDES = [...CHAIN, 'hand', 'deck', 'extra deck'];

/**
 * A card whose activation has been negated is not on the field for other effects than that which negated it. What only says
 * where it goes that goes to the GY does so all the same.
 */
function isOffField(game: Game, { object, cause }: GameEvent): boolean {
  if (object === null || cause.manner !== 'effect' || zoneOf(game, object) !== 'annulled') return false;
  const redirects =
    cause.ability !== null && game.table.registry.abilityOf(cause.ability)?.ability === 'replacement';
  return !redirects && !isAnswered(game, object, cause.source);
}

function isResolving(game: Game, { object }: GameEvent): boolean {
  return zoneOf(game, object) === 'resolving';
}

/** Where on the field a card stays that has been activated; null for one that does not. */
function placeOf(game: Game, { object }: GameEvent): Zone | null {
  if (object === null) return null;
  const types = wordsOf(game, viewOf(game, object), 'type');
  // With no monster to be equipped to it is sent to the GY.
  if (types.includes('equip')) {
    const card = objectOf(game, object);
    mustBeFollowed(game, card);
    return card.host === null ? null : 'spells';
  }
  if (types.includes('field')) return 'field spells';
  return types.includes('continuous') ? 'spells' : null;
}

function statusOf(game: Game, object: ObjectId | null): readonly string[] {
  return (object === null ? undefined : game.table.position.objects[object]?.status) ?? [];
}

function flipped(game: Game, event: GameEvent): GameEvent[] {
  if (!isFaceDown(statusOf(game, event.other))) return [];
  return [{ ...event, kind: 'flip', object: event.other, other: null }];
}

/**
 * Where a card is put as it is destroyed, as its text says ("destroy it, and if you do, banish it").
 * @throws {Withheld} where it cannot be put there
 */
function placedBy(game: Game, event: GameEvent): GameEvent['to'] {
  const { kind, to } = event;
  if (kind !== 'destroy' || to === null) return null;
  if (isProhibited(game, eventWith(event, { kind: 'move' })))
    withhold(
      'rule/not-modelled',
      'What becomes of a card that is destroyed, and cannot be put where it is put if it is, is not worked out.',
    );
  return to;
}

function sentToGy(game: Game, event: GameEvent): GameEvent {
  const from = zoneOf(game, event.object);
  const to =
    placedBy(game, event) ?? ownersZone(game, event, from === 'resolving' ? leftFor(game, event) : 'gy');
  const detail = event.kind === 'destroy' ? { way: DESTROYED } : null;
  const sent: GameEvent = { ...event, kind: 'move', from, to, amount: null, detail };
  return whereItBelongs(game, sent);
}

/**
 * An event that leads where its card belongs, whatever it is that brings the card away: no Token lies elsewhere than on the
 * field, no monster of the Extra Deck in the hand or Main Deck, and no Pendulum Monster comes from the field to the GY.
 */
function whereItBelongs(game: Game, event: GameEvent): GameEvent {
  if (isVanishing(game, event)) return vanishing(event);
  return event.to?.zone === 'gy' ? asPendulum(game, event) : asExtra(game, event);
}

/**
 * Where a card goes that has been activated: what has been said of it for when it leaves the field says it here, too.
 * @throws {Withheld} where that would not have it banished
 */
function leftFor(game: Game, { object }: GameEvent): Zone {
  if (object === null) return 'gy';
  for (const { ability } of viewOf(game, object).abilities) {
    if (ability.ability !== 'replacement' || ability.watch.event !== 'move') continue;
    const { watch, outcome } = ability;
    if (watch.to !== undefined || watch.from?.zone !== 'field' || watch.object?.what !== 'this') continue;
    const places = outcome.outcome === 'modify' ? outcome.changes : [];
    if (places.length === 1 && places[0]?.change === 'place' && places[0].to?.zone === 'banished')
      return 'banished';
    withhold(
      'rule/not-modelled',
      'Where a card goes that has resolved, and of which it is said where it goes when it leaves the field, is not worked out.',
    );
  }
  return 'gy';
}

/**
 * A Pendulum Monster goes from the field to the Extra Deck where it would be sent to the GY and nothing sends it
 * elsewhere.
 */
function asPendulum(game: Game, sent: GameEvent): GameEvent {
  if (!isKeptFromGy(game, sent)) return sent;
  const elsewhere = watchersOf(game, sent).some(
    ({ ability }) => ability.watch.to !== undefined && !isForbiddenThere(game, sent, ability),
  );
  if (elsewhere) return sent;
  const detail = { ...sent.detail, told: 'gy' as Zone };
  return eventWith(sent, { to: ownersZone(game, sent, 'extra deck'), detail });
}

/**
 * A monster of the Extra Deck goes there where it would go to the hand or the Main Deck.
 * @throws {Withheld} where it does so as a cost, where it is not on the field and would be added to the hand, or where an
 *   effect is about what goes to the hand or Deck
 */
function asExtra(game: Game, event: GameEvent): GameEvent {
  const zone = event.to?.zone;
  if ((zone !== 'hand' && zone !== 'deck') || !isExtra(game, event.object)) return event;
  if (isProhibited(game, event)) return event;
  const added = zone === 'hand' && !isField(game, zoneOf(game, event.object));
  const concerned = watchersOf(game, event).some(({ ability }) => ability.watch.to !== undefined);
  if (added || concerned || event.cause.manner === 'cost')
    withhold(
      'rule/not-modelled',
      'Whether a monster of the Extra Deck can be added to the hand or pay a cost by going to the hand or Deck, and what an effect about cards that go there does to it, is not worked out.',
    );
  return eventWith(event, { to: ownersZone(game, event, 'extra deck') });
}

/** Whether this is the card of a monster that belongs in the Extra Deck; a Token is no card. */
function isExtra(game: Game, object: ObjectId | null): boolean {
  if (object === null || game.table.position.objects[object]?.token) return false;
  return typesOf(game, object).some((type) => EXTRA.includes(type));
}

/** Whether this is the card of a Pendulum Monster on the field. */
export function isKeptFromGy(game: Game, { object }: GameEvent): boolean {
  return isField(game, zoneOf(game, object)) && isPendulum(game, object);
}

function isPendulum(game: Game, object: ObjectId | null): boolean {
  return typesOf(game, object).includes('pendulum');
}

/** What is printed on its card, whatever zone it lies in. */
function typesOf(game: Game, object: ObjectId | null): readonly string[] {
  const { card = null } = (object === null ? undefined : game.table.position.objects[object]) ?? {};
  return printedTypes(game, card);
}

function takeDamage(hands: Hands, event: GameEvent): boolean {
  if (event.amount === null || compare(event.amount, 0) <= 0) return false;
  return changeLp(hands, event, subtract(0, event.amount));
}

/** A player is left with 0 LP at the least. */
function changeLp(hands: Hands, { player, amount }: GameEvent, change: Amount | null): boolean {
  if (player === null || amount === null || change === null) return false;
  const points = hands.game.table.position.players[player]?.values.lp;
  // Life points that nobody wrote down are not kept: no ruling has asked for them.
  if (points === undefined) return true;
  hands.value(player, 'lp', atLeast(add(points, change), 0));
  return true;
}

/** @throws {Withheld} where nobody wrote down how many there are to pay with */
function hasLp({ table }: Game, { player, amount }: GameEvent): boolean {
  if (player === null || amount === null) return false;
  return compare(playerValue(table.position, player, 'lp', 'LP'), amount) >= 0;
}

export function countersOn(
  { table }: Game,
  { object, detail }: Pick<GameEvent, 'object' | 'detail'>,
): Amount {
  const counters = object === null ? undefined : table.position.objects[object]?.counters;
  return counters?.[detail?.counter ?? ''] ?? 0;
}

function changeCounters(hands: Hands, { object, detail }: GameEvent, change: Amount): boolean {
  if (object === null || detail?.counter === undefined) return false;
  hands.counters(object, detail.counter, change);
  return true;
}
