/** Whoever is listed first, and in whatever order cards lie where order means nothing, the same comes of it. */

import { describe, expect, test } from 'vitest';
import { judge } from '../../src/scenario/judge.js';
import type { Judgement } from '../../src/scenario/judging.js';
import { DEFINITIONS, type Shelved, scenariosOf } from './shelf.js';

type Scenario = Shelved['scenario'];

/** What the rules make of the order in which cards are listed: the one that is listed later is younger (Magic 613.7). */
const AGES: ReadonlySet<string> = new Set([
  'Rusted Relic goes on being a 5/5 that is younger than Humility',
  'Rusted Relic is a 1/1 where Humility is the younger',
  'Humility is a creature and loses its own ability, which goes on; the younger of the two settles what it is',
  'The same with Humility the younger',
  '613.7 - what loses all abilities has nothing of what an older effect gave it',
  '613.7 - and has what a younger one gives it',
  '613.7 - one that a younger effect gives is there to replace',
  '613.7a - what is younger than both comes after it',
  '613.7 - an ability that an older effect gave is lost, and replaces nothing any more',
  '614.12 - an artifact that would be a creature enters without what it says of its counters, under Humility',
]);

/** What says where a card lies in an old graveyard goes by the order there (404.3). */
const PILES: ReadonlySet<string> = new Set([
  "Volrath's Shapeshifter enters with Scarwood Treefolk on top of the graveyard",
]);

/** The same board with whoever is listed first listed last; it is still the same player's turn. */
function seatedAnew(scenario: Scenario): Scenario | null {
  const [first] = scenario.players;
  if (!first || scenario.players.length !== 2) return null;
  return { ...scenario, turn: scenario.turn ?? first.name, players: scenario.players.toReversed() };
}

/** The same board with all piles turned round whose order means nothing. Answers given beforehand come in an order, too. */
function turnedRound(scenario: Scenario, isOrdered: (pile: string) => boolean): Scenario | null {
  if (scenario.choices && scenario.choices.length > 0) return null;
  const players = scenario.players.map((player) => {
    const piles = Object.entries(player).map(([word, pile]) => [
      word,
      Array.isArray(pile) && !isOrdered(word) ? pile.toReversed() : pile,
    ]);
    return Object.fromEntries(piles) as (typeof scenario.players)[number];
  });
  return { ...scenario, players };
}

/** What comes of it, and whether it is what is expected; in which order it is told is left out. */
function ended({ ruling, problems, checks }: Judgement): unknown {
  const ways = ruling?.outcomes.map((outcome) => outcome.ways).sort();
  const unheld = checks.filter(({ held, path: [key] }) => !held && key !== 'decisions' && key !== 'sequence');
  return [problems.map(({ code }) => code), ways, unheld];
}

/** The titles of the scenarios of which something else comes on another board. */
function otherwise(all: readonly Shelved[], another: (scenario: Scenario) => Scenario | null): string[] {
  return all.flatMap(({ definition, scenario, cards, source }) => {
    const changed = another(scenario);
    if (!changed || scenario.fails !== undefined) return [];
    const now = ended(judge(definition, changed, cards, source));
    const before = ended(judge(definition, scenario, cards, source));
    return JSON.stringify(now) === JSON.stringify(before) ? [] : [scenario.title];
  });
}

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const { shelved } = scenariosOf(definition);
    const told = ({ scenario: { title } }: Shelved): string => title.replace(/, by today's rules$/, '');
    const timeless = shelved.filter((one) => !AGES.has(told(one)));
    const { catalogue } = definition.rulebook;
    const isOrdered = (word: string): boolean =>
      catalogue.zones[definition.zoneWords[word] ?? '']?.ordered !== false;

    test('whoever is listed first', () => {
      expect(otherwise(timeless, seatedAnew)).toEqual([]);
    }, 600_000);

    test('in whatever order cards lie', () => {
      const loose = timeless.filter((one) => !PILES.has(told(one)));
      expect(otherwise(loose, (scenario) => turnedRound(scenario, isOrdered))).toEqual([]);
    }, 600_000);
  },
);
