/** Taking up a position that comes from somewhere else: nothing in it is believed before it has been looked at. */

import { dataKey } from '../../ground/data.js';
import type { PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { type Position, zoneId } from '../../position/position.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { theirs } from '../guarded.js';
import { invalid, refuseMistaken, unknownVersion } from '../mistaken.js';
import { isMistaken, open } from '../open.js';
import { NOWHERE } from '../play/hands.js';
import type { Observer } from '../play/observer.js';
import type { Play } from '../play/play.js';
import { advance } from '../step.js';
import { recordAt, Unfit } from './form.js';
import { savedForm } from './saved.js';

/** Records and lists inside one another. */
const MOST_DEPTH = 100;
/** Values of a position. */
const MOST_PARTS = 500_000;
/** Characters of a text. */
const LONGEST_TEXT = 100_000;

/**
 * Takes up a saved position, such as `JSON.parse` gives it, wherever it comes from. The value given is left alone. The
 * decision in hand is in hand again; `observer` is told what goes on from here.
 *
 * @throws {Withheld} `position/format` where it is written in another form than this one; `position/game` and
 * `position/version` where it is of another game, or of rules that the game does not have; `position/invalid` where it
 * is no position at all. What is well formed and cannot be is found out as it is played: then `advance` and `answer`
 * throw `position/invalid`, too.
 * @example
 * restore(magic.rulebook, save(play)).table.position.turn; // => start.turn
 * restore(magic.rulebook, { ...start, objects: 'many' }); // throws position/invalid
 * restore(magic.rulebook, { format: 1 }); // throws position/format
 */
export function restore(rulebook: Rulebook, saved: unknown, observer: Observer | null = null): Play {
  const position = checked(rulebook, saved);
  const play = unasked(rulebook, position);
  const taken = { ...play, observer: observer && theirs(observer) };
  if (position.decision === null) return taken;
  advance(play);
  if (dataKey(play.table.position) !== dataKey(position))
    invalid('decision should be the one that comes up here', ['decision']);
  play.table.journal.forget();
  return taken;
}

/** The position with nobody asked anything: whoever must be asked is found anew. */
function unasked(rulebook: Rulebook, position: Position): Play {
  try {
    return { ...open(rulebook, structuredClone({ ...position, decision: null })), foreign: true };
  } catch {
    return invalid('its parts should fit together');
  }
}

function checked(rulebook: Rulebook, saved: unknown): Position {
  try {
    limited(saved, [], { left: MOST_PARTS });
    const { format, game, rules, objects, players, cards } = recordAt(saved, []);
    if (isMistaken(rulebook, { format, game })) refuseMistaken(rulebook, { format, game });
    if (typeof rules !== 'string' || !rulebook.versions.includes(rules)) unknownVersion(rulebook, rules);
    const extent = { objects: sizeOf(objects), players: sizeOf(players), cards: recordAt(cards, ['cards']) };
    savedForm(rulebook, extent)(saved, []);
    const position = saved as Position;
    consistent(rulebook, position);
    return position;
  } catch (error) {
    if (error instanceof Unfit) return invalid(error.message, error.path);
    throw error;
  }
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Whether a value is plain data and not too much of it. */
function limited(value: unknown, path: readonly PropertyKey[], budget: { left: number }): void {
  budget.left -= 1;
  if (budget.left < 0) throw new Unfit([], `no more than ${MOST_PARTS} values`);
  if (path.length > MOST_DEPTH) throw new Unfit([], `no more than ${MOST_DEPTH} levels deep`);
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) throw new Unfit(path, `text of ${LONGEST_TEXT} characters at most`);
    return;
  }
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Unfit(path, 'a whole number');
    return;
  }
  if (typeof value !== 'object') {
    if (typeof value !== 'boolean') throw new Unfit(path, 'plain data');
    return;
  }
  if (value === null) return;
  for (const key of Object.keys(value)) {
    if (!Array.isArray(value) && key in Object.prototype) throw new Unfit([...path, key], 'another key');
    limited(
      (value as { [key: string]: unknown })[key],
      [...path, Array.isArray(value) ? Number(key) : key],
      budget,
    );
  }
}

/** Whether what stands twice says the same both times. */
function consistent(rulebook: Rulebook, position: Position): void {
  const { cards, players, objects, work } = position;
  for (const [key, card] of Object.entries(cards))
    if (card.key !== key) throw new Unfit(['cards', key, 'key'], key);
  numbered(players, 'players');
  numbered(objects, 'objects');
  lying(rulebook, position);
  for (const [index, frame] of work.entries()) {
    const nodes = frame.frame === 'group' ? frame.nodes.map(({ id }) => id) : [];
    if (new Set(nodes).size < nodes.length) throw new Unfit(['work', index, 'nodes'], 'events told apart');
  }
}

function numbered(list: readonly { readonly id: number }[], name: string): void {
  for (const [index, { id }] of list.entries())
    if (id !== index) throw new Unfit([name, index, 'id'], String(index));
}

/** Every object lies in the zone that it says, and nowhere else. */
function lying({ catalogue }: Rulebook, { players, objects, zones, shuffled, unlisted }: Position): void {
  const owners: readonly (PlayerId | null)[] = players.map(({ id }) => id);
  const places = flat(Object.entries(catalogue.zones), ([zone, { shared }]) =>
    (shared ? [null] : owners).map((holder) => [zoneId(zone, holder), { zone, holder }] as const),
  );
  const piles = new Map(places);
  for (const name of piles.keys())
    if (!Object.hasOwn(zones, name)) throw new Unfit(['zones', name], 'a list');
  for (const [field, named] of Object.entries({ zones, shuffled, unlisted }))
    for (const name of Object.keys(named))
      if (!piles.has(name)) throw new Unfit([field, name], 'a zone of one of the players');
  const seen = new Set<number>();
  for (const [name, ids] of Object.entries(zones)) {
    const pile = piles.get(name);
    for (const id of ids) {
      const object = objects[id];
      if (object?.zone !== pile?.zone || object?.holder !== pile?.holder || seen.has(id))
        throw new Unfit(['zones', name], 'a list of what is there, each object once');
      seen.add(id);
    }
  }
  for (const { id, zone } of objects)
    if (zone !== NOWHERE && !seen.has(id)) throw new Unfit(['objects', id, 'zone'], 'the zone that has it');
}
