/**
 * Everything that holds of every scenario, whatever it is about: the position survives being written out at every
 * decision, the indexes are those that would be made anew, what is worked out by itself is what it is among all others,
 * undoing leads back to the start, witnesses can be replayed, and every rule that is cited exists in that version.
 */

import { expect } from 'vitest';
import { boardOf } from '../../src/evaluate/object/board.js';
import { viewOf } from '../../src/evaluate/object/characteristics.js';
import { layered } from '../../src/evaluate/object/layers.js';
import { printed } from '../../src/evaluate/object/printed.js';
import { answersTo } from '../../src/explore/choice/answers.js';
import { outline } from '../../src/explore/name/outline.js';
import { listening } from '../../src/explore/paths.js';
import type { Ruling } from '../../src/explore/ruling.js';
import type { RuleKey } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import { citedIn } from '../../src/kernel/play/observer.js';
import type { Play } from '../../src/kernel/play/play.js';
import { restore } from '../../src/kernel/saving/restore.js';
import { save } from '../../src/kernel/saving/save.js';
import { advance, answer, isEndless } from '../../src/kernel/step.js';
import type { Answer } from '../../src/position/decision.js';
import type { Position } from '../../src/position/position.js';
import type { Ruleset } from '../../src/rulebooks/definition.js';
import type { Judgement } from '../../src/scenario/judging.js';
import { shelvesOf } from '../kernel/shelves.js';
import { turned } from '../turned.js';

/** Decisions that are looked at in one scenario: enough for all but the longest. */
const MOST = 300;

/** Checks all that in the ruling of a scenario. */
export function checkThoroughly(judgement: Judgement): void {
  const { definition, ruling, setup } = judgement;
  if (!ruling || !setup) throw new Error('nothing to check without a ruling');
  // Whatever is written to without being copied first throws.
  const position = frozen(setup.position);
  const rules = survey(definition, position);
  for (const rule of rules) {
    expect(
      definition.rulebook.rule(rule, position.rules),
      `rule ${rule} in ${position.rules}`,
    ).not.toBeNull();
  }
  for (const { witness, key } of ruling.outcomes) {
    const end = replay(definition, position, witness);
    // Where it goes round for ever, numbers that grow are no part of what it comes to.
    const goesRound = witness.some((choice) => isEndless(choice.answer));
    if (!goesRound) expect(end, 'the witness leads to its outcome').toBe(key);
  }
}

function replay(
  definition: Ruleset,
  position: Position,
  witness: Ruling['outcomes'][number]['witness'],
): string {
  const play = open(definition.rulebook, position);
  advance(play);
  for (const choice of witness) answer(play, choice.answer);
  expect(play.table.position.decision, 'the witness leads to an end').toBeNull();
  return outline(play);
}

/** Walks through every path, as long as there are not too many, and looks at the game at each decision. */
function survey(definition: Ruleset, position: Position): Set<RuleKey> {
  const play = listening((observer) => open(definition.rulebook, position, observer));
  const start = play.table.journal.mark();
  const atStart = JSON.stringify(save(play));
  let left = MOST;
  const rules = new Set<RuleKey>();
  const walk = (): void => {
    rewritten(definition, play);
    together(play);
    const { decision } = play.table.position;
    if (!decision || left-- <= 0) return;
    if (decision.rule) rules.add(decision.rule);
    for (const one of answersTo(decision)) {
      const mark = play.table.journal.mark();
      const here = JSON.stringify(save(play));
      if (goesOn(play, one)) walk();
      play.table.journal.undo(mark);
      expect(JSON.stringify(save(play)), 'undoing an answer leads back').toBe(here);
    }
  };
  advance(play);
  walk();
  play.table.journal.undo(start);
  expect(JSON.stringify(save(play)), 'undoing everything leads back to the start').toBe(atStart);
  for (const notice of play.notices) for (const rule of citedIn(notice)) rules.add(rule);
  return rules;
}

/** Answers. Returns whether it goes on: what the scenario does not choose can lead to what no ruling is given on. */
function goesOn(play: Play, one: Answer): boolean {
  try {
    answer(play, one);
    return true;
  } catch (withheld) {
    if (!(withheld instanceof Withheld)) throw withheld;
    return false;
  }
}

/**
 * The game here, written out and taken up again with its fields in another order: it has the same indexes and goes on in
 * the same way.
 */
function rewritten(definition: Ruleset, play: Play): void {
  const text = JSON.stringify(play.table.position);
  const again = restore(definition.rulebook, turned(JSON.parse(text)) as Position);
  expect(JSON.parse(text), 'a position is plain data').toEqual(save(play));
  expect(shelvesOf(again.table.index), 'an index made anew').toEqual(shelvesOf(play.table.index));
  const { decision } = play.table.position;
  const first = decision ? answersTo(decision).next().value : undefined;
  if (!first) return;
  const mark = play.table.journal.mark();
  expect(goesOn(again, first), 'a position taken up again goes on, or is withheld').toBe(goesOn(play, first));
  expect(save(again), 'a position taken up again goes on the same').toEqual(save(play));
  play.table.journal.undo(mark);
}

/** What each object is where it is worked out by itself is what it is where all are worked out together. */
function together(play: Play): void {
  if (boardOf(play)) return;
  const { views, troubles } = layered(play);
  for (const object of play.table.position.objects) {
    if (troubles.has(object.id))
      expect(() => viewOf(play, object.id), 'what cannot be told').toThrow(Withheld);
    else expect(viewOf(play, object.id), 'by itself').toEqual(views.get(object.id) ?? printed(play, object));
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(frozen)
    : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, frozen(one)]));
  return Object.freeze(copy) as Value;
}
