/** Losing and winning the game (104, 704.5a-c), and drawing from a library without cards (121.4). */

import { compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { isWatched } from '../../../kernel/watching/watched-at-all.js';
import type { GameEvent } from '../../../position/event.js';
import { zoneId } from '../../../position/position.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { cardsIn, drawOne, drawsInTurn } from '../../common/drawing.js';
import { byRule } from '../../common/settle.js';
import { mustBeFewer } from '../damage/by-commanders.js';
import { mustNotBeDrawn } from '../permanent/commander.js';
import type { Rule } from '../rule.js';
import { noteDraw } from './first-draw.js';
import { LOST, remaining } from './remaining.js';

/** That a player would have drawn from a library without cards since it was last looked. */
const EMPTY_DRAW = 'empty draw';
const WON = 'won';

/** That a player loses for having no life left: nothing of this kind is raised, but texts say that it isn't so (704.5a). */
export const LOSE_FOR_LIFE = 'lose for life';

/** The events of this file: a draw that finds no card, what that comes to, losing, winning. */
export const DEFEAT: { readonly [kind: string]: EventRule } = {
  /** Cards are drawn one at a time (121.2). */
  draw: {
    sequence: (_game, event) => drawsInTurn(event),
    impersonal: true,
    // Who draws from a library without cards loses (704.5b).
    headroom: (game, { player }) =>
      player === null ? null : { of: 'library', room: cardsIn(game, 'library', player) },
    happen: (hands, event) => event.amount === 1 && draw(hands, event),
  },
  /** That it was looked whether a player has drawn from a library without cards: what it comes to is looked at once. */
  'deck out': {
    parts: (_game, event) => ({ before: [], after: [{ ...event, kind: 'lose' }] }),
    happen: (hands, { player }) => {
      if (player === null) return false;
      hands.value(player, EMPTY_DRAW, 0);
      return true;
    },
  },
  [LOSE_FOR_LIFE]: { happen: () => true },
  lose: {
    // While others go on whoever has lost leaves the game (104.5), which one player alone has won (104.2a).
    ends: (game) => isDecided(game),
    happen: (hands, { player }) => {
      if (player === null) return false;
      hands.value(player, LOST, 1);
      // Whatever else it could have been for.
      hands.value(player, EMPTY_DRAW, 0);
      // Where all lose at once the game is a draw (104.4a).
      const { players } = hands.game.table.position;
      const there = remaining(hands.game);
      if (there.every((one) => players[one]?.values[LOST] === 1))
        for (const one of there) {
          hands.value(one, LOST, 0);
          hands.value(one, 'draw', 1);
        }
      return true;
    },
  },
  /** The game ends for all players alike (104.4). */
  'end in a draw': {
    ends: true,
    happen: (hands) => {
      const { players } = hands.game.table.position;
      for (const one of remaining(hands.game)) {
        if (hasDecked(players[one]?.values ?? {})) hands.value(one, EMPTY_DRAW, 0);
        hands.value(one, 'draw', 1);
      }
      return true;
    },
  },
  win: {
    ends: true,
    happen: (hands, { player }) => {
      if (player === null) return false;
      hands.value(player, WON, 1);
      return true;
    },
  },
};

function draw(hands: Hands, { player }: GameEvent): ReturnType<typeof drawOne> {
  if (player !== null)
    mustNotBeDrawn(hands.game, hands.game.table.position.zones[zoneId('library', player)]?.[0]);
  const drawn = drawOne(hands, player, 'library', 'hand');
  if (drawn !== false && player !== null) noteDraw(hands, player);
  if (drawn === false && player !== null) hands.value(player, EMPTY_DRAW, 1);
  return drawn;
}

/** Whether no more than one of the players is left who has neither lost nor drawn. */
function isDecided({ table }: Game): boolean {
  return table.position.players.filter(({ values }) => values[LOST] !== 1 && values.draw !== 1).length <= 1;
}

/** Whether all players who are left lose at once, as far as they can. */
export function isDraw(game: Game, events: readonly { readonly event: GameEvent }[]): boolean {
  const losing = new Set(
    flat(events, ({ event: { kind, player } }) =>
      player !== null && LOSSES.has(kind) && !isProhibited(game, lossOf(game, player)) ? [player] : [],
    ),
  );
  return losing.size === remaining(game).length;
}

function lossOf(game: Game, player: PlayerId): GameEvent {
  return byRule(game, 'lose', null, { player });
}

/** Players who lose, with each reason that they have (704.3). */
export const LOSING: readonly { rule: Rule; find(game: Game): readonly GameEvent[] }[] = [
  { rule: 'empty-library', find: (game) => losing(game, 'deck out', hasDecked) },
  { rule: 'zero-life', find: dead },
  { rule: 'ten-poison', find: (game) => losing(game, 'lose', isPoisoned) },
];

/** Who loses for several reasons at once loses once; where all of them lose the game is a draw (104.4a). */
export function losingOnce(game: Game, events: readonly GameEvent[], all: boolean): GameEvent[] {
  const losses = events.filter(({ kind }) => LOSSES.has(kind));
  const others = events.filter(({ kind }) => !LOSSES.has(kind));
  // What would take the place of a loss looks at that: somebody may not lose after all.
  const isLost = losses.every(({ player }) => player === null || !isWatched(game, lossOf(game, player)));
  if (all && isLost) return [...others, byRule(game, 'end in a draw', null)];
  const isFirst = ({ player }: GameEvent, at: number): boolean =>
    losses.findIndex((one) => one.player === player) === at;
  return [...losses.filter(isFirst), ...others];
}

/** The first of them brings the other. */
const LOSSES: ReadonlySet<string> = new Set(['deck out', 'lose']);

type Values = Game['table']['position']['players'][number]['values'];

const hasDecked = (values: Values): boolean => (values[EMPTY_DRAW] ?? 0) === 1;
const isDead = ({ life = 1 }: Values): boolean => compare(life, 0) <= 0;
/** Whether a player has no life left, and loses for it. */
function isLifeless(game: Game, values: Values, player: PlayerId): boolean {
  return isDead(values) && !isProhibited(game, byRule(game, LOSE_FOR_LIFE, null, { player }));
}

const isPoisoned = ({ poison = 0 }: Values): boolean => compare(poison, 10) >= 0;

function losing(
  game: Game,
  kind: string,
  loses: (values: Values, player: PlayerId) => boolean,
): readonly GameEvent[] {
  return flat(remaining(game), (player) => {
    const { values } = game.table.position.players[player] ?? {};
    if (!values || !loses(values, player)) return [];
    // Who can't lose the game goes on (104.3).
    const event = byRule(game, kind, null, { player });
    return isProhibited(game, event) ? [] : [event];
  });
}

/** Players who lose with no life left. @throws {Withheld} where one may lose for damage by a commander (903.10a) */
function dead(game: Game): readonly GameEvent[] {
  for (const { id, values } of game.table.position.players)
    if (values[LOST] !== 1 && !isPoisoned(values) && !isLifeless(game, values, id)) mustBeFewer(values);
  return losing(game, 'lose', (one, player) => isLifeless(game, one, player));
}
