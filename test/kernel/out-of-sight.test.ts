/** What later words do not find of what has happened: what has gone to where not everybody sees it. */

import { expect, test } from 'vitest';
import type { ObjectId } from '../../src/ground/id.js';
import { isSeen, lostIn, lostTo, without } from '../../src/kernel/event/out-of-sight.js';
import type { Play } from '../../src/kernel/play/play.js';
import type { Env } from '../../src/position/env.js';
import type { GroupFrame } from '../../src/position/frame.js';

const [one, two, three] = [0, 1, 2] as ObjectId[] as [ObjectId, ObjectId, ObjectId];

const speaking = (refs: Env['refs']): Env => ({
  you: 0 as Env['you'],
  source: null,
  stint: 0,
  ability: null,
  refs,
  event: null,
  uses: [],
  manner: 'effect',
});

test.each([
  { title: 'one of three', lost: [two], objects: [one, three], stints: [4, 6] },
  { title: 'all of them', lost: [one, two, three], objects: [], stints: [] },
])('what is lost is taken out of what is meant, with its stint: $title', ({ lost, objects, stints }) => {
  const { refs } = without(lost, speaking([{ objects: [one, two, three], stints: [4, 5, 6] }]));
  expect(refs).toEqual([{ objects, stints }]);
});

test('what means none of it is as it was', () => {
  const refs: Env['refs'] = [{ objects: [one], stints: [4] }, { players: [0 as Env['you']] }, null];
  expect(without([two], speaking(refs)).refs).toEqual(refs);
  expect(without([two], speaking(refs)).refs[0]).toBe(refs[0]);
});

test.each([
  { title: 'an object', words: { do: 'act', act: { object: { said: 'that' } } }, found: [one] },
  { title: 'what was done', words: { given: [{ count: { said: 'this way' } }] }, found: [] },
  { title: 'such words where something else stands', words: { label: 'this way' }, found: [one] },
  { title: 'nothing', words: null, found: [one] },
  { title: 'a word', words: 'this way', found: [one] },
])('what is hidden is lost to words, unless they ask what was done: $title', ({ words, found }) => {
  expect(lostTo(words, [one])).toEqual(found);
});

/** The first object lies where all see it, the others do not; the third is nowhere. */
const playing = {
  catalogue: {
    zones: { table: { seen: 'all' }, hand: { seen: 'owner' } },
    events: { mill: { lostFromSight: true }, draw: {} },
  },
  table: { position: { objects: [{ zone: 'table' }, { zone: 'hand' }] } },
} as unknown as Play;

test('what everybody sees', () => {
  expect([one, two, three].map((id) => isSeen(playing, id))).toEqual([true, false, false]);
});

const node = (kind: string, objects: readonly ObjectId[], within: number | null) => ({
  origin: { kind },
  objects,
  within,
});

test.each([
  { title: 'of an event whose cards are lost', nodes: [node('mill', [one, two], null)], found: [two] },
  { title: 'of another', nodes: [node('draw', [one, two], null)], found: [] },
  {
    title: 'of what it contains',
    nodes: [node('mill', [], null), node('move', [one, two], 0)],
    found: [two],
  },
  { title: 'of what another contains', nodes: [node('draw', [], null), node('mill', [two], 0)], found: [] },
  { title: 'of what is within nothing', nodes: [node('mill', [two], 7)], found: [] },
])('what of a group is out of sight: $title', ({ nodes, found }) => {
  expect(lostIn(playing, { nodes } as unknown as GroupFrame)).toEqual(found);
});
