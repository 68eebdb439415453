/**
 * Magic: replacement effects by the Comprehensive Rules, 614 and 616, in the plainest form that says what they say.
 * Written from the rules; nothing of the engine is used.
 */

import { other, type Place, type Reference, type Side, type Written, type WrittenBoard } from './game.js';
import type { Random } from './random.js';
import type { Table } from './ways.js';

/** What would happen to a creature. Being destroyed contains dying; the rest is where it would go. */
type Fate = 'be destroyed' | 'die' | 'be exiled';

/** "If `watches` would `event`, [you may] `result` instead." */
interface Effect {
  readonly watches: 'itself' | 'any' | 'own' | 'own others' | 'opposing';
  readonly event: Fate;
  readonly optional: boolean;
  readonly result: 'exile' | 'hand';
}

/** "If `whose` player would draw a card, [you may] `result` instead." */
interface Drawing {
  readonly whose: 'own' | 'opposing';
  readonly optional: boolean;
  readonly result: 'two' | 'mill' | 'take';
}

interface Creature {
  readonly side: Side;
  readonly effects: readonly Effect[];
  readonly drawings: readonly Drawing[];
  readonly indestructible: boolean;
}

export interface Board {
  readonly active: Side;
  readonly by: Side;
  readonly does: 'destroy' | 'exile' | 'draw';
  /** How many cards are drawn, where that is done. */
  readonly cards: number;
  readonly whom: 'all' | 'target';
  readonly creatures: readonly Creature[];
}

const LIBRARY = 40;

// ---------------------------------------------------------------------------------------------------- the procedure

function play(board: Board, table: Table): readonly Place[] {
  return board.does === 'draw' ? draws(board, table) : leaves(board, table);
}

/** What lies in front of a player. */
interface Piles {
  library: number;
  hand: number;
  graveyard: number;
}

/** Cards are drawn one by one (121.2); everything that takes the place of one is done before the next (614.11b). */
function draws(board: Board, table: Table): readonly Place[] {
  const piles = [0, 1].map((): Piles => ({ library: LIBRARY, hand: 0, graveyard: 0 }));
  for (let drawn = 0; drawn < board.cards; drawn += 1) draw(board, board.by, piles, new Set(), table);
  const there = board.creatures.map(
    (creature): Place => ({ as: calledOf(creature), zone: 'battlefield', owner: creature.side, count: 1 }),
  );
  const cards = ([0, 1] as const).flatMap((owner) =>
    (['library', 'hand', 'graveyard'] as const).map(
      (zone): Place => ({ as: null, zone, owner, count: piles[owner]?.[zone] ?? 0 }),
    ),
  );
  return [...there, ...cards];
}

/**
 * One draw. The player who would draw picks an effect (616.1); whose effect it is says whether it is applied. Either way
 * that was its one opportunity to affect this draw and whatever takes its place (614.5).
 */
function draw(
  board: Board,
  player: Side,
  piles: readonly Piles[],
  before: ReadonlySet<Drawing>,
  table: Table,
): void {
  const used = new Set(before);
  for (;;) {
    const open = board.creatures.flatMap(({ side, drawings }) =>
      drawings
        .filter((one) => !used.has(one) && (one.whose === 'own') === (side === player))
        .map((effect) => ({ effect, side })),
    );
    if (open.length === 0) {
      move(piles[player], 'hand');
      return;
    }
    if (open.length > 1) table.note('two or more candidates');
    if (before.size > 0) table.note('a chain');
    const { effect, side } = table.choose(player, open);
    used.add(effect);
    if (effect.optional && !table.choose(side, [true, false])) continue;
    switch (effect.result) {
      case 'mill':
        move(piles[side], 'graveyard');
        return;
      case 'take':
        draw(board, side, piles, used, table);
        return;
      case 'two':
        draw(board, player, piles, used, table);
        draw(board, player, piles, used, table);
        return;
    }
  }
}

function move(piles: Piles | undefined, to: 'hand' | 'graveyard'): void {
  if (!piles || piles.library === 0) throw new Error('a library with too few cards');
  piles.library -= 1;
  piles[to] += 1;
}

function leaves(board: Board, table: Table): readonly Place[] {
  const everybody = [...board.creatures.keys()];
  const chosen =
    board.whom === 'all' || everybody.length === 0 ? everybody : [table.choose(board.by, everybody)];
  // 702.12b: what is indestructible is not destroyed; there is no such event, and nothing to replace (614.7).
  const events = chosen.filter((at) => board.does === 'exile' || !board.creatures[at]?.indestructible);
  if (events.length > 1) table.note('simultaneous events');
  // 616.1, 101.4: who is asked at the same time is asked in turn order.
  const inTurn = [board.active, other(board.active)].flatMap((side) =>
    events.filter((at) => board.creatures[at]?.side === side),
  );
  const zones = new Map(
    inTurn.map((at) => [at, fate(board, at, board.does === 'exile' ? 'be exiled' : 'be destroyed', table)]),
  );
  const creatures = board.creatures.map(
    (creature, at): Place => ({
      as: calledOf(creature),
      zone: zones.get(at) ?? 'battlefield',
      owner: creature.side,
      count: 1,
    }),
  );
  const libraries = ([0, 1] as const).map((owner) => ({ as: null, zone: 'library', owner, count: LIBRARY }));
  return [...creatures, ...libraries];
}

/**
 * Where one creature ends. Each event is looked at as it has become: its controller picks one of the effects that fit
 * (616.1), and then again of those that fit what it is now (616.1f); none applies twice along the way (614.5). That its
 * source leaves at the same moment does not matter: the effect was there before (614.4).
 */
function fate(board: Board, at: number, first: Fate, table: Table): Place['zone'] {
  const used = new Set<Effect>();
  let event: Fate | 'be returned' = first;
  let changed = 0;
  for (;;) {
    const open = board.creatures.flatMap(({ effects, side }, source) =>
      effects
        .filter((effect) => effect.event === event && !used.has(effect) && watches(board, source, effect, at))
        .map((effect) => ({ effect, side })),
    );
    if (open.length > 1) table.note('two or more candidates');
    if (open.length > 0) {
      if (changed > 0) table.note('a chain');
      const { effect, side } = table.choose(board.creatures[at]?.side ?? 0, open);
      used.add(effect);
      if (effect.optional && !table.choose(side, [true, false])) continue;
      event = effect.result === 'exile' ? 'be exiled' : 'be returned';
      changed += 1;
      continue;
    }
    switch (event) {
      // 616.1g: what an event contains is looked at once the event itself stands.
      case 'be destroyed':
        event = 'die';
        break;
      case 'die':
        return 'graveyard';
      case 'be exiled':
        return 'exile';
      case 'be returned':
        return 'hand';
    }
  }
}

function watches({ creatures }: Board, source: number, effect: Effect, at: number): boolean {
  const mine = creatures[source]?.side === creatures[at]?.side;
  switch (effect.watches) {
    case 'itself':
      return at === source;
    case 'any':
      return true;
    case 'own':
      return mine;
    case 'own others':
      return mine && at !== source;
    case 'opposing':
      return !mine;
  }
}

// ------------------------------------------------------------------------------------------------- how it is written

function textOf({ effects, drawings, indestructible }: Creature): string {
  return [
    ...(indestructible ? ['Indestructible'] : []),
    ...effects.map(sentence),
    ...drawings.map(aboutDraws),
  ].join('\n');
}

function calledOf(creature: Creature): string {
  return textOf(creature) || '(a creature without text)';
}

function sentence({ watches, event, optional, result }: Effect): string {
  const who = {
    itself: 'this creature',
    any: 'a creature',
    own: 'a creature you control',
    'own others': 'another creature you control',
    opposing: 'a creature an opponent controls',
  }[watches];
  const does = { exile: 'exile it', hand: "return it to its owner's hand" }[result];
  return `If ${who} would ${event}, ${optional ? 'you may ' : ''}${does} instead.`;
}

function aboutDraws({ whose, optional, result }: Drawing): string {
  const may = optional ? 'you may ' : '';
  if (whose === 'own')
    return `If you would draw a card, ${may}${result === 'mill' ? 'mill a card' : 'draw two cards'} instead.`;
  const you = optional ? may : 'you ';
  const does = {
    mill: `${you}mill a card`,
    take: `${you}draw a card`,
    two: 'that player draws two cards',
  }[result];
  return `If an opponent would draw a card, ${does} instead.`;
}

function saysOf({ does, whom, cards }: Board): string {
  if (does === 'draw') return cards === 1 ? 'Draw a card.' : 'Draw two cards.';
  const verb = does === 'destroy' ? 'Destroy' : 'Exile';
  return whom === 'all' ? `${verb} all creatures.` : `${verb} target creature.`;
}

function write(board: Board): WrittenBoard {
  const { active, by, creatures } = board;
  const creature = (one: Creature): Written => ({
    as: calledOf(one),
    text: textOf(one),
    printed: { type: 'Creature — Bear', stats: '2/2' },
  });
  const zones = (side: Side) => ({
    battlefield: creatures.filter((one) => one.side === side).map(creature),
    hand: 0,
    graveyard: 0,
    exile: 0,
    library: LIBRARY,
  });
  return { turn: active, by, says: saysOf(board), zones: [zones(0), zones(1)] };
}

// ----------------------------------------------------------------------------------------------------------- boards

function board(random: Random): Board {
  const side = (): Side => (random.percent(50) ? 0 : 1);
  const effect = (): Effect => {
    const event = random.pick<Fate>(['be destroyed', 'die', 'die', 'be exiled', 'be exiled']);
    return {
      watches: random.pick<Effect['watches']>(['itself', 'itself', 'any', 'own', 'own others', 'opposing']),
      event,
      optional: random.percent(40),
      // To exile what would be exiled is nothing that anybody would print.
      result: event === 'be exiled' || random.percent(40) ? 'hand' : 'exile',
    };
  };
  const creature = (): Creature => ({
    side: side(),
    effects: Array.from({ length: random.pick([0, 1, 1, 2]) }, effect),
    drawings: [],
    indestructible: random.percent(10),
  });
  const creatures = Array.from({ length: 1 + random.below(4) }, creature);
  // Now and then one of them is there twice.
  if (random.percent(25)) creatures.push(structuredClone(random.pick(creatures)));
  const leaving: Board = {
    active: side(),
    by: side(),
    does: random.percent(75) ? 'destroy' : 'exile',
    cards: 1,
    whom: random.percent(40) ? 'all' : 'target',
    creatures,
  };
  return random.percent(20) ? drawn(leaving, random) : leaving;
}

/** The same board, on which cards are drawn. */
function drawn(board: Board, random: Random): Board {
  // Each that makes two draws of one squares the ways to choose.
  let doublers = 0;
  const drawing = (): Drawing => {
    const whose = random.pick(['own', 'own', 'opposing'] as const);
    const result = random.pick(
      whose === 'own' ? (['two', 'two', 'mill'] as const) : (['take', 'mill', 'two'] as const),
    );
    const optional = !(whose === 'opposing' && result === 'two') && random.percent(40);
    if (result === 'two' && ++doublers > MOST_DOUBLERS) return { whose, result: 'mill', optional };
    return { whose, result, optional };
  };
  const creatures = board.creatures.map((creature) => ({
    ...creature,
    effects: [],
    drawings: Array.from({ length: random.pick([0, 1, 1]) }, drawing),
  }));
  return { ...board, does: 'draw', cards: 1 + random.below(2), creatures };
}

const MOST_DOUBLERS = 2;

function* smaller(board: Board): Iterable<Board> {
  const { creatures, cards } = board;
  if (cards > 1) yield { ...board, cards: 1 };
  for (const [at, creature] of creatures.entries()) {
    yield { ...board, creatures: creatures.toSpliced(at, 1) };
    for (const [one] of creature.effects.entries()) {
      yield {
        ...board,
        creatures: creatures.with(at, { ...creature, effects: creature.effects.toSpliced(one, 1) }),
      };
    }
    for (const [one] of creature.drawings.entries()) {
      yield {
        ...board,
        creatures: creatures.with(at, { ...creature, drawings: creature.drawings.toSpliced(one, 1) }),
      };
    }
    if (creature.indestructible)
      yield { ...board, creatures: creatures.with(at, { ...creature, indestructible: false }) };
  }
}

/** Here a replacement that cannot be carried out is no matter: whatever fits may be applied. */
export const magic: Reference<Board> = {
  game: 'magic',
  shows: ['two or more candidates', 'a chain', 'simultaneous events'],
  board,
  write,
  play,
  smaller,
};
