/** Players as only texts of Magic speak of them: "you and that player each", "the chosen player". */

import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { introduced, referred } from '../../../language/template.js';

export function addPlayers(english: English): void {
  const { grammar, who } = english;
  // Each does it in turn order where the rules have them do it one after the other (121.2c).
  grammar.rule(who)(
    'you and {other} each',
    { other: thatPlayer(english) },
    (h) => ({ who: 'both', of: [{ who: 'you' }, h.other] }),
    { number: 'many' },
  );
  // No scenario has teammates.
  grammar.rule(who)(
    'each other player',
    {},
    () => ({ who: 'opponent', said: 'each other player', as: introduced() }),
    { number: 'one', refers: { how: 'introduces', sort: 'player', alone: true } },
  );
  grammar.rule(who)('the chosen player', {}, () => ({ who: 'chosen', kinds: ['player', 'opponent'] }), {
    number: 'one',
  });
}

/** "That player": the one spoken of before. */
export function thatPlayer({ grammar }: English): Category<Who> {
  const that = grammar.category<Who>('a player');
  grammar.rule(that)('that player', {}, () => ({ who: 'that', of: referred(), said: 'that' }), {
    number: 'one',
    refers: { how: 'back', sort: 'player' },
  });
  return that;
}
