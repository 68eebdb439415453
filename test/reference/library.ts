/** What the library finds of a board: the one place in this folder that knows it, by what it exports. */

import {
  CardLibrary,
  type Definition,
  explore,
  loadGame,
  open,
  readScenarios,
  setUp,
} from '../../src/index.js';
import {
  ends,
  PLAYERS,
  type Place,
  type Side,
  type Written,
  type WrittenBoard,
  type WrittenZones,
} from './game.js';
import type { Outcomes } from './ways.js';

/** The cards of a game that boards have used so far: read once, named in the order in which they came up. */
export class Shelf {
  private readonly names = new Map<string, string>();
  private readonly called = new Map<string, string | null>();
  private readonly cards: CardLibrary;

  private readonly zones: ReadonlyMap<string, string>;
  private readonly definition: Definition;

  private constructor(definition: Definition) {
    this.definition = definition;
    this.cards = new CardLibrary(definition);
    this.zones = new Map(Object.entries(definition.zoneWords).map(([word, zone]) => [zone, word]));
  }

  static async of(game: string): Promise<Shelf> {
    return new Shelf(await loadGame(game));
  }

  /** @throws where the board cannot be set up, or not be followed to its end */
  outcomes(board: WrittenBoard): Outcomes {
    const text = JSON.stringify(this.scenario(board));
    const [read] = readScenarios(text, 'board.json', [this.definition]).scenarios;
    if (!read) throw new Error(`no scenario: ${text}`);
    const { setup, problems } = setUp(this.definition, read.scenario, this.cards, read.source);
    if (!setup) throw new Error(`no board: ${JSON.stringify(problems, null, 1)}`);
    if (setup.unread.length > 0) throw new Error(`not understood: ${JSON.stringify(setup.unread)}`);
    const play = open(this.definition.rulebook, setup.position);
    const seen = new Map<string, string>();
    const ruling = explore(play, {}, (key) => seen.set(key, ends(this.places(play.table.position))));
    if (ruling.cut) throw new Error(`cut: ${ruling.cut}`);
    const found = new Map<string, bigint>();
    for (const { key, ways } of ruling.outcomes) {
      const end = seen.get(key);
      if (end === undefined) throw new Error('an outcome that nobody has seen');
      found.set(end, (found.get(end) ?? 0n) + BigInt(ways));
    }
    return found;
  }

  /** The board as a scenario, with its cards, as somebody would write it down. */
  print(board: WrittenBoard): string {
    const used = new Map(board.zones.flatMap(written).map((card) => [this.name(card), card]));
    const cards = [...used].map(
      ([name, { text, printed }]) => `  - ${JSON.stringify({ name, ...printed, text })}`,
    );
    const { players, turn, actions, game } = this.scenario(board);
    return [
      `game: ${game}`,
      'title: The smallest board',
      `turn: ${turn}`,
      'cards:',
      ...cards,
      'players:',
      ...players.map((player) => `  - ${JSON.stringify(player)}`),
      `actions: ${JSON.stringify(actions)}`,
    ].join('\n');
  }

  private scenario({ turn, zones, says, by }: WrittenBoard) {
    const names = (held: readonly Written[] | number) =>
      typeof held === 'number' ? held : held.map((card) => this.name(card));
    const players = zones.map((all, side) => ({
      name: PLAYERS[side as Side],
      ...Object.fromEntries(Object.entries(all).map(([zone, held]) => [zone, names(held)])),
    }));
    return {
      game: this.definition.rulebook.game,
      title: 'a board',
      turn: PLAYERS[turn],
      players,
      actions: [{ say: says, by: PLAYERS[by] }],
    };
  }

  private name(card: Written): string {
    const key = JSON.stringify(card);
    const known = this.names.get(key);
    if (known) return known;
    const name = `Card ${this.names.size + 1}`;
    const problems = this.cards.add({ name, ...card.printed, text: card.text }, null);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    this.names.set(key, name);
    this.called.set(name, card.as);
    return name;
  }

  private places({ objects, cards }: ReturnType<typeof open>['table']['position']): readonly Place[] {
    return objects.flatMap(({ card, zone, owner, count }): readonly Place[] => {
      const name = card === null ? null : (cards[card]?.name ?? null);
      const word = this.zones.get(zone);
      if (word === undefined) return [];
      return [
        {
          as: name === null ? null : (this.called.get(name) ?? null),
          zone: word,
          owner: owner === 0 ? 0 : 1,
          count: Number(count),
        },
      ];
    });
  }
}

function written(zones: WrittenZones): readonly Written[] {
  return Object.values(zones).flatMap((held) => (typeof held === 'number' ? [] : held));
}
