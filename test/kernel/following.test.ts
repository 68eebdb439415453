/** What follows an event once it has been carried out, in which order, and what of that is not offered again. */

import { expect, test } from 'vitest';
import type { AbilityKey, EffectKey, RuleKey } from '../../src/ground/id.js';
import { newNode } from '../../src/kernel/event/raise.js';
import { following } from '../../src/kernel/replacing/following.js';
import type { Assignment, Continuation } from '../../src/position/frame.js';
import { act, boat, insteadOfSinking, river, says } from './ferry.js';
import { ferryWith, played } from './played.js';
import { ENV, EVENT, use } from './record.js';

/** Instead of sinking a boat does something else; it sinks otherwise; its text does something. */
const A = boat(
  'a',
  insteadOfSinking({ outcome: 'stand in', do: [act('land')] }),
  insteadOfSinking({ outcome: 'modify', changes: [] }),
  says(act('land')),
);
const STANDS_IN = 'a#1';
const MODIFIES = 'a#2';
const TEXT = 'a#3';
const DECLINED = 'o1.0:b#1' as EffectKey;

const told = (word: string, byEffect = true): Continuation => ({
  do: [act(word)],
  env: { ...ENV, uses: byEffect ? [use('o0.0:a#1', 'after')] : [] },
});
/** The application of that text to the first event, or to these; what it tells afterwards is called by its word. */
const applied = (
  ability: string,
  after: Continuation | null,
  nodes: readonly number[] = [0],
): Assignment => ({
  effect: `o0.0:${ability}` as EffectKey,
  ability: ability as AbilityKey,
  results: nodes.map((node) => ({ node, member: 0, events: [EVENT] })),
  after,
  cost: 0,
  meant: [],
});

interface Board {
  /** What was declined for the event, and the rule by which that is not offered again. */
  readonly declined?: readonly EffectKey[];
  readonly rule?: RuleKey;
  readonly off?: boolean;
}

/** What follows, in its order: each with what is not offered again in it. */
function follows(
  before: readonly Continuation[],
  assigned: readonly Assignment[],
  { declined = [], rule, off = false }: Board = {},
): unknown {
  const position = river([[A, 0]], [], 'plain');
  position.without = { abilities: [], rules: off ? ['tide'] : [] };
  const { play } = played(position, ferryWith({}, rule === undefined ? {} : { declinesThroughout: rule }));
  const node = { ...newNode(play, 0, [EVENT], []), after: before, declined };
  return following(play, node, assigned).map(({ do: [step], env }) => {
    const word = step?.do === 'act' ? step.act.event : '';
    return env.declined ? `${word} without ${env.declined.join()}` : word;
  });
}

const BEFORE = [told('horn')];
const whistle = told('whistle');

test.each<{ what: string; assigned: readonly Assignment[]; as: readonly string[] }>([
  { what: 'nothing is applied', assigned: [], as: ['horn'] },
  { what: 'what modifies it tells nothing more', assigned: [applied(MODIFIES, null)], as: ['horn'] },
  {
    what: 'what modifies it tells something, after what was to follow',
    assigned: [applied(MODIFIES, whistle)],
    as: ['horn', 'whistle'],
  },
  {
    what: 'a text that replaces a part of itself tells something, after what was to follow',
    assigned: [applied(TEXT, whistle)],
    as: ['horn', 'whistle'],
  },
  {
    what: 'what stands in for it tells something, as a part of what takes its place',
    assigned: [applied(STANDS_IN, whistle)],
    as: ['whistle', 'horn'],
  },
  {
    what: 'one of several that are applied stands in for it',
    assigned: [applied(MODIFIES, whistle), applied(STANDS_IN, told('bell'))],
    as: ['whistle', 'bell', 'horn'],
  },
  {
    what: 'it is the first of those that are replaced',
    assigned: [applied(MODIFIES, whistle, [0, 1])],
    as: ['horn', 'whistle'],
  },
  {
    what: 'another is the first of those that are replaced',
    assigned: [applied(MODIFIES, whistle, [1, 0])],
    as: ['horn'],
  },
])('what follows where $what', ({ assigned, as }) => {
  expect(follows(BEFORE, assigned)).toEqual(as);
});

test.each<Board & { what: string; after?: Continuation; is: boolean }>([
  { what: 'by the rule', declined: [DECLINED], rule: 'tide', is: true },
  { what: 'without such a rule', declined: [DECLINED], is: false },
  { what: 'where the rule is switched off', declined: [DECLINED], rule: 'tide', off: true, is: false },
  { what: 'where nothing was declined', rule: 'tide', is: false },
  {
    what: 'where the text is of no effect',
    declined: [DECLINED],
    rule: 'tide',
    after: told('whistle', false),
    is: false,
  },
])('what was declined is not offered in what follows, $what: $is', ({ is, after = whistle, ...board }) => {
  const last = is ? `whistle without ${DECLINED}` : 'whistle';
  expect(follows(BEFORE, [applied(MODIFIES, after)], board)).toEqual(['horn', last]);
});
