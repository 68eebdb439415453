/** Targets that may be players (115.1), and what was chosen beforehand for a text's words. */

import type { Either, Some, TargetPlayer, Test, What, Who } from '../ability/reference.js';
import type { ObjectId, PlayerId, RuleKey } from '../ground/id.js';
import type { Option } from '../position/decision.js';
import { type Aim, type Env, envWith, type Value } from '../position/env.js';
import type { Game } from '../rulebook/game.js';
import type { View } from '../table/view.js';
import type { Answers } from './answers.js';
import { viewOf } from './characteristics.js';
import { theseObjects, withRef } from './env.js';
import { isOneOf } from './one-of.js';
import { mentioned } from './selection.js';
import { isMeant } from './test.js';

/** Words by which something is chosen as a text is announced, or as it makes an effect. */
export type Aiming = Aim['phrase'];

/** What has been chosen for these words of the text in hand, and its place; null where nothing has. */
export function aimFor({ aimed = [], ability }: Env, phrase: Aiming): { aim: Aim; at: number } | null {
  if (aimed.length === 0) return null;
  const text = JSON.stringify(phrase);
  const at = aimed.findIndex((aim) => aim.ability === ability && JSON.stringify(aim.phrase) === text);
  const aim = aimed[at];
  return aim ? { aim, at } : null;
}

/**
 * The same words, with what was chosen for some of them taken up, so that words that stand twice choose in their order;
 * where a process is repeated they come to it again.
 */
export function takenUp(env: Env, at: number): Env {
  const { aimed = [] } = env;
  return envWith(env, { aimed: [...aimed.toSpliced(at, 1), ...aimed.slice(at, at + 1)] });
}

/** Who and what was chosen by words that can mean both. */
export interface Chosen {
  readonly players: readonly PlayerId[];
  readonly objects: readonly ObjectId[];
  readonly env: Env;
}

/** The target of these words: what was chosen for them beforehand, as far as it still fits, or what is chosen now. */
export function selectTarget(
  game: Game,
  env: Env,
  phrase: Either | TargetPlayer,
  how: {
    readonly answers: Answers;
    readonly chooser: PlayerId;
    readonly chosenBy?: RuleKey | undefined;
    allowed?(object: ObjectId): boolean;
  },
): Chosen {
  const known = env.manner === 'cost' ? null : aimFor(env, phrase);
  if (known) return spoken(phrase, takenUp(env, known.at), stillAimed(game, env, phrase, known.aim.chosen));
  const said = phrase.as === undefined ? null : env.refs[phrase.as];
  if (said) return spoken(phrase, env, stillAimed(game, env, phrase, said));
  const { players, objects } = possible(game, env, phrase);
  const options: Option[] = [
    ...players.map((player): Option => ({ option: 'player', player })),
    ...objects
      .filter((object) => how.allowed?.(object) ?? true)
      .map((object): Option => ({ option: 'object', object })),
  ];
  const asks = 'chosen' in phrase && phrase.chosen ? 'choose' : 'target';
  const chosen =
    options.length === 0 ? null : how.answers.target(how.chooser, options, env, asks, how.chosenBy);
  if (chosen?.option === 'player') return spoken(phrase, env, { players: [chosen.player] });
  return spoken(phrase, env, theseObjects(game, chosen?.option === 'object' ? [chosen.object] : []));
}

function spoken({ as }: Either | TargetPlayer, env: Env, value: Value): Chosen {
  return {
    players: 'players' in value ? value.players : [],
    objects: 'objects' in value ? value.objects : [],
    env: withRef(env, as, value),
  };
}

/** Everybody and everything that the words fit. */
function possible(game: Game, env: Env, phrase: Either | TargetPlayer) {
  const order = game.policy.order(game);
  if ('who' in phrase && !('what' in phrase))
    return { players: order.filter((player) => mayBe(env, phrase, player)), objects: [] };
  const { who, or } = phrase;
  return {
    players: order.filter((player) => mayBeTarget(game, env, who, player)),
    objects: [...new Set(mentioned(game, env, or))].filter((id) => canTarget(game, env, id)),
  };
}

/** Whether the words fit this player, whoever is chosen. */
function mayBe(env: Env, { of }: TargetPlayer, player: PlayerId): boolean {
  return of === 'player' || player !== env.you;
}

function mayBeTarget(game: Game, env: Env, who: Who, player: PlayerId): boolean {
  return who.who === 'target' ? mayBe(env, who, player) : isOneOf(game, env, who, player);
}

/**
 * The same words without "another", by which they are apart from something that stays the same: the object that the text
 * is on or, where the text has targets before these, those.
 */
export function withoutAnother(phrase: Aiming): Aiming {
  if (!('what' in phrase) || phrase.what !== 'some') return phrase;
  const { adjectives = [] } = phrase.described;
  return { ...phrase, described: { ...phrase.described, adjectives: adjectives.filter(isNoOther) } };
}

/** Whether words say "another". */
export function saysAnother(phrase: Aiming): boolean {
  return 'what' in phrase && phrase.what === 'some' && !(phrase.described.adjectives ?? []).every(isNoOther);
}

function isNoOther(test: Test): boolean {
  return test.test !== 'other' || test.said !== 'another';
}

/** As much of what was chosen beforehand as is still the same and still fits the words (608.2b). */
export function stillAimed(game: Game, env: Env, aimed: Aiming, chosen: Value): Value {
  if (!('objects' in chosen)) return chosen;
  const phrase = withoutAnother(aimed);
  const fits = chosen.objects.filter((id, index) => {
    const view = viewOf(game, id);
    if (view.object.stint !== chosen.stints[index]) return false;
    if (isTargeted(phrase) && !canTarget(game, env, id)) return false;
    return !('what' in phrase) || isMeant(game, env, phrase.what === 'either' ? phrase.or : phrase, view);
  });
  return theseObjects(game, fits);
}

export function isTargeted(phrase: Aiming): boolean {
  return !('what' in phrase) || phrase.target === true;
}

/** Whether the rulebook lets words target this object. */
export function canTarget(game: Game, env: Env, object: ObjectId): boolean {
  return game.policy.mayTarget?.(game, env, object) ?? true;
}

/** The players whom words mean among what they can mean: of "you and creatures you control", you. */
export function isPlayerMeant(game: Game, env: Env, what: What, player: PlayerId): boolean {
  if (what.what === 'that') {
    const value = env.refs[what.of];
    return value !== null && value !== undefined && 'players' in value && value.players.includes(player);
  }
  if (what.what === 'both') return what.of.some((part) => isPlayerMeant(game, env, part, player));
  if (what.what !== 'either') return false;
  const aim = aimFor(env, what)?.aim;
  return aim ? isChosen(aim, player) : isOneOf(game, env, what.who, player);
}

function isChosen({ chosen }: Aim, player: PlayerId): boolean {
  return 'players' in chosen && chosen.players.includes(player);
}

/** Whether words that chose something chose this object; null where they chose nothing. */
export function isAimedAt(env: Env, what: Either | Some, { object }: View): boolean | null {
  const aim = aimFor(env, what)?.aim;
  if (!aim) return null;
  const { chosen } = aim;
  if (!('objects' in chosen)) return false;
  return chosen.objects.some((id, index) => id === object.id && chosen.stints[index] === object.stint);
}
