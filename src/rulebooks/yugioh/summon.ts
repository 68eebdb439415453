/** How monsters come to the field and become Xyz Materials: Special Summons, banished cards that return, attaching. */

import type { What } from '../../ability/reference.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { wordsOf } from '../../evaluate/test.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import type { Lasting, Standing } from '../../table/registry.js';
import { plainArrival } from '../common/catalogue.js';
import { runOn } from '../common/event.js';
import { cite, type Rule } from './rule.js';
import { AFFECT, ATTACK, BEING_SUMMONED, DEFENSE, NEGATED } from './word.js';
import { isOnField } from './zone.js';

const fromHand: EventRule = {
  wherever: true,
  impossible: (game, event) => whyNotSummoned(game, event),
  parts: (game, event) => ({
    before: [],
    after: [brought(game, event, event.player, ['normal summoned'])],
  }),
  happen: () => true,
};

/** By the game's own procedure, which is a Special Summon as well. */
const fromExtraDeck: EventRule = {
  wherever: true,
  views: ['special summon'],
  impossible: (game, event) => whyNotSummoned(game, event),
  ways: positions,
  parts: (game, event) => ({
    before: [],
    after: [brought(game, event, event.player, ['special summoned', ...positionIn(event)])],
  }),
  happen: () => true,
};

export const SUMMONING: { readonly [kind: string]: EventRule } = {
  /** It comes to the field face-up, in the position that its player chooses or the text names. */
  'special summon': {
    wherever: true,
    // Where its text says to which zone, that is one of the Monster Zones, as for any other.
    fill: (_game, event) => (event.to === null ? event : eventWith(event, { to: null, detail: null })),
    impossible: (game, event) => whyNotBrought(game, event.object),
    ways: positions,
    parts: (game, event) => ({
      before: [],
      after: [brought(game, event, event.player, ['special summoned', ...positionIn(event)])],
    }),
    happen: () => true,
  },
  /** By its player, who puts it face-up in Attack Position. */
  'normal summon': fromHand,
  /** A Normal Summon for which monsters were Tributed. */
  'tribute summon': { ...fromHand, views: ['normal summon'] },
  'synchro summon': fromExtraDeck,
  'xyz summon': fromExtraDeck,
  'link summon': fromExtraDeck,
  ...Object.fromEntries(
    ['fusion', 'ritual', 'pendulum'].map((way) => [
      `${way} summon`,
      {
        wherever: true,
        happen: notWorkedOut,
      },
    ]),
  ),
  'end phase': { happen: () => true },
  /** What was banished until then comes back as it was, under the control of whoever controlled it. */
  return: {
    impossible: (game, event) => whyNotBrought(game, event.object),
    parts: (game, event) => {
      const was = event.object === null ? null : (game.table.position.objects[event.object]?.was ?? null);
      const status = was?.object.status.filter((word) => word === 'defense') ?? [];
      return { before: [], after: [brought(game, event, was?.object.controller ?? event.player, status)] };
    },
    happen: () => true,
  },
  /** A card becomes Xyz Material beneath a monster. It does not leave the field so; Tokens cannot. */
  attach: {
    views: [AFFECT],
    impossible: ({ table }, { object, other }) => {
      const [card, host] = [object, other].map((id) =>
        id === null ? undefined : table.position.objects[id],
      );
      return card && !card.token && host?.zone === 'monsters' && object !== other ? null : cite('not-there');
    },
    happen: (hands, { object, other }) => {
      if (object === null || other === null) return false;
      hands.move(object, { zone: 'materials', holder: null, at: null });
      hands.attach(object, other);
      return true;
    },
  },
};

function notWorkedOut(): never {
  return withhold('rule/not-modelled', 'How an effect summons a monster so is not worked out.');
}

/** A monster that its player is about to summon comes from where it lies, unless that has been negated. */
function whyNotSummoned({ table }: Game, { object: id, cause }: GameEvent): Rule | null {
  if (cause.manner === 'effect') notWorkedOut();
  const { status = [] } = (id === null ? undefined : table.position.objects[id]) ?? {};
  if (status.includes(NEGATED)) return cite('negated-not-on-field');
  return status.includes(BEING_SUMMONED) ? null : cite('not-there');
}

function whyNotBrought({ table }: Game, object: ObjectId | null): Rule | null {
  const zone = object === null ? undefined : table.position.objects[object]?.zone;
  return zone === undefined || zone === 'nowhere' || isOnField(zone) ? cite('not-there') : null;
}

/** A Link Monster is never in Defense Position. */
function positions(game: Game, { object, detail }: GameEvent): readonly string[] {
  if (detail?.way !== undefined) return [detail.way];
  const isLink = object !== null && wordsOf(game, viewOf(game, object), 'type').includes('link');
  return isLink ? [ATTACK] : [ATTACK, DEFENSE];
}

function positionIn({ detail }: GameEvent): readonly string[] {
  return detail?.way === DEFENSE ? ['defense'] : [];
}

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

/** Once a card is banished until some time, it comes back then. */
export function returnLater(hands: Hands, object: ObjectId, { cause, player }: GameEvent): void {
  const by = cause.player ?? player ?? hands.object(object).owner;
  runOn(hands, [RETURNING], [object], by, 'effect');
}

const BANISHED: What = { what: 'that', of: 0, said: 'it' };

const RETURNING: Lasting = {
  do: 'last',
  until: 'game',
  abilities: [
    {
      ability: 'triggered',
      on: { event: 'end phase' },
      limit: { limit: 'next' },
      do: [{ do: 'act', act: { event: 'return', object: BANISHED } }],
    },
  ],
};

export const STANDING: readonly Standing[] = [
  { rule: cite('returns'), ability: { ability: 'spell', do: [RETURNING] } },
];
