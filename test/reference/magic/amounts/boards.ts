/** Magic: boards on which an amount changes, made up at random. */

import { other, type Side } from '../../game.js';
import type { Random } from '../../random.js';
import { type Kind, someSide, withFewer } from '../permanents.js';
import type { Amounts, Creature, Damaging, Gaining, Line, Shield, Watched } from './board.js';
import { play } from './rules.js';
import { write } from './text.js';

/** Each that makes two draws of one squares the ways to choose. */
const MOST_DOUBLERS = 2;

type Does = Amounts['does'];

function board(random: Random): Amounts {
  const does = random.pick<Does>(['damage', 'damage', 'damage', 'gain', 'lose', 'counters', 'draw', 'draw']);
  const whom = whomOf(random, does);
  const by = someSide(random);
  const several = whom === 'each player' || whom === 'each creature';
  let doublers = 0;
  const line = (): Line => {
    const one = lineOf(random, does, several);
    if (one.on !== 'draw' || one.does !== 'two') return one;
    doublers += 1;
    return doublers > MOST_DOUBLERS ? { ...one, does: 'gain' } : one;
  };
  const creature = (): Creature => ({
    side: someSide(random),
    stolen: random.percent(10),
    lines: Array.from({ length: random.pick([0, 1, 1, 2]) }, line),
  });
  const creatures = Array.from({ length: 2 + random.below(2) }, creature);
  // Now and then one of them is there twice.
  if (random.percent(15)) creatures.push(structuredClone(random.pick(creatures)));
  // Several that are dealt damage at once and one shield: its player would say how it is divided (615.7).
  const shields =
    does === 'damage' && !several
      ? shieldsOf(random, creatures.length, whom === 'opponent' ? other(by) : null)
      : [];
  const redirected = shields.find(({ to }) => to !== null);
  return {
    active: someSide(random),
    by,
    does,
    points: 1 + random.below(does === 'draw' ? 2 : 3),
    whom,
    creatures,
    shields,
    gone: redirected && random.percent(80) ? redirected.to : null,
  };
}

function whomOf(random: Random, does: Does): Amounts['whom'] {
  switch (does) {
    case 'damage':
      return random.pick<Amounts['whom']>([
        'opponent',
        'opponent',
        'target creature',
        'target creature',
        'each player',
        'each creature',
      ]);
    case 'counters':
      return random.pick<Amounts['whom']>(['target creature', 'each creature']);
    case 'gain':
    case 'draw':
      return random.pick<Amounts['whom']>(['you', 'you', 'each player']);
    case 'lose':
      return random.pick<Amounts['whom']>(['opponent', 'you', 'each player']);
  }
}

/** @param to the player to whom damage would be dealt; null where that is a creature */
function shieldsOf(random: Random, creatures: number, to: Side | null): readonly Shield[] {
  return Array.from({ length: random.pick([0, 1, 1, 2]) }, (): Shield => {
    const fits = random.percent(80);
    const on = (to !== null) === fits ? 'you' : random.below(creatures);
    const instead = random.below(creatures);
    return {
      by: to !== null && fits ? to : someSide(random),
      on,
      points: 1 + random.below(3),
      to: random.percent(60) && instead !== on ? instead : null,
    };
  });
}

/** A line about what is done, or about what that may become. */
function lineOf(random: Random, does: Does, several: boolean): Line {
  if (random.percent(9)) {
    const what = does === 'damage' ? 'prevention' : random.pick(['gain', 'counters'] as const);
    return { on: 'never', what };
  }
  switch (random.percent(75) ? does : random.pick<Does>(['gain', 'lose', 'counters', 'draw'])) {
    case 'damage':
      return damageLine(random, several);
    case 'gain': {
      const who = random.pick(['you', 'you', 'opponent', 'anyone'] as const);
      const those: { readonly [who: string]: readonly Gaining[] } = {
        you: ['double', 'plus', 'lose', 'draw'],
        opponent: ['none', 'lose', 'mine', 'double'],
        anyone: ['double', 'plus'],
      };
      return { on: 'gain', who, does: random.pick(those[who] ?? []) };
    }
    case 'lose': {
      const who = random.pick(['you', 'opponent'] as const);
      const those = who === 'you' ? (['double', 'plus', 'gain'] as const) : (['double', 'plus'] as const);
      return { on: 'lose', who, does: random.pick(those) };
    }
    case 'counters':
      return {
        on: 'counters',
        to: random.pick<Watched>(['own creature', 'their creature', 'anyone', 'this']),
        does: random.pick(['double', 'plus'] as const),
      };
    case 'draw': {
      const who = random.pick(['you', 'you', 'opponent'] as const);
      const those =
        who === 'you'
          ? (['two', 'mill', 'gain'] as const)
          : (['take', 'take', 'mill', 'two', 'gain'] as const);
      const what = random.pick(those);
      return {
        on: 'draw',
        who,
        optional: (who === 'you' || what !== 'two') && random.percent(35),
        does: what,
      };
    }
  }
}

function damageLine(random: Random, several: boolean): Line {
  // What several would be dealt, all dealt to one: whether that is one event by then, the rules do not say.
  if (!several && random.percent(30)) {
    const from = random.pick(['you', 'you', 'own others', 'this', 'own creatures'] as const);
    return { on: 'redirected damage', from };
  }
  if (random.percent(10))
    return { on: 'damage', to: random.pick(['own creature', 'this'] as const), does: 'counters' };
  return {
    on: 'damage',
    to: random.pick<Watched>(['you', 'opponent', 'anyone', 'anyone', 'own creature', 'their creature']),
    does: random.pick<Damaging>([
      'double',
      'double',
      'plus',
      'plus',
      'minus',
      'half',
      'prevent one',
      'prevent half',
      'prevent',
    ]),
  };
}

function* smaller(board: Amounts): Iterable<Amounts> {
  const { creatures, shields, points } = board;
  if (points > 1) yield { ...board, points: points - 1 };
  for (const [at] of shields.entries())
    if (board.gone === null) yield { ...board, shields: shields.toSpliced(at, 1) };
  if (board.gone !== null) yield { ...board, gone: null };
  for (const fewer of withFewer(creatures)) {
    // Shields name creatures by their places.
    if (fewer.length === creatures.length || shields.length === 0) yield { ...board, creatures: fewer };
  }
  for (const [at, one] of creatures.entries())
    if (one.stolen) yield { ...board, creatures: creatures.with(at, { ...one, stolen: false }) };
}

export const amounts: Kind<Amounts> = { board, write, play, smaller };
