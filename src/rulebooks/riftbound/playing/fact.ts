/**
 * What conditions ask of how a card was played and of the turn so far. What has happened in the turn is what the scenario
 * lists; what came before stands in the tallies of the players.
 */

import type { FactRule } from '../../../rulebook/catalogue.js';
import { hasNamesake, hasPlayedAnother, isTurnOf, tally, wasPaid } from './asked.js';
import { PAID, TALLIES } from './tally.js';

export const FACTS: { readonly [fact: string]: FactRule } = {
  'I was accelerated': { so: (game, env) => wasPaid(game, env, PAID.accelerated) },
  'this was played for its Flow cost': { so: (game, env) => wasPaid(game, env, PAID.flow) },
  'you paid the additional cost': { announced: true, so: (game, env) => wasPaid(game, env, PAID.additional) },
  'you paid the cost': { announced: true, so: (game, env) => wasPaid(game, env, PAID.additional) },
  "you've played another card this turn": { note: TALLIES.played, so: hasPlayedAnother },
  // The same, by the keyword (812).
  '[Legion]': { note: TALLIES.played, so: hasPlayedAnother },
  'a unit died this turn': {
    note: TALLIES.died,
    so: (game) => game.policy.order(game).some((one) => tally(game, one, 'died')),
  },
  'a friendly unit died this turn': { note: TALLIES.died, so: (game, { you }) => tally(game, you, 'died') },
  // Which phase it is nobody writes down; but it is one of that player's turn.
  'a friendly unit died during your Beginning Phase this turn': {
    note: TALLIES.died,
    so: (game, { you }) => (isTurnOf(game, you) && tally(game, you, 'died') ? null : false),
  },
  "it's your Beginning Phase": { so: (game, { you }) => (isTurnOf(game, you) ? null : false) },
  'you have a card with my name in your trash': { so: hasNamesake },
};
