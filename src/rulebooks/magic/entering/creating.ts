/** Tokens (111): they come into being as the event is opened, and enter the battlefield as a part of it (616.1g). */

import type { TokenText } from '../../../ability/act.js';
import type { Amount } from '../../../ground/amount.js';
import { dataKey } from '../../../ground/data.js';
import type { CardKey, ObjectId, PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import { isWatched } from '../../../kernel/watching/watched-at-all.js';
import type { Card } from '../../../position/card.js';
import type { GameEvent, Spot } from '../../../position/event.js';
import type { Copy, GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { byRule } from '../../common/settle.js';
import { ofNothing } from '../replacing/nothing.js';

export const CREATE: EventRule = {
  sums: true,
  // "One or more tokens would be created": all that one creates at once (614.16).
  joined: 'player',
  impersonal: true,
  remade: byEffect,
  inherits: entersAs,
  headroom: (game, event) => (isUnnoticed(game, event) ? { of: 'tokens', room: 'any' } : null),
  impossible: ofNothing,
  conceive: (hands, event) => {
    const { amount, player } = event;
    const { token, copy } = event.detail ?? {};
    if (player === null || amount === null || amount === 0) return event;
    const object = copy
      ? conceiveCopies(hands, player, amount, copy)
      : token && conceiveNew(hands, player, amount, token);
    return object === undefined ? event : { ...event, object };
  },
  parts: (game, event) => ({
    before: [],
    after: event.object === null ? [] : [entering(game, event, event.object)],
  }),
  happen: (_hands, { object }) => (object === null ? false : [object]),
};

/** What a replacement effect has put or created an effect has, whatever was the reason at first (614.16). */
export function byEffect(event: GameEvent): GameEvent {
  return { ...event, cause: { ...event.cause, manner: 'effect' } };
}

/** What is created in place of tokens, or besides them, enters as the text says of those: tapped. */
function entersAs(event: GameEvent, { kind, detail }: GameEvent): GameEvent {
  const { enters } = detail?.token ?? {};
  const { token, copy } = event.detail ?? {};
  if (kind !== event.kind || !enters || token?.enters) return event;
  if (copy)
    withhold(
      'rule/not-modelled',
      'Copies that are created in place of tokens of which a text says how they enter are not worked out.',
    );
  return token ? { ...event, detail: { ...event.detail, token: { ...token, enters } } } : event;
}

function entering(game: Game, event: GameEvent, id: ObjectId): GameEvent {
  const object = objectOf(game, id);
  const plain = game.catalogue.arrival(game, object, BATTLEFIELD, event.player ?? object.owner);
  const { enters } = event.detail?.token ?? {};
  const arrival = enters ? { ...plain, status: [...plain.status, enters.status] } : plain;
  return { ...event, kind: 'move', from: 'nowhere', to: BATTLEFIELD, amount: null, detail: { arrival } };
}

/** Whether tokens would come of which nothing asks: creatures of toughness, without abilities outside combat, whose entry nothing looks at. */
function isUnnoticed(game: Game, { player, detail }: GameEvent): boolean {
  const { token } = detail ?? {};
  if (!token || token.wording || token.enters || !((token.values.toughness ?? 0) > 0)) return false;
  if (token.has?.some((keyword) => !IN_COMBAT.includes(keyword))) return false;
  const more = player === null ? {} : { player };
  return !isWatched(game, byRule(game, 'move', null, { ...more, from: 'nowhere', to: BATTLEFIELD }));
}

/** Of these keywords nothing is asked but as creatures attack and block. */
const IN_COMBAT: readonly string[] = ['defender', 'flying', 'haste', 'menace', 'reach', 'vigilance'];

/** Where permanents are: all players share it (403.1). */
export const BATTLEFIELD: Spot = { zone: 'battlefield', holder: null, at: null };

function conceiveNew(
  hands: Hands,
  player: PlayerId,
  amount: Amount,
  { enters: _, ...token }: TokenText,
): ObjectId {
  const words = (trait: string): string[] =>
    flat(token.traits, (one) => (one.trait === trait ? [one.is] : []));
  const name = words('subtype').join(' ');
  const card: Card = {
    key: `token-${dataKey(token)}` as CardKey,
    name,
    traits: {
      ...token.values,
      name: [name],
      type: words('type'),
      subtype: words('subtype'),
      supertype: [],
      color: words('color').filter((color) => color !== 'colorless'),
      symbol: [],
      'mana value': 0,
    },
    text: '',
    abilities: (token.has ?? []).map((keyword) => ({
      ability: { ability: 'keyword', keyword },
      line: 1,
      start: 0,
      end: 0,
    })),
  };
  return hands.conceive(card, player, amount);
}

/** Tokens that are copies are what the copied object is as printed, or as it is a copy itself (111.4, 707.2). */
function conceiveCopies(hands: Hands, player: PlayerId, amount: Amount, copy: Copy): ObjectId {
  const card = copy.card === null ? undefined : hands.game.table.position.cards[copy.card];
  if (!card)
    withhold(
      'position/unknown-card',
      'A token would be a copy of a card that is not known.',
      'Name the card.',
    );
  const id = hands.conceive(card, player, amount);
  if (copy.except.length > 0) hands.copy(id, copy);
  return id;
}

/** A token that has left the battlefield (111.8, 704.5d); what is nowhere has not come yet, or has ceased. */
export function isLostToken({ token, zone }: GameObject): boolean {
  return token && zone !== 'battlefield' && zone !== 'stack' && zone !== 'nowhere';
}
