/** What the library finds of a board: the one place in this folder that knows it, by what it exports. */

import {
  advance,
  answer,
  answersTo,
  CardLibrary,
  type Definition,
  explore,
  loadGame,
  mark,
  type Observer,
  open,
  type Play,
  readScenarios,
  setUp,
  undo,
} from '../../src/index.js';
import {
  ends,
  PLAYERS,
  type Place,
  type Side,
  type Tells,
  type Written,
  type WrittenBoard,
  type WrittenZones,
} from './game.js';
import { type Outcomes, TooMany } from './ways.js';
import { decides, type Who } from './who.js';

/** More answers than these are not followed one by one. */
const MOST_ANSWERS = 4000;

/** Cards that are kept: boards are compared by the hundred thousand. */
const MOST_CARDS = 5000;

/** The cards of a game that boards have used so far: read once, named in the order in which they came up. */
export class Shelf {
  private readonly names = new Map<string, string>();
  private readonly called = new Map<string, string | null>();
  private cards: CardLibrary;

  private readonly zones: ReadonlyMap<string, string>;
  private readonly definition: Definition;
  private readonly tells: Tells;

  /** What its cards are called, each with a number. */
  private readonly calls: string;

  private constructor(definition: Definition, tells: Tells, calls: string) {
    this.definition = definition;
    this.calls = calls;
    this.tells = tells;
    this.cards = new CardLibrary(definition);
    this.zones = new Map(Object.entries(definition.zoneWords).map(([word, zone]) => [zone, word]));
  }

  static async of(game: string, tells: Tells = 'nothing more', calls = 'Card'): Promise<Shelf> {
    return new Shelf(await loadGame(game), tells, calls);
  }

  /** @throws where the board cannot be set up, or not be followed to its end */
  outcomes(board: WrittenBoard): Outcomes {
    const play = this.begun(board);
    const seen = new Map<string, string>();
    const ruling = explore(play, {}, (key) => {
      if (!seen.has(key)) seen.set(key, ends(this.places(play.table.position)));
    });
    if (ruling.cut) throw new Error(`cut: ${ruling.cut}`);
    const found = new Map<string, bigint>();
    for (const { key, ways } of ruling.outcomes) {
      const end = seen.get(key);
      if (end === undefined) throw new Error('an outcome that nobody has seen');
      found.set(end, (found.get(end) ?? 0n) + BigInt(ways));
    }
    return found;
  }

  /**
   * Who decides between what, by following every answer, those that come to the same too.
   * @throws {TooMany}
   */
  who(board: WrittenBoard): Who {
    const play = this.begun(board);
    let answered = 0;
    const follow = (): Who => {
      const { decision } = play.table.position;
      if (!decision) return ends(this.places(play.table.position));
      const leads: Who[] = [];
      for (const one of answersTo(decision)) {
        if (++answered > MOST_ANSWERS) throw new TooMany();
        const here = mark(play);
        answer(play, one);
        leads.push(follow());
        undo(play, here);
      }
      return decides(decision.by === 'chance' ? decision.by : (PLAYERS[decision.by] ?? ''), leads);
    };
    advance(play);
    return follow();
  }

  /** The game on a board, before anything has happened. @throws where the board cannot be set up */
  begun(board: WrittenBoard, observer: Observer | null = null): Play {
    if (this.names.size > MOST_CARDS) this.forget();
    const text = JSON.stringify(this.scenario(board));
    const [read] = readScenarios(text, 'board.json', [this.definition]).scenarios;
    if (!read) throw new Error(`no scenario: ${text}`);
    const { setup, problems } = setUp(this.definition, read.scenario, this.cards, read.source);
    if (!setup) throw new Error(`no board: ${JSON.stringify(problems, null, 1)}`);
    if (setup.unread.length > 0) throw new Error(`not understood: ${JSON.stringify(setup.unread)}`);
    return open(this.definition.rulebook, setup.position, observer);
  }

  private forget(): void {
    this.names.clear();
    this.called.clear();
    this.cards = new CardLibrary(this.definition);
  }

  /** The board as a scenario, with its cards, as somebody would write it down. */
  print(board: WrittenBoard): string {
    const zones = [...board.zones, board.shared ?? {}];
    const used = new Map(zones.flatMap(written).map((card) => [this.name(card), card]));
    const cards = [...used].map(
      ([name, { text, printed }]) => `  - ${JSON.stringify({ name, ...printed, text })}`,
    );
    const { players, shared, turn, actions, game, rules } = this.scenario(board);
    return [
      `game: ${game}`,
      ...(rules ? [`rules: "${rules}"`] : []),
      'title: The smallest board',
      `turn: ${turn}`,
      'cards:',
      ...cards,
      'players:',
      ...players.map((player) => `  - ${JSON.stringify(player)}`),
      ...(shared ? [`shared: ${JSON.stringify(shared)}`] : []),
      `actions: ${JSON.stringify(actions)}`,
    ].join('\n');
  }

  private scenario({ rules, turn, zones, shared, says, by }: WrittenBoard) {
    const object = (card: Written) => {
      const lies = Object.entries(card.lies ?? {}).map(([word, is]) => [
        word,
        typeof is === 'object' ? this.name(is) : is,
      ]);
      return { card: this.name(card), ...Object.fromEntries(lies) };
    };
    const objects = (all: WrittenZones) =>
      Object.fromEntries(
        Object.entries(all).map(([zone, held]) => [zone, typeof held === 'number' ? held : held.map(object)]),
      );
    const players = zones.map((all, side) => ({ name: PLAYERS[side as Side], ...objects(all) }));
    return {
      game: this.definition.rulebook.game,
      ...(rules ? { rules } : {}),
      title: 'a board',
      turn: PLAYERS[turn],
      players,
      ...(shared ? { shared: objects(shared) } : {}),
      actions: [{ say: says, by: PLAYERS[by] }],
    };
  }

  private name({ as, text, printed }: Written): string {
    const key = JSON.stringify({ as, text, printed });
    const known = this.names.get(key);
    if (known) return known;
    const name = `${this.calls} ${this.names.size + 1}`;
    const problems = this.cards.add({ name, ...printed, text }, null);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    this.names.set(key, name);
    this.called.set(name, as);
    return name;
  }

  private places({ objects, cards }: ReturnType<typeof open>['table']['position']): readonly Place[] {
    return objects.flatMap(({ card, zone, owner, count, status, damage }): readonly Place[] => {
      const name = card === null ? null : (cards[card]?.name ?? null);
      const word = this.zones.get(zone);
      if (word === undefined) return [];
      return [
        {
          as: name === null ? null : (this.called.get(name) ?? null),
          zone: word,
          owner: owner === 0 ? 0 : 1,
          count: Number(count),
          lies:
            this.tells === 'nothing more' ? [] : [...status, ...(Number(damage) > 0 ? [Number(damage)] : [])],
        },
      ];
    });
  }
}

function written(zones: WrittenZones): readonly Written[] {
  return Object.values(zones).flatMap((held) => (typeof held === 'number' ? [] : held));
}
