/**
 * Linked cards: several that are one creature (701.18, 804, 806). When a linked God leaves, only one of its cards does
 * (804.7); a super creature's other cards are turned over and are creatures of their own (806.1b, 808.1b).
 */

import { isAnywhere } from '../../ability/anywhere.js';
import type { Change } from '../../ability/change.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Some, What } from '../../ability/reference.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import type { CardKey, ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent, Spot } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { IT } from '../common/action.js';
import { move, zoneOf } from '../common/event.js';
import { hasKeyword } from '../common/keyword.js';
import { runOn } from '../common/running.js';
import { eventLeading } from './leading.js';
import { howPut, setAsPut, statusesTold, tappedAsMana } from './mana.js';
import { cite } from './rule.js';
import { isA } from './type.js';

export const LINKS: { readonly [kind: string]: EventRule } = {
  /** One card of a linked creature leaves. The others are the creature from then on (804.4). */
  unlink: {
    fill: tappedAsMana,
    by: howPut,
    chosenBy: cite('god-leaves'),
    byRule: cite('god-leaves'),
    happen: unlink,
  },
  /** One card of a super creature goes back; each of the others is turned over (806.1b, 808.1b). */
  'release link': {
    fill: (game, event) => eventLeading(event, event.from, hyperspatialOf(game, event)),
    impossible: (game, { object }) =>
      object !== null && wholeOf(game, object).length > 1 ? null : cite('no-event'),
    happen: release,
  },
  /** A card with two sides is turned over and is the same creature still (805.5). */
  flip: {
    happen: (hands, { object }) => {
      if (object === null) return false;
      turnOver(hands, object);
      mustBeMetStill(hands.game, object);
      return true;
    },
  },
};

/**
 * "Destroy the other creature", of what has been turned over since the battle and is no creature any more.
 * @throws {Withheld} since no rule is known that says whether it is done
 */
function mustBeMetStill(game: Game, object: ObjectId): void {
  const { position, registry } = game.table;
  if (isA(viewOf(game, object), 'creature')) return;
  const isMet = position.waiting.some(
    ({ env, ability }) => env.event?.other === object && speaksOfOther(registry.ability(ability)),
  );
  if (isMet)
    withhold(
      'rule/unsettled',
      'Whether what is done to a creature after a battle is done to the card that it has been turned to, which is no creature, is not known.',
    );
}

/** Whether "the other creature" stands anywhere in a part of a text. */
function speaksOfOther(part: unknown): boolean {
  return isAnywhere(part, ({ what }) => what === 'role');
}

/** One of the cards that are one creature with what the text speaks of. */
export function oneCardOf(creature: What): Some {
  return {
    what: 'some',
    quantity: { how: 'one', said: 'one of' },
    described: {
      head: { sort: 'card' },
      which: [
        {
          test: 'any',
          of: [
            { test: 'zone', at: { zone: 'battle' }, said: 'in' },
            { test: 'zone', at: { zone: 'linked' }, said: 'in' },
          ],
        },
        { test: 'relation', relation: 'part of', to: creature },
      ],
    },
  };
}

/** Brings a card where the event says: a God into its link, one card alone out of one. */
export function go(hands: Hands, event: GameEvent): boolean {
  const { object, to } = event;
  if (object === null || !to) return false;
  const partner = to.zone === 'battle' ? event.detail?.arrival?.links['god link']?.[0] : undefined;
  if (partner !== undefined && zoneOf(hands.game, partner) === 'battle') return link(hands, object, partner);
  const leaves = event.from === 'battle' && to.zone !== 'battle';
  if (!leaves || linkedTo(hands.game, object).length === 0) return move(hands, event);
  const releases = releasesLink(hands.game, object);
  if (!releases && !isGod(hands.game, object)) return move(hands, event);
  const { controller } = hands.object(object);
  runOn(hands, [releases ? RELEASING : unlinking(to, statusesTold(event))], [object], controller, 'rule');
  // The cards of a super creature do not leave as a creature (109.2b, 806.1e).
  return !releases;
}

/** The linked cards that go along where a creature is brought: all, unless it leaves by single cards. */
export function goingLinked(game: Game, object: ObjectId, to: Spot): readonly ObjectId[] {
  const singly = releasesLink(game, object) || isGod(game, object);
  return singly && to.zone !== 'abyss' ? [] : linkedTo(game, object);
}

/** The cards that are linked to one in the battle zone. */
function linkedTo({ table }: Game, id: ObjectId): readonly ObjectId[] {
  return table.position.objects
    .filter(({ host, zone }) => host === id && zone === 'linked')
    .map((object) => object.id);
}

/** @param statuses how it is put there */
function unlinking({ zone, at }: Spot, statuses: readonly string[]): Instruction {
  const to = at === null ? { zone } : { zone, at };
  const arriving = statuses.map((status): Change => ({ change: 'status', status }));
  const more = arriving.length > 0 ? { arriving } : {};
  return { do: 'act', act: { event: 'unlink', object: oneCardOf(IT), to, ...more } };
}

const RELEASING: Instruction = { do: 'act', act: { event: 'release link', object: oneCardOf(IT) } };

/** All cards of the creature to which a card belongs, the one that stands for it first. */
function wholeOf(game: Game, id: ObjectId): readonly ObjectId[] {
  const object = game.table.position.objects[id];
  const first = object?.zone === 'linked' && object.host !== null ? object.host : id;
  return [first, ...linkedTo(game, first)];
}

/** A God is linked as it enters: it is a part of the creature that is there already (804.3). */
function link(hands: Hands, object: ObjectId, partner: ObjectId): boolean {
  hands.move(object, { zone: 'linked', holder: hands.object(object).owner, at: null });
  hands.attach(object, partner);
  hands.join(partner, cardsOf(hands, linkedTo(hands.game, partner)));
  return true;
}

function unlink(hands: Hands, event: GameEvent): boolean {
  const { object, to } = event;
  if (object === null || !to) return false;
  takeOut(hands, object, to);
  setAsPut(hands, event);
  if (to.zone === 'deck' && to.at === null) hands.shuffle('deck', to.holder);
  return true;
}

/** Takes one card out of a linked creature. Returns the card that then stands for it. */
function takeOut(hands: Hands, object: ObjectId, to: Spot): ObjectId | null {
  const [first, ...others] = wholeOf(hands.game, object);
  if (first === undefined) return null;
  const [heir = null] = others;
  const stands = first === object ? heir : first;
  if (first === object && heir !== null) hands.succeed(first, heir, to, { referred: true });
  else hands.move(object, to);
  if (stands !== null) hands.join(stands, cardsOf(hands, linkedTo(hands.game, stands)));
  return stands;
}

function release(hands: Hands, { object, to }: GameEvent): boolean {
  if (object === null || !to) return false;
  const stands = takeOut(hands, object, to);
  if (stands === null) return true;
  const { status, controller } = hands.object(stands);
  for (const part of linkedTo(hands.game, stands)) {
    hands.move(part, { zone: 'battle', holder: null, at: null }, { controller });
    for (const word of status) hands.status(part, word, true);
    hands.share(stands, part);
    turnOver(hands, part);
  }
  hands.join(stands, []);
  turnOver(hands, stands);
  return true;
}

function turnOver(hands: Hands, object: ObjectId): void {
  const { card } = hands.object(object);
  const other = card === null ? undefined : hands.game.table.position.cards[card]?.other;
  if (other === undefined) {
    withhold(
      'position/missing-value',
      'The ruling depends on the other side of a card, which is not written down.',
      'Write the card of its other side down, and name it as `otherSide` of this one.',
    );
  }
  hands.turnOver(object, other);
}

function cardsOf(hands: Hands, ids: readonly ObjectId[]): readonly CardKey[] {
  return flat(ids, (id) => hands.object(id).card ?? []);
}

function hyperspatialOf(game: Game, { object }: GameEvent): Spot | null {
  const owner = object === null ? undefined : game.table.position.objects[object]?.owner;
  return owner === undefined ? null : { zone: 'hyperspatial', holder: owner, at: null };
}

function releasesLink(game: Game, id: ObjectId): boolean {
  return hasKeyword(viewOf(game, id), 'link release');
}

function isGod(game: Game, id: ObjectId): boolean {
  const race = viewOf(game, id).traits?.race;
  return Array.isArray(race) && race.includes('God');
}
