/** How many, how much, where a text does not simply say a number. */

import type { Quantity } from '../../ability/quantity.js';
import type { What } from '../../ability/reference.js';
import { type Amount, add, subtract } from '../../ground/amount.js';
import { withhold } from '../../ground/problem.js';
import { half, multiply } from '../../ground/product.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { viewOf } from '../object/characteristics.js';
import { amountDone } from '../reference/done.js';
import { mustAllBeListed, standAsOne } from '../reference/listed.js';
import { looked } from '../reference/past.js';
import { players } from '../reference/players.js';
import { mentioned } from '../reference/selection.js';
import { spokenOf } from './comparing.js';
import { quantity } from './quantity.js';

/** What a text counts, adds up or compares. */
export function workedOut(game: Game, env: Env, q: Exclude<Quantity, Amount>): Amount {
  if ('count' in q) {
    mustAllBeListed(game, env, q.count);
    return total(mentioned(game, env, q.count).map((id) => viewOf(game, id).object.count));
  }
  if ('sum' in q) {
    const of = looked(game, env, q.of);
    return total(of.map((view) => multiply(spokenOf(game, view, q.sum) ?? 0, togetherAs(view, q.of))));
  }
  if ('counters' in q) {
    const on = looked(game, env, q.on);
    return total(on.map((view) => multiply(view.object.counters[q.counters] ?? 0, togetherAs(view, q.on))));
  }
  if ('attempted' in q) {
    // What was not come to, as where a player declined, was not attempted.
    const tally = env.refs[q.attempted];
    return tally && 'amount' in tally ? tally.amount : 0;
  }
  if ('came' in q) return amountDone(game, env, q);
  if ('players' in q) return players(game, env, q.players).length;
  if ('event' in q) {
    if (q.event === 'prevented') return env.event?.detail?.prevented ?? 0;
    if (env.event?.amount == null)
      withhold('text/not-testable', 'A text says "that many" of what has no number.');
    return env.event.amount;
  }
  if ('times' in q) return multiply(quantity(game, env, q.times), quantity(game, env, q.of));
  if ('plus' in q) return add(quantity(game, env, q.to), quantity(game, env, q.plus));
  if ('minus' in q) return subtract(quantity(game, env, q.from), quantity(game, env, q.minus));
  if ('half' in q) return half(quantity(game, env, q.half), q.rounded);
  if ('measure' in q) {
    const measure = game.catalogue.measures[q.measure];
    if (!measure) throw new Error(`no measure ${q.measure}`);
    return measure(game, q.of, players(game, env, q.whose));
  }
  return 'told' in q ? written(game, env, q.told, q.of) : written(game, env, 'X');
}

/** A number that stands beside the card; an X if it has no other name. */
function written(game: Game, env: Env, what: string, of?: What): Amount {
  return (
    game.catalogue.told?.(game, env, what, of) ??
    withhold(
      'position/missing-value',
      `The ruling depends on ${what === 'X' ? 'an X' : `the number of ${what}`}, which is not written down.`,
      `Write it beside the card: \`chose: { ${what}: ... }\`.`,
    )
  );
}

/** Of equal tokens that stand as one, how many a phrase speaks of: of all that fit it. */
function togetherAs({ object }: View, phrase: What): Amount {
  const isOfAll = phrase.what === 'some' && phrase.quantity.how === 'every';
  if (!isOfAll && object.token && object.count !== 1) standAsOne();
  return isOfAll ? object.count : 1;
}

function total(amounts: readonly Amount[]): Amount {
  return amounts.reduce(add, 0);
}
