/**
 * What looks at an event. Looked up by the event's kind: abilities about any object in the index, abilities about the
 * very object at that object (an arriving one being looked at as it would arrive).
 */

import type { Ability } from '../../ability/ability.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import type { EffectKey, EventKind, Zone } from '../../ground/id.js';
import { added, grown } from '../../ground/list.js';
import { once } from '../../ground/once.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, isOff } from '../../rulebook/game.js';
import { type Entry, eachShelf, type Shelf } from '../../table/index.js';
import { giver, isOf, type Keyed } from '../../table/registry.js';
import { perTable } from '../../table/table.js';
import type { View } from '../../table/view.js';
import { concernsItself, eventKeys, type WatchKey, watched } from '../../table/watch.js';
import { isOfAnotherSort } from './another-sort.js';
import { type AtObject, fromLasting, type Watcher } from './at-object.js';
import { borrowed, havingFrom } from './lent.js';
import { ofObject } from './of-object.js';
import { lostBy } from './unheld.js';

/** Whether an effect was made by something that was carried out, and lasts. */
export function isLasting(effect: EffectKey): boolean {
  return effect.startsWith('e');
}

/** Where one looks for what looks at events of one kind that lead to one zone, or to none. */
interface Lookout {
  readonly kinds: readonly EventKind[];
  readonly keys: readonly WatchKey[];
}

/** The kinds as which events of one kind may be watched, and where one looks by the zone that they lead to. */
interface Lookouts {
  readonly kinds: readonly EventKind[];
  readonly to: Map<Zone | null, Lookout>;
}

type Watched = { readonly [shelf in Shelf]: Map<EventKind, Lookouts> };

/** Of a rulebook: made once for each kind of event, so that what is sorted out by it need not be again. */
const watchedBy = once((_: Game['catalogue']): Watched => eachShelf(() => new Map()));

/** What was found, as long as no object and no effect changes: the same event is looked at again and again. */
interface Found {
  readonly revision: number;
  readonly watchers: readonly Watcher[];
}

class Looking {
  readonly found = new Map<Lookout, Found>();
  private watched: Watched | null = null;

  at({ catalogue }: Game, shelf: Shelf, kind: EventKind): Lookouts {
    this.watched ??= watchedBy(catalogue);
    const known = this.watched[shelf].get(kind);
    if (known) return known;
    const { views = [], foretells = [] } = catalogue.events[kind] ?? {};
    const kinds = [kind, ...views, ...(shelf === 'replacement' ? foretells : [])];
    const lookouts: Lookouts = { kinds, to: new Map() };
    this.watched[shelf].set(kind, lookouts);
    return lookouts;
  }
}

const lookingIn = perTable(() => new Looking());

function lookoutFor(game: Game, looking: Looking, shelf: Shelf, event: GameEvent): Lookout {
  const { kinds, to } = looking.at(game, shelf, event.kind);
  const zone = event.to === null ? null : event.to.zone;
  const known = to.get(zone);
  if (known) return known;
  const lookout: Lookout = { kinds, keys: eventKeys(event, kinds) };
  to.set(zone, lookout);
  return lookout;
}

/** The kinds as which an event may be watched, by effects that replace or by other abilities. */
export function kindsOf(game: Game, { kind }: GameEvent, ability: Ability['ability']): readonly EventKind[] {
  const shelf = ability === 'replacement' ? ability : 'triggered';
  return lookingIn(game.table).at(game, shelf, kind).kinds;
}

/** Every ability of a shelf that looks at events of this kind. */
export function watchers(
  game: Game,
  shelf: Shelf,
  event: GameEvent,
  subject: View | null,
): readonly Watcher[] {
  const looking = lookingIn(game.table);
  const lookout = lookoutFor(game, looking, shelf, event);
  const watching = fromIndex(game, looking, shelf, lookout);
  const own = subject ? atObject(game, shelf, lookout.kinds, subject, event) : NONE;
  // What is found at the object to which it happens is not found again at one that does it to itself.
  if (event.other === null || event.other === event.object) return joined(watching, own);
  const { mutual = false } = game.catalogue.events[event.kind] ?? {};
  const doing = atObject(game, shelf, lookout.kinds, viewOf(game, event.other), event).filter((watcher) => {
    const { object, bothWays } = watched(watcher.keyed.ability) ?? {};
    return mutual || bothWays !== undefined || object === undefined;
  });
  return joined(joined(watching, own), doing);
}

function joined(some: readonly Watcher[], others: readonly Watcher[]): readonly Watcher[] {
  if (others.length === 0) return some;
  return some.length === 0 ? others : [...some, ...others];
}

/** Whether what looks at events of several kinds has been found already: an event can be watched as more than one of them. */
function isAgain(found: readonly Watcher[], { keyed, effect }: Watcher): boolean {
  return watched(keyed.ability)?.either !== undefined && found.some((one) => one.effect === effect);
}

function fromIndex(game: Game, { found }: Looking, shelf: Shelf, lookout: Lookout): readonly Watcher[] {
  const { revision, index, registry } = game.table;
  if (index.isBare(shelf) && !registry.borrows) return NONE;
  const known = found.get(lookout);
  if (known?.revision === revision) return known.watchers;
  let watchers: Watcher[] = [];
  for (const key of lookout.keys) {
    for (const entry of index.watching(shelf, key))
      for (const watcher of fromEntry(game, entry))
        if (!isAgain(watchers, watcher)) watchers = grown(watchers, watcher);
    if (registry.borrows)
      for (const watcher of borrowed(game, shelf, key))
        if (!isAgain(watchers, watcher)) watchers = grown(watchers, watcher);
  }
  found.set(lookout, { revision, watchers });
  return watchers;
}

const NONE: readonly Watcher[] = [];

/** The abilities that are only about the object that has them, and what the rules say of its sort. */
function atObject(
  game: Game,
  shelf: Shelf,
  kinds: readonly EventKind[],
  view: View,
  event: GameEvent,
): readonly Watcher[] {
  const own = about(view.abilities, shelf, kinds);
  const said = about(game.table.registry.standing, shelf, kinds);
  if (own.length === 0 && said.length === 0) return NONE;
  let found: readonly Watcher[] = NONE;
  for (const keyed of own) found = added(found, ofObject(game, keyed, view));
  for (const keyed of said) {
    if (!isOfAnotherSort(game, keyed, event, view) && !isOff(game, keyed.rule))
      found = added(found, ofObject(game, keyed, view));
  }
  return found;
}

type Sorted = { readonly [shelf in Shelf]: Map<readonly EventKind[], readonly Keyed[]> };

/** Long lists of abilities that stay as they are: sorted once by what they look at. */
const sorted = once((_: readonly Keyed[]): Sorted => eachShelf(() => new Map()));

const NOTHING: readonly never[] = [];

/** To go through so few abilities takes no longer than to look up what was found. */
const FEW = 4;

/** Of abilities, those that are only about their own object and look at events of these kinds. */
function about<One extends Keyed>(
  abilities: readonly One[],
  shelf: Shelf,
  kinds: readonly EventKind[],
): readonly One[] {
  if (abilities.length === 0) return abilities;
  if (abilities.length <= FEW) return thoseAbout(abilities, shelf, kinds);
  const known = sorted(abilities);
  const found = known[shelf].get(kinds) as readonly One[] | undefined;
  if (found) return found;
  const those = thoseAbout(abilities, shelf, kinds);
  known[shelf].set(kinds, those);
  return those;
}

function thoseAbout<One extends Keyed>(
  abilities: readonly One[],
  shelf: Shelf,
  kinds: readonly EventKind[],
): readonly One[] {
  let found: readonly One[] = NOTHING;
  let count = 0;
  for (const one of abilities) {
    if (!isAbout(one, shelf, kinds)) continue;
    found = added(found, one);
    count += 1;
  }
  return count === abilities.length ? abilities : found;
}

function isAbout({ ability }: Keyed, shelf: Shelf, kinds: readonly EventKind[]): boolean {
  const act = ability.ability === shelf ? watched(ability) : null;
  if (!act || !concernsItself(ability)) return false;
  if (!act.either) return kinds.includes(act.event);
  return act.either.some(({ event }) => kinds.includes(event));
}

/** Abilities that would look at an event, were it not that the object on which they are printed has lost them. */
export function* lost(game: Game, shelf: Shelf, event: GameEvent, subject: View | null): Generator<AtObject> {
  const { index, registry } = game.table;
  for (const key of lookoutFor(game, lookingIn(game.table), shelf, event).keys) {
    for (const { ability, source, lasting, granted } of index.watching(shelf, key)) {
      if (source === null || lasting !== null || granted !== null) continue;
      yield* lostBy(game, { key: ability, ability: registry.ability(ability) }, viewOf(game, source));
    }
  }
  if (!subject) return;
  // A copy has lost what is printed on its own card.
  const { card, copy } = subject.object;
  for (const one of new Set([card, copy?.card ?? card])) {
    for (const keyed of registry.ofCard(one)) {
      if (keyed.ability.ability === shelf && concernsItself(keyed.ability))
        yield* lostBy(game, keyed, subject);
    }
  }
}

function fromEntry(game: Game, entry: Entry): readonly Watcher[] {
  const { granted, lasting, source } = entry;
  if (granted !== null) return havingFrom(game, granted, giver(source, lasting));
  if (lasting !== null) return fromLasting(game, entry, lasting);
  if (source === null) return NONE;
  const view = viewOf(game, source);
  const keyed = view.abilities.find((one) => isOf(one, entry.ability));
  return keyed ? [ofObject(game, keyed, view)] : NONE;
}
