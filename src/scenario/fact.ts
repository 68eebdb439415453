/** Whether something that a scenario expects is so, at the end of one path. */

import { toldOf } from '../evaluate/condition/comparing.js';
import { hasWord } from '../evaluate/condition/test.js';
import { viewOf } from '../evaluate/object/characteristics.js';
import { playerName } from '../explore/name/name.js';
import { isPart } from '../explore/name/outline.js';
import { effectNames, objectNames } from '../explore/name/spoken.js';
import { type Amount, add, compare } from '../ground/amount.js';
import type { ObjectId } from '../ground/id.js';
import { withhold } from '../ground/problem.js';
import type { Notice } from '../kernel/play/observer.js';
import { isSaying } from '../position/card.js';
import { zoneId } from '../position/position.js';
import type { Game } from '../rulebook/game.js';
import type { Ruleset } from '../rulebooks/definition.js';
import { countersOf } from './counters.js';
import type { Fact } from './written.js';

/** The end of a path, and how it came there. */
export interface Ending {
  readonly game: Game;
  readonly definition: Ruleset;
  /** How often this was noticed on the path. */
  times(fact: Fact): number;
}

/** Something that is noticed on the way, and where that is. */
export type Noticing = Pick<Ending, 'game' | 'definition'>;

/** Whether a fact holds. @throws {Withheld} where it speaks of something that is not there to be known */
export function holdsAt(ending: Ending, fact: Fact): boolean {
  if (typeof fact.object === 'string' && fact.happened === undefined)
    return aboutObject(ending, fact, fact.object);
  if (typeof fact.count === 'number') return compare(counted(ending, fact), fact.count) === 0;
  if (typeof fact.player === 'string' && fact.happened === undefined)
    return aboutPlayer(ending, fact, fact.player);
  const times = ending.times(fact);
  return typeof fact.times === 'number' ? times === fact.times : times > 0;
}

/** Whether a fact is about what happens on the way, rather than what there is at the end. */
export function isAboutWay({ object, happened, count, player }: Fact): boolean {
  if (typeof count === 'number') return false;
  return happened !== undefined || (typeof object !== 'string' && typeof player !== 'string');
}

/** Fields of a fact that name the thing rather than say something of it. */
const SUBJECTS = new Set(['object', 'count', 'of', 'player']);

function aboutObject(ending: Ending, fact: Fact, name: string): boolean {
  const ids = named(ending.game, name);
  // On this path it has not come to be; that it is the name of anything at all is another matter.
  if (ids.length === 0) return false;
  const alike = new Set(ids.map((id) => fits(ending, id, fact)));
  if (alike.size > 1) {
    withhold(
      'expect/which-object',
      `Several objects are called ${name}, and they differ.`,
      'Give the one that is meant a name with `as`, or use `count`.',
    );
  }
  return alike.has(true);
}

function counted(ending: Ending, fact: Fact): Amount {
  const { objects } = ending.game.table.position;
  const ids = typeof fact.of === 'string' ? named(ending.game, fact.of) : objects.map(({ id }) => id);
  return ids
    .filter((id) => fits(ending, id, fact))
    .map((id) => objects[id]?.count ?? 0)
    .reduce(add, 0);
}

/** Objects of this label, or else of this name; words that were said are none. */
function named(game: Game, name: string): ObjectId[] {
  const { objects } = game.table.position;
  const labelled = objects.filter(({ label }) => label === name);
  if (labelled.length > 0) return labelled.map(({ id }) => id);
  return objects
    .filter(({ id, card }) => !isSaying(card) && objectNames(game, id).includes(name))
    .map(({ id }) => id);
}

function fits(ending: Ending, id: ObjectId, fact: Fact): boolean {
  return Object.entries(fact).every(([key, value]) => SUBJECTS.has(key) || fitsField(ending, id, key, value));
}

function fitsField({ game, definition }: Ending, id: ObjectId, key: string, value: unknown): boolean {
  const view = viewOf(game, id);
  const { object } = view;
  switch (key) {
    case 'zone':
      return object.zone === (definition.zoneWords[String(value)] ?? value);
    case 'controller':
    case 'owner':
      return playerName(game, object[key]) === value;
    case 'counters':
      return Object.entries(value as object).every(
        ([counter, count]) => compare(countersOf(object.counters, counter), count) === 0,
      );
    case 'damage':
      return compare(object.damage, value as number) === 0;
    case 'attachedTo':
      return object.host !== null && objectNames(game, object.host).includes(String(value));
    case 'at':
      return object.at !== null && objectNames(game, object.at).includes(String(value));
    case 'faceDown':
      return object.status.includes('face down') === value;
    case 'token':
      return object.token === value;
    case 'lacks':
      return words(value).every((word) => !hasAnyWord(game, id, word));
    default:
  }
  const status = definition.statusWords[key];
  if (status !== undefined) return object.status.includes(status) === value;
  if (definition.rulebook.catalogue.traits[key]?.is === 'number') {
    const number = toldOf(game, view, key);
    return number !== null && compare(number, value as number) === 0;
  }
  return words(value).every((word) => hasWord(game, view, key, word));
}

function hasAnyWord(game: Game, id: ObjectId, word: string): boolean {
  const view = viewOf(game, id);
  return Object.entries(game.catalogue.traits).some(
    ([trait, { is }]) => is === 'words' && hasWord(game, view, trait, word),
  );
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function aboutPlayer({ game, definition }: Ending, fact: Fact, name: string): boolean {
  const player = game.table.position.players.find((one) => one.name === name);
  if (!player) return withhold('expect/unknown-player', `No player is called ${JSON.stringify(name)}.`);
  return Object.entries(fact).every(([key, value]) => {
    if (SUBJECTS.has(key)) return true;
    const zone = definition.zoneWords[key];
    if (zone !== undefined) {
      const ids = game.table.position.zones[zoneId(zone, player.id)] ?? sharedOf(game, zone, player.id);
      const count = ids.map((id) => game.table.position.objects[id]?.count ?? 0).reduce(add, 0);
      return compare(count, value as number) === 0;
    }
    const word = definition.valueWords[key] ?? key;
    if (!isPart(game)(word)) {
      return withhold(
        'expect/not-kept',
        `Nothing here asks for the ${key} of ${name}: outcomes are not told apart by that.`,
        'Expect what happened on the way instead: `happened`.',
      );
    }
    const number = player.values[word];
    if (number === undefined) {
      return withhold(
        'expect/missing-value',
        `The ${key} of ${name} is not written down.`,
        `Give ${name} ${key}.`,
      );
    }
    return compare(number, value as number) === 0;
  });
}

/** What a player controls of a zone that all share. */
function sharedOf(game: Game, zone: string, player: number): ObjectId[] {
  return (game.table.position.zones[zone] ?? []).filter(
    (id) => viewOf(game, id).object.controller === player,
  );
}

/**
 * Whether something noticed on a path undoes what a fact speaks of: what has triggered does not wait any longer, or is not
 * used. That counts where a game knows of such things: elsewhere it has triggered, whatever comes of it (Magic 603.3d).
 */
export function isUndone(game: Game, notice: Notice, { triggered }: Fact): boolean {
  if (!game.policy.lapse || (notice.notice !== 'lapsed' && notice.notice !== 'unresolved')) return false;
  const { waiting } = notice;
  return waiting !== undefined && effectNames(game, waiting.effect).includes(String(triggered));
}

/** Whether something noticed on a path is what a fact speaks of. */
export function isNoticed({ game, definition }: Noticing, notice: Notice, fact: Fact): boolean {
  switch (notice.notice) {
    case 'triggered':
      return effectNames(game, notice.waiting.effect).includes(String(fact.triggered));
    case 'applied':
      return effectNames(game, notice.effect).includes(String(fact.applied));
    case 'happened': {
      const { event } = notice;
      if (event.kind !== fact.happened) return false;
      if (
        fact.object !== undefined &&
        (event.object === null || !objectNames(game, event.object).includes(String(fact.object)))
      )
        return false;
      if (
        fact.player !== undefined &&
        (event.player === null || playerName(game, event.player) !== fact.player)
      )
        return false;
      return fact.to === undefined || event.to?.zone === definition.zoneWords[String(fact.to)];
    }
    default:
      return false;
  }
}
