/** What is not understood of abilities and of instructions, however deep it stands in them. */

import { expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import { unreadIn, unreadOf } from '../../src/kernel/watching/unread.js';
import { act, insteadOfSinking, says } from './ferry.js';

const unread = (text: string): Instruction => ({
  do: 'unread',
  unread: { text, start: 0, end: text.length },
});
const may = (...steps: Instruction[]): Instruction => ({ do: 'may', who: { who: 'you' }, steps });

test.each<{ what: string; steps: Instruction[]; found: string | undefined }>([
  { what: 'nothing at all', steps: [], found: undefined },
  { what: 'what is understood', steps: [act('gain'), may(act('gain'))], found: undefined },
  { what: 'one', steps: [act('gain'), unread('Hum.')], found: 'Hum.' },
  { what: 'the first of several', steps: [unread('Hum.'), unread('Haw.')], found: 'Hum.' },
  { what: 'one within another', steps: [may(act('gain')), may(may(unread('Haw.')))], found: 'Haw.' },
])('of instructions: $what', ({ steps, found }) => {
  expect(unreadIn(steps)?.text).toBe(found);
  expect(unreadOf(says(...steps))?.text).toBe(found);
  expect(unreadOf(insteadOfSinking({ outcome: 'stand in', do: steps }))?.text).toBe(found);
});

test('an ability of which nothing is understood', () => {
  const ability: Ability = { ability: 'unread', unread: { text: 'Hum haw.', start: 0, end: 8 } };
  expect(unreadOf(ability)?.text).toBe('Hum haw.');
});
