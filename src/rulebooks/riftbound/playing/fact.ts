/**
 * What conditions ask of how a card was played and of the turn so far. What has happened in the turn is what the scenario
 * lists; what came before stands in the tallies of the players.
 */

import type { FactRule } from '../../../rulebook/catalogue.js';
import { hasDied, hasDiedOf, hasDiedThen, hasNamesake, hasPlayedAnother, isThen, wasPaid } from './asked.js';
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
    so: hasDied,
  },
  'a friendly unit died this turn': { note: TALLIES.died, so: hasDiedOf },
  'a friendly unit died during your Beginning Phase this turn': {
    note: TALLIES.died,
    so: hasDiedThen,
  },
  "it's your Beginning Phase": { so: isThen },
  'you have a card with my name in your trash': { so: hasNamesake },
};
