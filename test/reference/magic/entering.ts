/** Magic: a creature that enters: under whose control, as a copy of what, tapped, with how many counters (614.12). */

import { other, type Place, type Side, type WrittenBoard } from '../game.js';
import type { Random } from '../random.js';
import type { Table } from '../ways.js';
import {
  type Kind,
  onBattlefield,
  type Permanent,
  piles,
  placesOf,
  someSide,
  withFewer,
  written,
  zonesWith,
} from './permanents.js';
import { type Applying, planned, type Rank, replaced } from './procedure.js';

/** What a line says: of the creature that it is on, or of any that enter. */
type Line =
  | { readonly is: 'enters tapped' | 'enters transformed' }
  | { readonly is: 'enters with'; readonly counters: 1 | 2 }
  | { readonly is: 'may enter as a copy' }
  | { readonly is: 'taps' | 'adds' | 'exiles'; readonly whose: Whose }
  | { readonly is: 'copied by yours' | 'takes' | 'gives away' | 'grants' }
  | { readonly is: 'more counters'; readonly whose: Whose; readonly does: 'double' | 'plus' };

type Whose = 'own' | 'opposing' | 'any';

interface Creature extends Permanent {
  readonly lines: readonly Line[];
}

export interface Entering {
  readonly rules: '2013' | '2026';
  readonly active: Side;
  readonly by: Side;
  /** What is cast; a token without text is created where there is none. */
  readonly enters: readonly Line[] | null;
  /** What its back face says, where it has one. */
  readonly back: readonly Line[] | null;
  readonly creatures: readonly Creature[];
}

/** The entry as it would be by now, or (616.1g) the counters that are put as it enters. */
interface Event {
  readonly what: 'enter' | 'counters' | 'exile';
  readonly under: Side;
  readonly tapped: boolean;
  readonly counters: number;
  readonly transformed: boolean;
  /** Which of the creatures it is a copy of. */
  readonly copyOf: number | null;
}

// ---------------------------------------------------------------------------------------------------- the procedure

function play(board: Entering, table: Table): readonly Place[] {
  const { active, by } = board;
  const event: Event = {
    what: 'enter',
    under: by,
    tapped: false,
    counters: 0,
    transformed: false,
    copyOf: null,
  };
  const {
    stand: [end],
  } = replaced([planned(event)], {
    active,
    table,
    // 616.1: its controller, were it to enter so; it has none before.
    affected: ({ under }) => under,
    applying: (one) => applying(board, one, table),
    contains: (one): Event | null =>
      one.what === 'enter' && one.counters > 0 ? { ...one, what: 'counters' } : null,
  });
  if (!end) throw new Error('nothing has become of what entered');
  return places(board, end.event);
}

/** What the arriving creature says: what it is cast with, or what it copies. */
function linesOf({ enters, back, creatures }: Entering, { transformed, copyOf }: Event): readonly Line[] {
  if (copyOf !== null) return creatures[copyOf]?.lines ?? [];
  return (transformed ? back : enters) ?? [];
}

function applying(board: Entering, event: Event, table: Table): readonly Applying<Event>[] {
  const found: Applying<Event>[] = [];
  const add = (id: string, of: Side, rank: Rank, makes: () => Event, optional = false): void =>
    void found.push({ id, of, rank, optional, makes: () => [makes()] });
  const own = `own as ${event.copyOf ?? (event.transformed ? 'its back' : 'its front')}`;
  if (event.what === 'enter')
    for (const [place, line] of linesOf(board, event).entries()) {
      const id = `${own}/${place}`;
      switch (line.is) {
        case 'enters tapped':
          add(id, event.under, 'any', () => ({ ...event, tapped: true }));
          break;
        // 616.1d: a place of its own, that it has not had always.
        case 'enters transformed':
          if (!event.transformed)
            add(id, event.under, board.rules === '2013' ? 'any' : 'face', () => ({
              ...event,
              transformed: true,
            }));
          break;
        case 'enters with':
          add(id, event.under, 'any', () => ({ ...event, counters: event.counters + line.counters }));
          break;
        case 'may enter as a copy':
          whereCopied(board, table, () =>
            add(id, event.under, 'copy', () => copied(board, event, table), true),
          );
          break;
        // What its own static ability would give it once it is there counts in every version (614.12).
        case 'grants':
          add(`granted by itself, ${id}`, event.under, 'any', () => ({
            ...event,
            counters: event.counters + 1,
          }));
          break;
        // 614.12: what is said of a kind of permanents that it belongs to is not said by itself as it enters.
        default:
          break;
      }
    }
  for (const [source, { lines, side }] of board.creatures.entries())
    for (const [place, line] of lines.entries()) {
      const made = changed(board, event, source, line);
      if (made) add(`${source}/${place}`, side, made.rank, () => made.event);
    }
  return found;
}

/** 608.2d: nobody chooses what is impossible; 614.12a: it is chosen before it enters, from what is there. */
function whereCopied({ creatures }: Entering, table: Table, offer: () => void): void {
  if (creatures.length > 0) offer();
  else table.note('an impossible replacement');
}

/** "Any creature on the battlefield": it is chosen by who would control it. */
function copied({ creatures }: Entering, event: Event, table: Table): Event {
  return { ...event, copyOf: table.choose(event.under, [...creatures.keys()]) };
}

/** What a line on the battlefield makes of it, where it applies. */
function changed(
  { creatures, rules }: Entering,
  event: Event,
  source: number,
  line: Line,
): { readonly rank: Rank; readonly event: Event } | null {
  const side = creatures[source]?.side;
  const mine = event.under === side;
  const fits = (whose: Whose): boolean => whose === 'any' || (whose === 'own') === mine;
  if (event.what === 'counters') {
    if (line.is !== 'more counters' || !fits(line.whose)) return null;
    const counters = line.does === 'double' ? 2 * event.counters : event.counters + 1;
    return { rank: 'any', event: { ...event, counters } };
  }
  if (event.what !== 'enter') return null;
  switch (line.is) {
    case 'taps':
      return fits(line.whose) ? { rank: 'any', event: { ...event, tapped: true } } : null;
    case 'adds':
      return fits(line.whose) ? { rank: 'any', event: { ...event, counters: event.counters + 1 } } : null;
    case 'exiles':
      return fits(line.whose) ? { rank: 'any', event: { ...event, what: 'exile' } } : null;
    case 'copied by yours':
      return mine ? { rank: 'copy', event: { ...event, copyOf: source } } : null;
    case 'takes':
    case 'gives away': {
      if (mine !== (line.is === 'gives away')) return null;
      return { rank: 'control', event: { ...event, under: other(event.under) } };
    }
    // 614.12: since 2017 what others give it counts too.
    case 'grants':
      if (!mine || rules === '2013') return null;
      return { rank: 'any', event: { ...event, counters: event.counters + 1 } };
    default:
      return null;
  }
}

function places(
  board: Entering,
  { what, under, tapped, counters, transformed, copyOf }: Event,
): readonly Place[] {
  const { creatures, by, enters, back } = board;
  const there = creatures.map((one) => onBattlefield(one, calledOf(one.lines), {}));
  const copy = copyOf === null ? null : (creatures[copyOf]?.lines ?? []);
  const self = enters === null ? 'Bear' : calledOf(enters);
  const arrived: readonly Place[] =
    what === 'exile'
      ? enters === null
        ? []
        : [{ as: self, zone: 'exile', owner: by, count: 1 }]
      : [
          {
            as: copy ? calledOf(copy) : transformed ? `behind it: ${calledOf(back ?? [])}` : self,
            zone: 'battlefield',
            // 111.2: a token is owned by who created it, also where it came under another's control.
            owner: by,
            count: 1,
            lies: [
              ...(tapped ? ['tapped'] : []),
              ...(counters > 0 ? [`${counters} +1/+1`] : []),
              ...(under !== by ? ["another's"] : []),
              ...(copy ? ['a copy'] : []),
            ],
          },
        ];
  return [...there, ...arrived, ...placesOf(piles())];
}

// ------------------------------------------------------------------------------------------------- how it is written

function textOf(lines: readonly Line[]): string {
  return lines.map(sentence).join('\n');
}

function calledOf(lines: readonly Line[]): string {
  return textOf(lines) || '(a creature without text)';
}

function sentence(line: Line): string {
  switch (line.is) {
    case 'enters tapped':
      return 'This creature enters tapped.';
    case 'enters transformed':
      return 'This creature enters transformed.';
    case 'enters with':
      return `This creature enters with ${line.counters === 1 ? 'a +1/+1 counter' : 'two +1/+1 counters'} on it.`;
    case 'may enter as a copy':
      return 'You may have this creature enter as a copy of any creature on the battlefield.';
    case 'taps':
      return `${{ own: 'Creatures you control', opposing: 'Creatures your opponents control', any: 'Creatures' }[line.whose]} enter tapped.`;
    case 'adds': {
      const those = {
        own: 'Each creature you control',
        opposing: 'Each creature an opponent controls',
        any: 'Each creature',
      };
      return `${those[line.whose]} enters with an additional +1/+1 counter on it.`;
    }
    case 'exiles': {
      const those = {
        own: 'enter under your control',
        opposing: "enter under an opponent's control",
        any: 'enter',
      };
      return `If a creature would ${those[line.whose]}, exile it instead.`;
    }
    case 'copied by yours':
      return 'Creatures you control enter as a copy of this creature.';
    case 'takes':
      return "If a creature would enter under an opponent's control, it enters under your control instead.";
    case 'gives away':
      return "If a creature would enter under your control, it enters under an opponent's control instead.";
    case 'grants':
      return 'Creatures you control have "This creature enters with a +1/+1 counter on it."';
    case 'more counters': {
      const whose = {
        own: 'a creature you control',
        opposing: 'a creature an opponent controls',
        any: 'a creature',
      }[line.whose];
      const many = line.does === 'double' ? 'twice that many' : 'that many plus one';
      return `If one or more +1/+1 counters would be put on ${whose}, ${many} +1/+1 counters are put on it instead.`;
    }
  }
}

const BEAR = { type: 'Creature — Bear', stats: '2/99' };

/** What the card that is cast is called. */
const CAST = 'the arriving one';

function write({ rules, active, by, enters, back, creatures }: Entering): WrittenBoard {
  const card = enters && {
    as: calledOf(enters),
    text: textOf(enters),
    printed: BEAR,
    lies: { as: CAST },
    ...(back && { back: { as: `behind it: ${calledOf(back)}`, text: textOf(back), printed: BEAR } }),
  };
  const zones = (side: Side) => ({
    ...zonesWith(written(creatures, side, ({ lines }) => ({ as: calledOf(lines), text: textOf(lines) }))),
    hand: card && side === by ? [card] : 0,
  });
  const action = card ? { cast: CAST, by } : { say: 'Create a 2/2 green Bear creature token.', by };
  return { rules, turn: active, actions: [action], zones: [zones(0), zones(1)] };
}

// ----------------------------------------------------------------------------------------------------------- boards

function board(random: Random): Entering {
  const token = random.percent(15);
  const creature = (): Creature => ({
    side: someSide(random),
    stolen: random.percent(8),
    lines: Array.from({ length: random.pick([0, 1, 1, 1, 2]) }, () => lineThere(random)),
  });
  const creatures = Array.from({ length: random.below(4) }, creature);
  // Now and then one of them is there twice.
  if (creatures.length > 0 && random.percent(15)) creatures.push(structuredClone(random.pick(creatures)));
  const back = !token && random.percent(20) ? [lineArriving(random, false)] : null;
  const front = Array.from({ length: random.pick([0, 1, 1, 2, 2]) }, () =>
    lineArriving(random, back !== null),
  );
  return {
    // In 2013 others owned tokens.
    rules: !token && random.percent(35) ? '2013' : '2026',
    active: someSide(random),
    by: someSide(random),
    enters: token ? null : front,
    back,
    creatures,
  };
}

function lineThere(random: Random): Line {
  const whose = random.pick<Whose>(['own', 'own', 'opposing', 'opposing', 'any']);
  const is = random.pick<Line['is']>([
    'enters with',
    'enters tapped',
    'taps',
    'taps',
    'adds',
    'adds',
    'exiles',
    'copied by yours',
    'copied by yours',
    'takes',
    'takes',
    'gives away',
    'grants',
    'grants',
    'more counters',
    'more counters',
    'more counters',
  ]);
  return lineOf(random, is, whose);
}

/** @param faces whether it has a back face, too */
function lineArriving(random: Random, faces: boolean): Line {
  if (faces && random.percent(50)) return { is: 'enters transformed' };
  const is = random.pick<Line['is']>([
    'enters with',
    'enters with',
    'enters tapped',
    'may enter as a copy',
    'may enter as a copy',
    // Said of a kind that it belongs to.
    'adds',
    'taps',
    'grants',
    'copied by yours',
    'more counters',
  ]);
  return lineOf(random, is, 'own');
}

function lineOf(random: Random, is: Line['is'], whose: Whose): Line {
  switch (is) {
    case 'enters with':
      return { is, counters: random.percent(50) ? 1 : 2 };
    case 'taps':
    case 'adds':
    case 'exiles':
      return { is, whose };
    case 'more counters':
      return { is, whose, does: random.percent(50) ? 'double' : 'plus' };
    default:
      return { is };
  }
}

function* smaller(board: Entering): Iterable<Entering> {
  const { creatures, enters, back } = board;
  if (back) yield { ...board, back: null, enters: [] };
  for (const [at] of (back ?? []).entries()) yield { ...board, back: back?.toSpliced(at, 1) ?? null };
  if (board.rules === '2013') yield { ...board, rules: '2026' };
  for (const [at] of (enters ?? []).entries()) yield { ...board, enters: enters?.toSpliced(at, 1) ?? null };
  for (const fewer of withFewer(creatures)) yield { ...board, creatures: fewer };
  for (const [at, one] of creatures.entries())
    if (one.stolen) yield { ...board, creatures: creatures.with(at, { ...one, stolen: false }) };
}

export const entering: Kind<Entering> = { board, write, play, smaller };
