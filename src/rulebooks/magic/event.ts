/** What happens in Magic: moving, destroying, drawing, counters, tokens, life (119 to 122, 701). */

import type { Instruction } from '../../ability/instruction.js';
import { playerValue } from '../../evaluate/condition/player-value.js';
import { wordsOf } from '../../evaluate/condition/test.js';
import { ANYWHERE } from '../../evaluate/event/pattern.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { type Amount, add, compare, subtract } from '../../ground/amount.js';
import { dataKey, inOrder } from '../../ground/data.js';
import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { whyImpossible } from '../../kernel/event/raise.js';
import { isSaying } from '../../position/card.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { isField } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { IT } from '../common/action.js';
import { move, ownersZone, resolve, zoneOf } from '../common/event.js';
import { moveWithin, ordersOf, putBack } from '../common/looking.js';
import { runOn } from '../common/running.js';
import { byRule } from '../common/settle.js';
import { hasStatus, setTapped } from '../common/state.js';
import { COUNTERING } from './casting/counter.js';
import { CASTING_EVENTS } from './casting/event.js';
import { ADD_MANA, TAP_FOR_MANA } from './casting/mana.js';
import { PAY_MANA } from './casting/pay-mana.js';
import { REFLEXIVE } from './casting/reflexive.js';
import { BY_ABILITY, BY_SPELL } from './casting/targeted.js';
import { WARDING } from './casting/ward.js';
import { attackedNoMore, blocksNoMore, COMBAT_DAMAGE, leaveCombat, NOT_BLOCKED } from './damage/combat.js';
import { notingSource } from './damage/damaged.js';
import { DAMAGE, HARM_LIFE, putCounters } from './damage/dealing.js';
import { DIVIDING } from './damage/dividing.js';
import { FIGHT } from './damage/fight.js';
import { lifeLeft } from './damage/life.js';
import { POISON } from './damage/poison.js';
import { prevented } from './damage/shield.js';
import { BECOME_COPY, BECOMES_COPY } from './entering/copying.js';
import { BATTLEFIELD, byEffect, CREATE, isLostToken } from './entering/creating.js';
import { lacksBack, showFront } from './entering/face.js';
import { FACE_DOWN, TURN_FACE_DOWN } from './entering/face-down.js';
import { TURN_FACE_UP } from './entering/face-up.js';
import { apartTribute, arrived, pay, withTribute } from './entering/tribute.js';
import { isUnremarkable } from './entering/unremarkable.js';
import { noteExiled, startExiling } from './moving/exiled.js';
import { FROM_TOP } from './moving/from-top.js';
import { lookOver, scry, surveil } from './moving/looking.js';
import { isShuffledInto, SEARCHES, shuffledInto } from './moving/search.js';
import { awaitReturn, COME_BACK, isOver } from './moving/until.js';
import { ATTACHING, comeOff, entered, entryOf } from './permanent/attaching.js';
import { DECLINE } from './permanent/commander.js';
import { EXPLORING } from './permanent/exploring.js';
import { keepingCounters } from './permanent/keeping.js';
import { LEGEND_RULE } from './permanent/legend.js';
import { MONSTROSITY } from './permanent/monstrous.js';
import { MOVE_COUNTERS } from './permanent/moving-counters.js';
import { ON_PLAYER } from './permanent/on-player.js';
import { PROLIFERATING } from './permanent/proliferate.js';
import { TARGETED } from './permanent/protection.js';
import { isOfNothing, ofNothing } from './replacing/nothing.js';
import { cite, type Rule } from './rule.js';
import { SHIELD } from './standing.js';
import { DEFEAT } from './turn/defeat.js';
import { HOLDING, staysTapped } from './turn/held.js';
import { DEPARTURE } from './turn/leaving.js';
import { TURNS } from './turn/turn.js';
import { PERMANENT_TYPES } from './type.js';

const done: EventRule = { happen: () => true };

export const EVENTS: { readonly [kind: string]: EventRule } = {
  move: {
    impossible: whyNotMoved,
    looksBack: (_game, event) => event.from === 'battlefield',
    // What is put somewhere "from anywhere" is looked at there, also where it leaves the battlefield (603.6c).
    seenAfter: ({ on }) => (on.either ?? [on]).some(({ from }) => from?.zone === ANYWHERE),
    parts: (_game, event, among) => {
      const { before, after } = enteringParts(event);
      return { before, after: [...after, ...shuffledInto(event, among)] };
    },
    resumed: entersAfterAll,
    headroom: (game, event) => (isUnremarkable(game, event) ? { of: 'permanents', room: 'any' } : null),
    happen: (hands, event) => keepingCounters(hands, event, () => goes(hands, event)),
  },
  /** To destroy is to move from the battlefield to the graveyard (701.8): the move is looked at for itself. */
  destroy: {
    impossible: onBattlefield,
    looksBack: () => true,
    parts: (game, event) => ({ before: [], after: [toGraveyard(game, event)] }),
    happen: (hands, event) => zoneOf(hands.game, event.object) === 'battlefield',
  },
  sacrifice: {
    impossible: (game, event) => onBattlefield(game, event) ?? notOwn(game, event),
    // One can only sacrifice what one controls (701.21a).
    mayChoose: (game, player, object) => viewOf(game, object).object.controller === player,
    looksBack: () => true,
    parts: (game, event) => ({ before: [], after: [toGraveyard(game, event)] }),
    happen: (hands, event) => zoneOf(hands.game, event.object) === 'battlefield',
  },
  ...ATTACHING,
  ...ON_PLAYER,
  'remove damage': {
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.damage(object, 0);
      return true;
    },
  },
  /** What is told to be regenerated gets a shield, each object its own (701.19a). */
  'regeneration shield': {
    singly: true,
    impossible: onBattlefield,
    happen: (hands, event) => {
      if (event.object === null) return false;
      const { id, stint, controller } = hands.object(event.object);
      hands.run([SHIELD], {
        you: event.player ?? controller,
        source: event.cause.source,
        stint: event.cause.source === null ? 0 : hands.object(event.cause.source).stint,
        ability: null,
        refs: [{ objects: [id], stints: [stint] }],
        event: null,
        uses: [],
        manner: 'effect',
      });
      return true;
    },
  },
  /** Instead of being destroyed it loses its damage, is tapped and is removed from combat (701.19a-b). */
  regenerate: {
    impossible: onBattlefield,
    parts: (game, event) => ({ before: [], after: [tapped(game, event)] }),
    happen: (hands, event) => {
      if (event.object === null) return false;
      hands.damage(event.object, 0);
      leaveCombat(hands, hands.object(event.object));
      return true;
    },
  },
  discard: {
    lostFromSight: true,
    origin: 'hand',
    ownOrigin: true,
    impossible: (game, event) => (zoneOf(game, event.object) === 'hand' ? null : cite('not-there')),
    // It goes to its owner's graveyard, unless it is discarded elsewhere (701.9a).
    fill: (game, event) => (event.to ? event : { ...event, to: toGraveyard(game, event).to }),
    // To discard says where it goes: that is told by no words of its own (`isSaidWhere`).
    parts: (game, event) => ({
      before: [],
      after: [{ ...toGraveyard(game, event), to: event.to && { ...event.to } }],
    }),
    happen: () => true,
  },
  ...DEFEAT,
  ...DEPARTURE,
  ...COUNTERING,
  ...FROM_TOP,
  // Of no card it is not done at all (701.22b, 701.25c).
  scry: { impossible: ofNothing, happen: scry },
  surveil: { impossible: ofNothing, happen: surveil },
  'look over': { impossible: ofNothing, happen: lookOver },
  'put back': { ways: ordersOf, chosenBy: cite('chooses-on-resolution'), happen: putBack },
  'put counters': {
    beside: true,
    // "One or more counters would be put on it": of whatever kinds (122.6).
    joined: 'object',
    remade: byEffect,
    impossible: ofNothing,
    // Rules and keywords look at other counters (122.1), and at two sorts that cancel one another (704.5q).
    headroom: (game, event) => {
      const cancelling = countersThere(game, eventWith(event, { detail: { counter: '-1/-1' } }));
      return event.detail?.counter === '+1/+1' && cancelling === 0 ? { of: 'counters', room: 'any' } : null;
    },
    // "As this creature enters, put a counter on it": it enters with that (122.6, 614.1c).
    arriving: (arrival, event) => {
      const { counter = '' } = event.detail ?? {};
      const { counters, ...same } = withTribute(arrival, event);
      return {
        ...same,
        counters: { ...counters, [counter]: add(counters[counter] ?? 0, event.amount ?? 0) },
      };
    },
    happen: (hands, event) => {
      pay(hands, event);
      return changeCounters(hands, event, event.amount ?? 0);
    },
  },
  'remove counters': {
    impossible: (game, event) => {
      const there = countersThere(game, event);
      // Whoever pays removes all that is asked (118.3); anything else removes what there is.
      if (event.cause.manner === 'cost' && compare(there, event.amount ?? 0) < 0) return cite('cost-payable');
      return compare(there, 0) > 0 ? null : cite('not-there');
    },
    most: countersThere,
    happen: (hands, event) => changeCounters(hands, event, subtract(0, event.amount ?? 0)),
  },
  'move counters': MOVE_COUNTERS,
  ...PROLIFERATING,
  tap: {
    was: { status: 'tapped', so: false },
    arriving: (arrival) => ({ ...arrival, status: [...new Set([...arrival.status, 'tapped'])].sort() }),
    impossible: (game, event) => (hasStatus(game, event, 'tapped') ? cite('tapped-already') : null),
    happen: (hands, event) => setTapped(hands, event, true),
  },
  untap: {
    was: { status: 'tapped', so: true },
    impossible: (game, event) =>
      hasStatus(game, event, 'tapped') ? staysTapped(game, event) : cite('untapped-already'),
    happen: (hands, event) => setTapped(hands, event, false),
  },
  ...HOLDING,
  ...MONSTROSITY,
  ...EXPLORING,
  ...REFLEXIVE,
  'gain life': {
    // Lifelink has it contained in damage, of which it is not the same.
    beside: true,
    impersonal: true,
    headroom: () => ({ of: 'life', room: 'any' }),
    impossible: (_game, event) => (isOfNothing(event) ? cite('no-life-gained') : null),
    happen: (hands, event) => changeLife(hands, event, event.amount ?? 0),
  },
  'lose life': {
    amongOthers: true,
    impersonal: true,
    headroom: lifeLeft,
    impossible: ofNothing,
    // What a player loses at once is one loss, by however many sources: only of gains a rule says otherwise (603.2c, 119.9).
    jointTo: ({ player }) => `of ${player}`,
    happen: (hands, event) => changeLife(hands, event, subtract(0, event.amount ?? 0)),
  },
  /** A player gains or loses as much life as that takes (119.5). */
  'become life': {
    parts: (game, event) => ({ before: [], after: toBecome(game, event) }),
    happen: () => true,
  },
  cease: {
    happen: (hands, event) => {
      if (event.object === null) return false;
      hands.cease(event.object);
      return true;
    },
  },
  /** Who pays life loses as much (119.4). */
  'pay life': {
    saysParts: true,
    impossible: (game, event) => {
      const life = event.player === null ? undefined : game.table.position.players[event.player]?.values.life;
      return life !== undefined && compare(life, event.amount ?? 0) < 0 ? cite('cost-payable') : null;
    },
    parts: (_game, event) => ({ before: [], after: [eventWith(event, { kind: 'lose life' })] }),
    happen: () => true,
  },
  [HARM_LIFE]: done,
  damage: notingSource(DAMAGE),
  'combat damage': COMBAT_DAMAGE,
  ...DIVIDING,
  fight: FIGHT,
  ...POISON,
  /** Damage by deathtouch counts until state-based actions have looked at it (704.5h). */
  'outlive deathtouch': {
    happen: (hands, event) => {
      if (event.object === null) return false;
      hands.status(event.object, 'deathtouched', false);
      return true;
    },
  },
  prevent: { ...done, joint: prevented },
  ...SEARCHES,
  reveal: done,
  'come back': COME_BACK,
  create: CREATE,
  ...CASTING_EVENTS,
  /** A permanent spell enters the battlefield; any other is carried out and put into the graveyard (608). */
  resolve: {
    // A spell that has been countered or has gone elsewhere does not resolve (608.1).
    impossible: ({ table }, { object }) => {
      const { zone, card = null } = object === null ? {} : (table.position.objects[object] ?? {});
      return zone === 'stack' || card === null || isSaying(card) ? null : cite('not-there');
    },
    happen: resolveSpell,
  },
  /** Its targets are all gone (608.2b). */
  'fail to resolve': { ...done, byRule: cite('targets-gone') },
  play: done,
  /** It is told where an effect has changed who controls an object, or has ended (`permanent/control.ts`). */
  'gain control': { ...done, byRule: cite('control-effects') },
  attack: done,
  // Blocks are written down; to trigger, to activate, to be targeted and what the legend rule does is nothing that is raised:
  // texts say of them that they can't be.
  block: done,
  'be blocked': done,
  [NOT_BLOCKED]: done,
  trigger: done,
  activate: done,
  'roll chaos': done,
  [LEGEND_RULE]: done,
  [TARGETED]: done,
  [BY_SPELL]: done,
  [BY_ABILITY]: done,
  ...WARDING,
  [BECOMES_COPY]: BECOME_COPY,
  'turn face up': TURN_FACE_UP,
  'turn face down': TURN_FACE_DOWN,
  'tap for mana': TAP_FOR_MANA,
  'add mana': ADD_MANA,
  'pay mana': PAY_MANA,
  ...TURNS,
  decline: DECLINE,
  /** Nobody wins, and nothing more is done (104.4, 104.1). */
};

/** An object leaves its zone for another, or enters the battlefield as its arrival has become. */
function goes(hands: Hands, event: GameEvent): boolean {
  const { arrival, faceDown } = event.detail ?? {};
  if (event.object === null || !event.to) return false;
  // What is exiled with counters enters nothing.
  if (!arrival || !isField(hands.game, event.to.zone)) {
    blocksNoMore(hands, hands.object(event.object));
    attackedNoMore(hands, event.object);
    if (event.from === 'battlefield') {
      comeOff(hands, event.object);
      // Nobody controls it any more (611.2b).
      hands.expire('controlled', undefined, event.object);
      hands.expire('there', undefined, event.object);
    }
    const moved = staysIn(hands.game, event) ? moveWithin(hands, event) : move(hands, event);
    showFront(hands, event.object);
    if (moved && faceDown && event.to.zone === 'exile') hands.status(event.object, FACE_DOWN, true);
    if (moved) {
      // What comes there at one time is shuffled together, be it carried out after the event by which the library is shuffled.
      if (isShuffledInto(event)) hands.shuffle('library', event.to.holder);
      noteExiled(hands, event);
      awaitReturn(hands, event);
    }
    return moved;
  }
  const entry = entryOf(hands.game, event);
  if (entry === 'stays') return false;
  // A spell that becomes a permanent keeps what changed it on the stack (400.7a).
  hands.arrive(event.object, event.to, arrived(arrival), { same: event.from === 'stack' });
  startExiling(hands, event.object);
  entered(hands, event.object, entry);
  return true;
}

/** What is shuffled into the library in which it is, or put on its bottom, has not left that (400.7 speaks of what changes zones). */
function staysIn({ table }: Game, { object, to }: GameEvent): boolean {
  const { zone, holder } = (object === null ? null : table.position.objects[object]) ?? {};
  return zone === 'library' && to?.zone === zone && to.holder === holder;
}

/**
 * "Sacrifice two untapped lands instead. If you do, put this land onto the battlefield": the rules do not say whether that is
 * the entry as the effects before have modified it, each of which has had its opportunity (614.5), or another (614.6).
 * @throws {Withheld} `rule/unsettled` where that makes a difference
 */
function entersAfterAll({ object, from, to, detail }: GameEvent, of: GameEvent): void {
  if (object !== of.object || from !== of.from || to?.zone !== of.to?.zone) return;
  if (detail?.arrival && of.detail?.arrival && dataKey(detail.arrival) !== dataKey(of.detail.arrival))
    withhold(
      'rule/unsettled',
      'Whether what is put onto the battlefield after all enters as other effects have had it enter before (tapped, as a copy, with counters), no rule says.',
    );
}

/** What an entry contains: what is done as the object enters, and the counters it enters with. */
function enteringParts(event: GameEvent): { before: GameEvent[]; after: GameEvent[] } {
  const { arrival } = event.detail ?? {};
  if (!arrival) return { before: [], after: [] };
  const counters = flat(inOrder(arrival.counters), ([counter, amount]) => {
    const put: GameEvent = {
      ...event,
      kind: 'put counters',
      player: arrival.controller,
      amount,
      // They are put on the permanent that it will be, by the effects that say so (122.6, 122.6a).
      detail: { counter, arrival: { ...arrival, along: [] } },
      cause: { ...event.cause, manner: 'effect' },
    };
    return apartTribute(put, arrival);
  });
  return { before: [...arrival.along], after: counters };
}

type Game = Parameters<NonNullable<EventRule['impossible']>>[0];

function onBattlefield(game: Game, event: GameEvent) {
  return zoneOf(game, event.object) === 'battlefield' ? null : cite('not-there');
}

function notOwn(game: Game, { object, player }: GameEvent): Rule | null {
  const isOwn = object === null || player === null || viewOf(game, object).object.controller === player;
  return isOwn ? null : cite('own-sacrifice');
}

function whyNotMoved(game: Game, event: GameEvent): Rule | null {
  const object = event.object === null ? undefined : game.table.position.objects[event.object];
  if (!object || (event.from !== 'nowhere' && object.zone === 'nowhere')) return cite('not-there');
  if (isLostToken(object)) return cite('token-stays');
  if (isOver(game, event)) return cite('until');
  return lacksBack(game, event) ? cite('one-face') : null;
}

function toGraveyard(game: Game, event: GameEvent): GameEvent {
  const from = zoneOf(game, event.object);
  return {
    ...event,
    kind: 'move',
    from,
    to: ownersZone(game, event, 'graveyard'),
    amount: null,
    detail: null,
  };
}

/** Its controller taps it. */
function tapped(game: Game, event: GameEvent): GameEvent {
  const controller = event.object === null ? event.player : viewOf(game, event.object).object.controller;
  return { ...event, kind: 'tap', player: controller, amount: null, detail: null };
}

/** How many counters of the kind there are on the object. */
function countersThere({ table }: Game, { object, detail }: GameEvent): Amount {
  return (object === null ? undefined : table.position.objects[object])?.counters[detail?.counter ?? ''] ?? 0;
}

function changeCounters(hands: Hands, event: GameEvent, change: Parameters<Hands['counters']>[2]): boolean {
  const counter = event.detail?.counter;
  if (event.object === null || counter === undefined || change === 0) return false;
  putCounters(hands, event.object, counter, change);
  return true;
}

function toBecome(game: Game, event: GameEvent): GameEvent[] {
  const change = subtract(event.amount ?? 0, playerValue(game.table.position, event.player, 'life'));
  const order = compare(change, 0);
  if (order === 0) return [];
  return [
    order > 0
      ? { ...event, kind: 'gain life', amount: change }
      : { ...event, kind: 'lose life', amount: subtract(0, change) },
  ];
}

function changeLife(hands: Hands, event: GameEvent, change: Parameters<typeof add>[0]): boolean {
  if (event.player === null || change === 0) return false;
  const life = playerValue(hands.game.table.position, event.player, 'life');
  hands.value(event.player, 'life', add(life, change));
  return true;
}

const ENTERING: readonly Instruction[] = [
  {
    do: 'act',
    act: { event: 'move', object: { what: 'that', of: 0, said: 'them' }, to: { zone: 'battlefield' } },
  },
];

function resolveSpell(hands: Hands, event: GameEvent): boolean {
  if (event.object === null) return false;
  const object = hands.object(event.object);
  if (hands.missed(object.id)) return failToResolve(hands, object);
  if (object.zone !== 'stack') return resolve(hands, event);
  const types = wordsOf(hands.game, viewOf(hands.game, object.id), 'type');
  const permanent = PERMANENT_TYPES.some((type) => types.includes(type));
  // What can't enter is put into the graveyard (608.3e).
  const fails = permanent && !canEnter(hands, object);
  const aura = isAura(hands, object.id);
  // It is attached to its target (608.3c).
  if (aura) resolve(hands, event);
  const steps = [...(permanent ? ENTERING : []), ...(!permanent || fails ? LEAVING : [])];
  runOn(hands, steps, [object.id], object.controller, 'rule');
  if (!permanent) resolve(hands, event);
  return true;
}

/** What has lost all its targets does nothing, an Aura does not enter, and it goes to the graveyard (608.2b). */
function failToResolve(hands: Hands, { id, controller, zone }: GameObject): boolean {
  if (zone === 'stack') runOn(hands, LEAVING, [id], controller, 'no target');
  runOn(hands, FAILING, [id], controller, 'rule');
  return false;
}

const FAILING: readonly Instruction[] = [{ do: 'act', act: { event: 'fail to resolve', object: IT } }];

function isAura({ game }: Hands, id: ObjectId): boolean {
  return wordsOf(game, viewOf(game, id), 'subtype').includes('Aura');
}

function canEnter({ game }: Hands, object: GameObject): boolean {
  const arrival = game.catalogue.arrival(game, object, BATTLEFIELD, object.controller);
  const event = { ...byRule(game, 'move', object.id, { to: BATTLEFIELD }), detail: { arrival } };
  return whyImpossible(game, event) === null;
}

/** As the last of a spell's resolution it is put into its owner's graveyard, unless it has gone elsewhere (608.2n). */
const LEAVING: readonly Instruction[] = [
  {
    do: 'if',
    given: { if: 'is', what: IT, tests: [{ test: 'zone', at: { zone: 'stack' }, said: 'on' }] },
    yes: [{ do: 'act', act: { event: 'move', object: IT, to: { zone: 'graveyard' } } }],
  },
];
