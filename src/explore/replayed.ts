/** The choices on a way through the graph of a ruling, as they are made there. */

import { guarded } from '../kernel/guarded.js';
import type { Play } from '../kernel/play/play.js';
import { advance, answer } from '../kernel/step.js';
import type { Fixing } from './fixing.js';
import { findAnswer, formOf, type NamedAnswer, nameAnswer } from './form.js';
import type { Graph } from './graph.js';
import type { Choice } from './paths.js';
import { Atoms } from './term.js';
import type { Taken } from './way.js';

/** On another way than the one that was followed things may have other names. @param play the game, where the ruling begins */
export function replayed(play: Play, graph: Graph, fixing: Fixing | null, way: readonly Taken[]): Choice[] {
  return guarded(play, () => made(play, graph, fixing, way));
}

function made(play: Play, graph: Graph, fixing: Fixing | null, way: readonly Taken[]): Choice[] {
  const { journal } = play.table;
  const atoms = new Atoms();
  const mark = journal.mark();
  const choices: Choice[] = [];
  for (const { from, branch } of way) {
    const { choice } = branch;
    const first = firstWay(graph, from);
    if (first.length === choices.length && first.every((one, index) => one === choices[index])) {
      choices.push(choice);
      continue;
    }
    const { answer: told } = choice;
    if ('endless' in told) {
      choices.push(choice);
      continue;
    }
    const ordered = Boolean(fixing?.left(first));
    follow(play, first);
    const formed = formOf(play, atoms, '', ordered);
    const named: NamedAnswer = nameAnswer(formed, told);
    journal.undo(mark);
    follow(play, choices);
    const given = findAnswer(formOf(play, atoms, '', ordered), formed.form, named);
    const { decision } = play.table.position;
    journal.undo(mark);
    if (decision) choices.push({ decision, answer: given, scripted: choice.scripted });
  }
  return choices;
}

/** Plays choices from the start. */
function follow(play: Play, choices: readonly Choice[]): void {
  advance(play);
  for (const choice of choices) answer(play, choice.answer);
}

function firstWay({ junctions }: Graph, junction: number): Choice[] {
  const choices: Choice[] = [];
  for (let at = junctions[junction]?.met; at; at = junctions[at.junction]?.met) choices.push(at.choice);
  return choices.reverse();
}
