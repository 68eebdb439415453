/**
 * Cards that a text has a player play (419.3): they go onto the chain as the text is carried out, and are played from there
 * once that has been done in full (354.3, 337.1.b).
 */

import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Env, Value } from '../../../position/env.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { SettleStep } from '../../../rulebook/policy.js';
import { IT, OTHER, SETTLE } from '../../common/action.js';
import { canChooseFor } from '../../common/announceable.js';
import { isAnnounced } from '../../common/chained.js';
import { byRule } from '../../common/settle.js';
import { sidesAt } from '../battlefield/there.js';
import { placesToPlay } from '../battlefield/where.js';
import { cite, type Rule } from '../rule.js';
import { PENDING, RECYCLED_AFTER } from '../value.js';
import { act } from './chain.js';

/** Where a card lies that a text can have somebody play. */
const ELSEWHERE: readonly string[] = ['hand', 'deck', 'trash', 'banishment'];

/** What cannot be played: what is on the board, what is no card of the Main Deck, a spell that cannot choose what it must. */
export function whyNotPlayable(game: Game, { object, player }: GameEvent): Rule | null {
  if (object === null || player === null) return cite('not-there');
  const { zone } = objectOf(game, object);
  if (!ELSEWHERE.includes(zone)) return cite('not-there');
  const types = wordsOf(game, viewOf(game, object), 'type');
  if (!['unit', 'gear', 'spell'].some((type) => types.includes(type))) return cite('as-much');
  return types.includes('spell') && !canChooseFor(game, { object, by: player }) ? cite('no-choices') : null;
}

/** It is put onto the chain, and awaits what it was put there by to be done (354). */
export function putPending(hands: Hands, { object, player }: GameEvent): boolean {
  if (object === null || player === null) return false;
  const { waiting } = hands.game.table.position;
  const isSpell = wordsOf(hands.game, viewOf(hands.game, object), 'type').includes('spell');
  if (waiting.some((one) => isSpell || !isAnnounced(one)))
    withhold(
      'rule/not-modelled',
      'That a text has a card played while abilities wait to go on the chain, or a spell while any wait there, is not worked out.',
    );
  if (
    viewOf(hands.game, object).abilities.some(
      ({ ability }) => ability.ability === 'additional cost' && !ability.optional,
    )
  )
    withhold(
      'rule/not-modelled',
      'That a text has a card played that costs something besides is not worked out.',
    );
  hands.move(object, { zone: 'chain', holder: null, at: 'top' }, { controller: player });
  hands.link(object, PENDING, [object], { only: true });
  return true;
}

/** What has been put there first is played first. */
export function playingNext(game: Game, pending: readonly ObjectId[]): SettleStep {
  const [first] = pending.toReversed();
  if (first === undefined) return { do: 'settled' };
  const { controller } = objectOf(game, first);
  return {
    do: 'events',
    events: [byRule(game, 'play pending', first, { player: controller })],
    rule: cite('played-by-text'),
  };
}

/** It is recycled once it has been played, where the text that has it played says so. */
export function recycledAfter(game: Game, event: GameEvent): GameEvent | null {
  if (event.object === null || !isPending(game, event.object)) return null;
  return eventWith(event, { kind: 'recycle after' });
}

/**
 * What is not played yet is recycled afterwards.
 * @throws {Withheld} where something else has taken the place of its going to the trash
 */
export function recycleAfter(hands: Hands, { object, player }: GameEvent): boolean {
  if (object === null || player === null) return false;
  if (isPending(hands.game, object)) {
    hands.link(object, RECYCLED_AFTER, [object], { only: true });
    return true;
  }
  const { stint, zone } = hands.object(object);
  if (zone !== 'trash')
    withhold(
      'rule/unsettled',
      'Whether a spell is recycled that something else has taken elsewhere than to the trash once it was played, the rules do not say.',
    );
  const it: Value = { objects: [object], stints: [stint] };
  hands.run([act('recycle', IT)], { ...BY_RULE, you: player, refs: [it], manner: 'effect' });
  return true;
}

/** @throws {Withheld} always, of a card that is to be played and is taken off the chain before */
export function takenOff(): never {
  return withhold(
    'rule/unsettled',
    'Whether what a text does with a card that it has had played is done before the card is played, the rules do not say.',
  );
}

function isPending(game: Game, id: ObjectId): boolean {
  return (objectOf(game, id).linked[PENDING] ?? []).length > 0;
}

/** It is played as any card is: what may be paid besides is offered, a place or whatever its text says is chosen (355). */
export function playPending(hands: Hands, { object: id, player }: GameEvent): boolean {
  if (id === null || player === null) return false;
  const { stint, linked } = hands.object(id);
  const isAfter = (linked[RECYCLED_AFTER] ?? []).length > 0;
  hands.link(id, PENDING, [], { only: true });
  const at = (moves: number): Value => ({ objects: [id], stints: [stint + moves] });
  const env: Env = { ...BY_RULE, you: player, refs: [at(0), at(0), at(1)] };
  const isSpell = wordsOf(hands.game, viewOf(hands.game, id), 'type').includes('spell');
  hands.run([act('announce', IT), ...(isSpell ? spell(isAfter) : [act('play to', IT)])], env);
  return true;
}

const BY_RULE = { source: null, stint: 0, ability: null, event: null, uses: [], manner: 'rule' } as const;

/** As it is after it has left the chain. */
const AFTER: What = { what: 'that', of: 2, said: 'it' };

function spell(isAfter: boolean): readonly Instruction[] {
  return [
    { do: 'aim', of: OTHER },
    act('finalize', OTHER),
    SETTLE,
    act('resolve', OTHER),
    act('play', OTHER),
    { do: 'act', act: { event: 'put', object: OTHER, to: { zone: 'trash' } } },
    ...(isAfter ? [act('recycle after', AFTER)] : []),
  ];
}

/** The places to which its player can play a card, by their names: the base, for units what they control, or are at with Ambush (822.1.b). */
export function placesNamed(game: Game, event: GameEvent): readonly string[] {
  return placesOf(game, event).map(({ name }) => name);
}

interface PlaceToPlay {
  readonly id: ObjectId | null;
  readonly name: string;
}

function placesOf(game: Game, { object, player }: GameEvent): readonly PlaceToPlay[] {
  if (object === null || player === null) return [];
  const isLurking = wordsOf(game, viewOf(game, object), 'keyword').includes('ambush');
  const ids = placesToPlay(game, object, player);
  const others = (game.table.position.zones.battlefields ?? []).filter(
    (id) => isLurking && !ids.includes(id) && sidesAt(game, id).includes(player),
  );
  return [...ids, ...others].map((id) => ({ id, name: id === null ? 'base' : nameOf(game, id) }));
}

function nameOf(game: Game, id: ObjectId): string {
  const { label, card } = objectOf(game, id);
  return label ?? (card === null ? '?' : (game.table.position.cards[card]?.name ?? '?'));
}

/** It enters there, and has been played then (359.2, 419.4.a). */
export function playTo(hands: Hands, event: GameEvent): boolean {
  const { object, player, detail } = event;
  if (object === null || player === null) return false;
  const place = placesOf(hands.game, event).find(({ name }) => name === detail?.way)?.id ?? null;
  const { stint } = hands.object(object);
  const at = (moves: number): Value => ({ objects: [object], stints: [stint + moves] });
  const there: Value | null =
    place === null ? null : { objects: [place], stints: [hands.object(place).stint] };
  hands.run(
    [
      {
        do: 'act',
        act: {
          event: 'enter',
          object: IT,
          to: { zone: 'base' },
          ...(there && { other: AFTER }),
        },
      },
      act('finalize', OTHER),
      act('play', OTHER),
    ],
    { ...BY_RULE, you: player, refs: [at(0), at(1), there] },
  );
  return true;
}
