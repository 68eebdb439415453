/** From a scenario to the position that it describes, with the names by which it speaks of its objects. */

import { nameAdvice, quoted } from '../ground/near.js';
import type { Problem } from '../ground/problem.js';
import { POSITION_FORMAT, type Position } from '../position/position.js';
import type { Definition } from '../rulebooks/definition.js';
import type { CardLibrary } from './library.js';
import { Actions } from './setup/actions.js';
import { Cards, type UnreadClause } from './setup/cards.js';
import { nameCounters } from './setup/counters.js';
import { checkRoom } from './setup/crowded.js';
import { Faults } from './setup/faults.js';
import { Objects } from './setup/objects.js';
import { Players } from './setup/players.js';
import { checkChosen, checkRemembered } from './setup/remembered.js';
import type { Source } from './source.js';
import type { Scenario } from './written.js';

export type { UnreadClause } from './setup/cards.js';

/** A scenario ready to be played. */
export interface Setup {
  readonly position: Position;
  /** What is not understood of the cards involved, each accepted or shown by its frame to be beside the point. */
  readonly unread: readonly UnreadClause[];
}

/**
 * Builds the position of a scenario, or says everything that stands in the way. The cards of the scenario itself must be
 * in the library already (`addOwn`); `setUpBoard` does all of it.
 *
 * @example
 * setUp(magic, scenario, cards, source).setup?.position.players.map(({ name }) => name); // => ['Apple', 'Nutmeg']
 * setUp(magic, scenario, new CardLibrary(magic), source).problems.map(({ code }) => code); // => ['card/unknown-card']
 */
export function setUp(
  definition: Definition,
  scenario: Scenario,
  library: CardLibrary,
  source: Source,
): { setup: Setup; problems: [] } | { setup: null; problems: Problem[] } {
  const faults = new Faults(source);
  const { game } = definition.rulebook;
  if (scenario.game !== game) {
    const said = `\`game\` cannot be ${quoted(scenario.game)}.`;
    faults.add('scenario/value', said, ['game'], `It can be ${game}.`);
    return { setup: null, problems: faults.problems };
  }
  const players = new Players(definition, scenario, faults);
  const cards = new Cards(definition, scenario, library, faults);
  const objects = new Objects(definition, players, cards, faults);
  objects.lay(scenario);
  checkRoom(definition, scenario, faults);
  cards.checkIgnoring();
  deciders(definition, scenario, cards, faults);
  const actions = new Actions(definition, players, cards, objects, faults).list(scenario);
  checkRemembered(definition, objects.remembered, cards, faults);
  nameCounters(definition, objects.counted, Object.values(cards.byKey), faults);
  if (faults.problems.length > 0) return { setup: null, problems: faults.problems };
  const position: Position = {
    format: POSITION_FORMAT,
    game: definition.rulebook.game,
    rules: scenario.rules ?? definition.rulebook.versions[0] ?? '',
    date: scenario.date ?? null,
    cards: cards.byKey,
    players: players.list(),
    objects: objects.list,
    zones: objects.zones,
    shuffled: {},
    unlisted: players.unlisted(),
    effects: [],
    turn: { player: players.turn, number: 1 },
    clock: objects.list.length,
    ledger: {},
    moment: 0,
    pressed: false,
    waiting: [],
    held: {},
    work: [{ frame: 'actions', actions, next: 0 }],
    decision: null,
    without: { abilities: [], rules: [] },
  };
  checkChosen(definition, position, objects.remembered, faults);
  if (faults.problems.length > 0) return { setup: null, problems: faults.problems };
  return { setup: { position, unread: cards.unread }, problems: [] };
}

/** What a scenario says to rest on must be there. */
function deciders({ rules }: Definition, { decidedBy = [] }: Scenario, cards: Cards, faults: Faults): void {
  decidedBy.forEach((decider, index) => {
    const path = ['decidedBy', index];
    if ('rule' in decider) {
      if (rules.includes(decider.rule)) return;
      const message = `No rule has the key ${JSON.stringify(decider.rule)}.`;
      faults.add('scenario/unknown-rule', message, path, nameAdvice(decider.rule, rules));
      return;
    }
    if (cards.names().includes(decider.card)) return;
    const message = `No card on the board is called ${JSON.stringify(decider.card)}.`;
    faults.add('scenario/unknown-card', message, path, nameAdvice(decider.card, cards.names()));
  });
}
