/** A position of one's own, from data: what a client starts with. */

import type { Fixing } from '../explore/choice/fixing.js';
import { Withheld } from '../ground/problem.js';
import type { Definition } from '../rulebooks/definition.js';
import { sourceOf } from './data.js';
import { CardLibrary } from './library.js';
import { type ReadScenario, readScenario } from './scenario.js';
import { fixingOf } from './script.js';
import { type Setup, setUp } from './setup.js';

/** A position that is ready to be played, and what `judge` asks for beside it. */
export interface Board extends Setup, ReadScenario {
  /** The cards that the board names are looked for here: its own first, then those beneath. */
  readonly cards: CardLibrary;
  /**
   * What the board fixes of the answers (`choices`, and `targets` of actions), for `explore` and `ask`; null where it fixes
   * nothing. `judge` reads it from the scenario.
   */
  readonly fixing: Fixing | null;
}

/**
 * Sets up the position that a record describes: who plays, what lies where, what is done. It says the same as a scenario
 * file, in the words that `docs/scenarios.md` lists for each game.
 *
 * @param board a `Scenario` (`satisfies Scenario` has the compiler look at one), or data from elsewhere: everything in it
 * is looked at before it is believed
 * @param beneath cards that the board may name beside its own
 * @throws {Withheld} with a problem for everything that is wrong (`scenario/...`, `card/...`, `source/...`), each with
 * the path of the part that it is about in its `place`
 * @example
 * const { position, unread } = setUpBoard(magic, board);
 * position.objects.length; // => 2
 * unread; // => []
 * const settled = setUpBoard(magic, { ...board, choices: [{ by: 'Apple', choose: 'accept' }] });
 * const { fixing } = settled;
 * explore(open(magic.rulebook, settled.position), { fixing }).outcomes.length; // => 1
 * ask(magic, settled.position, [], { fixing }).question?.options.length; // => 1
 */
export function setUpBoard(
  definition: Definition,
  board: unknown,
  beneath: CardLibrary | null = null,
): Board {
  const source = sourceOf(board, 'board');
  const { scenario, problems } = readScenario(source, definition);
  if (!scenario) throw new Withheld(problems);
  const cards = new CardLibrary(definition, beneath);
  const faults = cards.addOwn(scenario, source);
  if (faults.length > 0) throw new Withheld(faults);
  const { setup, problems: wrong } = setUp(definition, scenario, cards, source);
  if (!setup) throw new Withheld(wrong);
  const fixing = fixingOf(definition, scenario, source);
  return { ...setup, scenario, definition, source, cards, fixing };
}
