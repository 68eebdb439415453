/** Magic: what becomes of an amount that would be dealt, gained, lost, put or drawn. */

import { other, type Place, type Side } from '../../game.js';
import { type Table, TooMany } from '../../ways.js';
import { type BothPiles, inTurn, move, onBattlefield, ownerOf, piles, placesOf } from '../permanents.js';
import { type Applying, type Planned, planned, replaced } from '../procedure.js';
import type { Amounts, Creature, Line, Shield, Watched } from './board.js';
import { calledOf } from './text.js';

/** A player, or a creature by its place on the board. */
type On = { readonly player: Side } | { readonly creature: number };

interface Event {
  readonly what: 'damage' | 'gain' | 'lose' | 'counters' | 'draw' | 'mill';
  readonly on: On;
  readonly amount: number;
}

interface State {
  readonly board: Amounts;
  readonly table: Table;
  readonly piles: BothPiles;
  readonly damage: number[];
  readonly counters: number[];
  /** What is left of each shield. */
  readonly left: number[];
}

export function play(board: Amounts, table: Table): readonly Place[] {
  const { creatures } = board;
  const state: State = {
    board,
    table,
    piles: piles(),
    damage: creatures.map(() => 0),
    counters: creatures.map(() => 0),
    left: board.shields.map(({ points }) => points),
  };
  const what = board.does;
  const events = affected(state).map((on) => planned<Event>({ what, on, amount: board.points }));
  // 121.2: who is to draw draws one card after the other, each player in turn order.
  if (what === 'draw') for (const one of events) draws(state, one);
  else happen(state, events);
  return places(state);
}

function affected({ board, table }: State): readonly On[] {
  const { by, creatures, gone } = board;
  const there = [...creatures.keys()].filter((at) => at !== gone);
  switch (board.whom) {
    case 'you':
      return [{ player: by }];
    case 'opponent':
      return [{ player: other(by) }];
    case 'each player':
      return inTurn(board.active).map((player) => ({ player }));
    case 'target creature':
      return there.length === 0 ? [] : [{ creature: table.choose(by, there) }];
    case 'each creature':
      return there.map((creature) => ({ creature }));
  }
}

/** Events at the same time: replaced each for itself, then all carried out. */
function happen(state: State, events: readonly Planned<Event>[]): void {
  const { board, table } = state;
  const possible = events.filter(({ event }) => can(state, event));
  if (possible.length > 1) table.note('simultaneous events');
  const { stand, waiting } = replaced(possible, {
    active: board.active,
    table,
    affected: (event) => affectedIn(board, event),
    applying: (event) => applying(state, event),
    contains: () => null,
    waits: (all) => drawingLater(board, all),
  });
  // 120.4: damage is dealt first; what results from it (120.3a: the loss of life) is an event of its own.
  const results: Planned<Event>[] = [];
  for (const one of stand) {
    const { what, on, amount } = one.event;
    if (what === 'damage' && 'player' in on) results.push({ ...one, event: { what: 'lose', on, amount } });
    else carryOut(state, one);
  }
  if (results.length > 0) happen(state, results);
  if (waiting.length > 0) happen(state, waiting);
}

/** 121.2c: one player draws all of their cards, the next in turn order after that. */
function drawingLater({ active }: Amounts, all: readonly Planned<Event>[]): readonly Planned<Event>[] {
  const drawn = all.filter(({ event }) => event.what === 'draw');
  const [first] = inTurn(active).flatMap((side) => drawn.filter(({ event }) => drawer(event) === side));
  return drawn.filter((one) => first && drawer(one.event) !== drawer(first.event));
}

const drawer = ({ on }: Event): Side | null => ('player' in on ? on.player : null);

/** 616.1: the affected player, or the controller of the affected creature. */
function affectedIn(board: Amounts, { on }: Event): Side {
  return 'player' in on ? on.player : creatureOf(board, on.creature).side;
}

function carryOut(state: State, one: Planned<Event>): void {
  const { what, on, amount } = one.event;
  if ('creature' in on) {
    const marks = what === 'damage' ? state.damage : state.counters;
    marks[on.creature] = (marks[on.creature] ?? 0) + amount;
    return;
  }
  const mine = state.piles[on.player];
  if (what === 'gain') mine.life += amount;
  if (what === 'lose') mine.life -= amount;
  if (what === 'mill') for (let card = 0; card < amount; card += 1) move(mine, 'graveyard');
  if (what !== 'draw') return;
  if (amount > 1) draws(state, one);
  else move(mine, 'hand');
}

/** 121.2, 614.11b: one by one; everything that takes the place of one is done before the next. */
function draws(state: State, one: Planned<Event>): void {
  for (let card = 0; card < one.event.amount; card += 1)
    happen(state, [{ ...one, event: { ...one.event, amount: 1 } }]);
}

/** 614.17, 614.7: what can't happen, and what is of no amount, does not, and nothing takes its place. */
function can({ board }: State, { what, on, amount }: Event): boolean {
  if (what === 'gain' && forbidden(board, 'gain')) return false;
  if (what === 'counters' && 'creature' in on && forbidden(board, 'counters')) return false;
  return amount > 0;
}

function forbidden(board: Amounts, what: 'prevention' | 'gain' | 'counters'): boolean {
  return board.creatures.some(
    ({ lines }, at) => at !== board.gone && lines.some((line) => line.on === 'never' && line.what === what),
  );
}

// ------------------------------------------------------------------------------------------------ effects that apply

function applying(state: State, event: Event): readonly Applying<Event>[] {
  const { board, table } = state;
  const found: Applying<Event>[] = [];
  const add = (id: string, of: Side, optional: boolean, change: () => readonly Event[]): void => {
    // 608.2d: an option that is impossible can't be chosen.
    if (optional && change().some((one) => one.amount > 0 && !can(state, one))) {
      table.note('an impossible replacement');
      return;
    }
    const makes = (): readonly Event[] => {
      const all = change();
      const possible = all.filter((one) => can(state, one));
      const impossible = all.filter((one) => one.amount > 0 && !can(state, one));
      if (impossible.length > 0) table.note('an impossible replacement');
      // Known not to hold: what can't happen in place of something is taken for something that would (614.17c).
      if (impossible.some((one) => applying(state, one).length > 0)) throw new TooMany();
      return possible;
    };
    found.push({ id, of, rank: 'any', optional, makes });
  };
  for (const [source, { lines, side }] of board.creatures.entries()) {
    if (source === board.gone) continue;
    for (const [place, line] of lines.entries()) {
      const change = changed(state, event, source, line);
      if (change) add(`${source}/${place}`, side, line.on === 'draw' && line.optional, change);
    }
  }
  for (const [at, shield] of board.shields.entries()) {
    const change = shielded(state, event, shield, at);
    if (change) add(`shield ${at}`, shield.by, false, change);
  }
  return found;
}

type Change = (() => readonly Event[]) | null;

/** What a line makes of an event, where it looks at it. */
function changed(state: State, event: Event, source: number, line: Line): Change {
  const { side } = creatureOf(state.board, source);
  const { on, what } = event;
  const player = 'player' in on ? on.player : null;
  const yours = player === side;
  const with_ = (how: (amount: number) => number): Change => {
    return () => [{ ...event, amount: Math.max(0, how(event.amount)) }];
  };
  switch (line.on) {
    case 'never':
      return null;
    case 'damage':
      if (what !== 'damage' || !watched(state.board, source, line.to, on)) return null;
      return damaging(state, event, line.does);
    case 'redirected damage':
      return what === 'damage' ? redirected(state.board, event, source, line.from) : null;
    case 'counters':
      if (what !== 'counters' || !watched(state.board, source, line.to, on)) return null;
      return with_((amount) => (line.does === 'double' ? 2 * amount : amount + 1));
    case 'lose':
      if (what !== 'lose' || yours !== (line.who === 'you')) return null;
      if (line.does === 'gain') return () => [{ ...event, what: 'gain' }];
      return with_((amount) => (line.does === 'double' ? 2 * amount : amount + 1));
    case 'gain':
      if (what !== 'gain' || (line.who !== 'anyone' && yours !== (line.who === 'you'))) return null;
      return gaining(event, side, line.does);
    case 'draw':
      // "A card": several are drawn one by one.
      if (what !== 'draw' || event.amount > 1 || yours !== (line.who === 'you')) return null;
      return drawing(event, side, line.does);
  }
}

function damaging(state: State, event: Event, does: Extract<Line, { on: 'damage' }>['does']): Change {
  const { amount } = event;
  const to =
    (becomes: number): Change =>
    () => [{ ...event, amount: Math.max(0, becomes) }];
  if (does.startsWith('prevent') && unpreventable(state)) return null;
  switch (does) {
    case 'double':
      return to(2 * amount);
    case 'plus':
      return to(amount + 1);
    case 'minus':
    case 'prevent one':
      return to(amount - 1);
    case 'half':
      return to(Math.floor(amount / 2));
    case 'prevent half':
      return to(amount - Math.ceil(amount / 2));
    case 'prevent':
      return to(0);
    case 'counters':
      return () => [{ ...event, what: 'counters' }];
  }
}

/** 615.12: what would prevent it may be applied, and does nothing. */
function unpreventable({ board, table }: State): boolean {
  if (!forbidden(board, 'prevention')) return false;
  table.note('an impossible replacement');
  table.uncounted();
  return true;
}

function redirected(
  board: Amounts,
  event: Event,
  source: number,
  from: 'you' | 'own others' | 'this' | 'own creatures',
): Change {
  const { side } = creatureOf(board, source);
  const { on } = event;
  const creature = 'creature' in on ? on.creature : null;
  const own = creature !== null && creatureOf(board, creature).side === side;
  const fits = {
    you: 'player' in on && on.player === side,
    'own others': own && creature !== source,
    this: creature === source,
    'own creatures': own,
  }[from];
  if (!fits) return null;
  const to: On = from === 'you' || from === 'own others' ? { creature: source } : { player: side };
  return () => [{ ...event, on: to }];
}

function gaining(event: Event, side: Side, does: Extract<Line, { on: 'gain' }>['does']): Change {
  const { amount } = event;
  switch (does) {
    case 'double':
      return () => [{ ...event, amount: 2 * amount }];
    case 'plus':
      return () => [{ ...event, amount: amount + 1 }];
    case 'none':
      return () => [];
    case 'lose':
      return () => [{ ...event, what: 'lose' }];
    case 'mine':
      return () => [{ ...event, on: { player: side } }];
    case 'draw':
      return () => [{ ...event, what: 'draw' }];
  }
}

function drawing(event: Event, side: Side, does: Extract<Line, { on: 'draw' }>['does']): Change {
  switch (does) {
    case 'two':
      return () => [{ ...event, amount: 2 }];
    case 'mill':
      return () => [{ ...event, what: 'mill', on: { player: side } }];
    case 'take':
      return () => [{ ...event, on: { player: side } }];
    case 'gain':
      return () => [{ what: 'gain', on: { player: side }, amount: 2 }];
  }
}

/** 615.7, 614.9: so many points of it are prevented, or dealt to another; of what is gone nothing becomes of it. */
function shielded(state: State, event: Event, { by, on, to }: Shield, at: number): Change {
  const { board, left, table } = state;
  if (event.what !== 'damage' || left[at] === 0) return null;
  const fits = 'player' in event.on ? on === 'you' && event.on.player === by : on === event.on.creature;
  if (!fits) return null;
  if (to !== null && to === board.gone) {
    table.note('an impossible replacement');
    table.uncounted();
    return null;
  }
  if (to === null && unpreventable(state)) return null;
  return () => {
    const points = Math.min(left[at] ?? 0, event.amount);
    left[at] = (left[at] ?? 0) - points;
    const rest = { ...event, amount: event.amount - points };
    if (to === null) return [rest];
    if (rest.amount > 0) parted(state, event, to);
    return [rest, { ...event, on: { creature: to }, amount: points }];
  };
}

/** Damage of which a part would be dealt to another: two events from now on. */
function parted({ board, table }: State, event: Event, to: number): void {
  // Which of the two is looked at first no rule says.
  table.uncounted();
  // Known not to hold: each of them is a damage of its own, of which who is affected says the order (616.1).
  const others = board.creatures.flatMap(({ lines }) =>
    lines.filter(({ on }) => on === 'damage' || on === 'redirected damage'),
  );
  const alike = creatureOf(board, to).side === affectedIn(board, event);
  if (!alike || others.length > 1 || board.shields.length > 1) throw new TooMany();
}

function watched(board: Amounts, source: number, to: Watched, on: On): boolean {
  const { side } = creatureOf(board, source);
  if ('player' in on)
    return to === 'anyone' || (to === 'you' ? on.player === side : to === 'opponent' && on.player !== side);
  const mine = creatureOf(board, on.creature).side === side;
  switch (to) {
    case 'anyone':
      return true;
    case 'own creature':
      return mine;
    case 'their creature':
      return !mine;
    case 'this':
      return on.creature === source;
    default:
      return false;
  }
}

function creatureOf({ creatures }: Amounts, at: number): Creature {
  const found = creatures[at];
  if (!found) throw new Error('no such creature');
  return found;
}

function places({ board, piles: all, damage, counters }: State): readonly Place[] {
  const creatures = board.creatures.map((one, at): Place => {
    const as = calledOf(one);
    if (at === board.gone) return { as, zone: 'exile', owner: ownerOf(one), count: 1 };
    const there = counters[at] ?? 0;
    const kinds = there > 0 ? [`${there} +1/+1`] : [];
    return onBattlefield(one, as, { damage: damage[at] ?? 0, counters: kinds });
  });
  return [...creatures, ...placesOf(all)];
}
