/** What nobody is said to do is done by whoever's turn it is by then. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = (after: string) =>
  judged(`game: magic
title: turns
players:
  - { name: Apple, life: 20 }
  - { name: Nutmeg, life: 20 }
actions:
  - { say: You skip your next turn., by: Nutmeg }
  - { turn: true }
  - ${after}
expect: { always: [{ player: Apple, life: 22 }] }
`);

test('a turn that is skipped is not that of who was to be expected', () => {
  expect(faults(ruling('{ say: You gain 2 life. }'))).toContain('action/whose');
});

test('who is named does it in any turn', () => {
  expect(faults(ruling('{ say: You gain 2 life., by: Apple }'))).toEqual([]);
});
