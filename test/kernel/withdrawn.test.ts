/** What a player who leaves the game would still have done. */

import { expect, test } from 'vitest';
import type { AbilityKey, EffectKey, PlayerId } from '../../src/ground/id.js';
import { respondedTo, withdrawn } from '../../src/kernel/play/withdrawn.js';
import { newScript, newSettling } from '../../src/kernel/play/work.js';
import type { Frame } from '../../src/position/frame.js';
import type { Waiting } from '../../src/position/position.js';
import { act } from './ferry.js';
import { twoBoats } from './played.js';
import { ENV } from './record.js';

const [LEAVER, OTHER] = [0, 1] as [PlayerId, PlayerId];

const waits = (id: number, you: PlayerId): Waiting => ({
  id,
  effect: 'o0.0:a#1' as EffectKey,
  ability: 'a#1' as AbilityKey,
  moment: 0,
  env: { ...ENV, you },
});
const text = (you: PlayerId): Frame => newScript([act('sink')], { ...ENV, you });
const listed = (): Frame => ({ frame: 'actions', actions: [], next: 0 });

test('their abilities wait no more, and those of others do', () => {
  const play = twoBoats();
  const { position, journal } = play.table;
  journal.set(position, 'waiting', [waits(0, LEAVER), waits(1, OTHER), waits(2, LEAVER)]);
  withdrawn(play, LEAVER);
  expect(position.waiting.map(({ id }) => id)).toEqual([1]);
});

test('what they have announced and is being responded to is not carried out; what they are doing is', () => {
  const play = twoBoats();
  const { position, journal } = play.table;
  const [announced, others, doing] = [text(LEAVER), text(OTHER), text(LEAVER)];
  journal.set(position, 'work', [listed(), announced, listed(), others, listed(), doing, newSettling()]);
  expect(respondedTo(position.work)).toEqual([announced, others]);
  const mark = journal.mark();
  withdrawn(play, LEAVER);
  const left = [announced, others, doing].map((frame) => frame.frame === 'script' && frame.rest.length);
  expect(left).toEqual([0, 1, 1]);
  journal.undo(mark);
  expect(announced.frame === 'script' && announced.rest.length).toBe(1);
});

test('what is no text is none that is responded to', () => {
  expect(respondedTo([listed(), listed(), newSettling(), listed()])).toEqual([]);
});
