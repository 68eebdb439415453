/** Boards written down by a test, and what comes of them: every path one by one, or every position once. */

import { expect } from 'vitest';
import type { Choice } from '../../src/explore/choice/choice.js';
import type { Target } from '../../src/explore/graph/graph.js';
import { outline } from '../../src/explore/name/outline.js';
import { listening, paths } from '../../src/explore/paths.js';
import { Exploration, explore, type Ruling } from '../../src/explore/ruling.js';
import type { Exploring } from '../../src/explore/walk.js';
import { type Amount, fromBig } from '../../src/ground/amount.js';
import { open } from '../../src/kernel/open.js';
import { advance, answer } from '../../src/kernel/step.js';
import type { Position } from '../../src/position/position.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import type { CardLibrary } from '../../src/scenario/library.js';
import type { ReadScenario } from '../../src/scenario/scenario.js';
import { ScriptedChoices } from '../../src/scenario/script.js';
import { setUp } from '../../src/scenario/setup.js';
import { written } from '../scenario/judged.js';

/** A board with its answers that are fixed. */
export interface Board {
  readonly definition: Definition;
  readonly position: Position;
  readonly choices: ScriptedChoices;
}

export function boardOf(one: ReadScenario & { readonly cards: CardLibrary }): Board | null {
  const { definition, scenario, source, cards } = one;
  const { setup } = setUp(definition, scenario, cards, source);
  return (
    setup && {
      definition,
      position: setup.position,
      choices: new ScriptedChoices(scenario, definition, source),
    }
  );
}

/** @throws where the text is no scenario, or its board cannot be set up */
export function board(text: string): Board {
  const one = boardOf(written(text));
  if (!one) throw new Error(`no board: ${text}`);
  return one;
}

/** What is found of an outcome. */
export interface Found {
  readonly ways: Amount;
  /** Choices on the shortest way. */
  readonly least: number;
}

/** Every path, one after the other; null where there are more than so many. `see` sees each, and to what end it comes. */
export function plainly(
  { definition, position, choices }: Board,
  most: number,
  see: (path: readonly Choice[], end: string) => void = () => {},
): Map<string, Found> | null {
  const play = listening((hear) => open(definition.rulebook, position, hear, false));
  const found = new Map<string, { ways: bigint; least: number }>();
  let left = most;
  for (const path of paths(play, (decision, made) => choices.script(play, decision, made))) {
    if (left-- === 0) return null;
    const key = outline(play);
    see(path.choices, key);
    const { ways, least } = found.get(key) ?? { ways: 0n, least: Number.POSITIVE_INFINITY };
    found.set(key, { ways: ways + 1n, least: Math.min(least, path.choices.length) });
  }
  return new Map([...found].map(([key, { ways, least }]) => [key, { ways: fromBig(ways), least }]));
}

/** Every position once, from the first on. */
export function ruled({ definition, position, choices }: Board, how: Exploring = {}): Ruling {
  const play = open(definition.rulebook, position);
  return explore(play, { fixing: choices.fixes ? choices : null, unmerged: 0, ...how });
}

/**
 * Holds a ruling against what all paths come to: the same outcomes with the same number of ways, and no witness shorter
 * than the shortest path. It may be longer by the questions that fall away in another order of listing: positions that
 * differ only in that are the same (`form.ts`), and of them the one that was met first is followed.
 */
export function expectTheSame(ruling: Ruling, plain: ReadonlyMap<string, Found>): void {
  const found = foundBy(ruling);
  const ways = (of: ReadonlyMap<string, Found>) => new Map([...of].map(([key, one]) => [key, one.ways]));
  expect(ways(found)).toEqual(ways(plain));
  for (const [key, { least }] of found)
    expect(least).toBeGreaterThanOrEqual(plain.get(key)?.least ?? Number.NaN);
}

/** What a ruling has found, in the same form. */
export function foundBy({ outcomes }: Ruling): Map<string, Found> {
  return new Map(outcomes.map(({ key, ways, witness }) => [key, { ways, least: witness.length }]));
}

/** Each witness leads to its outcome when it is played. */
export function expectWitnessed(set: Board, { outcomes }: Ruling): void {
  expect(outcomes.map(({ witness }) => endOf(set, witness))).toEqual(outcomes.map(({ key }) => key));
}

/**
 * Each way through the graph, choice by choice, leads where its branches lead; of many ways so many, and of each outcome
 * those by which it is told.
 * @returns how many were played
 */
export function expectWays(set: Board, most = Number.POSITIVE_INFINITY): number {
  const play = open(set.definition.rulebook, set.position);
  const done = new Exploration(play, { fixing: set.choices.fixes ? set.choices : null, unmerged: 0 });
  done.advance();
  const ways = done.ways();
  const { junctions, start } = done.graph();
  let played = 0;
  const follow = (way: readonly number[], to: Target | null | undefined): void => {
    if (!to || 'back' in to || played >= most) return;
    if ('end' in to) {
      played += 1;
      expect(endOf(set, ways.choices(way) ?? []), `the way ${way}`).toBe(to.end);
      return;
    }
    // Turned about at every other junction: those that were met first need no other names.
    const places = [...(junctions[to.junction]?.branches.keys() ?? [])];
    for (const place of to.junction % 2 ? places : places.toReversed())
      follow([...way, place], junctions[to.junction]?.branches[place]?.to);
  };
  follow([], start);
  for (const { key, witness } of done.ruling().outcomes) {
    const way = ways.of(key, witness);
    expect(way).toHaveLength(witness.length);
    for (const choices of [ways.choices(way), ...ways.others(key, witness, 4)])
      if (choices) expect(endOf(set, choices)).toBe(key);
  }
  return played;
}

/** What comes of these choices. */
function endOf({ definition, position }: Board, choices: readonly Choice[]): string {
  const play = open(definition.rulebook, position);
  advance(play);
  for (const choice of choices) answer(play, choice.answer);
  return outline(play);
}
