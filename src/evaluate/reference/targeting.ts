/** Choosing targets that may be players (Magic 115.1), and what several acts then speak of. */

import type { Either, TargetPlayer, What, Who } from '../../ability/reference.js';
import type { ObjectId, PlayerId, RuleKey } from '../../ground/id.js';
import type { Option } from '../../position/decision.js';
import type { Env, Value } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { actorOf, theseObjects, withRef } from '../env.js';
import type { Answers } from '../plan/answers.js';
import type { Planning } from '../plan/plan.js';
import { isOneOf } from './one-of.js';
import { players } from './players.js';
import { mentioned, type Selecting, type Selection, select, WHOLE } from './selection.js';
import { type Aimed, aimFor, canTarget, isTargeted, stillAimed, takenUp } from './target.js';

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
    readonly before?: readonly PlayerId[] | undefined;
    allowed?(object: ObjectId): boolean;
  },
): Chosen {
  const known = env.manner === 'cost' ? null : aimFor(env, phrase);
  if (known) return spoken(phrase, takenUp(env, known.at), stillTargeted(game, env, known.aim));
  const said = phrase.as === undefined ? null : env.refs[phrase.as];
  if (said) return spoken(phrase, env, stillTargeted(game, env, { phrase, chosen: said }));
  const { players, objects } = possible(game, env, phrase, how.before);
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

/** What of that which was chosen beforehand still fits, players as well: those who may still be targeted. */
export function stillTargeted(game: Game, env: Env, aimed: Aimed): Value {
  const { phrase, chosen, settled } = aimed;
  if (!('players' in chosen) || !isTargeted(phrase) || settled) return stillAimed(game, env, aimed);
  return { players: chosen.players.filter((player) => canTargetPlayer(game, env, player)) };
}

/** Whether the rulebook lets words target this player. */
function canTargetPlayer(game: Game, env: Env, player: PlayerId): boolean {
  return game.policy.mayTargetPlayer?.(game, env, player) ?? true;
}

/** Everybody and everything that the words fit. */
function possible(game: Game, env: Env, phrase: Either | TargetPlayer, before: readonly PlayerId[] = []) {
  const order = game.policy.order(game);
  if ('who' in phrase && !('what' in phrase))
    return { players: order.filter((player) => mayBe(game, env, phrase, player)), objects: [] };
  const { who, or, said } = phrase;
  const taken = said === 'any other target' ? before : [];
  return {
    players: order.filter((player) => mayBeTarget(game, env, who, player) && !taken.includes(player)),
    objects: [...new Set(mentioned(game, env, or))].filter((id) => canTarget(game, env, id)),
  };
}

/** Whether the words fit this player, whoever is chosen. */
function mayBe(game: Game, env: Env, { of, chosen }: TargetPlayer, player: PlayerId): boolean {
  if (of !== 'player' && player === env.you) return false;
  return chosen === true || canTargetPlayer(game, env, player);
}

function mayBeTarget(game: Game, env: Env, who: Who, player: PlayerId): boolean {
  if (who.who === 'target') return mayBe(game, env, who, player);
  return isOneOf(game, env, who, player) && canTargetPlayer(game, env, player);
}

/** One target, or all players and all objects that are meant. */
export function selectEither(game: Game, env: Env, what: Either, how: Selecting): Selection {
  if (!what.target) {
    const selection = select(game, env, what.or, how);
    return { ...selection, players: players(game, env, what.who) };
  }
  const chosen = selectTarget(game, env, what, how);
  return { ...chosen, shares: WHOLE, complete: chosen.objects.length + chosen.players.length > 0 };
}

/** What is chosen for the acts that follow in the same clause: "choose one of your shields and put it into your graveyard". */
export function chooseIn(game: Game, env: Env, what: What, how: Planning): Selection {
  return select(game, env, what, {
    answers: how.answers,
    chooser: actorOf(env),
    taken: (object) => how.reserved.bars(object),
    allowed: (object) => !how.reserved.has(object),
  });
}
