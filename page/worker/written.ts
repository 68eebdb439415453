/** A scenario that somebody has written, read with the cards that it can name. */

import { GAMES, loadGame } from '../../src/rulebooks/games.js';
import { caseOf } from '../../src/scenario/judge.js';
import { CardLibrary } from '../../src/scenario/library.js';
import { gameOf, isCardFile, readScenario } from '../../src/scenario/scenario.js';
import { readSources, type Source } from '../../src/scenario/source.js';
import type { Scenario } from '../../src/scenario/written.js';
import type { WhatIf } from '../protocol.js';
import { type Asked, isChanged, type Refused } from './case.js';
import { cardsOf } from './shelf.js';

/** What the text is called in messages. */
const FILE = 'scenario';

export async function written(text: string, change: WhatIf): Promise<Asked | Refused> {
  const { sources, problems } = readSources(text, FILE);
  const [source, next] = sources;
  if (!source || problems.length > 0) return { problems, cards: null, game: null };
  const game = gameOf(source, GAMES);
  if (typeof game !== 'string') return { problems: [game], cards: null, game: null };
  if (isCardFile(source)) return { problems: [noScenario(source)], cards: null, game };
  const definition = await loadGame(game);
  const { scenario: read, problems: wrong } = readScenario(source, definition);
  if (!read) return { problems: wrong, cards: null, game };
  const cards = new CardLibrary(definition, await cardsOf(definition));
  const faults = cards.addOwn(read, source);
  if (faults.length > 0) return { problems: faults, cards, game };
  const scenario = isChanged(change) ? changed(read, change) : read;
  return {
    one: caseOf(definition, scenario, cards, source),
    types: typesOf(cards),
    beside: next ? [onlyTheFirst(next)] : [],
    cards,
  };
}

/** The scenario as it is asked about: what it expects was said of what is written. */
function changed({ expect: _, ...scenario }: Scenario, { turn, rules }: WhatIf): Scenario {
  return { ...scenario, ...(turn === null ? {} : { turn }), ...(rules === null ? {} : { rules }) };
}

function typesOf(cards: CardLibrary): ReadonlyMap<string, string> {
  return new Map(cards.printed().map(({ written: { name, type } }) => [name, type]));
}

function noScenario(source: Source) {
  const message = 'These are cards; there is no scenario to rule on.';
  return {
    code: 'scenario/missing',
    message,
    advice: 'Add `players` and `actions`.',
    place: source.place([]),
  };
}

function onlyTheFirst(next: Source) {
  const message = 'Here begins another scenario: only the first is ruled on.';
  const advice = 'Take it out, and ask about it for itself.';
  return { code: 'scenario/several', message, advice, place: next.place([]) };
}
