/** What tokens are, and how they are played. */

import type { TokenText } from '../../ability/act.js';
import type { Change } from '../../ability/change.js';
import type { Instruction } from '../../ability/instruction.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { lastOnField } from '../../evaluate/past.js';
import { compare } from '../../ground/amount.js';
import type { CardKey, ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Card } from '../../position/card.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { runWith } from '../common/event.js';
import { BOARD } from './zone.js';

/**
 * The card of a token: what its own card says, or else what the text that makes it says.
 * @throws {Withheld} `position/unknown-token` where neither says enough
 */
export function tokenCard(game: Game, { values, traits }: TokenText): Card {
  const words = (trait: string): string[] => traits.flatMap((one) => (one.trait === trait ? [one.is] : []));
  const [name = ''] = words('name');
  const type = [...words('type'), 'token'];
  const known = Object.values(game.table.position.cards).find(
    (card) => card.name === name && type.every((word) => [card.traits.type ?? []].flat().includes(word)),
  );
  if (known) return known;
  if (Object.keys(values).length === 0) {
    withhold(
      'position/unknown-token',
      `The ruling makes a ${name} token, and nobody wrote down what that is.`,
      `Write the card ${name} under \`cards\`.`,
    );
  }
  return {
    key: `token:${JSON.stringify([name, type, values])}` as CardKey,
    name,
    traits: { ...values, name: [name], type, domain: [], tag: words('name') },
    text: '',
    abilities: [],
  };
}

/** Tokens that are played come into being, enter and have then been played (unlike those of 438). */
export function playTokens(hands: Hands, event: GameEvent): boolean | readonly ObjectId[] {
  const token = event.detail?.token;
  if (!token || event.player === null || event.amount === null || event.amount === 0) return false;
  if (compare(event.amount, MOST_TOKENS) > 0)
    withhold('choice/too-many', `More than ${MOST_TOKENS} tokens are not played at once here.`);
  const { player } = event;
  const card = tokenCard(hands.game, token);
  // Each is an object of its own: what saves one of them saves no other.
  const ids = Array.from({ length: Number(event.amount) }, () => hands.conceive(card, player, 1));
  const at = locationOf(hands.game, event);
  runWith(hands, playedAs(token.enters, at !== null), at === null ? [ids] : [ids, [at]], player, 'effect');
  return ids;
}

/**
 * The battlefield at which tokens are played "here": where the object is, or itself; null for a base.
 * @throws {Withheld} where that object has left the board
 */
function locationOf(game: Game, { other, detail }: GameEvent): ObjectId | null {
  if (other === null) return null;
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
  return eventWith(event, {
    other: event.other ?? of.other,
    detail: { ...event.detail, token: enters ? { ...token, enters } : token },
  });
}

const MOST_TOKENS = 100;

/** A token that is played enters, as the text that makes it says, and has then been played. */
function playedAs(enters: TokenText['enters'], there: boolean): readonly Instruction[] {
  const them = { what: 'that', of: 0, said: 'it' } as const;
  const arriving: Change[] =
    enters === undefined
      ? []
      : [{ change: 'status', status: 'exhausted', ...(enters === 'ready' ? { without: true } : {}) }];
  return [
    {
      do: 'act',
      act: {
        event: 'enter',
        object: them,
        to: { zone: 'base' },
        ...(enters ? { arriving } : {}),
        ...(there ? { other: { what: 'that', of: 1, said: 'it' } } : {}),
      },
    },
    { do: 'act', act: { event: 'play', object: them } },
  ];
}
