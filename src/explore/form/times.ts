/**
 * What points in time say of a position: which of two continuous effects came first, what came while a group of events
 * was under way, and which abilities began to wait at the same moment. How much time went by, and when anything else
 * came, says nothing.
 */

import type { StaticAbility } from '../../ability/ability.js';
import { dependsOnItself } from '../../evaluate/object/depend.js';
import type { CardKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { Recent } from '../../ground/recent.js';
import type { LastingEffect } from '../../position/effect.js';
import type { Frame, GroupFrame } from '../../position/frame.js';
import type { Copy, GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
import { type Game, isField } from '../../rulebook/game.js';
import { perTable } from '../../table/table.js';

type Timed = GameObject | LastingEffect | GroupFrame;

/** A point in time, and what alike things have in common between which the order says nothing. */
interface Point {
  readonly since: number;
  readonly alike: string | null;
}

/** What points in time say. */
export interface Times {
  /** As much as counts of the point in time at which a thing came: its place from 1, or how many groups it came after, below. */
  of(thing: Timed): number;
}

/** They say nothing. Each is one of its own, for one state of the game. */
export function noTimes(): Times {
  return { of: () => 0 };
}

/** What they say in a state of the game, while the same groups of events are under way. */
class TimesNow implements Times {
  readonly revision: number;
  private readonly lasting: ReadonlySet<GameObject>;
  /** The places in the order of the points at which something came that has one. */
  private readonly ranks: ReadonlyMap<number, number>;
  private readonly groups: readonly number[];

  constructor(game: Game) {
    const { effects, work } = game.table.position;
    const { lasting, points: ofObjects } = bearing(game);
    this.revision = game.table.revision;
    this.lasting = lasting;
    this.groups = groupsIn(work);
    const points: Point[] = [
      ...effects.map(({ since }) => ({ since, alike: null })),
      ...ofObjects,
      ...this.groups.map((since) => ({ since, alike: null })),
    ];
    points.sort((a, b) => a.since - b.since);
    let rank = 0;
    let last: Point | undefined;
    const ranks = new Map<number, number>();
    for (const point of points) {
      const { since, alike } = point;
      const same = last && (last.since === since || (alike !== null && last.alike === alike));
      if (!same) rank += 1;
      last = point;
      if (!ranks.has(since)) ranks.set(since, rank);
    }
    this.ranks = ranks;
  }

  of(thing: Timed): number {
    const { since } = thing;
    if (!('zone' in thing) || this.lasting.has(thing)) return this.ranks.get(since) ?? 0;
    let groups = 0;
    for (const group of this.groups) if (group < since) groups += 1;
    return -groups;
  }

  /** Whether they say the same now. */
  isNow({ table }: Game): boolean {
    if (table.revision !== this.revision) return false;
    let at = 0;
    for (const frame of table.position.work)
      if (frame.frame === 'group' && frame.since !== this.groups[at++]) return false;
    return at === this.groups.length;
  }
}

function groupsIn(work: readonly Frame[]): number[] {
  return flat(work, (frame) => (frame.frame === 'group' ? [frame.since] : []));
}

const timesIn = perTable(() => new Recent<number, TimesNow>(16));

/** What points in time say where the game stands: found once as long as nothing changes that they rest on. */
export function timesOf(game: Game): Times {
  const latest = timesIn(game.table);
  const known = latest.get(game.table.revision);
  return known?.isNow(game) ? known : latest.set(game.table.revision, new TimesNow(game));
}

/** Of the moments at which abilities began to wait, and the one at hand, in their order, the place of one. */
export function placeOf(moment: number, { waiting, moment: now }: Position): number {
  const moments = new Set([...waiting.map((one) => one.moment), now]);
  if (!moments.has(moment)) return -1;
  return [...moments].filter((other) => other < moment).length;
}

/** The objects that have continuous effects where they are, and when those came. */
interface Bearing {
  readonly revision: number;
  readonly lasting: ReadonlySet<GameObject>;
  readonly points: readonly Point[];
}

/** The same as long as no object and no effect changes. */
const bearingIn = perTable((): { now: Bearing | null } => ({ now: null }));

function bearing(game: Game): Bearing {
  const { table } = game;
  const known = bearingIn(table);
  if (known.now?.revision === table.revision) return known.now;
  const lasting = table.position.objects.filter((object) => lasts(game, object));
  const points = lasting.map((object) => ({ since: object.since, alike: likeness(game, object) }));
  known.now = { revision: table.revision, lasting: new Set(lasting), points };
  return known.now;
}

/** Whether an object has continuous effects where it is, or may be given some: of those the order counts. */
function lasts(game: Game, object: GameObject): boolean {
  const { copy, counters, zone } = object;
  const onField = isField(game, zone);
  if (onField && (game.table.registry.lendsStatics || Object.keys(counters).length > 0)) return true;
  if (copy && copy.except.length > 0) return true;
  return staticsOf(game, object).some(({ zone: where }) => onField || where !== undefined);
}

/** The static abilities that stand on what an object is, or is a copy of; and on what it is again later. */
function staticsOf({ table }: Game, { card, copy }: GameObject): StaticAbility[] {
  return flat(cardsOf(card, copy), (key) =>
    flat(table.registry.ofCard(key), ({ ability }) => (ability.ability === 'static' ? [ability] : [])),
  );
}

function cardsOf(card: CardKey | null, copy: Copy | null): readonly CardKey[] {
  if (copy === null) return card === null ? [] : [card];
  const now = copy.card === null ? [] : [copy.card];
  return copy.until === undefined ? now : [...now, ...cardsOf(card, copy.beneath ?? null)];
}

/**
 * What an object has in common with those between which the order says nothing: their effects are the same. Null for
 * one that speaks of others, for its effects depend on them; for one whose effects are not the same any more once
 * another's have been applied; and where some have effects that do not stand on them.
 */
function likeness(game: Game, object: GameObject): string | null {
  const { card, owner, controller, zone, holder, status, counters, damage, chosen, copy, token, label } =
    object;
  if (object.host !== null || object.at !== null) return null;
  if (Object.keys(object.linked).length > 0 || Object.values(chosen).some((one) => 'objects' in one))
    return null;
  if (game.table.registry.lendsStatics || staticsOf(game, object).some(dependsOnItself)) return null;
  return JSON.stringify([
    card,
    owner,
    controller,
    zone,
    holder,
    status,
    counters,
    damage,
    chosen,
    copy,
    token,
    label,
  ]);
}
