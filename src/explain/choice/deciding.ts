/** Who decides what, where a ruling has several outcomes: the decisions at which different answers lead elsewhere. */

import { played } from '../../explore/played.js';
import { pathTo, type Ruling } from '../../explore/ruling.js';
import type { Position } from '../../position/position.js';
import type { Ruleset } from '../../rulebooks/definition.js';
import type { Deciding } from '../message/message.js';
import { Naming } from '../name/things.js';
import { choosing } from './choosing.js';
import { uncovered } from './covering.js';

/** More decisions than are told one by one. */
const MOST_TOLD = 1000;

/** What is decided by those decisions that matter; null where there are too many to tell, or where not all is known. */
export function deciding(definition: Ruleset, start: Position, ruling: Ruling): readonly Deciding[] | null {
  if (ruling.cut) return null;
  const asked = new Map<string, number>();
  for (const [met, { decision, matters }] of ruling.decisions.entries()) {
    if (!matters) continue;
    const key = JSON.stringify(decision);
    if (!asked.has(key)) asked.set(key, met);
    if (asked.size > MOST_TOLD) return null;
  }
  const found = new Map<string, Deciding>();
  for (const met of asked.values()) {
    const play = played(definition.rulebook, start, pathTo(ruling, met));
    const naming = new Naming(play, start, false, definition);
    const { decision } = play.table.position;
    if (!decision) continue;
    const { by, asks, offered, about, of, matter, pays } = choosing(play, naming, decision, NO_ANSWER, false);
    const one: Deciding = { by, asks, offered, about, of, matter, ...(pays && { pays }) };
    found.set(JSON.stringify(one), one);
  }
  const all = [...found.values()];
  return all.length > 1 ? uncovered(all) : all;
}

const NO_ANSWER = { option: -1 };
