/** A scenario under judgement: what of it is fixed before anything is explored. */

import { english } from '../../src/explain/english/english.js';
import type { SentenceCatalogue } from '../../src/explain/message/catalogue.js';
import { documentOf } from '../../src/explain/telling.js';
import type { Problem } from '../../src/ground/problem.js';
import { Judging } from '../../src/scenario/judging.js';
import type { BoardView, JudgeRequest } from '../protocol.js';
import { boardView, type Table } from './board.js';
import { type Asked, isChanged } from './case.js';
import { played, type Ruled } from './ruling.js';
import { Speech } from './said.js';

/** What a page may use of its machine. */
const LIMITS = { memory: 256 * 1024 * 1024 };

export interface Sitting {
  readonly judging: Judging;
  /** Null where the board cannot be set up. */
  readonly board: BoardView | null;
  readonly game: string;
  /** What is known of the ruling by now, or why there is none. */
  tell(): Ruled | { readonly problems: readonly Problem[] };
}

export async function begin(asked: Asked, { change, language }: JudgeRequest): Promise<Sitting> {
  const { one } = asked;
  const { definition, setup, scenario } = one;
  const changed = isChanged(change);
  const judging = new Judging(one, {
    limits: LIMITS,
    clock: () => performance.now(),
    without: change.without.map(({ card, line }) => ({ card, line })),
    lenient: changed,
  });
  const catalogue = await catalogueOf(language);
  const words = definition.words?.[language] ?? definition.words?.en;
  const table: Table | null =
    setup && words
      ? {
          ruleset: definition,
          words,
          language,
          start: setup.position,
          unread: setup.unread,
          types: asked.types,
          shared: Object.keys(scenario.shared ?? {}),
        }
      : null;
  return {
    judging,
    board: table && boardView(table, played(table, [])),
    game: definition.rulebook.game,
    tell: () => {
      const judgement = judging.judgement();
      const { ruling, setup: judged, problems } = judgement;
      const { exploration } = judging;
      const document = documentOf(judgement, language, () => performance.now());
      if (!ruling || !judged || !table || !words || !exploration || !document.ruling) return { problems };
      return {
        document,
        part: document.ruling,
        ruling,
        exploration,
        table: { ...table, start: judged.position },
        speech: new Speech(catalogue, words),
      };
    },
  };
}

/** English comes with the worker; another language when it is asked for. */
async function catalogueOf(language: string): Promise<SentenceCatalogue> {
  if (language !== 'ja') return english;
  const { japanese } = await import('../../src/explain/japanese/japanese.js');
  return japanese;
}
