/** Who is meant. */

import type { TargetPlayer, Who } from '../../ability/reference.js';
import { compare } from '../../ground/amount.js';
import type { PlayerId } from '../../ground/id.js';
import { flat, kept } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import { isYetToBeChosen, notWritten } from '../object/chosen-word.js';
import { looked } from './past.js';
import { aimFor } from './target.js';

/** The players that a phrase means, in the order in which they choose; none who has left the game. */
export function players(game: Game, env: Env, who: Who): readonly PlayerId[] {
  const all = meant(game, env, who);
  const { hasLeft } = game.policy;
  return hasLeft ? kept(all, (player) => !hasLeft(game, player)) : all;
}

function meant(game: Game, env: Env, who: Who): readonly PlayerId[] {
  switch (who.who) {
    case 'you':
      return [env.you];
    case 'opponent':
      return game.policy.order(game).filter((player) => player !== env.you);
    case 'player':
      return game.policy.order(game).filter((player) => counts(game, player, who.tally));
    case 'target':
      return targeted(env, who);
    case 'that':
      return env.refs[who.of] ? refPlayers(env, who.of) : theOpponent(game, env, who.of);
    case 'controller':
    case 'owner':
      return looked(game, env, who.of).map(({ object }) =>
        who.who === 'controller' ? object.controller : object.owner,
      );
    case 'both': {
      const meant = flat(who.of, (one) => players(game, env, one));
      return game.policy.order(game).filter((player) => meant.includes(player));
    }
    case 'chosen':
      return chosen(game, env, who);
  }
}

/** @throws {Withheld} where nobody has written down who was chosen */
function chosen(game: Game, env: Env, { kinds, of }: Extract<Who, { who: 'chosen' }>): readonly PlayerId[] {
  const [source] = looked(game, env, of === undefined ? { what: 'this' } : { what: 'that', of, said: 'it' });
  const [kind = 'player'] = kinds;
  if (!source) return notWritten(game, env.source, kind);
  const words = flat(kinds, (one) => {
    const word = source.object.chosen[one];
    return word && 'word' in word ? [word.word] : [];
  });
  if (words.length === 0 && isYetToBeChosen(game, env, source.object)) return [];
  if (words.length === 0) return notWritten(game, env.source, kind);
  return flat(game.table.position.players, ({ id, name }) => (words.includes(name) ? [id] : []));
}

/** Whether a tally counts something of a player; of nobody in particular it is so in any case. */
export function counts({ table }: Game, player: PlayerId, tally: string | undefined): boolean {
  return tally === undefined || compare(table.position.players[player]?.values[tally] ?? 0, 0) > 0;
}

/**
 * "Your opponent takes any damage from their effects": nobody has been chosen by now, and there is but one; likewise
 * "enchanted player", and whom the text has targeted by what is theirs.
 * @throws {Withheld} where nothing has told by now who that is: of whom it was a creature, for one, is not remembered
 */
function theOpponent(game: Game, env: Env, referent: number): readonly PlayerId[] {
  const phrase = env.ability === null ? null : phraseOf(game.table.registry.ability(env.ability), referent);
  if (phrase) return players(game, env, phrase);
  return withhold(
    'rule/not-modelled',
    'A text speaks again of a player whom it has mentioned by the way; who that is, is not worked out here.',
  );
}

/** The words "your opponent", or those of a player who was chosen or targeted, of a text to which others refer by this number. */
function phraseOf(value: unknown, referent: number): Who | null {
  if (typeof value !== 'object' || value === null) return null;
  const phrase = value as Partial<Extract<Who, { who: 'opponent' | 'chosen' | 'target' }>>;
  const isOne =
    phrase.who === 'chosen' ||
    phrase.who === 'target' ||
    (phrase.who === 'opponent' && phrase.said === 'your');
  if (isOne && phrase.as === referent) return phrase as Who;
  for (const part of Object.values(value)) {
    const found = phraseOf(part, referent);
    if (found) return found;
  }
  return null;
}

/** @throws {Withheld} where the words stand where nothing has them choose */
function targeted(env: Env, who: TargetPlayer): readonly PlayerId[] {
  const value = aimFor(env, who)?.aim.chosen ?? (who.as === undefined ? undefined : env.refs[who.as]);
  if (value && 'players' in value) return value.players;
  return withhold('rule/not-modelled', 'A player who is targeted in these words is not chosen here (115.1).');
}

/** The players that a referent stands for. */
function refPlayers(env: Env, referent: number): readonly PlayerId[] {
  const value = env.refs[referent];
  return value && 'players' in value ? value.players : [];
}
