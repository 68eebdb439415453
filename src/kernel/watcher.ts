/**
 * What looks at an event. Looked up by the event's kind: abilities about any object in the index, abilities about the
 * very object at that object (an arriving one being looked at as it would arrive).
 */

import type { Ability } from '../ability/ability.js';
import { viewOf } from '../evaluate/characteristics.js';
import type { EffectKey, EventKind } from '../ground/id.js';
import { envWith } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import { type Game, isOff } from '../rulebook/game.js';
import type { Entry, Shelf } from '../table/index.js';
import { giver, isOf, type Keyed } from '../table/registry.js';
import { perTable } from '../table/table.js';
import type { View } from '../table/view.js';
import { concernsItself, eventKeys, type WatchKey, watched } from '../table/watch.js';
import { ofObject, saying, type Watcher } from './at-object.js';
import { borrowed, havingFrom } from './lent.js';

/** Whether an effect was made by something that was carried out, and lasts. */
export function isLasting(effect: EffectKey): boolean {
  return effect.startsWith('e');
}

/** The kinds as which an event may be watched, by effects that replace or by other abilities. */
export function kindsOf(
  { catalogue }: Game,
  { kind }: GameEvent,
  ability: Ability['ability'],
): readonly EventKind[] {
  const replaces = ability === 'replacement';
  const those = replaces ? kindsReplaced : kindsIn;
  const known = those.get(catalogue) ?? new Map<EventKind, readonly EventKind[]>();
  those.set(catalogue, known);
  const { views = [], foretells = [] } = catalogue.events[kind] ?? {};
  const found = known.get(kind) ?? [kind, ...views, ...(replaces ? foretells : [])];
  known.set(kind, found);
  return found;
}

type KindsByCatalogue = WeakMap<Game['catalogue'], Map<EventKind, readonly EventKind[]>>;

/** Made once for each kind, so that what is sorted out by them need not be again. */
const kindsIn: KindsByCatalogue = new WeakMap();
const kindsReplaced: KindsByCatalogue = new WeakMap();

/** Every ability of a shelf that looks at events of this kind. */
export function watchers(
  game: Game,
  shelf: Shelf,
  event: GameEvent,
  subject: View | null,
): readonly Watcher[] {
  const kinds = kindsOf(game, event, shelf);
  const watching: Watcher[] = [];
  for (const key of eventKeys(event, kinds))
    for (const watcher of fromIndex(game, shelf, key))
      if (!isAgain(watching, watcher)) watching.push(watcher);
  if (subject) addFromObject(watching, game, shelf, kinds, subject);
  // What is found at the object to which it happens is not found again at one that does it to itself.
  if (event.other === null || event.other === event.object) return watching;
  const { mutual = false } = game.catalogue.events[event.kind] ?? {};
  const doing: Watcher[] = [];
  addFromObject(doing, game, shelf, kinds, viewOf(game, event.other));
  for (const watcher of doing) {
    const { object, bothWays } = watched(watcher.keyed.ability) ?? {};
    if (mutual || bothWays !== undefined || object === undefined) watching.push(watcher);
  }
  return watching;
}

/** Whether what looks at events of several kinds has been found already: an event can be watched as more than one of them. */
function isAgain(found: readonly Watcher[], { keyed, effect }: Watcher): boolean {
  return watched(keyed.ability)?.either !== undefined && found.some((one) => one.effect === effect);
}

/** What was found, as long as no object and no effect changes: the same event is looked at again and again. */
interface Found {
  readonly revision: number;
  readonly watchers: readonly Watcher[];
}

const inIndex = perTable(() => new Map<string, Found>());

function fromIndex(game: Game, shelf: Shelf, key: WatchKey): readonly Watcher[] {
  const { table } = game;
  const entries = table.index.watching(shelf, key);
  if (entries.length === 0 && !table.registry.borrows) return NONE;
  const places = inIndex(table);
  const place = `${shelf}:${key}`;
  const known = places.get(place);
  if (known?.revision === table.revision) return known.watchers;
  const watchers: Watcher[] = [];
  for (const entry of entries) watchers.push(...fromEntry(game, entry));
  if (table.registry.borrows) watchers.push(...borrowed(game, shelf, key));
  places.set(place, { revision: table.revision, watchers });
  return watchers;
}

const NONE: readonly Watcher[] = [];

/** Adds the abilities that are only about the object that has them, and what the rules say of it. */
function addFromObject(
  to: Watcher[],
  game: Game,
  shelf: Shelf,
  kinds: readonly EventKind[],
  view: View,
): void {
  for (const keyed of about(view.abilities, shelf, kinds)) to.push(ofObject(game, keyed, view));
  for (const keyed of about(game.table.registry.standing, shelf, kinds)) {
    if (!isOff(game, keyed.rule)) to.push(ofObject(game, keyed, view));
  }
}

type Sorted = { readonly [shelf in Shelf]: Map<readonly EventKind[], readonly Keyed[]> };

/** Long lists of abilities that stay as they are: sorted once by what they look at. */
const sorted = new WeakMap<readonly Keyed[], Sorted>();

/** To go through so few abilities takes no longer than to look up what was found. */
const FEW = 4;

/** Of abilities, those that are only about their own object and look at events of these kinds. */
function about<One extends Keyed>(
  abilities: readonly One[],
  shelf: Shelf,
  kinds: readonly EventKind[],
): readonly One[] {
  if (abilities.length === 0) return abilities;
  const looks = ({ ability }: Keyed): boolean => {
    const kind = ability.ability === shelf ? watched(ability)?.event : undefined;
    return kind !== undefined && kinds.includes(kind) && concernsItself(ability);
  };
  if (abilities.length <= FEW) return abilities.some(looks) ? abilities.filter(looks) : [];
  const known = sorted.get(abilities) ?? { replacement: new Map(), triggered: new Map(), cannot: new Map() };
  sorted.set(abilities, known);
  const found = known[shelf].get(kinds) as readonly One[] | undefined;
  if (found) return found;
  const those = abilities.filter(looks);
  known[shelf].set(kinds, those);
  return those;
}

/** Abilities of an object that is only arriving: they look at what happens once it is there. */
export function* toCome(game: Game, shelf: Shelf, view: View): Generator<Watcher> {
  for (const keyed of view.abilities) {
    if (keyed.ability.ability === shelf && !concernsItself(keyed.ability)) yield ofObject(game, keyed, view);
  }
}

/** Abilities that would look at an event, were it not that the object on which they are printed has lost them. */
export function* lost(game: Game, shelf: Shelf, event: GameEvent, subject: View | null): Generator<Watcher> {
  const { index, registry } = game.table;
  for (const key of eventKeys(event, kindsOf(game, event, shelf))) {
    for (const { ability, source, lasting, granted } of index.watching(shelf, key)) {
      if (source === null || lasting !== null || granted !== null) continue;
      yield* lostBy(game, { key: ability, ability: registry.ability(ability) }, viewOf(game, source));
    }
  }
  if (!subject) return;
  // A copy has lost what is printed on its own card.
  const { card, copy } = subject.object;
  for (const one of new Set([card, copy?.card ?? card])) {
    for (const keyed of one === null ? [] : registry.ofCard(one)) {
      if (keyed.ability.ability === shelf && concernsItself(keyed.ability))
        yield* lostBy(game, keyed, subject);
    }
  }
}

function lostBy(game: Game, keyed: Keyed, view: View): readonly Watcher[] {
  const has = view.abilities.some((one) => isOf(one, keyed.key));
  const untold = game.policy.conceals === undefined && game.catalogue.concealed(view.object) !== null;
  return has || untold ? NONE : [ofObject(game, keyed, view)];
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

function fromLasting(game: Game, { ability: key }: Entry, id: number): readonly Watcher[] {
  const lasting = game.table.position.effects.find((effect) => effect.id === id);
  const rule = game.table.registry.ruleOf(key);
  if (!lasting || (rule !== null && isOff(game, rule))) return NONE;
  const { source, stint, controller: you, refs, since, aimed } = lasting;
  const keyed = { key, ability: game.table.registry.ability(key) };
  const effect = `e${id}:${key}` as EffectKey;
  const said = saying(you, source, stint, key, refs);
  const env = aimed ? envWith(said, { aimed }) : said;
  return [{ effect, keyed, source, lasting: id, env, since }];
}
