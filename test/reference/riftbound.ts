/**
 * Riftbound: replacement effects by the Core Rules, 367 to 375, and the cleanup in which units die (323), in the plainest
 * form that says what they say. Written from the rules; nothing of the engine is used.
 */

import {
  type Looks,
  looksAt,
  other,
  PLAYERS,
  type Place,
  type Reference,
  type Side,
  type Written,
  type WrittenBoard,
} from './game.js';
import type { Random } from './random.js';
import { type Table, TooMany, takings } from './ways.js';

/** "If `watches` would `event`, `how` `result` instead." */
interface Effect {
  readonly watches: Looks | 'own gear';
  readonly event: Happening;
  /** What has to be done, what may be, or what its controller may pay for. */
  readonly how: 'must' | 'may' | 'exhaust' | 'discard' | 'kill';
  readonly result: 'save' | 'banish' | 'hand' | 'kill' | 'this' | 'this and save' | 'this and recall';
}

type Happening = 'die' | 'be banished';

/** A unit or a gear. A unit has 3 Might. */
interface Permanent {
  readonly sort: 'unit' | 'gear';
  readonly side: Side;
  /** Whose card it is, where somebody else has it. */
  readonly stolen: boolean;
  readonly damage: number;
  readonly exhausted: boolean;
  /** At the battlefield, not in the base. */
  readonly afield: boolean;
  readonly effects: readonly Effect[];
}

type Action =
  | {
      readonly does: 'kill' | 'banish';
      readonly whom: 'all' | 'all and gear' | 'theirs' | 'one' | 'up to two';
    }
  | { readonly does: 'deal'; readonly points: number; readonly whom: 'all' | 'theirs' | 'one' };

export interface Board {
  readonly rules: '1.3' | '1.4';
  readonly active: Side;
  readonly by: Side;
  readonly action: Action;
  readonly permanents: readonly Permanent[];
  /** Cards without text in each player's hand. */
  readonly hand: readonly [number, number];
}

const MIGHT = 3;

/** A board that has not come to rest after so many cleanups goes round for ever. */
const MOST_CLEANUPS = 12;

// ---------------------------------------------------------------------------------------------------- the procedure

/** How things lie now. */
interface State {
  readonly board: Board;
  readonly table: Table;
  readonly lies: Lying[];
  readonly hand: [number, number];
  readonly trash: [number, number];
  /** 373.2: what has been applied since these events began, and whose one run among them is over. */
  run: { readonly begun: Set<Source>; readonly over: Set<Source> } | null;
}

interface Lying {
  zone: 'base' | 'battlefields' | 'hand' | 'trash' | 'banishment';
  damage: number;
  exhausted: boolean;
}

/** An effect of a permanent, by where both stand on the board. */
type Source = `${number}/${number}`;

/** Something that would happen to a permanent, at the end of a chain of events that replaced each other. */
interface Event {
  readonly what: Happening;
  readonly at: number;
  /** 370.2: what has been applied along the chain. */
  readonly used: ReadonlySet<Source>;
  /** What its controller has declined to apply to it. */
  readonly declined: Set<Source>;
  /** What comes first for it among other simultaneous events, once that has been said, and of what that was said. */
  front: { readonly key: Source; readonly among: ReadonlySet<Source> } | null;
}

/** What is known of an event that replaces none. */
function first(): Pick<Event, 'used' | 'declined' | 'front'> {
  return { used: new Set(), declined: new Set(), front: null };
}

interface Candidate {
  readonly event: Event;
  readonly source: number;
  readonly key: Source;
  readonly effect: Effect;
}

function play(board: Board, table: Table): readonly Place[] {
  const state: State = {
    board,
    table,
    lies: board.permanents.map(({ afield, damage, exhausted }) => ({
      zone: afield ? 'battlefields' : 'base',
      damage,
      exhausted,
    })),
    hand: [...board.hand],
    trash: [0, 0],
    run: null,
  };
  const { action } = board;
  const chosen = affected(board, action, table);
  if (action.does === 'deal') {
    for (const at of chosen) lying(state, at).damage += action.points;
  } else {
    const what = action.does === 'kill' ? 'die' : 'be banished';
    happen(
      state,
      chosen.map((at) => ({ what, at, ...first() })),
    );
  }
  cleanups(state);
  return places(state);
}

function affected({ permanents, by }: Board, { whom }: Action, { choose }: Table): readonly number[] {
  const those = (fits: (one: Permanent) => boolean) =>
    permanents.flatMap((one, at) => (fits(one) ? [at] : []));
  const units = those(({ sort }) => sort === 'unit');
  switch (whom) {
    case 'all':
      return units;
    case 'all and gear':
      return those(() => true);
    case 'theirs':
      return those(({ sort, side }) => sort === 'unit' && side !== by);
    case 'one':
      return units.length === 0 ? [] : [choose(by, units)];
    case 'up to two':
      return choose(
        by,
        [0, 1, 2].flatMap((count) => takings(units, count)),
      );
  }
}

/** 322, 323.5: units with lethal damage are killed together, again and again until nothing changes. */
function cleanups(state: State): void {
  for (let cleanup = 0; ; cleanup += 1) {
    const dying = [...state.lies.keys()].filter(
      (at) => permanent(state, at).sort === 'unit' && onBoard(state, at) && lying(state, at).damage >= MIGHT,
    );
    if (dying.length === 0) return;
    if (cleanup === MOST_CLEANUPS) throw new TooMany();
    happen(
      state,
      dying.map((at) => ({ what: 'die', at, ...first() })),
    );
  }
}

/**
 * Events at the same time, each replaced for itself (373). What replaces one is carried out at once, before the events
 * that nothing replaces (373.1.a): an effect whose source it takes away is not there for the others any more.
 */
function happen(state: State, events: readonly Event[]): void {
  const { table } = state;
  if (events.length > 1) table.note('simultaneous events');
  // What replaces one of the events is at the same time as none of them (370.1.a.2).
  const outer = state.run;
  state.run = { begun: new Set(), over: new Set() };
  let left = events.filter(({ at }) => onBoard(state, at));
  for (;;) {
    left = left.filter(({ at }) => onBoard(state, at));
    const open = left.flatMap((event) => {
      const found = candidates(state, event);
      return found.length > 0 ? [found] : [];
    });
    if (open.length === 0) break;
    const next = picked(state, open);
    // 371: whose effect it is says whether it is applied.
    const { side } = permanent(state, next.source);
    if (next.effect.how !== 'must' && !table.choose(side, [true, false])) {
      next.event.declined.add(next.key);
      continue;
    }
    left = left.filter((event) => event !== next.event);
    apply(state, next);
  }
  state.run = outer;
  for (const event of left) carryOut(state, event);
}

/** What is applied next, of what could be applied to each of the events. */
function picked(state: State, open: readonly (readonly Candidate[])[]): Candidate {
  const { table, board } = state;
  if (open.some((found) => found.length > 1)) table.note('two or more candidates');
  if (open.some(([first]) => first && first.event.used.size > 0)) table.note('a chain');
  // 373 says who orders effects among simultaneous events, not in which order and how many decisions that makes.
  if (open.length > 1) table.unordered();
  // 372: of effects on one object its controller says which comes first.
  const fronts = open.map((found) => {
    // That goes for the effects that applied then: where another one does by now, it is said anew.
    const said = found.filter(({ event, key }) => event.front?.key === key);
    const grown = found.some(({ event, key }) => event.front && !event.front.among.has(key));
    if (said.length > 0 && !grown) return said;
    if (found.length === 1 || open.length === 1) return found;
    const front = table.choose(firstSaidBy(state, found), found);
    front.event.front = { key: front.key, among: new Set(found.map(({ key }) => key)) };
    return [front];
  });
  // 373, 373.1: otherwise each player orders their own, the players in turn order.
  const [one, another] = fronts;
  if (one && !another) return table.choose(firstSaidBy(state, one), one);
  for (const player of [board.active, other(board.active)]) {
    const own = fronts.flat().filter(({ source }) => permanent(state, source).side === player);
    if (own.length > 0) return table.choose(player, own);
  }
  throw new Error('somebody controls what could be applied');
}

/** 372: who controls the affected object; before that was said so, its owner. */
function firstSaidBy({ board }: State, [found]: readonly Candidate[]): Side {
  const affected = found && board.permanents[found.event.at];
  if (!affected) throw new Error('nothing is affected');
  return board.rules === '1.4' ? affected.side : ownerOf(affected);
}

/** 370.1, 370.2: what fits an event and was not applied along its chain. A cost has to be payable. */
function candidates(state: State, event: Event): readonly Candidate[] {
  return state.board.permanents.flatMap(({ effects }, source) =>
    effects.flatMap((effect, place): readonly Candidate[] => {
      const key: Source = `${source}/${place}`;
      if (state.run?.over.has(key)) return [];
      // 370.4: a source that dies at the same time is still there. One that a replacement took away is not: that was a
      // game action of its own (370.1.a.2), and is done before (373.1.a).
      if (!onBoard(state, source) || event.used.has(key) || event.declined.has(key)) return [];
      if (!watches(state, source, effect, event)) return [];
      if (!payable(state, source, effect)) {
        state.table.note('an impossible replacement');
        return [];
      }
      return [{ event, source, key, effect }];
    }),
  );
}

function watches(state: State, source: number, effect: Effect, { what, at }: Event): boolean {
  if (effect.event !== what) return false;
  const { sort, side } = permanent(state, at);
  const friendly = side === permanent(state, source).side;
  if (effect.watches === 'own gear') return sort === 'gear' && friendly;
  const isSort = effect.watches === 'itself' || sort === 'unit';
  return isSort && looksAt(effect.watches, source, at, friendly);
}

function payable(state: State, source: number, { how }: Effect): boolean {
  switch (how) {
    case 'must':
    case 'may':
    case 'kill':
      return true;
    case 'exhaust':
      return !lying(state, source).exhausted;
    case 'discard':
      return discards(state, permanent(state, source).side).length > 0;
  }
}

/** The cards in a player's hand: those without text, and what was returned there. */
function discards({ board, hand, lies }: State, side: Side): readonly ('plain' | number)[] {
  const returned = board.permanents.flatMap((one, at) =>
    ownerOf(one) === side && lies[at]?.zone === 'hand' ? [at] : [],
  );
  return [...Array.from({ length: hand[side] }, () => 'plain' as const), ...returned];
}

function apply(state: State, { event, source, key, effect }: Candidate): void {
  const { table } = state;
  const { at } = event;
  const used = new Set([...event.used, key]);
  // 373.2.a: an effect that is applied to one of the events ends the run of those before it.
  for (const before of state.run?.begun ?? []) if (before !== key) state.run?.over.add(before);
  state.run?.begun.add(key);
  // 371.2: what was declined for an event has not been applied, so it may be to one that replaces that event.
  const next = (what: Happening, whom: number): void =>
    happen(state, [{ what, at: whom, used, declined: new Set(), front: null }]);
  switch (effect.how) {
    case 'must':
    case 'may':
      break;
    // 203.2: a cost whose action is replaced is paid.
    case 'kill':
      next('die', source);
      break;
    case 'exhaust':
      lying(state, source).exhausted = true;
      break;
    case 'discard': {
      const { side } = permanent(state, source);
      const card = table.choose(side, discards(state, side));
      if (card === 'plain') {
        state.hand[side] -= 1;
        state.trash[side] += 1;
      } else lying(state, card).zone = 'trash';
      break;
    }
  }
  switch (effect.result) {
    case 'banish':
      return next('be banished', at);
    case 'kill':
      return next('die', at);
    case 'hand':
      return leave(state, at, 'hand');
    case 'this':
      return next('die', source);
    case 'save':
      return save(state, at, true);
    case 'this and save':
      next('die', source);
      return save(state, at, true);
    case 'this and recall':
      next('die', source);
      return save(state, at, false);
  }
}

/** Healed or not, exhausted, recalled: nothing of that happens to what has left the board by then. */
function save(state: State, at: number, healed: boolean): void {
  if (!onBoard(state, at)) return;
  const lies = lying(state, at);
  if (healed) lies.damage = 0;
  lies.exhausted = true;
  lies.zone = 'base';
}

function carryOut(state: State, { what, at }: Event): void {
  if (onBoard(state, at)) leave(state, at, what === 'die' ? 'trash' : 'banishment');
}

/** 124.1: what goes to a zone that is not on the board is a new object there, with nothing on it. */
function leave(state: State, at: number, zone: Lying['zone']): void {
  if (!onBoard(state, at)) return;
  state.lies[at] = { zone, damage: 0, exhausted: false };
}

function onBoard(state: State, at: number): boolean {
  const { zone } = lying(state, at);
  return zone === 'base' || zone === 'battlefields';
}

function lying({ lies }: State, at: number): Lying {
  const found = lies[at];
  if (!found) throw new Error('no such permanent');
  return found;
}

function permanent({ board }: State, at: number): Permanent {
  const found = board.permanents[at];
  if (!found) throw new Error('no such permanent');
  return found;
}

function ownerOf({ side, stolen }: Permanent): Side {
  return stolen ? other(side) : side;
}

function places({ board, lies, hand, trash }: State): readonly Place[] {
  const permanents = board.permanents.map((one, at): Place => {
    const lie = lies[at] ?? { zone: 'base', damage: 0, exhausted: false };
    return {
      as: calledOf(one),
      zone: lie.zone,
      owner: ownerOf(one),
      count: 1,
      lies: [...(lie.exhausted ? ['exhausted'] : []), ...(lie.damage > 0 ? [lie.damage] : [])],
    };
  });
  const cards = ([0, 1] as const).flatMap((owner): readonly Place[] => [
    { as: null, zone: 'hand', owner, count: hand[owner] },
    { as: null, zone: 'trash', owner, count: trash[owner] },
  ]);
  // It stands with no player, so nobody controls it.
  return [
    ...permanents,
    ...cards,
    { as: null, zone: 'battlefields', owner: 0, count: 1, lies: ['uncontrolled'] },
  ];
}

// ------------------------------------------------------------------------------------------------- how it is written

function textOf({ sort, effects }: Permanent): string {
  return effects.map((effect) => sentence(sort, effect)).join('\n');
}

function calledOf(one: Permanent): string {
  return textOf(one) || `(a ${one.sort} without text)`;
}

function sentence(sort: Permanent['sort'], { watches, event, how, result }: Effect): string {
  // 053: units speak of themselves as "I" and "me", gear as "this".
  const source = sort === 'unit' ? 'me' : 'this';
  const it = watches === 'itself' ? source : 'it';
  const that = watches === 'itself' ? source : watches === 'own gear' ? 'that gear' : 'that unit';
  const who = {
    itself: sort === 'unit' ? 'I' : 'this',
    own: 'a friendly unit',
    'own others': 'another friendly unit',
    opposing: 'an enemy unit',
    any: 'a unit',
    'own gear': 'a friendly gear',
  }[watches];
  const may = {
    must: '',
    may: 'you may ',
    exhaust: `you may exhaust ${source} to `,
    discard: 'you may discard 1 to ',
    kill: `you may kill ${source} to `,
  }[how];
  const saving = `heal ${it}, exhaust ${it}, and recall ${it}`;
  const does = {
    save: `${saving} instead.`,
    banish: `banish ${it} instead.`,
    hand: `return ${it} to ${watches === 'itself' ? 'my' : 'its'} owner's hand instead.`,
    kill: `kill ${it} instead.`,
    this: `kill ${source} instead.`,
    'this and save': `kill ${source} instead. Heal ${that}, exhaust it, and recall it.`,
    'this and recall': `kill ${source} instead. Recall ${that} exhausted.`,
  }[result];
  return `If ${who} would ${event}, ${may}${does}`;
}

const FIELD: Written = { as: null, text: '', printed: { type: 'Battlefield' } };
const PLAIN: Written = { as: null, text: '', printed: { type: 'Spell' } };

function write(board: Board): WrittenBoard {
  const written = (one: Permanent): Written => ({
    as: calledOf(one),
    text: textOf(one),
    printed: one.sort === 'unit' ? { type: 'Unit', might: MIGHT } : { type: 'Gear' },
    lies: {
      ...(one.damage > 0 ? { damage: one.damage } : {}),
      ...(one.exhausted ? { exhausted: true } : {}),
      ...(one.stolen ? { owner: PLAYERS[other(one.side)] } : {}),
      ...(one.afield ? { at: FIELD } : {}),
    },
  });
  const zones = (side: Side) => {
    const own = board.permanents.filter((one) => one.side === side);
    return {
      base: own.filter(({ afield }) => !afield).map(written),
      battlefields: own.filter(({ afield }) => afield).map(written),
      hand: Array.from({ length: board.hand[side] }, () => PLAIN),
      trash: 0,
      banishment: 0,
    };
  };
  return {
    rules: board.rules,
    turn: board.active,
    actions: [{ say: said(board.action), by: board.by }],
    shared: { battlefields: [FIELD] },
    zones: [zones(0), zones(1)],
  };
}

function said(action: Action): string {
  const whom = {
    all: 'all units',
    'all and gear': 'all units or gear',
    theirs: 'all enemy units',
    one: 'a unit',
    'up to two': 'up to two units',
  }[action.whom];
  switch (action.does) {
    case 'kill':
      return `Kill ${whom}.`;
    case 'banish':
      return `Banish ${whom}.`;
    case 'deal':
      return `Deal ${action.points} to ${whom}.`;
  }
}

// ----------------------------------------------------------------------------------------------------------- boards

function board(random: Random): Board {
  const side = (): Side => (random.percent(50) ? 0 : 1);
  const single = random.percent(30);
  const older = random.percent(20);
  const permanent = (): Permanent => {
    const sort = random.percent(70) ? 'unit' : 'gear';
    return {
      sort,
      side: side(),
      stolen: random.percent(15),
      damage: sort === 'unit' ? random.pick([0, 0, 1, 2]) : 0,
      exhausted: random.percent(30),
      afield: sort === 'unit' && random.percent(40),
      effects: Array.from({ length: random.pick(sort === 'unit' ? [0, 0, 1, 1, 2] : [1, 1, 2]) }, () =>
        effect(random, sort),
      ),
    };
  };
  const permanents = Array.from({ length: 1 + random.below(4) }, permanent);
  // Now and then one of them is there twice.
  if (random.percent(25)) permanents.push(random.pick(permanents));
  const all = random.pick<'all' | 'theirs' | 'one'>(['all', 'all', 'theirs', 'one']);
  const whom = single ? 'one' : all;
  const action: Action = random.percent(50)
    ? { does: 'deal', points: 1 + random.below(3), whom }
    : {
        does: random.percent(80) ? 'kill' : 'banish',
        whom: single
          ? 'one'
          : random.pick<'all' | 'all and gear' | 'theirs' | 'one' | 'up to two'>([
              all,
              'all and gear',
              'up to two',
            ]),
      };
  const few = (): number => random.pick([0, 0, 0, 1, 2]);
  return {
    rules: older ? '1.3' : '1.4',
    active: side(),
    by: side(),
    action,
    permanents,
    hand: [few(), few()],
  };
}

function effect(random: Random, sort: Permanent['sort']): Effect {
  const watchers: Effect['watches'][] =
    sort === 'unit'
      ? ['itself', 'itself', 'own', 'own others', 'own others', 'own gear']
      : ['own', 'own', 'own gear'];
  watchers.push('opposing', 'any');
  const watches = random.pick(watchers);
  const banished = random.percent(20);
  const results: Effect['result'][] = banished ? ['kill', 'hand'] : ['banish', 'hand'];
  if (watches !== 'itself' && (watches !== 'own gear' || sort === 'gear')) results.push('this');
  if (watches !== 'own gear' && !banished) results.push('save', 'save');
  if (watches !== 'itself' && watches !== 'own gear') results.push('this and save', 'this and save');
  if (watches !== 'itself' && watches !== 'own gear' && !banished) results.push('this and recall');
  const result = random.pick(results);
  const must = result === 'this and save' || result === 'this and recall' || random.percent(40);
  const costs: Effect['how'][] = ['may', 'exhaust', 'discard'];
  if (watches !== 'itself' && result !== 'this') costs.push('kill');
  return {
    watches,
    event: banished ? 'be banished' : 'die',
    how: must ? 'must' : random.pick(costs),
    result,
  };
}

function* smaller(board: Board): Iterable<Board> {
  const { permanents } = board;
  if (board.rules === '1.3') yield { ...board, rules: '1.4' };
  for (const [at, one] of permanents.entries()) {
    const instead = (other: Permanent): Board => ({ ...board, permanents: permanents.with(at, other) });
    yield { ...board, permanents: permanents.toSpliced(at, 1) };
    for (const [place] of one.effects.entries())
      yield instead({ ...one, effects: one.effects.toSpliced(place, 1) });
    for (const [place, effect] of one.effects.entries())
      if (effect.how !== 'must')
        yield instead({ ...one, effects: one.effects.with(place, { ...effect, how: 'must' }) });
    if (one.stolen) yield instead({ ...one, stolen: false });
    if (one.exhausted) yield instead({ ...one, exhausted: false });
    if (one.afield) yield instead({ ...one, afield: false });
    if (one.damage > 0) yield instead({ ...one, damage: one.damage - 1 });
  }
  const [mine, theirs] = board.hand;
  if (mine > 0) yield { ...board, hand: [mine - 1, theirs] };
  if (theirs > 0) yield { ...board, hand: [mine, theirs - 1] };
}

export const riftbound: Reference<Board> = {
  game: 'riftbound',
  shows: ['two or more candidates', 'a chain', 'an impossible replacement', 'simultaneous events'],
  tells: 'statuses and damage',
  board,
  write,
  play,
  smaller,
};
