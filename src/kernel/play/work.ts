/** The stack of unfinished work. */

import type { Instruction } from '../../ability/instruction.js';
import type { Env } from '../../position/env.js';
import type { Frame, GroupFrame, Node, Outcome, ScriptFrame, SettleFrame } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';

export function pushFrame(game: Game, frame: Frame): void {
  game.table.journal.push(game.table.position.work, frame);
}

export function popFrame(game: Game): void {
  game.table.journal.pop(game.table.position.work);
}

export function topFrame(game: Game): Frame | undefined {
  return game.table.position.work.at(-1);
}

/** Writes a field of a frame in hand. */
export function update<F extends Frame, Key extends keyof F & string>(
  game: Game,
  frame: F,
  key: Key,
  value: F[Key],
): void {
  game.table.journal.set(frame, key, value);
}

/** What became of something that was simply done. */
export const DONE: Outcome = Object.freeze({
  accepted: true,
  attempted: true,
  alike: 'all',
  replaced: false,
  happened: true,
  objects: [],
});

/** What was offered, and nobody took. */
export const DECLINED: Outcome = Object.freeze({
  ...DONE,
  accepted: false,
  attempted: false,
  happened: false,
});

/** @param within only what happens at once by rule */
export function newSettling(within = false): SettleFrame {
  return { frame: 'settle', within, answers: [] };
}

export function newScript(
  rest: readonly Instruction[],
  env: Env,
  last: Outcome | null = null,
  part: ScriptFrame['part'] = false,
): ScriptFrame {
  return { frame: 'script', rest: [...rest], env, answers: [], last, awaits: null, part };
}

/** The node of this name; most often nodes lie in the order of their names. */
export function nodeOf({ nodes }: GroupFrame, id: number): Node | undefined {
  const there = nodes[id];
  return there?.id === id ? there : nodes.find((node) => node.id === id);
}

/** The nodes of these names, in the order of the group. */
export function nodesOf(group: GroupFrame, ids: readonly number[]): readonly Node[] {
  const [only = -1, ...others] = ids;
  if (others.length === 0) {
    const node = nodeOf(group, only);
    return node ? [node] : [];
  }
  if (isAll(group, ids)) return group.nodes;
  const those = new Set(ids);
  return group.nodes.filter(({ id }) => those.has(id));
}

function isAll({ nodes }: GroupFrame, ids: readonly number[]): boolean {
  return ids.length === nodes.length && nodes.every(({ id }, at) => id === ids[at]);
}

/** Whether another comes before it. */
export function isPutOff({ state }: Node): boolean {
  return state === 'later';
}

/** Makes the nodes of a group anew: what each becomes, one or several. */
export function changeNodes(game: Game, frame: GroupFrame, how: (node: Node) => Node | Node[]): void {
  const nodes = frame.nodes.slice();
  let at = 0;
  for (const node of frame.nodes) {
    const made = how(node);
    if (!Array.isArray(made)) nodes[at++] = made;
    else {
      nodes.splice(at, 1, ...made);
      at += made.length;
    }
  }
  update(game, frame, 'nodes', nodes);
}
