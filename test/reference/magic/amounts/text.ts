/** Magic: how boards on which an amount changes are written down. */

import type { Side, WrittenAction, WrittenBoard } from '../../game.js';
import { written, zonesWith } from '../permanents.js';
import type { Amounts, Creature, Damaging, Gaining, Line, Shield, Watched } from './board.js';

export function calledOf(creature: Creature): string {
  return textOf(creature) || '(a creature without text)';
}

function textOf({ lines }: Creature): string {
  return lines.map(sentence).join('\n');
}

function sentence(line: Line): string {
  switch (line.on) {
    case 'damage':
      return aboutDamage(line.to, line.does);
    case 'redirected damage':
      return {
        you: 'All damage that would be dealt to you is dealt to this creature instead.',
        'own others':
          'All damage that would be dealt to other creatures you control is dealt to this creature instead.',
        this: 'All damage that would be dealt to this creature is dealt to you instead.',
        'own creatures': 'All damage that would be dealt to creatures you control is dealt to you instead.',
      }[line.from];
    case 'gain':
      return aboutGain(line.who, line.does);
    case 'lose':
      return aboutLoss(line.who, line.does);
    case 'counters':
      return `If one or more +1/+1 counters would be put on ${WATCHED[line.to]}, ${line.does === 'double' ? 'twice that many' : 'that many plus one'} +1/+1 counters are put on it instead.`;
    case 'draw':
      return aboutDraw(line);
    case 'never':
      return {
        prevention: "Damage can't be prevented.",
        gain: "Players can't gain life.",
        counters: "Creatures can't have counters put on them.",
      }[line.what];
  }
}

const WATCHED: { readonly [to in Watched]: string } = {
  you: 'you',
  opponent: 'an opponent',
  anyone: 'a creature',
  'own creature': 'a creature you control',
  'their creature': 'a creature an opponent controls',
  this: 'this creature',
};

function aboutDamage(to: Watched, does: Damaging): string {
  const whom = to === 'anyone' ? 'a permanent or player' : WATCHED[to];
  if (does === 'counters')
    return `If damage would be dealt to ${whom}, put that many +1/+1 counters on it instead.`;
  const instead = {
    double: 'it deals double that damage instead',
    plus: 'it deals that much damage plus 1 instead',
    minus: 'it deals that much damage minus 1 instead',
    half: 'it deals half that damage, rounded down, instead',
    'prevent one': 'prevent 1 of that damage',
    'prevent half': 'prevent half that damage, rounded up',
    prevent: 'prevent that damage',
  }[does];
  return `If a source would deal damage to ${whom}, ${instead}.`;
}

function aboutGain(who: 'you' | 'opponent' | 'anyone', does: Gaining): string {
  const whom = { you: 'you', opponent: 'an opponent', anyone: 'a player' }[who];
  const they = who === 'you' ? 'you gain' : 'that player gains';
  const lose = who === 'you' ? 'you lose' : 'that player loses';
  const instead = {
    double: `${they} twice that much life instead`,
    plus: `${they} that much life plus 1 instead`,
    none: `${they} no life instead`,
    lose: `${lose} that much life instead`,
    mine: 'you gain that much life instead',
    draw: 'draw that many cards instead',
  }[does];
  return `If ${whom} would gain life, ${instead}.`;
}

function aboutLoss(who: 'you' | 'opponent', does: 'double' | 'plus' | 'gain'): string {
  const they = who === 'you' ? 'you' : 'they';
  const instead = {
    double: `${they} lose twice that much life instead`,
    plus: `${they} lose that much life plus 1 instead`,
    gain: `${they} gain that much life instead`,
  }[does];
  return `If ${who === 'you' ? 'you' : 'an opponent'} would lose life, ${instead}.`;
}

function aboutDraw({ who, optional, does }: Extract<Line, { on: 'draw' }>): string {
  const may = optional ? 'you may ' : '';
  const you = optional ? may : 'you ';
  if (who === 'you') {
    const instead = {
      two: `${may}draw two cards`,
      mill: `${may}mill a card`,
      take: '',
      gain: `${you}gain 2 life`,
    };
    return `If you would draw a card, ${instead[does]} instead.`;
  }
  const instead = {
    two: 'that player draws two cards',
    mill: `${you}mill a card`,
    take: `${you}draw a card`,
    gain: `${you}gain 2 life`,
  };
  return `If an opponent would draw a card, ${instead[does]} instead.`;
}

function saysOf({ does, whom, points }: Amounts): string {
  const player = { you: 'You', opponent: 'Each opponent', 'each player': 'Each player' };
  const who = whom === 'you' || whom === 'opponent' || whom === 'each player' ? player[whom] : '';
  const s = whom === 'you' ? '' : 's';
  switch (does) {
    case 'damage':
      return `This spell deals ${points} damage to ${whom === 'opponent' ? 'each opponent' : whom}.`;
    case 'gain':
      return `${who} gain${s} ${points} life.`;
    case 'lose':
      return `${who} lose${s} ${points} life.`;
    case 'counters':
      return `Put ${points === 1 ? 'a +1/+1 counter' : `${NUMBERS[points]} +1/+1 counters`} on ${whom}.`;
    case 'draw': {
      const cards = points === 1 ? 'a card' : `${NUMBERS[points]} cards`;
      return whom === 'you' ? `Draw ${cards}.` : `${who} draws ${cards}.`;
    }
  }
}

const NUMBERS: readonly string[] = ['no', 'one', 'two', 'three'];

const nameOf = (at: number): string => `creature ${at}`;

function shieldOf({ by, on, points, to }: Shield): WrittenAction {
  const whom = on === 'you' ? 'you' : 'target creature';
  const targets = [on, to].flatMap((at) => (typeof at === 'number' ? [nameOf(at)] : []));
  if (to === null)
    return {
      say: `Prevent the next ${points} damage that would be dealt to ${whom} this turn.`,
      by,
      targets,
    };
  return {
    say: `The next ${points} damage that would be dealt to ${whom} this turn is dealt to ${on === 'you' ? 'target' : 'another target'} creature instead.`,
    by,
    targets,
  };
}

export function write(board: Amounts): WrittenBoard {
  const { active, by, creatures, shields, gone } = board;
  const named = new Set([gone, ...shields.flatMap(({ on, to }) => [on, to])]);
  const zones = (side: Side) =>
    zonesWith(
      written(creatures, side, (one, at) => ({
        as: calledOf(one),
        text: textOf(one),
        lies: { ...(named.has(at) && { as: nameOf(at) }) },
      })),
    );
  const exiled = gone === null ? [] : [{ say: 'Exile target creature.', by, targets: [nameOf(gone)] }];
  const actions = [...shields.map(shieldOf), ...exiled, { say: saysOf(board), by }];
  return { turn: active, actions, zones: [zones(0), zones(1)] };
}
