/** Under which words a scenario is found in the gallery. */

import { expect, test } from 'vitest';
import { topicOf } from '../../page/build/topics.js';

test.each<[game: string, title: string, texts: string[], topic: string]>([
  ['magic', 'Two of them', ['If you would draw a card, draw two instead.'], 'Drawing cards'],
  ['magic', 'It enters as a copy', ['You may have this creature enter as a copy.'], 'Copies'],
  [
    'magic',
    'A shield',
    ['Prevent the next 1 damage that would be dealt this turn.'],
    'Damage that is prevented',
  ],
  [
    'magic',
    'It goes elsewhere',
    ['Flying', 'If this creature would die, exile it instead.'],
    'Dying, destroying and sacrificing',
  ],
  ['magic', 'Nobody decides', [], 'Other questions'],
  [
    'duel-masters',
    'Nobody asks',
    ['When you would break a shield, do something else.'],
    'Shields and breaking',
  ],
  ['yugioh', 'A cost that cannot be paid', [], 'Costs and what is tributed'],
  [
    'riftbound',
    'Whose it is',
    ['The next time it would die this turn, recall it instead.'],
    'Units that would die',
  ],
  ['riftbound', 'Nothing at all', [], 'Other questions'],
  ['a game that nobody knows', 'A title', [], 'Other questions'],
])('%s: %s', (game, title, texts, topic) => {
  expect(topicOf(game, title, texts)).toBe(topic);
});
