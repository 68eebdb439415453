/** Who decides what, where a ruling has several outcomes: the decisions at which the ways to them part. */

import type { Choice } from '../explore/paths.js';
import { open } from '../kernel/open.js';
import { advance, answer } from '../kernel/step.js';
import type { Position } from '../position/position.js';
import type { Definition } from '../rulebooks/definition.js';
import { choosing } from './choosing.js';
import type { Deciding } from './message.js';
import { Naming } from './things.js';

export function deciding(
  definition: Definition,
  start: Position,
  witnesses: readonly (readonly Choice[])[],
): Deciding[] {
  const found = new Map<string, Deciding>();
  for (const path of partings(witnesses)) {
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

/** The choices up to each point at which two ways part. */
function partings(witnesses: readonly (readonly Choice[])[]): (readonly Choice[])[] {
  const paths: (readonly Choice[])[] = [];
  const visit = (ways: readonly (readonly Choice[])[], depth: number): void => {
    const groups = new Map<string, (readonly Choice[])[]>();
    for (const way of ways) {
      const next = way[depth];
      if (!next) continue;
      const key = JSON.stringify(next.answer);
      groups.set(key, [...(groups.get(key) ?? []), way]);
    }
    const [first] = ways;
    if (groups.size > 1 && first) paths.push(first.slice(0, depth));
    for (const group of groups.values()) if (group.length > 1) visit(group, depth + 1);
  };
  visit(witnesses, 0);
  return paths;
}
