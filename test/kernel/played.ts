/** Positions of the invented game played on, with what is told of it. */

import { type Problem, Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import type { Notice } from '../../src/kernel/play/observer.js';
import type { Play } from '../../src/kernel/play/play.js';
import { advance } from '../../src/kernel/step.js';
import type { Position } from '../../src/position/position.js';
import type { Policy, Step } from '../../src/rulebook/policy.js';
import type { Rulebook } from '../../src/rulebook/rulebook.js';
import { boat, ferry, river } from './ferry.js';

export interface Played {
  readonly play: Play;
  readonly notices: Notice[];
  /** What has happened so far, in its order: the kind of event, and to which object or how much. */
  happened(): string[];
  /** Where each boat is. */
  zones(): string[];
  coins(player: number): unknown;
}

/** The game with other events, or another policy. */
export function ferryWith(
  events: Rulebook['catalogue']['events'],
  policy: Partial<Policy> = {},
  catalogue: Partial<Rulebook['catalogue']> = {},
): Rulebook {
  return {
    ...ferry,
    catalogue: { ...ferry.catalogue, ...catalogue, events: { ...ferry.catalogue.events, ...events } },
    policy: (version, date) => ({ ...ferry.policy(version, date), ...policy }),
  };
}

/** Takes these steps with the groups of events there are, and then those of the plain policy. */
export function stepping(steps: readonly Step[]): Pick<Policy, 'next'> {
  const plain = ferry.policy('plain', null);
  const left = [...steps];
  return { next: (view) => left.shift() ?? plain.next(view) };
}

/** Plays on to the next decision, or to the end. */
export function played(position: Position, rulebook: Rulebook = ferry): Played {
  const notices: Notice[] = [];
  const play = open(rulebook, position, (notice) => notices.push(notice));
  advance(play);
  return {
    play,
    notices,
    happened: () =>
      notices.flatMap((one) =>
        one.notice === 'happened'
          ? [`${one.event.kind} ${one.event.object ?? one.event.amount ?? ''}`.trim()]
          : [],
      ),
    zones: () => play.table.position.objects.map(({ zone }) => zone),
    coins: (player) => play.table.position.players[player]?.values.coins,
  };
}

/** Why no ruling is given; undefined where nothing keeps one from being given. */
export function problemOf(how: () => unknown): Problem | undefined {
  try {
    how();
  } catch (error) {
    if (error instanceof Withheld) return error.problems[0];
    throw error;
  }
  return undefined;
}

/** A game in which nothing goes on, between a boat of one player and a boat of the other. */
export function twoBoats(): Play {
  const boats = [
    [boat('a'), 0],
    [boat('b'), 1],
  ] as const;
  return open(ferry, river(boats, [], 'plain'));
}
