/**
 * What cards say of how often they are summoned and of how many a player controls, and of what their player cannot do in a
 * turn in which their effects are used: what has been done is counted, and held against that.
 */

import type { Ability } from '../../../ability/ability.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { textOf, wordList } from '../../../evaluate/object/printed.js';
import { notUnderstood } from '../../../evaluate/object/unread.js';
import type { EventKind, ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { cardsInChain } from '../chain/chain.js';
import { isFaceDown } from '../state/hidden.js';
import { count, countedBy, inTurn } from '../tally.js';
import { BEING_SUMMONED, HELD } from '../word.js';
import { isOnField } from '../zone.js';

export const HELD_AGAINST: { readonly [fact: string]: FactRule } = {
  /** As many cards of its name have been summoned so in this turn as its player can summon. */
  [HELD.summoned]: { so: isSummonedAlready },
  /** Its player controls another face-up card of its name. */
  [HELD.another]: { so: controlsAnother },
  /** The same, where nobody knows what comes of it. */
  [HELD.beside]: {
    so: (game, env, name) =>
      controlsAnother(game, env, name) &&
      withhold(
        'rule/not-modelled',
        'What becomes of a card of which its player can control only one, where it would be face-up beside another, is not worked out.',
      ),
  },
  /** Its player has used an effect of its name in this turn. */
  [HELD.used]: { so: hasBeenUsed },
  /** Among what the card is activated in response to, others of one name. */
  [HELD.twice]: { so: isNamedTwice },
  /** Nobody knows what its text asks for. */
  [HELD.unread]: { so: (game, _env, clause = '') => notUnderstood(game, clause) },
};

/**
 * @throws {Withheld} where one has been attempted, and was negated: whether it counts is not known
 */
function isSummonedAlready(game: Game, { source, you }: Env, about = ''): boolean {
  const key = summonKey(game, about, you);
  if (countedBy(game, key) > 0) return true;
  const { status = [] } = (source === null ? undefined : game.table.position.objects[source]) ?? {};
  const attempts = countedBy(game, attemptKey(game, about, you)) - (status.includes(BEING_SUMMONED) ? 1 : 0);
  return (
    attempts > 0 &&
    withhold(
      'rule/not-modelled',
      'Whether a summon that was negated counts where a card can be summoned so once each turn is not worked out.',
    )
  );
}

/** That a card has been summoned that can be summoned so only once each turn. */
export function noteSummon({ game }: Hands, { kind, object, player }: GameEvent): void {
  if (object === null) return;
  const by = player ?? viewOf(game, object).object.controller;
  const isAsked = game.table.position.objects.some(({ id }) => isHeldToNone(game, id));
  if (isAsked) count(game, specialKey(game, by), 1);
  const kinds = [kind, ...(game.catalogue.events[kind]?.views ?? [])];
  for (const { about, event } of limitsOf(game, object))
    if (kinds.includes(event)) count(game, summonKey(game, about, by), 1);
}

/** That its player is about to summon it from the hand or Extra Deck. */
export function noteAttempt({ game }: Hands, object: ObjectId): void {
  const { zone, controller } = viewOf(game, object).object;
  if (isOnField(zone)) return;
  for (const { about } of limitsOf(game, object)) count(game, attemptKey(game, about, controller), 1);
}

function limitsOf(game: Game, object: ObjectId): readonly { about: string; event: EventKind }[] {
  return textOf(game, object).flatMap(({ ability }) => {
    const about = aboutOf(ability, HELD.summoned);
    return ability.ability === 'cannot' && about !== undefined ? [{ about, event: ability.act.event }] : [];
  });
}

function aboutOf({ while: given }: Ability, fact: string): string | undefined {
  return given?.if === 'fact' && given.fact === fact ? given.about : undefined;
}

function summonKey(game: Game, about: string, by: PlayerId): string {
  return inTurn(game, `${about}/${by}:summoned`);
}

function attemptKey(game: Game, about: string, by: PlayerId): string {
  return inTurn(game, `${about}/${by}:attempted`);
}

function specialKey(game: Game, by: PlayerId): string {
  return inTurn(game, `player/${by}:special summon`);
}

function controlsAnother(game: Game, { source, you }: Env, name = ''): boolean {
  return game.table.position.objects.some(
    ({ id, zone, status, controller }) =>
      id !== source &&
      controller === you &&
      isOnField(zone) &&
      !isFaceDown(status) &&
      wordsOf(game, viewOf(game, id), 'name').includes(name),
  );
}

/** @throws {Withheld} where only the card itself would be another of a name */
function isNamedTwice(game: Game, { source }: Env): boolean {
  const names = cardsInChain(game)
    .filter((id) => id !== source)
    .flatMap((id) => namesOf(game, id));
  if (new Set(names).size < names.length) return true;
  const own = source === null ? [] : namesOf(game, source);
  return (
    own.some((name) => names.includes(name)) &&
    withhold(
      'rule/not-modelled',
      'Whether a card that is not activated where cards of one name are in the Chain is activated in response to another of its own name is not worked out.',
    )
  );
}

/** What has been activated is called what is printed on its card, wherever that has come to. */
function namesOf({ table }: Game, id: ObjectId): readonly string[] {
  const { card = null } = table.position.objects[id] ?? {};
  return card === null ? [] : wordList(table.position.cards[card]?.traits.name);
}

/** Uses of effects are counted under the name and the player, by turn: see `kernel/play/counts.ts`. */
function hasBeenUsed({ table }: Game, { you }: Env, name = ''): boolean {
  const { ledger, turn } = table.position;
  return Object.entries(ledger).some(
    ([key, times]) => times > 0 && key.startsWith(`${name}/`) && key.endsWith(`/${you}@${turn.number}`),
  );
}

/**
 * An effect whose player cannot Special Summon in the turn in which it is used.
 * @throws {Withheld} where they have done so already
 */
export function mustNotHaveSummoned(game: Game, object: ObjectId | null, by: PlayerId): void {
  if (countedBy(game, specialKey(game, by)) === 0) return;
  if (isHeldToNone(game, object))
    withhold(
      'rule/not-modelled',
      'Whether an effect is used by a player who cannot Special Summon in that turn, and has done so, is not worked out.',
    );
}

/** Whether its text says that its player cannot Special Summon in the turn in which its effects are used. */
function isHeldToNone(game: Game, object: ObjectId | null): boolean {
  return textOf(game, object).some(({ ability }) => aboutOf(ability, HELD.used) !== undefined);
}
