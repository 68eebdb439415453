/** An arriving object, as it would be there: effects look at it so. */

import { arrivingView } from '../../evaluate/object/ahead.js';
import { Recent } from '../../ground/recent.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { untilForgotten } from '../../table/table.js';
import type { View } from '../../table/view.js';

/** The object of an event, as it would arrive. */
export function arriving(game: Game, event: GameEvent): View {
  const { table } = game;
  const { revision } = table;
  const arrivals = arrivalsIn(table);
  const known = arrivals.get(event);
  if (known?.revision === revision) return known.view;
  return arrivals.set(event, { revision, view: arrivingView(game, event) }).view;
}

/** How an arriving object was looked at: it serves until the event or the state of the game is another. */
interface Arriving {
  readonly revision: number;
  readonly view: View;
}

const arrivalsIn = untilForgotten(() => new Recent<GameEvent, Arriving>(128));
