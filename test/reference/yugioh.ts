/**
 * Yu-Gi-Oh!: what happens to a destruction, by the questions and answers of the official card database, in the plainest
 * form that says what they say. Written from them; nothing of the engine is used.
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

/** "This card cannot be destroyed by card effects", or the first time only. */
interface Prevention {
  readonly is: 'prevention';
  readonly whom: 'itself for good' | 'itself once' | 'own once';
}

/** "If `watches` would be destroyed, [you can] `price` instead." */
interface Substitution {
  readonly is: 'substitution';
  readonly watches: Exclude<Looks, 'opposing'>;
  readonly optional: boolean;
  readonly price: Price;
}

type Price =
  | 'destroy this'
  | 'send this'
  | 'banish this'
  | 'banish this from the GY'
  | 'destroy another card'
  | 'destroy another monster'
  | "destroy an opponent's monster"
  | 'send another card'
  | 'discard'
  | 'banish it'
  | 'return it';

/** "Any card sent to the GY is banished instead." */
interface Redirect {
  readonly is: 'redirect';
  readonly what: 'itself leaving' | 'any card' | 'any monster' | "opponent's";
}

type Line = Prevention | Substitution | Redirect;

interface Card {
  readonly sort: 'monster' | 'spell';
  readonly side: Side;
  readonly lies: 'field' | 'gy';
  readonly lines: readonly Line[];
}

type Whom = 'all monsters' | 'all cards' | 'their monsters' | 'one of theirs' | 'one card' | 'up to two';

export interface Board {
  readonly active: Side;
  readonly by: Side;
  readonly whom: Whom;
  readonly cards: readonly Card[];
  /** Spells without text in each player's hand. */
  readonly hand: readonly [number, number];
}

// ---------------------------------------------------------------------------------------------------- the procedure

type Zone = 'gy' | 'banished' | 'hand';

/** One destruction, and what has become of it so far. */
interface Destruction {
  readonly board: Board;
  readonly table: Table;
  /** Everything that was to be destroyed, prevented or not; 21136, 24071: none of that is a substitute. */
  readonly doomed: ReadonlySet<number>;
  /** Protection of others that this destruction has used up. */
  readonly spent: ReadonlySet<number>;
  /** What this destruction has used up its own protection of. */
  readonly bared: ReadonlySet<number>;
  /** Mandatory effects that have been applied, each by where it stands. */
  readonly applied: Set<Substitution>;
  /** What is paid with: nothing is paid with twice. */
  readonly taken: Set<number>;
  /** Substitutes that have yet to be destroyed: that follows when all is decided. */
  readonly substitutes: Substitute[];
  /** Where what leaves would go. */
  readonly ends: Map<number, Zone>;
  /** Cards that went from each hand. */
  readonly discarded: [number, number];
}

interface Substitute {
  readonly at: number;
  /** With how many things what must save it could have been paid when it was chosen. */
  readonly open: number;
}

interface Applicable {
  readonly source: number;
  readonly line: Substitution;
  readonly covered: readonly number[];
}

/** A card on the board, one from the hand, or nothing but what is saved. */
type With = number | 'hand' | 'itself';

interface Paid {
  readonly one: Applicable;
  readonly price: With;
}

function play(board: Board, table: Table): readonly Place[] {
  // What cannot be destroyed at all is not among the destroyed cards (20806).
  const doomed = chosen(board, table).filter((at) => !says(board, at, 'itself for good'));
  if (doomed.length > 1) table.note('simultaneous events');
  const wards = board.cards.flatMap((_, source) =>
    says(board, source, 'own once') && doomed.some((at) => guarded(board, source, at)) ? [source] : [],
  );
  const destruction: Destruction = {
    board,
    table,
    doomed: new Set(doomed),
    spent: new Set(wards),
    bared: new Set(doomed.filter((at) => says(board, at, 'itself once'))),
    applied: new Set(),
    taken: new Set(),
    substitutes: [],
    ends: new Map(),
    discarded: [0, 0],
  };
  // 19801: prevention, then all mandatory substitutes, then at most one optional one for each card.
  const unprevented = doomed.filter(
    (at) => !says(board, at, 'itself once') && !wards.some((source) => guarded(board, source, at)),
  );
  const unreplaced = mandatory(destruction, unprevented);
  for (const at of optional(destruction, unreplaced)) destruction.ends.set(at, 'gy');
  // 24336: no optional effect saves a substitute; 24343: a mandatory one does.
  for (;;) {
    const substitute = destruction.substitutes.shift();
    if (substitute === undefined) break;
    // Whether what was saved can be a substitute's substitute, no answer says.
    const saved = { ...destruction, doomed: new Set(destruction.ends.keys()) };
    const { at, open } = substitute;
    if (paidWith(saved, at) !== paidWith(destruction, at)) throw new TooMany();
    // Whether what must save a substitute is paid before others decide or after them, no answer says.
    if (paidWith(destruction, at) !== open) throw new TooMany();
    const left = mandatory(destruction, [at]);
    if (left.length > 0) destruction.ends.set(at, 'gy');
    else table.note('a chain');
  }
  return places(destruction);
}

function chosen(board: Board, { choose }: Table): readonly number[] {
  const field = board.cards.flatMap(({ lies }, at) => (lies === 'field' ? [at] : []));
  const monsters = field.filter((at) => card(board, at).sort === 'monster');
  const theirs = monsters.filter((at) => card(board, at).side !== board.by);
  switch (board.whom) {
    case 'all monsters':
      return monsters;
    case 'all cards':
      return field;
    case 'their monsters':
      return theirs;
    case 'one of theirs':
      return theirs.length === 0 ? [] : [choose(board.by, theirs)];
    case 'one card':
      return field.length === 0 ? [] : [choose(board.by, field)];
    case 'up to two':
      // Of "up to" so many at least one is chosen, where there is one.
      return monsters.length === 0
        ? []
        : choose(
            board.by,
            [1, 2].flatMap((count) => takings(monsters, count)),
          );
  }
}

/** With how many things mandatory effects could be paid that save a card. */
function paidWith(destruction: Destruction, at: number): number {
  const open = applicable(destruction, [at], false);
  return open.flatMap((one) => pricesOf(destruction, one)).length;
}

/** 6298, 13831: every mandatory effect applies, each to all that it fits (10769); what none fits is left. */
function mandatory(destruction: Destruction, going: readonly number[]): readonly number[] {
  const { board, table } = destruction;
  const saved = new Set<number>();
  const done = new Set<Substitution>();
  const of = ({ source }: Applicable): Side => card(board, source).side;
  for (;;) {
    const open = applicable(destruction, going, false).filter(({ line }) => !done.has(line));
    // Whether one effect applies again to what it, or another after it, has destroyed, no answer says.
    if (open.some(({ line }) => destruction.applied.has(line))) throw new TooMany();
    if (open.length === 0) break;
    if (open.length > 1) {
      table.note('two or more candidates');
      table.uncounted();
    }
    const ways = together(destruction, open);
    if (ways.length > 0) {
      for (const { one, price } of everyPrice(destruction, ways)) {
        done.add(one.line);
        for (const at of one.covered) saved.add(at);
        pay(destruction, one, price);
      }
      continue;
    }
    if (unsettled(destruction, open)) throw new TooMany();
    const side = [board.active, other(board.active)].find((one) => open.some((each) => of(each) === one));
    if (side === undefined) throw new Error('somebody controls what must be applied');
    const next = table.choose(
      side,
      open.filter((one) => of(one) === side),
    );
    done.add(next.line);
    for (const at of next.covered) saved.add(at);
    pay(destruction, next, table.choose(side, pricesOf(destruction, next)));
  }
  for (const line of done) destruction.applied.add(line);
  return going.filter((at) => !saved.has(at));
}

/** Each player says what theirs are paid with, the turn player first, so that all can be. */
function everyPrice({ board, table }: Destruction, ways: readonly (readonly Paid[])[]): readonly Paid[] {
  const sides = new Set(ways.flat().map(({ one }) => card(board, one.source).side));
  let left = ways;
  for (const side of [board.active, other(board.active)]) {
    if (!sides.has(side)) continue;
    if (sides.size === 1) return table.choose(side, ways);
    const own = (way: readonly Paid[]): string =>
      way
        .filter(({ one }) => card(board, one.source).side === side)
        .map(({ price }) => price)
        .join();
    const said = table.choose(side, [...new Set(left.map(own))]);
    left = left.filter((way) => own(way) === said);
  }
  return left[0] ?? [];
}

/** All ways in which each of them is paid with something of its own: all mandatory effects apply, if they can (6298). */
function together(
  destruction: Destruction,
  [one, ...others]: readonly Applicable[],
): readonly (readonly Paid[])[] {
  if (!one) return [[]];
  return pricesOf(destruction, one).flatMap((price) => {
    const { side } = card(destruction.board, one.source);
    const taken = new Set(destruction.taken);
    const discarded: [number, number] = [...destruction.discarded];
    if (typeof price === 'number') taken.add(price);
    if (price === 'hand') discarded[side] += 1;
    const ends = new Map(destruction.ends);
    if (price === 'itself') for (const at of one.covered) ends.set(at, 'banished');
    return together({ ...destruction, taken, discarded, ends }, others).map((rest) => [
      { one, price },
      ...rest,
    ]);
  });
}

/**
 * Where there is not enough for all: both players' effects need a card, or there are several for some of them; no answer
 * says who has what. Of one player's for which there is one card alone the player says which has it.
 */
function unsettled(destruction: Destruction, open: readonly Applicable[]): boolean {
  const wants = open.map((one) => ({
    side: card(destruction.board, one.source).side,
    cards: pricesOf(destruction, one).map((price) => (price === 'itself' ? one.covered.join() : price)),
  }));
  return wants.some(
    (one, at) =>
      one.cards.length > 1 ||
      wants
        .slice(at + 1)
        .some(
          (another) => one.side !== another.side && one.cards.some((card) => another.cards.includes(card)),
        ),
  );
}

/** 22578, 20947: the turn player decides about theirs, then the other player about what is left. */
function optional(destruction: Destruction, going: readonly number[]): readonly number[] {
  const { board, table } = destruction;
  let left = going;
  for (const side of [board.active, other(board.active)]) {
    for (;;) {
      const all = applicable(destruction, left, true);
      const open = all.filter(({ source }) => card(board, source).side === side);
      if (all.length > 1) table.note('two or more candidates');
      // How often somebody is asked about several cards, the answers don't say.
      if (open.length > 0 && left.length > 1) table.uncounted();
      const next = open.length > 0 ? table.choose(side, [...open, null]) : null;
      if (!next) break;
      left = left.filter((at) => !next.covered.includes(at));
      pay(destruction, next, table.choose(side, pricesOf(destruction, next)));
    }
  }
  return left;
}

function applicable(
  destruction: Destruction,
  going: readonly number[],
  optional: boolean,
): readonly Applicable[] {
  const { board, table } = destruction;
  return board.cards.flatMap(({ lines, lies }, source) =>
    lines.flatMap((line): readonly Applicable[] => {
      if (line.is !== 'substitution' || line.optional !== optional) return [];
      if ((line.price === 'banish this from the GY') !== (lies === 'gy')) return [];
      const covered = going.filter((at) => watches(board, source, line, at));
      if (covered.length === 0) return [];
      // 10501, 20669: what must be destroyed instead though it is destroyed as well; that is answered of Equip Cards alone.
      if (!line.optional && line.price === 'destroy this' && destruction.doomed.has(source))
        throw new TooMany();
      // Whether a substitute that something must save can pay for another meanwhile, no answer says.
      if (destruction.substitutes.length > 0) {
        const taken = new Set([...destruction.taken].filter((at) => !mustBeSaved(board, at)));
        const open = prices({ ...destruction, taken }, source, line, covered);
        if (open.length > prices(destruction, source, line, covered).length) throw new TooMany();
      }
      if (prices(destruction, source, line, covered).length === 0) {
        table.note('an impossible replacement');
        return [];
      }
      return [{ source, line, covered }];
    }),
  );
}

function watches(board: Board, source: number, { watches }: Substitution, at: number): boolean {
  const { sort, side } = card(board, at);
  const mine = side === card(board, source).side;
  return (watches === 'itself' || sort === 'monster') && looksAt(watches, source, at, mine);
}

function mustBeSaved(board: Board, at: number): boolean {
  return board.cards.some(({ lines }, source) =>
    lines.some((line) => line.is === 'substitution' && !line.optional && watches(board, source, line, at)),
  );
}

function pricesOf(destruction: Destruction, { source, line, covered }: Applicable): readonly With[] {
  return prices(destruction, source, line, covered);
}

/** What can be paid with. */
function prices(
  { board, doomed, spent, bared, taken, discarded, ends }: Destruction,
  source: number,
  { price }: Substitution,
  covered: readonly number[],
): readonly With[] {
  const { side } = card(board, source);
  const free = board.cards.flatMap(({ lies }, at) =>
    lies === 'field' && !doomed.has(at) && !taken.has(at) && !covered.includes(at) ? [at] : [],
  );
  // 8815, R4: to be destroyed instead, a card has to be one that would be destroyed.
  const mortal = free.filter((at) => {
    if (says(board, at, 'itself for good')) return false;
    if (says(board, at, 'itself once') && !bared.has(at)) return false;
    return !board.cards.some(
      (_, ward) => !spent.has(ward) && says(board, ward, 'own once') && guarded(board, ward, at),
    );
  });
  const others = (from: readonly number[]) =>
    from.filter((at) => at !== source && card(board, at).side === side);
  const monsters = mortal.filter((at) => card(board, at).sort === 'monster');
  switch (price) {
    case 'destroy this':
      return mortal.filter((at) => at === source);
    // 17672, 20806: not where it is itself among the destroyed cards.
    case 'send this':
    case 'banish this':
      return free.filter((at) => at === source);
    case 'banish this from the GY':
      return taken.has(source) ? [] : [source];
    case 'destroy another card':
      return others(mortal);
    case 'destroy another monster':
      return others(monsters);
    case "destroy an opponent's monster":
      return monsters.filter((at) => card(board, at).side !== side);
    case 'send another card':
      return others(free);
    case 'discard':
      return Array.from({ length: board.hand[side] - discarded[side] }, () => 'hand' as const);
    case 'banish it':
    case 'return it':
      return covered.some((at) => ends.has(at)) ? [] : ['itself'];
  }
}

function pay(destruction: Destruction, { source, line, covered }: Applicable, with_: With): void {
  const { board, taken, substitutes, ends, discarded } = destruction;
  if (with_ === 'hand') {
    discarded[card(board, source).side] += 1;
    return;
  }
  if (with_ === 'itself') {
    for (const at of covered) ends.set(at, line.price === 'return it' ? 'hand' : 'banished');
    return;
  }
  taken.add(with_);
  switch (line.price) {
    case 'banish this':
    case 'banish this from the GY':
      ends.set(with_, 'banished');
      break;
    case 'send this':
    case 'send another card':
      ends.set(with_, 'gy');
      break;
    default:
      substitutes.push({ at: with_, open: paidWith(destruction, with_) });
  }
}

/** What leaves the field elsewhere, then what is not sent to the GY (19908). */
function sentTo(destruction: Destruction, at: number | Side, from: 'field' | 'hand'): Zone {
  const { board, ends, table, doomed } = destruction;
  const owner = from === 'hand' ? (at as Side) : card(board, at).side;
  if (from === 'field' && redirects(board, at, 'itself leaving')) return 'banished';
  const monster = from === 'field' && card(board, at).sort === 'monster';
  const sources = [...board.cards.keys()].filter(
    (one) =>
      card(board, one).lies === 'field' &&
      (redirects(board, one, 'any card') ||
        (monster && redirects(board, one, 'any monster')) ||
        (card(board, one).side !== owner && redirects(board, one, "opponent's"))),
  );
  // 13321: a source that leaves at the same time does nothing. Whether what is paid with leaves at the same time as the
  // rest, and as what else is paid with, no answer says.
  const together = (one: number): boolean => doomed.has(one) && from === 'field' && doomed.has(at);
  if (sources.some((one) => ends.has(one) && one !== at && !together(one))) throw new TooMany();
  const turned = sources.some((one) => !ends.has(one));
  if (turned && (from === 'hand' || !doomed.has(at))) table.note('a chain');
  return turned ? 'banished' : 'gy';
}

function redirects(board: Board, at: number, what: Redirect['what']): boolean {
  return card(board, at).lines.some((line) => line.is === 'redirect' && line.what === what);
}

function says(board: Board, at: number, whom: Prevention['whom']): boolean {
  const { lines, lies } = card(board, at);
  return lies === 'field' && lines.some((line) => line.is === 'prevention' && line.whom === whom);
}

/** "The first time a monster(s) you control would be destroyed ..." */
function guarded(board: Board, ward: number, at: number): boolean {
  return card(board, at).sort === 'monster' && card(board, at).side === card(board, ward).side;
}

function card({ cards }: Board, at: number): Card {
  const found = cards[at];
  if (!found) throw new Error('no such card');
  return found;
}

function places(destruction: Destruction): readonly Place[] {
  const { board, ends, discarded } = destruction;
  const cards = board.cards.map((one, at): Place => {
    const end = ends.get(at);
    const from = one.lies === 'gy' ? 'gy' : one.sort === 'monster' ? 'monsters' : 'spells';
    const to = end === 'gy' ? sentTo(destruction, at, 'field') : end === 'hand' ? returned(board, at) : end;
    return { as: calledOf(one), zone: to ?? from, owner: one.side, count: 1 };
  });
  const hands = ([0, 1] as const).flatMap((owner): readonly Place[] => {
    const to = discarded[owner] > 0 ? sentTo(destruction, owner, 'hand') : 'gy';
    return [
      { as: null, zone: 'hand', owner, count: board.hand[owner] - discarded[owner] },
      { as: null, zone: to, owner, count: discarded[owner] },
    ];
  });
  return [...cards, ...hands];
}

/** To return to the hand is to leave the field, too. */
function returned(board: Board, at: number): Zone {
  return redirects(board, at, 'itself leaving') ? 'banished' : 'hand';
}

// ------------------------------------------------------------------------------------------------- how it is written

function textOf({ lines }: Card): string {
  return lines.map(sentence).join('\n');
}

function calledOf(one: Card): string {
  return textOf(one) || `(a ${one.sort} without text)`;
}

function sentence(line: Line): string {
  switch (line.is) {
    case 'prevention':
      return {
        'itself for good': 'This card cannot be destroyed by card effects.',
        'itself once': 'The first time this card would be destroyed each turn, it is not destroyed.',
        'own once':
          'The first time a monster(s) you control would be destroyed each turn, it is not destroyed.',
      }[line.whom];
    case 'redirect':
      return {
        'itself leaving': 'If this card would leave the field, banish it instead.',
        'any card': 'Any card sent to the GY is banished instead.',
        'any monster': 'Any monster sent to the GY is banished instead.',
        "opponent's": "Any card sent to your opponent's GY is banished instead.",
      }[line.what];
    case 'substitution': {
      const who = {
        itself: 'this card',
        own: 'a monster(s) you control',
        'own others': 'another monster(s) you control',
        any: 'a monster(s)',
      }[line.watches];
      const does = {
        'destroy this': 'destroy this card',
        'send this': 'send this card to the GY',
        'banish this': 'banish this card',
        'banish this from the GY': 'banish this card from your GY',
        'destroy another card': 'destroy 1 other card you control',
        'destroy another monster': 'destroy 1 other monster you control',
        "destroy an opponent's monster": 'destroy 1 monster your opponent controls',
        'send another card': 'send 1 other card you control to the GY',
        discard: 'discard 1 card',
        'banish it': 'banish it',
        'return it': 'return it to the hand',
      }[line.price];
      return `If ${who} would be destroyed, ${line.optional ? 'you can ' : ''}${does} instead.`;
    }
  }
}

const PLAIN: Written = { as: null, text: '', printed: { type: 'Normal Spell' } };

function write({ active, by, whom, cards, hand }: Board): WrittenBoard {
  const zones = (side: Side) => {
    const those = (lies: Card['lies'], sort: Card['sort'] | null): readonly Written[] =>
      cards
        .filter((one) => one.side === side && one.lies === lies && (!sort || one.sort === sort))
        .map((one) => ({
          as: calledOf(one),
          text: textOf(one),
          printed: { type: one.sort === 'monster' ? 'Effect Monster' : 'Continuous Spell' },
        }));
    return {
      monsters: those('field', 'monster'),
      spells: those('field', 'spell'),
      gy: those('gy', null),
      hand: Array.from({ length: hand[side] }, () => PLAIN),
      banished: 0,
    };
  };
  const what = {
    'all monsters': 'all monsters on the field',
    'all cards': 'all cards on the field',
    'their monsters': 'all monsters your opponent controls',
    'one of theirs': '1 monster your opponent controls',
    'one card': '1 card on the field',
    'up to two': 'up to 2 monsters on the field',
  }[whom];
  return { turn: active, actions: [{ say: `Destroy ${what}.`, by }], zones: [zones(0), zones(1)] };
}

// ----------------------------------------------------------------------------------------------------------- boards

function board(random: Random): Board {
  const side = (): Side => (random.percent(50) ? 0 : 1);
  // Effects of one player meet more often than those of two.
  const whose: Side | null = random.percent(35) ? side() : null;
  const one = (): Card => {
    const sort = random.percent(55) ? 'monster' : 'spell';
    if (random.percent(10)) {
      const line = {
        is: 'substitution',
        watches: 'own',
        optional: true,
        price: 'banish this from the GY',
      } as const;
      return { sort, side: whose ?? side(), lies: 'gy', lines: [line] };
    }
    const count = random.pick(sort === 'monster' ? [0, 1, 1, 1, 2] : [0, 1, 1]);
    return {
      sort,
      side: whose ?? side(),
      lies: 'field',
      lines: Array.from({ length: count }, () => line(random, sort)),
    };
  };
  const cards = Array.from({ length: 3 + random.below(4) }, one);
  // Now and then one of them is there twice.
  if (random.percent(25)) cards.push(structuredClone(random.pick(cards)));
  const few = (): number => random.pick([0, 1, 1, 2]);
  const whom = random.pick<Whom>([
    'all monsters',
    'all cards',
    'their monsters',
    'one of theirs',
    'one of theirs',
    'one card',
    'up to two',
  ]);
  const by = whose === null || random.percent(20) ? side() : other(whose);
  return { active: side(), by, whom, cards, hand: [few(), few()] };
}

function line(random: Random, sort: Card['sort']): Line {
  const kind = random.below(100);
  if (kind < 12) {
    const whom = random.pick<Prevention['whom']>(['itself for good', 'itself once', 'own once']);
    return { is: 'prevention', whom };
  }
  if (kind < 35) {
    const what = random.pick<Redirect['what']>(['itself leaving', 'any card', 'any monster', "opponent's"]);
    return { is: 'redirect', what };
  }
  const watches = random.pick<Substitution['watches']>(
    sort === 'monster'
      ? ['itself', 'itself', 'itself', 'own others', 'any']
      : ['own', 'own', 'any', 'itself'],
  );
  // Where others are saved, "1 other card" could be other than those, or than this card.
  const another: Price[] = [
    'destroy another card',
    'destroy another card',
    'destroy another monster',
    'send another card',
  ];
  const elsewhere: Price[] = [
    "destroy an opponent's monster",
    'discard',
    ...(watches === 'itself' ? another : []),
  ];
  const own: Price[] = ['destroy this', 'destroy this', 'send this', 'banish this'];
  const prices: Price[] = [...elsewhere];
  if (watches === 'itself') prices.push('banish it', 'return it');
  if (watches !== 'itself') prices.push(...own, ...own);
  return { is: 'substitution', watches, optional: random.percent(55), price: random.pick(prices) };
}

function* smaller(board: Board): Iterable<Board> {
  const { cards } = board;
  for (const [at, one] of cards.entries()) {
    yield { ...board, cards: cards.toSpliced(at, 1) };
    for (const [place] of one.lines.entries())
      if (one.lies === 'field')
        yield { ...board, cards: cards.with(at, { ...one, lines: one.lines.toSpliced(place, 1) }) };
  }
  const [mine, theirs] = board.hand;
  if (mine > 0) yield { ...board, hand: [mine - 1, theirs] };
  if (theirs > 0) yield { ...board, hand: [mine, theirs - 1] };
}

export const yugioh: Reference<Board> = {
  game: 'yugioh',
  shows: NOTES,
  board,
  write,
  play,
  smaller,
};
