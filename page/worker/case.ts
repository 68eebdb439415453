/** What the worker judges: the scenario that the page opens with, prepared, or what somebody has written. */

import { opening } from 'virtual:opening';
import type { Problem } from '../../src/ground/problem.js';
import type { Case } from '../../src/scenario/judging.js';
import type { CardLibrary } from '../../src/scenario/library.js';
import type { JudgeRequest, WhatIf } from '../protocol.js';
import { fetchRest } from './absent.js';

/** A scenario to be judged, with what the page shows beside its ruling. */
export interface Asked {
  readonly one: Case;
  /** What is printed as the type of a card, by its name. */
  readonly types: ReadonlyMap<string, string>;
  /** What is wrong with the text beside the scenario. */
  readonly beside: readonly Problem[];
  /** Null where the cards come read. */
  readonly cards: CardLibrary | null;
}

/** Why there is nothing to judge. */
export interface Refused {
  readonly problems: readonly Problem[];
  readonly cards: CardLibrary | null;
  readonly game: string | null;
}

/** The case of a text. Only where somebody has written something, what reads it is loaded. */
export async function caseOf({ text, isOpening, change, language }: JudgeRequest): Promise<Asked | Refused> {
  if (isOpening && language === 'en' && change.turn === null && change.rules === null) {
    return prepared();
  }
  const [{ written }] = await Promise.all([import('./written.js'), fetchRest()]);
  return written(text, change);
}

/** Whether anything is changed. */
export function isChanged({ without, turn, rules }: WhatIf): boolean {
  return without.length > 0 || turn !== null || rules !== null;
}

function prepared(): Asked {
  const { scenario, setup, types, definition } = opening;
  const place = () => ({ line: 1, column: 1 });
  return {
    one: {
      scenario,
      definition,
      source: { data: scenario, place, keyPlace: place },
      setup,
      problems: [],
      terms: null,
    },
    types: new Map(Object.entries(types)),
    beside: [],
    cards: null,
  };
}
