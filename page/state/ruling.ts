/** A ruling as it comes in: what is asked, how far it has come, what it says, and the place in it that is looked at. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import opening from '../opening.yaml?raw';
import type {
  Answer,
  BoardView,
  ChangeView,
  LineView,
  ProblemView,
  RulingView,
  Side,
  StepView,
  WhatIf,
} from '../protocol.js';
import { engine } from './engine.js';
import { follow, samePath, type Taken } from './tree.js';

export const NO_CHANGE: WhatIf = { without: [], turn: null, rules: null };

/** How far the work has come. */
export interface Progress {
  readonly positions: number;
  readonly outcomes: number;
  readonly seconds: number;
}

/** What is told of a place in the tree. */
export interface Told {
  readonly steps: readonly StepView[];
  /** So many steps are those of every outcome. */
  readonly shared: number;
  readonly whyNot: readonly LineView[];
  readonly changes: readonly ChangeView[];
  readonly board: BoardView;
  /** The outcome to which it leads; null where something is still to be decided. */
  readonly outcome: number | null;
}

/** A place that is looked for in another ruling. */
interface Wanted {
  readonly path: readonly number[];
  /** An outcome is wanted: no place at which something is still to be decided. */
  readonly isEnd: boolean;
}

/** One of the two rulings of the page, with its signals. */
export interface Sheet {
  readonly side: Side;
  readonly ruling: Signal<RulingView | null>;
  readonly problems: Signal<readonly ProblemView[]>;
  readonly defect: Signal<string | null>;
  readonly board: Signal<BoardView | null>;
  /** The board is that of the last text that described one. */
  readonly stale: Signal<boolean>;
  readonly progress: Signal<Progress | null>;
  readonly working: Signal<boolean>;
  readonly path: Signal<readonly number[]>;
  readonly taken: ReadonlySignal<readonly Taken[]>;
  readonly told: Signal<Told | null>;
  ask(text: string, change: WhatIf, language: string, path?: readonly number[]): void;
  stop(): void;
  clear(): void;
}

export function sheet(side: Side): Sheet {
  const ruling = signal<RulingView | null>(null);
  const problems = signal<readonly ProblemView[]>([]);
  const defect = signal<string | null>(null);
  const board = signal<BoardView | null>(null);
  const stale = signal(false);
  const progress = signal<Progress | null>(null);
  const working = signal(false);
  const path = signal<readonly number[]>([]);
  const told = signal<Told | null>(null);
  const way = computed(() => (ruling.value ? follow(ruling.value.tree, path.value) : null));
  const taken = computed(() => way.value?.taken ?? []);
  /** The game of the board. */
  let game: string | null = null;
  let forget = (): void => {};
  let forgetWalk = (): void => {};

  effect(() => {
    const now = ruling.value;
    forgetWalk();
    if (!now || !way.value) {
      told.value = null;
      return;
    }
    const known = now.outcomes.findIndex((outcome) => samePath(outcome.path, path.value));
    const outcome = now.outcomes[known];
    if (outcome) {
      told.value = { ...outcome, board: outcome.after, outcome: known };
      return;
    }
    const { at } = way.value;
    const place = at.to === 'outcome' ? at.outcome : null;
    forgetWalk = engine.send({ ask: 'walk', side, path: path.value }, (answer) => {
      if (answer.say === 'walked') told.value = { ...answer.walked, shared: 0, outcome: place };
    });
  });

  const ask = (text: string, change: WhatIf, language: string, wanted?: readonly number[]): void => {
    forget();
    working.value = true;
    progress.value = null;
    const before: Wanted = { path: path.peek(), isEnd: way.peek()?.at.to === 'outcome' };
    forget = engine.send(
      { ask: 'judge', text, isOpening: text === opening, side, change, language },
      (answer) => {
        if (answer.say === 'progress') {
          progress.value = answer;
          return;
        }
        if (answer.say === 'board') {
          board.value = answer.board;
          return;
        }
        working.value = false;
        progress.value = null;
        defect.value = answer.say === 'defect' ? answer.message : null;
        if (answer.say === 'problems') refused(answer);
        if (answer.say === 'ruling')
          ruled(answer.ruling, wanted ? { path: wanted, isEnd: false } : ruling.peek() && before);
      },
    );
  };

  const refused = (answer: Extract<Answer, { say: 'problems' }>): void => {
    problems.value = answer.problems;
    ruling.value = null;
    // A text that is broken while somebody writes leaves the board as it last stood.
    if (answer.board || (answer.game ?? game) !== game) board.value = answer.board;
    stale.value = answer.board === null;
  };

  const ruled = (now: RulingView, kept: Wanted | null): void => {
    problems.value = now.problems;
    path.value = placeIn(now, kept);
    ruling.value = now;
    board.value = now.before;
    stale.value = false;
    game = now.game.key;
  };

  return {
    side,
    ruling,
    problems,
    defect,
    board,
    stale,
    progress,
    working,
    path,
    taken,
    told,
    ask,
    stop: () => engine.send({ ask: 'stop', side }, () => {}),
    clear: () => {
      forget();
      working.value = false;
      ruling.value = null;
      problems.value = [];
    },
  };
}

/** The place that was looked at, where there still is one such; otherwise the first outcome. */
function placeIn(ruling: RulingView, wanted: Wanted | null): readonly number[] {
  const first = ruling.outcomes[0]?.path ?? [];
  if (!wanted || wanted.path.length === 0) return first;
  const { taken, at } = follow(ruling.tree, wanted.path);
  if (taken.length < wanted.path.length) return first;
  return wanted.isEnd && at.to !== 'outcome' ? first : wanted.path;
}
