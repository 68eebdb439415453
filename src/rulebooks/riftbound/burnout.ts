/** Drawing, burning out, and points (431, 472). */

import type { Instruction } from '../../ability/instruction.js';
import { mustBeListed } from '../../evaluate/selection.js';
import { add, compare } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import { zoneId } from '../../position/position.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { drawOne, drawsInTurn, runOn } from '../common/event.js';
import { cite } from './rule.js';

export const BURNING: { readonly [kind: string]: EventRule } = {
  draw: {
    sequence: (_game, event) => drawsInTurn(event),
    happen: (hands, event) => draw(hands, event, 'burn out'),
  },
  /** What is left of a draw after burning out. */
  'draw the rest': { views: ['draw'], happen: (hands, event) => draw(hands, event, 'burn out again') },
  /** The draw of the turn, which is a phase of its own. */
  'draw phase': { happen: (hands, event) => act(hands, event.player, [{ event: 'draw', amount: 1 }]) },
  'burn out': { happen: (hands, event) => burnOut(hands, event, 'gain point') },
  /** In the same sequence: the points of that nothing replaces, and with them a player wins at once (431.3). */
  'burn out again': {
    views: ['burn out'],
    happen: (hands, event) => burnOut(hands, event, 'gain point by burning out'),
  },
  'gain point': { happen: gainPoints },
  'score point': { views: ['gain point'], happen: gainPoints },
  'gain point by burning out': {
    views: ['gain point'],
    inevitable: cite('burned-points'),
    happen: (hands, event) => {
      const gained = gainPoints(hands, event);
      if (event.player !== null && hasWon(hands.game, event.player))
        act(hands, event.player, [{ event: 'win' }]);
      return gained;
    },
  },
  win: { ends: true, happen: () => true },
};

type Does = Extract<Instruction, { do: 'act' }>['act'];

function act(hands: Hands, player: PlayerId | null, acts: readonly Does[]): boolean {
  if (player === null) return false;
  runOn(
    hands,
    acts.map((one) => ({ do: 'act', act: one })),
    [],
    player,
    'rule',
  );
  return true;
}

/** Who would draw from an empty Main Deck burns out first, and draws then (431.1.a). */
function draw(
  hands: Hands,
  event: GameEvent,
  burns: 'burn out' | 'burn out again',
): boolean | readonly ObjectId[] {
  if (event.amount !== 1) return true;
  const drawn = drawOne(hands, event.player, 'deck', 'hand');
  if (drawn) return drawn;
  act(hands, event.player, [{ event: burns }, { event: 'draw the rest', amount: 1 }]);
  return false;
}

/** The trash is recycled, and an opponent gains a point (431.2). */
function burnOut(hands: Hands, { player }: GameEvent, gains: string): boolean {
  if (player === null) return false;
  const { position } = hands.game.table;
  if (position.players.length > 2)
    withhold(
      'rule/not-modelled',
      'Which of several opponents gains a point by burning out is not worked out.',
    );
  const trash = position.zones[zoneId('trash', player)] ?? [];
  if (trash.length === 0) mustBeListed(hands.game, 'trash', player);
  for (const id of [...trash]) hands.move(id, { zone: 'deck', holder: player, at: 'bottom' });
  if (trash.length > 0) hands.shuffle('deck', player);
  return act(hands, player, [{ event: gains, by: { who: 'opponent', said: 'a' }, amount: 1 }]);
}

function gainPoints(hands: Hands, { player, amount }: GameEvent): boolean {
  if (player === null || amount === null || compare(amount, 0) <= 0) return false;
  hands.value(player, POINTS, add(known(hands.game, player, POINTS), amount));
  return true;
}

export const POINTS = 'points';
export const VICTORY = 'victory score';

/** @throws {Withheld} where nobody wrote it down */
export function known({ table }: Game, player: PlayerId, value: typeof POINTS | typeof VICTORY) {
  const { name = '', values } = table.position.players[player] ?? {};
  return (
    values?.[value] ??
    withhold(
      'position/missing-value',
      `The ruling depends on the ${value} of ${name}.`,
      `Give ${name} their \`${value}\`.`,
    )
  );
}

/** A player has the Victory Score, and more points than any opponent (472). */
function hasWon(game: Game, player: PlayerId): boolean {
  const { players } = game.table.position;
  const points = known(game, player, POINTS);
  if (compare(points, known(game, player, VICTORY)) < 0) return false;
  return players.every(({ id }) => id === player || compare(points, known(game, id, POINTS)) > 0);
}

/** Who has won in a cleanup, where points are kept at all. */
export function winner(game: Game): PlayerId | null {
  const { players } = game.table.position;
  if (!players.some(({ values }) => values[POINTS] !== undefined && values[VICTORY] !== undefined))
    return null;
  return players.find(({ id, values }) => values[VICTORY] !== undefined && hasWon(game, id))?.id ?? null;
}

/** That a player wins the game. */
export function winning(player: PlayerId): GameEvent {
  return toPlayer('win', player, null);
}

/** What happens to a player by rule. */
export function toPlayer(kind: string, player: PlayerId, amount: GameEvent['amount']): GameEvent {
  const cause = { manner: 'rule', player: null, source: null, ability: null } as const;
  return {
    kind,
    player,
    object: null,
    share: null,
    other: null,
    amount,
    from: null,
    to: null,
    detail: null,
    cause,
  };
}
