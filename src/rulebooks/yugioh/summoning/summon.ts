/** How monsters come to the field and become Xyz Materials: Special Summons, banished cards that return, attaching. */

import type { What } from '../../../ability/reference.js';
import { numberOf, wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { compare } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { eventWith, type GameEvent, type Spot } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Lasting, Standing } from '../../../table/registry.js';
import { plainArrival } from '../../common/catalogue.js';
import { runOn } from '../../common/running.js';
import { isForbidden } from '../activating/forbidden.js';
import { noteSummon } from '../activating/held.js';
import { inEndPhase } from '../chain/later.js';
import { cite, type Rule } from '../rule.js';
import { noteEnd } from '../turn/phase.js';
import { AFFECT, ATTACK, BEING_SUMMONED, DEFENSE, SET, summonedFrom } from '../word.js';
import { isOnField } from '../zone.js';
import { canHold } from './materials.js';
import { WHENCE } from './summoned.js';

const fromHand = (way: 'normal' | 'tribute'): EventRule => ({
  wherever: true,
  impossible: (game, event) => whyNotSummoned(game, event),
  parts: (game, event) => ({
    before: [],
    after: [summonedAs(game, event, way)],
  }),
  happen: () => true,
});

/** By a procedure of the game or of its own text, which is a Special Summon as well. */
const byProcedure = (way: 'special' | 'synchro' | 'xyz' | 'link'): EventRule => ({
  wherever: true,
  views: ['special summon'],
  impossible: (game, event) => whyNotSummoned(game, event),
  ways: (game, event) => (whyNotSummoned(game, event) ? [ATTACK] : positions(game, event)),
  parts: (game, event) => ({
    before: [],
    after: [summonedAs(game, event, way, positionIn(event))],
  }),
  happen: summoned,
});

export const SUMMONING: { readonly [kind: string]: EventRule } = {
  /** It comes to the field face-up, in the position that its player chooses or the text names. */
  'special summon': {
    wherever: true,
    // Where its text says to which zone, that is one of the Monster Zones, as for any other.
    fill: (_game, event) => (event.to === null ? event : eventWith(event, { to: null, detail: null })),
    impossible: (game, event) => whyNotBrought(game, event.object) ?? mustNotBeLaid(game, event),
    mayChoose: (game, by, object) => !isForbidden(game, { kind: 'special summon', by, object }),
    ways: (game, event) => (whyNotBrought(game, event.object) ? [ATTACK] : positions(game, event)),
    parts: (game, event) => ({
      before: [],
      after: [summonedAs(game, event, 'special', positionIn(event))],
    }),
    happen: summoned,
  },
  /** A monster is Special Summoned face-down; a Spell or Trap comes to lie face-down in its zone. */
  set: {
    wherever: true,
    fill: (_game, event) => (event.to === null ? event : eventWith(event, { to: null, detail: null })),
    impossible: whyNotSet,
    parts: (game, event) => ({ before: [], after: [...setDown(game, event)] }),
    happen: () => true,
  },
  /** By its player, who puts it face-up in Attack Position. */
  'normal summon': fromHand('normal'),
  /** A Normal Summon for which monsters were Tributed. */
  'tribute summon': { ...fromHand('tribute'), views: ['normal summon'] },
  /** From the hand, as its own text lets its player: no effect does it. */
  'own summon': byProcedure('special'),
  'synchro summon': byProcedure('synchro'),
  'xyz summon': byProcedure('xyz'),
  'link summon': byProcedure('link'),
  ...Object.fromEntries(
    ['fusion', 'ritual', 'pendulum'].map((way) => [
      `${way} summon`,
      {
        wherever: true,
        happen: notWorkedOut,
      },
    ]),
  ),
  'reduce level': {
    views: [AFFECT],
    impossible: ({ table }, { object }) =>
      object !== null && table.position.objects[object]?.zone === 'monsters' ? null : cite('not-there'),
    happen: reduceLevel,
  },
  'end phase': {
    happen: (hands) => {
      noteEnd(hands);
      return true;
    },
  },
  /** What was banished until then comes back as it lay, under the control of whoever controlled it: what was Set is Set. */
  return: {
    impossible: (game, event) => whyNotBrought(game, event.object),
    parts: (game, event) => {
      const was = event.object === null ? null : (game.table.position.objects[event.object]?.was ?? null);
      const status = was?.object.status.filter((word) => LYING.includes(word)) ?? [];
      return { before: [], after: [brought(game, event, was?.object.controller ?? event.player, status)] };
    },
    happen: () => true,
  },
  /** A card becomes Xyz Material beneath a monster. It does not leave the field so; Tokens cannot. */
  attach: {
    views: [AFFECT],
    impossible: (game, { object, other }) => {
      const card = object === null ? undefined : game.table.position.objects[object];
      if (card?.token) return cite('token-is-monster');
      return card && canHold(game, other) && object !== other ? null : cite('not-there');
    },
    happen: (hands, { object, other }) => {
      if (object === null || other === null) return false;
      hands.move(object, { zone: 'materials', holder: null, at: null });
      hands.attach(object, other);
      return true;
    },
  },
};

function summoned(hands: Hands, event: GameEvent): boolean {
  noteSummon(hands, event);
  return true;
}

/** Where a monster has come to a zone to which a card points, as its text says, that card points to the monster. */
export function pointTo(hands: Hands, { object, other, to }: GameEvent): void {
  if (object !== null && other !== null && to?.zone === 'monsters') hands.link(other, 'points to', [object]);
}

function notWorkedOut(): never {
  return withhold('rule/not-modelled', 'How an effect summons a monster so is not worked out.');
}

/** A monster that its player is about to summon comes from where it lies, unless that has been negated. */
function whyNotSummoned({ table }: Game, { object: id, cause }: GameEvent): Rule | null {
  if (cause.manner === 'effect') notWorkedOut();
  const { status = [] } = (id === null ? undefined : table.position.objects[id]) ?? {};
  return status.includes(BEING_SUMMONED) ? null : cite('not-there');
}

function whyNotBrought({ table }: Game, object: ObjectId | null): Rule | null {
  const zone = object === null ? undefined : table.position.objects[object]?.zone;
  return zone === undefined || zone === 'nowhere' || isOnField(zone) ? cite('not-there') : null;
}

/** A Link Monster is never in Defense Position. */
function positions(game: Game, { object, detail }: GameEvent): readonly string[] {
  if (detail?.way !== undefined) return [detail.way];
  return isLink(game, object) ? [ATTACK] : [ATTACK, DEFENSE];
}

/** @throws {Withheld} where an effect would have a Link Monster be in Defense Position, face-up or face-down */
function mustNotBeLaid(game: Game, { object, detail }: GameEvent): null {
  if ((detail?.way === DEFENSE || detail?.way === SET) && isLink(game, object))
    withhold(
      'rule/not-modelled',
      'That a Link Monster, which is never in Defense Position, is not chosen for an effect that Sets it or Summons it so is not worked out.',
    );
  return null;
}

function isLink(game: Game, object: ObjectId | null): boolean {
  return object !== null && wordsOf(game, viewOf(game, object), 'type').includes('link');
}

function positionIn({ detail }: GameEvent): readonly string[] {
  if (detail?.way === SET) return ['defense', 'face down'];
  return detail?.way === DEFENSE ? ['defense'] : [];
}

/** A monster that an effect Sets is Special Summoned face-down. */
function isMonster(game: Game, object: ObjectId): boolean {
  return wordsOf(game, viewOf(game, object), 'type').includes('monster');
}

function whyNotSet(game: Game, event: GameEvent): Rule | null {
  const { object } = event;
  const there = whyNotBrought(game, object);
  if (there || object === null) return there ?? cite('not-there');
  if (isMonster(game, object)) {
    const laid = faceDown(event);
    return isProhibited(game, laid) ? cite('impossible') : mustNotBeLaid(game, laid);
  }
  return null;
}

/** Where a Spell or Trap lies on the field. */
function placeOf(game: Game, object: ObjectId): Spot {
  const isField = wordsOf(game, viewOf(game, object), 'type').includes('field');
  return { zone: isField ? 'field spells' : 'spells', holder: null, at: null };
}

function faceDown(event: GameEvent): GameEvent {
  return eventWith(event, { kind: 'special summon', to: null, detail: { way: SET } });
}

function setDown(game: Game, event: GameEvent): readonly GameEvent[] {
  const { object } = event;
  if (object === null) return [];
  if (isMonster(game, object)) return [faceDown(event)];
  const there = brought(game, event, event.player, ['face down']);
  return [eventWith(there, { to: placeOf(game, object) })];
}

/** The words for how a monster lies on the field. */
const LYING: readonly string[] = ['defense', 'face down'];

/** Its way to the Monster Zone. */
function brought(
  game: Game,
  event: GameEvent,
  controller: PlayerId | null,
  status: readonly string[],
): GameEvent {
  const { object } = event;
  const { zone: from = null, owner = 0 as PlayerId } =
    (object === null ? undefined : game.table.position.objects[object]) ?? {};
  const arrival =
    object === null
      ? {}
      : { arrival: plainArrival(viewOf(game, object).object, controller ?? owner, [...status].sort()) };
  return {
    ...event,
    kind: 'move',
    from,
    to: { zone: 'monsters', holder: null, at: null },
    amount: null,
    detail: arrival,
  };
}

/** A monster that is summoned comes as one that was summoned so, from where it lay. */
function summonedAs(game: Game, event: GameEvent, way: string, position: readonly string[] = []): GameEvent {
  const { zone = '' } = (event.object === null ? undefined : game.table.position.objects[event.object]) ?? {};
  const from = WHENCE.some((one) => one === zone) ? [summonedFrom(zone)] : [];
  return brought(game, event, event.player, [`${way} summoned`, ...from, ...position]);
}

/** Once a card is banished until some time, it comes back then. */
export function returnLater(hands: Hands, object: ObjectId, { cause, player }: GameEvent): void {
  const by = cause.player ?? player ?? hands.object(object).owner;
  runOn(hands, [RETURNING], [object], by, 'effect');
}

const BANISHED: What = { what: 'that', of: 0, said: 'it' };

const RETURNING = inEndPhase({ event: 'return', object: BANISHED });

/** By how much its Level is reduced is settled as it is. */
const REDUCED: Lasting = {
  do: 'last on',
  until: 'game',
  on: { what: 'that', of: 0, said: 'it' },
  ops: [{ op: 'modify', trait: 'level', by: { minus: { attempted: 1 }, from: 0 } }],
};

/** @throws {Withheld} where the Level would not be 1 or more */
function reduceLevel(hands: Hands, { object, player, amount, cause }: GameEvent): boolean {
  if (object === null || amount === null || compare(amount, 0) <= 0) return false;
  const level = numberOf(hands.game, viewOf(hands.game, object), 'level');
  if (level === null || compare(level, amount) <= 0)
    withhold('rule/not-modelled', 'What a Level is that is reduced by as much or more is not worked out.');
  const { owner, stint } = hands.object(object);
  hands.run([REDUCED], {
    you: cause.player ?? player ?? owner,
    source: cause.source,
    stint: 0,
    ability: null,
    refs: [{ objects: [object], stints: [stint] }, { amount }],
    event: null,
    uses: [],
    manner: 'effect',
  });
  return true;
}

export const STANDING: readonly Standing[] = [
  { rule: cite('returns'), ability: { ability: 'spell', do: [RETURNING] } },
  { rule: cite('level-settled'), ability: { ability: 'spell', do: [REDUCED] } },
];
