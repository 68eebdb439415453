/** How the board at the end of a ruling differs from the board at its start. */

import { printed } from '../../evaluate/object/printed.js';
import { knownView } from '../../explore/name/known-view.js';
import { cardName } from '../../explore/name/name.js';
import { type Amount, add, atLeast, compare } from '../../ground/amount.js';
import { isSaying, isUnreadValue } from '../../position/card.js';
import type { GameObject } from '../../position/object.js';
import type { Player, Position } from '../../position/position.js';
import { type Game, isField } from '../../rulebook/game.js';
import type { Words } from '../../rulebook/words.js';
import type { View } from '../../table/view.js';
import type { Change, ChangeMessage } from '../message/message.js';
import { keywordsGained } from '../name/keywords.js';
import { asNew, Naming, wordsChosen } from '../name/things.js';
import { handed, isAnybodys } from './handed.js';

/**
 * @param start the game as it was at the start
 * @param game the same game as it is now
 * @param words the traits of which people speak
 */
export function changes(start: Game, game: Game, naming: Naming, words: Words): ChangeMessage[] {
  const sides: Sides = { start, game, first: new Naming(start, start.table.position), naming, words };
  const found = [
    ...together(game.table.position.objects.flatMap((object) => changed(sides, object))),
    ...values(start.table.position, game),
    ...piles(start, game, naming),
  ];
  return found.length > 0 ? found : [{ say: 'unchanged' }];
}

/** The game as it was and as it is, with what things were called and are called. */
interface Sides {
  readonly start: Game;
  readonly game: Game;
  readonly first: Naming;
  readonly naming: Naming;
  readonly words: Words;
}

type Changed = Extract<ChangeMessage, { say: 'changed' }>;

/** Objects to which the same has happened. */
function together(list: readonly Changed[]): Changed[] {
  const merged = new Map<string, Changed>();
  for (const one of list) {
    const key = JSON.stringify([one.objects[0]?.name, one.changes]);
    const other = merged.get(key);
    merged.set(key, other ? { ...other, objects: [...other.objects, ...one.objects] } : one);
  }
  return [...merged.values()];
}

function changed(sides: Sides, object: GameObject): Changed[] {
  const { start, game, first, naming } = sides;
  if (object.card === null || isSaying(object.card)) return [];
  const was = start.table.position.objects[object.id];
  const before = was ? knownView(start, object.id) : null;
  const called = was ? first.thing(object.id) : asNew(naming.thing(object.id));
  const after = knownView(game, object.id);
  if (!before && !exists(game, object)) return [];
  const became: Change[] =
    was && was.card !== object.card
      ? [{ change: 'became', what: { ...naming.thing(object.id), ...naming.onCard(object.card) } }]
      : [];
  const list = [...became, ...placed(game, naming, before, after), ...kept(sides, before, after)];
  return list.length > 0 ? [{ say: 'changed', objects: [called], changes: list }] : [];
}

function exists(game: Game, { zone }: GameObject): boolean {
  return game.catalogue.zones[zone] !== undefined;
}

function placed(game: Game, naming: Naming, before: View | null, after: View): Change[] {
  const place = (view: View | null) =>
    view && exists(game, view.object) ? naming.place(view.object.zone, view.object.holder) : null;
  const from = place(before);
  const to = place(after);
  const { was, zone, stint } = after.object;
  // What has become another object where it lies has not left.
  const renewed = was?.object.zone === zone && was.object.stint === stint - 1;
  const anew = before?.object.stint !== stint && !renewed;
  const moved = from?.zone !== to?.zone || from?.of !== to?.of || anew;
  const had = from && before?.object.controller;
  const strange = had != null && to?.of != null && to.of !== naming.player(had);
  const { at } = after.object;
  const isThere = at !== null && (moved || (before && before.object.at !== at));
  return [
    ...(moved ? [{ change: 'zone', from, to, ...(strange && { strange }) } as const] : []),
    ...(isThere ? [{ change: 'at', place: naming.thing(at) } as const] : []),
  ];
}

/** What is different about an object where it is: elsewhere than on the field there are only counters and statuses. */
function kept(sides: Sides, before: View | null, after: View): Change[] {
  const { object } = after;
  if (isField(sides.game, object.zone)) return onField(sides, before, after);
  const was = before?.object.stint === object.stint ? before.object : null;
  return [
    ...elsewhere(sides, before?.object ?? null, object),
    ...counters(was?.counters ?? {}, object.counters),
  ];
}

/** The statuses of an object that is not on the field: a card in the mana zone is tapped. */
function elsewhere({ game, words }: Sides, was: GameObject | null, now: GameObject): Change[] {
  const { abiding = [] } = game.catalogue;
  const before = was?.status.filter((status) => was.stint === now.stint || abiding.includes(status));
  return statuses(before ?? [], now.status).filter(
    (one) => one.change === 'status' && words.statuses[one.status],
  );
}

function onField({ start, game, naming, words }: Sides, before: View | null, after: View): Change[] {
  const { object } = after;
  const was = before && isField(game, before.object.zone) ? before : null;
  const isOpen = !before && isAnybodys(game, naming.thing(object.id));
  const list = [...controlled(game, naming, was?.object ?? null, object, isOpen)];
  list.push(...counters(was?.object.counters ?? {}, object.counters));
  const damage = was?.object.damage ?? 0;
  if (compare(damage, object.damage) !== 0) list.push({ change: 'damage', from: damage, to: object.damage });
  if (object.copy && (was?.object.copy?.card ?? object.card) !== object.copy.card) {
    list.push({ change: 'copy', of: cardName(game, object.copy.card) ?? '' });
  }
  if ((was?.object.host ?? null) !== object.host) {
    list.push({ change: 'attached', to: object.host === null ? null : naming.thing(object.host) });
  }
  list.push(...chosenFor(game, naming, words, was?.object ?? null, object));
  if (game.table.position.effects.some(({ on }) => on.length > 0))
    list.push(...keywordsGained(start, game, after));
  // What was hidden, or is now, has not become anything else.
  const hides = (one: View | null): boolean => one !== null && game.catalogue.concealed(one.object) !== null;
  if (hides(was) !== hides(after)) return list;
  // What is new is held against what it is by itself: a token that another effect makes larger.
  return [...list, ...traits(game, words, was ?? before ?? printed(game, object), after)];
}

/**
 * Who controls an object that is on the field, and its statuses.
 * @param isOpen nothing else says whose it is
 */
function controlled(
  game: Game,
  naming: Naming,
  was: GameObject | null,
  object: GameObject,
  isOpen: boolean,
): Change[] {
  const { isControlled = () => true, untold } = game.catalogue;
  const usual = was?.controller ?? object.owner;
  const wasNobodys = isControlled(object) && (isOpen || (was !== null && !isControlled(was)));
  const told = statuses(was?.status ?? [], object.status).filter(
    (one) => one.change !== 'status' || !untold?.includes(one.status),
  );
  if (!wasNobodys && (object.controller === usual || !isControlled(object))) return told;
  return handed(game, naming, object, wasNobodys ? null : usual, told);
}

/** What was chosen for an object as it came to be here: words, and other objects. */
function chosenFor(
  game: Game,
  naming: Naming,
  { picks }: Words,
  was: GameObject | null,
  now: GameObject,
): Change[] {
  const words = wordsChosen(game, now.chosen).flatMap(([kind, word]): Change[] =>
    was?.chosen[kind] === undefined ? [{ change: 'chosen', as: kind, word }] : [],
  );
  const others = Object.keys(picks ?? {}).flatMap((as): Change[] => {
    const picked = was?.linked[as] === undefined ? (now.linked[as] ?? []) : [];
    return picked.length === 0
      ? []
      : [{ change: 'picked', as, objects: picked.map((id) => naming.thing(id)) }];
  });
  return [...words, ...others];
}

function statuses(before: readonly string[], after: readonly string[]): Change[] {
  const gained = after.filter((status) => !before.includes(status));
  const lost = before.filter((status) => !after.includes(status));
  return [
    ...gained.map((status): Change => ({ change: 'status', status, on: true })),
    ...lost.map((status): Change => ({ change: 'status', status, on: false })),
  ];
}

function counters(before: GameObject['counters'], after: GameObject['counters']): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((counter): Change[] => {
    const from = before[counter] ?? 0;
    const to = after[counter] ?? 0;
    return compare(from, to) === 0 ? [] : [{ change: 'counters', counter, from, to }];
  });
}

/** Numbers and words that are not what they were. */
function traits(game: Game, { traits: spokenOf }: Words, before: View | null, after: View): Change[] {
  if (!before?.traits || !after.traits) return [];
  const copies = before.object.copy?.card !== after.object.copy?.card;
  return Object.keys(spokenOf).flatMap((trait): Change[] => {
    const { least, leastTold } = game.catalogue.traits[trait] ?? {};
    const [from, to] = [before, after].map(({ traits: had }) => {
      const value = had?.[trait];
      const isNumber = value !== undefined && !isUnreadValue(value) && !isWords(value);
      return leastTold && least !== undefined && isNumber ? atLeast(value as Amount, least) : value;
    });
    if ((from === undefined && to === undefined) || isUnreadValue(from) || isUnreadValue(to)) return [];
    if (isWords(from) || isWords(to)) return copies ? [] : worded(trait, from, to);
    if (to === undefined || (from !== undefined && compare(from as Amount, to as Amount) === 0)) return [];
    // Loyalty of what is there is how many of such counters it has, whatever is printed (Magic 306.5c).
    if (after.object.counters[trait] !== undefined) return [];
    return [{ change: 'number', trait, from: (from as Amount | undefined) ?? null, to: to as Amount }];
  });
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

function worded(trait: string, from: unknown, to: unknown): Change[] {
  const before = isWords(from) ? from : [];
  const after = isWords(to) ? to : [];
  const gained = after.filter((word) => !before.includes(word));
  const lost = before.filter((word) => !after.includes(word));
  return gained.length + lost.length === 0 ? [] : [{ change: 'words', trait, gained, lost }];
}

function values(start: Position, game: Game): ChangeMessage[] {
  const { tallies = [] } = game.catalogue;
  return valuesSince(start, game, (after) => Object.keys(after).filter((value) => !tallies.includes(value)));
}

/** Those of these values of each player that are not what they were. */
export function valuesSince(
  start: Position,
  { table }: Game,
  told: (after: Player['values']) => readonly string[],
): ChangeMessage[] {
  return table.position.players.flatMap(({ id, name, values: after }) =>
    told(after).flatMap((value): ChangeMessage[] => {
      const from = start.players[id]?.values[value] ?? 0;
      const to = after[value] ?? 0;
      return compare(from, to) === 0 ? [] : [{ say: 'value', player: name, value, from, to }];
    }),
  );
}

/** Cards that nobody knows are told apart by nothing: only their numbers change. */
function piles(start: Game, game: Game, naming: Naming): ChangeMessage[] {
  const count = ({ table: { position } }: Game, zone: string): Amount =>
    (position.zones[zone] ?? [])
      .map((id) => position.objects[id])
      .flatMap((object) => (object && object.card === null ? [object.count] : []))
      .reduce(add, 0);
  return Object.keys(game.table.position.zones).flatMap((key): ChangeMessage[] => {
    const from = count(start, key);
    const to = count(game, key);
    if (compare(from, to) === 0) return [];
    const [zone = '', holder] = key.split('/');
    const player = game.table.position.players[Number(holder)];
    return [{ say: 'pile', place: naming.place(zone, player?.id ?? null), from, to }];
  });
}
