/** Who decides what, where a ruling has several outcomes: the decisions at which different answers lead elsewhere. */

import type { Choice } from '../explore/paths.js';
import type { Followed } from '../explore/ruling.js';
import { open } from '../kernel/open.js';
import { advance, answer } from '../kernel/step.js';
import type { Position } from '../position/position.js';
import type { Definition } from '../rulebooks/definition.js';
import { choosing } from './choosing.js';
import type { Deciding } from './message.js';
import { Naming } from './things.js';

/** @param followed every path; a decision matters where its answers do not all leave the same outcomes open */
export function deciding(
  definition: Definition,
  start: Position,
  followed: readonly Followed[],
): readonly Deciding[] {
  const found = new Map<string, Deciding>();
  for (const path of partings(followed)) {
    const play = open(definition.rulebook, start);
    const naming = new Naming(play, start);
    advance(play);
    for (const choice of path) answer(play, choice.answer);
    const { decision } = play.table.position;
    if (!decision) continue;
    const { by, asks, offered, about } = choosing(play, naming, decision, NO_ANSWER, false);
    const one: Deciding = { by, asks, offered, about };
    found.set(JSON.stringify(one), one);
  }
  return [...found.values()];
}

const NO_ANSWER = { option: -1 };

/** The choices up to each decision that matters; those that ask the same in the same words are taken once. */
export function partings(followed: readonly Followed[]): (readonly Choice[])[] {
  const paths = new Map<string, readonly Choice[]>();
  const visit = (ways: readonly Followed[], depth: number): void => {
    const groups = new Map<string, Followed[]>();
    for (const way of ways) {
      const next = way.choices[depth];
      if (!next) continue;
      const key = JSON.stringify(next.answer);
      const group = groups.get(key);
      if (group) group.push(way);
      else groups.set(key, [way]);
    }
    const [first] = ways;
    const decision = first?.choices[depth]?.decision;
    const open = new Set([...groups.values()].map(outcomesOf));
    if (open.size > 1 && first && decision) {
      const asked = JSON.stringify(decision);
      if (!paths.has(asked)) paths.set(asked, first.choices.slice(0, depth));
    }
    for (const group of groups.values()) if (group.length > 1) visit(group, depth + 1);
  };
  visit(followed, 0);
  return [...paths.values()];
}

/** Which outcomes are still open, as one string. */
function outcomesOf(ways: readonly Followed[]): string {
  return JSON.stringify([...new Set(ways.map(({ key }) => key))].sort());
}
