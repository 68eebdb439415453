/** What the library finds of a board: the one place in this folder that knows it, by what it exports. */

import {
  advance,
  answer,
  answersTo,
  CardLibrary,
  type Definition,
  explore,
  type GameObject,
  loadGame,
  mark,
  type Observer,
  open,
  type Play,
  type Position,
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
    return this.outcomesOf(this.prepared(board));
  }

  /**
   * What is found of a board: the outcomes, and then who decides between what.
   * @throws as `outcomes`; `who` throws {TooMany}
   */
  found(board: WrittenBoard): { readonly outcomes: Outcomes; readonly who: () => Who } {
    const play = this.prepared(board);
    return { outcomes: this.outcomesOf(play), who: () => this.whoOf(play) };
  }

  private outcomesOf(play: Play): Outcomes {
    const seen = new Map<string, string>();
    const ruling = explore(play, {}, (key) => {
      if (!seen.has(key)) seen.set(key, ends(this.places(play.table.position)));
    });
    if (ruling.cut) throw new Cut(ruling.cut);
    const found = new Map<string, bigint>();
    for (const { key, ways } of ruling.outcomes) {
      const end = seen.get(key);
      if (end === undefined) throw new Error('an outcome that nobody has seen');
      found.set(end, (found.get(end) ?? 0n) + BigInt(ways));
    }
    return found;
  }

  /** By following every answer, those that come to the same too. */
  private whoOf(play: Play): Who {
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
    return follow();
  }

  /** The game on a board, where somebody must first decide what the board leaves open. */
  private prepared(board: WrittenBoard): Play {
    const play = this.begun(board);
    advance(play);
    for (const target of board.actions.flatMap(({ targets = [] }) => targets)) {
      const { decision, objects, players } = play.table.position;
      const named = (id: number): boolean => objects[id]?.label === target;
      if (decision?.asks !== 'target') throw new Error(`nobody is asked for a target: ${target}`);
      const answers = [...answersTo(decision)];
      const one = answers.find((given) => {
        if ('objects' in given) return given.objects.some(named);
        if (decision.domain.of !== 'options' || !('option' in given)) return false;
        const option = decision.domain.options[given.option];
        if (option?.option === 'player') return players[option.player]?.name === target;
        return option?.option === 'object' && named(option.object);
      });
      if (!one) throw new Error(`no such target: ${target}`);
      answer(play, one);
    }
    return play;
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
    const cards = [...used].flatMap(([name, { text, printed, back }]) => {
      const other = back ? { backFace: this.name(back) } : {};
      const faces = [{ name, ...printed, ...other, text }];
      if (back) faces.push({ name: this.name(back), ...back.printed, text: back.text });
      return faces.map((face) => `  - ${JSON.stringify(face)}`);
    });
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

  private scenario({ rules, turn, zones, shared, actions }: WrittenBoard) {
    const object = (card: Written) => {
      const lies = Object.entries(card.lies ?? {}).map(([word, is]) => [
        word,
        isCard(is) ? this.name(is) : is,
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
      actions: actions.map(({ by, targets, ...does }) => ({
        ...does,
        by: PLAYERS[by],
        ...(targets ? { targets } : {}),
      })),
    };
  }

  private name({ as, text, printed, back }: Written): string {
    const key = JSON.stringify({ as, text, printed, back });
    const known = this.names.get(key);
    if (known) return known;
    const other = back ? { backFace: this.name(back) } : {};
    const name = `${this.calls} ${this.names.size + 1}`;
    const problems = this.cards.add({ name, ...printed, ...other, text }, null);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    this.names.set(key, name);
    this.called.set(name, as);
    return name;
  }

  private places({ objects, players, cards }: Position): readonly Place[] {
    const there = objects.flatMap((object): readonly Place[] => {
      const word = this.zones.get(object.zone);
      if (word === undefined) return [];
      const owner = object.owner === 0 ? 0 : 1;
      return [
        {
          as: this.as(object, cards),
          zone: word,
          owner,
          count: Number(object.count),
          lies: this.lies(object),
        },
      ];
    });
    if (this.tells !== 'everything') return there;
    const life = players.map(
      ({ values }, side): Place => ({
        as: 'life',
        zone: 'values',
        owner: side === 0 ? 0 : 1,
        count: 1,
        lies: [Number(values.life)],
      }),
    );
    return [...there, ...life];
  }

  /** What something is called: tokens, that nobody wrote down, by what they are. */
  private as({ card, copy, token }: GameObject, cards: Position['cards']): string | null {
    const key = copy ? copy.card : card;
    const is = key === null ? undefined : cards[key]?.name;
    if (is === undefined) return null;
    const known = this.called.get(is);
    return token && known === undefined ? is : (known ?? null);
  }

  private lies({
    status,
    damage,
    counters,
    owner,
    controller,
    zone,
    copy,
  }: GameObject): readonly (string | number)[] {
    if (this.tells === 'nothing more') return [];
    const plain = [...status, ...(Number(damage) > 0 ? [Number(damage)] : [])];
    if (this.tells !== 'everything' || zone !== 'battlefield') return plain;
    const held = Object.entries(counters).map(([kind, count]) => `${count} ${kind}`);
    const other = controller === owner ? [] : ["another's"];
    return [...plain, ...held.sort(), ...other, ...(copy ? ['a copy'] : [])];
  }
}

function isCard(is: NonNullable<Written['lies']>[string] | undefined): is is Written {
  return typeof is === 'object' && 'printed' in is;
}

function written(zones: WrittenZones): readonly Written[] {
  return Object.values(zones).flatMap((held) => (typeof held === 'number' ? [] : held));
}

/** A board takes more than is explored at most. */
export class Cut extends Error {}
