/** The board as the page draws it. */

import { viewOf } from '../../src/evaluate/object/characteristics.js';
import { type Amount, add, compare } from '../../src/ground/amount.js';
import type { PlayerId } from '../../src/ground/id.js';
import type { Play } from '../../src/kernel/play/play.js';
import { isSaying, isUnreadValue, type Traits } from '../../src/position/card.js';
import type { GameObject } from '../../src/position/object.js';
import type { Position } from '../../src/position/position.js';
import type { Words } from '../../src/rulebook/words.js';
import type { Ruleset } from '../../src/rulebooks/definition.js';
import type { UnreadClause } from '../../src/scenario/setup.js';
import type { BoardView, CardView, PlayerView, ZoneView } from '../protocol.js';

/** What the boards of one ruling have in common. */
export interface Table {
  readonly ruleset: Ruleset;
  readonly words: Words;
  readonly language: string;
  /** The position in which the ruling begins. */
  readonly start: Position;
  readonly unread: readonly UnreadClause[];
  /** What is printed as the type of a card, by its name. */
  readonly types: ReadonlyMap<string, string>;
  /** Zones that the scenario lists as nobody's own. */
  readonly shared: readonly string[];
}

/** Statuses in which a card lies sideways. */
const SIDEWAYS: readonly string[] = ['tapped', 'exhausted', 'defense'];

/** What stands in the corner of a card: the first of these that it has. */
const CORNERS: readonly (readonly string[])[] = [
  ['power', 'toughness'],
  ['atk', 'def'],
  ['might'],
  ['power'],
  ['loyalty'],
];

/** Words of which a type line is made, where no printed one is known. */
const TYPE_LINE: readonly string[] = ['supertype', 'type', 'race', 'subtype', 'tag'];

export function boardView(table: Table, play: Play): BoardView {
  const { position } = play.table;
  return {
    players: position.players.map(({ id }) => playerView(table, play, id)),
    shared: zonesOf(table, play, null),
    turn: position.players[position.turn.player]?.name ?? '',
  };
}

function playerView(table: Table, play: Play, id: PlayerId): PlayerView {
  const player = play.table.position.players[id];
  const before = table.start.players[id]?.values ?? {};
  return {
    name: player?.name ?? '',
    values: Object.entries(player?.values ?? {}).map(([key, value]) => ({
      name: table.words.traits[key] ?? key,
      value: String(value),
      changed: compare(before[key] ?? 0, value) !== 0,
    })),
    zones: zonesOf(table, play, id),
  };
}

/** A player's zones with what lies there, the field first; or what lies in those that are nobody's own. */
function zonesOf(table: Table, play: Play, player: PlayerId | null): ZoneView[] {
  const { zones } = play.catalogue;
  const views = Object.entries(zones).flatMap(([zone, { field }]): ZoneView[] => {
    const objects = play.table.position.objects.filter(
      (object) => object.zone === zone && !isSaying(object.card) && whose(table, object) === player,
    );
    if (objects.length === 0) return [];
    return [{ ...zoneWord(table, zone), field, cards: cardsOf(table, play, zone, objects) }];
  });
  return views.sort((a, b) => Number(b.field) - Number(a.field));
}

function zoneWord({ ruleset, words }: Table, zone: string): Pick<ZoneView, 'word' | 'name'> {
  const word = Object.entries(ruleset.zoneWords).find(([, one]) => one === zone)?.[0] ?? zone;
  return { word, name: (words.zones[zone] ?? word).replace(/^the /, '') };
}

/** Beneath whom an object lies; null where the scenario lists its zone as nobody's own. */
function whose({ shared, ruleset }: Table, { zone, holder, controller }: GameObject): PlayerId | null {
  if (holder !== null) return holder;
  return shared.some((word) => ruleset.zoneWords[word] === zone) ? null : controller;
}

/** In the order in which they lie there; cards of which nobody knows anything are one. */
function cardsOf(table: Table, play: Play, zone: string, objects: readonly GameObject[]): CardView[] {
  const { position } = play.table;
  const order = Object.entries(position.zones).flatMap(([key, ids]) =>
    key.split('/')[0] === zone ? ids : [],
  );
  const sorted = [...objects].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const cards: CardView[] = [];
  let unknown: { at: number; count: Amount } | null = null;
  for (const object of sorted) {
    if (object.card !== null) {
      cards.push(cardView(table, play, object));
      continue;
    }
    unknown = unknown
      ? { at: unknown.at, count: add(unknown.count, object.count) }
      : { at: cards.push(cardView(table, play, object)) - 1, count: object.count };
    const first = cards[unknown.at];
    if (first) cards[unknown.at] = { ...first, count: String(unknown.count) };
  }
  return cards;
}

function cardView(table: Table, play: Play, object: GameObject): CardView {
  const { position } = play.table;
  const { status, card: key } = object;
  const card = key === null ? undefined : position.cards[key];
  const traits = viewOf(play, object.id).traits;
  const owner = whose(table, object) === object.owner ? null : position.players[object.owner]?.name;
  return {
    id: object.id,
    name: card?.name ?? null,
    label: object.label,
    type: (card && table.types.get(card.name)) ?? typeLine(traits),
    lines: card ? linesOf(card.text, card.name, table.unread) : [],
    stats: traits && cornerOf(traits),
    marks: marksOf(table, play, object),
    turned: status.some((one) => SIDEWAYS.includes(one)),
    faceDown: status.includes('face down'),
    count: String(object.count),
    on: object.host ?? object.at,
    owner: owner ?? null,
    changed: hasChanged(table.start.objects[object.id], object),
  };
}

function typeLine(traits: Traits | null): string {
  const words = TYPE_LINE.flatMap((trait) => {
    const value = traits?.[trait];
    return Array.isArray(value) ? (value as readonly string[]) : [];
  });
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function cornerOf(traits: Traits): string | null {
  const has = (trait: string): boolean => traits[trait] !== undefined && !Array.isArray(traits[trait]);
  // Where a card costs energy, power is part of its cost as well.
  const corners = has('energy') ? CORNERS.filter((one) => !one.includes('power')) : CORNERS;
  const corner = corners.find((one) => one.every(has)) ?? corners.find((one) => one.some(has));
  return corner
    ? corner.map((trait) => (isUnreadValue(traits[trait]) ? '?' : String(traits[trait] ?? '–'))).join('/')
    : null;
}

/** The lines of a card's text, and whether all of each is understood. */
function linesOf(text: string, name: string, unread: readonly UnreadClause[]): CardView['lines'] {
  const clauses = unread.flatMap(({ card, trouble }) => (card === name ? [trouble.unread] : []));
  let start = 0;
  return text.split('\n').flatMap((line, index) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    const understood = clauses.every((clause) => clause.end <= from || to <= clause.start);
    return line.trim() === '' ? [] : [{ line: index + 1, text: line.trim(), understood }];
  });
}

interface Marks {
  readonly token: string;
  damage(amount: Amount): string;
  copy(of: string): string;
}

const ENGLISH: Marks = {
  token: 'token',
  damage: (amount) => `${amount} damage`,
  copy: (of) => `copy of ${of}`,
};

const JAPANESE: Marks = {
  token: 'トークン',
  damage: (amount) => `ダメージ${amount}`,
  copy: (of) => `${of}のコピー`,
};

function marksOf({ words, language }: Table, play: Play, object: GameObject): string[] {
  const marks = language === 'ja' ? JAPANESE : ENGLISH;
  const { status, counters, damage, token, copy, chosen } = object;
  const cards = play.table.position.cards;
  return [
    ...(token ? [marks.token] : []),
    ...status.map((one) => words.statuses[one]?.[0] ?? one),
    ...Object.entries(counters).map(
      ([counter, amount]) => `${amount} × ${words.terms?.[counter] ?? counter}`,
    ),
    ...(compare(damage, 0) > 0 ? [marks.damage(damage)] : []),
    ...(copy?.card ? [marks.copy(cards[copy.card]?.name ?? '')] : []),
    ...Object.values(chosen).flatMap((one) => ('word' in one ? [one.word] : [])),
  ];
}

/** What of an object does not make it another when it changes. */
function hasChanged(before: GameObject | undefined, now: GameObject): boolean {
  if (!before) return true;
  const seen = ({
    card,
    zone,
    holder,
    controller,
    stint,
    status,
    counters,
    damage,
    host,
    at,
    copy,
    count,
  }: GameObject) =>
    JSON.stringify([card, zone, holder, controller, stint, status, counters, damage, host, at, copy, count]);
  return seen(before) !== seen(now);
}
