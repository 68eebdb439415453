/** The example of a client: a person against the program. */

import { type Position, setUpBoard, Withheld } from 'instead';
import { expect, test } from 'vitest';
import { type Person, playOn, takenUp, type Worth } from '../../examples/client/client.js';
import { harbour } from '../../examples/harbour/index.js';

/** Each may let one of their ships sink for the other. */
const BOARD = {
  game: 'harbour',
  title: 'Two fleets in a storm',
  cards: [
    {
      name: 'Lifeboat',
      type: 'Ship',
      text: 'If another ship you own would sink, you may sink this ship instead.',
    },
    { name: 'Barge', type: 'Ship' },
    { name: 'Galleon', type: 'Ship' },
  ],
  players: [
    { name: 'Apple', harbour: ['Barge', 'Lifeboat'] },
    { name: 'Nutmeg', harbour: ['Galleon', 'Lifeboat'] },
  ],
  actions: [{ say: 'Sink all ships.', by: 'Apple' }],
};

const board = (): Position => setUpBoard(harbour, BOARD).position;

/** A person who answers by a list. */
function person(answers: readonly (number | 'back' | 'leave')[]): Person & { readonly seen: string[] } {
  const seen: string[] = [];
  const left = [...answers];
  return {
    plays: 'Apple',
    seen,
    pick: async (question, offered) => {
      seen.push(question, ...offered);
      return left.shift() ?? 'leave';
    },
    hear: (sentence) => seen.push(sentence),
  };
}

/** The program wants its own ships afloat. */
const afloat: Worth = ({ objects }) =>
  objects.filter(({ zone, owner }) => zone === 'harbour' && owner === 1).length;

const left = ({ objects, cards }: Position): string[] =>
  objects.flatMap(({ zone, card }) => (zone === 'harbour' && card !== null ? [cards[card]?.name ?? ''] : []));

test('the person is asked in words; the program lets the lifeboat sink for its ship', async () => {
  const apple = person([1]);
  const { choices, saved } = await playOn(harbour, { start: board(), choices: [] }, apple, afloat);
  expect(apple.seen).toEqual([
    "Apple decides whether Apple's Lifeboat's effect applies.",
    "Apple applies Apple's Lifeboat's effect.",
    "Apple does not apply Apple's Lifeboat's effect.",
    "Nutmeg applies Nutmeg's Lifeboat's effect.",
  ]);
  expect(choices).toHaveLength(2);
  expect(left(takenUp(harbour, saved).table.position)).toEqual(['Galleon']);
});

test('an answer is taken back, a game is left and gone on with', async () => {
  const start = board();
  const before = await playOn(harbour, { start, choices: [] }, person(['leave']), afloat);
  expect(takenUp(harbour, before.saved).table.position.decision).not.toBeNull();
  const { saved } = await playOn(harbour, before, person(['back', 0]), afloat);
  expect(left(takenUp(harbour, saved).table.position)).toEqual(['Barge', 'Galleon']);
});

test('what is no position is not taken up', () => {
  expect(() => takenUp(harbour, { format: 1, objects: 'many' })).toThrow(Withheld);
});
