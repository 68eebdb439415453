/** What tokens are, and how they are played. */

import type { TokenText } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { makeEvent } from '../../../evaluate/plan/plan.js';
import { lastOnField } from '../../../evaluate/reference/past.js';
import { withArticle } from '../../../ground/article.js';
import { dataKey } from '../../../ground/data.js';
import type { CardKey, ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Card } from '../../../position/card.js';
import { type Detail, eventWith, type GameEvent } from '../../../position/event.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { runOn } from '../../common/running.js';
import { placesToPlay } from '../battlefield/where.js';
import { BOARD } from '../zone.js';

/**
 * The card of a token: what its own card says, or else what the text that makes it says.
 * @throws {Withheld} `position/unknown-token` where neither says enough
 */
export function tokenCard(game: Game, { values, traits, wording, from }: TokenText): Card {
  const words = (trait: string): string[] => traits.flatMap((one) => (one.trait === trait ? [one.is] : []));
  const [name = ''] = words('name');
  const type = [...words('type'), 'token'];
  const known = Object.values(game.table.position.cards).find(
    (card) => card.name === name && type.every((word) => [card.traits.type ?? []].flat().includes(word)),
  );
  if (known) return known;
  const { text, abilities } = wording ?? { text: '', abilities: [] };
  if (Object.keys(values).length === 0 || (text !== '' && abilities.length === 0)) {
    withhold(
      'position/unknown-token',
      `The ruling makes ${withArticle(name)} token, and nobody wrote down what that is.`,
      `Write the card ${name} under \`cards\`.`,
    );
  }
  return {
    key: `token:${dataKey([name, type, values, ...[from ?? [], text || []].flat()])}` as CardKey,
    name,
    traits: { ...values, name: [name], type, domain: [], tag: from === undefined ? words('name') : [from] },
    text,
    abilities,
  };
}

/** A token that is played comes into being as what plays it is opened. */
export function conceiveToken(hands: Hands, event: GameEvent): GameEvent {
  const { player, amount, detail } = event;
  if (player === null || amount === 0 || !detail?.token) return event;
  return eventWith(event, { object: hands.conceive(tokenCard(hands.game, detail.token), player, 1) });
}

/** Then it enters, at one of the places to which it can be played: an event for each, of which its player picks one. */
export function tokenEnters(game: Game, event: GameEvent): { before: GameEvent[]; after: GameEvent[] } {
  const { object } = event;
  if (object === null) return { before: [], after: [] };
  return { before: [], after: placesFor(game, event, object).map((at) => entering(game, event, object, at)) };
}

/** Where the text says, or else where any card of its type can be played (182.1.a, 355.2). */
function placesFor(game: Game, event: GameEvent, token: ObjectId): readonly (ObjectId | null)[] {
  if (event.to !== null) return [null];
  if (event.other !== null) return [locationOf(game, event.other, event.detail)];
  const { owner } = objectOf(game, token);
  return placesToPlay(game, token, event.player ?? owner);
}

/** It has been played (unlike those of 438). */
export function tokenPlayed(hands: Hands, { object, player }: GameEvent): boolean | readonly ObjectId[] {
  if (object === null || player === null) return false;
  runOn(hands, PLAYED, [object], player, 'effect');
  return [object];
}

const PLAYED: readonly Instruction[] = [
  { do: 'act', act: { event: 'finalize', object: { what: 'that', of: 0, said: 'it' } } },
  { do: 'act', act: { event: 'play', object: { what: 'that', of: 0, said: 'it' } } },
];

/** The token enters there, as the text that makes it says. */
function entering(game: Game, event: GameEvent, object: ObjectId, at: ObjectId | null): GameEvent {
  const { player, detail, cause } = event;
  const to = { zone: 'base', holder: null, at: null };
  const token = objectOf(game, object);
  const plain = game.catalogue.arrival(game, token, to, player ?? token.owner);
  const { enters } = detail?.token ?? {};
  const others = plain.status.filter((one) => one !== enters?.status);
  const status = !enters || enters.without ? others : [...others, enters.status];
  return makeEvent(game, {
    ...event,
    kind: 'enter',
    object,
    other: at,
    from: 'nowhere',
    to,
    amount: null,
    detail: { arrival: { ...plain, status } },
    cause,
  });
}

/**
 * The battlefield at which tokens are played "here": where the object is, or itself; null for a base.
 * @throws {Withheld} where that object has left the board
 */
function locationOf(game: Game, other: ObjectId, detail: Detail | null): ObjectId | null {
  const { object } = detail?.way ? lastOnField(game, other) : viewOf(game, other);
  if ((detail?.left && !detail.way) || !BOARD.includes(object.zone))
    withhold('rule/not-modelled', 'Where "here" is once what says so has left the board is not worked out.');
  return object.zone === 'battlefields' ? (object.at ?? object.id) : null;
}

/** How and where the tokens enter in whose place or beside which these are played, unless it is said of these (375). */
export function entersAs(event: GameEvent, of: GameEvent): GameEvent {
  const token = event.detail?.token;
  if (!token || of.kind !== event.kind) return event;
  const enters = token.enters ?? of.detail?.token?.enters;
  const isSaid = event.other !== null || event.to !== null;
  return eventWith(event, {
    ...(!isSaid && { other: of.other, to: of.to }),
    detail: { ...event.detail, token: enters ? { ...token, enters } : token },
  });
}
