/** The games and cards of a run: loaded as its files name them. */

import type { Problem } from '../ground/problem.js';
import type { Definition } from '../rulebooks/definition.js';
import { GAMES, loadGame } from '../rulebooks/games.js';
import { CardLibrary } from '../scenario/library.js';
import { gameOf, isCardFile, type ReadScenario, readScenario } from '../scenario/scenario.js';
import { readSources, type Source } from '../scenario/source.js';
import type { FormCard } from '../scenario/written.js';
import type { ExitCode } from './exit.js';
import { EXIT } from './exit.js';
import { fileName, readText } from './file.js';
import type { World } from './world.js';

/** A document of a file with its game. */
export type Written =
  | { readonly holds: 'cards'; readonly definition: Definition; readonly source: Source }
  | { readonly holds: 'scenario'; readonly definition: Definition; readonly source: Source };

/** A problem, and how a run with it ends. */
export interface Fault {
  readonly problem: Problem;
  readonly code: ExitCode;
}

export class Shelf {
  private readonly world: World;
  private readonly own = new Map<string, Promise<CardLibrary>>();
  private readonly added: Source[] = [];

  constructor(world: World) {
    this.world = world;
  }

  /** The documents of a file, each with its game. */
  async open(path: string): Promise<{ written: Written[]; faults: Fault[] }> {
    const read = await readText(this.world, path);
    if ('problem' in read) return { written: [], faults: [read] };
    const { sources, problems } = readSources(read.text, fileName(path));
    const faults: Fault[] = problems.map(invalid);
    const written: Written[] = [];
    for (const source of sources) {
      const game = gameOf(source, GAMES);
      if (typeof game !== 'string') faults.push(invalid(game));
      else {
        const definition = await loadGame(game);
        written.push({ holds: isCardFile(source) ? 'cards' : 'scenario', definition, source });
      }
    }
    return { written, faults };
  }

  /** Adds the cards of a file to those that every scenario can use. */
  async addCards(path: string): Promise<Fault[]> {
    const { written, faults } = await this.open(path);
    for (const { holds, definition, source } of written) {
      if (holds === 'scenario') {
        const message = 'This is a scenario, not a card file.';
        const advice = 'A card file has `game` and `cards`.';
        faults.push(invalid({ code: 'card/missing', message, advice, place: source.place([]) }));
        continue;
      }
      const cards = await this.cards(definition);
      this.added.push(source);
      faults.push(...cards.addFile(source).map(invalid));
    }
    return faults;
  }

  /** The cards of a game: the project's own, and above them those that were added. */
  cards(definition: Definition): Promise<CardLibrary> {
    const { game } = definition.rulebook;
    const known = this.own.get(game) ?? this.load(definition);
    this.own.set(game, known);
    return known;
  }

  private async load(definition: Definition): Promise<CardLibrary> {
    const project = new CardLibrary(definition);
    const { cards } = (await this.world.cards(definition.rulebook.game)) as { cards: FormCard[] };
    for (const card of cards) project.add(card, null);
    return new CardLibrary(definition, project);
  }

  /** The scenario of a document with the cards that it can use, its own first; or what is wrong with it. */
  async scenario({
    definition,
    source,
  }: Written): Promise<{ read: ReadScenario; cards: CardLibrary; faults: Fault[] } | { faults: Fault[] }> {
    const { scenario, problems } = readScenario(source, definition);
    if (!scenario) return { faults: problems.map(invalid) };
    const cards = new CardLibrary(definition, await this.cards(definition));
    const wrong = cards.addOwn(scenario, source);
    if (wrong.length > 0) return { faults: wrong.map(invalid) };
    return { read: { scenario, definition, source }, cards, faults: [] };
  }
}

function invalid(problem: Problem): Fault {
  return { problem, code: EXIT.invalid };
}
