/**
 * Duel Masters: substitution effects by the Comprehensive Rules, 101.5, 609 and 700.3, in the plainest form that says
 * what they say. Written from the rules; nothing of the engine is used.
 */

import {
  type Looks,
  looksAt,
  other,
  type Place,
  type Reference,
  type Side,
  type Written,
  type WrittenBoard,
} from './game.js';
import type { Random } from './random.js';
import { NOTES, type Table, TooMany, takings } from './ways.js';

/** "When `watches` would `event`, [you may] `result` instead." */
interface Saving {
  readonly on: 'fate';
  readonly watches: Exclude<Looks, 'any'>;
  readonly event: 'be destroyed' | 'leave';
  readonly optional: boolean;
  readonly result:
    | 'hand'
    | 'mana'
    | 'deck'
    | 'stays'
    | 'this'
    | 'own other'
    | 'opposing'
    | 'bury'
    | 'discard';
}

/** "When `whose` player would draw a card, [you may] `result` instead." */
interface Drawing {
  readonly on: 'draw';
  readonly whose: 'own' | 'opposing';
  readonly optional: boolean;
  readonly result: 'two' | 'mana' | 'mill' | 'bury' | 'discard';
}

type Effect = Saving | Drawing;

interface Creature {
  readonly side: Side;
  readonly effects: readonly Effect[];
  /** "This creature can't be destroyed." */
  readonly lasting: boolean;
}

type Action =
  | { readonly does: 'destroy'; readonly whom: 'all' | 'theirs' | 'one' | 'two' }
  | { readonly does: 'return' }
  | { readonly does: 'draw'; readonly cards: number };

export interface Board {
  readonly active: Side;
  readonly by: Side;
  readonly action: Action;
  readonly creatures: readonly Creature[];
  /** Cards without text in each player's graveyard and hand. */
  readonly graveyard: readonly [number, number];
  readonly hand: readonly [number, number];
}

const DECK = 12;

/** More than this may a player not have to decide about. */
const MOST_STATES = 500;

// ---------------------------------------------------------------------------------------------------- the procedure

/** A card that a replacement moves: a creature by its place on the board, or a card of a pile by its place there. */
type Card = `creature ${number}` | `graveyard ${Side} ${number}` | `hand ${Side} ${number}`;

/** A replacement that is to be applied to an event, with the cards that it moves. */
interface Decided {
  readonly source: number;
  /** Which of its effects. */
  readonly place: number;
  readonly effect: Saving;
  readonly cards: readonly Card[];
}

/** What has been decided: for each event (a creature that would go), what replaces it. */
type Plan = ReadonlyMap<number, Decided>;

function play(board: Board, table: Table): readonly Place[] {
  const { action } = board;
  switch (action.does) {
    case 'draw':
      return draws(board, action.cards, table);
    case 'destroy':
      return fates(board, going(board, action.whom, table), 'be destroyed', table);
    case 'return':
      return fates(board, going(board, 'one', table), 'leave', table);
  }
}

/** The creatures that are chosen, or named by "all". */
function going(
  { creatures, by }: Board,
  whom: 'all' | 'theirs' | 'one' | 'two',
  { choose }: Table,
): readonly number[] {
  const theirs = creatures.flatMap(({ side }, at) => (side === by ? [] : [at]));
  switch (whom) {
    case 'all':
      return creatures.map((_, at) => at);
    case 'theirs':
      return theirs;
    case 'one':
    case 'two': {
      // 605.2b: as many as there are, if there are fewer.
      const ways = takings(theirs, Math.min(whom === 'one' ? 1 : 2, theirs.length));
      return choose(by, ways);
    }
  }
}

/** Creatures that would be destroyed, or that would go to their owner's hand, all at once. */
function fates(
  board: Board,
  chosen: readonly number[],
  event: Saving['event'],
  table: Table,
): readonly Place[] {
  const { creatures, active } = board;
  // 700.3: what can't be destroyed is not; there is no such event, and 609.5 leaves nothing to replace.
  const events = chosen.filter((at) => event !== 'be destroyed' || !creatures[at]?.lasting);
  if (events.length > 1) table.note('simultaneous events');

  // 609.9a: first the turn player decides which replacement goes to which event, then the other player.
  let plan: Plan = new Map();
  for (const player of [active, other(active)])
    plan = table.choose(player, plans(board, events, event, player, plan, table));

  // 609.9: then all of them are applied at once, and what is left of the events happens with them.
  const zones = new Map<number, Place['zone']>();
  const piles = stock(board);
  const destroy = (at: number): void => {
    if (!creatures[at]?.lasting) zones.set(at, 'graveyard');
  };
  for (const at of events) {
    const decided = plan.get(at);
    if (decided) continue;
    if (event === 'be destroyed') destroy(at);
    else zones.set(at, 'hand');
  }
  for (const [at, { effect, cards, source }] of plan) {
    switch (effect.result) {
      case 'hand':
      case 'mana':
      case 'deck':
        zones.set(at, effect.result);
        break;
      case 'stays':
        break;
      // 101.5a, 609.3: that destruction is the result of a replacement; nothing replaces it.
      case 'this':
      case 'own other':
      case 'opposing':
        for (const card of cards) destroy(Number(card.split(' ')[1]));
        break;
      case 'bury':
        piles[sideOf(board, source)].graveyard -= 2;
        piles[sideOf(board, source)].buried += 2;
        break;
      case 'discard':
        piles[sideOf(board, source)].hand -= 1;
        piles[sideOf(board, source)].graveyard += 1;
        break;
    }
  }
  return places(board, zones, piles);
}

/** Every plan that a player can end up with, deciding about one event after the other in any order. */
function plans(
  board: Board,
  events: readonly number[],
  event: Saving['event'],
  player: Side,
  before: Plan,
  table: Table,
): readonly Plan[] {
  // 609.9a does not say about which event a player decides first. It makes a difference where something must be applied,
  // or a card chosen, that moves what another would have moved; there only the outcomes are fixed.
  const concerned = events
    .filter((at) => !before.has(at))
    .map((at) => candidates(board, at, event, player, before, table))
    .filter((open) => open.length > 0);
  const chooses = ({ effect: { optional, result } }: Decided): boolean =>
    !optional || result === 'own other' || result === 'opposing' || result === 'bury' || result === 'discard';
  if (concerned.length > 1 && concerned.flat().some(chooses)) table.uncounted();

  // A procedure is run again for each way that it can go; what somebody can decide is worked out once.
  const worked = WORKED.get(board) ?? new Map<string, readonly Plan[]>();
  WORKED.set(board, worked);
  const known = worked.get(`${player} ${events.join()} ${key(before)}`);
  if (known) return known;

  const ended = new Map<string, Plan>();
  const gone = new Set<string>();
  const decide = (plan: Plan, left: readonly number[]): void => {
    const state = `${key(plan)} / ${left.join()}`;
    if (gone.has(state)) return;
    gone.add(state);
    if (gone.size > MOST_STATES) throw new TooMany();
    if (left.length === 0) ended.set(key(plan), plan);
    for (const at of left) {
      const rest = left.filter((one) => one !== at);
      const open = candidates(board, at, event, player, plan, table);
      if (open.length > 1) table.note('two or more candidates');
      for (const decided of open) decide(new Map([...plan, [at, decided]]), rest);
      // Exactly one applies where one of them has to; none may where the player "may".
      if (open.every(({ effect }) => effect.optional)) decide(plan, rest);
    }
  };
  decide(
    before,
    events.filter((at) => !before.has(at)),
  );
  const all = [...ended.values()];
  worked.set(`${player} ${events.join()} ${key(before)}`, all);
  return all;
}

const WORKED = new WeakMap<Board, Map<string, readonly Plan[]>>();

function key(plan: Plan): string {
  return [...plan]
    .map(([at, { source, place, cards }]) => `${at}: ${source}/${place} ${cards.join()}`)
    .sort()
    .join('; ');
}

/** What a player could apply to what would happen to a creature, with every choice of cards. */
function candidates(
  board: Board,
  at: number,
  event: Saving['event'],
  player: Side,
  plan: Plan,
  table: Table,
): readonly Decided[] {
  // 609.9b: a card that one replacement moves is not chosen for another.
  const taken = new Set([...plan.values()].flatMap(({ cards }) => cards));
  const found: Decided[] = [];
  board.creatures.forEach(({ side, effects }, source) => {
    if (side !== player) return;
    for (const [place, effect] of effects.entries()) {
      if (effect.on !== 'fate' || !watches(board, source, effect, at, event)) continue;
      const ways = moves(board, source, effect, at).filter((cards) => !cards.some((card) => taken.has(card)));
      // 609.4: what cannot be done cannot replace.
      if (ways.length === 0) table.note('an impossible replacement');
      for (const cards of ways) {
        found.push({ source, place, effect, cards });
        if (chained(board, effect, cards)) table.note('a chain');
      }
    }
  });
  return found;
}

function watches(
  { creatures }: Board,
  source: number,
  effect: Saving,
  at: number,
  event: Saving['event'],
): boolean {
  // Being destroyed is a way of leaving; returning to a hand is no destruction.
  if (effect.event === 'be destroyed' && event === 'leave') return false;
  const mine = creatures[source]?.side === creatures[at]?.side;
  return looksAt(effect.watches, source, at, mine);
}

/** The cards that a replacement would move, in every way in which they can be chosen. */
function moves(board: Board, source: number, effect: Saving, at: number): readonly (readonly Card[])[] {
  const { creatures, graveyard, hand } = board;
  const side = sideOf(board, source);
  const those = (fits: (creature: Creature, at: number) => boolean): readonly (readonly Card[])[] =>
    creatures.flatMap((creature, one) => (fits(creature, one) ? [[`creature ${one}` as const]] : []));
  switch (effect.result) {
    case 'hand':
    case 'mana':
    case 'deck':
      return [[`creature ${at}`]];
    case 'stays':
      return [[]];
    // To destroy what can't be destroyed counts as possible.
    case 'this':
      return [[`creature ${source}`]];
    case 'own other':
      return those((creature, one) => creature.side === side && one !== source);
    case 'opposing':
      return those((creature) => creature.side !== side);
    case 'bury':
      return takings(
        Array.from({ length: graveyard[side] }, (_, one): Card => `graveyard ${side} ${one}`),
        2,
      );
    case 'discard':
      return takings(
        Array.from({ length: hand[side] }, (_, one): Card => `hand ${side} ${one}`),
        1,
      );
  }
}

/** Whether the result would itself be what some effect watches for. */
function chained(board: Board, { result }: Saving, cards: readonly Card[]): boolean {
  if (result !== 'this' && result !== 'own other' && result !== 'opposing') return false;
  const destroyed = cards.map((card) => Number(card.split(' ')[1]));
  return board.creatures.some(({ effects }, source) =>
    effects.some(
      (effect) =>
        effect.on === 'fate' && destroyed.some((at) => watches(board, source, effect, at, 'be destroyed')),
    ),
  );
}

/** Cards are drawn one by one (609.6a); each draw may be replaced once, and what replaces it is not (609.3). */
function draws(board: Board, cards: number, table: Table): readonly Place[] {
  const { by, active } = board;
  const piles = stock(board);
  for (let drawn = 0; drawn < cards; drawn += 1) draw(board, by, active, piles, table);
  return places(board, new Map(), piles);
}

function draw(board: Board, by: Side, active: Side, piles: readonly [Piles, Piles], table: Table): void {
  // 609.8: the turn player's effects come first.
  for (const player of [active, other(active)]) {
    const mine = piles[player];
    const fitting = board.creatures
      .filter(({ side }) => side === player)
      .flatMap(({ effects }) => effects)
      .filter((effect) => effect.on === 'draw')
      .filter(({ whose }) => (whose === 'own') === (by === player));
    const open = fitting.filter(
      ({ result }) => (result !== 'bury' || mine.graveyard >= 2) && (result !== 'discard' || mine.hand >= 1),
    );
    if (open.length < fitting.length) table.note('an impossible replacement');
    if (open.length > 1) table.note('two or more candidates');
    if (open.some(({ result }) => result === 'two')) table.note('a chain');
    const none = open.every(({ optional }) => optional) ? [null] : [];
    const effect = table.choose(player, [...open, ...none]);
    if (!effect) continue;
    switch (effect.result) {
      case 'two':
        mine.deck -= 2;
        mine.hand += 2;
        break;
      case 'mana':
        mine.deck -= 1;
        mine.mana += 1;
        break;
      case 'mill':
        mine.deck -= 1;
        mine.graveyard += 1;
        break;
      case 'bury':
        table.choose(player, takings([...Array(mine.graveyard).keys()], 2));
        mine.graveyard -= 2;
        mine.buried += 2;
        break;
      case 'discard':
        table.choose(player, [...Array(mine.hand).keys()]);
        mine.hand -= 1;
        mine.graveyard += 1;
        break;
    }
    return;
  }
  piles[by].deck -= 1;
  piles[by].hand += 1;
}

/** Cards without text, and those of which nothing is known. */
interface Piles {
  hand: number;
  graveyard: number;
  mana: number;
  deck: number;
  buried: number;
}

function stock({ hand, graveyard }: Board): readonly [Piles, Piles] {
  const of = (side: Side): Piles => ({
    hand: hand[side],
    graveyard: graveyard[side],
    mana: 0,
    deck: DECK,
    buried: 0,
  });
  return [of(0), of(1)];
}

function sideOf({ creatures }: Board, at: number): Side {
  const creature = creatures[at];
  if (!creature) throw new Error('no such creature');
  return creature.side;
}

function places(
  board: Board,
  zones: ReadonlyMap<number, string>,
  piles: readonly [Piles, Piles],
): readonly Place[] {
  const creatures = board.creatures.map((creature, at): Place => {
    const zone = zones.get(at) ?? 'battle zone';
    return { as: calledOf(creature), zone, owner: creature.side, count: 1 };
  });
  const cards = ([0, 1] as const).flatMap((owner) => {
    const { hand, graveyard, mana, deck, buried } = piles[owner];
    const counts = { hand, graveyard, mana, deck: deck + buried };
    return Object.entries(counts).map(([zone, count]): Place => ({ as: null, zone, owner, count }));
  });
  return [...creatures, ...cards];
}

// ------------------------------------------------------------------------------------------------- how it is written

function textOf({ effects, lasting }: Creature): string {
  return [...(lasting ? ["This creature can't be destroyed."] : []), ...effects.map(sentence)].join('\n');
}

/** Creatures of one text are called alike: which of them is which nobody asks. */
function calledOf(creature: Creature): string {
  return textOf(creature) || '(a creature without text)';
}

function sentence(effect: Effect): string {
  const may = effect.optional ? 'you may ' : '';
  if (effect.on === 'draw') {
    const does = {
      two: 'draw 2 cards',
      mana: 'put the top card of your deck into your mana zone',
      mill: 'put the top card of your deck into your graveyard',
      bury: 'put 2 cards from your graveyard on the bottom of your deck',
      discard: 'discard a card from your hand',
    }[effect.result];
    return `When ${effect.whose === 'own' ? 'you' : 'your opponent'} would draw a card, ${may}${does} instead.`;
  }
  const who = {
    itself: 'this creature',
    own: 'one of your creatures',
    'own others': 'one of your other creatures',
    opposing: "one of your opponent's creatures",
  }[effect.watches];
  const whose = effect.watches === 'opposing' ? "its owner's" : 'your';
  const does = {
    hand: `return it to ${whose} hand`,
    mana: `put it into ${whose} mana zone`,
    deck: `shuffle it into ${whose} deck`,
    stays: 'it stays in the battle zone',
    this: 'destroy this creature',
    'own other': 'destroy one of your other creatures',
    opposing: "destroy one of your opponent's creatures",
    bury: 'put 2 cards from your graveyard on the bottom of your deck',
    discard: 'discard a card from your hand',
  }[effect.result];
  const event = effect.event === 'leave' ? 'leave the battle zone' : 'be destroyed';
  return `When ${who} would ${event}, ${may}${does} instead.`;
}

function write(board: Board): WrittenBoard {
  const creature = (one: Creature): Written => ({
    as: calledOf(one),
    text: textOf(one),
    printed: { type: 'Creature', power: 1000 },
  });
  const plain: Written = { as: null, text: '', printed: { type: 'Spell' } };
  const zones = (side: Side) => ({
    'battle zone': board.creatures.filter((one) => one.side === side).map(creature),
    hand: Array.from({ length: board.hand[side] }, () => plain),
    graveyard: Array.from({ length: board.graveyard[side] }, () => plain),
    mana: 0,
    shields: 0,
    deck: DECK,
  });
  const actions = [{ say: said(board.action), by: board.by }];
  return { turn: board.active, actions, zones: [zones(0), zones(1)] };
}

function said(action: Action): string {
  switch (action.does) {
    case 'draw':
      return action.cards === 1 ? 'Draw a card.' : `Draw ${action.cards} cards.`;
    case 'return':
      return "Return one of your opponent's creatures to its owner's hand.";
    case 'destroy':
      return {
        all: 'Destroy all creatures.',
        theirs: "Destroy all your opponent's creatures.",
        one: "Destroy one of your opponent's creatures.",
        two: "Destroy 2 of your opponent's creatures.",
      }[action.whom];
  }
}

// ----------------------------------------------------------------------------------------------------------- boards

function board(random: Random): Board {
  const side = (): Side => (random.percent(50) ? 0 : 1);
  const drawing = random.percent(15);
  const creature = (): Creature => ({
    side: side(),
    effects: Array.from({ length: random.pick([0, 1, 1, 1, 2]) }, () =>
      drawing ? drawn(random) : saving(random),
    ),
    lasting: random.percent(10),
  });
  const creatures = Array.from({ length: 1 + random.below(4) }, creature);
  // Now and then one of them is there twice.
  if (random.percent(25)) creatures.push(random.pick(creatures));
  const action: Action = drawing
    ? { does: 'draw', cards: 1 + random.below(3) }
    : random.pick<Action>([
        { does: 'destroy', whom: 'all' },
        { does: 'destroy', whom: 'theirs' },
        { does: 'destroy', whom: 'one' },
        { does: 'destroy', whom: 'one' },
        { does: 'destroy', whom: 'two' },
        { does: 'return' },
      ]);
  const few = (): number => random.pick([0, 0, 1, 1, 2, 2, 3]);
  return { active: side(), by: side(), action, creatures, graveyard: [few(), few()], hand: [few(), few()] };
}

function saving(random: Random): Saving {
  const watches = random.pick<Saving['watches']>([
    'itself',
    'itself',
    'own',
    'own others',
    'own others',
    'opposing',
  ]);
  const results: Saving['result'][] = ['hand', 'mana', 'deck', 'stays', 'opposing', 'bury', 'discard'];
  // Where others of yours are saved, "one of your other creatures" could be other than those, or than this creature.
  if (watches === 'itself' || watches === 'opposing') results.push('own other', 'own other');
  // To destroy itself in its own stead is no substitution that anybody would print.
  if (watches !== 'itself' && watches !== 'own') results.push('this', 'this');
  const result = random.pick(results);
  const optional = result !== 'stays' && random.percent(55);
  return { on: 'fate', watches, event: random.percent(75) ? 'be destroyed' : 'leave', optional, result };
}

function drawn(random: Random): Drawing {
  return {
    on: 'draw',
    whose: random.percent(75) ? 'own' : 'opposing',
    optional: random.percent(60),
    result: random.pick<Drawing['result']>(['two', 'mana', 'mill', 'bury', 'discard']),
  };
}

function* smaller(board: Board): Iterable<Board> {
  const { creatures } = board;
  for (const [at, creature] of creatures.entries()) {
    yield { ...board, creatures: creatures.toSpliced(at, 1) };
    for (const [one] of creature.effects.entries()) {
      yield {
        ...board,
        creatures: creatures.with(at, { ...creature, effects: creature.effects.toSpliced(one, 1) }),
      };
    }
    if (creature.lasting) yield { ...board, creatures: creatures.with(at, { ...creature, lasting: false }) };
  }
  for (const pile of ['hand', 'graveyard'] as const) {
    const [mine, theirs] = board[pile];
    if (mine > 0) yield { ...board, [pile]: [mine - 1, theirs] };
    if (theirs > 0) yield { ...board, [pile]: [mine, theirs - 1] };
  }
  if (board.action.does === 'draw' && board.action.cards > 1) {
    yield { ...board, action: { does: 'draw', cards: board.action.cards - 1 } };
  }
}

export const duelMasters: Reference<Board> = {
  game: 'duel-masters',
  shows: NOTES,
  board,
  write,
  play,
  smaller,
};
