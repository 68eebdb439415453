/**
 * Magic: creatures that are destroyed, exiled or returned, and what is done instead. Shields against destruction
 * (701.19, 122.1c) and what a finality counter says (122.1h) are such effects, too.
 */

import { type Looks, looksAt, type Place, type Side, type WrittenBoard } from '../game.js';
import type { Random } from '../random.js';
import type { Table } from '../ways.js';
import {
  type Kind,
  onBattlefield,
  ownerOf,
  type Permanent,
  piles,
  placesOf,
  someSide,
  withFewer,
  written,
  zonesWith,
} from './permanents.js';
import { type Applying, planned, replaced } from './procedure.js';

/** What would happen to a creature. Being destroyed contains dying; the rest is where it would go. */
type Fate = 'be destroyed' | 'die' | 'be exiled' | 'be returned' | 'be put below';

/** "If `watches` would `event`, [you may] `result` instead." */
interface Line {
  readonly watches: Looks;
  readonly event: 'be destroyed' | 'die' | 'be exiled' | 'be returned';
  readonly optional: boolean;
  /** `this`: exile the creature that says so. `regenerate`: itself, 701.19. */
  readonly result: 'exile' | 'hand' | 'graveyard' | 'library' | 'this' | 'regenerate';
}

interface Creature extends Permanent {
  readonly lines: readonly Line[];
  readonly indestructible: boolean;
  /** A counter on it. */
  readonly counter: 'shield' | 'finality' | null;
  /** "Regenerate target creature." was said of it. */
  readonly regenerates: boolean;
}

export interface Leaving {
  readonly active: Side;
  readonly by: Side;
  readonly does: 'destroy' | 'destroy for good' | 'exile' | 'return';
  readonly whom: 'all' | 'target';
  /** "If you control an artifact, exile that creature instead." stands behind, and there is one. */
  readonly replacesItself: boolean;
  readonly creatures: readonly Creature[];
}

interface Event {
  readonly what: Fate;
  readonly at: number;
}

/** What has become of the creatures. */
interface State {
  readonly board: Leaving;
  readonly table: Table;
  readonly zones: Map<number, Place['zone']>;
  readonly shielded: Set<number>;
  readonly regenerating: Set<number>;
  readonly tapped: Set<number>;
}

// ---------------------------------------------------------------------------------------------------- the procedure

const FIRST = {
  destroy: 'be destroyed',
  'destroy for good': 'be destroyed',
  exile: 'be exiled',
  return: 'be returned',
} as const;

const ZONES = {
  die: 'graveyard',
  'be exiled': 'exile',
  'be returned': 'hand',
  'be put below': 'library',
} as const;

function play(board: Leaving, table: Table): readonly Place[] {
  const { creatures, active, by } = board;
  const state: State = {
    board,
    table,
    zones: new Map(),
    shielded: new Set(creatures.flatMap(({ counter }, at) => (counter === 'shield' ? [at] : []))),
    regenerating: new Set(creatures.flatMap(({ regenerates }, at) => (regenerates ? [at] : []))),
    tapped: new Set(),
  };
  const everybody = [...creatures.keys()];
  const chosen = board.whom === 'all' || everybody.length === 0 ? everybody : [table.choose(by, everybody)];
  const what = FIRST[board.does];
  // 702.12b: what is indestructible is not destroyed; there is no such event, and nothing to replace (614.7). What a
  // text replaces of itself it does even so (614.17c).
  const events = chosen
    .filter((at) => what !== 'be destroyed' || board.replacesItself || !creatures[at]?.indestructible)
    .map((at): Event => ({ what, at }));
  if (events.length > 1) table.note('simultaneous events');
  const { stand } = replaced(
    events.map((event) => planned(event)),
    {
      active,
      table,
      affected: ({ at }) => creatureOf(board, at).side,
      applying: (event) => applying(state, event),
      contains: ({ what, at }): Event | null => (what === 'be destroyed' ? { what: 'die', at } : null),
    },
  );
  for (const {
    event: { what: fate, at },
  } of stand)
    if (fate !== 'be destroyed') state.zones.set(at, ZONES[fate]);
  return places(state);
}

function applying(state: State, event: Event): readonly Applying<Event>[] {
  const { board, table, shielded, regenerating, tapped } = state;
  const { at, what } = event;
  const { side, counter } = creatureOf(board, at);
  const found: Applying<Event>[] = [];
  const may = (id: string, of: Side, optional: boolean, makes: Applying<Event>['makes']): void =>
    void found.push({ id, of, rank: 'any', optional, makes });
  const regenerate = (): readonly Event[] => {
    tapped.add(at);
    return [];
  };
  if (what === 'be destroyed' && board.replacesItself) {
    const makes = () => [{ what: 'be exiled' as const, at }];
    found.push({ id: 'itself', of: board.by, rank: 'self', optional: false, makes });
  }
  if (what === 'be destroyed' && shielded.has(at))
    may(`shield ${at}`, side, false, () => {
      shielded.delete(at);
      return [];
    });
  // 701.19c: what is destroyed so does not regenerate.
  const regenerates = board.does !== 'destroy for good';
  if (what === 'be destroyed' && regenerating.has(at) && !regenerates)
    table.note('an impossible replacement');
  if (what === 'be destroyed' && regenerating.has(at) && regenerates)
    may(`regeneration ${at}`, side, false, () => {
      regenerating.delete(at);
      return regenerate();
    });
  if (what === 'die' && counter === 'finality')
    may(`finality ${at}`, side, false, () => [{ what: 'be exiled', at }]);
  for (const [source, { lines, side: of }] of board.creatures.entries()) {
    for (const [place, line] of lines.entries()) {
      if (line.event !== what || !watches(board, source, line, at)) continue;
      if (line.result === 'regenerate' && !regenerates) {
        table.note('an impossible replacement');
        continue;
      }
      may(`${source}/${place}`, of, line.optional, () =>
        line.result === 'regenerate' ? regenerate() : [becomes(line, source, at)],
      );
    }
  }
  return found;
}

function becomes({ result }: Line, source: number, at: number): Event {
  switch (result) {
    case 'exile':
      return { what: 'be exiled', at };
    case 'hand':
      return { what: 'be returned', at };
    case 'library':
      return { what: 'be put below', at };
    case 'this':
      return { what: 'be exiled', at: source };
    // 700.4: to be put into a graveyard from the battlefield is to die.
    default:
      return { what: 'die', at };
  }
}

/** That its source leaves at the same moment does not matter: the effect was there before (614.4). */
function watches(board: Leaving, source: number, line: Line, at: number): boolean {
  const mine = creatureOf(board, source).side === creatureOf(board, at).side;
  return looksAt(line.watches, source, at, mine);
}

function creatureOf({ creatures }: Leaving, at: number): Creature {
  const found = creatures[at];
  if (!found) throw new Error('no such creature');
  return found;
}

function places({ board, zones, shielded, tapped }: State): readonly Place[] {
  const creatures = board.creatures.map((one, at): Place => {
    const zone = zones.get(at);
    const as = calledOf(one);
    if (zone !== undefined) return { as, zone, owner: ownerOf(one), count: 1 };
    const counter = one.counter === 'shield' && !shielded.has(at) ? null : one.counter;
    const counters = counter ? [`1 ${counter}`] : [];
    return onBattlefield(one, as, { tapped: tapped.has(at), counters });
  });
  const artifact: Place = { as: null, zone: 'battlefield', owner: board.by, count: 1 };
  return [...creatures, ...(board.replacesItself ? [artifact] : []), ...placesOf(piles())];
}

// ------------------------------------------------------------------------------------------------- how it is written

function textOf({ lines, indestructible }: Creature): string {
  return [...(indestructible ? ['Indestructible'] : []), ...lines.map(sentence)].join('\n');
}

function calledOf(creature: Creature): string {
  return textOf(creature) || '(a creature without text)';
}

function sentence({ watches, event, optional, result }: Line): string {
  const who = {
    itself: 'this creature',
    any: 'a creature',
    own: 'a creature you control',
    'own others': 'another creature you control',
    opposing: 'a creature an opponent controls',
  }[watches];
  const does = {
    exile: 'exile it',
    hand: "return it to its owner's hand",
    graveyard: "put it into its owner's graveyard",
    library: "put it on the bottom of its owner's library",
    this: 'exile this creature',
    regenerate: 'regenerate it',
  }[result];
  const would = event === 'be returned' ? "be put into its owner's hand" : event;
  if (result === 'regenerate') return `If ${who} would ${would}, ${does}.`;
  return `If ${who} would ${would}, ${optional ? 'you may ' : ''}${does} instead.`;
}

function saysOf({ does, whom, replacesItself }: Leaving): string {
  const those = whom === 'all' ? 'all creatures' : 'target creature';
  switch (does) {
    case 'destroy':
      return `Destroy ${those}.${replacesItself ? ' If you control an artifact, exile that creature instead.' : ''}`;
    case 'destroy for good':
      return `Destroy ${those}. ${whom === 'all' ? 'They' : 'It'} can't be regenerated.`;
    case 'exile':
      return `Exile ${those}.`;
    case 'return':
      return whom === 'all'
        ? "Return all creatures to their owners' hands."
        : "Return target creature to its owner's hand.";
  }
}

function write(board: Leaving): WrittenBoard {
  const { active, by, creatures, replacesItself } = board;
  const zones = (side: Side) => {
    const there = written(creatures, side, (one, at) => ({
      as: calledOf(one),
      text: textOf(one),
      lies: {
        ...(one.counter && { counters: { [one.counter]: 1 } }),
        ...(one.regenerates && { as: `creature ${at}` }),
      },
    }));
    const artifact = { as: null, text: '', printed: { type: 'Artifact' } };
    return zonesWith(replacesItself && side === by ? [...there, artifact] : there);
  };
  const shields = creatures.flatMap(({ regenerates, side }, at) =>
    regenerates ? [{ say: 'Regenerate target creature.', by: side, targets: [`creature ${at}`] }] : [],
  );
  const actions = [...shields, { say: saysOf(board), by }];
  return { turn: active, actions, zones: [zones(0), zones(1)] };
}

// ----------------------------------------------------------------------------------------------------------- boards

function board(random: Random): Leaving {
  const whom = random.percent(40) ? 'all' : 'target';
  const creature = (): Creature => ({
    side: someSide(random),
    stolen: random.percent(12),
    lines: Array.from({ length: random.pick([0, 1, 1, 2]) }, () => line(random, whom)),
    indestructible: random.percent(10),
    counter: random.percent(14) ? random.pick(['shield', 'finality'] as const) : null,
    regenerates: random.percent(18),
  });
  const creatures = Array.from({ length: 1 + random.below(4) }, creature);
  // Now and then one of them is there twice.
  if (random.percent(25)) creatures.push(structuredClone(random.pick(creatures)));
  const does = random.pick<Leaving['does']>([
    'destroy',
    'destroy',
    'destroy',
    'destroy',
    'destroy for good',
    'destroy for good',
    'exile',
    'return',
  ]);
  return {
    active: someSide(random),
    by: someSide(random),
    does,
    whom,
    replacesItself: whom === 'target' && does === 'destroy' && random.percent(15),
    creatures,
  };
}

function line(random: Random, whom: Leaving['whom']): Line {
  const watches = random.pick<Line['watches']>(['itself', 'itself', 'any', 'own', 'own others', 'opposing']);
  const event = random.pick<Line['event']>([
    'be destroyed',
    'be destroyed',
    'die',
    'die',
    'die',
    'be exiled',
    'be exiled',
    'be returned',
  ]);
  const results: Line['result'][] = ['exile', 'hand', 'library', 'graveyard'];
  // Of several that leave at once some would save each other: who is asked first would matter.
  if (watches === 'own others' && whom === 'target') results.push('this', 'this');
  if (watches === 'itself' && event === 'be destroyed') results.push('regenerate');
  // To do what would be done anyway is nothing that anybody would print.
  const same = {
    'be destroyed': 'graveyard',
    die: 'graveyard',
    'be exiled': 'exile',
    'be returned': 'hand',
  }[event];
  const result = random.pick(results.filter((each) => each !== same));
  return { watches, event, optional: result !== 'regenerate' && random.percent(40), result };
}

function* smaller(board: Leaving): Iterable<Leaving> {
  const { creatures } = board;
  if (board.replacesItself) yield { ...board, replacesItself: false };
  for (const fewer of withFewer(creatures)) yield { ...board, creatures: fewer };
  for (const [at, one] of creatures.entries()) {
    const instead = (plain: Creature): Leaving => ({ ...board, creatures: creatures.with(at, plain) });
    if (one.indestructible) yield instead({ ...one, indestructible: false });
    if (one.counter) yield instead({ ...one, counter: null });
    if (one.regenerates) yield instead({ ...one, regenerates: false });
    if (one.stolen) yield instead({ ...one, stolen: false });
  }
}

export const leaving: Kind<Leaving> = { board, write, play, smaller };
